// What a table keeps, what it costs, and that sleep changes nothing.
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { Table } from '../../durable/table.ts'
import type { Viewer } from '../../web/games/game.ts'
import {
  age,
  evict,
  granted,
  listen,
  type Party,
  refusal,
  type Stub,
  seated,
  started,
  stubOf,
  unhurried,
} from './people.ts'

afterEach(() => vi.restoreAllMocks())

const MOST_READ = 50 // actions on waking
const DAY = 24 * 60 * 60 * 1000 // ms
const LIFE = 90 * DAY

type Storage = DurableObjectState['storage']

// Runs inside the object; `look` sees its storage.
const inside = <Value>(
  table: Stub,
  look: (storage: Storage, table: Table) => Value | Promise<Value>,
): Promise<Value> =>
  runInDurableObject(table as unknown as DurableObjectStub<Table>, (table, state) =>
    look(state.storage, table),
  )

const ring = (table: Stub) => runDurableObjectAlarm(table as unknown as DurableObjectStub)

// What each statement read and wrote while something was done.
const counted = (table: Stub, act: (table: Table) => Promise<unknown>) =>
  inside(table, async ({ sql }, table) => {
    const cursors: { query: string; cursor: SqlStorageCursor<Record<string, SqlStorageValue>> }[] =
      []
    const exec = sql.exec.bind(sql)
    const spy = vi.spyOn(sql, 'exec').mockImplementation((query, ...bindings) => {
      const cursor = exec(query, ...bindings)
      cursors.push({ query, cursor })
      return cursor
    })
    await act(table)
    spy.mockRestore()
    const sum = (rows: 'rowsRead' | 'rowsWritten', of = '') =>
      cursors
        .filter(({ query }) => query.includes(of))
        .reduce((total, { cursor }) => total + cursor[rows], 0)
    return {
      read: sum('rowsRead'),
      actionsRead: sum('rowsRead', 'FROM actions'),
      written: sum('rowsWritten'),
    }
  })

const everyone = async ({ frame, table, as }: Party, seats: number) => {
  const viewers: Viewer[] = ['room', ...Array(seats).keys()]
  return Promise.all(
    viewers.map(async viewer => [await frame(viewer), await table.log(as(viewer), 0)]),
  )
}

// A table long enough to have a snapshot in its middle, with a taken back, a struck and a corrected
// entry.
const long = async (): Promise<Party> => {
  const party = await started(2, 'companion', 'many')
  for (let i = 0; i < 70; i++) await party.gain(i % 2, i % 10)
  await granted(party.table.undo(party.as(0), { id: 'u', seq: 70 }))
  await granted(party.table.correct(party.as(0), { id: 'c', seq: 69 }))
  await party.bid(1, 3)
  return party
}

test('after sleep, and without its snapshot, a table shows everyone the same', async () => {
  const party = await long()
  const before = await everyone(party, 2)
  await evict(party.table)
  expect(await everyone(party, 2)).toEqual(before)
  const deleted = await inside(
    party.table,
    ({ sql }) => sql.exec("DELETE FROM kept WHERE name = 'snapshot'").rowsWritten,
  )
  expect(deleted).toBe(1)
  await evict(party.table)
  expect(await everyone(party, 2)).toEqual(before)
  for (let i = 0; i < 3; i++) await party.gain(0, 1)
  const snapshots = () =>
    inside(party.table, ({ sql }) =>
      sql.exec("SELECT value FROM kept WHERE name = 'snapshot'").toArray(),
    )
  expect(await snapshots()).toHaveLength(1)
  await inside(party.table, ({ sql }) =>
    sql
      .exec(
        `UPDATE kept SET value = json_set(value, '$.version', 0, '$.state', 'spoilt') WHERE name = 'snapshot'`,
      )
      .toArray(),
  )
  const now = await everyone(party, 2)
  await evict(party.table)
  expect(await everyone(party, 2)).toEqual(now)
})

const spoilt = [
  ['of other rules', `json_set(value, '$.rules', 'other', '$.state.purse', json('[0,0]'))`],
  [
    'of no rules that are known',
    `json_set(json_remove(value, '$.rules'), '$.state.purse', json('[0,0]'))`,
  ],
  ['that is no state', `json_set(value, '$.state', 'spoilt')`],
  ['that is no JSON', `'{'`],
  ['that is ahead of the log', `json_set(value, '$.seq', 900)`],
] as const
test.each(spoilt)(
  'a snapshot %s is passed over: the log is read, and the next one is right again',
  async (_, value) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const party = await long()
    const before = await everyone(party, 2)
    await inside(party.table, ({ sql }) =>
      sql.exec(`UPDATE kept SET value = ${value} WHERE name = 'snapshot'`).toArray(),
    )
    await evict(party.table)
    expect(await everyone(party, 2)).toEqual(before)
    await party.gain(0, 1)
    const now = await everyone(party, 2)
    logged.mockClear()
    await evict(party.table)
    const waking = await counted(party.table, door => door.see(party.as(0)))
    expect(waking.actionsRead).toBeLessThanOrEqual(MOST_READ + 1)
    expect(await everyone(party, 2)).toEqual(now)
    expect(logged).not.toHaveBeenCalled()
    logged.mockRestore()
  },
)

test('an older build leaves a newer schema as it is', async () => {
  const party = await started(2)
  await inside(party.table, ({ sql }) => {
    sql.exec("UPDATE kept SET value = '7' WHERE name = 'schema'")
    sql.exec('ALTER TABLE actions ADD COLUMN later TEXT')
  })
  await evict(party.table)
  await party.bid(0, 5)
  const schema = await inside(party.table, ({ sql }) =>
    sql.exec("SELECT value FROM kept WHERE name = 'schema'").one(),
  )
  expect(schema).toEqual({ value: '7' })
})

const broken = [
  ['a gap in its log', 'DELETE FROM actions WHERE seq = 30'],
  [
    'a fact that says nothing',
    `UPDATE actions SET body = '{"events":[{"kind":"entered"}]}' WHERE seq = 40`,
  ],
  ['an action that is no JSON', `UPDATE actions SET body = '{' WHERE seq = 70`],
  ['no first action', 'DELETE FROM actions WHERE seq = 1'],
  [
    'a game that is not on the shelf',
    `UPDATE kept SET value = json_set(value, '$.game', 'gone') WHERE name = 'opening'`,
  ],
  ['an opening that is no JSON', `UPDATE kept SET value = '{' WHERE name = 'opening'`],
] as const
test.each(broken)(
  'a table with %s says that it cannot be opened, and its host can delete it',
  async (_, damage) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { table, as, hostKey } = await long()
    await inside(table, ({ sql }) => {
      sql.exec("DELETE FROM kept WHERE name = 'snapshot'")
      sql.exec(damage)
    })
    await evict(table)
    expect(await refusal(table.see(as(0)))).toMatchObject({ refused: 'unreadable' })
    expect(await refusal(table.move(as(0), { id: 'x', move: {} }))).toMatchObject({
      refused: 'unreadable',
    })
    expect(await refusal(table.remove(as(0)))).toEqual({ refused: 'not-host' })
    expect(await granted(table.remove({ keys: [hostKey] }))).toEqual({ removed: true })
    expect(await refusal(table.see(as(0)))).toEqual({ refused: 'no-such-table' })
    expect(logged).toHaveBeenCalled()
    logged.mockRestore()
  },
)

test('an undo and a correction behind the snapshot survive sleep', async () => {
  const party = await long()
  const { table, as, frame } = party
  for (let i = 0; i < 60; i++) await party.gain(1, 1)
  await granted(table.undo(as(1), { id: 'seal', seq: 74 }))
  const purse = (await frame('room')).view!.purse
  await granted(table.undo(as(0), { id: 'far', seq: 3 }))
  await granted(table.correct(as(1), { id: 'near', seq: 4, move: { kind: 'gain', pounds: 9 } }))
  expect((await frame('room')).view!.purse).toEqual([purse[0]! + 7, purse[1]! - 1])
  const before = await everyone(party, 2)
  await evict(table)
  expect(await everyone(party, 2)).toEqual(before)
  await inside(table, ({ sql }) => sql.exec("DELETE FROM kept WHERE name = 'snapshot'").toArray())
  await evict(table)
  expect(await everyone(party, 2)).toEqual(before)
})

test('a digital table keeps its luck: after sleep nothing is drawn again', async () => {
  const party = await started(3, 'digital', '12')
  for (let round = 0; round < 12; round++) {
    for (const seat of [0, 1, 2]) await party.bid(seat, 5)
    const before = await everyone(party, 3)
    await evict(party.table)
    expect(await everyone(party, 3)).toEqual(before)
  }
  expect((await party.frame('room')).result).toBeDefined()
})

test('2,000 actions wake by one snapshot and a few actions; a move is one row', async () => {
  unhurried()
  const party = await started(4, 'digital', 'many')
  const { table, keys } = party
  const host = { keys }
  let written = 0
  for (let hundred = 0; hundred < 20; hundred++) {
    const rows = await counted(table, async table => {
      for (let i = 0; i < 100; i++) {
        const move = { kind: 'bid', pounds: i % 7 }
        const seen = 1 + hundred * 100 + i
        await granted(table.move(host, { id: `${hundred}-${i}`, seat: i % 4, seen, move }))
      }
    })
    written += rows.written
  }
  // One row a move, and a snapshot at every 25th.
  expect(written / 2000).toBeLessThanOrEqual(1 + 1 / 25)
  expect(written).toBeGreaterThan(2000)
  const before = await party.frame(2)
  await evict(table)
  const waking = await counted(table, table => table.see(host))
  expect(waking.actionsRead).toBeLessThanOrEqual(MOST_READ + 1)
  expect(waking.actionsRead).toBeGreaterThan(20)
  expect(waking.read).toBeLessThanOrEqual(MOST_READ + 20)
  expect(waking.written).toBe(0)
  expect(await party.frame(2)).toEqual(before)
  const bid = await counted(table, table =>
    table.move(host, { id: 'one', seat: 0, seen: before.seq, move: { kind: 'bid', pounds: 1 } }),
  )
  expect(bid.written).toBe(1)
  const stale = { id: 'two', seat: 1, seen: 1, move: { kind: 'bid', pounds: 1 } }
  expect(await refusal(table.move(host, stale))).toEqual({ refused: 'moved-on', at: { seq: 3 } })
  expect(bid.read).toBeLessThanOrEqual(1)
  // What was sent long ago is found on disk, also after sleep, and is not done again.
  for (const made of [
    { id: '0-0', seat: 0 },
    { id: '0-0', seat: 0, seen: 1 },
    { id: '19-99', seat: 3, seen: 1999 },
  ]) {
    const [hundred, i] = made.id.split('-').map(Number) as [number, number]
    const move = { kind: 'bid', pounds: i % 7 }
    expect(await granted(table.move(host, { ...made, move }))).toEqual({
      seq: 2 + hundred * 100 + i,
    })
  }
  expect((await party.frame(2)).seq).toBe(2002)
})

test('an unknown table writes nothing when it is asked', async () => {
  const table = stubOf('UNKNOWN')
  await refusal(table.see({ keys: ['k'] }))
  await refusal(table.sit({ keys: [] }, {}))
  const tables = await inside(table, ({ sql }) =>
    sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'").toArray(),
  )
  expect(tables).toEqual([])
  expect(await inside(table, storage => storage.getAlarm())).toBeNull()
})

test('a table that was opened today from an old copy is kept', async () => {
  const { table, as } = await started(2)
  await inside(table, ({ sql }) => sql.exec('UPDATE actions SET at = at - ?', 2 * LIFE).toArray())
  const { deletedAt } = await granted(table.see(as(0)))
  expect(Math.abs(deletedAt - Date.now() - LIFE)).toBeLessThan(60_000)
})

test('the alarm clears a begun table away 90 days after its last action, and no move sets it', async () => {
  const { table, as, bid } = await started(2)
  const alarm = () => inside(table, storage => storage.getAlarm())
  const first = await alarm()
  expect(Math.abs(first! - Date.now() - 2 * DAY)).toBeLessThan(60_000)
  await scheduler.wait(5)
  await bid(0, 5)
  expect(await alarm()).toBe(first)
  expect(await ring(table)).toBe(true)
  const { deletedAt } = await granted(table.see(as(0)))
  expect(await alarm()).toBe(deletedAt)
  expect(deletedAt).toBeGreaterThan(first!)
  const ear = await listen(table, [])
  await inside(table, storage => age(storage, LIFE))
  expect(await ring(table)).toBe(true)
  expect((await refusal(table.see(as(0)))).refused).toBe('no-such-table')
  expect((await ear.ended()).reason).toBe('gone')
  expect(await alarm()).toBeNull()
})

test('a server that keeps tables for 30 days has its alarm then', async () => {
  const { table, bid } = await started(2)
  await bid(0, 5)
  await runInDurableObject(table as unknown as DurableObjectStub<Table>, async (_, state) => {
    const kept = new Table(state, { ...env, KEEP_DAYS: '30' })
    await kept.alarm()
    const at = await state.storage.getAlarm()
    expect(Math.abs(at! - Date.now() - 30 * DAY)).toBeLessThan(60_000)
    age(state.storage, 30 * DAY)
    await kept.alarm()
    expect(await state.storage.getAlarm()).toBeNull()
  })
})

test('an idle table has sockets that sleep with it, and no timer', async () => {
  const party = await started(2)
  const { table, keys, frame, update } = party
  const [first, second] = [await listen(table, [keys[0]!]), await listen(table, [keys[1]!])]
  // The second came right after the first: that is told a little later, and then nothing runs any
  // more.
  await first.hear('presence')
  await first.hear('presence')
  const timers = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'setInterval')]
  first.send({ do: 'presence' })
  await first.hear('presence')
  await granted(table.see({ keys }))
  const set = timers.flatMap(timer => timer.mock.calls)
  for (const timer of timers) timer.mockRestore()
  expect(set).toEqual([])
  const before = await frame(1)
  await evict(table)
  expect(await frame(1)).toEqual(before)
  await evict(table)
  first.send({ do: 'move', id: 'm', seen: 1, move: { kind: 'bid', pounds: 4 } })
  expect(await first.done()).toEqual({ id: 'm', seq: 2 })
  await second.hear('frame')
  const { frame: told } = await second.hear('frame')
  expect(told).toEqual(await update(1))
  expect(told).toMatchObject({ you: 1, seq: 2, waiting: [1] })
})

test('a table that has begun and one that has not are the same after sleep', async () => {
  const party = await seated(3)
  const before = await everyone(party, 3)
  await evict(party.table)
  expect(await everyone(party, 3)).toEqual(before)
  await granted(party.table.start({ keys: [party.hostKey] }, [2, 0, 1]))
  const begun = await everyone(party, 3)
  await evict(party.table)
  expect(await everyone(party, 3)).toEqual(begun)
})
