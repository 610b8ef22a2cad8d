// The bot: thinks of whole turns, its own next ones too, and makes the first move of the best.
import type { Bot, Chosen, Level } from '../../game.ts'
import { seatOf } from '../../kit/seats.ts'
import { mayDraw, moves, waterOf } from '../rules/legal.ts'
import { handLimit, mostPoints, noted } from '../rules/pieces.ts'
import type { Move, Options, Position, View } from '../rules/state.ts'
import { aPoint, prospectsOf } from './prospects.ts'
import { type Afloat, turnsOf, unknown, type Waters } from './turns.ts'

// What a hand of so many cards is worth, in turns.
const handWorth = [0, 0.6, 1, 1.3, 1.5, 1.62, 1.7]

const victory = -100 // turns: better than whatever is left
const waiting = 0.6 // turns: what a card promises, it must still be kept

// How many turns are looked at, and how many ways to spend each but the last are followed.
const thought: Record<Level, { turns: number; ways: number }> = {
  easy: { turns: 1, ways: 1 },
  steady: { turns: 1, ways: 1 },
  sharp: { turns: 2, ways: 10 },
}

const pointsWorth = (points: number) => aPoint * Math.min(points, mostPoints - 1)

// Turns left, as far as one can tell from how the ship lies.
const leftOf = (waters: Waters, ship: Afloat): number =>
  ship.won
    ? victory
    : waters.on(ship.roses).standing(ship.at, ship.cards[ship.at] ?? unknown) -
      pointsWorth(ship.points) -
      handWorth[ship.hand.length]! +
      (ship.legs[0]?.kind === 'renounce' ? waiting : 0)

const drawn = (ship: Afloat): Afloat =>
  ship.hand.length < handLimit ? { ...ship, hand: [...ship.hand, unknown] } : ship

const begun = (ship: Afloat): Afloat => ({ ...ship, points: noted(ship.points, 1), lays: [], legs: [] })

interface Way {
  ship: Afloat // as the turn would end
  left: number
}

const waysOf = (waters: Waters, ship: Afloat, mayLay: boolean): Way[] =>
  turnsOf(waters, ship, mayLay)
    .map(drawn)
    .map(ship => ({ ship, left: leftOf(waters, ship) }))
    .sort((a, b) => a.left - b.left)

// Turns left after the best of the next so many.
const ahead = (waters: Waters, { ship, left }: Way, turns: number, ways: number): number => {
  if (turns === 0 || ship.won) return left
  const next = waysOf(waters, begun(ship), true).slice(0, turns === 1 ? 1 : ways)
  return (
    1 +
    (ship.legs[0]?.kind === 'renounce' ? waiting : 0) +
    Math.min(...next.map(way => ahead(waters, way, turns - 1, ways)))
  )
}

const shipOf = (position: Position): Afloat => {
  const { view, options } = position
  const { at, points, roses } = view.ships[seatOf(position)]!
  const { cardAt } = waterOf(options, view)
  return {
    at,
    points,
    roses,
    hand: view.hand,
    cards: view.laid.map((_, square) => cardAt(square) ?? null),
    others: view.ships.flatMap((ship, seat) => (seat === position.you ? [] : [ship.at])),
    lays: [],
    legs: view.turn!.moved ? [{ kind: view.turn!.moved, to: at }] : [],
    won: false,
  }
}

// What closes a turn: a card is bought while it is worth more than its point.
const closed = ({ view, you }: Position): Move => {
  const { hand, points } = { hand: view.hand, points: view.ships[you as number]!.points }
  const none = mayDraw(view) !== undefined
  if (view.turn!.step === 'sailed') return none ? { kind: 'end' } : { kind: 'draw' }
  const gain = handWorth[hand.length + 1]! - handWorth[hand.length]!
  return !none && points > 0 && gain > pointsWorth(points) - pointsWorth(points - 1) ? { kind: 'buy' } : { kind: 'end' }
}

export const bot: Bot<View, Move, Options> = (position, chance, level): Chosen<Move> => {
  const { options, view } = position
  const { step, moved, covered, sprinted } = view.turn!
  if (step === 'buying' || (step === 'sailed' && (!moved || sprinted))) return { move: closed(position) }
  const waters: Waters = { ...prospectsOf(options.edition), sprintIgnore: options.sprintIgnore === 'yes' }
  const { turns, ways } = thought[level]
  const own = shipOf(position)
  if (level === 'easy' && chance.roll(4) === 0) {
    const all = [...moves(position)]
    return { move: all[chance.roll(all.length)]! }
  }
  const all = waysOf(waters, own, step === 'laying' && !covered).slice(0, ways)
  const judged = all.map(way => ({ way, left: ahead(waters, way, turns - 1, ways) }))
  const { ship } = judged.reduce((one, other) => (other.left < one.left ? other : one)).way
  return { move: ship.lays[0] ?? ship.legs[own.legs.length] ?? closed(position) }
}
