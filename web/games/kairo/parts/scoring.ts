// How the points of a game came about, the same online and beside the box: what each extension
// scored, which medals changed hands, and how far everybody was before the last counting.
import type { Seat, Standing } from '../../game.ts'
import { type Holders, type Medal, medals, type Tally } from '../rules/medals.ts'
import { type ByCloth, type Cloth, cloths, coinsPerPoint } from '../rules/pieces.ts'

/** What one view tells of the points. */
export interface Moment {
  tallies: readonly Tally[] // by seat
  sizes: ByCloth<readonly number[]> // of the stalls, by seat
  medals: ByCloth<Holders>
  coins: readonly (number | undefined)[] // by seat; undefined: not told
}

/** Returns the points of each seat so far. */
export const pointsAt = ({ tallies }: Moment): number[] =>
  tallies.map(({ stalls, medals }) => stalls + medals)

/** An extension that scored. */
export interface Scored {
  seat: Seat
  cloth: Cloth
  points: number
  view: number // index of its view
  taken: { medal: Medal; from: Seat } | undefined // the best medal that it took from a seat
}

const scoredAt = (views: readonly Moment[], view: number): Scored[] => {
  const [before, now] = [views[view - 1]!, views[view]!]
  return pointsAt(now).flatMap((points, seat) => {
    const cloth = cloths.find(one => now.sizes[one][seat]! > before.sizes[one][seat]!)
    const gained = points - pointsAt(before)[seat]!
    if (!cloth || gained <= 0) return []
    const [taken] = medals.flatMap(medal => {
      const from = before.medals[cloth][medal]
      const isTaken = now.medals[cloth][medal] === seat && from !== null && from !== seat
      return isTaken ? [{ medal, from }] : []
    })
    return [{ seat, cloth, points: gained, view, taken }]
  })
}

/** Returns all extensions that scored, in their order. */
export const scoredIn = (views: readonly Moment[]): Scored[] =>
  views.flatMap((_, view) => (view === 0 ? [] : scoredAt(views, view)))

const parts = ['stalls', 'medals', 'coins'] as const
export type Part = (typeof parts)[number]

const partIn = ({ sum }: Standing, part: Part): number =>
  sum.reduce((points, [label, n]) => (label.endsWith(part) ? points + n : points), 0)

/** Returns the points of a standing by part: all medals together, whenever they counted. */
export const partsOf = (standing: Standing): Record<Part, number> => ({
  stalls: partIn(standing, 'stalls'),
  medals: partIn(standing, 'medals'),
  coins: partIn(standing, 'coins'),
})

/** Returns the part in which one standing has most points more than another, and how many more. */
export const mostAhead = (one: Standing, other: Standing): { part: Part; points: number } => {
  const [mine, theirs] = [partsOf(one), partsOf(other)]
  return parts
    .map(part => ({ part, points: mine[part] - theirs[part] }))
    .reduce((most, each) => (each.points > most.points ? each : most))
}

/** Returns how many coins more would bring so many points more; undefined if nobody knows. */
export const coinsFor = (points: number, coins: number | undefined): number | undefined =>
  coins === undefined ? undefined : coinsPerPoint * points - (coins % coinsPerPoint)
