// Two houses, each with a server and a folder of its own: a table of one goes on in the other, and
// a finished one can be checked there as before.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isFault, verify } from '../../web/record/verify.ts'
import { buildWorker } from '../../worker/local/build.ts'
import { type Served, serve } from '../../worker/local/serve.ts'
import { seeded } from '../chance.ts'

const folder = mkdtempSync(join(tmpdir(), 'boxside-copies-'))
const houses: Served[] = []

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  await buildWorker({ out: join(folder, 'worker.js') })
  for (const name of ['here', 'there'])
    houses.push(await serve({ data: join(folder, name), build: folder, limit: 10_000 }))
})
afterAll(async () => {
  await Promise.all(houses.map(house => house.stop()))
  rmSync(folder, { recursive: true, force: true })
})

// biome-ignore lint/suspicious/noExplicitAny: what a door answers is asserted field by field.
type Told = any

// Asks a house as a program does, again if its limits say so.
const ask = async (house: number, path: string, key?: string, said?: object): Promise<Told> => {
  for (;;) {
    const answer = await fetch(houses[house]!.url + path, {
      ...(said && { method: 'POST', body: JSON.stringify(said) }),
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(key && { authorization: `Bearer ${key}` }),
      },
    })
    const text = await answer.text()
    if (answer.status !== 429)
      return /json/.test(answer.headers.get('content-type')!) ? JSON.parse(text) : text
    await new Promise(resolve => setTimeout(resolve, 200))
  }
}

const dice = seeded(5)
const anyOf = <Item>(items: readonly Item[]): Item => items[dice.roll(items.length)]!

let ids = 0
// Plays at random, as many moves or to the end. Returns whether the game is over.
const play = async (house: number, code: string, keys: readonly string[], most: number) => {
  for (let n = 0; n < most; n++) {
    const { result, waiting } = await ask(house, `/t/${code}`)
    if (result) return true
    const key = keys[anyOf<number>(waiting)]!
    const { moves } = await ask(house, `/t/${code}/moves`, key)
    const move = anyOf(moves)
    expect(await ask(house, `/t/${code}/moves`, key, { id: `m${ids++}`, move })).toHaveProperty(
      'seq',
    )
  }
  return false
}

const begin = async (mode: string) => {
  const { code, hostKey } = await ask(0, '/tables', undefined, {
    ...{ game: 'cape-horn', mode, seats: 3, consent: 'trusting' },
  })
  const keys: string[] = []
  for (const name of ['Ama', 'Ben', 'Cleo'])
    keys.push((await ask(0, `/t/${code}/seats`, undefined, { name })).key)
  await ask(0, `/t/${code}/start`, hostKey, {})
  return { code, hostKey, keys }
}

test('a sheet that was carried to another house is played to its end there', async () => {
  const { code, hostKey, keys } = await begin('companion')
  expect(await play(0, code, keys, 25)).toBe(false)
  const copy: string = await ask(0, `/t/${code}/copy`, hostKey)
  for (const key of [hostKey, ...keys]) expect(copy).not.toContain(key)
  const there = await ask(1, '/copies', undefined, { copy })
  const [before, after] = [await ask(0, `/t/${code}`), await ask(1, `/t/${there.code}`)]
  expect([after.view, after.seq, after.waiting]).toEqual([before.view, before.seq, before.waiting])
  expect(after.seats.map(({ name }: Told) => name)).toEqual(['Ama', 'Ben', 'Cleo'])
  const logs = [await ask(0, `/t/${code}/log`), await ask(1, `/t/${there.code}/log`)]
  expect(logs[1].actions).toEqual(logs[0].actions)
  const seated: string[] = []
  for (const seat of keys.keys())
    seated.push((await ask(1, `/t/${there.code}/seats`, undefined, { seat })).key)
  // A restart reads the table from the disk alone.
  await houses[1]!.stop()
  houses[1] = await serve({ data: join(folder, 'there'), build: folder, limit: 10_000 })
  expect(await play(1, there.code, seated, 2000)).toBe(true)
  const result = await ask(1, `/t/${there.code}/result.json`)
  expect(result.standings.map(({ name }: Told) => name).sort()).toEqual(['Ama', 'Ben', 'Cleo'])
  expect(await ask(0, `/t/${code}`)).toMatchObject({ seq: before.seq }) // that table stays as it is
})

test('a game that was finished online has the same record in another house', async () => {
  const { code, hostKey, keys } = await begin('digital')
  expect(await play(0, code, keys, 3)).toBe(false)
  expect(await ask(0, `/t/${code}/copy`, hostKey)).toMatchObject({ refused: 'not-over' })
  expect(await play(0, code, keys, 5000)).toBe(true)
  const there = await ask(1, '/copies', undefined, {
    copy: await ask(0, `/t/${code}/copy`, hostKey),
  })
  const record: string = await ask(1, `/t/${there.code}/record`)
  const checked = verify(record)
  expect(isFault(checked)).toBe(false)
  expect(record === (await ask(0, `/t/${code}/record`))).toBe(true)
  const page = await fetch(`${houses[1]!.url}/t/${there.code}/fair`, {
    headers: { accept: 'text/html' },
  })
  expect(await page.text()).toMatch(new RegExp(`data-code="${code}"[^>]* data-rules="holds"`))
})
