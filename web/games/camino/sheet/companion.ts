// Le Camino beside the box: both ways counted by hand and compared, or traced on the board's grid;
// the pieces stay real.
import { lift } from '../../companion.ts'
import { type Entry, entry } from '../rules/entry.ts'
import { standingsOf } from '../rules/ranking.ts'
import { sidesFor } from '../rules/sides.ts'
import { check } from './entries.ts'
import { blank, enter } from './ledger.ts'
import { prompts } from './prompts.ts'
import { reckoned } from './reckoning.ts'
import { type Options, options, type Sheet, type View } from './state.ts'

export const companion = lift<Sheet, View, Entry, Options>({
  version: 1,
  options,
  entry,
  blank,
  open: true,
  view: ({ seats, first, starts, board, pens, counts, over, options: { depth, variant } }) => ({
    seats,
    first,
    starts,
    board,
    pens,
    counts,
    over,
    // Worked out only where somebody reads it: playing a long evening again does not.
    get reckoning() {
      return depth === 'trace' ? reckoned({ variant, board }, starts) : undefined
    },
  }),
  prompts,
  check,
  enter,
  standings: ({ over, seats }) => standingsOf(over!.lengths, seats),
  done: ({ over }) => over !== undefined,
  sides: sidesFor,
})
