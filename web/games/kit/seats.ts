// Seats and sides: one's own seat, and who plays with whom.
import type { AnyGame, Position, Seat } from '../game.ts'

export type Sides = readonly (readonly Seat[])[]

/** One's own seat. Only for code that the room never reaches. */
export const seatOf = ({ you }: Pick<Position, 'you'>): Seat => {
  if (you === 'room') throw new Error('the room has no seat')
  return you
}

/** The sides of a game; each seat is one where the game knows none. */
export const sidesOf = (game: AnyGame, seats: number, options: unknown): Sides =>
  game.sides?.(seats, options) ?? Array.from({ length: seats }, (_, seat) => [seat])

export const hasPartners = (sides: Sides): boolean => sides.some(side => side.length > 1)

/** The seats that share a seat's place, itself among them. */
export const sideOf = (sides: Sides, seat: Seat): readonly Seat[] =>
  sides.find(side => side.includes(seat)) ?? [seat]
