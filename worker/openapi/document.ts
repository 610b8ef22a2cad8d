// The document for programs: OpenAPI 3.1, generated from the doors, the schemas that check their
// bodies, and the types of their answers.
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { player } from '../../durable/wire/throttle.ts'
import type { Limits } from '../../web/settings.ts'
import { shelf } from '../../web/shelf.ts'
import { type Door, tags } from '../door.ts'
import moves from './moves.json' with { type: 'json' }
import { operationOf, ref, type Shape } from './operations.ts'
import { recordFormat } from './record.ts'
import shapes from './shapes.json' with { type: 'json' }

// Removes fields that only forms send. Their `anyOf` is empty, because `spoken` removed all
// variants.
const spokenOf = (fields: NonNullable<JsonSchema['properties']>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, field]) => (field as JsonSchema).anyOf?.length !== 0),
  )

// Returns a schema without the variants and fields that only forms send (`formOnly`).
const spoken = (schema: unknown): Shape => {
  const { $schema: _, ...json } = toJsonSchema(schema as v.GenericSchema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema({ jsonSchema }) {
      const said = jsonSchema.anyOf?.filter(one => !(one as { form?: true }).form) as
        | JsonSchema[]
        | undefined
      if (jsonSchema.properties)
        return { ...jsonSchema, properties: spokenOf(jsonSchema.properties) }
      return said?.length === 1 ? said[0] : said && { ...jsonSchema, anyOf: said }
    },
  })
  return json as Shape
}

// Our own annotations of a field, which corrections read (`games/kit/entry.ts`). JSON Schema does
// not define them, so they become extensions (`x-`).
const ours: Record<string, string> = { seat: 'x-seat', among: 'x-among' }

const renamed = (json: unknown): unknown => {
  if (Array.isArray(json)) return json.map(renamed)
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      typeof value === 'object' ? key : (ours[key] ?? key),
      renamed(value),
    ]),
  )
}

const schemaOf = (schema: unknown): Shape => renamed(spoken(schema)) as Shape

// Returns a schema under its name, and each of its `$defs` as `NAME.KEY`.
const named = (name: string, schema: unknown): [string, unknown][] => {
  const { $defs = {}, ...json }: { $defs?: Record<string, unknown> } = schemaOf(schema)
  const all = [[name, json], ...Object.entries($defs).map(([key, own]) => [`${name}.${key}`, own])]
  return JSON.parse(JSON.stringify(all).replaceAll('#/$defs/', `#/components/schemas/${name}.`))
}

const played = shelf.flatMap(box =>
  box.modes.map(mode => ({
    box,
    mode,
    name: (part: string) => `${box.id}.${mode}.${part}`,
  })),
)
const anyOf = (part: string) => ({ anyOf: played.map(({ name }) => ref(name(part))) })

// Returns a game's own schema, with the description of the general field that it replaces.
const placed = (field: unknown, part: object) => {
  const { description } = field as { description?: string }
  return { ...part, ...(description !== undefined && { description }) }
}

// Returns a general shape. Its fields that `parts` names get a game's own schemas.
const within = (shape: unknown, parts: Record<string, object>): unknown => {
  if (Array.isArray(shape)) return shape.map(one => within(one, parts))
  if (typeof shape !== 'object' || shape === null) return shape
  return Object.fromEntries(
    Object.entries(shape).map(([key, value]) => [
      key,
      key !== 'properties'
        ? within(value, parts)
        : Object.fromEntries(
            Object.entries(value as Shape).map(([field, own]) => [
              field,
              parts[field] ? placed(own, parts[field]) : within(own, parts),
            ]),
          ),
    ]),
  )
}

// Shapes that contain parts of a game. The document has one of each for every game and mode.
const common = ['Frame', 'Offered', 'Advice', 'Log', 'Replay', 'Up', 'Down'] as const

// Adds descriptions to the schema of a move. `said` maps the path of a field (`path.column`) to its
// description; the path '' is the move itself.
const described = (json: Shape, said: Record<string, string>, way = ''): Shape => {
  const { properties, items, ...rest } = json as {
    properties?: Record<string, Shape>
    items?: Shape
  }
  const description = said[way]
  const inner = (name: string) => (way === '' ? name : `${way}.${name}`)
  return {
    ...(description !== undefined && { description }),
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, own]) => [name, described(own, said, inner(name))]),
      ),
    }),
    ...(items && { items: described(items, { ...said, [way]: '' }, way) }),
  }
}

const saidOf: Record<string, Record<string, Record<string, string>>> = moves

// Returns the schema of a game's moves, with a description for each kind of move.
const movesOf = (name: string, schema: unknown): Shape => {
  const { oneOf, ...json } = schemaOf(schema) as {
    oneOf: { properties: { kind: { const: string } } }[]
  }
  return {
    ...json,
    oneOf: oneOf.map(kind => described(kind, saidOf[name]![kind.properties.kind.const]!)),
  }
}

// A game whose codes explain themselves has no inventory type, so its schema is an empty object.
const inventories = shelf.map(({ id }) => `${id}.Inventory`)
const withoutInventory = Object.fromEntries(
  inventories
    .filter(name => !Object.hasOwn(shapes, name))
    .map(name => [name, { type: 'object', additionalProperties: false }]),
)

const ofGames = () =>
  Object.fromEntries(
    played.flatMap(({ box, mode, name }): [string, unknown][] => {
      const own = {
        game: { const: box.id },
        mode: { const: mode },
        options: ref(name('Options')),
        view: ref(name('View')),
        move: ref(name('Move')),
        moves: { type: 'array', items: ref(name('Move')) },
        events: {
          type: 'array',
          items:
            mode === 'digital'
              ? { anyOf: [ref(name('Event')), ref('Resumed')] }
              : ref(name('Event')),
        },
      }
      return [
        ...named(name('Options'), box[mode].game.options),
        [name('Move'), movesOf(`${box.id}.${mode}`, box[mode].game.move)],
        ...common.map((part): [string, unknown] => [name(part), within(shapes[part], own)]),
      ]
    }),
  )

const introductionTo = (limits: Limits) =>
  [
    'Send `Accept: application/json`; without it you get HTML pages. `Accept-Language` chooses the language of all texts.',
    `A key proves a seat: send \`Authorization: Bearer KEY\`. \`POST /t/{code}/seats\` returns the key of a seat, \`POST /tables\` the key of the host.
Browsers keep keys in a cookie, which counts for a write only with an \`Origin\` of this server.`,
    `A write takes JSON or a form, 16 kB at most. A refusal is a problem document (RFC 9457); \`refused\` is its code. Each endpoint lists
its codes by status. 409 means a rule of the table or of the game.`,
    `\`x-limit\` says how often one IP address may call an endpoint. Reads of whole games, replays, screens and the home page share
${limits.READS} requests a minute; each page of a long log counts as one. An address may also ask for ${limits.CODES} codes a minute that are new
to it, and open ${limits.BOTS} tables a minute with \`pause: 0\`, or with two bots or more. A seat may write ${player.pace} times a second, and ${player.burst} times at once. After a 429 or a 503, wait \`Retry-After\` seconds.`,
    `To play: open a table, sit down and start; or open one with \`alone\` to play against bots. Then repeat until the frame has a
\`result\`: when \`waiting\` names your seat, choose one of the \`moves\` and send it with an \`id\` of your own. A socket sends each new
frame. Squares are numbered from 0, row by row from the north-west.`,
  ].join('\n\n')

const pathsOf = (doors: readonly Door[], limits: Limits) => {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {}
  for (const door of doors) {
    const [method, path] = door.at.split(' ') as [string, string]
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: operationOf(method, path, door, { schemaOf, anyOf, limits }),
    }
  }
  return paths
}

/** Returns the OpenAPI document. Slow, so callers build it once, at the first request. */
export const documentOf = (doors: readonly Door[], limits: Limits) => ({
  openapi: '3.1.1',
  info: {
    title: 'Boxside',
    version: '2',
    description: introductionTo(limits),
    license: { name: 'MIT', identifier: 'MIT' },
    'x-record': [
      'A record is UTF-8 text; every line ends with `\\n`. Bytes are base64url without padding. `SHA` is SHA-256, `HMAC` is HMAC-SHA-256.',
      ...recordFormat,
    ],
  },
  servers: [{ url: '/', description: 'The server that sent this document.' }],
  tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
  paths: pathsOf(doors, limits),
  components: {
    securitySchemes: {
      key: { type: 'http', scheme: 'bearer', description: 'The key of a seat or of the host.' },
      cookie: {
        type: 'apiKey',
        in: 'cookie',
        name: 'keys',
        description: 'The keys that a browser keeps.',
      },
    },
    schemas: {
      ...shapes,
      ...Object.fromEntries(common.map(part => [part, anyOf(part)])),
      Inventory: { anyOf: inventories.map(ref) },
      ...withoutInventory,
      ...ofGames(),
    } as Record<string, unknown>,
  },
})
