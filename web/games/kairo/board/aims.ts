// What one has in mind on one's turn, and what a tap on each square would mean then.
import type { Refusal } from '../../game.ts'
import { memo } from '../../kit/memo.ts'
import { seatOf } from '../../kit/seats.ts'
import type { Square } from '../../kit/squares.ts'
import { type Attraction, attractions } from '../rules/attracting.ts'
import { type Layout, layoutOf, stallOf } from '../rules/bazaar.ts'
import { waysInto } from '../rules/cards.ts'
import { groundOf } from '../rules/ground.ts'
import { check, moves, stepOf } from '../rules/legal.ts'
import type { Cloth } from '../rules/pieces.ts'
import type { Move, Position, Put } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'

export type PutKind = Put['kind']

// `build`: what, then where (`square`: the stall's, and its entrance is still to be chosen). `pay`: which way of those
// offered. `attract`: whom, then to which entrance. `final`: a move that waits for its second tap.
export type Intent =
  | { is: 'nothing' }
  | { is: 'build'; put?: PutKind; cloth?: Cloth; square?: Square }
  | { is: 'pay'; way: number }
  | { is: 'attract'; cloth?: Cloth; entrance?: Square }
  | { is: 'draw' }
  | { is: 'final'; move: Move }

export const nothing: Intent = { is: 'nothing' }

// What every step of a turn is drawn from.
export interface Minded {
  position: Position
  words: BoardWords
  intent: Intent
  intend(intent: Intent): void
  hover(at: Square | undefined): void // the legal square that a dragged cloth hangs over
}

export const layoutIn = ({ options, view }: Pick<Position, 'options' | 'view'>): Layout =>
  layoutOf(groundOf(options.edition), view.bazaar)

export const isTurnOf = ({ you, view }: Position) =>
  you !== 'room' && (view.phase.is === 'turn' || view.phase.is === 'placing') && view.phase.seat === you

export type Step = ReturnType<typeof stepOf> | 'placing' | 'watching'

export const stepIn = (position: Position): Step => {
  const { phase } = position.view
  if (!isTurnOf(position)) return 'watching'
  return phase.is === 'turn' ? stepOf(phase) : 'placing'
}

// All moves of a seat, worked out once a position: a board without stalls offers some 1,900.
const offers = memo(
  (position: Position): Move[] => [...moves(position)],
  ({ you, options, view }) => JSON.stringify([you, options, view]),
  4,
)
export const offered = (position: Position): readonly Move[] => (isTurnOf(position) ? offers(position) : [])

export const isPut = (move: Move): move is Put =>
  move.kind === 'stall' || move.kind === 'extension' || move.kind === 'move'

export const putsOf = (position: Position, put: PutKind, cloth: Cloth): Put[] =>
  offered(position)
    .filter(isPut)
    .filter(move => move.kind === put && move.cloth === cloth)

// What a cloth can be built as: its first stall, or one more tile of the stall one has.
export const putFor = (position: Position, cloth: Cloth): PutKind =>
  stallOf(position.view.bazaar, seatOf(position), cloth) ? 'extension' : 'stall'

// The neutral stall one has drawn, which is then the only one to place.
export const neutralOf = ({ view: { phase } }: Position): Cloth | undefined =>
  phase.is === 'placing' ? phase.neutral : undefined

export interface Choice extends Attraction {
  move: Move
  refusal: Refusal | undefined
}

// The entrances a customer may come to, the nearest first; those behind too many nearer ones with the reason.
export const choicesFor = (position: Position, cloth: Cloth): Choice[] => {
  const layout = layoutIn(position)
  const customer = layout.bazaar.customers[cloth]
  if (customer === null) return []
  return attractions(layout, customer).map(attraction => {
    const move: Move = { kind: 'attract', entrance: attraction.stall.entrance }
    return { ...attraction, move, refusal: check(position, move) }
  })
}

// A customer is asked to the nearest entrance, until another one is chosen; none where it has no way.
export const attracting = (position: Position, cloth: Cloth): Extract<Intent, { is: 'attract' }> => {
  const nearest = choicesFor(position, cloth).find(({ refusal }) => !refusal)
  return { is: 'attract', cloth, ...(nearest && { entrance: nearest.stall.entrance }) }
}

// What a card costs into the district of a square: a coin where only a joker fits, three cards where none does.
export const extraAt = ({ you, options, view }: Position, square: Square): '+1' | '3' | undefined => {
  if (you === 'room' || view.phase.is !== 'turn') return undefined
  const hand = { edition: options.edition, hand: view.players[you]!.hand ?? [] }
  const { standard, joker } = waysInto(hand, groundOf(options.edition).district[square]!)
  if (standard) return undefined
  return joker ? '+1' : '3'
}

export interface Aim {
  kind: 'put' | 'entrance' | 'chosen' | 'customer' | 'rug'
  move?: Move
  next?: Intent
  extra?: '+1' | '3' | undefined
}

const putAims = (
  position: Position,
  { put, cloth, square: chosen }: Extract<Intent, { is: 'build' }>,
): Map<Square, Aim> => {
  const aims = new Map<Square, Aim>()
  if (!put || !cloth) return aims
  for (const move of putsOf(position, put, cloth)) {
    const { square } = move
    if (move.kind === 'extension') aims.set(square, { kind: 'put', move, extra: extraAt(position, square) })
    else if (chosen === undefined)
      aims.set(square, { kind: 'put', next: { is: 'build', put, cloth, square }, extra: extraAt(position, square) })
    else if (square === chosen) aims.set(move.entrance, { kind: 'entrance', move })
  }
  if (chosen !== undefined) aims.set(chosen, { kind: 'chosen', next: { is: 'build', put, cloth } })
  return aims
}

// What each square means now; squares that are not here mean nothing, and `whyNot` says why.
export const aimsOf = (position: Position, intent: Intent): Map<Square, Aim> => {
  const step = stepIn(position)
  if (step !== 'act' && step !== 'placing') return new Map()
  if (intent.is === 'build') return putAims(position, intent)
  const aims = new Map<Square, Aim>()
  if (step === 'placing') return aims
  if (intent.is === 'nothing' || intent.is === 'attract') {
    for (const [cloth, square] of Object.entries(position.view.bazaar.customers) as [Cloth, Square | null][]) {
      const next = attracting(position, cloth)
      if (square !== null && next.entrance !== undefined) aims.set(square, { kind: 'customer', next })
    }
  }
  if (intent.is === 'attract' && intent.cloth)
    for (const { stall, refusal } of choicesFor(position, intent.cloth))
      if (!refusal) aims.set(stall.entrance, { kind: 'rug', next: { ...intent, entrance: stall.entrance } })
  return aims
}

// Why a square is not legal for what one has in mind.
export const whyNot = (position: Position, intent: Intent, square: Square): Refusal | undefined => {
  if (intent.is === 'attract' && layoutIn(position).entranceOf[square])
    return check(position, { kind: 'attract', entrance: square })
  if (intent.is !== 'build' || !intent.put || !intent.cloth) return undefined
  const { put, cloth } = intent
  if (put === 'extension') return check(position, { kind: 'extension', cloth, square })
  if (intent.square !== undefined) return check(position, { kind: put, cloth, square: intent.square, entrance: square })
  // Any free square beside it serves as the entrance that the question needs: the stall's own square is judged first.
  const { ground } = layoutIn(position)
  const refusals = ground.beside[square]!.map(entrance => check(position, { kind: put, cloth, square, entrance }))
  return refusals.at(-1)
}
