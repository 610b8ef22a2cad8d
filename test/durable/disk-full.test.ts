// A disk that fills up in the middle of a write.
import { runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { Memory } from '../../durable/memory/memory.ts'
import { evict, granted, refusal, type Stub, started } from './people.ts'

const done = (table: Stub, statement: string) =>
  runInDurableObject(
    table as unknown as DurableObjectStub,
    (_, { storage }) => void storage.sql.exec(statement),
  )

test('a correction behind the snapshot is made whole or not at all', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { table, as, frame, gain } = await started(2, 'companion', 'many')
  for (let i = 0; i < 70; i++) await gain(i % 2, 1)
  const before = await frame('room')
  await done(
    table,
    `CREATE TRIGGER no_room BEFORE INSERT ON kept WHEN new.name = 'snapshot'
     BEGIN SELECT raise(ABORT, 'database or disk is full'); END`,
  )
  const made = { id: 'c', seq: 4, move: { kind: 'gain', pounds: 9 } }
  expect(await refusal(table.correct(as(0), made))).toMatchObject({ refused: 'disk-full' })
  expect(await frame('room')).toEqual(before)
  await done(table, 'DROP TRIGGER no_room')
  expect(await granted(table.correct(as(0), made))).toEqual({ seq: before.seq + 1 })
  const after = await frame('room')
  expect(after.view!.purse).not.toEqual(before.view!.purse)
  await evict(table)
  expect(await frame('room')).toEqual(after)
  logged.mockRestore()
})

test('a table that cannot be brought up to date for want of room is not called broken', async () => {
  const { table, frame } = await started(2)
  const before = await frame('room')
  const full = vi.spyOn(Memory.prototype, 'now').mockImplementation(() => {
    throw new Error('database or disk is full: SQLITE_FULL')
  })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await refusal(table.see({ keys: [] }))).toMatchObject({ refused: 'disk-full' })
  full.mockRestore()
  logged.mockRestore()
  expect(await frame('room')).toEqual(before)
})
