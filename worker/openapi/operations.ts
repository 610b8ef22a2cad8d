// Describes a door as an OpenAPI operation: its parameters and body, its answers, and the codes of
// its refusals.
import type { HouseCode } from '../../web/games/game.ts'
import type { Limits } from '../../web/settings.ts'
import type { Door } from '../door.ts'
import { secondsToWait, statusOf } from '../refusals.ts'

export type Shape = { [key: string]: unknown }

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/**
 * `schemaOf` converts a valibot schema to JSON Schema. `anyOf` returns a reference to one part,
 * such as `Move`, of any game.
 */
export interface Schemas {
  schemaOf(schema: unknown): Shape
  anyOf(part: string): object
  limits: Limits
}

export interface Answer {
  description: string
  headers?: Record<string, { description: string; schema: object }>
  content?: Record<string, { schema?: unknown }>
  'x-messages'?: object // the messages that a socket sends, and those that it accepts
}

export interface Param {
  name: string
  in: 'path' | 'query'
  description: string
  required?: true
  schema: object
}

const inPath: Record<string, { says: string; schema: object }> = {
  code: { says: 'Code of the table, from `POST /tables`.', schema: { type: 'string' } },
  id: { says: 'Id of the game, from `GET /games`.', schema: { type: 'string' } },
  device: { says: 'Id of the browser, from `POST …/reminders`.', schema: { type: 'string' } },
  seat: { says: 'Number of the seat, from 0.', schema: { type: 'integer', minimum: 0 } },
}

const paramsOf = (path: string, { query = {} }: Door): Param[] => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]): Param => {
    const { says, schema } = inPath[name!]!
    return { name: name!, in: 'path', description: says, required: true, schema }
  }),
  ...Object.entries(query).map(
    ([name, { says, schema }]): Param => ({ name, in: 'query', description: says, schema }),
  ),
]

const bodyOf = ({ reads, body = reads, move, example }: Door, { schemaOf, anyOf }: Schemas) => {
  if (!body) return {}
  const {
    properties = {},
    required = [],
    ...rest
  } = schemaOf(body) as { properties?: Shape; required?: string[] }
  const schema = {
    ...rest,
    properties: { ...properties, ...(move && { move: anyOf('Move') }) },
    required: move === 'needed' ? [...required, 'move'] : required,
  }
  const content = { 'application/json': { schema, ...(example && { example }) } }
  return { requestBody: { required: schema.required.length > 0, content } }
}

const etag = { ETag: { description: 'For `If-None-Match`.', schema: { type: 'string' } } }

const answersOf = (door: Door): Record<string, Answer> => {
  const answers = givenBy(door)
  if (!door.isTagged) return answers
  return {
    200: { ...answers[200]!, headers: etag },
    304: { description: 'Not changed since your `ETag`.', headers: etag },
  }
}

const givenBy = ({ gives, status = 200 }: Door): Record<string, Answer> => {
  if (gives === 'page')
    return {
      200: { description: 'A page.', content: { 'text/html': { schema: { type: 'string' } } } },
      303: { description: 'Redirects to a page.' },
    }
  if (gives === 'socket')
    return {
      101: {
        description: 'The socket is open.',
        'x-messages': { down: ref('Down'), up: ref('Up') },
      },
    }
  if (typeof gives === 'string') {
    const schema = /json$/.test(gives) ? {} : { type: 'string' }
    return { 200: { description: 'The file.', content: { [gives]: { schema } } } }
  }
  const schema = gives.length === 1 ? ref(gives[0]!) : { anyOf: gives.map(ref) }
  const headers = status === 201 && {
    headers: { Location: { description: 'Path of the table.', schema: { type: 'string' } } },
  }
  return {
    [status]: {
      description: gives.join(' or '),
      ...headers,
      content: { 'application/json': { schema } },
    },
  }
}

// Returns the codes with which any door of this kind may refuse. Kinds: all doors, doors of a
// table, doors that write, doors with a body, doors that need a key.
const commonly = (
  method: string,
  path: string,
  { reads, body = reads, key }: Door,
): HouseCode[] => [
  'foreign-host',
  'our-fault',
  ...(path.startsWith('/t/{code}')
    ? (['no-such-table', 'too-many', 'unreadable', 'not-now', 'disk-full'] as const)
    : []),
  ...(method === 'GET' ? [] : (['foreign-origin', 'too-large', 'malformed'] as const)),
  ...(body ? (['malformed'] as const) : []),
  ...(key === 'seat' ? (['not-your-seat'] as const) : []),
  ...(key === 'host' ? (['not-host'] as const) : []),
]

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
}

const problem = (schema: object) => ({ 'application/problem+json': { schema } })

// Returns the refusals of a door by status, with their codes. A game's own codes have status 409
// and are not listed here.
const refusalsOf = (method: string, path: string, door: Door): Record<string, Answer> => {
  const codes = [...new Set([...commonly(method, path, door), ...(door.refuses ?? [])])]
  const statuses = [...new Set(codes.map(refused => statusOf({ refused })))].sort()
  return Object.fromEntries(
    statuses.map(status => {
      const hasRules = door.move !== undefined && status === 409
      const these = codes.filter(refused => statusOf({ refused }) === status)
      const said = these.map(code => `\`${code}\``).join(', ')
      const own = { type: 'object', properties: { refused: { enum: these } } }
      return [
        status,
        {
          description: hasRules
            ? `${said}, or a code of the game; \`rule\` then names the rule.`
            : `${said}.`,
          ...(secondsToWait[status] && { headers: retryAfter }),
          content: problem(hasRules ? ref('Problem') : { allOf: [ref('Problem'), own] }),
        },
      ]
    }),
  )
}

const other: Answer = {
  description: 'A refusal: its code, a sentence, and what proves it.',
  content: problem(ref('Problem')),
}

const eitherKey = [{ key: [] }, { cookie: [] }]

// A read at a table works without a key, but returns more with a key.
const securityOf = (path: string, { key }: Door) =>
  key ? eitherKey : path.startsWith('/t/{code}') ? [{}, ...eitherKey] : []

const limitOf = ({ counts, limit = counts }: Door, limits: Limits) =>
  limit && { 'x-limit': { requests: limits[limit], seconds: 60, per: 'address' } }

export const operationOf = (method: string, path: string, door: Door, schemas: Schemas) => ({
  operationId: door.id,
  tags: [door.tag],
  summary: /^.*?[.:](?=\s|$)/.exec(door.says)![0].slice(0, -1),
  description: door.says,
  security: securityOf(path, door),
  ...(door.key && { 'x-key': door.key }),
  ...limitOf(door, schemas.limits),
  parameters: paramsOf(path, door),
  ...bodyOf(door, schemas),
  responses: { ...answersOf(door), ...refusalsOf(method, path, door), default: other },
})
