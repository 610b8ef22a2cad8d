// A game that its players agree to end before its rules do: who is asked, and what the log, the
// replay and the record say of it.
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Pace } from '../../web/protocol.ts'
import { recordText } from '../../web/record/format.ts'
import { verify } from '../../web/record/verify.ts'
import {
  evict,
  granted,
  host,
  type Party,
  refusal,
  seated,
  soon,
  started,
  waiting,
  withBots,
} from './people.ts'

const MINUTE = 60_000
const START = Date.UTC(2026, 10, 28, 19)
const minutesIn = (minutes: number) => vi.setSystemTime(START + minutes * MINUTE)
afterEach(() => void vi.useRealTimers())

// Plays a round, which the second seat wins.
const roundOf = async (party: Party, seats = 3) => {
  for (let seat = 0; seat < seats; seat++) await party.bid(seat, seat === 1 ? 5 : 1)
}

const ends = ({ table, as }: Party, seat: number, id = 'e') => table.endEarly(as(seat), { id })
const says = ({ table, as }: Party, seat: number, yes = true, id = 'e') =>
  table.answer(as(seat), { id, yes })

describe.each(['digital', 'companion'] as const)('%s', mode => {
  test('it ends once all have agreed, with the standings as they were, and says who agreed', async () => {
    const party = await started(3, mode)
    const { table, as, frame } = party
    await roundOf(party)
    const before = await frame('room')
    await party.bid(0, 7) // sealed: the round that is not over
    expect(await granted(ends(party, 2))).toEqual({ done: false })
    expect(await granted(ends(party, 2))).toEqual({ done: false })
    const asked = (await frame(0)).proposal
    expect(asked).toEqual({ id: 'e', by: 2, asked: [0, 1], agreed: [] })
    expect(await granted(table.asking(as(0)))).toMatchObject({ proposal: asked, since: [] })
    expect((await refusal(ends(party, 0, 'other'))).refused).toBe('proposal-open')
    expect(await granted(says(party, 1))).toEqual({ done: false })
    await evict(table)
    expect((await frame('room')).result).toBeUndefined()
    expect(await granted(says(party, 0))).toEqual({ done: true })
    const after = await frame('room')
    expect(after).toMatchObject({ early: true, waiting: [], seq: before.seq + 2 })
    expect(after.result!.map(({ seat, place, score }) => [seat, place, score])).toEqual([
      [1, 1, 1],
      [0, 2, 0],
      [2, 2, 0],
    ])
    expect(after.proposal).toBeUndefined()
    const told = {
      seat: null,
      events: [{ kind: 'ended-early' }],
      consent: { by: 2, agreed: [0, 1] },
    }
    expect(after.told).toMatchObject(told)
    expect((await granted(table.log(as('room'), before.seq + 1))).actions).toMatchObject([told])
    expect(await granted(ends(party, 2))).toEqual({ done: true })
    expect(
      (await refusal(table.move(as(1), { id: 'm', move: { kind: 'bid', pounds: 1 } }))).refused,
    ).toBe('already-over')
  })

  test('it is the same after a sleep, in the replay and in the record, which verifies', async () => {
    const party = await started(2, mode)
    const { table, as, frame } = party
    await roundOf(party, 2)
    await granted(ends(party, 0))
    await granted(says(party, 1))
    const before = await frame('room')
    await evict(table)
    expect(await frame('room')).toEqual(before)
    const { steps, count } = await granted(table.replay(as('room'), { from: 1 }))
    expect(steps[count - 1]).toMatchObject({
      seq: before.seq,
      view: before.view,
      result: before.result,
    })
    expect(steps[count - 2]!.result).toBeUndefined()
    const { header, lines, standings, isByRules } = await granted(table.record(0))
    expect([header.record, header.early, isByRules]).toEqual(['boxside-record/3', true, true])
    const text = recordText(header, lines, standings)
    expect(verify(text)).toMatchObject({ rows: before.seq })
    // neither mark can be taken away or added
    const { early: _, ...plain } = header
    expect(
      verify(recordText({ ...plain, record: 'boxside-record/1' }, lines, standings)),
    ).toMatchObject({
      why: 'end',
    })
    expect(verify(recordText(header, lines.slice(0, -1), standings))).toMatchObject({ why: 'end' })
  })

  test('one no ends the question, costs nothing, and the same seat waits a minute', async () => {
    vi.setSystemTime(START)
    const party = await started(3, mode)
    const { frame } = party
    const { seq, view } = await frame('room')
    await granted(ends(party, 0))
    await granted(says(party, 1))
    expect(await granted(says(party, 2, false))).toEqual({ done: false })
    expect(await frame('room')).toMatchObject({ seq, view, proposal: { no: 2 } })
    expect((await refusal(ends(party, 0, 'again'))).refused).toBe('said-no')
    await granted(ends(party, 1, 'mine'))
    expect(await granted(says(party, 1, false, 'mine'))).toEqual({ done: false })
    minutesIn(1.1)
    expect(await granted(ends(party, 0, 'again'))).toEqual({ done: false })
    await party.bid(0, 1)
    expect(await frame('room')).not.toHaveProperty('proposal')
  })

  test('one’s own seats are not asked, and neither is a table before or after its game', async () => {
    const party = await seated(2, mode)
    const { table, keys, as } = party
    expect((await refusal(ends(party, 0))).refused).toBe('not-started')
    await granted(table.start(host(party)))
    expect((await refusal(table.endEarly(host(party), { id: 'e' }))).refused).toBe('not-your-seat')
    expect((await refusal(table.endEarly({ keys: [] }, { id: 'e' }))).refused).toBe('not-your-seat')
    expect((await refusal(table.endEarly({ keys }, { id: 'e' }))).refused).toBe('choose-a-seat')
    expect(await granted(table.endEarly({ keys }, { id: 'e', seat: 1 }))).toEqual({ done: true })
    const { actions } = await granted(table.log(as('room'), 1))
    expect(actions).toMatchObject([{ consent: { by: 1, agreed: [] } }])
    const whole = await started(2, mode, '1')
    await roundOf(whole, 2)
    expect((await refusal(ends(whole, 0))).refused).toBe('already-over')
    expect(await whole.frame('room')).not.toHaveProperty('early')
  })

  test('who is away for two minutes is not waited for, and the row says so', async () => {
    vi.setSystemTime(START)
    const party = await started(3, mode)
    const { table, as } = party
    await granted(ends(party, 0))
    await granted(says(party, 1))
    minutesIn(1)
    await granted(table.see(as(0)))
    minutesIn(2)
    expect(await granted(says(party, 0))).toEqual({ done: true })
    const { actions } = await granted(table.log(as('room'), 1))
    expect(actions).toMatchObject([{ consent: { by: 0, agreed: [1], away: [2] } }])
  })
})

test('over days nobody counts as away, because most are away most of the time', async () => {
  vi.setSystemTime(START)
  const party = await seated(2)
  await granted(
    party.table.choose(host(party), { options: { rounds: '3' }, pace: 'day' satisfies Pace }),
  )
  await granted(party.table.start(host(party)))
  minutesIn(600)
  expect(await granted(ends(party, 0))).toEqual({ done: false })
  minutesIn(1200)
  expect((await refusal(says(party, 0))).refused).toBe('not-your-seat')
  expect(await granted(says(party, 1))).toEqual({ done: true })
})

test('a deputy has no vote but that of the own seat', async () => {
  vi.setSystemTime(START)
  const party = await seated(3)
  const { table, as } = party
  await granted(table.see(host(party)))
  await granted(table.start(host(party)))
  minutesIn(3)
  for (const seat of [0, 1, 2]) await granted(table.see(as(seat)))
  expect((await granted(table.see(as(0)))).frame.deputy).toBe(true)
  await granted(ends(party, 1))
  expect(await granted(says(party, 0))).toEqual({ done: false })
  expect(await granted(says(party, 2))).toEqual({ done: true })
})

test('bots do not vote, and none moves while people answer', async () => {
  const alone = await withBots(3, [0])
  expect(await granted(ends(alone, 0))).toEqual({ done: true })
  expect((await alone.frame('room')).early).toBe(true)

  const party = await withBots(3, [0, 1])
  await waiting(party, [0, 1])
  await party.bid(0, 1)
  await party.bid(1, 1)
  await granted(ends(party, 0))
  expect((await party.frame('room')).proposal!.asked).toEqual([1])
  const { seq } = await party.frame('room')
  await scheduler.wait(1500) // three times the pause of a bot
  expect((await party.frame('room')).seq).toBe(seq)
  await granted(says(party, 1, false))
  await vi.waitFor(async () => expect((await party.frame('room')).seq).toBeGreaterThan(seq), soon)
})

test('beside the box a correction after it changes the standings, and the game stays over', async () => {
  const party = await started(3, 'companion')
  const { table, as, frame } = party
  await roundOf(party)
  await granted(ends(party, 0))
  await granted(says(party, 1))
  await granted(says(party, 2))
  const bid = (await granted(table.log(as(0), 0))).actions.find(({ seat }) => seat === 0)!
  const move = { kind: 'bid', pounds: 9 }
  await granted(table.correct(as(0), { id: 'c', seq: bid.seq, move }))
  const after = await frame('room')
  expect(after.early).toBe(true)
  expect(after.result![0]).toMatchObject({ seat: 0, place: 1, score: 1 })
  await evict(table)
  expect(await frame('room')).toEqual(after)
})
