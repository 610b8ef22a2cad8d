// What entries and moves are made of in more than one game, as schemas: whole numbers, and seats.
import * as v from 'valibot'

export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

// A number that names a seat: corrections then offer the names at the table (ui/fields/schema.tsx).
export const seatAmong = (seats: number) => v.pipe(whole(0, seats - 1), v.metadata({ seat: true }))
