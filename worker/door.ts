// A door: one address of the house for programs and pages, declared once. Its route, its limit, the
// reading of its body and its entry in the OpenAPI document are all made of this one value
// (handle.ts, openapi/operations.ts).
import type * as v from 'valibot'
import type { HouseCode } from '../web/games/game.ts'
import type { Body } from './body.ts'
import type { Answers } from './openapi/answers.ts'
import type { limits, Visit } from './visit.ts'

/** Under which head a door stands in the document. */
export const tags = {
  house: 'The house: its games, and this document.',
  table: 'A table: opened, seen, cleared away.',
  seats: 'Who sits where, bots too, and the start.',
  play: 'Moves, and what may be known of them.',
  result: 'What is left of a game.',
  pages: 'For people.',
} as const

type Fields = v.GenericSchema<unknown, object>

export interface Door<Schema extends Fields = Fields> {
  at: `${'GET' | 'POST' | 'DELETE'} /${string}` // method and path: `GET /t/{code}`
  id: string // of the operation: the name that generated clients give it
  tag: keyof typeof tags
  says: string // what it does; its first sentence is the summary
  key?: 'seat' | 'host' // whose key it wants; the table itself checks it
  query?: Record<string, { says: string; schema: object }>
  limit?: keyof typeof limits // counts every request
  // `run` counts by itself: only some requests, or each part of an answer
  counts?: keyof typeof limits
  body?: Schema // the fields of a JSON object or of a form, read before `run`
  reads?: Fields // a body that `run` reads by itself, after checks of its own
  // the code for a field of `body` that is wrong; else `malformed`
  wrong?: Readonly<Record<string, HouseCode>>
  move?: 'needed' | 'optional' // besides the fields: one of the game's moves
  example?: object // a body that fits
  gives: readonly (keyof Answers)[] | 'page' | 'socket' | `${string}/${string}`
  status?: number // of the answer, if not 200
  isTagged?: true // its answer has an ETag, and 304 is the answer to a browser that has it already
  // besides what every door of its kind may refuse (openapi/operations.ts)
  refuses?: readonly HouseCode[]
  back?: (visit: Visit) => string // where a GET of a form's address leads, if no other door has it
  run(visit: Visit, body: Body<v.InferOutput<Schema>>): Response | Promise<Response>
}

export const door = <const Schema extends Fields = Fields>(one: Door<Schema>): Door => one

/** A DELETE, and the same as a POST: forms know no other method. */
export const withForm = (one: Door, form: Pick<Door, 'at' | 'id' | 'back'>): Door[] => [
  one,
  { ...one, says: 'The same, for forms.', ...form },
]

/** The schema of a number in an address, from 0. */
export const whole = { type: 'integer', minimum: 0 }

/** The query that chooses through whose eyes a table is read. */
export const seat = {
  says: 'Through which of your seats you look; `room`: what everybody may see.',
  schema: { anyOf: [whole, { const: 'room' }] },
}
