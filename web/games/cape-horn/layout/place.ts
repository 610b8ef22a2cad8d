// A race taken up as it lies on a table, between turns: the ship whose turn it is has noted its point.
import * as v from 'valibot'
import { seatAmong } from '../../kit/entry.ts'
import { refuse } from '../../kit/refuse.ts'
import { cardsIn, codeOf, countIn, coveredIn, type Layout, type Lying, lyingIn } from '../../layout.ts'
import type { Asked, Placing } from '../../placing.ts'
import { chartOf } from '../rules/chart.ts'
import { type Copies, fullPile, less, total } from '../rules/facts.ts'
import { type Rose, type RoseColour, roseColours, type Stage, seatCounts, stages } from '../rules/pieces.ts'
import type { PlaceCode, Refusal } from '../rules/points.ts'
import { unreached } from '../rules/reached.ts'
import type { Options, Ship, State, View } from '../rules/state.ts'

/** What is read off the table: roses left, and the pile, are the rest. */
export const asked = ({ edition }: Options, seats: number): Asked[] => {
  const { ground } = chartOf(edition)
  const sea = [...ground.keys()].filter(at => typeof ground[at] === 'number')
  const cards = edition.cards.map(({ type }) => ({ piece: `card ${type}`, count: 1 }))
  const each = Array.from({ length: seats }, (_, seat) => seat)
  const won = stages.flatMap(mark => roseColours.map(colour => ({ piece: `rose ${colour}`, count: 1, mark })))
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

/** In which area people tell what a refusal is about. */
export const about: Placing<State, View, Options>['about'] = {
  'not-sea': 'sea',
  'printed-start': 'sea',
  'touches-no-card': 'sea',
  'too-many-covered': 'under',
  'race-won': 'ship',
  'no-such-station': 'ship',
  'rose-alike': 'ship',
  'station-bare': 'ship',
  'no-card-there': 'ship',
  'ship-there': 'ship',
  'too-many-points': 'ship',
  'point-not-noted': 'ship',
  'too-many-cards': 'hand',
  'too-few-dealt': 'hand',
}

export const restAsked = { turn: 'seat' } as const

/** What no piece shows. Rounds in which nothing moves on are counted from here. */
export const rest = v.strictObject({
  turn: seatAmong(seatCounts), // whose turn it is
})
export type Rest = v.InferOutput<typeof rest>

/** The same as a viewer sees it; none: the race is over, or a turn is under way. */
export const restOf = ({ turn }: View): Rest | undefined =>
  turn?.step === 'laying' && turn.laid === 0 && !turn.covered ? { turn: turn.seat } : undefined

const roseOf = ({ piece, mark }: Lying): Rose => ({ stage: mark as Stage, colour: codeOf(piece)[1] as RoseColour })

// Which cards lie covered matters to nobody, but they are not in the pile: one after the other of which there are most left.
const commonest = (count: number, left: Copies): string[] => {
  if (count === 0) return []
  const [most] = Object.keys(left).sort((a, b) => left[b]! - left[a]!)
  return [most!, ...commonest(count - 1, less(left, most!))]
}

/** The race as it lies there. Cards laid on one square cover each other. */
export const place = (areas: Layout, { turn }: Rest, options: Options, seats: number): State | Refusal<PlaceCode> => {
  if (turn >= seats) return refuse('no-such-seat', 'turn')
  const laid = chartOf(options.edition).ground.map((): string[] | null => null)
  for (const { piece, at = -1 } of lyingIn(areas, 'sea')) laid[at] = [...(laid[at] ?? []), codeOf(piece)[1]]
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
  return unreached(state) ?? state
}
