// Continues a race from a real table, between turns. The ship whose turn it is has noted its point.
import * as v from 'valibot'
import type { Seat } from '../../game.ts'
import { seatAmong } from '../../kit/entry.ts'
import { refuse } from '../../kit/refuse.ts'
import {
  cardsIn,
  codeOf,
  countIn,
  coveredIn,
  type Layout,
  type Lying,
  lyingIn,
} from '../../layout.ts'
import type { Asked, Placing } from '../../placing.ts'
import { type Chart, chartOf, isSea } from '../rules/chart.ts'
import { type Copies, fullPile, less, total } from '../rules/facts.ts'
import {
  mostPoints,
  type Rose,
  type RoseColour,
  roseColours,
  type Stage,
  seatCounts,
  stages,
} from '../rules/pieces.ts'
import type { PlaceCode, Refusal } from '../rules/points.ts'
import type { Options, Ship, State, View } from '../rules/state.ts'
import { hasWon } from '../rules/stations.ts'

/**
 * Returns the areas that people enter. The roses left and the pile are computed from the rest of
 * the box.
 */
export const asked = ({ edition }: Options, seats: number): Asked[] => {
  const { ground } = chartOf(edition)
  const sea = [...ground.keys()].filter(at => typeof ground[at] === 'number')
  const cards = edition.cards.map(({ type }) => ({ piece: `card ${type}`, count: 1 }))
  const each = Array.from({ length: seats }, (_, seat) => seat)
  const won = stages.flatMap(mark =>
    roseColours.map(colour => ({ piece: `rose ${colour}`, count: 1, mark })),
  )
  return [
    { area: 'sea', board: { squares: sea, may: at => cards.map(card => ({ ...card, at })) } },
    ...each.map((seat): Asked => {
      const squares = [...ground.keys()].filter(at => ground[at] !== 'land')
      return {
        area: 'ship',
        seat,
        board: { squares, may: at => [{ piece: 'ship', count: 1, at }], single: ['ship'] },
        beside: [{ piece: 'point', count: 1 }, ...won],
      }
    }),
    { area: 'under', covered: true },
    ...each.map((seat): Asked => ({ area: 'hand', seat, own: true, beside: cards })),
  ]
}

/** The area of the form where each refusal is shown. */
export const about: Placing<State, View, Options>['about'] = {
  'not-sea': 'sea',
  'printed-start': 'sea',
  'too-many-covered': 'under',
  'race-won': 'ship',
  'no-such-station': 'ship',
  'no-card-there': 'ship',
  'ship-there': 'ship',
  'too-many-points': 'ship',
}

export const restAsked = { turn: 'seat' } as const

/** Values that no piece shows. Rounds in which nothing moves on are counted from 0 again. */
export const rest = v.strictObject({
  turn: seatAmong(seatCounts), // whose turn it is
})
export type Rest = v.InferOutput<typeof rest>

/** Returns these values from a view; `undefined` after the end or within a turn. */
export const restOf = ({ turn }: View): Rest | undefined =>
  turn?.step === 'laying' && turn.laid === 0 && !turn.covered ? { turn: turn.seat } : undefined

const roseOf = ({ piece, mark }: Lying): Rose => ({
  stage: mark as Stage,
  colour: codeOf(piece)[1] as RoseColour,
})

// Chooses the covered cards, one by one the type with most copies left. Their types do not matter,
// but they must not be in the pile.
const commonest = (count: number, left: Copies): string[] => {
  if (count === 0) return []
  const [most] = Object.keys(left).sort((a, b) => left[b]! - left[a]!)
  return [most!, ...commonest(count - 1, less(left, most!))]
}

type Refused = Refusal<PlaceCode> | undefined

// Checks that cards are on sea squares without a printed card.
const checkCards = (chart: Chart, laid: State['laid']): Refused => {
  const cards = laid.flatMap((stack, at) => (stack ? [at] : []))
  const ashore = cards.filter(at => !isSea(chart, at))
  if (ashore.length > 0) return refuse('not-sea', 'laying', { squares: ashore })
  const printed = cards.filter(at => chart.starts.includes(at))
  return printed.length > 0 ? refuse('printed-start', 'covering', { squares: printed }) : undefined
}

// Checks that a ship is on a card, alone unless at a station, that it has at most eight points,
// that each of its roses comes from a station of the chart, and that it has not won.
const checkShip = (
  chart: Chart,
  { laid, ships }: State,
  { at, points, roses }: Ship,
  seat: Seat,
): Refused => {
  const seats = [seat]
  if (!laid[at] && !chart.starts.includes(at))
    return refuse('no-card-there', 'sailing', { squares: [at], seats })
  const isShared = ships.slice(0, seat).some(other => other.at === at)
  if (isShared && !chart.stations.has(at))
    return refuse('ship-there', 'sailing', { squares: [at], seats })
  if (points > mostPoints) return refuse('too-many-points', 'turn', { seats, limit: mostPoints })
  const stations = [...chart.stations.values()]
  const isPrinted = ({ stage, colour }: Rose) =>
    stations.some(one => one.stage === stage && one.colour === colour)
  if (!roses.every(isPrinted)) return refuse('no-such-station', 'stations', { seats })
  return hasWon(roses) ? refuse('race-won', 'end', { seats }) : undefined
}

/**
 * Returns the state of the race, or why it cannot continue from there. Of cards on one square, the
 * last entered is on top.
 */
export const place = (
  areas: Layout,
  { turn }: Rest,
  options: Options,
  seats: number,
): State | Refusal<PlaceCode> => {
  if (turn >= seats) return refuse('no-such-seat', 'turn')
  const chart = chartOf(options.edition)
  const laid = chart.ground.map((): string[] | null => null)
  for (const { piece, at = -1 } of lyingIn(areas, 'sea'))
    laid[at] = [...(laid[at] ?? []), codeOf(piece)[1]]
  const ships = Array.from({ length: seats }, (_, seat): Ship => {
    const lying = lyingIn(areas, 'ship', seat)
    const at = lying.find(({ piece }) => piece === 'ship')?.at ?? -1
    return {
      at,
      voyage: seat === turn ? [[at]] : [],
      points: countIn(areas, 'ship', 'point', seat),
      roses: lying.filter(({ piece }) => piece.startsWith('rose')).map(roseOf),
      hand: cardsIn(areas, 'hand', seat).sort(),
    }
  })
  const open = [...laid.flatMap(stack => stack ?? []), ...ships.flatMap(({ hand }) => hand)]
  const left = open.reduce(less, fullPile(options.edition))
  const under = coveredIn(areas, 'under')
  const above = laid.findIndex(stack => stack !== null)
  if (under > (above < 0 ? 0 : total(left))) return refuse('too-many-covered', 'covering')
  const covered = commonest(under, left)
  const state: State = {
    options,
    ships,
    laid: laid.map((stack, at) => (at === above ? [...covered, ...stack!] : stack)),
    pile: covered.reduce(less, left),
    turn: { seat: turn, step: 'laying', laid: 0, covered: false, moved: null, sprinted: false },
    first: turn,
    next: turn,
    still: 0,
    changed: false,
  }
  const adrift = ships
    .map((ship, seat) => checkShip(chart, state, ship, seat))
    .find(refused => refused)
  return checkCards(chart, state.laid) ?? adrift ?? state
}
