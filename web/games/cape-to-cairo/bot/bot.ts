// The bot. It deals the hidden cards at random, plays the race to its end after each possible move,
// and makes the move that wins most often. Its effort is a fixed number of races. Bids are drawn at
// random, because opponents could predict those made by a rule.

import type { Bot, Chance, Chosen, Level, Over } from '../../game.ts'
import { areSure } from '../../kit/figures.ts'
import { seatOf } from '../../kit/seats.ts'
import { seeded } from '../../kit/seeded.ts'
import { missing, payments, siteOf } from '../rules/building.ts'
import { landscapesToWin } from '../rules/pieces.ts'
import type { Reason, Unit } from '../rules/reasons.ts'
import type { Move, Options, Position, View } from '../rules/state.ts'
import { drawn, evenMix, mixOf } from './bids.ts'
import { imagine } from './imagine.ts'
import {
  cheapest,
  copyOf,
  cross,
  type Manner,
  mostBid,
  pass,
  paymentOf,
  type Race,
  raceOf,
  take,
  winnerOf,
} from './race.ts'
import { whyBid, whyBuild, whyTake } from './reasons.ts'

// `easy` spends too soon, bids too much and takes any landscape. The others make their money last;
// only `sharp` runs races.
interface Skill extends Manner {
  races: number
  takesAny?: true
}
export const skills: Record<Level, Skill> = {
  easy: { builds: 3, bids: 2, races: 0, takesAny: true },
  steady: { builds: 0.8, bids: 1, races: 0 },
  sharp: { builds: 0.8, bids: 1, races: 1200 },
}

type Choice = Chosen<Move, Reason>

// A move and its effect on a race.
interface Way<Kind extends Move = Move> {
  move: Kind
  begin(race: Race, luck: Chance): void
}
interface Best<Kind extends Move> {
  move: Kind
  over?: Over<Kind, Unit>
}

const compared = 2 // ways that are raced to the end, so that advice can compare the best two

// Returns the way after which the seat wins most often, and the next best; all ways play the same
// games with the same luck. After a quarter of the races the worse half is dropped.
const bestOf = <Kind extends Move>(
  position: Position,
  ways: readonly Way<Kind>[],
  races: number,
  luck: Chance,
): Best<Kind> => {
  const seat = seatOf(position)
  const manners = position.view.railways.map(() => skills.sharp)
  if (ways.length === 1) return { move: ways[0]!.move }
  const each = Math.floor(races / ways.length)
  let left = ways.map(way => ({ way, won: 0 }))
  const sorted = () => left.sort((a, b) => b.won - a.won)
  for (let run = 0; run < each; run++) {
    if (run === each >> 2) left = sorted().slice(0, Math.max(compared, (left.length + 1) >> 1))
    const race = raceOf(imagine(position, luck))
    const seed = luck.roll(2 ** 32)
    for (const one of left) {
      const copy = copyOf(race)
      const same = seeded(seed)
      one.way.begin(copy, same)
      if (winnerOf(copy, manners, same) === seat) one.won++
    }
  }
  const [best, other] = sorted()
  const chance = (won: number) => Math.round((100 * won) / each)
  const worth = [chance(best!.won), chance(other!.won)] as const
  const { move } = best!.way
  if (areSure(...worth)) return { move }
  return { move, over: { move: other!.way.move, unit: 'chance', worth } }
}

type Take = Extract<Move, { kind: 'choose' }>

const takings = ({ view }: Position): Way<Take>[] =>
  view.offer.map(card => ({ move: { kind: 'choose', card }, begin: race => take(race, card) }))

const crossings = (position: Position): Way[] =>
  payments(siteOf(position.view, seatOf(position))!).map(payment => ({
    move: { kind: 'build', ...payment },
    begin: (race, luck) => cross(race, payment, luck),
  }))

const chosen = (position: Position, skill: Skill, race: Race, luck: Chance): Choice => {
  const { view } = position
  if (skill.takesAny)
    return { move: { kind: 'choose', card: view.offer[luck.roll(view.offer.length)]! } }
  if (skill.races === 0) return { move: { kind: 'choose', card: cheapest(race) } }
  const { move, over } = bestOf(position, takings(position), skill.races, luck)
  const ahead = view.railways[seatOf(position)]!.lane.length + 1
  return { move, ...whyTake(move.card, over?.move.card, ahead), ...(over && { over }) }
}

const built = (position: Position, skill: Skill, race: Race, luck: Chance): Choice => {
  const { view } = position
  const seat = seatOf(position)
  const { crossed, capital } = view.railways[seat]!
  const ways = crossings(position)
  const short = missing(siteOf(view, seat)!)
  if (ways.length === 0)
    return { move: { kind: 'pass' }, reason: 'cannot', of: { short, pounds: capital } }
  if (crossed.length === landscapesToWin - 1) return { move: ways[0]!.move, reason: 'wins' }
  if (skill.races === 0) {
    const payment = paymentOf(race, skill)
    return { move: payment ? { kind: 'build', ...payment } : { kind: 'pass' } }
  }
  // A pass may wait for a river's bonuses. Where nobody lacks a track, passes are not considered,
  // because all seats would wait for each other without end.
  const isEveryoneReady = view.railways.every((_, seat) => missing(siteOf(view, seat)!) === 0)
  const waits: Way = { move: { kind: 'pass' }, begin: pass }
  const best = bestOf(position, isEveryoneReady ? ways : [...ways, waits], skill.races, luck)
  return { ...best, ...whyBuild(view, seat, best.move) }
}

export const bot: Bot<View, Move, Options, Reason> = (position, chance, level) => {
  const { view } = position
  const { phase } = view
  const skill = skills[level]
  const luck = seeded(chance.roll(2 ** 32))
  const race = raceOf(imagine(position, luck))
  if (phase.kind === 'auction') {
    const runner = race.runners[seatOf(position)]!
    const mix =
      skill.races > 0
        ? mixOf(position, skill, 2 * skill.races, luck)
        : evenMix(mostBid(skill, runner))
    const { pounds, most } = drawn(mix, runner.capital, luck)
    return { move: { kind: 'bid', pounds }, ...whyBid(mix, runner.capital, most) }
  }
  if (phase.kind === 'choosing') return chosen(position, skill, race, luck)
  if (phase.kind !== 'building' || !phase.drawn)
    return { move: { kind: 'draw' }, reason: 'draws', of: { cards: view.pile } }
  return built(position, skill, race, luck)
}
