// A table over days: who is late is worked out when somebody looks, and a bot plays for them at a
// word until they are back.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Pace } from '../../web/protocol.ts'
import { evict, granted, host, listen, type Party, refusal, seated, waiting } from './people.ts'

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
  expect((await granted(party.table.waits(party.as(0)))).seats).toEqual([
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
    expect((await refusal(table.relieve(as(0), 1))).refused).toBe('not-late')
    hoursIn(25)
    expect((await refusal(table.relieve(as(1), 1))).refused).toBe('not-your-seat')
    expect((await refusal(table.relieve({ keys: [] }, 1))).refused).toBe('not-your-seat')
    expect((await refusal(table.relieve(as(0), 7))).refused).toBe('no-such-seat')
  })

  test('a bot plays at a word of anybody, turn after turn, until it looks; its seal stays shut', async () => {
    const party = await begun('day')
    const { table, as, frame } = party
    await party.bid(0, 1)
    hoursIn(25)
    expect(await granted(table.relieve(as(0), 1))).toEqual({ seat: 1, level: 'steady' })
    await waiting(party, [2])
    const { told, seats } = await frame('room')
    expect(told).toMatchObject({ seat: 1, events: [{ kind: 'bid', seat: 1 }] })
    expect(seats[1]).toMatchObject({ bot: 'steady', kept: true })
    expect(await lateAt(party)).toEqual([2])
    await party.bid(2, 1)
    await waiting(party, [0, 2])
    await frame(1)
    expect((await frame('room')).seats[1]).not.toHaveProperty('bot')
  })

  test('nothing is done while a page of it is in sight, nor for two minutes after it asked', async () => {
    const { table, as, keys } = await begun('day')
    const ear = await listen(table, [keys[1]!], 1)
    await ear.hear('presence')
    hoursIn(25)
    ear.send({ do: 'wake' })
    await ear.hear('frame')
    expect((await refusal(table.relieve(as(0), 1))).refused).toBe('not-late')
    ear.send({ do: 'sleep' })
    await ear.hear('presence')
    hoursIn(25 + 1.9 / 60)
    expect((await refusal(table.relieve(as(0), 1))).refused).toBe('not-late')
    hoursIn(25 + 2.1 / 60)
    expect(await granted(table.relieve(as(0), 1))).toEqual({ seat: 1, level: 'steady' })
  })

  test('it need not be away for two minutes more after the table slept', async () => {
    const { table, as } = await begun('day')
    hoursIn(25)
    await evict(table)
    expect(await granted(table.relieve(as(0), 1))).toEqual({ seat: 1, level: 'steady' })
  })
})

test('a seat that nobody has is late at once, at its ease too', async () => {
  const party = await begun('calm')
  const { table, as, frame } = party
  await granted(table.leave(as(1), 1))
  expect(await lateAt(party)).toEqual([1])
  await granted(table.relieve(as(0), 1))
  expect((await frame('room')).seats[1]).toMatchObject({ taken: true, bot: 'steady' })
})
