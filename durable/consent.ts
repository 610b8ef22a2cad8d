// Works out who must agree before the table's past is changed (the seats that the change affects, and
// one other seat as a witness), and before the game is ended (everybody).
import { figuresIn } from '../web/games/default/figures.ts'
import type { Seat } from '../web/games/game.ts'
import { isRefusal, positionOf, waiting } from '../web/games/play.ts'
import { mayRead } from '../web/games/timeline.ts'
import type { Correction } from '../web/protocol.ts'
import { boxOf } from '../web/shelf.ts'
import type { TableState } from './frames.ts'
import { changedBy } from './memory/corrections.ts'
import { find, type History, stepsOf } from './memory/history.ts'
import { heldSeats } from './people/lobby.ts'

/** The seat that asks for a change, and all seats that the same browser holds. */
interface By {
  seat: Seat
  holds: readonly Seat[]
}

// Returns a text for each seat: its figures on the sheet as that seat reads them, whether the table
// waits for it, and its rank. A change affects the seats whose text differs afterwards. Secret
// figures are included, because a coin that moves between purses affects both owners. The affected
// seats reveal no purse, because others may correct only public entries, whose effect on purses is
// public.
const readBySeats = ({ game, opening, lobby }: TableState, state: unknown): string[] => {
  const box = boxOf(opening.game)!
  const waited = waiting(game, state, lobby.places.length)
  const result = game.result(state)
  return lobby.places.map((_, seat) => {
    const position = positionOf(game, state, seat)
    const figures = figuresIn(box.companion, position, box.words.en, 'points')
    const place = result?.find(standing => standing.seat === seat)?.place
    return JSON.stringify([
      figures.filter(figure => figure[0] === seat),
      waited.includes(seat),
      place,
    ])
  })
}

// Returns the order in which the seats chose before each action in memory, by `seq`, and the
// current order under key 0. Empty if the game has no such order.
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

// Returns the seats whose figures, turn or rank would change, or that would have chosen earlier or
// later.
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
 * Returns the affected seats (`touched`) where a person sits, and as a witness the next unaffected
 * one clockwise. Leaves out the seats of the asking browser, because the same phone would answer
 * for them.
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

/** Returns the seats that must agree to end the game: those of all other people. Bots do not vote. */
export const askedToEnd = ({ lobby }: TableState, holds: readonly Seat[]): Seat[] =>
  heldSeats(lobby).filter(seat => !holds.includes(seat) && !lobby.places[seat]!.bot)

/**
 * Returns the seats that must agree to a correction: the affected seats and a witness. Nobody is
 * asked if `consent` is off, or if the room may read none of the changed entries. If it is `ask`, a
 * change that affects only the owner of the entry needs no witness, and no answer at all if the
 * owner makes the change.
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
