// The legal moves and squares of a seat for its current intent (`Intent`), and why another square
// is illegal.
import type { Refusal } from '../../game.ts'
import { memo } from '../../kit/memo.ts'
import { seatOf } from '../../kit/seats.ts'
import type { Square } from '../../kit/squares.ts'
import { layoutIn, stallOf } from '../rules/bazaar.ts'
import { waysInto } from '../rules/cards.ts'
import { groundOf } from '../rules/ground.ts'
import { check, moves } from '../rules/legal.ts'
import type { Cloth } from '../rules/pieces.ts'
import type { Move, Position, Put } from '../rules/state.ts'
import {
  type Aim,
  choicesFor,
  customerAims,
  type Intent,
  isTurnOf,
  type PutKind,
  stepIn,
} from './draft.ts'

// All moves of a seat, cached by position because an empty board has about 1,900.
const offers = memo(
  (position: Position): Move[] => [...moves(position)],
  ({ you, options, view }) => JSON.stringify([you, options, view]),
  4,
)
export const offered = (position: Position): readonly Move[] =>
  isTurnOf(position) ? offers(position) : []

export const isPut = (move: Move): move is Put =>
  move.kind === 'stall' || move.kind === 'extension' || move.kind === 'move'

export const putsOf = (position: Position, put: PutKind, cloth: Cloth): Put[] =>
  offered(position)
    .filter(isPut)
    .filter(move => move.kind === put && move.cloth === cloth)

export const waysOf = (position: Position) => offered(position).filter(move => move.kind === 'pay')

export const same = (one: Move, other: Move) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the intent that leads to an advised move, so that the board shows the advice. */
export const intentOf = (position: Position, move: Move): Intent => {
  if (move.kind === 'extension') return { kind: 'build', put: move.kind, cloth: move.cloth }
  if (isPut(move)) return { kind: 'build', put: move.kind, cloth: move.cloth, square: move.square }
  if (move.kind === 'pay')
    return { kind: 'pay', way: waysOf(position).findIndex(way => same(way, move)) }
  if (move.kind !== 'attract') return { kind: 'final', move }
  return {
    kind: 'attract',
    cloth: layoutIn(position).entranceOf[move.entrance]!.cloth,
    entrance: move.entrance,
  }
}

/**
 * Returns what a seat builds with a cloth: an extension if it has a stall of the cloth, else a
 * stall.
 */
export const putFor = (position: Position, cloth: Cloth): PutKind =>
  stallOf(position.view.bazaar, seatOf(position), cloth) ? 'extension' : 'stall'

// Returns the extra price of playing a card for a square: a coin if only a joker fits, three cards
// if no card fits. Undefined if a standard card fits, or outside a turn.
const extraAt = ({ you, options, view }: Position, square: Square): '+1' | '3' | undefined => {
  if (you === 'room' || view.phase.kind !== 'turn') return undefined
  const hand = { edition: options.edition, hand: view.players[you]!.hand ?? [] }
  const { standard, joker } = waysInto(hand, groundOf(options.edition).district[square]!)
  if (standard) return undefined
  return joker ? '+1' : '3'
}

const putAims = (
  position: Position,
  { put, cloth, square: chosen }: Extract<Intent, { kind: 'build' }>,
): Map<Square, Aim> => {
  const aims = new Map<Square, Aim>()
  if (!put || !cloth) return aims
  for (const move of putsOf(position, put, cloth)) {
    const { square } = move
    if (move.kind === 'extension')
      aims.set(square, { kind: 'put', move, extra: extraAt(position, square) })
    else if (chosen === undefined)
      aims.set(square, {
        kind: 'put',
        next: { kind: 'build', put, cloth, square },
        extra: extraAt(position, square),
      })
    else if (square === chosen) aims.set(move.entrance, { kind: 'entrance', move })
  }
  if (chosen !== undefined)
    aims.set(chosen, { kind: 'chosen', next: { kind: 'build', put, cloth } })
  return aims
}

/** Returns what a tap on each legal square does. For all other squares see `whyNot`. */
export const aimsOf = (position: Position, intent: Intent): Map<Square, Aim> => {
  const step = stepIn(position)
  if (intent.kind === 'nothing') return customerAims(position)
  if (step !== 'act' && step !== 'placing') return new Map()
  if (intent.kind === 'build') return putAims(position, intent)
  if (intent.kind !== 'attract') return new Map()
  const aims = customerAims(position)
  if (intent.cloth)
    for (const { stall, refusal } of choicesFor(position, intent.cloth))
      if (!refusal)
        aims.set(stall.entrance, { kind: 'rug', next: { ...intent, entrance: stall.entrance } })
  return aims
}

/**
 * Returns why a square is illegal for the current intent; undefined if the intent chooses no
 * square.
 */
export const whyNot = (position: Position, intent: Intent, square: Square): Refusal | undefined => {
  if (intent.kind === 'attract' && layoutIn(position).entranceOf[square])
    return check(position, { kind: 'attract', entrance: square })
  if (intent.kind !== 'build' || !intent.put || !intent.cloth) return undefined
  const { put, cloth } = intent
  if (put === 'extension') return check(position, { kind: 'extension', cloth, square })
  if (intent.square !== undefined)
    return check(position, { kind: put, cloth, square: intent.square, entrance: square })
  // `check` needs an entrance too. Any neighbour will do, because the stall's own square is checked
  // first.
  const { ground } = layoutIn(position)
  const refusals = ground.beside[square]!.map(entrance =>
    check(position, { kind: put, cloth, square, entrance }),
  )
  return refusals.at(-1)
}

/** Chooses the card to play if only one way is legal, so that nobody has to tap it. */
export const settled = (position: Position, intent: Intent): Intent => {
  const [move, second] =
    intent.kind === 'nothing' && stepIn(position) === 'play' ? offered(position) : []
  return move && !second ? { kind: 'final', move } : intent
}
