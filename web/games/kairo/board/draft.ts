// The intent of a seat on its turn, not sent yet, and what a tap on a square does before anything
// is chosen. For later taps see aims.ts.
import type { Refusal, Seat } from '../../game.ts'
import { seatOf } from '../../kit/seats.ts'
import type { Square } from '../../kit/squares.ts'
import { type Attraction, attractions, mayAttract } from '../rules/attracting.ts'
import { layoutIn } from '../rules/bazaar.ts'
import { type Cloth, cloths } from '../rules/pieces.ts'
import type { Move, Position, Put } from '../rules/state.ts'
import { stepOf } from '../rules/steps.ts'
import type { BoardWords } from '../words/sentences.ts'

export type PutKind = Put['kind']

/**
 * What a seat has chosen so far. `build`: first `put` and `cloth`, then the `square` of a stall,
 * whose entrance is still to be chosen. `pay`: the index of a way to pay. `attract`: first a
 * customer, then an entrance. `final`: a move that the next tap makes.
 */
export type Intent =
  | { kind: 'nothing' }
  | { kind: 'build'; put?: PutKind; cloth?: Cloth; square?: Square }
  | { kind: 'pay'; way: number }
  | { kind: 'attract'; cloth?: Cloth; entrance?: Square }
  | { kind: 'draw' }
  | { kind: 'final'; move: Move }

export const nothing: Intent = { kind: 'nothing' }

export const isTaking = (intent: Intent) =>
  intent.kind === 'draw' ||
  (intent.kind === 'final' && ['take', 'draw', 'hire'].includes(intent.move.kind))

/** The props of every step of a turn. */
export interface TurnProps {
  position: Position
  words: BoardWords
  intent: Intent
  intend(intent: Intent): void
  hover(at: Square | undefined): void // with the legal square below a dragged cloth
}

export const isTurnOf = ({ you, view }: Position) =>
  you !== 'room' &&
  (view.phase.kind === 'turn' || view.phase.kind === 'placing') &&
  view.phase.seat === you

export type Step = ReturnType<typeof stepOf> | 'placing' | 'watching'

export const stepIn = (position: Position): Step => {
  const { phase } = position.view
  if (!isTurnOf(position)) return 'watching'
  return phase.kind === 'turn' ? stepOf(phase) : 'placing'
}

/** Returns the neutral stall that was drawn and must be placed now; undefined if there is none. */
export const neutralOf = ({ view: { phase } }: Position): Cloth | undefined =>
  phase.kind === 'placing' ? phase.neutral : undefined

export interface Choice extends Attraction {
  move: Move
  refusal: Refusal | undefined
}

// Ranks entrances at equal distance: one's own stall earns most, and a neutral one earns a rival
// nothing.
const rankOf = (you: Seat, { stall: { owner } }: Attraction): number =>
  owner === you ? 0 : owner === null ? 1 : 2

/**
 * Returns the free entrances of a customer's cloth, the nearest first; at equal distance one's own
 * comes first. An entrance that needs too many barkers has a `refusal`.
 */
export const choicesFor = (position: Position, cloth: Cloth): Choice[] => {
  const layout = layoutIn(position)
  const customer = layout.bazaar.customers[cloth]
  if (customer === null) return []
  const you = seatOf(position)
  const { barkers } = position.view.players[you]!
  const nearestFirst = [...attractions(layout, customer)].sort(
    (a, b) => a.steps - b.steps || rankOf(you, a) - rankOf(you, b),
  )
  return nearestFirst.map(attraction => {
    const { entrance } = attraction.stall
    const answer = mayAttract(layout, entrance, barkers)
    return {
      ...attraction,
      move: { kind: 'attract', entrance },
      refusal: 'refused' in answer ? answer : undefined,
    }
  })
}

/**
 * Returns the intent to attract a customer to the nearest legal entrance. `entrance` is undefined
 * if there is none.
 */
export const attracting = (
  position: Position,
  cloth: Cloth,
): Extract<Intent, { kind: 'attract' }> => {
  const nearest = choicesFor(position, cloth).find(({ refusal }) => !refusal)
  return { kind: 'attract', cloth, entrance: nearest?.stall.entrance }
}

export interface Aim {
  kind: 'put' | 'entrance' | 'chosen' | 'customer' | 'rug'
  move?: Move
  next?: Intent
  extra?: '+1' | '3'
}

/** Returns what a tap on each customer does at the start of a turn; empty in the final phase. */
export const customerAims = (position: Position): Map<Square, Aim> => {
  const aims = new Map<Square, Aim>()
  if (stepIn(position) !== 'act' || position.view.final) return aims
  const { customers } = position.view.bazaar
  for (const cloth of cloths) {
    const square = customers[cloth]
    const next = attracting(position, cloth)
    if (square !== null && next.entrance !== undefined) aims.set(square, { kind: 'customer', next })
  }
  return aims
}
