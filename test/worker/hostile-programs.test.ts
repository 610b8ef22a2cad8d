// Programs at their worst: every door of the document is sent what fits, what is bent and what is hostile, and whatever it
// answers, the document says so: the status, the type, the code of a refusal, the shape of the body.
import { Validator } from '@cfworker/json-schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documented } from '../../worker/openapi/document.ts'
import { ask, bearer, begin, openTable } from './people.ts'

type Schema = Record<string, unknown>
interface Told {
  operationId: string
  parameters: { name: string; in: 'path' | 'query'; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema; example?: object }> }
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>
}

const document = JSON.parse(JSON.stringify(documented())) as ReturnType<typeof documented>
const doors = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, told]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    told: told as unknown as Told,
  })),
)

const validators = new Map<unknown, Validator>()
const faults = (schema: Schema, value: unknown) => {
  const known = validators.get(schema) ?? new Validator({ ...schema, components: document.components }, '2020-12')
  validators.set(schema, known)
  const { valid, errors } = known.validate(value)
  return valid ? [] : errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`)
}

const odd = fc.oneof(
  fc.constantFrom(
    '',
    '-1',
    '0',
    '1',
    '2',
    '9',
    '007',
    '1e9',
    '0x1',
    ' 1',
    'NaN',
    'room',
    'open',
    '../..',
    '%00',
    'é',
    '"',
    '<b>',
  ),
  fc.constantFrom(
    'constructor',
    '__proto__',
    '9007199254740993',
    '-0',
    '1.5',
    'null',
    '[]',
    "';--",
    '\u202e',
    'x'.repeat(300),
  ),
  fc.string({ maxLength: 12 }),
)
const hostile = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  fc.constantFrom<unknown>(-1, 1e99, 2 ** 53, 0.5, '', '\u0000', 'x'.repeat(5000), [], {}, null, true, { $ref: '#' }, [
    [[[]]],
  ]),
)

// A value that a schema asks for, at least in the main: what it does not say is left to chance.
const fitting = (schema: Schema, deep = 0): fc.Arbitrary<unknown> => {
  const {
    $ref,
    anyOf,
    oneOf,
    enum: among,
    type,
    properties = {},
    items,
    required = [],
  } = schema as {
    $ref?: string
    anyOf?: Schema[]
    oneOf?: Schema[]
    enum?: unknown[]
    type?: string
    properties?: Record<string, Schema>
    items?: Schema
    required?: string[]
  }
  if ('const' in schema) return fc.constant(schema.const)
  if ($ref) return fitting(document.components.schemas[$ref.split('/').at(-1)!] as Schema, deep + 1)
  if (among) return fc.constantFrom(...among)
  const ways = anyOf ?? oneOf
  if (ways) return fc.oneof(...ways.map(way => fitting(way, deep + 1)))
  if (type === 'integer' || type === 'number') return fc.integer({ min: 0, max: 12 })
  if (type === 'boolean') return fc.boolean()
  if (type === 'string') return fc.oneof(fc.constantFrom('one', 'easy', 'kairo', 'Ama'), fc.string({ maxLength: 8 }))
  if (type === 'array') return fc.array(items ? fitting(items, deep + 1) : fc.integer(), { maxLength: 4 })
  if (type === 'object' || Object.keys(properties).length > 0)
    return fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, own]) => [name, fitting(own, deep + 1)])),
      { requiredKeys: required as never[] },
    )
  return hostile
}

// Of a body that fits: one field gone, strange or too many.
const bent = (fit: fc.Arbitrary<unknown>) =>
  fc.tuple(fit, fc.nat(), hostile, fc.constantFrom('gone', 'strange', 'more')).map(([body, at, value, how]) => {
    if (typeof body !== 'object' || body === null) return value
    const names = Object.keys(body)
    const name = names[at % (names.length || 1)] ?? 'seat'
    const { [name as never]: _, ...rest } = body as Record<string, unknown>
    return how === 'gone' ? rest : { ...body, [how === 'more' ? 'surplus' : name]: value }
  })

const textOf = (schema: Schema | undefined) => {
  const fit = schema ? fitting(schema) : fc.constant({})
  return fc.oneof(
    { weight: 4, arbitrary: fit.map(body => JSON.stringify(body)) },
    { weight: 4, arbitrary: bent(fit).map(body => JSON.stringify(body) ?? '') },
    hostile.map(body => JSON.stringify(body) ?? ''),
    fc.constantFrom(
      '',
      '{',
      'null',
      '[]',
      '"a"',
      `{"a":${'['.repeat(5000)}`,
      `"${'x'.repeat(20_000)}"`,
      '{"__proto__":{"seat":0}}',
    ),
  )
}

const keysOf = (tables: { keys: string[]; hostKey: string }) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...tables.keys.map(bearer), bearer(tables.hostKey)) },
    fc.constantFrom(
      {},
      bearer(''),
      bearer('nonsense'),
      { authorization: 'Basic eA==' },
      { cookie: 'keys=..;keys=a.b' },
    ),
    fc.constant({ cookie: `keys=${tables.keys.join('.')}` }),
  )
const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'text/plain',
      'application/json; charset=x',
      'application/x-www-form-urlencoded',
    ),
    'accept-language': fc.constantFrom('de', 'xx', '*', ';q=', 'fr;q=0.1, en'),
    'last-event-id': fc.constantFrom('1-abc', '', '-'),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/"'),
    origin: fc.constantFrom('null', 'http://evil.example', 'http://boxside.test'),
  },
  { requiredKeys: [] },
)

// The Worker's tests know no variables: another seed is written here.
const SEED = 2
const TRIES = 15

test('whatever a door is sent, it answers as the document says', async () => {
  const wrong: string[] = []
  let asked = 0
  const seen = new Set<string>()
  const fresh = async () => {
    const begun = await begin(2, { mode: 'digital', advice: true })
    const waits = await openTable({ mode: 'digital', seats: 3 })
    const beside = await begin(2, {})
    return { begun, waits: { ...waits, keys: ['none'] }, beside }
  }
  let tables = await fresh()
  for (const { name, method, path, told } of doors) {
    if (Object.keys(told.responses).includes('101')) continue // the socket's own test
    const body = told.requestBody?.content['application/json']?.schema
    const query = told.parameters.filter(one => one.in === 'query')
    const arbitrary = fc.record({
      table: fc.constantFrom('begun' as const, 'begun' as const, 'waits' as const, 'beside' as const),
      code: fc.oneof({ weight: 12, arbitrary: fc.constant(undefined) }, odd),
      id: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('kairo', 'camino') }, odd),
      seat: fc.oneof({ weight: 4, arbitrary: fc.constantFrom('0', '1', '2') }, odd),
      query: fc.record(
        Object.fromEntries(query.map(one => [one.name, fc.oneof(fitting(one.schema).map(String), odd)])),
        { requiredKeys: [] },
      ),
      text: textOf(body),
      headers,
      more: fc.nat(1000),
    })
    for (const one of fc.sample(arbitrary, { numRuns: TRIES, seed: SEED })) {
      const table = tables[one.table]
      const [key] = fc.sample(keysOf(table), { numRuns: 1, seed: SEED + one.more })
      const parts: Record<string, string> = { code: one.code ?? table.code, id: one.id, seat: one.seat }
      const at = path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(parts[part]!))
      const asks = new URLSearchParams(one.query as Record<string, string>)
      const init = {
        method,
        headers: {
          'content-type': 'application/json',
          ...one.headers,
          ...key,
          'cf-connecting-ip': `10.9.${asked >> 8}.${asked & 255}`,
        },
        ...(method !== 'GET' && { body: one.text }),
      }
      asked++
      const answer = await ask(`${at}?${asks}`, init as never)
      const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
      const what = `${name} ${at}?${asks} ${JSON.stringify(init.headers)} ${String(init.body).slice(0, 200)} -> ${answer.status}`
      seen.add(`${told.operationId} ${answer.status}`)
      if (type === 'text/event-stream' || type === 'application/x-ndjson') {
        await answer.body!.cancel()
        continue
      }
      const text = await answer.text()
      // An empty or odd path segment leads to another door, or to none.
      if (Object.values(parts).some(part => /^\.*$|[/%]/.test(part))) continue
      const said = told.responses[answer.status]
      if (!said) wrong.push(`${what}: no such status; ${text.slice(0, 200)}`)
      else if (answer.status >= 400 && type !== 'application/problem+json') wrong.push(`${what}: ${type}`)
      else if (said.content && text !== '' && !said.content[type]) wrong.push(`${what}: type ${type}`)
      else {
        const schema = said.content?.[type]?.schema
        const found = schema && type.endsWith('json') ? faults(schema, JSON.parse(text)) : []
        if (found.length > 0) wrong.push(`${what}: ${text.slice(0, 200)}: ${found.slice(-2).join('; ')}`)
      }
      // Cleared away or overrun: the next tries are to meet tables again.
      if (method === 'DELETE' || /remove|free|bots|start|seats/.test(path)) if (answer.ok) tables = await fresh()
    }
  }
  console.log(`${asked} requests at ${doors.length} doors, ${seen.size} kinds of answers`)
  expect(wrong).toEqual([])
})
