// Estimates how many turns a ship still needs, by its square and card. Computed once an edition,
// for a ship alone on the sea that draws average cards. `turns.ts` searches the next turn; this
// estimate covers what comes after that turn.
import { memo } from '../../kit/memo.ts'
import type { Square } from '../../kit/squares.ts'
import { type Chart, chartOf, isSea } from '../rules/chart.ts'
import type { Edition } from '../rules/edition.ts'
import { type Rose, rosesToCross, rosesToWin } from '../rules/pieces.ts'
import { courseOf } from '../rules/sailing.ts'
import { isWorthARose } from '../rules/stations.ts'

const ignoring = 0.6 // turns: what the points spent on ignoring would have bought
const mostSweeps = 24
const settled = 0.05 // turns: a smaller change affects no choice
const far = 40 // turns: for squares that are not computed yet
const choice = 3 // cards in hand, the best of which is laid

/**
 * Turns left with the same roses. `standing`: with a card under the ship; for an unknown card, the
 * average. `laying`: on an empty square, where the best of some cards would be laid.
 */
export interface Prospect {
  standing(at: Square, card: string): number
  laying(at: Square): number
}

export interface Prospects {
  chart: Chart
  // the squares that a card's arrows lead to, also beyond the line
  ends(card: string, at: Square): readonly Square[]
  on(roses: readonly Rose[]): Prospect
}

const endsOf = (chart: Chart, type: string): Square[][] =>
  chart.ground.map((_, at) =>
    isSea(chart, at)
      ? chart.arrows.get(type)!.flatMap(arrow => {
          const { ends, way } = courseOf(chart, at, arrow)
          return ends === 'land' ? [] : way.slice(-1)
        })
      : [],
  )

// The sea for a ship that draws average cards; the same for any roses.
interface Waters {
  chart: Chart
  sea: readonly Square[]
  around: readonly (readonly Square[])[]
  types: readonly { type: string; share: number; ends: Square[][] }[] // `share`: part of all cards
}

const watersOf = (edition: Edition): Waters => {
  const chart = chartOf(edition)
  const all = edition.cards.reduce((sum, { copies }) => sum + copies, 0)
  return {
    chart,
    sea: [...chart.ground.keys()].filter(square => isSea(chart, square)),
    around: chart.beside.map(squares => squares.filter(to => isSea(chart, to))),
    types: edition.cards.map(({ type, copies }) => ({
      type,
      share: copies / all,
      ends: endsOf(chart, type),
    })),
  }
}

// Returns the average number of turns with the best card of a hand. Each type is weighted by the
// chance that the hand has this type and no better one.
const expected = (types: Waters['types'], values: readonly number[], order: number[]): number => {
  order.sort((a, b) => values[a]! - values[b]!)
  let [sum, left] = [0, 1]
  for (const i of order) {
    const worse = Math.max(0, left - types[i]!.share)
    sum += values[i]! * (left ** choice - worse ** choice)
    left = worse
  }
  return sum
}

// Returns the turns left on arrival at each square. Final values (`fixed`) are those at a station
// whose rose the ship wins, from the table for one more rose. Beyond the line, the value is 0.
const arrivals = ({ chart }: Waters, roses: readonly Rose[], on: Prospects['on']) => {
  const come = new Float64Array(chart.ground.length).fill(far)
  const fixed = new Set<Square>()
  for (const [at, station] of chart.stations) {
    if (!isWorthARose(roses, station)) continue
    come[at] = roses.length + 1 >= rosesToWin ? 0 : on([...roses, station]).laying(at)
    fixed.add(at)
  }
  if (roses.length >= rosesToCross)
    for (const [at, ground] of chart.ground.entries()) if (ground === 'finish') come[at] = 0
  return { come, fixed }
}

// Fills the table for a set of roses by sweeps, until it settles. `on`: the table for one more
// rose.
const prospectWith = (waters: Waters, roses: readonly Rose[], on: Prospects['on']): Prospect => {
  const { chart, sea, around, types } = waters
  const laying = new Float64Array(chart.ground.length).fill(far)
  const standing = types.map(() => new Float64Array(chart.ground.length).fill(far))
  const { come, fixed } = arrivals(waters, roses, on)
  const values = types.map(() => far)
  const order = types.map((_, i) => i)
  for (let sweep = 0, change = far; sweep < mostSweeps && change > settled; sweep++) {
    change = 0
    for (const at of sea) {
      let ignored = far
      for (const to of around[at]!) ignored = Math.min(ignored, come[to]! + ignoring)
      for (const [i, { ends }] of types.entries()) {
        let least = ignored
        for (const to of ends[at]!) if (come[to]! < least) least = come[to]!
        values[i] = least + 1
        standing[i]![at] = least + 1
      }
      const now = expected(types, values, order)
      change = Math.max(change, laying[at]! - now)
      laying[at] = now
      if (!fixed.has(at)) come[at] = now
    }
  }
  const byCard = new Map(types.map(({ type }, i) => [type, standing[i]!]))
  const mean = (at: Square) =>
    types.reduce((sum, { share }, i) => sum + share * standing[i]![at]!, 0)
  return { standing: (at, card) => byCard.get(card)?.[at] ?? mean(at), laying: at => laying[at]! }
}

export const prospectsOf = memo((edition: Edition): Prospects => {
  const waters = watersOf(edition)
  const endsByType = new Map(waters.types.map(({ type, ends }) => [type, ends]))
  const known = new Map<string, Prospect>()
  const on = (roses: readonly Rose[]): Prospect => {
    const key = roses
      .map(({ stage, colour }) => `${stage}${colour}`)
      .sort()
      .join()
    const prospect = known.get(key) ?? prospectWith(waters, roses, on)
    known.set(key, prospect)
    return prospect
  }
  return { chart: waters.chart, ends: (card, at) => endsByType.get(card)?.[at] ?? [], on }
})
