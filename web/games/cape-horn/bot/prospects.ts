// How many turns a ship still needs, estimated by its square and card: worked out once an edition,
// for a ship alone on the sea that draws its cards by the mix. The next turns are searched
// (turns.ts); this estimates what comes after them.
import { memo } from '../../kit/memo.ts'
import type { Square } from '../../kit/squares.ts'
import { type Chart, chartOf, isSea } from '../rules/chart.ts'
import type { Edition } from '../rules/edition.ts'
import { type Rose, rosesToCross, rosesToWin } from '../rules/pieces.ts'
import { courseOf } from '../rules/sailing.ts'
import { isWorthARose } from '../rules/stations.ts'

const ignoring = 0.6 // turns: what the points for it would have bought
const mostSweeps = 24
const settled = 0.05 // turns: less than that changes no choice
const far = 40 // turns: from where nothing is known yet
const choice = 3 // cards in hand, of which the best is laid

/**
 * Turns left with the same roses: standing on a card, or on any card of the mix; and coming to a
 * square where the best of some cards would be laid.
 */
export interface Prospect {
  standing(at: Square, card: string): number
  laying(at: Square): number
}

export interface Prospects {
  chart: Chart
  // where its arrows lead, squares beyond the line among them
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

// What the sea is for a ship that draws by the mix: the same for any roses.
interface Waters {
  chart: Chart
  sea: readonly Square[]
  around: readonly (readonly Square[])[]
  types: readonly { type: string; share: number; ends: Square[][] }[] // `share`: of the mix
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

// What a hand's best card is worth on average: a type counts as often as the hand has it and none
// that is better.
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

// Turns left after coming to a square, where they do not depend on the other squares: beyond the
// line, and at a station whose rose the ship wins (`fixed`), as the table for a ship with one rose
// more has them.
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

// `on`: for a ship with one rose more.
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
