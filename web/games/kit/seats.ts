// Seats and sides: one's own seat, and who plays with whom.
import type { Position, Seat } from '../game.ts'

// One's own seat, where the caller knows already that the room is not asked.
export const seatOf = ({ you }: Pick<Position, 'you'>): Seat => {
  if (you === 'room') throw new Error('the room has no seat')
  return you
}

// The seats that share a seat's fate, itself among them.
export const sideOf = (sides: readonly (readonly Seat[])[], seat: Seat): readonly Seat[] =>
  sides.find(side => side.includes(seat)) ?? [seat]
