// Tonight's table goes on without one phone: who is away for two minutes is relieved, the host too,
// and a return ends it.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Mode, Seat } from '../../web/games/game.ts'
import { granted, host, listen, type Party, refusal, seated, started, waiting } from './people.ts'

const MINUTE = 60_000
const START = Date.UTC(2026, 10, 28, 19)

beforeEach(() => void vi.setSystemTime(START))
afterEach(() => void vi.useRealTimers())

const minutesIn = (minutes: number) => vi.setSystemTime(START + minutes * MINUTE)

const seatingsOf = async ({ table, as }: Party, seat: Seat) =>
  (await granted(table.log(as(seat), 0))).actions.flatMap(({ seating }) => seating ?? [])

describe('a seat that the table waits for', () => {
  test('is played by a bot at a word of any sitter, two minutes after it was seen, until it looks', async () => {
    const party = await started(3)
    const { table, as, frame } = party
    await party.bid(0, 1)
    await party.bid(2, 1)
    minutesIn(1.9)
    expect(await refusal(table.relieve(as(0), 1))).toEqual({
      refused: 'not-late',
      at: { seats: [1] },
    })
    minutesIn(2)
    expect((await refusal(table.relieve({ keys: [] }, 1))).refused).toBe('not-your-seat')
    expect((await refusal(table.relieve(as(0), 0))).refused).toBe('not-your-seat')
    expect((await granted(table.waits(as(0)))).seats).toEqual([
      { seat: 1, since: START, late: true, away: START },
    ])
    expect(await granted(table.relieve(as(2), 1))).toEqual({ seat: 1, level: 'steady' })
    expect((await frame('room')).seats[1]).toMatchObject({ bot: 'steady', kept: true })
    await waiting(party, [0, 2])
    await frame(1)
    expect((await frame('room')).seats[1]).not.toHaveProperty('bot')
    expect(await seatingsOf(party, 0)).toEqual([
      { seat: 1, taken: true, name: null, bot: 'steady', by: 2 },
      { seat: 1, taken: true, name: null, bot: null },
    ])
  })

  test('is not away for two minutes after it asked', async () => {
    const { table, as } = await started(2)
    minutesIn(6)
    await granted(table.see(as(1)))
    minutesIn(7.9)
    expect((await refusal(table.relieve(as(0), 1))).refused).toBe('not-late')
  })

  test('a page that woke again ends its bot', async () => {
    const party = await started(2)
    const { table, as, keys, frame } = party
    const ear = await listen(table, [keys[1]!], 1)
    ear.send({ do: 'sleep' })
    await ear.hear('presence')
    minutesIn(3)
    await granted(table.relieve(as(0), 1))
    ear.send({ do: 'wake' })
    await vi.waitFor(async () => expect((await frame('room')).seats[1]).not.toHaveProperty('bot'))
  })

  test('beside the box it is freed by one word, which the log tells', async () => {
    const party = await started(3, 'companion')
    const { table, as } = party
    await party.bid(0, 1)
    minutesIn(2)
    expect(await granted(table.relieve(as(0), 1))).toEqual({ left: true })
    expect((await granted(table.see(as(1)))).holds).toEqual([])
    expect(await seatingsOf(party, 0)).toEqual([{ seat: 1, taken: false, name: null, by: 0 }])
  })
})

describe('the host’s part', () => {
  const gathered = async (mode: Mode = 'digital') => {
    const party = await seated(3, mode)
    await granted(party.table.see(host(party)))
    return party
  }

  test('passes to the first who is there, before the start too, and back by a look; none but the host deletes', async () => {
    const party = await gathered()
    const { table, as } = party
    minutesIn(1)
    expect((await refusal(table.start(as(1)))).refused).toBe('not-host')
    minutesIn(3)
    const ears = [
      await listen(table, [party.keys[1]!], 1),
      await listen(table, [party.keys[2]!], 2),
    ]
    expect((await refusal(table.choose(as(2), { options: { rounds: '12' } }))).refused).toBe(
      'not-host',
    )
    expect((await granted(table.see(as(2)))).frame).not.toHaveProperty('host')
    expect((await granted(table.see(as(1)))).frame).toMatchObject({ host: true, deputy: true })
    await granted(table.choose(as(1), { options: { rounds: '12' } }))
    expect((await refusal(table.remove(as(1)))).refused).toBe('not-host')
    await granted(table.see(host(party)))
    expect((await refusal(table.choose(as(1), { options: { rounds: '3' } }))).refused).toBe(
      'not-host',
    )
    minutesIn(6)
    for (const ear of ears) ear.send({ do: 'wake' })
    await granted(table.start(as(1)))
    expect((await party.frame('room')).seq).toBe(1)
  })

  test('a dead chair of the lobby is given to a bot until its sitter looks, or freed', async () => {
    const party = await gathered()
    const { table, as, frame } = party
    minutesIn(2)
    await granted(table.see(as(2)))
    expect((await refusal(table.letPlay(as(1), 2, 'easy'))).refused).toBe('sitter-is-here')
    await granted(table.letPlay(as(1), 0, 'easy'))
    expect((await frame('room')).seats[0]).toMatchObject({ bot: 'easy', kept: true })
    expect((await granted(table.see(as(0)))).frame.seats[0]).not.toHaveProperty('bot')
    minutesIn(5)
    await granted(table.leave(as(1), 0))
    expect((await frame('room')).seats[0]!.taken).toBe(false)
  })

  test('what is done in the host’s place is told with who did it', async () => {
    const party = await started(3)
    const { table, as } = party
    minutesIn(2)
    await granted(table.leave(as(1), 2))
    expect(await seatingsOf(party, 1)).toEqual([{ seat: 2, taken: false, name: null, by: 1 }])
  })
})

describe('what the table is asked', () => {
  // Seat 0 won by its bid, which lay before the others'; seat 1 says that it bid otherwise.
  const sold = async () => {
    const party = await seated(3, 'companion')
    const { table } = party
    await granted(table.choose(host(party), { options: { rounds: '3' }, consent: 'ask' }))
    await granted(table.start(host(party)))
    await party.bid(0, 5)
    await party.bid(1, 4)
    await party.bid(2, 1)
    return party
  }
  const wish = (id: string, seq = 3) => ({ id, seq, move: { kind: 'bid', pounds: 9 } })

  test('goes on without a seat that is away, which the log tells', async () => {
    const party = await sold()
    const { table, as } = party
    expect(await granted(table.propose(as(1), wish('p')))).toEqual({ done: false })
    expect((await refusal(table.answer(as(1), { id: 'p', yes: true }))).refused).toBe(
      'not-your-seat',
    )
    await granted(table.answer(as(2), { id: 'p', yes: true }))
    minutesIn(2)
    expect(await granted(table.answer(as(1), { id: 'p', yes: true }))).toEqual({ done: true })
    const { actions } = await granted(table.log(as(2), 0))
    expect(actions.at(-1)).toMatchObject({
      corrects: 3,
      consent: { by: 1, agreed: [2], away: [0] },
    })
  })

  test('does not keep others from asking while it only waits for who is away', async () => {
    const party = await sold()
    const { table, as } = party
    await granted(table.propose(as(1), wish('p')))
    await granted(table.answer(as(2), { id: 'p', yes: true }))
    expect((await refusal(table.propose(as(2), wish('q', 4)))).refused).toBe('proposal-open')
    minutesIn(2)
    await granted(table.see(as(1)))
    expect(await granted(table.propose(as(2), wish('q', 4)))).toEqual({ done: false })
    expect((await party.frame('room')).proposal).toMatchObject({ id: 'q', by: 2 })
  })

  test('after a no the same seat asks again after a minute, others at once', async () => {
    const party = await sold()
    const { table, as } = party
    await granted(table.propose(as(1), wish('p')))
    await granted(table.answer(as(0), { id: 'p', yes: false }))
    expect((await refusal(table.propose(as(1), wish('q')))).refused).toBe('said-no')
    await granted(table.propose(as(2), wish('r', 4)))
    await granted(table.answer(as(2), { id: 'r', yes: false }))
    minutesIn(1)
    expect(await granted(table.propose(as(1), wish('q')))).toEqual({ done: false })
  })
})
