// Requests persistent storage from the browser. Otherwise browsers delete a page's data when space
// is short, and Safari deletes the data after a week without a visit. Plain http cannot request it
// (2026).
import { keep, kept } from '../../ui/storage.ts'

/**
 * Requests persistent storage. Called when the first data is stored, because some browsers then ask
 * the person, who should see a reason for the question.
 */
export const askToLast = (): void => void navigator.storage?.persist?.().catch(() => false)

const COPIED = 'boxside copied'
export const noteCopy = (): void => keep(COPIED, true)

/** Returns whether the browser may delete the stored games, and no copy of them was saved. */
export const mayBeCleared = async (): Promise<boolean> => {
  const lasts = (await navigator.storage?.persisted?.().catch(() => false)) ?? false
  return !lasts && !kept(COPIED)
}
