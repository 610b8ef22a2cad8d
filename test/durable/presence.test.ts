// Who is at a table: here, asleep, away or offline, and how often others are told so.
import { expect, test } from 'vitest'
import { type Ear, listen, presences, started } from './people.ts'

test('presence: here, asleep and away are told at once', async () => {
  const { table, keys } = await started(3)
  const [first, second] = [await listen(table, [keys[0]!]), await listen(table, [keys[1]!])]
  await second.hear('presence')
  first.send({ do: 'presence' })
  const attendance = async (ear: Ear) => (await ear.hear('presence')).seats.map(({ is }) => is)
  await first.hear('presence')
  await first.hear('presence')
  expect(await attendance(first)).toEqual(['here', 'here', 'away'])
  second.send({ do: 'sleep' })
  expect(await attendance(first)).toEqual(['here', 'asleep', 'away'])
  second.send({ do: 'wake' })
  expect(await attendance(first)).toEqual(['here', 'here', 'away'])
  expect(second.heard.filter(({ tell }) => tell === 'frame')).toHaveLength(2)
  second.socket.close(1000, 'bye')
  const { seats } = await first.hear('presence')
  expect(seats[1]).toEqual({ seat: 1, is: 'away', since: expect.any(Number) })
})

test('a page that no longer answers is offline to whoever asks, until it pings again', async () => {
  const { table, keys } = await started(2)
  const [first, second] = [await listen(table, [keys[0]!]), await listen(table, [keys[1]!])]
  await first.hear('presence')
  await first.hear('presence')
  await scheduler.wait(5200)
  first.send({ do: 'presence' })
  const { seats } = await first.hear('presence')
  expect(seats).toEqual([
    { seat: 0, is: 'here' },
    { seat: 1, is: 'offline', since: expect.any(Number) },
  ])
  expect(seats[1]!.since).toBeGreaterThan(5000)
  second.send('ping')
  await scheduler.wait(20)
  first.send({ do: 'presence' })
  expect((await first.hear('presence')).seats[1]).toEqual({ seat: 1, is: 'here' })
})

test('who holds no seat changes nobody’s presence, and is told it without telling others', async () => {
  const { table, keys } = await started(2)
  const [seat, room] = [await listen(table, [keys[0]!]), await listen(table, [])]
  await seat.hear('presence')
  await room.hear('presence')
  for (let i = 0; i < 5; i++) {
    room.send({ do: 'sleep' })
    room.send({ do: 'wake' })
    await room.hear('frame')
  }
  const other = await listen(table, [])
  await other.hear('presence')
  other.socket.close()
  room.send({ do: 'presence' })
  await room.hear('presence')
  expect([presences(seat).length, presences(room).length, presences(other).length]).toEqual([
    1, 2, 1,
  ])
})

test('a page that flickers is told at once, then gathered, and its last word is told', async () => {
  const { table, keys } = await started(2)
  const [first, second] = [await listen(table, [keys[0]!]), await listen(table, [keys[1]!])]
  await first.hear('presence')
  await first.hear('presence')
  await scheduler.wait(300)
  const before = presences(first).length
  for (let i = 0; i < 30; i++) {
    second.send({ do: 'sleep' })
    second.send({ do: 'wake' })
  }
  second.send({ do: 'sleep' })
  expect((await first.hear('presence')).seats[1]!.is).toBe('asleep')
  for (let i = 0; i < 30; i++) await second.hear('frame')
  await scheduler.wait(300)
  const told = presences(first).slice(before)
  expect(told.at(-1)).toMatchObject({ seats: [{ is: 'here' }, { is: 'asleep' }] })
  expect(told.length).toBeLessThan(30)
})
