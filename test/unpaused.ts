// Removes the pause of bots, which only people need.
import { MOMENT, PAUSE } from '../durable/bots.ts'

/** Removes the pause in this isolate. Returns the function that restores it. */
export const unpause = (): (() => void) => {
  const later = globalThis.setTimeout
  const set = (setTimeout: unknown) => Object.assign(globalThis, { setTimeout })
  set((act: () => void, wait: number) => later(act, wait === PAUSE || wait === MOMENT ? 0 : wait))
  return () => set(later)
}
