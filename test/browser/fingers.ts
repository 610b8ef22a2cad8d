// A control that a nervous finger taps twice, at a table where it lies before a seat; each game
// lists its own, found by file name.
import type { Locator, Page } from 'playwright-core'
import type { Played } from './program.ts'

export interface Place {
  table: Played
  seat: number
  seq: number
}

export interface Control {
  name: string
  table(): Promise<Place>
  // after whatever one taps before it; the first one counts
  find(page: Page): Locator | Promise<Locator>
  moves?: number // that one tap makes, if not one
  shows?(page: Page): Locator // it makes no move: what stands there after both taps
}

/** The seat that a table waits for. */
export const at = (
  table: Played,
  { seq, waiting }: { seq: number; waiting: readonly number[] },
): Place => ({
  table,
  seat: waiting[0]!,
  seq,
})
