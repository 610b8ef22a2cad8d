// Where a bot may sit at a table, who takes its place, and for whom it plays.
import { describe, expect, test, vi } from 'vitest'
import type { Seat } from '../../web/games/game.ts'
import {
  granted,
  host,
  listen,
  refusal,
  seated,
  soon,
  started,
  stubOf,
  waiting,
  withBots,
} from './people.ts'

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
    expect((await party.frame('room')).seats[2]).toEqual({
      taken: true,
      colour: 'teal',
      name: null,
      bot: 'easy',
    })
    expect((await refusal(table.sit({ keys: [] }, {}))).refused).toBe('table-full')
    await granted(table.sit({ keys: [] }, { seat: 2, name: 'Bo' }))
    expect((await party.frame('room')).seats[2]).toEqual({
      taken: true,
      colour: 'teal',
      name: 'Bo',
    })
    const full = await seated(2)
    for (const seat of [0, 1]) await granted(full.table.leave(full.as(seat), seat))
    await granted(full.table.letPlay(host(full), 0, 'easy', true))
    // Asked for as the first, which is not counted, when another one sits there by now.
    expect((await refusal(full.table.letPlay(host(full), 1, 'easy', true))).refused).toBe(
      'moved-on',
    )
    const beside = await seated(2, 'companion')
    expect((await refusal(beside.table.letPlay(host(beside), 0, 'easy'))).refused).toBe(
      'no-bots-beside',
    )
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
    expect(await refusal(table.sit(nobody, { seat: 2 }))).toMatchObject({
      refused: 'ask-for-seat',
      at: { seats: [2] },
    })
    expect((await refusal(table.offer(nobody, 2))).refused).toBe('not-your-seat')
    await granted(table.offer(as(0), 2))
    expect(await seatNow(2)).toMatchObject({ bot: 'sharp', offered: true })
    const { key } = await granted(table.sit(nobody, { seat: 2, name: 'Bo' }))
    expect(await seatNow(2)).toEqual({ taken: true, colour: 'teal', name: 'Bo' })
    await granted(table.leave({ keys: [key] }, 2))
    expect(await seatNow(2)).toEqual({ taken: true, colour: 'teal', name: null, bot: 'sharp' })
    expect((await frame('room')).told).toMatchObject({
      seating: { seat: 2, taken: true, name: 'Bo', bot: 'sharp' },
    })
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
    expect((await frame(1)).seats[1]).toEqual({
      taken: true,
      colour: 'blue',
      name: null,
      bot: 'steady',
      kept: true,
    })
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
    expect((await frame('room')).told).toMatchObject({
      undoes: 4,
      seating: { seat: 1, taken: false, bot: null },
    })
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
