// Chooses a bid in an auction where all pay. Many quick races (`race.ts`) estimate what each place
// in the order of choice is worth to every seat, and what a bid costs. Regret matching then finds
// how often to bid which amount, and one bid is drawn at random.
import type { Chance, Seat } from '../../game.ts'
import { seatOf } from '../../kit/seats.ts'
import { seeded } from '../../kit/seeded.ts'
import type { Position } from '../rules/state.ts'
import { imagine } from './imagine.ts'
import { copyOf, type Manner, raceOf, winnerOf } from './race.ts'

const BID_STEPS = 13 // number of amounts considered, from 0 up
const ROUNDS = 400 // iterations of regret matching
const RARE = 0.01 // share; the reason shown for a bid ignores amounts that are rarer
const TREMBLE_ONE_IN = 12 // one bid in so many is raised, so that bids stay unpredictable
const MOST_EXTRA = 2 // pounds added at most
const PROBED_TO = 60 // pounds; higher bids are very rare
const PROBES = [0.25, 0.75] // parts of `PROBED_TO` or of the capital, if that is less
// Near the end one pound more may decide the game, so more amounts are tested.
const LATE_PROBES = [0.08, 0.16, 0.25, 0.35, 0.45, 0.55, 0.7, 0.85, 1]
const LATE_FROM = 7 // auctions

/**
 * For one seat, in shares of wins: the worth of choosing first, second …, and the cost of a bid to
 * a seat in that place.
 */
export interface Worth {
  places: number[]
  price(place: number, pounds: number): number
  capital: number
}

const total = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)

// Returns the share of wins that a pound brings: more with more seats and near the end, less when
// the game is almost decided. The formula was fitted to many races, and no record of them was kept.
// To judge a change, run `npm run bench -- bots`.
const usual = (win: number, seats: number, crossed: number): number =>
  4 * win * (1 - win) * (0.0017 * (seats - 1) + 0.0009 * crossed) + 0.0001

// Interpolates linearly between amounts, and extrapolates beyond the last.
const between = (pounds: number, amounts: readonly number[], losses: readonly number[]): number => {
  const at = Math.max(
    1,
    amounts.findIndex(amount => amount >= pounds),
  )
  const to = amounts[at]! < pounds ? amounts.length - 1 : at
  const [x, y] = [amounts[to - 1]!, losses[to - 1]!]
  return y + ((losses[to]! - y) * (pounds - x)) / Math.max(1, amounts[to]! - x)
}

// Each run draws an order of choice at random. The same game with the same luck runs again in the
// reversed order, and once for each seat and each tested amount that this seat has less. The
// differences in wins are the worth of places and of money.
const worths = (position: Position, manner: Manner, races: number, luck: Chance): Worth[] => {
  const { railways, auctions } = position.view
  const parts = auctions < LATE_FROM ? PROBES : LATE_PROBES
  const seats = railways.map((_, seat) => seat)
  const manners = seats.map(() => manner)
  const amounts = railways.map(({ capital }) => [
    0,
    ...parts.map(part => Math.ceil(part * Math.min(PROBED_TO, capital))),
  ])
  const won = seats.map(() => seats.map(() => 0))
  // by seat, by place (first or later), and by amount
  const lost = seats.map(() => [0, 1].map(() => amounts[0]!.map(() => 0)))
  const began = seats.map(() => [0, 0])
  // The same number near the end, where more amounts are tested but races are shorter.
  const runs = Math.ceil(races / (2 + seats.length * PROBES.length))
  for (let run = 0; run < runs; run++) {
    const begun = raceOf(imagine(position, luck))
    const order = luck.shuffle(seats)
    const seed = luck.roll(2 ** 32)
    const winner = (one: readonly Seat[], poorer = 0, pounds = 0): Seat => {
      const race = copyOf(begun)
      race.order = [...one]
      race.turn = one[0]!
      race.runners[poorer]!.capital -= pounds
      return winnerOf(race, manners, seeded(seed))
    }
    const reversed = [...order].reverse()
    const [first, second] = [winner(order), winner(reversed)]
    won[first]![order.indexOf(first)]!++
    won[second]![reversed.indexOf(second)]!++
    for (const seat of seats) {
      const later = Number(order[0] !== seat)
      began[seat]![later]!++
      for (const [i, pounds] of amounts[seat]!.entries())
        if (i > 0)
          lost[seat]![later]![i]! +=
            Number(first === seat) - Number(winner(order, seat, pounds) === seat)
    }
  }
  return railways.map(({ capital, crossed }, seat) => {
    const expected = usual(total(won[seat]!) / runs / 2, seats.length, crossed.length)
    const losses = lost[seat]!.map((row, later) => {
      let least = 0
      return row.map((one, i) => {
        const measured = one / Math.max(1, began[seat]![later]!)
        const likely =
          auctions < LATE_FROM ? (measured + expected * amounts[seat]![i]!) / 2 : measured
        least = Math.max(least, likely)
        return least
      })
    })
    return {
      places: won[seat]!.map(one => (one * seats.length) / runs / 2),
      price: (place, pounds) =>
        between(pounds, amounts[seat]!, losses[Math.min(place, 1)]!) + 0.0001 * pounds,
      capital,
    }
  })
}

// Returns the probability that 0, 1, 2 … of the other seats choose earlier; each does so
// independently.
const earlier = (likely: readonly number[]): number[] => {
  let shares = [1]
  for (const p of likely)
    shares = [...shares, 0].map((share, i) => share * (1 - p) + (shares[i - 1] ?? 0) * p)
  return shares
}

/**
 * Returns how often each seat should bid each amount, by regret matching: in every round each seat
 * answers the others' bids so far. Of equal bids the smaller capital comes first, or chance decides
 * if a step is several pounds wide. What a seat loses by paying is shared among the others as their
 * gain.
 */
export const answering = (values: readonly Worth[], step: number): number[][] => {
  const regrets = values.map(() => Array<number>(BID_STEPS).fill(0))
  const played = values.map(() => Array<number>(BID_STEPS).fill(0))
  const prices = values.map(({ price }) =>
    [0, 1].map(place => played[0]!.map((_, i) => price(place, i * step))),
  )
  for (let round = 1; round <= ROUNDS; round++) {
    const mixes = regrets.map(row => {
      const sum = total(row)
      return row.map((one, i) => (sum > 0 ? one / sum : i === 0 ? 1 : 0))
    })
    for (const [seat, { places, capital }] of values.entries()) {
      const mix = mixes[seat]!
      const others = values.flatMap((other, i) => {
        if (i === seat) return []
        const [first, later] = prices[i]!
        const ties = step > 1 ? 0.5 : (Math.sign(capital - other.capital) + 1) / 2
        return {
          mix: mixes[i]!,
          ties,
          above: 1,
          saves: first!.map((one, at) => later![at]! - one),
          saved: 0,
        }
      })
      const gains = mix.map((_, at) => {
        let saved = 0
        const likely = others.map(other => {
          const here = other.mix[at]!
          other.above -= here
          saved += other.saved + here * (1 - other.ties) * other.saves[at]!
          other.saved += here * other.saves[at]!
          return other.above + here * other.ties
        })
        const [first, later] = prices[seat]!
        const own = earlier(likely).map(
          (share, place) => share * (places[place]! - (place > 0 ? later! : first!)[at]!),
        )
        return total(own) + saved / others.length
      })
      const mean = total(gains.map((gain, i) => gain * mix[i]!))
      regrets[seat] = regrets[seat]!.map((one, i) =>
        i * step > capital ? 0 : Math.max(0, one + gains[i]! - mean),
      )
      played[seat] = played[seat]!.map((one, i) => one + round * mix[i]!)
    }
  }
  return played.map(row => row.map(one => one / total(row)))
}

/**
 * How often this seat bids each amount; amounts are `step` pounds apart. `places`: its share of wins
 * if it chooses first, second …; none if no races were run.
 */
export interface Mix {
  step: number
  shares: number[]
  places: readonly number[]
}

export const mixOf = (position: Position, manner: Manner, races: number, luck: Chance): Mix => {
  const values = worths(position, manner, races, luck)
  // No seat needs to bid more than an earlier place is worth to the seat that wants it second most.
  const most = values.map(({ places, price, capital }) => {
    const gain = Math.max(...places.map((one, place) => one - Math.min(...places.slice(place))))
    let pounds = 0
    while (pounds < capital && price(0, pounds + 1) <= gain) pounds++
    return pounds
  })
  const [, second = 0] = most.sort((a, b) => b - a)
  const step = Math.max(1, Math.ceil(second / (BID_STEPS - 2)))
  const seat = seatOf(position)
  return { step, shares: answering(values, step)[seat]!, places: values[seat]!.places }
}

export const evenMix = (most: number): Mix => ({ step: most + 1, shares: [1], places: [] })

/** Draws a bid from the mix; also returns the highest bid that it may contain. */
export const drawn = (
  { step, shares }: Mix,
  capital: number,
  { roll }: Chance,
): { pounds: number; most: number } => {
  let left = roll(2 ** 16) / 2 ** 16
  const at = shares.findIndex(share => {
    left -= share
    return left < 0
  })
  const last = shares.reduce((last, share, i) => (share > RARE ? i : last), -1)
  const extra = roll(TREMBLE_ONE_IN) === 0 ? 1 + roll(MOST_EXTRA) : 0
  return {
    pounds: Math.min(capital, Math.max(0, at) * step + roll(step) + extra),
    most: Math.min(capital, (last + 1) * step - 1 + MOST_EXTRA),
  }
}
