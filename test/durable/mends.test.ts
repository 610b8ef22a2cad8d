// Later entries that would fall by a correction, put right in the same one.
import { expect, test } from 'vitest'
import type { TableOptions } from '../../web/table-options.ts'
import { evict, granted, host, refusal, seated, unhurried } from './people.ts'

const bid = (pounds: number) => ({ kind: 'bid', pounds })

const begun = async (consent?: TableOptions['consent']) => {
  const party = await seated(3, 'companion')
  await granted(party.table.choose(host(party), { options: { rounds: '3' }, consent }))
  await granted(party.table.start(host(party)))
  return party
}

test('a later entry that would fall is put right in the same proposal: all of it is done, or nothing', async () => {
  const party = await begun('ask')
  const { table, as, gain, bid: bids, frame } = party
  const gained = await gain(0, 4)
  for (const [seat, pounds] of [12, 3, 2].entries()) await bids(seat, pounds)
  const late = await gain(0, 5)
  const before = await frame('room')
  const less = { seq: gained, seat: 0, move: { kind: 'gain', pounds: 1 } }
  // £10 and £1 are less than £12, and the entry that would fall is told with what it says.
  const fallen = await granted(table.entry(as(0), gained, less))
  expect(fallen).toMatchObject({
    refusal: { refused: 'would-fall', at: { seq: gained + 1 } },
    falls: bid(12),
  })
  const mends = [{ seq: gained + 1, move: bid(2) }, { seq: late }]
  const looked = await granted(table.entry(as(0), gained, { ...less, mends }))
  expect(looked).toMatchObject({ asks: [1, 2], after: { view: { won: [0, 1, 0] } } })
  expect((await refusal(table.correct(as(0), { id: 'c', ...less, mends }))).refused).toBe(
    'needs-consent',
  )
  expect(await granted(table.propose(as(0), { id: 'p', ...less, mends }))).toEqual({ done: false })
  expect((await frame('room')).proposal).toEqual({
    id: 'p',
    by: 0,
    seq: gained,
    asked: [1, 2],
    agreed: [],
  })
  expect(await granted(table.asking(as(1)))).toMatchObject({
    move: less.move,
    mends,
    after: looked.after!.view && {},
  })
  await granted(table.answer(as(1), { id: 'p', yes: true }))
  await evict(table)
  expect((await frame('room')).view).toEqual(before.view)
  expect(await granted(table.answer(as(2), { id: 'p', yes: true }))).toEqual({ done: true })
  const { view, told, seq } = await frame('room')
  expect([view!.won, view!.purse, seq]).toEqual([[0, 1, 0], [11, 7, 10], before.seq + 3])
  expect(told).toMatchObject({ corrects: gained })
  const { actions } = await granted(table.log(as(1), before.seq))
  expect(actions.map(({ corrects, seat, consent }) => [corrects, seat, consent])).toEqual(
    [gained + 1, late, gained].map(one => [one, 0, { by: 0, agreed: [1, 2] }]),
  )
  await evict(table)
  expect((await frame('room')).view).toEqual(view)
  expect(await granted(table.propose(as(0), { id: 'p', ...less, mends }))).toEqual({ done: true })
})

test('what else a correction puts right is bounded, later than the entry, once each, and the seat’s to change', async () => {
  const { table, as, gain, bid: bids } = await begun()
  const first = await gain(0, 4)
  const next = await gain(1, 4)
  await bids(2, 1)
  const move = { kind: 'gain', pounds: 1 }
  const tried = async (mends: unknown[], seq = next) =>
    (await refusal(table.correct(as(1), { id: 'c', seq, move, mends: mends as [] }))).refused
  expect(await tried([{ seq: first, move }])).toBe('sealed-since')
  await bids(0, 1)
  await bids(1, 1)
  expect(await tried([{ seq: first, move }])).toBe('malformed')
  expect(await tried([{ seq: next + 1 }, { seq: next + 1, move: bid(0) }])).toBe('already-open')
  expect(await tried(Array.from({ length: 9 }, () => ({ seq: next, move })))).toBe('malformed')
  expect(await tried([{ seq: next, move }])).toBe('malformed')
  expect(await tried([{ seq: next + 1, move: { kind: 'bid' } }])).toBe('malformed')
  expect(await tried([{ seq: 99, move }])).toBe('no-such-action')
  const seal = await bids(0, 2)
  expect(await tried([{ seq: seal, move: bid(1) }], next + 1)).toBe('not-your-seat')
})

test('what lies on both sides of the snapshot is put right together, and kept', async () => {
  unhurried()
  const { table, as, gain, frame } = await begun()
  const first = await gain(0, 4)
  let last = first
  for (let i = 0; i < 60; i++) last = await gain(i % 3, 1)
  const { view } = await frame('room')
  const move = { kind: 'gain', pounds: 6 }
  await granted(
    table.correct(as(1), { id: 'c', seq: first, move, mends: [{ seq: last - 2, move }] }),
  )
  const then = (await frame('room')).view!.purse
  expect(then).toEqual(view!.purse.map((pounds, seat) => pounds + (seat === 0 ? 2 + 5 : 0)))
  await evict(table)
  expect((await frame('room')).view!.purse).toEqual(then)
})
