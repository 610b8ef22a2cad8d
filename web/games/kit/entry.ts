// Schemas for entries and moves of several games: whole numbers, and seats.
import * as v from 'valibot'

export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/**
 * A number that names a seat in a game for these numbers of players. Forms for corrections offer
 * the names of the table's players for it (`ui/fields/schema.ts`).
 */
export const seatAmong = (counts: readonly number[]) =>
  v.pipe(whole(0, Math.max(...counts) - 1), v.metadata({ seat: true }))

/** A word that exists only at tables with this many seats. Corrections offer it only there. */
export const onlyAmong = <Word extends string>(seats: number, word: Word) =>
  v.pipe(v.literal(word), v.metadata({ among: seats }))
