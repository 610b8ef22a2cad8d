// Le Camino beside the box: people count both ways by hand and compare, or trace the real pieces on
// a grid.
import { lift } from '../../companion.ts'
import { type Entry, entry } from '../rules/entry.ts'
import { standingsOf } from '../rules/ranking.ts'
import { sidesFor } from '../rules/sides.ts'
import { check } from './entries.ts'
import { blank, end, enter } from './ledger.ts'
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
    // Computed only when read, so that a replay of a long game does not compute it for every entry.
    get reckoning() {
      return depth === 'trace' ? reckoned({ variant, board }, starts) : undefined
    },
  }),
  prompts,
  check,
  enter,
  standings: ({ over, seats }) => standingsOf(over!.lengths, seats),
  end,
  done: ({ over }) => over !== undefined,
  sides: sidesFor,
})
