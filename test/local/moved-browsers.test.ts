// A browser that gets another address from its push service by itself: it takes its place along,
// and nobody notices.
import { expect, test } from 'vitest'
import { HOUR, MINUTE, type SlowTable, withPushingHouse } from './pushing-house.ts'

const house = withPushingHouse()

const ask: typeof house.ask = (...asked) => house.ask(...asked)
const reminded: typeof house.reminded = pace => house.reminded(pace)

const devicesOf = async (table: SlowTable, seat = 0) =>
  JSON.parse((await table.ring()).kept)[seat].devices.map(({ endpoint }: { endpoint: string }) =>
    endpoint.split(`${table.code}-${seat}`).at(-1),
  )

test('it takes its own place among four, and is told of the turn that came', async () => {
  const table = await reminded()
  const { seat } = table
  const { id } = await table.remind(seat, '-1')
  for (const device of ['-2', '-3']) await table.remind(seat, device)
  for (const _ of [0, 1]) await table.pass()
  await table.remind(seat, '-1-moved', 'en', id)
  expect(await devicesOf(table, seat)).toEqual(['', '-1-moved', '-2', '-3'])
  await table.remind(seat, '-1-moved', 'en', id) // its answer was lost on the way
  expect((await devicesOf(table, seat)).toSorted()).toEqual(['', '-1-moved', '-2', '-3'])
  await table.ring(2 * MINUTE)
  expect(['', '-1', '-1-moved'].map(device => table.told(seat, device).length)).toEqual([1, 0, 1])
})

test('it is told nothing twice that another browser of the seat was told', async () => {
  const table = await reminded()
  const { seat } = table
  const { id } = await table.remind(seat, '-1')
  for (const _ of [0, 1]) await table.pass()
  await table.ring(2 * MINUTE)
  await table.remind(seat, '-2', 'en', id)
  await table.ring(MINUTE)
  expect(['', '-1', '-2'].map(device => table.told(seat, device).length)).toEqual([1, 1, 0])
})

test('a seat that could not be reached at all is missed no more, and told once it is late', async () => {
  const table = await reminded()
  const { seat, at, keys } = table
  const { id } = await table.remind(seat)
  for (const _ of [0, 1]) await table.pass()
  house.service.answers.set(table.name(seat), { status: 410 })
  await table.ring(2 * MINUTE)
  const lost = async () => (await ask(`${at}/waits`, keys[1 - seat])).seats[0].lost
  expect(await lost()).toBe(true)
  await table.remind(seat, '-moved', 'en', id)
  expect(await lost()).toBeUndefined()
  const counts: number[] = []
  for (const wait of [1000, 24 * HOUR, 48 * HOUR]) {
    await table.ring(wait)
    counts.push(table.told(seat, '-moved').length)
  }
  expect(counts).toEqual([0, 1, 1])
})

test('it cannot take the place of another seat’s, nor without the key', async () => {
  const table = await reminded()
  const { id } = await table.remind(0)
  await table.remind(1, '-new', 'en', id)
  expect([await devicesOf(table), await devicesOf(table, 1)]).toEqual([[''], ['', '-new']])
  const way = `${table.at}/seats/0/reminders`
  const body = { ...house.service.subscribe('stranger'), instead: id }
  expect(await ask(way, table.keys[1], body)).toMatchObject({ refused: 'not-your-seat' })
  expect(await ask(way, table.keys[0], { ...body, instead: 'x' })).toMatchObject({
    refused: 'malformed',
    at: { field: 'instead' },
  })
  expect(await devicesOf(table)).toEqual([''])
})
