// A program that knows nothing but the document plays a whole game against the house's bots.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { buildWorker } from '../../worker/local/build.ts'
import { type Served, serve } from '../../worker/local/serve.ts'
import { openTable } from '../bench/load.ts'
import { program } from './program.ts'

const folder = mkdtempSync(join(tmpdir(), 'boxside-program-'))
let house: Served

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  await buildWorker({ out: join(folder, 'worker.js') })
  house = await serve({ data: join(folder, 'data'), build: folder })
})

afterAll(async () => {
  await house.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a whole game, from the document to the result', async () => {
  const moves: string[] = []
  const standings = await program(house.url, 'cape-to-cairo', move => moves.push(move))
  expect(standings.map(({ seat }) => seat).sort()).toEqual([0, 1])
  expect(moves.length).toBeGreaterThan(10)
})

// What workerd and the program agree on: it holds the memory of a table down.
test.each([
  [true, 'permessage-deflate; server_max_window_bits=13'],
  [false, undefined],
])('a socket’s frames are packed over 8 kB, if it packs at all: %s', async (perMessageDeflate, agreed) => {
  const { code } = await openTable(house.url, 'cape-to-cairo', 'digital', {}, 2)
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/t/${code}/socket`, { perMessageDeflate })
  const said = await new Promise(done =>
    socket.on('upgrade', ({ headers }) => done(headers['sec-websocket-extensions'])),
  )
  expect(said).toBe(agreed)
  socket.terminate()
})

test('at home too frames come as they change, and once more after the line broke', async () => {
  const json = { 'content-type': 'application/json', accept: 'application/json' }
  const wish = { game: 'cape-to-cairo', alone: 'easy', pause: 0 }
  const opened = await fetch(`${house.url}/tables`, { method: 'POST', headers: json, body: JSON.stringify(wish) })
  const { code, key } = (await opened.json()) as { code: string; key: string }
  const mine = { authorization: `Bearer ${key}` }
  const follow = async (more: Record<string, string> = {}) => {
    const answer = await fetch(`${house.url}/t/${code}/stream`, {
      headers: { ...mine, accept: 'text/event-stream', ...more },
    })
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    const until = async (what: RegExp): Promise<string> => {
      const [, found] = what.exec(text) ?? []
      if (found !== undefined) return found
      const { done, value } = await reader.read()
      if (done) throw new Error(`it ended: ${text}`)
      text += value
      return until(what)
    }
    return { until, end: () => reader.cancel() }
  }
  const first = await follow()
  const id = await first.until(/^id: (.+)\n/m)
  const move = { id: 'bid', move: { kind: 'bid', pounds: 1 } }
  const made = fetch(`${house.url}/t/${code}/moves`, {
    method: 'POST',
    headers: { ...json, ...mine },
    body: JSON.stringify(move),
  })
  expect((await made).status).toBe(200)
  expect(await first.until(/"kind":"(revealed)"/)).toBe('revealed')
  await first.end()
  const second = await follow({ 'last-event-id': id })
  expect(await second.until(/^id: (.+)\n/m)).not.toBe(id)
  await second.end()
})
