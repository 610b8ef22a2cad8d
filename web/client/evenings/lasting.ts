// Browsers clear what pages keep when room is short, and Safari after a week without a visit,
// unless they promise not to. Plain http (2026) gets no promise.
import { keep, kept } from '../../ui/storage.ts'

/** Asked when the first thing is kept: a browser that asks its owner asks for something then. */
export const askToLast = (): void => void navigator.storage?.persist?.().catch(() => false)

const COPIED = 'boxside copied'
export const noteCopy = (): void => keep(COPIED, true)

/** Whether what is kept here may go one day, and there is no copy of it. */
export const mayBeCleared = async (): Promise<boolean> => {
  const lasts = (await navigator.storage?.persisted?.().catch(() => false)) ?? false
  return !lasts && !kept(COPIED)
}
