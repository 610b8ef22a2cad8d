// Install passes: what an app on a home screen hands in for the keys of the browser that it was
// added from.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { evict, granted, host, inside, refusal, seated } from './people.ts'

const MINUTE = 60_000

beforeEach(() => void vi.setSystemTime(Date.UTC(2026, 10, 25, 19)))
afterEach(() => void vi.useRealTimers())
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE)

const keptOf = (table: Parameters<typeof inside>[0]) =>
  inside(table, ({ sql }) => {
    const [row] = sql
      .exec<{ value: string }>("SELECT value FROM kept WHERE name = 'passes'")
      .toArray()
    return row?.value ?? '[]'
  })

test('a pass gives every key that was carried, once, and they stay where they were', async () => {
  const { table, keys, hostKey, as } = await seated(3)
  const { pass } = await granted(
    table.pass({ keys: [keys[0]!, keys[2]!, hostKey, 'x'.repeat(22)] }),
  )
  await evict(table)
  const given = await granted(table.redeem(pass))
  expect(given.keys).toEqual([keys[0], keys[2], hostKey])
  expect(given.holds).toEqual([0, 2])
  expect((await granted(table.see(as(0)))).holds).toEqual([0])
  await evict(table)
  expect(await refusal(table.redeem(pass))).toEqual({ refused: 'wrong-pass' })
})

test('an old pass, one of another table and one that was made up give nothing', async () => {
  const [mine, other] = [await seated(2), await seated(2)]
  const { pass, until } = await granted(mine.table.pass(mine.as(0)))
  expect(until - Date.now()).toBe(60 * MINUTE)
  for (const wrong of ['', pass.slice(1), `${pass}A`, 'A'.repeat(22), mine.keys[0]!])
    expect((await refusal(mine.table.redeem(wrong))).refused).toBe('wrong-pass')
  expect((await refusal(other.table.redeem(pass))).refused).toBe('wrong-pass')
  later(61)
  expect((await refusal(mine.table.redeem(pass))).refused).toBe('wrong-pass')
})

test('a key that was given up or moved since is not given', async () => {
  const { table, keys, as } = await seated(3)
  const { pass } = await granted(table.pass({ keys: keys.slice(0, 2) }))
  await granted(table.leave(as(0), 0))
  expect((await granted(table.redeem(pass))).holds).toEqual([1])
  const { pass: next } = await granted(table.pass(as(1)))
  await granted(table.sit({ keys: [] }, { key: keys[1]! }))
  expect((await refusal(table.redeem(next))).refused).toBe('wrong-pass')
})

test('only who has a key is given a pass', async () => {
  const party = await seated(2)
  expect((await refusal(party.table.pass({ keys: [] }))).refused).toBe('not-your-seat')
  expect((await refusal(party.table.pass({ keys: ['A'.repeat(22)] }))).refused).toBe(
    'not-your-seat',
  )
  expect(
    (await granted(party.table.redeem((await granted(party.table.pass(host(party)))).pass))).frame
      .host,
  ).toBe(true)
})

test('a browser has one pass at a time, asks five times a minute, and a table keeps twelve, none of them to be read', async () => {
  const { table, keys, as } = await seated(4)
  const first = await granted(table.pass(as(0)))
  const second = await granted(table.pass(as(0)))
  expect((await refusal(table.redeem(first.pass))).refused).toBe('wrong-pass')
  expect(await keptOf(table)).not.toContain(second.pass)
  for (let n = 0; n < 3; n++) await granted(table.pass(as(0)))
  expect((await refusal(table.pass(as(0)))).refused).toBe('too-many')
  await granted(table.pass(as(1))) // each is counted apart
  later(1)
  await granted(table.pass(as(0)))
  const some = Array.from({ length: 15 }, (_, set) => ({
    keys: keys.filter((_, seat) => (set + 1) & (1 << seat)),
  }))
  for (const credentials of some) await granted(table.pass(credentials))
  expect(JSON.parse(await keptOf(table))).toHaveLength(12)
  later(61)
  await granted(table.pass(as(0)))
  expect(JSON.parse(await keptOf(table))).toHaveLength(1)
})
