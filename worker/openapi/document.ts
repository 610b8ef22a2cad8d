// The document for programs: OpenAPI 3.1, made of the doors, the schemas they check with, and the types they answer by.
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { shelf } from '../../web/shelf.ts'
import { type Door, doors } from './doors.ts'
import moves from './moves.json' with { type: 'json' }
import shapes from './shapes.json' with { type: 'json' }

type Shape = { [key: string]: unknown }

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

// Without what only forms send.
const schemaOf = (schema: unknown): Shape => {
  const { $schema: _, ...json } = toJsonSchema(schema as v.GenericSchema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema({ jsonSchema }) {
      const spoken = jsonSchema.anyOf?.filter(one => !(one as { form?: true }).form) as JsonSchema[] | undefined
      return spoken?.length === 1 ? spoken[0] : spoken && { ...jsonSchema, anyOf: spoken }
    },
  })
  return json as Shape
}

// A schema by its name; what it refers to within itself is named after it.
const named = (name: string, schema: unknown): [string, unknown][] => {
  const { $defs = {}, ...json }: { $defs?: Record<string, unknown> } = schemaOf(schema)
  const all = [[name, json], ...Object.entries($defs).map(([key, own]) => [`${name}.${key}`, own])]
  return JSON.parse(JSON.stringify(all).replaceAll('#/$defs/', `#/components/schemas/${name}.`))
}

const played = shelf.flatMap(box =>
  (['digital', 'companion'] as const).map(mode => ({ box, mode, name: (part: string) => `${box.id}.${mode}.${part}` })),
)
const anyOf = (part: string) => ({ anyOf: played.map(({ name }) => ref(name(part))) })

// A game's own schema in place of a field that has no schema in the house, with the description of that field.
const placed = (field: unknown, part: object) => {
  const { description } = field as { description?: string }
  return { ...part, ...(description !== undefined && { description }) }
}

// A shape of the house's with a game's own parts in their places.
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

// What the house answers and is sent with a game's own parts in it: a shape for each game.
const common = ['Frame', 'Offered', 'Advice', 'Log', 'Up', 'Down'] as const

// What is said of the fields of a move, by the way to each (`path.column`), put into its schema. The way '' is the move itself.
const described = (json: Shape, said: Record<string, string>, way = ''): Shape => {
  const { properties, items, ...rest } = json as { properties?: Record<string, Shape>; items?: Shape }
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

// A schema of moves, each kind with what it does.
const movesOf = (name: string, schema: unknown): Shape => {
  const { oneOf, ...json } = schemaOf(schema) as { oneOf: { properties: { kind: { const: string } } }[] }
  return { ...json, oneOf: oneOf.map(kind => described(kind, saidOf[name]![kind.properties.kind.const]!)) }
}

const ofGames = () =>
  Object.fromEntries(
    played.flatMap(({ box, mode, name }): [string, unknown][] => {
      const own = {
        game: { const: box.id },
        mode: { const: mode },
        options: { type: 'object' },
        view: ref(name('View')),
        move: ref(name('Move')),
        moves: { type: 'array', items: ref(name('Move')) },
        events: { type: 'array', items: ref(name('Event')) },
      }
      return [
        ...named(name('Options'), box[mode].game.options),
        [name('Move'), movesOf(`${box.id}.${mode}`, box[mode].game.move)],
        ...common.map((part): [string, unknown] => [name(part), within(shapes[part], own)]),
      ]
    }),
  )

interface Answer {
  description: string
  content?: Record<string, { schema?: unknown }>
}

interface Param {
  name: string
  in: 'path' | 'query'
  description?: string
  required?: true
  schema: object
}

const paramsOf = (path: string, { query = {} }: Door): Param[] => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name: name!,
    in: 'path' as const,
    required: true as const,
    schema: { type: name === 'seat' ? 'integer' : 'string' },
  })),
  ...Object.entries(query).map(([name, { says, schema }]) => ({
    name,
    in: 'query' as const,
    description: says,
    schema,
  })),
]

const bodyOf = ({ body, move }: Door) => {
  if (!body) return {}
  const { properties = {}, required = [], ...rest } = schemaOf(body) as { properties?: Shape; required?: string[] }
  const schema = {
    ...rest,
    properties: { ...properties, ...(move && { move: anyOf('Move') }) },
    required: move === 'needed' ? [...required, 'move'] : required,
  }
  return { requestBody: { required: schema.required.length > 0, content: { 'application/json': { schema } } } }
}

const answerOf = ({ gives, status = 200 }: Door): Record<string, Answer> => {
  if (gives === 'page') return { 200: { description: 'A page, or the way to one.', content: { 'text/html': {} } } }
  if (gives === 'socket') return { 101: { description: 'The line is open.' } }
  if (typeof gives === 'string') return { 200: { description: 'The file.', content: { [gives]: {} } } }
  const schema = gives.length === 1 ? ref(gives[0]!) : { anyOf: gives.map(ref) }
  return { [status]: { description: gives.join(' or '), content: { 'application/json': { schema } } } }
}

const refused = {
  description: 'Why not: a code of the house or of the game, in words, and what proves it.',
  content: { 'application/problem+json': { schema: ref('Problem') } },
}

const operationOf = (path: string, door: Door) => ({
  summary: door.does,
  ...(door.key && { security: [{ key: [] }, { cookie: [] }], 'x-key': door.key }),
  parameters: paramsOf(path, door),
  ...bodyOf(door),
  responses: { ...answerOf(door), default: refused },
})

const pathsOf = () => {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {}
  for (const [at, door] of Object.entries(doors)) {
    const [method, path] = at.split(' ') as [string, string]
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(path, door) }
  }
  return paths
}

const introduction = [
  'Ask with `Accept: application/json`, or you get pages. Words come in the language of `Accept-Language`.',
  `A seat is its key: \`Authorization: Bearer KEY\`, from \`POST /t/{code}/seats\`; the host’s comes with the table.
Browsers keep keys in a cookie, which counts for a write only with an \`Origin\` of this house.`,
  `Writes take JSON (16 kB) or a form. A refusal is problem details (RFC 9457); 409 is a rule of the table or the game, and
429 waits as \`Retry-After\` says.`,
  `To play: open a table, sit down and start, or ask for bots with \`alone\`. Until the frame has a \`result\`: when
\`waiting\` names your seat, choose one of the \`moves\` and send it with an \`id\` of your own. A socket tells each new
frame by itself. Squares are numbered from 0, row by row from the north-west.`,
].join('\n\n')

const made = () => ({
  openapi: '3.1.1',
  info: { title: 'Boxside', version: '1', description: introduction, license: { name: 'MIT', identifier: 'MIT' } },
  paths: pathsOf(),
  components: {
    securitySchemes: {
      key: { type: 'http', scheme: 'bearer', description: 'The key of a seat, or of the host.' },
      cookie: { type: 'apiKey', in: 'cookie', name: 'keys', description: 'The keys of a browser.' },
    },
    schemas: {
      ...shapes,
      ...Object.fromEntries(common.map(part => [part, anyOf(part)])),
      ...ofGames(),
    } as Record<string, unknown>,
  },
})

// Made once, when somebody asks for it.
let document: ReturnType<typeof made> | undefined
export const documented = () => {
  document ??= made()
  return document
}
