// A server whose reminders go to a push service on this machine, with a clock that a test moves
// forward, and its tables over days.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Down } from '../../web/protocol.ts'
import { buildClient, buildWorker } from '../../worker/local/build.ts'
import { serve } from '../../worker/local/serve.ts'
import { openPushService } from './push-service.ts'

interface Wish {
  game?: string
  names?: readonly string[]
  pace?: string
  options?: object
}

export const MINUTE = 60_000 // ms
export const HOUR = 60 * MINUTE
/** Waits as long as a busy machine takes. */
export const soon = { timeout: 60_000, interval: 50 }

let ids = 0

async function openPushingHouse() {
  let vapid = ''
  await buildClient()
  const folder = mkdtempSync(join(tmpdir(), 'boxside-'))
  await buildWorker({ entry: 'test/local/pushing-worker.ts', out: join(folder, 'worker.js') })
  symlinkSync(resolve('.build/assets'), join(folder, 'assets'))
  const house = await serve({ data: join(folder, 'data'), build: folder, limit: 100_000 })
  const service = await openPushService(() => vapid)

  const ask = async (
    path: string,
    key?: string,
    body?: object,
    method = body ? 'POST' : 'GET',
    lang = 'en',
  ) => {
    const headers = {
      ...{ accept: 'application/json', 'accept-language': lang },
      ...(key && { authorization: `Bearer ${key}` }),
      ...(body && { 'content-type': 'application/json' }),
    }
    const answer = await fetch(`${house.url}${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    })
    return answer.json()
  }

  // A running game. `turn`: the seat that it waits for; `pass`: in a game of two, that seat plays
  // until the game waits for the other.
  const begun = async ({
    game = 'kairo',
    names = ['Ama', 'Ben'],
    pace = 'day',
    options = {},
  }: Wish = {}) => {
    const wish = { game, mode: 'digital', seats: names.length, pace, options }
    const { code, hostKey } = await ask('/tables', undefined, wish)
    const at = `/t/${code}`
    const keys: string[] = []
    for (const name of names) keys.push((await ask(`${at}/seats`, undefined, { name })).key)
    await ask(`${at}/start`, hostKey, {})
    vapid = (await ask(`${at}/waits`)).vapid
    const turn = async (): Promise<number> => (await ask(at)).waiting[0]
    const move = (seat: number, move: unknown) =>
      ask(`${at}/moves`, keys[seat], { id: `move-${ids++}`, move })
    const pass = async () => {
      const from = await turn()
      while ((await turn()) === from)
        await move(from, (await ask(`${at}/moves`, keys[from])).moves[0])
      return 1 - from
    }
    const name = (seat: number, device = '') => `${code}-${seat}${device}`
    const remind = (seat: number, device = '', lang = 'en', instead?: string) => {
      const body = { ...service.subscribe(name(seat, device)), instead }
      return ask(`${at}/seats/${seat}/reminders`, keys[seat], body, 'POST', lang)
    }
    const ring = (ms = 0): Promise<{ rung: number; at: number; now: number; kept: string }> =>
      ask(`/test/ring/${code}?ms=${ms}`)
    const told = (seat: number, device = '') =>
      service.got.filter(({ to }) => to === name(seat, device))
    // The page of a seat in sight; `wake` repeats that, at the current time of the clock.
    const look = async (seat: number) => {
      const headers = { authorization: `Bearer ${keys[seat]}` }
      const socket = new WebSocket(`${house.url.replace('http', 'ws')}${at}/socket`, { headers })
      let frames = 0
      socket.on('message', data => {
        if ((JSON.parse(String(data)) as Down).tell === 'frame') frames++
      })
      const shown = (more: number) =>
        vi.waitFor(() => expect(frames).toBeGreaterThanOrEqual(more), soon)
      await shown(1)
      const wake = async () => {
        const next = frames + 1
        socket.send(JSON.stringify({ do: 'wake' }))
        await shown(next)
      }
      return { wake, end: () => socket.close() }
    }
    return { code, at, keys, hostKey, turn, move, pass, name, remind, ring, told, look }
  }

  return {
    ...{ url: house.url, folder, service, ask, begun },
    /** Subscribes all seats; a turn has just begun. */
    async reminded(pace?: string) {
      const table = await begun(pace === undefined ? {} : { pace })
      for (const seat of [0, 1]) expect(await table.remind(seat)).toHaveProperty('id')
      return { ...table, seat: await table.pass() }
    },
    async stop() {
      service.stop()
      await house.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type PushingHouse = Awaited<ReturnType<typeof openPushingHouse>>
export type SlowTable = Awaited<ReturnType<PushingHouse['begun']>>

/**
 * Provides such a server for the tests of a file: started before the first, stopped after the last.
 */
export const withPushingHouse = (): PushingHouse => {
  const house = {} as PushingHouse
  beforeAll(async () => {
    Object.assign(house, await openPushingHouse())
  })
  afterAll(() => house.stop?.())
  return house
}
