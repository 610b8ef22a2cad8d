// What entries and moves are made of in more than one game, as schemas: whole numbers, and seats.
import * as v from 'valibot'

export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/**
 * A number that names a seat, at a game for so many: corrections then offer the names at the table
 * (ui/fields/schema.tsx).
 */
export const seatAmong = (counts: readonly number[]) =>
  v.pipe(whole(0, Math.max(...counts) - 1), v.metadata({ seat: true }))

/** A word that only tables of so many seats know: there alone corrections offer it. */
export const onlyAmong = <Word extends string>(seats: number, word: Word) =>
  v.pipe(v.literal(word), v.metadata({ among: seats }))
