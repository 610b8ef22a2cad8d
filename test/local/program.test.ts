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
])(
  'a socket’s frames are packed over 8 kB, if it packs at all: %s',
  async (perMessageDeflate, agreed) => {
    const { code } = await openTable(house.url, 'cape-to-cairo', 'digital', {}, 2)
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/t/${code}/socket`, {
      perMessageDeflate,
    })
    const said = await new Promise(done =>
      socket.on('upgrade', ({ headers }) => done(headers['sec-websocket-extensions'])),
    )
    expect(said).toBe(agreed)
    socket.terminate()
  },
)
