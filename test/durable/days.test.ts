// A table over days: who is late is worked out when somebody looks, and what the others do instead is told.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Pace } from '../../web/protocol.ts'
import { evict, granted, host, listen, type Party, refusal, seated } from './people.ts'

const HOUR = 60 * 60 * 1000
const START = Date.UTC(2026, 10, 25, 19)

beforeEach(() => void vi.setSystemTime(START))
afterEach(() => void vi.useRealTimers())

const hoursIn = (hours: number) => vi.setSystemTime(START + hours * HOUR)

const begun = async (pace: Pace, seats = 3): Promise<Party> => {
  const party = await seated(seats)
  await granted(party.table.choose(host(party), { options: { rounds: '3' }, pace }))
  await granted(party.table.start(host(party)))
  return party
}

const lateAt = async ({ table, as }: Party) =>
  (await granted(table.waits(as(0)))).seats.filter(({ late }) => late).map(({ seat }) => seat)

test('a seat is late once it was waited for longer than agreed, since its turn came', async () => {
  const party = await begun('day')
  hoursIn(20)
  await party.bid(0, 1)
  hoursIn(23.9)
  expect(await lateAt(party)).toEqual([])
  hoursIn(24.1)
  expect(await lateAt(party)).toEqual([1, 2])
  await evict(party.table)
  expect((await granted(party.table.waits(party.as(1)))).seats).toEqual([
    { seat: 1, since: START, late: true },
    { seat: 2, since: START, late: true },
  ])
  await party.bid(1, 2)
  await party.bid(2, 0)
  expect(await lateAt(party)).toEqual([])
  hoursIn(48)
  expect(await lateAt(party)).toEqual([])
  expect((await party.frame('room')).pace).toBe('day')
})

test('at its ease nobody is ever late', async () => {
  const calm = await begun('calm')
  hoursIn(9999)
  expect(await lateAt(calm)).toEqual([])
})

describe('for a seat that is late', () => {
  test('nothing is done before, nor by itself, nor by onlookers', async () => {
    const { table, as } = await begun('day')
    expect((await refusal(table.relieve(as(0), 1, 'bot'))).refused).toBe('not-late')
    hoursIn(25)
    expect((await refusal(table.relieve(as(1), 1, 'bot'))).refused).toBe('not-your-seat')
    expect((await refusal(table.relieve({ keys: [] }, 1, 'bot'))).refused).toBe('not-your-seat')
    expect((await refusal(table.relieve(as(0), 7, 'bot'))).refused).toBe('no-such-seat')
  })

  test('a bot plays this one at a word of anybody, the table is told, and its seal stays shut', async () => {
    const party = await begun('day')
    const { table, as, frame } = party
    await party.bid(0, 1)
    hoursIn(25)
    expect(await granted(table.relieve(as(0), 1, 'bot'))).toEqual({ done: true })
    const { told, waiting, seats } = await frame('room')
    expect(told).toMatchObject({ seat: 1, relieved: { how: 'bot', by: 0 } })
    expect(told!.events).toEqual([{ kind: 'bid', seat: 1 }])
    expect(waiting).toEqual([2])
    expect(seats[1]).not.toHaveProperty('bot') // the next turn is its own again
  })

  test('the others play on without it once all who are there agree', async () => {
    const party = await begun('day')
    const { table, as, frame } = party
    await party.bid(0, 1)
    const listeners = [await listen(table, [party.keys[0]!], 0), await listen(table, [party.keys[2]!], 2)]
    await party.bid(2, 1)
    hoursIn(25)
    for (const one of listeners) one.send({ do: 'wake' })
    expect(await granted(table.relieve(as(0), 1, 'without'))).toEqual({ done: false })
    expect((await granted(table.waits(as(2)))).asked).toEqual([{ seat: 1, how: 'without', agreed: [0], missing: [2] }])
    expect(await granted(table.relieve(as(0), 1, 'without'))).toEqual({ done: false }) // nobody agrees twice
    expect(await granted(table.relieve(as(2), 1, 'without'))).toEqual({ done: true })
    const { view } = await frame('room')
    expect(view!.last).toMatchObject({ bids: [1, 0, 1] })
    expect((await granted(table.waits(as(0)))).asked).toEqual([])
  })

  test('its return ends what was asked, and a freed seat is told', async () => {
    const party = await begun('day')
    const { table, as, frame } = party
    const present = [await listen(table, [party.keys[0]!], 0), await listen(table, [party.keys[2]!], 2)]
    await party.bid(0, 1)
    await party.bid(2, 1)
    hoursIn(25)
    for (const one of present) one.send({ do: 'wake' })
    const asked = async () => (await granted(table.waits(as(0)))).asked.length
    await granted(table.relieve(as(0), 1, 'free'))
    await frame(0)
    expect(await asked()).toBe(1)
    await frame(1) // it looks at the table
    expect(await asked()).toBe(0)
    expect(await granted(table.relieve(as(2), 1, 'free'))).toEqual({ done: false })
    await party.bid(1, 3)
    expect(await asked()).toBe(0)
    hoursIn(60)
    for (const one of present) one.send({ do: 'wake' })
    await party.bid(0, 1)
    await party.bid(2, 1)
    await granted(table.relieve(as(0), 1, 'free'))
    expect(await granted(table.relieve(as(2), 1, 'free'))).toEqual({ done: true })
    expect((await frame('room')).seats[1]).toMatchObject({ taken: false })
    expect((await granted(table.see(as(1)))).holds).toEqual([])
  })
})
