// The board copied onto the sheet: what people beside a real box would trace, or count at the end,
// for each fact.

import type { Entry } from '../../../web/games/camino/rules/entry.ts'
import { corners, frameOf } from '../../../web/games/camino/rules/pieces.ts'
import { placeOf } from '../../../web/games/camino/rules/places.ts'
import { sideOfSeat } from '../../../web/games/camino/rules/sides.ts'
import type { Event, State } from '../../../web/games/camino/rules/state.ts'
import { lengthOf } from '../../../web/games/camino/sheet/ledger.ts'
import type { Options, Sheet } from '../../../web/games/camino/sheet/state.ts'
import { gridOf } from '../../../web/games/camino/solver/grid.ts'
import type { Seat } from '../../../web/games/game.ts'
import type { Copy, Entered } from '../../laws/copy.ts'

// The first piece says who began, and in which corner.
const begins = (
  { options: { variant }, starts }: State,
  seat: Seat,
  at: number,
): Entered<Entry>[] => {
  if (starts.some(start => start !== null)) return []
  const { columns, rows } = frameOf(variant)
  const corner = corners[gridOf(columns, rows).corners.indexOf(at)]!
  return [{ seat, entry: { kind: 'begins', first: seat, corner } }]
}

// Both sides count both ways; the second one first errs by two squares on the first way, and takes
// the other's figure over.
const counts = ({ ways }: Extract<Event, { kind: 'ended' }>): Entered<Entry>[] => {
  const [one, other] = ways.map(lengthOf)
  const count = (seat: Seat, whose: Seat, more = 0): Entered<Entry> => {
    const { squares, obstacles } = whose === 0 ? one! : other!
    return { seat, entry: { kind: 'counts', whose, squares: squares + more, obstacles } }
  }
  const takesOver: Entered<Entry> = { seat: 1, entry: { kind: 'takes-over', whose: 0 } }
  return [count(0, 0), count(1, 1), count(1, 0, 2), count(0, 1), takesOver]
}

const entries = (event: Event, before: State, { depth }: Options): Entered<Entry>[] => {
  if (event.kind === 'laid' || event.kind === 'completed') {
    const { seat, piece, turns, at } = event
    const put: Entry = { kind: 'piece', piece, turns, ...placeOf(before.options.variant, at) }
    return [...begins(before, seat, at), ...(depth === 'trace' ? [{ seat, entry: put }] : [])]
  }
  if (event.kind !== 'ended') return []
  return depth === 'count'
    ? counts(event)
    : [{ seat: 0, entry: { kind: 'close', how: event.how === 'stuck' ? 'stuck' : 'agreed' } }]
}

export const copy: Copy<State, Event, Sheet, Entry, Options> = {
  sheets: ({ options: { variant } }) => [
    { depth: 'trace', variant },
    { depth: 'count', variant },
  ],
  entries: (event, before, _, options) => entries(event, before, options),
  figures: {
    board: ({ board, over, starts }, { depth }) => ({
      board: depth === 'trace' ? board : undefined,
      begun: starts.findIndex(start => start !== null) >= 0,
      lengths: over?.ways.map(lengthOf),
    }),
    sheet: ({ board, over, first }, { depth }) => ({
      board: depth === 'trace' ? board : undefined,
      begun: first !== undefined && sideOfSeat(first) < 2,
      lengths: over?.lengths,
    }),
  },
}
