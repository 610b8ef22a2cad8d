// The bot: considers whole turns, estimates how many turns the ship needs after each, and makes the
// first move of the best one.

import type { Bot, Chosen, Level, Over, Seat } from '../../game.ts'
import { areSure } from '../../kit/figures.ts'
import { sameMove } from '../../kit/records.ts'
import { replaced } from '../../kit/replaced.ts'
import { seatOf } from '../../kit/seats.ts'
import { seeded } from '../../kit/seeded.ts'
import { cardsOf } from '../rules/facts.ts'
import { mayDraw } from '../rules/pieces.ts'
import type { Reason, Unit } from '../rules/reasons.ts'
import type { Move, Options, Position, View } from '../rules/state.ts'
import { waterOf } from '../rules/water.ts'
import { imagine } from './imagine.ts'
import { playedOut } from './playout.ts'
import { prospectsOf } from './prospects.ts'
import { reasonFor } from './reasons.ts'
import type { Afloat, Waters } from './turns.ts'
import { handWorth, pointsWorth, waysOf } from './worth.ts'

// How far a level thinks. `bridges`: most cards laid only to lead to another card. `sprints`:
// considers second legs. `ways`: turns that are compared, in `races` playouts of `rounds` each.
// `whim`: one move in so many is random among the best turns, as a beginner's might be. Its value
// lets a player who sails straight for the next rose win about every second race against two easy
// bots.
interface Skill {
  bridges: number
  sprints: boolean
  ways: number
  races: number
  rounds: number
  whim?: number
}
const skills: Record<Level, Skill> = {
  easy: { bridges: 0, sprints: false, ways: 6, races: 0, rounds: 0, whim: 2 },
  steady: { bridges: 0, sprints: true, ways: 1, races: 0, rounds: 0 },
  sharp: { bridges: 2, sprints: true, ways: 6, races: 4, rounds: 2 },
}

const shipAt = (
  { options, view, you }: Position,
  waters: Waters,
  seat: Seat,
  hand: readonly string[],
): Afloat => {
  const { at, points, roses } = view.ships[seat]!
  const { cardAt } = waterOf(options, view)
  const { turn } = view
  return {
    at,
    points,
    roses,
    prospect: waters.on(roses),
    hand,
    cards: view.laid.map((_, square) => cardAt(square) ?? null),
    others: view.ships.flatMap((ship, other) => (other === seat ? [] : [ship.at])),
    lays: [],
    legs: seat === you && turn?.moved ? [{ kind: turn.moved, to: at }] : [],
    won: false,
  }
}

// Ends a turn: draws, then buys a card if the card is worth more than the point that it costs.
const closed = ({ view, you }: Position): Chosen<Move, Reason> => {
  const { hand, turn, pile } = view
  const { points } = view.ships[seatOf({ you })]!
  const none = mayDraw(view) !== undefined
  const ends = { kind: 'end' } as const
  if (turn!.step === 'sailed' && !none)
    return { move: { kind: 'draw' }, reason: 'draws', of: { cards: pile } }
  if (none || points === 0)
    return { move: ends, reason: 'ends', of: { cards: hand.length, points } }
  const gain = handWorth[hand.length + 1]! - handWorth[hand.length]!
  const cost = pointsWorth(points) - pointsWorth(points - 1)
  if (gain <= cost) return { move: ends, reason: 'keeps', of: { points } }
  return {
    move: { kind: 'buy' },
    reason: 'buys',
    of: { cards: pile, gain: hundredths(gain), cost: hundredths(cost), points },
  }
}

interface Raced {
  ship: Afloat
  chance: number // to win, from 0 to 1
}

// Plays races on from each way, all with the same luck. The luck is also the same at every step of
// a turn; otherwise the bot could lay a card for one way and then sail another.
const raced = (
  position: Position,
  waters: Waters,
  ways: readonly Afloat[],
  { races, rounds }: Skill,
): Raced[] => {
  const seat = seatOf(position)
  const won = ways.map(() => 0)
  for (let race = 0; race < races; race++) {
    const chance = seeded(race)
    const { ships, pile } = imagine(position, chance)
    const cards = chance.shuffle(cardsOf(pile))
    const fleet = ships.map(({ hand }, other) => shipAt(position, waters, other, hand))
    for (const [i, way] of ways.entries())
      won[i]! += playedOut(waters, replaced(fleet, seat, way), cards, seat, rounds)
  }
  // One more race counts as even, so that a few races prove nothing certain.
  const even = 1 / position.view.ships.length
  return ways.map((ship, i) => ({ ship, chance: (won[i]! + even) / (races + 1) }))
}

const best = (all: readonly Raced[]): Raced =>
  all.reduce((one, other) => (other.chance > one.chance ? other : one))

const hundredths = (value: number) => Math.round(100 * value) / 100
const percent = ({ chance }: Raced) => Math.round(100 * chance)

const MOST_WAYS = 60 // among which one is sought that begins otherwise

export const bot: Bot<View, Move, Options, Reason> = (position, chance, level) => {
  const { options, view } = position
  const skill = skills[level]
  const { step, laid, moved, covered, sprinted } = view.turn!
  if (step === 'buying' || (step === 'sailed' && (!moved || sprinted))) return closed(position)
  const waters: Waters = {
    ...prospectsOf(options.edition),
    ...skill,
    sprintIgnore: options.sprintIgnore === 'yes',
  }
  const own = shipAt(position, waters, seatOf(position), view.hand)
  const waysUpTo = (most: number) => waysOf(waters, own, step === 'laying' && !covered, most)
  // Returns the move that begins a way; without one, the turn ends.
  const begins = (ship: Afloat): Move =>
    ship.lays[0] ?? ship.legs[own.legs.length] ?? closed(position).move
  const why = (ship: Afloat): Chosen<Move, Reason> => {
    const move = ship.lays[0] ?? ship.legs[own.legs.length]
    return move ? { move, ...reasonFor(move, own, ship) } : closed(position)
  }
  const ways = waysUpTo(skill.ways)
  const [first] = ways
  // A turn that wins is always taken, on every level.
  if (ways.length === 1 || first!.won) return why(first!)
  if (skill.races === 0) {
    const isWhim = skill.whim && chance.roll(skill.whim) === 0
    return why(isWhim ? ways[chance.roll(ways.length)]! : first!)
  }
  const all = raced(position, waters, ways, skill)
  const taken = best(all)
  // The first step of a turn is weighed. The others follow the same plan, for the same reason.
  if (step !== 'laying' || laid > 0) return why(taken.ship)
  const move = begins(taken.ship)
  const differs = (ship: Afloat) => !sameMove(begins(ship), move)
  // Where all ways begin alike, the best of those that do not is raced too, to compare.
  const others = all.filter(({ ship }) => differs(ship))
  const further = others.length > 0 ? [] : waysUpTo(MOST_WAYS).filter(differs).slice(0, 2)
  const rivals = others.length > 0 ? others : raced(position, waters, further, skill)
  if (rivals.length === 0) return why(taken.ship)
  const other = best(rivals)
  const chosen = why(taken.ship)
  const worth = [percent(taken), percent(other)] as const
  if (areSure(...worth)) return chosen
  const over: Over<Move, Unit> = { move: begins(other.ship), unit: 'chance', worth }
  const { points } = own
  return chosen.reason === 'draws'
    ? { move, reason: 'keeps', of: { points }, over }
    : { ...chosen, over }
}
