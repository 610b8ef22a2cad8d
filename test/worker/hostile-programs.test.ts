// Programs at their worst: every door of the document is sent what fits, what is bent and what is
// hostile, and whatever it answers, the document says so: the status, the type, the code of a
// refusal, the shape of the body.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { doors, faults } from './document.ts'
import { fitting, fresh, headers, keysOf, odd, SEED, textOf } from './hostile-values.ts'
import { ask } from './people.ts'

const TRIES = 15

test('whatever a door is sent, it answers as the document says', async () => {
  const wrong: string[] = []
  let asked = 0
  const seen = new Set<string>()
  let tables = await fresh()
  for (const { name, method, path, told } of doors) {
    if (Object.keys(told.responses).includes('101')) continue // the socket's own test
    const body = told.requestBody?.content['application/json']?.schema
    const query = told.parameters.filter(one => one.in === 'query')
    const arbitrary = fc.record({
      table: fc.constantFrom(
        'begun' as const,
        'begun' as const,
        'waits' as const,
        'beside' as const,
      ),
      code: fc.oneof({ weight: 12, arbitrary: fc.constant(undefined) }, odd),
      id: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('kairo', 'camino') }, odd),
      seat: fc.oneof({ weight: 4, arbitrary: fc.constantFrom('0', '1', '2') }, odd),
      query: fc.record(
        Object.fromEntries(
          query.map(one => [one.name, fc.oneof(fitting(one.schema).map(String), odd)]),
        ),
        { requiredKeys: [] },
      ),
      text: textOf(body),
      headers,
      more: fc.nat(1000),
    })
    for (const one of fc.sample(arbitrary, { numRuns: TRIES, seed: SEED })) {
      const table = tables[one.table]
      const [key] = fc.sample(keysOf(table), { numRuns: 1, seed: SEED + one.more })
      const parts: Record<string, string> = {
        code: one.code ?? table.code,
        id: one.id,
        seat: one.seat,
      }
      const at = path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(parts[part]!))
      const asks = new URLSearchParams(one.query as Record<string, string>)
      const init = {
        method,
        headers: {
          accept: 'application/json',
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
      const text = await answer.text()
      // An empty or odd path segment leads to another door, or to none.
      if (Object.values(parts).some(part => /^\.*$|[/%]/.test(part))) continue
      const said = told.responses[answer.status]
      if (!said) wrong.push(`${what}: no such status; ${text.slice(0, 200)}`)
      else if (answer.status >= 400 && type !== 'application/problem+json')
        wrong.push(`${what}: ${type}`)
      else if (said.content && text !== '' && !said.content[type])
        wrong.push(`${what}: type ${type}`)
      else {
        const schema = said.content?.[type]?.schema
        const found = schema && type.endsWith('json') ? faults(schema, JSON.parse(text)) : []
        if (found.length > 0)
          wrong.push(`${what}: ${text.slice(0, 200)}: ${found.slice(-2).join('; ')}`)
      }
      // Cleared away or overrun: the next tries are to meet tables again.
      if (method === 'DELETE' || /remove|free|bots|start|seats/.test(path))
        if (answer.ok) tables = await fresh()
    }
  }
  console.log(`${asked} requests at ${doors.length} doors, ${seen.size} kinds of answers`)
  expect(wrong).toEqual([])
})
