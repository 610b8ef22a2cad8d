// A table's frames over plain HTTP: what is told to whom, what is not sent twice, and where a stream ends.
import { expect, test } from 'vitest'
import { MOST_ALIKE, MOST_STREAMS } from '../../durable/streams.ts'
import { ask, bearer, begin, json, move, playOut, post, refusal } from './people.ts'

const LINES = { accept: 'application/x-ndjson' }

// What a stream tells, piece by piece.
const follow = async (code: string, headers: Record<string, string> = {}, query = '') => {
  const answer = await ask(`/t/${code}/stream${query}`, { headers: { accept: 'text/event-stream', ...headers } })
  expect(answer.status).toBe(200)
  const reader = answer.body!.getReader()
  const heard = { text: '', ended: false }
  const read = async (): Promise<void> => {
    const { done, value } = await reader.read()
    if (done) {
      heard.ended = true
      return
    }
    heard.text += new TextDecoder().decode(value as Uint8Array)
    return read()
  }
  void read().catch(() => {
    heard.ended = true
  })
  const frames = () => [...heard.text.matchAll(/^(?:data: )?(\{.*\})$/gm)].map(([, frame]) => JSON.parse(frame!))
  const ids = () => [...heard.text.matchAll(/^id: (.+)$/gm)].map(([, id]) => id!)
  const until = (count: number) => expect.poll(() => frames().length, { timeout: 10_000 }).toBe(count)
  return { answer, heard, frames, ids, until, end: () => reader.cancel() }
}

type Followed = Awaited<ReturnType<typeof follow>>

test('each change is told once, as its viewer may know it, as events and as lines', async () => {
  const { code, keys } = await begin(2, { mode: 'digital' })
  const [mine, lines, room] = [
    await follow(code, bearer(keys[0]!)),
    await follow(code, { ...bearer(keys[0]!), ...LINES }),
    await follow(code),
  ]
  await mine.until(1)
  await move(code, keys[0]!, { kind: 'bid', pounds: 87 })
  for (const stream of [mine, lines, room]) await stream.until(2)
  expect(mine.frames()).toEqual(lines.frames())
  expect(mine.frames()[1]).toEqual(await json(await ask(`/t/${code}`, { headers: bearer(keys[0]!) })))
  expect(mine.frames()[1].view.phase.bid).toBe(87)
  expect(JSON.stringify(room.frames())).not.toMatch(/\b87\b/)
  expect(room.frames().map(({ you }) => you)).toEqual(['room', 'room'])
  expect(lines.answer.headers.get('content-type')).toBe('application/x-ndjson')
  for (const stream of [mine, lines, room]) await stream.end()
})

test('a ring of keys hears a frame for each of its seats; what it has is not sent again', async () => {
  const { code, keys } = await begin(2, { mode: 'digital' })
  const cookie = { cookie: `keys=${keys.join('.')}` }
  const ring = await follow(code, cookie)
  await ring.until(2)
  expect(ring.frames().map(({ you }) => you)).toEqual([0, 1])
  const [id] = ring.ids()
  await ring.end()
  const again = await follow(code, { ...cookie, 'last-event-id': id! })
  await move(code, keys[1]!, { kind: 'bid', pounds: 1 })
  await again.until(2)
  expect(again.frames().map(({ seq }) => seq)).toEqual([2, 2])
  const one = await follow(code, cookie, '?seat=1')
  await one.until(1)
  expect(one.frames()[0].you).toBe(1)
  for (const stream of [again, one]) await stream.end()
})

test('a stream ends when its seat changes hands, and with the table', async () => {
  const { code, keys, hostKey } = await begin(2, { mode: 'digital' })
  const mine = await follow(code, bearer(keys[0]!))
  await mine.until(1)
  await post(`/t/${code}/seats`, { key: keys[0] }, bearer(keys[0]!))
  await expect.poll(() => mine.heard.ended).toBe(true)
  const room = await follow(code)
  await room.until(1)
  await ask(`/t/${code}`, { method: 'DELETE', headers: bearer(hostKey) })
  await expect.poll(() => room.heard.ended).toBe(true)
  expect(room.heard.text).toContain('event: gone')
  expect(await refusal(await ask(`/t/${code}/stream`))).toEqual({ status: 404, refused: 'no-such-table' })
})

test('they are bounded: one stranger more ends the first, a key’s fifth its first', async () => {
  const { code, keys } = await begin(2, { mode: 'digital' })
  const strangers: Followed[] = []
  for (let i = 0; i <= MOST_STREAMS; i++) strangers.push(await follow(code))
  await expect.poll(() => strangers[0]!.heard.ended).toBe(true)
  expect(strangers.slice(1).filter(({ heard }) => heard.ended)).toEqual([])
  const mine: Followed[] = []
  for (let i = 0; i <= MOST_ALIKE; i++) mine.push(await follow(code, bearer(keys[0]!)))
  await expect.poll(() => mine[0]!.heard.ended).toBe(true)
  expect(mine.at(-1)!.heard.ended).toBe(false)
  expect(strangers.filter(({ heard }) => heard.ended).length).toBeGreaterThan(0)
  for (const stream of [...strangers, ...mine]) await stream.end().catch(() => {})
})

test('strangers get no place of those who have a key', async () => {
  const seats = MOST_STREAMS / MOST_ALIKE
  const { code, keys } = await begin(seats, { mode: 'digital' })
  const mine: Followed[] = []
  for (const key of keys) for (let i = 0; i < MOST_ALIKE; i++) mine.push(await follow(code, bearer(key)))
  expect(await refusal(await ask(`/t/${code}/stream`))).toEqual({ status: 429, refused: 'too-many' })
  expect(mine.filter(({ heard }) => heard.ended)).toEqual([])
  for (const stream of mine) await stream.end()
})

test('a whole game by its stream: it ends after the frame with the result, and nothing follows', async () => {
  const { code, keys } = await begin(2, { mode: 'digital' })
  const cookie = { cookie: `keys=${keys.join('.')}` }
  const ring = await follow(code, cookie)
  const result = await playOut(code, keys)
  await expect.poll(() => ring.heard.ended, { timeout: 10_000 }).toBe(true)
  const frames = ring.frames()
  expect(frames.slice(-2).map(({ you, result }) => [you, result])).toEqual([0, 1].map(seat => [seat, result]))
  expect(frames.filter(one => one.result)).toHaveLength(2)
  // Each seat's frames come in order, none twice.
  for (const seat of [0, 1]) {
    const seqs = frames.filter(({ you }) => you === seat).map(({ seq }) => seq)
    expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b))
  }
  const none = await ask(`/t/${code}/stream`, {
    headers: { accept: 'text/event-stream', ...cookie, 'last-event-id': ring.ids().at(-1)! },
  })
  expect([none.status, await none.text()]).toEqual([204, ''])
  const late = await follow(code)
  await expect.poll(() => late.heard.ended).toBe(true)
  expect(late.frames().map(({ result }) => result)).toEqual([result])
})
