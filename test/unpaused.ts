// Bots without the pause that lets people see what was done, for who need not wait for it.
import { MOMENT, PAUSE } from '../durable/bots.ts'

/** Takes the pause away in this isolate, and returns the way back. */
export const unpause = (): (() => void) => {
  const later = globalThis.setTimeout
  const set = (setTimeout: unknown) => Object.assign(globalThis, { setTimeout })
  set((act: () => void, wait: number) => later(act, wait === PAUSE || wait === MOMENT ? 0 : wait))
  return () => set(later)
}
