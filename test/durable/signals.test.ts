// What a seat says with one tap: a gesture reaches everybody, a square only the seat's own side, and
// neither is kept anywhere.
import { afterEach, expect, test, vi } from 'vitest'
import { Requests } from '../../durable/wire/throttle.ts'
import type { Box } from '../../web/games/box.tsx'
import type { AnyGame } from '../../web/games/game.ts'
import { gestures } from '../../web/protocol.ts'
import bids from '../bench/box.tsx'
import { type Ear, granted, inside, listen, shelve, started, stubOf } from './people.ts'

const { digital } = bids
const inPairs: AnyGame = {
  ...digital.game,
  sides: seats => [0, 1].map(side => [...Array(seats).keys()].filter(seat => seat % 2 === side)),
}
const pairs: Box = { ...bids, id: 'pairs', digital: { ...digital, game: inPairs } }
shelve(pairs)

afterEach(() => vi.restoreAllMocks())

const signals = ({ heard }: Ear) =>
  heard.filter(({ tell }) => tell === 'gesture' || tell === 'point')

// Waits until the ear has heard everything sent to it so far: the table answers in order.
const caughtUp = async (ear: Ear) => {
  ear.send({ do: 'presence' })
  await ear.hear('presence')
}

// All rows on the disk of a table.
const stored = (code: string) =>
  inside(stubOf(code), ({ sql }) =>
    sql
      .exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
      .toArray()
      .filter(({ name }) => !name.startsWith('_'))
      .map(({ name }) => [name, JSON.stringify(sql.exec(`SELECT * FROM "${name}"`).toArray())]),
  )

test('a gesture reaches every page of the table, and is stored nowhere', async () => {
  const { code, table, keys, frame } = await started(2)
  const ears = [
    await listen(table, [keys[0]!]),
    await listen(table, [keys[1]!]),
    await listen(table, []),
  ]
  const before = [await stored(code), await granted(table.log({ keys: [] }, 0)), await frame(1)]
  for (const gesture of gestures.slice(0, 4))
    ears[0]!.send({ do: 'gesture', id: gesture, seat: 0, gesture })
  for (const gesture of gestures.slice(4))
    ears[1]!.send({ do: 'gesture', id: gesture, seat: 1, gesture })
  for (const ear of ears) {
    await vi.waitFor(() => expect(signals(ear).length).toBe(6))
    expect(signals(ear)).toEqual(
      expect.arrayContaining(
        gestures.map((gesture, i) => ({ tell: 'gesture', seat: i < 4 ? 0 : 1, gesture })),
      ),
    )
  }
  expect([await stored(code), await granted(table.log({ keys: [] }, 0)), await frame(1)]).toEqual(
    before,
  )
})

test('a seat makes four gestures a minute, whichever of its pages makes them', async () => {
  const { table, keys } = await started(2)
  const pages = [await listen(table, [keys[0]!]), await listen(table, [keys[0]!])]
  const room = await listen(table, [])
  const gesture = async (page: Ear, id: string, seat = 0) => {
    page.send({ do: 'gesture', id, seat, gesture: 'wait' })
    await caughtUp(page)
  }
  for (const [i, page] of [pages[0]!, pages[1]!, pages[0]!, pages[1]!].entries())
    await gesture(page, `g${i}`)
  await gesture(pages[0]!, 'fifth')
  expect(await pages[0]!.hear('refused')).toEqual({
    ...{ tell: 'refused', id: 'fifth', refusal: { refused: 'too-many' } },
  })
  await caughtUp(room)
  expect(signals(room).length).toBe(4)
  expect(pages[0]!.closed).toBeUndefined()
  const other = await listen(table, [keys[1]!])
  await gesture(other, 'other', 1)
  await caughtUp(room)
  expect(signals(room).length).toBe(5)
  // a quarter of a minute later there is one more
  const later = Date.now() + 15_000
  vi.spyOn(Date, 'now').mockImplementation(() => later)
  await gesture(pages[0]!, 'sixth')
  await gesture(pages[0]!, 'seventh')
  await caughtUp(room)
  expect(signals(room).length).toBe(6)
})

test('only for a seat that one holds, and only the six', async () => {
  const { table, keys } = await started(2)
  const mine = await listen(table, [keys[0]!])
  const room = await listen(table, [])
  mine.send({ do: 'gesture', id: 'theirs', seat: 1, gesture: 'ouch' })
  expect((await mine.hear('refused')).refusal).toEqual({ refused: 'not-your-seat' })
  room.send({ do: 'gesture', id: 'watching', seat: 0, gesture: 'ouch' })
  expect((await room.hear('refused')).refusal).toEqual({ refused: 'not-your-seat' })
  for (const odd of [
    { do: 'gesture', id: 'odd', seat: 0, gesture: 'hello there' },
    { do: 'gesture', id: 'odd', seat: 0 },
    { do: 'gesture', id: 'odd', seat: -1, gesture: 'ouch' },
    { do: 'point', id: 'odd', seat: 0, square: 1024 },
    { do: 'point', id: 'odd', seat: 0, square: 'a1' },
  ]) {
    mine.send(JSON.stringify(odd))
    expect(await mine.hear('refused')).toMatchObject({
      ...{ id: 'odd', refusal: { refused: 'malformed' } },
    })
  }
  await caughtUp(room)
  expect([...signals(mine), ...signals(room)]).toEqual([])
})

const atPairs = async (code: string, options: { pointing?: true } = { pointing: true }) => {
  const table = stubOf(code)
  const rules = { rounds: '3' }
  const opening = { code, game: 'pairs', mode: 'digital', seats: 4, options: rules } as const
  const { hostKey } = await granted(table.open({ ...opening, ...options }))
  const keys: string[] = []
  for (let seat = 0; seat < 4; seat++) keys.push((await granted(table.sit({ keys: [] }, {}))).key)
  return { table, keys, hostKey, begin: () => granted(table.start({ keys: [hostKey] })) }
}

test('a square is shown to the partner alone, on no page that a rival may see', async () => {
  const { table, keys, hostKey, begin } = await atPairs('PAIRS1')
  await begin()
  const [me, , partner] = keys as [string, string, string]
  const seen = {
    mine: await listen(table, [me]),
    partner: await listen(table, [partner]),
    partnerTwice: await listen(table, [partner, me], 2), // both partners share a phone
  }
  const unseen = {
    rival: await listen(table, [keys[1]!]),
    otherRival: await listen(table, [keys[3]!]),
    room: await listen(table, []),
    host: await listen(table, [hostKey]),
    screenOfPartner: await listen(table, [partner], 'room' as never),
    sharedWithRival: await listen(table, [partner, keys[3]!], 2),
  }
  seen.mine.send({ do: 'point', id: 'p', seat: 0, square: 17 })
  for (const ear of Object.values(seen))
    expect(await ear.hear('point')).toEqual({ tell: 'point', seat: 0, square: 17 })
  for (const [who, ear] of Object.entries(unseen)) {
    await caughtUp(ear)
    expect(JSON.stringify(ear.heard), who).not.toContain('point"')
  }
  unseen.rival.send({ do: 'point', id: 'r', seat: 0, square: 3 })
  expect((await unseen.rival.hear('refused')).refusal).toEqual({ refused: 'not-your-seat' })
  const log = await granted(table.log({ keys: [me] }, 0))
  expect(log.actions.map(({ seq }) => seq)).toEqual([1])
})

test('nobody points before the start, without the option, or without a partner', async () => {
  const refusedAt = async (table: Awaited<ReturnType<typeof atPairs>>['table'], key: string) => {
    const ear = await listen(table, [key])
    ear.send({ do: 'point', id: 'p', seat: 0, square: 1 })
    return (await ear.hear('refused')).refusal.refused
  }
  const early = await atPairs('PAIRS2')
  expect(await refusedAt(early.table, early.keys[0]!)).toBe('no-pointing')
  const without = await atPairs('PAIRS3', {})
  await without.begin()
  expect(await refusedAt(without.table, without.keys[0]!)).toBe('no-pointing')
  const alone = await started(2)
  expect(await refusedAt(alone.table, alone.keys[0]!)).toBe('no-pointing')
})

test('gestures and squares have limits of their own', () => {
  const requests = new Requests()
  const often = (how: 'gesture' | 'point', seat: number) =>
    Array.from({ length: 20 }, () => requests.maySignal(seat, how)).filter(Boolean).length
  expect([often('gesture', 0), often('point', 0), often('gesture', 1)]).toEqual([4, 8, 4])
})
