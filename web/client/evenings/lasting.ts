// Asks the browser for persistent storage: without it browsers delete page storage when space is
// short, and Safari after a week without a visit. Plain http cannot ask (2026).
import { keep, kept } from '../../ui/storage.ts'

/**
 * Called when the first thing is stored, so that a browser that asks its user shows a question with
 * a visible reason.
 */
export const askToLast = (): void => void navigator.storage?.persist?.().catch(() => false)

const COPIED = 'boxside copied'
export const noteCopy = (): void => keep(COPIED, true)

/** Whether the browser may delete what is stored and no copy of it exists. */
export const mayBeCleared = async (): Promise<boolean> => {
  const lasts = (await navigator.storage?.persisted?.().catch(() => false)) ?? false
  return !lasts && !kept(COPIED)
}
