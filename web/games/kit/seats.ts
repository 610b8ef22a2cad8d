// Seats and sides: the viewer's own seat, and who plays with whom.
import type { AnyGame, Position, Seat } from '../game.ts'

export type Sides = readonly (readonly Seat[])[]

/** Returns the viewer's own seat. Only for code that never runs for the room. */
export const seatOf = ({ you }: Pick<Position, 'you'>): Seat => {
  if (you === 'room') throw new Error('the room has no seat')
  return you
}

/** Returns the sides of a game; one per seat if the game has no sides. */
export const sidesOf = (game: AnyGame, seats: number, options: unknown): Sides =>
  game.sides?.(seats, options) ?? Array.from({ length: seats }, (_, seat) => [seat])

export const hasPartners = (sides: Sides): boolean => sides.some(side => side.length > 1)

/** Returns the seats of a seat's side, including itself. */
export const sideOf = (sides: Sides, seat: Seat): readonly Seat[] =>
  sides.find(side => side.includes(seat)) ?? [seat]
