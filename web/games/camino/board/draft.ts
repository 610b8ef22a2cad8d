// What one has in mind: a piece of one's hand, how it is turned, where it would go; and what
// follows from it.
import type { Refusal, Seat } from '../../game.ts'
import type { Square } from '../../kit/squares.ts'
import { type Board, isEmptyAt, type Piece, turnsOf } from '../rules/pieces.ts'
import { type Price, priceOf, type Ways } from '../rules/price.ts'
import { diagonalOf, type Side, sideOfSeat, sides } from '../rules/sides.ts'
import type { Move, Position, View } from '../rules/state.ts'
import { askedOf } from '../words/sentences.ts'
import type { Places, Trial } from './solver-worker.ts'

/**
 * `place`: in the hand. Without `turns` a piece lies as it fits first. `about`: a square one asked
 * about.
 */
export interface Draft {
  place?: number
  turns?: number
  at?: Square
  about?: Square
  keeps?: boolean // one asked why this piece may not be set aside
}
export const nothing: Draft = {}

/** What was advised, as if one had it in mind. */
export const advised = (hand: readonly Piece[], move: Move): Draft => {
  if (!('piece' in move)) return nothing
  const place = hand.indexOf(move.piece)
  return 'at' in move ? { place, turns: move.turns, at: move.at } : { place }
}

/** What may be done now. */
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

/** What is known of each side's way; of a game that is over, the way that counted. */
export const waysBySide = ({ options, view }: Position, ways: readonly Ways[]): Ways[] =>
  sides.map(side => {
    const counted = view.over?.ways[side]
    if (counted) return { possible: counted, certain: counted, agreed: counted }
    const diagonal = diagonalOf(options.variant, view.starts, side)
    return diagonal === undefined ? {} : (ways[diagonal] ?? {})
  })

export interface SidePrice extends Partial<Price> {
  certain?: number // points of the way that is there for certain
  agreed?: number // what both sides would count now
}
export const pricesOf = (ways: readonly Ways[]): SidePrice[] =>
  ways.map(({ possible, certain, agreed }) => ({
    ...(possible && priceOf(possible)),
    certain: certain && priceOf(certain).points,
    agreed: agreed && priceOf(agreed).points,
  }))

/** Whether a whole way can only be what it is: then its empty squares are certain too. */
export const isCertainWay = ({ possible, certain }: Ways): boolean =>
  possible !== undefined &&
  certain !== undefined &&
  priceOf(possible).points === priceOf(certain).points

/** Whether a square of a way is certain: what lies there is, and all of a way that is. */
export const isCertainOn = (board: Board, ways: Ways) => (at: Square) =>
  !isEmptyAt(board, at) || isCertainWay(ways)

/** The piece in mind, with every square where it may go in any of its turns. */
export interface Plan {
  piece: Piece
  turns: number
  turnings: readonly number[]
  places: Places | undefined // none: not looked at yet
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

/** The next turn: of those that fit the square one has in mind, else of all. */
export const turnedOn = ({ places, turnings, turns, at }: Plan): number => {
  const next = turnings.map(
    (_, i) => turnings[(turnings.indexOf(turns) + 1 + i) % turnings.length]!,
  )
  const fits = (turn: number) =>
    places && (at === undefined ? places.lay[turn]!.length > 0 : fitsAt(places, turn, at))
  return next.find(fits) ?? next[0]!
}

/**
 * A tap on a square: the piece goes there, turned as it fits; a tap on the same square turns it.
 */
export const putAt = (plan: Plan, at: Square): Pick<Draft, 'at' | 'turns'> => {
  const { places, turnings, turns } = plan
  if (at === plan.at) return { at, turns: turnedOn(plan) }
  if (!places || fitsAt(places, turns, at)) return { at, turns }
  return { at, turns: turnings.find(turn => fitsAt(places, turn, at)) ?? turns }
}

export type Aim = 'lay' | 'turned' | 'complete' | 'chosen'

/** What a tap on each square would mean for the piece in mind. */
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

/** Everything was looked at, and nothing of the hand can be laid. */
export const nothingFits = (hand: readonly Piece[], places: ReadonlyMap<Piece, Places>): boolean =>
  hand.every(piece => places.get(piece)?.lay.flat().length === 0)

/**
 * Whether only passing is left (ruling, point nothing-fits): nothing can be laid, completed, put
 * away, drawn or offered. A piece that was not looked at yet may be of use.
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

/** The sides that ask for one thing alone, of a square that nothing fits. */
export const sidesAsking = (refusal: Refusal): number[] =>
  askedOf(String(refusal.at?.asked)).map(({ side }) => side)

/** A refusal with a number for each of these sides, as its sentence counts them. */
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
