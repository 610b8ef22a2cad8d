// What one has in mind on one's turn, and what a tap on each square means before anything is
// chosen; after that see aims.ts.
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
 * `build`: what, then where (`square`: the stall's, and its entrance is still to be chosen). `pay`:
 * which way of those offered. `attract`: whom, then to which entrance. `final`: a move that waits
 * for its second tap.
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

/** What every step of a turn is drawn from. */
export interface TurnProps {
  position: Position
  words: BoardWords
  intent: Intent
  intend(intent: Intent): void
  hover(at: Square | undefined): void // the legal square that a dragged cloth hangs over
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

/** The neutral stall one has drawn, which is then the only one to place. */
export const neutralOf = ({ view: { phase } }: Position): Cloth | undefined =>
  phase.kind === 'placing' ? phase.neutral : undefined

export interface Choice extends Attraction {
  move: Move
  refusal: Refusal | undefined
}

// As near, one's own stall earns most, and a neutral one nothing for a rival.
const rankOf = (you: Seat, { stall: { owner } }: Attraction): number =>
  owner === you ? 0 : owner === null ? 1 : 2

/**
 * The entrances a customer may come to, the nearest first and of those as near one's own; those
 * behind too many nearer ones with the reason.
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
 * A customer is asked to the nearest entrance, until another one is chosen; none where it has no
 * way.
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

/** The customers that may be attracted, while one may still begin with anything. */
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
