// Seats by lot, before the start: everybody who sits gets one of the taken seats, with key, name and
// colour, and every page hears it at once.
import { afterEach, expect, test, vi } from 'vitest'
import { chance } from '../../durable/proof/chance.ts'
import { evict, granted, host, listen, refusal, seated, started } from './people.ts'

afterEach(() => vi.restoreAllMocks())

// Lets the next lot turn the taken seats round by one.
const turned = () =>
  vi
    .spyOn(chance, 'shuffle')
    .mockImplementationOnce(<Item>(items: readonly Item[]) => [...items.slice(1), items[0]!])

test('everybody keeps key, name and colour, and every page hears the new order and who drew it', async () => {
  const { table, keys, hostKey, as, frame } = await seated(4)
  await granted(table.leave(as(1), 1))
  for (const [seat, name] of [
    [0, 'Ama'],
    [2, 'Ben'],
    [3, 'Cleo'],
  ] as const)
    await granted(table.sit(as(seat), { seat, name }))
  const pages = [await listen(table, [keys[0]!, hostKey]), await listen(table, [keys[2]!])]
  const room = await listen(table, [])
  const was = (await frame('room')).seats
  for (const page of [...pages, room]) await page.hear('frame')
  turned()
  expect(await granted(table.drawLots({ keys: [keys[0]!, hostKey] }))).toEqual({
    seats: [3, 1, 0, 2],
  })
  expect((await room.hear('frame')).frame).toMatchObject({
    seats: [was[2], was[1], was[3], was[0]],
    lots: { by: 3 },
  })
  expect((await pages[0]!.hear('frame')).frame).toMatchObject({ you: 3, host: true })
  expect((await pages[1]!.hear('frame')).frame).toMatchObject({ you: 0 })
  await evict(table)
  expect((await granted(table.see({ keys: [keys[3]!] }))).holds).toEqual([2])
  await granted(table.start({ keys: [hostKey] }))
  expect((await room.hear('frame')).frame).not.toHaveProperty('lots')
  // the free seat is gone, and the order is the lot's
  for (const [was, is] of [
    [2, 0],
    [3, 1],
    [0, 2],
  ] as const)
    expect((await granted(table.see({ keys: [keys[was]!] }))).frame.you).toBe(is)
})

test('a phone with two seats keeps both, and plays for them after the start', async () => {
  const { table, keys, hostKey } = await seated(3)
  const both = { keys: [keys[0]!, keys[1]!] }
  const page = await listen(table, both.keys, 0)
  await page.hear('frame')
  turned()
  await granted(table.drawLots({ keys: [hostKey] }))
  expect((await page.hear('frame')).frame).toMatchObject({ you: 2, lots: {} })
  expect((await granted(table.see(both))).holds).toEqual([0, 2])
  await granted(table.start({ keys: [hostKey] }))
  for (const seat of [0, 2])
    await granted(table.move(both, { id: `m${seat}`, seat, move: { kind: 'bid', pounds: 1 } }))
  expect(
    (await refusal(table.move(both, { id: 'x', seat: 1, move: { kind: 'bid', pounds: 1 } })))
      .refused,
  ).toBe('not-your-seat')
})

test('the luck is the server’s own: each order comes up, and bots are drawn too', async () => {
  const party = await seated(3)
  const { table, as, frame } = party
  await granted(table.leave(as(2), 2))
  await granted(table.letPlay(host(party), 2, 'easy'))
  const orders = new Set<string>()
  for (let tries = 0; tries < 200 && orders.size < 6; tries++) {
    await granted(table.drawLots(host(party)))
    const { seats } = await frame('room')
    expect(seats.filter(({ bot }) => bot).length).toBe(1)
    orders.add(seats.map(({ colour }) => colour).join())
  }
  expect(orders.size).toBe(6)
})

test('the lot is told until somebody new sits down or somebody leaves', async () => {
  const party = await seated(4)
  const { table, as, frame } = party
  await granted(table.leave(as(3), 3))
  const draw = async () => {
    await granted(table.drawLots(host(party)))
    expect((await frame('room')).lots).toEqual({})
  }
  await draw()
  const { seats } = await frame('room')
  const seat = seats.findIndex(({ taken }) => taken)
  const { key } = await granted(table.sit({ keys: [] }, { name: 'Dora' }))
  expect((await frame('room')).lots).toBeUndefined()
  await draw()
  await granted(table.sit({ keys: [key] }, { seat: (await held(table, key))!, name: 'Doris' }))
  expect((await frame('room')).lots).toEqual({})
  await granted(table.leave(host(party), seat))
  expect((await frame('room')).lots).toBeUndefined()
})

const held = async (table: Awaited<ReturnType<typeof seated>>['table'], key: string) =>
  (await granted(table.see({ keys: [key] }))).holds[0]

test('only the host draws lots, and only before the start', async () => {
  const { table, as } = await seated(2)
  expect(await refusal(table.drawLots(as(0)))).toEqual({ refused: 'not-host' })
  const begun = await started(2)
  expect(await refusal(begun.table.drawLots(host(begun)))).toEqual({ refused: 'already-started' })
})
