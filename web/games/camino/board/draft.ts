// The draft of a move (a piece of the hand, its turn, a square) and what would follow from it.
import type { Refusal, Seat } from '../../game.ts'
import type { Square } from '../../kit/squares.ts'
import { type Board, isEmptyAt, type Piece, turnsOf } from '../rules/pieces.ts'
import { type Price, priceOf, type Ways } from '../rules/price.ts'
import { diagonalOf, type Side, sideOfSeat, sides } from '../rules/sides.ts'
import type { Move, Position, View } from '../rules/state.ts'
import { askedOf } from '../words/sentences.ts'
import type { Places, Trial } from './solver-worker.ts'

/**
 * `place`: the piece's place in the hand. Without `turns`, the piece takes the first turn that
 * fits. `about`: the square that the player asked about.
 */
export interface Draft {
  place?: number
  turns?: number
  at?: Square
  about?: Square
  keeps?: boolean // the player asked why this piece may not be set aside
}
export const nothing: Draft = {}

/** Returns the draft of an advised move, so that the board shows it as the player's own. */
export const advised = (hand: readonly Piece[], move: Move): Draft => {
  if (!('piece' in move)) return nothing
  const place = hand.indexOf(move.piece)
  return 'at' in move ? { place, turns: move.turns, at: move.at } : { place }
}

/** What a viewer may do now. */
export type Stage = 'over' | 'watching' | 'answering' | 'offered' | 'laying' | 'discarded' | 'laid'

export const stageOf = ({ you, view }: Position): Stage => {
  const { over, offer, turn } = view
  if (over) return 'over'
  if (you === 'room') return 'watching'
  if (offer !== undefined) {
    if (sideOfSeat(offer) !== sideOfSeat(you)) return 'answering'
    return offer === you ? 'offered' : 'watching'
  }
  if (turn.seat !== you || turn.step === 'between') return 'watching'
  return turn.step === 'lay' ? 'laying' : turn.step === 'draw' ? 'discarded' : 'laid'
}

export const seatsOf = ({ hands }: View, side: Side): Seat[] =>
  hands.flatMap((_, seat) => (sideOfSeat(seat) === side ? [seat] : []))

/** Returns the ways of each side; after the end of the game, the way that counted. */
export const waysBySide = ({ options, view }: Position, ways: readonly Ways[]): Ways[] =>
  sides.map(side => {
    const counted = view.over?.ways[side]
    if (counted) return { possible: counted, certain: counted, agreed: counted }
    const diagonal = diagonalOf(options.variant, view.starts, side)
    return diagonal === undefined ? {} : (ways[diagonal] ?? {})
  })

export interface SidePrice extends Partial<Price> {
  certain?: number // points of the certain way
  agreed?: number // points that would count if the game ended now
}
export const pricesOf = (ways: readonly Ways[]): SidePrice[] =>
  ways.map(({ possible, certain, agreed }) => ({
    ...(possible && priceOf(possible)),
    certain: certain && priceOf(certain).points,
    agreed: agreed && priceOf(agreed).points,
  }))

/** Checks that a way can no longer change; then its empty squares are certain too. */
export const isCertainWay = ({ possible, certain }: Ways): boolean =>
  possible !== undefined &&
  certain !== undefined &&
  priceOf(possible).points === priceOf(certain).points

/**
 * Returns a function that checks whether a square of a way is certain: it has a piece, or the whole
 * way is certain.
 */
export const isCertainOn = (board: Board, ways: Ways) => (at: Square) =>
  !isEmptyAt(board, at) || isCertainWay(ways)

/** The chosen piece, with every square where it fits in any of its turns. */
export interface Plan {
  piece: Piece
  turns: number
  turnings: readonly number[]
  places: Places | undefined // `undefined` until the solver has answered
  at: Square | undefined
  trials: readonly Trial[] // on the square `at`
}

const fitsAt = ({ lay, complete }: Places, turns: number, at: Square): boolean =>
  lay[turns]!.includes(at) || complete[turns]!.includes(at)

export const planOf = (
  hand: readonly Piece[],
  { place, turns, at }: Draft,
  places: ReadonlyMap<Piece, Places>,
  trials: readonly Trial[],
): Plan | undefined => {
  const piece = place === undefined ? undefined : hand[place]
  if (!piece) return undefined
  const found = places.get(piece)
  const turnings = turnsOf(piece)
  return {
    piece,
    turns: turns ?? turnings.find(turn => found && found.lay[turn]!.length > 0) ?? 0,
    turnings,
    places: found,
    at,
    trials: trials.filter(trial => trial.piece === piece && trial.at === at),
  }
}

export const trialOf = ({ trials, turns }: Plan): Trial | undefined =>
  trials.find(trial => trial.turns === turns)

/**
 * Returns the next turn that fits the chosen square, or that fits anywhere if none is chosen; if no
 * turn fits, the next of all.
 */
export const turnedOn = ({ places, turnings, turns, at }: Plan): number => {
  const next = turnings.map(
    (_, i) => turnings[(turnings.indexOf(turns) + 1 + i) % turnings.length]!,
  )
  const fits = (turn: number) =>
    places && (at === undefined ? places.lay[turn]!.length > 0 : fitsAt(places, turn, at))
  return next.find(fits) ?? next[0]!
}

/**
 * Returns the draft after a tap on a square: the piece goes there in a turn that fits; a tap on the
 * same square turns it.
 */
export const putAt = (plan: Plan, at: Square): Pick<Draft, 'at' | 'turns'> => {
  const { places, turnings, turns } = plan
  if (at === plan.at) return { at, turns: turnedOn(plan) }
  if (!places || fitsAt(places, turns, at)) return { at, turns }
  return { at, turns: turnings.find(turn => fitsAt(places, turn, at)) ?? turns }
}

export type Aim = 'lay' | 'turned' | 'complete' | 'chosen'

/** Returns what a tap on each square would do with the chosen piece. */
export const aimsOf = (plan: Plan | undefined): Map<Square, Aim> => {
  const aims = new Map<Square, Aim>()
  if (!plan?.places) return aims
  const { lay, complete } = plan.places
  for (const square of [...lay.flat(), ...complete.flat()]) aims.set(square, 'turned')
  for (const square of lay[plan.turns]!) aims.set(square, 'lay')
  for (const square of complete.flat()) aims.set(square, 'complete')
  if (plan.at !== undefined && aims.has(plan.at)) aims.set(plan.at, 'chosen')
  return aims
}

export const mayLayNow = ({ places, turns, at }: Plan): boolean =>
  at !== undefined && (places?.lay[turns]?.includes(at) ?? false)
export const mayCompleteNow = ({ places, turns, at }: Plan): boolean =>
  at !== undefined && (places?.complete[turns]?.includes(at) ?? false)

/**
 * Checks that no piece of the hand can be laid; false until the solver has answered for all of
 * them.
 */
export const nothingFits = (hand: readonly Piece[], places: ReadonlyMap<Piece, Places>): boolean =>
  hand.every(piece => places.get(piece)?.lay.flat().length === 0)

/**
 * Checks that passing is the only move left (ruling, point nothing-fits): nothing can be laid,
 * completed, set aside, drawn or offered. False until the solver has answered for every piece.
 */
export const mustPass = (
  { pot, hand = [] }: Pick<View, 'pot' | 'hand'>,
  places: ReadonlyMap<Piece, Places>,
  mayOffer: boolean,
): boolean =>
  pot === 0 &&
  !mayOffer &&
  hand.every(piece => {
    const found = places.get(piece)
    return found?.kept !== undefined && [...found.lay, ...found.complete].flat().length === 0
  })

/** Returns the sides that allow only one value, of a square that no piece fits. */
export const sidesAsking = (refusal: Refusal): number[] =>
  askedOf(String(refusal.at?.asked)).map(({ side }) => side)

/**
 * Returns a refusal in which an unfillable square occurs once for each side that allows only one
 * value, so that the answer and the map count the same numbers.
 */
export const numbered = (refusal: Refusal | undefined): Refusal | undefined => {
  const [square] = refusal?.at?.squares ?? []
  if (refusal?.refused !== 'unfillable' || square === undefined) return refusal
  return {
    ...refusal,
    at: {
      ...refusal.at,
      squares: [
        square,
        ...sidesAsking(refusal)
          .slice(1)
          .map(() => square),
      ],
    },
  }
}
