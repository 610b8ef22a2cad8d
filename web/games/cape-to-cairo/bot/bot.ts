// The bot. It imagines what it was not told, runs the race to its end after each move it could make, and makes the one that
// wins most often. Races run are its measure of thought.
import type { Bot, Chance, Level, Seat } from '../../game.ts'
import { seeded } from '../../kit/seeded.ts'
import { payments } from '../rules/building.ts'
import { siteOf } from '../rules/legal.ts'
import type { Move, Options, Position, View } from '../rules/state.ts'
import { imagine } from './imagine.ts'
import {
  bidBy,
  cheapest,
  copyOf,
  cross,
  type Manner,
  pass,
  paymentOf,
  type Race,
  raceOf,
  take,
  winnerOf,
} from './race.ts'

// Easy spends too soon and bids too much; the other two last to Cairo, and sharp looks before it moves.
const manners: Record<Level, Manner> = {
  easy: { builds: 1.5, bids: 1 },
  steady: { builds: 0.8, bids: 0.5 },
  sharp: { builds: 0.8, bids: 0.5 },
}
const RACES = 1200

type Start = (race: Race, luck: Chance) => void

// How often a seat wins after each of several beginnings, every one run with the same luck; half way the worse half goes.
const chancesOf = (position: Position, seat: Seat, starts: readonly Start[], luck: Chance): Map<Start, number> => {
  const won = new Map<Start, number>()
  let left = [...starts]
  const manner = position.view.railways.map(() => manners.sharp)
  const each = Math.floor(RACES / starts.length)
  for (let run = 0; run < each; run++) {
    if (run === each >> 2) {
      left = left.sort((a, b) => (won.get(b) ?? 0) - (won.get(a) ?? 0)).slice(0, (left.length + 1) >> 1)
    }
    const race = raceOf(imagine(position, luck))
    const seed = luck.roll(2 ** 32)
    for (const start of left) {
      const one = copyOf(race)
      const again = seeded(seed)
      start(one, again)
      if (winnerOf(one, manner, again) === seat) won.set(start, (won.get(start) ?? 0) + 1)
    }
  }
  return new Map(left.map(start => [start, (won.get(start) ?? 0) / each]))
}

const best = (position: Position, seat: Seat, moves: readonly [Move, Start][], luck: Chance): Move => {
  const [first, ...rest] = moves
  if (rest.length === 0) return first![0]
  const chances = chancesOf(
    position,
    seat,
    moves.map(([, start]) => start),
    luck,
  )
  const chance = ([, start]: [Move, Start]) => chances.get(start) ?? -1
  return rest.reduce((one, other) => (chance(other) > chance(one) ? other : one), first!)[0]
}

export const bot: Bot<View, Move, Options> = (position, chance, level) => {
  const { you, view } = position
  const { phase, offer } = view
  const seat = you as Seat
  const luck = seeded(chance.roll(2 ** 32))
  const race = raceOf(imagine(position, luck))
  if (phase.is === 'auction') return { move: { kind: 'bid', pounds: bidBy(manners[level], race.runners[seat]!, luck) } }
  if (phase.is === 'choosing') {
    if (level !== 'sharp') return { move: { kind: 'choose', card: cheapest(race) } }
    const starts = offer.map((card): [Move, Start] => [{ kind: 'choose', card }, race => take(race, card)])
    return { move: best(position, seat, starts, luck) }
  }
  if (phase.is !== 'building' || !phase.drawn) return { move: { kind: 'draw' } }
  if (level !== 'sharp') {
    const payment = paymentOf(race, manners[level])
    return { move: payment ? { kind: 'build', ...payment } : { kind: 'pass' } }
  }
  const starts = payments(siteOf(view, seat)!).map((payment): [Move, Start] => [
    { kind: 'build', ...payment },
    (race, luck) => cross(race, payment, luck),
  ])
  return { move: best(position, seat, [...starts, [{ kind: 'pass' }, pass]], luck) }
}
