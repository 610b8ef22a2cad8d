// Bots at a table play on, whatever becomes of it, and at the pace of people.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { MOMENT, PAUSE, pauseAfter, WEIGHTY } from '../../durable/bots.ts'
import bids from '../bench/box.tsx'
import { unpause } from '../unpaused.ts'
import {
  type Ear,
  evict,
  granted,
  host,
  listen,
  type Party,
  refusal,
  soon,
  waiting,
  withBots,
} from './people.ts'

const bid = (pounds: number) => ({ kind: 'bid', pounds })
const { bot } = bids.digital

afterEach(() => {
  vi.restoreAllMocks()
  bids.digital.bot = bot
})

const lastFrame = ({ heard }: Ear) => heard.findLast(({ tell }) => tell === 'frame')

test('they pause longer after what a box calls worth watching, whatever came with it', () => {
  const isWeighty = (event: unknown) => event === 'built'
  expect(pauseAfter(['began', 'built', 'began'], isWeighty)).toBe(WEIGHTY)
  expect(pauseAfter(['drew'], isWeighty)).toBe(PAUSE)
  expect(pauseAfter([], isWeighty)).toBe(PAUSE)
  expect(pauseAfter(['built'], undefined)).toBe(PAUSE)
  expect(WEIGHTY).toBeGreaterThan(PAUSE)
})

describe('bots play', () => {
  test('four of them come to the end while their host looks on', async () => {
    const again = unpause()
    const { table, frame, hostKey } = await withBots(4, [], '12')
    const ear = await listen(table, [hostKey])
    await vi.waitFor(() => expect(lastFrame(ear)).toHaveProperty('frame.result'), soon)
    expect((await frame('room')).seq).toBe(1 + 4 * 12)
    again()
  })

  test('where only bots sit, a look with a key is one move, and strangers move nothing by any door', async () => {
    const again = unpause()
    const party = await withBots(4, [], 'many')
    const { table, frame } = party
    const seqNow = async () => (await frame('room')).seq
    // the start was a look of the host
    await vi.waitFor(async () => expect(await seqNow()).toBe(2), soon)
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
    const goesOn = (since: number) =>
      vi.waitFor(async () => expect(await seqNow()).toBeGreaterThan(since + 5), soon)
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
        .mockImplementation(
          ((run: () => void, ms: number) => ms !== PAUSE && setTimeout(run, ms)) as never,
        )
      const seal = await party.bid(0, 9)
      await evict(party.table)
      stopped.mockRestore()
      return seal
    }
    const seal = await sealed()
    ear.send({ do: 'presence' })
    await vi.waitFor(() => expect(lastFrame(ear)).toHaveProperty('frame.seq', seal + 1), soon)
    const again = await sealed()
    await vi.waitFor(async () => expect((await party.frame('room')).seq).toBe(again + 1), soon)
  })

  test('after a great moment they wait for the one person who plays, until a page with a key has seen it', async () => {
    const party = await withBots(3, [0])
    await waiting(party, [0])
    const ear = await listen(party.table, party.as(0).keys)
    const stranger = await listen(party.table, [])
    // The pause after a moment never ends by itself, all others at once.
    const { setTimeout } = globalThis
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(
      ((run: () => void, ms: number) =>
        ms !== MOMENT && setTimeout(run, ms <= PAUSE ? 0 : ms)) as never,
    )
    await party.bid(0, 9)
    const sold = await party.frame(0)
    expect(sold).toMatchObject({
      told: { events: [expect.anything(), { kind: 'sold' }] },
      waiting: [0, 1, 2],
    })
    stranger.send({ do: 'seen', seq: sold.seq })
    ear.send({ do: 'seen', seq: sold.seq - 1 })
    for (const by of [stranger, ear, stranger, ear]) {
      by.send({ do: 'presence' })
      await by.hear('presence')
    }
    expect(await party.frame(0)).toEqual(sold)
    ear.send({ do: 'seen', seq: sold.seq })
    await waiting(party, [0])
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
    expect(await refusal(party.table.undo(party.as(0), { id: 'late', seq: 5 }))).toMatchObject({
      refused: 'too-late',
    })
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
    const told = said.mock.calls
      .map(([line]) => JSON.parse(line))
      .filter(({ game }) => game === 'bids')
    expect(told).toMatchObject([{ seq: 1, seat: 1, bot: 'sharp' }])
  })
})
