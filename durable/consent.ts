// Who must agree before the table's past is changed: the seats that the change touches, and one
// other as a witness.
import type { Seat } from '../web/games/game.ts'
import { isRefusal, positionOf, waiting } from '../web/games/play.ts'
import { mayRead } from '../web/games/timeline.ts'
import type { Correction } from '../web/protocol.ts'
import { boxOf } from '../web/shelf.ts'
import type { TableState } from './frames.ts'
import { changedBy } from './memory/corrections.ts'
import { find, type History, stepsOf } from './memory/history.ts'
import { heldSeats } from './people/lobby.ts'

/** Who wishes a change: the seat, and all that the same browser holds. */
interface By {
  seat: Seat
  holds: readonly Seat[]
}

// The sheet's figures of each seat as that seat reads them, whether it is waited for, and its
// place. A seat's own secret figures count as well: a coin that changes purses is asked of both
// owners. An entry that may be corrected by others is open to everybody, so what it adds to a purse
// is too; who is asked therefore never depends on what a purse holds.
const readBySeats = ({ game, opening, lobby }: TableState, state: unknown): string[] => {
  const box = boxOf(opening.game)!
  const waited = waiting(game, state, lobby.places.length)
  const result = game.result(state)
  return lobby.places.map((_, seat) => {
    const figures = box.companion.figures(positionOf(game, state, seat).view, box.words.en)
    const place = result?.find(standing => standing.seat === seat)?.place
    return JSON.stringify([
      figures.filter(figure => figure[0] === seat),
      waited.includes(seat),
      place,
    ])
  })
}

// The order of choice that each action met; and at the end, now. As far back as both histories
// remember.
const ordersOf = (
  { game, opening }: TableState,
  history: History,
): Map<number, readonly Seat[]> => {
  const { order } = boxOf(opening.game)!.companion
  if (!order) return new Map()
  const met = [
    ...stepsOf(game, history).map(({ action, before }) => [action.seq, before] as const),
    [0, history.state] as const,
  ]
  return new Map(
    met.flatMap(([seq, state]) =>
      state ? [[seq, order(positionOf(game, state, 'room').view)]] : [],
    ),
  )
}

// The seats of which the sheet would read otherwise, or who would have chosen sooner or later.
const touchedBy = (table: TableState, reach: History, next: History): Seat[] => {
  const before = readBySeats(table, table.history!.state)
  const after = readBySeats(table, next.state)
  const orders = ordersOf(table, reach)
  const moved = [...ordersOf(table, next)].map(
    ([seq, order]) => [orders.get(seq) ?? order, order] as const,
  )
  return table.lobby.places.flatMap((_, seat) => {
    const isMoved = moved.some(([was, is]) => was.indexOf(seat) !== is.indexOf(seat))
    return isMoved || before[seat] !== after[seat] ? [seat] : []
  })
}

/**
 * Of the touched seats those where somebody sits, and the next one clockwise as a witness. Seats
 * that the same browser holds are not asked: they sit at one phone.
 */
export const askedOf = (
  { lobby }: TableState,
  { seat, holds }: By,
  touched: readonly Seat[],
): Seat[] => {
  const people = heldSeats(lobby).filter(one => !holds.includes(one))
  const clockwise = [...people.filter(one => one > seat), ...people.filter(one => one < seat)]
  const witness = clockwise.find(one => !touched.includes(one))
  return people.filter(one => touched.includes(one) || one === witness)
}

/**
 * Who must agree to a correction. Nobody at a trusting table, nor where all that it changes is its
 * own seat's to read. At a table that asks, a seat may change an entry of its own as long as only
 * its own figures move; where somebody else changes it, its owner is asked, and alone as long as
 * nothing else changes. A strict table always asks a witness too.
 */
export const askedFor = (
  table: TableState,
  reach: History,
  wish: Correction & By,
  next: History,
): Seat[] => {
  const { consent } = table.opening
  if (!consent) return []
  const owners = changedBy(wish).flatMap(({ seq }) => {
    const found = find(reach, seq)
    return !isRefusal(found) && mayRead(table.game, 'room', found) ? [found.action.seat!] : []
  })
  if (owners.length === 0) return []
  const touched = [...touchedBy(table, reach, next), ...owners]
  const [owner] = touched
  if (consent === 'ask' && touched.every(seat => seat === owner)) {
    if (wish.holds.includes(owner!)) return []
    if (heldSeats(table.lobby).includes(owner!)) return [owner!]
  }
  return askedOf(table, wish, touched)
}
