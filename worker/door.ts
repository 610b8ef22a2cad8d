// A door: one endpoint for programs or pages, declared once. Its route, its limit, the parsing of
// its body and its entry in the OpenAPI document are all derived from this declaration
// (`handle.ts`, `openapi/operations.ts`).
import type * as v from 'valibot'
import type { HouseCode } from '../web/games/game.ts'
import type { Limits } from '../web/settings.ts'
import type { Body } from './body.ts'
import type { Answers } from './openapi/answers.ts'
import type { Visit } from './visit.ts'

/** The sections of the OpenAPI document. */
export const tags = {
  house: 'The games, and this document.',
  table: 'Tables: opening, reading and deleting them.',
  seats: 'Seats, bots, reminders and the start.',
  play: 'Moves, the log, replays and requests to the other players.',
  result: 'Results and records of finished games.',
  pages: 'Pages for people.',
} as const

type Fields = v.GenericSchema<unknown, object>

export interface Door<Schema extends Fields = Fields> {
  at: `${'GET' | 'POST' | 'DELETE'} /${string}` // method and path: `GET /t/{code}`
  id: string // operation id: the name that generated clients use
  tag: keyof typeof tags
  says: string // what the door does; its first sentence, 60 characters at most, is the summary
  key?: 'seat' | 'host' // the kind of key that a request needs; the table checks it
  query?: Record<string, { says: string; schema: object }>
  limit?: keyof Limits // the limit that counts each request
  // a limit that `run` counts itself: for some requests only, or for each part of an answer
  counts?: keyof Limits
  body?: Schema // the fields of a JSON object or of a form, parsed before `run`
  reads?: Fields // a body that `run` parses itself, after checks of its own
  // the refusal code for a wrong field of `body`; `malformed` if absent
  wrong?: Readonly<Record<string, HouseCode>>
  move?: 'needed' | 'optional' // whether the body also carries a move of the game
  example?: object // a valid body
  gives: readonly (keyof Answers)[] | 'page' | 'socket' | `${string}/${string}`
  status?: number // status of the answer; 200 if absent
  isTagged?: true // the answer has an ETag; a browser that already has the answer gets 304
  // refusals in addition to those of every door of this kind (`openapi/operations.ts`)
  refuses?: readonly HouseCode[]
  // where a GET of this URL redirects, if the URL has no door for GET
  back?: (visit: Visit) => string
  run(visit: Visit, body: Body<v.InferOutput<Schema>>): Response | Promise<Response>
}

export const door = <const Schema extends Fields = Fields>(one: Door<Schema>): Door => one

/** Returns a DELETE and its POST version, because forms cannot send DELETE. */
export const withForm = (one: Door, form: Pick<Door, 'at' | 'id' | 'back'>): Door[] => [
  one,
  { ...one, says: `Form version of \`${one.at}\`.`, ...form },
]

/** The schema of a number in a URL, from 0. */
export const whole = { type: 'integer', minimum: 0 }

/** The query parameter that names the seat whose view is returned. */
export const seat = {
  says: 'The seat whose view is returned, one of yours; `room`: what every viewer may see. Without it: your only seat, or the room.',
  schema: { anyOf: [whole, { const: 'room' }] },
}
