// Programs at their worst over a socket: however it is asked for, whatever it is sent, it tells and
// ends as the document says.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { doors, faults, refOf } from './document.ts'
import { bent, fitting, fresh, headers, hostile, keysOf, odd, SEED } from './hostile-values.ts'
import { ask } from './people.ts'

const LINES = 40 // sockets
const upward = fitting(refOf('Up'))
const messages = fc.array(
  fc.oneof(
    { weight: 30, arbitrary: upward.map(up => JSON.stringify(up)) },
    { weight: 15, arbitrary: bent(upward).map(up => JSON.stringify(up) ?? '') },
    { weight: 5, arbitrary: hostile.map(up => JSON.stringify(up) ?? '') },
    fc.constantFrom(
      '',
      'ping',
      '{',
      'null',
      `"${'x'.repeat(20_000)}"`,
      '{"__proto__":{"do":"wake"}}',
    ),
    fc.constant(new Uint8Array([1, 2, 3])),
  ),
  { minLength: 1, maxLength: 40 },
)

test('whatever a socket is asked with and sent, it tells and ends as the document says', async () => {
  const { path, told } = doors.find(({ told }) => '101' in told.responses)!
  const said = new Set(
    [...told.description.matchAll(/\b[14]0\d\d\b/g)].map(([code]) => Number(code)),
  )
  const tables = await fresh()
  const wrong: string[] = []
  const counts: Record<string, number> = {}
  const sockets = fc.record({
    table: fc.constantFrom('begun' as const, 'begun' as const, 'waits' as const, 'beside' as const),
    code: fc.oneof(
      { weight: 12, arbitrary: fc.constant(undefined) },
      fc.constantFrom('222222', 'x', '0'),
    ),
    seat: fc.oneof({ weight: 2, arbitrary: fc.constantFrom(undefined, '0', '1', 'room') }, odd),
    upgrade: fc.oneof(
      { weight: 12, arbitrary: fc.constant('websocket') },
      fc.constantFrom('WebSocket', 'h2c', ''),
    ),
    headers,
    messages,
    more: fc.nat(1000),
  })
  for (const [i, one] of fc.sample(sockets, { numRuns: LINES, seed: SEED }).entries()) {
    const table = tables[one.table]
    const [key] = fc.sample(keysOf(table), { numRuns: 1, seed: SEED + one.more })
    const asks = one.seat === undefined ? '' : `?${new URLSearchParams({ seat: one.seat })}`
    const from = { 'cf-connecting-ip': `10.8.0.${i}`, upgrade: one.upgrade }
    const answer = await ask(path.replace('{code}', one.code ?? table.code) + asks, {
      headers: { ...one.headers, ...key, ...from } as never,
    })
    const what = `${JSON.stringify({ ...one, messages: undefined })} -> ${answer.status}`
    const { webSocket } = answer
    if (!webSocket) {
      const schema = told.responses[answer.status]?.content?.['application/problem+json']?.schema
      const text = await answer.text()
      const found = schema ? faults(schema, JSON.parse(text)) : [`no such status: ${text}`]
      if (found.length > 0) wrong.push(`${what}: ${found.slice(-2).join('; ')}`)
      continue
    }
    const heard: string[] = []
    let closed: number | undefined
    webSocket.addEventListener('message', ({ data }) => {
      heard.push(data as string)
    })
    webSocket.addEventListener('close', ({ code }) => {
      closed = code
    })
    webSocket.accept()
    for (const message of one.messages) webSocket.send(message)
    // What was sent before it has been answered once this has.
    webSocket.send(JSON.stringify({ do: 'undo', id: 'the last', seq: 0 }))
    await expect
      .poll(() => closed !== undefined || heard.some(text => /"id":"the last"/.test(text)), {
        timeout: 9000,
      })
      .toBe(true)
    if (closed === undefined) webSocket.close(1000)
    else if (!said.has(closed)) wrong.push(`${what}: closed with ${closed}`)
    for (const text of heard) {
      if (text === 'pong') continue
      const down = JSON.parse(text) as { tell: string }
      counts[down.tell] = (counts[down.tell] ?? 0) + 1
      const found = faults(refOf('Down'), down)
      if (found.length > 0)
        wrong.push(`${what}: ${text.slice(0, 300)}: ${found.slice(-2).join('; ')}`)
    }
    counts[`closed ${closed ?? 'by us'}`] = (counts[`closed ${closed ?? 'by us'}`] ?? 0) + 1
  }
  console.log(`${LINES} sockets: ${JSON.stringify(counts)}`)
  expect(wrong).toEqual([])
  expect(Object.keys(counts)).toEqual(
    expect.arrayContaining(['hello', 'frame', 'refused', 'closed by us']),
  )
})
