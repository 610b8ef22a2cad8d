// Removes the pause of bots, which only people need.
import { MOMENT, PAUSE, WEIGHTY } from '../durable/bots.ts'

const pauses = [PAUSE, WEIGHTY, MOMENT]

/** Removes the pause in this isolate. Returns the function that restores it. */
export const unpause = (): (() => void) => {
  const later = globalThis.setTimeout
  const set = (setTimeout: unknown) => Object.assign(globalThis, { setTimeout })
  set((act: () => void, wait: number) => later(act, pauses.includes(wait) ? 0 : wait))
  return () => set(later)
}
