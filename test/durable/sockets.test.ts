// The table at its sockets: what is told to whom, who is there, and what happens to floods and
// nonsense.
import { afterEach, expect, test, vi } from 'vitest'
import { MOST_UNREAD } from '../../durable/wire/sending.ts'
import { PROTOCOL } from '../../web/protocol.ts'
import {
  type Ear,
  evict,
  granted,
  listen,
  presences,
  seated,
  started,
  unhurried,
} from './people.ts'

afterEach(() => vi.restoreAllMocks())

const bid = (pounds: number) => ({ kind: 'bid', pounds })

test('a socket is told hello and a frame, then every change once, as its viewer', async () => {
  const { table, keys, hostKey, update } = await started(3)
  const mine = await listen(table, [keys[0]!, hostKey])
  const room = await listen(table, [])
  const settings = {
    game: 'bids',
    mode: 'digital',
    options: { rounds: '3' },
    sealed: expect.stringMatching(/^[\w-]{43}$/),
  }
  expect(mine.heard.slice(0, 2)).toEqual([
    { tell: 'hello', protocol: PROTOCOL, settings },
    { tell: 'frame', frame: { ...(await update(0)), host: true } },
  ])
  expect((await room.hear('frame')).frame.you).toBe('room')
  mine.send({ do: 'move', id: 'm', seen: 1, move: bid(66) })
  expect(await mine.done()).toEqual({ id: 'm', seq: 2 })
  const { frame: told } = await room.hear('frame')
  expect(told).toEqual(await update('room'))
  expect(JSON.stringify(room.heard)).not.toMatch(/\b66\b/)
  mine.send({ do: 'move', id: 'n', seen: 2, move: bid(1) })
  expect(await mine.hear('refused')).toEqual({
    tell: 'refused',
    id: 'n',
    refusal: { refused: 'not-now', rule: 'bids' },
  })
  mine.send({ do: 'undo', id: 'u', seq: 2 })
  expect(await mine.done()).toEqual({ id: 'u', seq: 3 })
  room.send({ do: 'move', id: 'r', seen: 3, seat: 1, move: bid(1) })
  expect(await room.hear('refused')).toEqual({
    tell: 'refused',
    id: 'r',
    refusal: { refused: 'not-your-seat' },
  })
  expect(
    room.heard
      .filter(({ tell }) => tell === 'frame')
      .map(down => 'frame' in down && down.frame.seq),
  ).toEqual([1, 2, 3])
})

test('frames keep the order of their keys', async () => {
  const { table, keys, hostKey, bid: bids } = await started(2, 'digital')
  for (let round = 0; round < 3; round++) for (const seat of [0, 1]) await bids(seat, seat)
  await table.again({ keys: [hostKey] }, 'ORDER1')
  const { frame } = await (await listen(table, [keys[0]!, hostKey])).hear('frame')
  expect(Object.keys(frame)).toEqual([
    ...['you', 'host', 'seats', 'again', 'seq', 'waiting', 'view', 'told', 'result'],
  ])
})

test('a seat played from another device: the old one is told and goes on as the room’s', async () => {
  const { table, keys } = await started(2)
  const old = await listen(table, [keys[1]!])
  await old.hear('frame')
  await granted(table.sit({ keys: [] }, { key: keys[1]! }))
  await old.hear('moved')
  expect((await old.hear('frame')).frame.you).toBe('room')
  old.send({ do: 'move', id: 'm', seen: 1, move: bid(1) })
  expect((await old.hear('refused')).refusal.refused).toBe('not-your-seat')
})

test('a freed seat’s page sees the room', async () => {
  const { table, keys, hostKey } = await started(3)
  const freed = await listen(table, [keys[1]!])
  await freed.hear('frame')
  await granted(table.leave({ keys: [hostKey] }, 1))
  expect((await freed.hear('frame')).frame.you).toBe('room')
  expect(freed.heard.some(({ tell }) => tell === 'moved')).toBe(false)
})

test('a start gives every page its new number, and a moved host key leaves the old page', async () => {
  const { table, keys, hostKey } = await seated(3)
  const pages = [
    await listen(table, [keys[0]!, hostKey]),
    await listen(table, [keys[2]!]),
    await listen(table, []),
  ]
  for (const page of pages) await page.hear('frame')
  await granted(table.start({ keys: [hostKey] }, [2, 0, 1]))
  const seen = []
  for (const page of pages) seen.push((await page.hear('frame')).frame)
  expect(seen.map(({ you, seq, host }) => [you, seq, host])).toEqual([
    [1, 1, true],
    [0, 1, undefined],
    ['room', 1, undefined],
  ])
  pages[1]!.send({ do: 'move', id: 'm', seen: 1, move: bid(1) })
  expect((await pages[1]!.hear('frame')).frame.waiting).toEqual([1, 2])
  await granted(table.sit({ keys: [] }, { key: hostKey }))
  await pages[0]!.hear('frame')
  expect((await pages[0]!.hear('frame')).frame).toMatchObject({ you: 1 })
  expect(pages[0]!.heard.at(-1)).not.toHaveProperty('frame.host')
})

test('a deleted table says so and closes', async () => {
  const { table, hostKey } = await started(2)
  const ear = await listen(table, [])
  await granted(table.remove({ keys: [hostKey] }))
  await ear.hear('gone')
  expect(await ear.ended()).toMatchObject({ code: 4001, reason: 'gone' })
})

test('nonsense is refused, and who goes on with it is shown out', async () => {
  const { table, keys, frame } = await started(2)
  const ear = await listen(table, [keys[0]!])
  const nonsense = [
    '{',
    '[]',
    '"move"',
    '{"do":"dance"}',
    '{"do":"undo","id":"i","seq":-1}',
    '{"do":"move","id":"k"}',
  ]
  for (const text of nonsense) ear.send(text)
  const refused = []
  for (const _ of nonsense) refused.push(await ear.hear('refused'))
  expect(refused.map(({ id, refusal }) => [id, refusal.refused])).toEqual(
    ['', '', '', '', 'i', 'k'].map(id => [id, 'malformed']),
  )
  for (let i = 0; i < 15; i++) ear.send('{"__proto__":1}')
  expect(await ear.ended()).toMatchObject({ code: 1008, reason: 'nonsense' })
  expect((await frame('room')).seq).toBe(1)
})

test('of a move each part is looked at, and what else it brings is passed over', async () => {
  const { table, keys } = await started(2)
  const ear = await listen(table, [keys[0]!])
  const plain = { do: 'move', id: 'm', seen: 1, move: bid(1) }
  const wrong = [
    { id: '' },
    { id: 'i'.repeat(65) },
    { id: 7 },
    { seen: -1 },
    { seen: 0.5 },
    { seen: '1' },
  ]
  for (const part of [...wrong, { seat: -1 }, { seat: null }, { move: undefined }]) {
    ear.send(JSON.stringify({ ...plain, ...part }))
    expect((await ear.hear('refused')).refusal.refused, JSON.stringify(part)).toBe('malformed')
  }
  ear.send(JSON.stringify({ ...plain, seat: 1 }))
  expect((await ear.hear('refused')).refusal.refused).toBe('not-your-seat')
  ear.send(JSON.stringify({ ...plain, seq: 0, at: 7, events: [], holds: [1] }))
  expect(await ear.done()).toEqual({ id: 'm', seq: 2 })
})

test('what is too long, not text, or too much closes the socket with a reason', async () => {
  const { table, keys, frame } = await started(2)
  const closing = async (say: (ear: Ear) => void) => {
    const ear = await listen(table, [keys[0]!])
    say(ear)
    return (await ear.ended()).reason
  }
  expect(await closing(ear => ear.send('ü'.repeat(9000)))).toBe('too-long')
  expect(await closing(ear => ear.send(new ArrayBuffer(3)))).toBe('text-only')
  vi.spyOn(Date, 'now').mockReturnValue(Date.now()) // or a slow machine gives the budget time to fill again
  expect(
    await closing(ear => {
      for (let i = 0; i < 200; i++) ear.send({ do: 'presence' })
    }),
  ).toBe('flood')
  const patient = await listen(table, [keys[0]!])
  for (let i = 0; i < 95; i++) patient.send({ do: 'presence' })
  await scheduler.wait(50)
  expect(patient.closed).toBeUndefined()
  expect((await frame('room')).seq).toBe(1)
})

test('a seat has four sockets, the oldest goes; a table 64, and onlookers never keep a seat out', async () => {
  const { table, keys, hostKey } = await started(2)
  const mine: Ear[] = []
  for (let i = 0; i < 5; i++) {
    mine.push(await listen(table, [keys[0]!]))
    await scheduler.wait(2)
  }
  expect(await mine[0]!.ended()).toMatchObject({ code: 4002, reason: 'newer-page' })
  expect(mine.slice(1).map(({ closed }) => closed)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  const onlookers: Ear[] = []
  for (let i = 0; i < 60; i++) {
    onlookers.push(await listen(table, []))
    if (i < 2) await scheduler.wait(5) // the two oldest are so by the clock
  }
  const late = await listen(table, [])
  expect(await late.ended()).toMatchObject({ code: 1013, reason: 'too-many' })
  expect(late.heard).toEqual([])
  const seat = await listen(table, [keys[1]!])
  await seat.hear('frame')
  expect((await onlookers[0]!.ended()).reason).toBe('newer-page')
  const screen = await listen(table, [hostKey])
  await screen.hear('frame')
  expect((await onlookers[1]!.ended()).reason).toBe('newer-page')
  for (const ear of [...mine, ...onlookers, seat, screen]) ear.socket.close()
})

test('many pages that look through no seat keep none out, though they hold one', async () => {
  const { table, keys } = await started(3)
  const both = [keys[0]!, keys[1]!]
  const shared: Ear[] = []
  for (let i = 0; i < 64; i++) {
    shared.push(await listen(table, both))
    if (i === 0) await scheduler.wait(5) // the oldest is so by the clock
  }
  const seat = await listen(table, [keys[2]!])
  await seat.hear('frame')
  expect((await shared[0]!.ended()).reason).toBe('newer-page')
  for (const ear of [...shared, seat]) ear.socket.close()
})

test('an onlooker may ask twenty times at once, a seat a hundred', async () => {
  const { table, keys } = await started(2)
  const [seat, room] = [await listen(table, [keys[0]!]), await listen(table, [])]
  for (const ear of [seat, room]) for (let i = 0; i < 60; i++) ear.send({ do: 'presence' })
  expect(await room.ended()).toMatchObject({ code: 1008, reason: 'flood' })
  seat.send({ do: 'wake' })
  await seat.hear('frame')
  await seat.hear('frame')
  expect(seat.closed).toBeUndefined()
  expect(presences(room).length).toBeLessThan(30)
})

test('a page that cannot read for a while is kept though the table wakes for each move', async () => {
  const party = await started(2, 'companion', 'many')
  const deaf = await listen(party.table, [])
  for (let move = 0; move < 40; move++) {
    await evict(party.table)
    await party.gain(move % 2, 1)
  }
  await scheduler.wait(50)
  expect(deaf.closed).toBeUndefined()
  expect((await deaf.hear('frame')).frame.seq).toBe(1)
  expect(deaf.heard.some(({ tell }) => tell === 'echo')).toBe(false)
  expect(deaf.heard.filter(({ tell }) => tell === 'frame')).toHaveLength(41)
})

test('who closes while the table sleeps is gone when it wakes, and all others are told', async () => {
  const { table, keys, bid: bids } = await started(3)
  const [first, second, room] = [
    await listen(table, [keys[0]!]),
    await listen(table, [keys[1]!]),
    await listen(table, []),
  ]
  await evict(table)
  second.socket.close(1000, 'bye')
  await scheduler.wait(20)
  await evict(table)
  expect(await bids(0, 5)).toBe(2)
  const seqs = ({ heard }: Ear) =>
    heard.flatMap(down => (down.tell === 'frame' ? [down.frame.seq] : []))
  first.send({ do: 'presence' })
  const { seats } = await (async () => {
    for (;;) {
      const told = await first.hear('presence')
      if (told.seats[1]!.is === 'away') return told
    }
  })()
  expect(seats.map(({ is }) => is)).toEqual(['here', 'away', 'away'])
  for (const ear of [first, room]) expect(seqs(ear)).toEqual([1, 2])
})

test('what is not read is bounded: a page that echoes is sent everything, one that does not is closed, also over sleep', async () => {
  const party = await started(2, 'companion', 'many')
  const { table, keys } = party
  unhurried()
  const [reads, deaf] = [await listen(table, [keys[0]!]), await listen(table, [])]
  reads.socket.addEventListener('message', ({ data }) => {
    const down = JSON.parse(data as string)
    if (down.tell === 'echo') reads.send({ do: 'echo', word: down.word })
  })
  let moves = 0
  while (!deaf.closed && moves < 3000) {
    await party.gain(moves++ % 2, 1)
    if (moves % 100 === 0) await evict(table)
    if (moves % 10 === 0) await scheduler.wait(1)
  }
  expect(await deaf.ended()).toMatchObject({ code: 4003, reason: 'not-reading' })
  const sent = deaf.heard.reduce((sum, down) => sum + JSON.stringify(down).length, 0)
  expect(sent).toBeGreaterThan(128 * 1024)
  expect(sent).toBeLessThan(MOST_UNREAD)
  expect(deaf.heard.filter(({ tell }) => tell === 'echo')).toHaveLength(1)
  for (let i = 0; i < 600; i++) {
    await party.gain(0, 1)
    if (i % 10 === 0) await scheduler.wait(1)
  }
  expect(reads.closed).toBeUndefined()
  expect(reads.heard.filter(({ tell }) => tell === 'echo').length).toBeGreaterThan(2)
  const forged = await listen(table, [])
  forged.send({ do: 'echo', word: 'nobody asked' })
  expect((await forged.hear('frame')).frame.seq).toBe(moves + 601)
})
