// The house is killed while a bot thinks: it goes on as soon as anybody looks, and has done nothing
// twice.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Action } from '../../web/protocol.ts'
import { shelf } from '../../web/shelf.ts'
import { buildWorker } from '../../worker/local/build.ts'
import { isOnline } from '../boxes.ts'
import { type ServerProcess, spawnServer } from '../server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'boxside-bots-'))
const build = join(folder, 'build')
let house: ServerProcess

beforeAll(async () => {
  mkdirSync(join(build, 'assets'), { recursive: true })
  await buildWorker({ out: join(build, 'worker.js') })
})

afterAll(async () => {
  await house?.kill()
  rmSync(folder, { recursive: true, force: true })
})

const open = async () => {
  house = await spawnServer(join(folder, 'data'), 0, build)
}

const ask = async (path: string, key?: string, said?: unknown) => {
  const headers = { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) }
  const body = said !== undefined && {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(said),
  }
  return (await fetch(house.url + path, { headers, ...body })).json()
}

test('a bot that was thinking when the house was killed moves once it is asked for', async () => {
  await open()
  // In each game some moves of one's own, so that it is the bots' turn when the end comes.
  const tables = await Promise.all(
    shelf.filter(isOnline).map(async ({ id }) => {
      const { code, key } = await ask('/tables', undefined, { game: id, alone: 'sharp' })
      return { code, key }
    }),
  )
  const isDue = async ({ code, key }: { code: string; key: string }) => {
    for (let id = 0; id < 40; id++) {
      const { waiting, seq } = await ask(`/t/${code}`, key)
      if (!waiting.includes(0)) return seq
      const { moves } = await ask(`/t/${code}/moves`, key)
      await ask(`/t/${code}/moves`, key, { id: `mine-${id}`, seen: seq, move: moves[0] })
    }
    throw new Error('it was never a bot’s turn')
  }
  const due = []
  for (const table of tables) due.push({ ...table, seq: await isDue(table) })
  await house.kill()
  await open()
  for (const { code, key, seq } of due) {
    const isOn = async () => expect((await ask(`/t/${code}`, key)).waiting).toContain(0)
    await vi.waitFor(isOn, { timeout: 60_000, interval: 50 })
    const { actions }: { actions: Action[] } = await ask(`/t/${code}/log`, key)
    expect(actions.length).toBeGreaterThan(seq)
    expect(actions.map(action => action.seq)).toEqual(actions.map((_, i) => i + 1))
  }
})
