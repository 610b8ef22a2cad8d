// Slips at the table: what is taken back, what is corrected, and what it is too late for.
import { describe, expect, test } from 'vitest'
import { granted, refusal, started } from './people.ts'

const bid = (pounds: number) => ({ kind: 'bid', pounds })

describe('taking back', () => {
  test('one’s own seal, until the last one is made: then it says which came first', async () => {
    const { table, as, bid: bids, frame } = await started(3)
    const before = await frame(1)
    await bids(0, 5)
    await bids(1, 6)
    expect([
      (await frame(0)).undoable,
      (await frame(1)).undoable,
      (await frame(2)).undoable,
    ]).toEqual([2, 3, undefined])
    expect((await refusal(table.undo(as(2), { id: 'u', seq: 2 }))).refused).toBe('not-your-seat')
    expect((await refusal(table.undo(as(0), { id: 'u', seq: 1 }))).refused).toBe('no-such-action')
    expect(await granted(table.undo(as(0), { id: 'u', seq: 2 }))).toEqual({ seq: 4 })
    expect(await granted(table.undo(as(0), { id: 'u', seq: 2 }))).toEqual({ seq: 4 })
    expect((await frame('room')).told).toEqual({ seq: 4, seat: 0, undoes: 2, events: [] })
    expect((await refusal(table.undo(as(0), { id: 'v', seq: 2 }))).refused).toBe('no-such-action')
    expect((await refusal(table.undo(as(0), { id: 'v', seq: 4 }))).refused).toBe('no-such-action')
    await granted(table.undo(as(1), { id: 'u', seq: 3 }))
    expect((await frame(1)).view).toEqual(before.view)
    for (const seat of [0, 1, 2]) await bids(seat, 9 - seat)
    expect(await refusal(table.undo(as(0), { id: 'w', seq: 6 }))).toEqual({
      refused: 'too-late',
      at: { seq: 8, seats: [2] },
    })
    expect((await refusal(table.undo(as(2), { id: 'w', seq: 8 }))).refused).toBe('too-late')
    expect((await frame(2)).undoable).toBeUndefined()
    expect((await refusal(table.correct(as(0), { id: 'c', seq: 6, move: bid(1) }))).refused).toBe(
      'not-in-this-mode',
    )
  })

  test('a frame offers only what was done of late, wherever the snapshot lies', async () => {
    const { table, as, bid: bids, frame } = await started(3)
    await bids(0, 5)
    for (let i = 0; i < 12; i++)
      await granted(table.undo(as(1), { id: `u${i}`, seq: await bids(1, i) }))
    expect((await frame(0)).undoable).toBe(2)
    await bids(1, 1)
    expect((await frame(0)).undoable).toBeUndefined()
    expect(await granted(table.undo(as(0), { id: 'late', seq: 2 }))).toEqual({ seq: 28 })
  })

  test('beside the box: open entries are anyone’s who sits, seals only their own', async () => {
    const { table, as, gain, bid: bids, frame } = await started(3, 'companion')
    expect(await gain(0, 4, 2)).toBe(2)
    expect(
      (await refusal(table.move(as('room'), { id: 'a', seat: 0, move: bid(1) }))).refused,
    ).toBe('not-your-seat')
    expect((await refusal(table.move(as(1), { id: 'a', seat: 0, move: bid(1) }))).refused).toBe(
      'not-your-seat',
    )
    expect((await frame(1)).undoable).toBe(2)
    await bids(0, 14)
    const undo = await refusal(table.undo(as(1), { id: 'u', seq: 2 }))
    expect(undo).toEqual({ refused: 'sealed-since', at: { seq: 3 } })
    expect((await refusal(table.undo(as(0), { id: 'u', seq: 2 }))).refused).toBe('would-fall')
    expect([(await frame(1)).undoable, (await frame(0)).undoable]).toEqual([undefined, 3])
    expect((await refusal(table.correct(as(1), { id: 'c', seq: 3, move: bid(2) }))).refused).toBe(
      'not-your-seat',
    )
    await granted(table.undo(as(0), { id: 'v', seq: 3 }))
    await granted(table.undo(as(1), { id: 'u', seq: 2 }))
    expect((await frame('room')).view?.purse).toEqual([10, 10, 10])
  })

  test('a correction is shown first, then made; what no longer holds is named', async () => {
    const { table, as, gain, bid: bids, frame } = await started(2, 'companion')
    await gain(0, 4)
    await bids(0, 12)
    await bids(1, 3)
    const before = await frame('room')
    expect(before.view).toMatchObject({ won: [1, 0], purse: [2, 10] })
    const shown = await granted(table.entry(as(1), 4, { move: bid(10) }))
    expect(shown).toMatchObject({
      entry: bid(3),
      since: [{ seq: 4, events: [{ kind: 'entered' }, { kind: 'revealed' }] }],
    })
    expect(shown.after!.told).toMatchObject({ seq: 5, seat: 1, corrects: 4 })
    expect(await frame('room')).toEqual(before)
    const fall = await granted(table.entry(as(1), 2, { move: { kind: 'gain', pounds: 1 } }))
    expect(fall).toMatchObject({ refusal: { refused: 'would-fall', at: { seq: 3 } } })
    expect(fall.since.map(({ seq, seat }) => [seq, seat])).toEqual([
      [2, 0],
      [3, 0],
      [4, 1],
    ])
    for (const seq of [3, 4]) {
      expect((await granted(table.entry(as(1), seq, {}))).refusal).toEqual({
        refused: 'already-open',
      })
    }
    expect((await refusal(table.correct(as(1), { id: 'c', seq: 3, move: {} }))).refused).toBe(
      'malformed',
    )
    await granted(table.correct(as(1), { id: 'c', seq: 3, move: bid(2) }))
    expect((await frame('room')).view).toMatchObject({ won: [0, 1], purse: [14, 7] })
    expect((await frame('room')).told).toMatchObject({ corrects: 3, events: [{ entry: bid(2) }] })
    const stale = { id: 'm', seen: 4, move: { kind: 'gain', pounds: 1 } }
    expect((await refusal(table.move(as(0), stale))).refused).toBe('moved-on')
    await gain(0, 9)
    await granted(table.correct(as(1), { id: 'd', seq: 6 }))
    expect((await frame('room')).view?.purse).toEqual([14, 7])
  })
})
