// Generates the worst that programs can send: values that fit a schema, almost fit it, or are
// hostile.
import fc from 'fast-check'
import { document, type Schema } from './document.ts'
import { bearer, begin, openTable } from './people.ts'

export const odd = fc.oneof(
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
export const hostile = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  fc.constantFrom<unknown>(
    -1,
    1e99,
    2 ** 53,
    0.5,
    '',
    '\u0000',
    'x'.repeat(5000),
    [],
    {},
    null,
    true,
    { $ref: '#' },
    [[[[]]]],
  ),
)

// Generates a value for a schema, at least roughly: what the schema leaves open is random.
export const fitting = (schema: Schema, deep = 0): fc.Arbitrary<unknown> => {
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
  if (type === 'string')
    return fc.oneof(fc.constantFrom('one', 'easy', 'kairo', 'Ama'), fc.string({ maxLength: 8 }))
  if (type === 'array')
    return fc.array(items ? fitting(items, deep + 1) : fc.integer(), { maxLength: 4 })
  if (type === 'object' || Object.keys(properties).length > 0)
    return fc.record(
      Object.fromEntries(
        Object.entries(properties).map(([name, own]) => [name, fitting(own, deep + 1)]),
      ),
      { requiredKeys: required as never[] },
    )
  return hostile
}

// Changes one field of a valid body: missing, strange or additional.
export const bent = (fit: fc.Arbitrary<unknown>) =>
  fc
    .tuple(fit, fc.nat(), hostile, fc.constantFrom('gone', 'strange', 'more'))
    .map(([body, at, value, how]) => {
      if (typeof body !== 'object' || body === null) return value
      const names = Object.keys(body)
      const name = names[at % (names.length || 1)] ?? 'seat'
      const { [name as never]: _, ...rest } = body as Record<string, unknown>
      return how === 'gone' ? rest : { ...body, [how === 'more' ? 'surplus' : name]: value }
    })

export const textOf = (schema: Schema | undefined) => {
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

export const keysOf = (tables: { keys: string[]; hostKey: string }) =>
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
export const headers = fc.record(
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
// The Worker's tests get no environment variables: change the seed here.
export const SEED = 2

export const fresh = async () => {
  const begun = await begin(2, { mode: 'digital', advice: true })
  const waits = await openTable({ mode: 'digital', seats: 3 })
  const beside = await begin(2, {})
  return { begun, waits: { ...waits, keys: ['none'] }, beside }
}
