// The bot. It deals the hidden cards at random, plays the race to its end after each possible move,
// and makes the move that wins most often. Its effort is a fixed number of races. Bids are drawn at
// random, because opponents could predict those made by a rule.
import type { Bot, Chance, Chosen, Level } from '../../game.ts'
import { seatOf } from '../../kit/seats.ts'
import { seeded } from '../../kit/seeded.ts'
import { missing, payments, siteOf } from '../rules/building.ts'
import { cardOf, landscapesToWin, tracksNeeded } from '../rules/pieces.ts'
import type { Reason } from '../rules/reasons.ts'
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

// A move, the reason to make it, and its effect on a race.
interface Way extends Chosen<Move, Reason> {
  begin(race: Race, luck: Chance): void
}

// Returns the way after which the seat wins most often; all ways play the same games with the same
// luck. After a quarter of the races the worse half is dropped. `chance`: races won, in percent.
const bestOf = (
  position: Position,
  ways: readonly Way[],
  races: number,
  luck: Chance,
): Chosen<Move, Reason> => {
  const seat = seatOf(position)
  const manners = position.view.railways.map(() => skills.sharp)
  const each = Math.floor(races / ways.length)
  let left = ways.map(way => ({ way, won: 0 }))
  let run = 0
  const look = each >> 2
  for (; run < each && (left.length > 1 || run < look); run++) {
    if (run === look) left = left.sort((a, b) => b.won - a.won).slice(0, (left.length + 1) >> 1)
    const race = raceOf(imagine(position, luck))
    const seed = luck.roll(2 ** 32)
    for (const one of left) {
      const copy = copyOf(race)
      const same = seeded(seed)
      one.way.begin(copy, same)
      if (winnerOf(copy, manners, same) === seat) one.won++
    }
  }
  const { way, won } = left.reduce((one, other) => (other.won > one.won ? other : one))
  const { move, reason, of } = way
  return { move, ...(reason && { reason, of: { ...of, chance: Math.round((100 * won) / run) } }) }
}

const takings = ({ view }: Position): Way[] =>
  view.offer.map(card => {
    const { terrain, tracks } = cardOf(card)
    const of = { need: tracksNeeded[terrain], tracks }
    return { move: { kind: 'choose', card }, reason: 'takes', of, begin: race => take(race, card) }
  })

const crossings = (position: Position): Way[] => {
  const { view } = position
  const site = siteOf(view, seatOf(position))!
  const short = missing(site)
  const last = view.railways[seatOf(position)]!.crossed.length === landscapesToWin - 1
  return payments(site).map(payment => ({
    move: { kind: 'build', ...payment },
    reason: last ? 'wins' : short === 0 ? 'free' : 'spends',
    of: { short },
    begin: (race, luck) => cross(race, payment, luck),
  }))
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
    return { move: { kind: 'bid', pounds }, reason: 'mixes', of: { most } }
  }
  if (phase.kind === 'choosing') {
    if (skill.takesAny)
      return { move: { kind: 'choose', card: view.offer[luck.roll(view.offer.length)]! } }
    if (skill.races === 0) return { move: { kind: 'choose', card: cheapest(race) } }
    return bestOf(position, takings(position), skill.races, luck)
  }
  if (phase.kind !== 'building' || !phase.drawn) return { move: { kind: 'draw' }, reason: 'draws' }
  const ways = crossings(position)
  if (ways.length === 0) return { move: { kind: 'pass' }, reason: 'cannot' }
  if (ways[0]!.reason === 'wins') return { move: ways[0]!.move, reason: 'wins' }
  if (skill.races > 0) {
    // A pass may wait for a river's bonuses. Where nobody lacks a track, passes are not considered,
    // because all seats would wait for each other without end.
    const isEveryoneReady = view.railways.every((_, seat) => missing(siteOf(view, seat)!) === 0)
    if (isEveryoneReady) return bestOf(position, ways, skill.races, luck)
    const waits: Way = { move: { kind: 'pass' }, reason: 'saves', begin: pass }
    return bestOf(position, [...ways, waits], skill.races, luck)
  }
  const payment = paymentOf(race, skill)
  return { move: payment ? { kind: 'build', ...payment } : { kind: 'pass' } }
}
