// A control for a test of double taps, at a table where a seat can tap it. Each game lists its own,
// found by file name.
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
  // after the taps that lead to it; the first match counts
  find(page: Page): Locator | Promise<Locator>
  moves?: number // moves that one tap makes, if not one
  shows?(page: Page): Locator // for a control that makes no move: what is shown after both taps
}

/** Returns the seat that a table waits for. */
export const at = (
  table: Played,
  { seq, waiting }: { seq: number; waiting: readonly number[] },
): Place => ({
  table,
  seat: waiting[0]!,
  seq,
})
