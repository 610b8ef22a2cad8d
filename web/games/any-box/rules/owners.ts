// Who enters a field, and which seats play for a side. Faces use this too, so it imports no schema
// and no engine.
import type { Definition, Field, Owner } from './definition.ts'

/** Returns the numbers from 0 to `count` - 1: seats, or sides. */
export const all = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

/** Returns who enters a field, or for whom it is computed: each seat, each side, or the table. */
export const ownerOf = (field: Field): Owner => field.who ?? 'each'

export const isSecret = (field: Field): boolean => 'secret' in field && field.secret === true

/** Returns the number of sides; without partners each seat is one. */
export const sidesOf = ({ sides }: Definition, seats: number): number => sides ?? seats

/** Returns the seats that play for a side. */
export const seatsOfSide = (side: number, sides: number, seats: number): number[] =>
  all(seats).filter(seat => seat % sides === side)

/** Returns the index of a seat's figure in the list of a field with this owner. */
export const placeOf = (owner: Owner, seat: number, sides: number): number =>
  owner === 'table' ? 0 : owner === 'side' ? seat % sides : seat
