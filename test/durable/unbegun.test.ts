// A table whose game never begins is not kept for long.
import { runDurableObjectAlarm } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { evict, granted, inside, refusal, type Stub, seated } from './people.ts'

const DAY = 24 * 60 * 60 * 1000 // ms

const ring = (table: Stub) => runDurableObjectAlarm(table as unknown as DurableObjectStub)

test('a table that never begins is cleared away after two days', async () => {
  const { table } = await seated(2)
  const { deletedAt } = await granted(table.see({ keys: [] }))
  expect(await inside(table, storage => storage.getAlarm())).toBe(deletedAt)
  await inside(table, ({ sql }) =>
    sql
      .exec(
        "UPDATE kept SET value = json_set(value, '$.at', json_extract(value, '$.at') - ?) WHERE name = 'opening'",
        2 * DAY,
      )
      .toArray(),
  )
  await evict(table)
  expect(await ring(table)).toBe(true)
  expect((await refusal(table.see({ keys: [] }))).refused).toBe('no-such-table')
})
