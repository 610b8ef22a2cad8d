// The numbers of the rulebook, and the rules for points and roses that all seats share.
import { refuse } from '../../kit/refuse.ts'
import type { Point, Refusal } from './points.ts'

export const colours = ['black', 'blue', 'orange', 'violet', 'teal'] as const // of the ships
export type Colour = (typeof colours)[number]
export const roseColours = ['red', 'green', 'yellow'] as const
export type RoseColour = (typeof roseColours)[number]
export const stages = [1, 2, 3] as const
export type Stage = (typeof stages)[number]
export const romans: Record<Stage, string> = { 1: 'I', 2: 'II', 3: 'III' }

export type Heading = 'F' | 'FL' | 'FR' | 'L' | 'R' | 'B' | 'BL' | 'BR' // as seen facing forward
export interface Arrow {
  heading: Heading
  distance: number // squares
}
/** Parses an arrow of an edition, such as `FL2`. */
export const arrowOf = (text: string): Arrow => ({
  heading: text.slice(0, -1) as Heading,
  distance: Number(text.slice(-1)),
})

export const seatCounts = [3, 4, 5] as const
export type SeatCount = (typeof seatCounts)[number]
export const mostSeats = Math.max(...seatCounts)
export const mostPoints = 8
export const startPoints = 3
export const startHand = 3
export const handLimit = 6
export const ignorePrice = 3
export const sprintPrice = 5
export const buyPrice = 1
export const rosesEach = 5 // of a colour in the box
export const rosesToWin = 3
export const rosesToCross = 2
// whole rounds without a card laid or a rose won end the race (ruling)
export const stillRounds = 10

export interface Rose {
  stage: Stage // of the sea, where its station lies
  colour: RoseColour // of its station
}

/** Returns the points after a gain, at most eight. */
export const noted = (points: number, gained: number): number =>
  Math.min(mostPoints, points + gained)

/** Returns a refusal if a move costs more points than the seat has; there is no debt. */
export const tooPoor = (
  points: number,
  price: number,
  rule: Point,
): Refusal<'too-few-points'> | undefined =>
  points < price ? refuse('too-few-points', rule, { points, price }) : undefined

/**
 * Returns why no card may be taken: the hand is full, or the pile is empty (ruling: no new pile is
 * made). `undefined` if one may be taken.
 */
export const mayDraw = ({
  pile,
  hand,
}: {
  pile: number
  hand: readonly string[]
}): Refusal | undefined => {
  if (hand.length >= handLimit) return refuse('hand-full', 'drawing', { limit: handLimit })
  return pile > 0 ? undefined : refuse('pile-empty', 'drawing')
}

/** Returns how many roses of a colour nobody has won. */
export const rosesLeft = (won: readonly { colour: RoseColour }[], colour: RoseColour): number =>
  rosesEach - won.filter(rose => rose.colour === colour).length
