// Bots at a table: where they may sit, and that they play on whatever becomes of the table.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PAUSE } from '../../durable/bots.ts'
import type { Seat } from '../../web/games/game.ts'
import bids from '../bench/box.tsx'
import { unpause } from '../unpaused.ts'
import { evict, granted, listen, type Party, refusal, seated, started, stubOf } from './people.ts'

const bid = (pounds: number) => ({ kind: 'bid', pounds })
const host = ({ hostKey }: Party) => ({ keys: [hostKey] })
const soon = { timeout: 60_000, interval: 20 }
const { bot } = bids.digital

// A table at which only `people` sit, and bots on all other seats.
const withBots = async (seats: number, people: readonly Seat[], rounds = '3') => {
  const party = await seated(seats, 'digital', rounds)
  for (let seat = 0; seat < seats; seat++) {
    if (people.includes(seat)) continue
    await granted(party.table.leave(party.as(seat), seat))
    await granted(party.table.letPlay(host(party), seat, 'sharp'))
  }
  await granted(party.table.start(host(party)))
  return party
}

const waiting = async ({ frame }: Party, seats: readonly Seat[]) =>
  vi.waitFor(async () => expect((await frame('room')).waiting).toEqual(seats), soon)

afterEach(() => {
  vi.restoreAllMocks()
  bids.digital.bot = bot
})

describe('bots play', () => {
  test('four of them come to the end while their host looks on', async () => {
    const again = unpause()
    const { table, frame, hostKey } = await withBots(4, [], '12')
    const ear = await listen(table, [hostKey])
    await vi.waitFor(() => expect(ear.heard.at(-1)).toHaveProperty('frame.result'), soon)
    expect((await frame('room')).seq).toBe(1 + 4 * 12)
    again()
  })

  test('where only bots sit, a look with a key is one move, and strangers move nothing by any door', async () => {
    const again = unpause()
    const party = await withBots(4, [], 'many')
    const { table, frame } = party
    const seqNow = async () => (await frame('room')).seq
    await vi.waitFor(async () => expect(await seqNow()).toBe(2), soon) // the start was a look of the host
    const stranger = await listen(table, [])
    for (const what of ['wake', 'presence'] as const) stranger.send({ do: what })
    const others = await withBots(4, [], 'many')
    const look = ({ table, hostKey }: Party) => granted(table.see({ keys: [hostKey] }))
    for (let turn = 0; turn < 5; turn++) {
      await vi.waitFor(async () => {
        await look(others)
        expect((await others.frame('room')).seq).toBeGreaterThan(5 + turn * 5)
      }, soon)
      for (const keys of [[], ['no-key-of-this-table-at-all']]) await granted(table.see({ keys }))
    }
    expect(await seqNow()).toBe(2)
    await look(party)
    await vi.waitFor(async () => expect(await seqNow()).toBe(3), soon)
    again()
  })

  test('they stop when the last page with a key falls asleep or is closed, and go on when one is back', async () => {
    const again = unpause()
    const { table, frame, hostKey } = await withBots(4, [], 'many')
    const seqNow = async () => (await frame('room')).seq
    // Still: another table has moved on a good deal since, and this one has not.
    const clock = await withBots(2, [], 'many')
    const isStill = async () => {
      const look = async () => (await granted(clock.table.see(host(clock)))).frame.seq
      let since = await seqNow()
      await vi.waitFor(async () => {
        const began = await look()
        await vi.waitFor(async () => expect(await look()).toBeGreaterThan(began + 10), soon)
        const now = await seqNow()
        const isMoved = now !== since
        since = now
        expect(isMoved).toBe(false)
      }, soon)
      return since
    }
    const goesOn = (since: number) => vi.waitFor(async () => expect(await seqNow()).toBeGreaterThan(since + 5), soon)
    const ear = await listen(table, [hostKey])
    await goesOn(1)
    ear.send({ do: 'sleep' })
    const asleep = await isStill()
    ear.send({ do: 'wake' })
    await goesOn(asleep)
    ear.socket.close()
    const closed = await isStill()
    await listen(table, [hostKey])
    await goesOn(closed)
    again()
  })

  test('many tables of bots take turns, and one whose bot fails holds up nobody', async () => {
    const again = unpause()
    vi.spyOn(console, 'error').mockReturnValue()
    bids.digital.bot = (position, luck, level) => {
      if (level === 'easy') throw new Error('lost its mind')
      return bot(position, luck, level)
    }
    const parties = await Promise.all(Array.from({ length: 12 }, () => withBots(3, [], 'many')))
    await granted(parties[0]!.table.letPlay(host(parties[0]!), 1, 'easy'))
    await Promise.all(parties.map(({ table, hostKey }) => listen(table, [hostKey])))
    const practice = await withBots(2, [0])
    await practice.bid(0, 9)
    await waiting(practice, [0])
    for (const { frame } of parties)
      await vi.waitFor(async () => expect((await frame('room')).seq).toBeGreaterThan(10), soon)
    again()
  })

  test('one goes on after its table was evicted in its pause, once a page that waits asks who is there, or anybody looks', async () => {
    const party = await withBots(2, [0])
    const ear = await listen(party.table, party.as(0).keys)
    // An object that still has a timer is not put to sleep; a deploy ends it all the same.
    const sealed = async () => {
      await waiting(party, [0])
      const { setTimeout } = globalThis
      const stopped = vi
        .spyOn(globalThis, 'setTimeout')
        .mockImplementation(((run: () => void, ms: number) => ms !== PAUSE && setTimeout(run, ms)) as never)
      const seal = await party.bid(0, 9)
      await evict(party.table)
      stopped.mockRestore()
      return seal
    }
    const seal = await sealed()
    ear.send({ do: 'presence' })
    await vi.waitFor(() => expect(ear.heard.at(-1)).toHaveProperty('frame.seq', seal + 1), soon)
    const again = await sealed()
    await vi.waitFor(async () => expect((await party.frame('room')).seq).toBe(again + 1), soon)
  })

  test('a bot seals like others, once, as the seat that it plays', async () => {
    const party = await withBots(3, [0])
    await waiting(party, [0])
    const { actions } = await granted(party.table.log(party.as(0), 0))
    expect(actions.slice(1).map(({ seat, move, events }) => ({ seat, move, events }))).toEqual([
      { seat: 1, move: undefined, events: [{ kind: 'bid', seat: 1 }] },
      { seat: 2, move: undefined, events: [{ kind: 'bid', seat: 2 }] },
    ])
    await party.bid(0, 9)
    await waiting(party, [0])
    expect(await party.frame(0)).toMatchObject({ seq: 6, view: { played: 1 } })
  })

  test('what is taken back in the pause is not answered; afterwards it stays as with people', async () => {
    const party = await withBots(2, [0])
    const seal = await party.bid(0, 9)
    await granted(party.table.undo(party.as(0), { id: 'back', seq: seal }))
    await waiting(party, [0])
    await party.bid(0, 7)
    await waiting(party, [0, 1])
    const [, ...actions] = (await granted(party.table.log(party.as(0), 0))).actions
    expect(actions.map(({ seat }) => seat)).toEqual([0, 0, 1, 0])
    expect(await refusal(party.table.undo(party.as(0), { id: 'late', seq: 5 }))).toMatchObject({ refused: 'too-late' })
  })

  test.each([
    [
      'throws',
      () => {
        throw new Error('lost its mind')
      },
    ],
    ['chooses what is refused', () => ({ move: bid(1000) })],
    ['says nothing', () => undefined as never],
  ])('one that %s makes the first move offered, and that is logged', async (_, mad) => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    bids.digital.bot = mad
    const party = await withBots(2, [0])
    await waiting(party, [0])
    const told = said.mock.calls.map(([line]) => JSON.parse(line)).filter(({ table }) => table === party.code)
    expect(told).toMatchObject([{ seq: 1, seat: 1, bot: 'sharp' }])
  })
})

describe('where a bot may sit', () => {
  test('on a free seat, in its colour, by the host alone; a person may take its place', async () => {
    const party = await seated(3)
    const { table, as } = party
    await granted(table.leave(as(2), 2))
    expect((await refusal(table.letPlay(as(0), 2, 'easy'))).refused).toBe('not-host')
    expect((await refusal(table.letPlay(host(party), 1, 'easy'))).refused).toBe('sitter-is-here')
    expect((await refusal(table.letPlay(host(party), 3, 'easy'))).refused).toBe('no-such-seat')
    expect((await refusal(table.letPlay(host(party), 2))).refused).toBe('no-bot-here')
    await granted(table.letPlay(host(party), 2, 'easy'))
    expect((await party.frame('room')).seats[2]).toEqual({ taken: true, colour: 'teal', name: null, bot: 'easy' })
    expect((await refusal(table.sit({ keys: [] }, {}))).refused).toBe('table-full')
    await granted(table.sit({ keys: [] }, { seat: 2, name: 'Bo' }))
    expect((await party.frame('room')).seats[2]).toEqual({ taken: true, colour: 'teal', name: 'Bo' })
    const full = await seated(2)
    for (const seat of [0, 1]) await granted(full.table.leave(full.as(seat), seat))
    await granted(full.table.letPlay(host(full), 0, 'easy', true))
    // Asked for as the first, which is not counted, when another one sits there by now.
    expect((await refusal(full.table.letPlay(host(full), 1, 'easy', true))).refused).toBe('moved-on')
    const beside = await seated(2, 'companion')
    expect((await refusal(beside.table.letPlay(host(beside), 0, 'easy'))).refused).toBe('no-bots-beside')
  })

  test('whoever takes its place is not shown its seal', async () => {
    const party = await withBots(3, [0, 1])
    await waiting(party, [0, 1])
    await granted(party.table.offer(party.as(0), 2))
    const { key } = await granted(party.table.sit({ keys: [] }, { seat: 2 }))
    const { frame } = await granted(party.table.see({ keys: [key] }))
    expect(frame.view).not.toHaveProperty('bid')
    expect(frame.waiting).toEqual([0, 1, 2])
  })

  test('in a running game it is given by who sits there or the host, and goes back to its bot', async () => {
    const party = await withBots(4, [0, 1])
    const { table, as, frame } = party
    const nobody = { keys: [] }
    const seatNow = async (seat: Seat) => (await frame('room')).seats[seat]
    expect(await refusal(table.sit(nobody, { seat: 2 }))).toMatchObject({ refused: 'ask-for-seat', at: { seats: [2] } })
    expect((await refusal(table.offer(nobody, 2))).refused).toBe('not-your-seat')
    await granted(table.offer(as(0), 2))
    expect(await seatNow(2)).toMatchObject({ bot: 'sharp', offered: true })
    const { key } = await granted(table.sit(nobody, { seat: 2, name: 'Bo' }))
    expect(await seatNow(2)).toEqual({ taken: true, colour: 'teal', name: 'Bo' })
    await granted(table.leave({ keys: [key] }, 2))
    expect(await seatNow(2)).toEqual({ taken: true, colour: 'teal', name: null, bot: 'sharp' })
    expect((await frame('room')).told).toMatchObject({ seating: { seat: 2, taken: true, name: 'Bo', bot: 'sharp' } })
    expect((await refusal(table.sit(nobody, { seat: 2 }))).refused).toBe('ask-for-seat')
    // The host may take it without asking; sent away from there, the seat is free.
    await granted(table.sit(host(party), { seat: 3 }))
    await granted(table.leave(host(party), 3))
    await granted(table.letPlay(host(party), 3))
    expect(await seatNow(3)).toMatchObject({ taken: false })
  })

  test('three seats a minute are taken anew in a running game; who sits there already is not counted', async () => {
    const party = await started(4)
    const { table, as } = party
    for (let n = 0; n < 3; n++) {
      await granted(table.leave(n === 0 ? as(3) : host(party), 3))
      await granted(table.sit({ keys: [] }, { seat: 3 }))
    }
    await granted(table.leave(host(party), 3))
    expect((await refusal(table.sit({ keys: [] }, { seat: 3 }))).refused).toBe('too-many')
    expect((await party.frame('room')).seats[3]!.taken).toBe(false)
    await granted(table.sit(as(0), { seat: 0, name: 'Ama' }))
    await granted(table.sit({ keys: [] }, { key: party.keys[1]! }))
  })

  test('for who is away: they keep the seat, nobody else gets it, and by sitting down they play again', async () => {
    const party = await started(2)
    const { table, as, frame } = party
    const ear = await listen(table, as(1).keys)
    expect((await refusal(table.letPlay(host(party), 1, 'steady'))).refused).toBe('sitter-is-here')
    ear.socket.close()
    await ear.ended()
    await vi.waitFor(() => granted(table.letPlay(host(party), 1, 'steady')), soon)
    expect((await frame(1)).seats[1]).toEqual({ taken: true, colour: 'blue', name: null, bot: 'steady', kept: true })
    expect((await refusal(table.sit({ keys: [] }, { seat: 1 }))).refused).toBe('seat-taken')
    await waiting(party, [0])
    await granted(table.sit(as(1), { seat: 1 }))
    expect((await frame(1)).seats[1]).toEqual({ taken: true, colour: 'blue', name: null })
    await party.bid(0, 3)
    expect((await frame(1)).waiting).toEqual([0, 1])
    const { actions } = await granted(table.log(as(1), 0))
    expect(actions.flatMap(({ seating }) => seating ?? [])).toEqual([
      { seat: 1, taken: true, name: null, bot: 'steady' },
      { seat: 1, taken: true, name: null, bot: null },
    ])
  })

  test('for who has left: taken away it leaves no seal, and the next game begins with those who sat', async () => {
    const party = await started(3, 'digital', '3')
    const { table, as, frame } = party
    await granted(table.leave(as(1), 1))
    await granted(table.letPlay(host(party), 1, 'easy'))
    await waiting(party, [0, 2])
    await granted(table.leave(host(party), 1))
    expect((await frame('room')).told).toMatchObject({ undoes: 4, seating: { seat: 1, taken: false, bot: null } })
    expect((await frame('room')).waiting).toEqual([0, 1, 2])
    await granted(table.letPlay(host(party), 1, 'easy'))
    await granted(table.letPlay(host(party), 2, 'easy'))
    for (let round = 0; round < 3; round++) {
      await waiting(party, [0])
      await party.bid(0, 1)
    }
    expect((await refusal(table.letPlay(host(party), 2))).refused).toBe('already-over')
    await granted(table.again(as(0), 'NEXT01'))
    const { frame: next } = await granted(stubOf('NEXT01').see(as(2)))
    expect(next.seats.map(({ taken, bot }) => [taken, bot])).toEqual([
      [true, undefined],
      [true, 'easy'],
      [true, undefined],
    ])
    expect(next.you).toBe(2)
  })
})
