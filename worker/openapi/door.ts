// What is told of a door: whom it is for, what it takes, answers and refuses.
import type * as v from 'valibot'
import type { HouseCode } from '../../web/games/game.ts'
import type { Answers } from './answers.ts'

/** Under which head a door stands in the document. */
export const tags = {
  house: 'The house: its games, and this document.',
  table: 'A table: opened, seen, cleared away.',
  seats: 'Who sits where, bots too, and the start.',
  play: 'Moves, and what may be known of them.',
  result: 'What is left of a game.',
  pages: 'For people.',
} as const

/** How often a minute an address may ask, by the name of the limit in wrangler.toml. */
export const limits = { CREATE: 30, CODES: 120, ADVICE: 60, TRIES: 600, READS: 600, BOTS: 10 } as const

export interface Door {
  id: string // of the operation: what generated clients call it
  tag: keyof typeof tags
  does: string // its first sentence is the summary
  key?: 'seat' | 'host' // whose key it wants
  query?: Record<string, { says: string; schema: object }>
  body?: v.GenericSchema // the fields of a JSON object, or of a form
  move?: 'needed' | 'optional' // beside the fields: one of the game's moves
  example?: object // a body that fits
  gives: readonly (keyof Answers)[] | 'page' | 'socket' | `${string}/${string}`
  status?: number
  isTagged?: true // its answer has an ETag: who has it already is answered 304
  refuses?: readonly HouseCode[] // besides what every door of its kind may refuse (document.ts)
  limit?: keyof typeof limits
}

/** Of a schema in an address: a number from 0. */
export const whole = { type: 'integer', minimum: 0 }

/** Whose view a read answers. */
export const seat = {
  says: 'Through which of your seats you look; `room`: what everybody may see.',
  schema: { anyOf: [whole, { const: 'room' }] },
}
