// A game is watched again at its table: who may look through whose eyes, and when; pages; what was
// put right.
import { expect, test } from 'vitest'
import { REPLAY_PAGE } from '../../durable/rpc.ts'
import type { Replay } from '../../web/protocol.ts'
import type { AuctionView } from '../bench/box.tsx'
import { granted, type Party, refusal, started, unhurried } from './people.ts'

const watch = (party: Party, seat: number | 'room', rerun: object = {}) =>
  party.table.replay(party.as(seat), { from: 0, ...rerun })
const seen = (party: Party, seat: number | 'room', rerun: object = {}) =>
  granted(watch(party, seat, rerun))
const viewsOf = ({ steps }: Replay) => steps.map(({ view }) => view as AuctionView)

const over = async () => {
  const party = await started(2, 'digital', '1')
  await party.bid(0, 7)
  await party.bid(1, 3)
  return party
}

test('while the game runs the room is watched as the room saw it, and a seat as it saw itself', async () => {
  const party = await started(2)
  await party.bid(0, 7)
  expect(await seen(party, 0)).toEqual(await seen(party, 0, { as: 0 }))
  const own = await seen(party, 0)
  const others = await Promise.all([
    seen(party, 1),
    seen(party, 'room'),
    seen(party, 0, { as: 'room' }),
  ])
  expect(JSON.stringify(own)).toContain('"pounds":7')
  for (const other of others) expect(JSON.stringify(other)).not.toContain('"pounds":7')
  expect(others.map(({ as }) => as)).toEqual([1, 'room', 'room'])
  for (const as of [0, 'open'] as const) {
    const { refused } = await refusal(watch(party, 1, { as }))
    expect(refused).toBe(as === 0 ? 'not-your-seat' : 'not-over')
  }
  expect((await refusal(watch(party, 0, { as: 9 }))).refused).toBe('no-such-seat')
  // The last step is the table as it is.
  const { view, seq, waiting, told } = await party.frame(0)
  expect(own.steps.at(-1)).toMatchObject({ view, seq, waiting, told })
})

test('once it is over, everybody looks through all eyes, and each step shows what was known then', async () => {
  const party = await over()
  const [room, first, open] = await Promise.all(
    (['room', 0, 'open'] as const).map(as => seen(party, 'room', { as })),
  )
  expect(room!.count).toBe(3)
  expect(room!.steps.map(({ result }) => result !== undefined)).toEqual([false, false, true])
  expect(JSON.stringify(room!.steps[1])).not.toContain('"pounds":7')
  expect(JSON.stringify(first!.steps[1])).toContain('"pounds":7')
  expect(open!.steps.map(({ you }) => you)).toEqual(['room', 0, 1])
  expect(viewsOf(first!).at(-1)).toEqual(((await party.frame('room')) as { view: unknown }).view)
})

test('it is told a page at a time, from any action on', async () => {
  const quick = unhurried()
  const party = await started(2, 'companion')
  for (let n = 0; n < REPLAY_PAGE + 5; n++) await party.gain(n % 2, 1)
  const first = await seen(party, 'room')
  expect([first.count, first.first, first.steps.length, first.next]).toEqual([
    36,
    0,
    REPLAY_PAGE,
    REPLAY_PAGE + 1,
  ])
  const rest = await seen(party, 'room', { from: first.next })
  expect([rest.first, rest.steps.length, rest.next]).toEqual([REPLAY_PAGE, 6, undefined])
  const one = await seen(party, 'room', { from: 12, most: 1 })
  expect([one.first, one.steps.length, one.next]).toEqual([11, 1, 13])
  const late = await seen(party, 'room', { from: 4000 })
  expect([late.first, late.steps.length]).toEqual([35, 1])
  // What came since is added to what is kept.
  await party.gain(0, 5)
  const longer = await seen(party, 'room', { from: first.next })
  expect(longer.steps.slice(0, 6)).toEqual(rest.steps)
  expect(longer.count).toBe(37)
  quick.mockRestore()
})

test('beside the box a correction is seen as it counts', async () => {
  const party = await started(2, 'companion')
  const gained = await party.gain(0, 2)
  await party.gain(1, 4)
  await granted(
    party.table.correct(party.as(1), {
      id: 'mend',
      seq: gained,
      seat: 1,
      move: { kind: 'gain', pounds: 9 },
    }),
  )
  const corrected = await seen(party, 'room')
  expect(corrected.steps.map(({ corrected = false }) => corrected)).toEqual([false, true, false])
})
