// The table as its Worker knows it: who sits, who moves, what is taken back, and what each may
// know.
import { describe, expect, test, vi } from 'vitest'
import { digital } from '../bench/box.tsx'
import { evict, granted, inside, refusal, seated, started, stubOf } from './people.ts'

const bid = (pounds: number) => ({ kind: 'bid', pounds })

describe('moving', () => {
  test('a move sent twice is done once; two seats that use one id are both heard', async () => {
    const { table, as, bid: bids, frame } = await started(3)
    const seqs = await Promise.all([bids(0, 5, 'same'), bids(0, 5, 'same'), bids(1, 6, 'same')])
    expect(seqs).toEqual([2, 2, 3])
    expect(await bids(0, 5, 'same')).toBe(2)
    expect((await frame(0)).seq).toBe(3)
    await bids(2, 1)
    const late = await granted(table.move(as(0), { id: 'same', seen: 1, move: bid(5) }))
    expect(late.seq).toBe(2)
  })

  test('an entry that could be made twice is made once, however often it is sent', async () => {
    const { table, as, frame } = await started(2, 'companion')
    const send = () => table.move(as(0), { id: 'same', move: { kind: 'gain', pounds: 2 } })
    expect(await Promise.all([send(), send(), send()])).toEqual([
      { seq: 2 },
      { seq: 2 },
      { seq: 2 },
    ])
    expect((await frame(0)).view?.purse).toEqual([12, 10])
    const undo = { id: 'u', seq: 2 }
    expect(await Promise.all([table.undo(as(1), undo), table.undo(as(1), undo)])).toEqual([
      { seq: 3 },
      { seq: 3 },
    ])
  })

  test('moved on: a final action or one of that seat came since; others’ seals do not disturb', async () => {
    const { table, as, bid: bids } = await started(3)
    await bids(0, 5)
    await granted(table.move(as(1), { id: 'b', seen: 1, move: bid(6) }))
    await granted(table.undo(as(1), { id: 'u', seq: 3 }))
    const stale = await refusal(table.move(as(1), { id: 'c', seen: 2, move: bid(7) }))
    expect(stale).toEqual({ refused: 'moved-on', at: { seq: 3 } })
    await bids(1, 7)
    await bids(2, 1)
    const late = await refusal(table.move(as(2), { id: 'd', seen: 5, move: bid(1) }))
    expect(late).toEqual({ refused: 'moved-on', at: { seq: 6 } })
    await granted(table.move(as(2), { id: 'e', seen: 6, move: bid(1) }))
  })

  test('nonsense, other people’s seats and moves out of turn are refused, and nothing is written', async () => {
    const { table, as, frame, bid: bids } = await started(2)
    const wrong = await refusal(table.move(as(0), { id: 'a', move: { kind: 'bid', pounds: '5' } }))
    expect(wrong.refused).toBe('malformed')
    expect(wrong.issues).toEqual([{ path: 'pounds', message: expect.any(String) }])
    expect((await refusal(table.move(as(0), { id: '', move: bid(1) }))).refused).toBe('malformed')
    expect((await refusal(table.move(as(0), { id: 'a', seat: 1, move: bid(1) }))).refused).toBe(
      'not-your-seat',
    )
    expect((await refusal(table.move(as(0), { id: 'a', seat: 7, move: bid(1) }))).refused).toBe(
      'not-your-seat',
    )
    expect((await refusal(table.move(as('room'), { id: 'a', move: bid(1) }))).refused).toBe(
      'not-your-seat',
    )
    await bids(0, 5)
    expect((await refusal(table.move(as(0), { id: 'b', move: bid(1) }))).refused).toBe('not-now')
    expect((await frame('room')).seq).toBe(2)
    expect(await granted(table.moves(as(0)))).toEqual({ moves: [] })
    expect((await granted(table.moves(as(1)))).moves).toContainEqual(bid(20))
  })

  test('a game that is over takes no move, and everyone may read all of it', async () => {
    const { table, as, bid: bids, frame } = await started(2)
    for (const pounds of [3, 4, 5]) {
      await bids(0, pounds)
      await bids(1, 1)
    }
    expect((await frame('room')).result?.map(({ seat, score }) => [seat, score])).toEqual([
      [0, 3],
      [1, 0],
    ])
    expect((await refusal(table.move(as(0), { id: 'z', move: bid(1) }))).refused).toBe(
      'already-over',
    )
    const { actions } = await granted(table.log(as('room'), 0))
    expect(actions.map(({ move }) => move)).toEqual([
      undefined,
      bid(3),
      bid(1),
      bid(4),
      bid(1),
      bid(5),
      bid(1),
    ])
  })

  test('a fault is logged under the number that its answer contains, and leaves the table unharmed', async () => {
    const { table, code, as, frame, bid: bids } = await started(2)
    await bids(0, 5)
    const before = await frame(1)
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const part of ['decide', 'view', 'proceed'] as const) {
      const broken = vi.spyOn(digital, part).mockImplementation(() => {
        throw new Error(`the box "${code}" fell down`)
      })
      const refused = part === 'view' ? 'unreadable' : 'our-fault' // without a view it cannot even be opened
      const answer = await refusal(table.move(as(1), { id: 'x', move: bid(1) }))
      expect(answer).toMatchObject({ refused, at: { number: expect.stringMatching(/^\w{5}$/) } })
      const [line] = logged.mock.calls.at(-1)!
      expect(JSON.parse(line)).toMatchObject({ fault: answer.at!.number, seq: 2 })
      expect(line).toContain('table.test.ts') // the stack
      expect(line, 'nothing that is about the table').not.toContain(code)
      broken.mockRestore()
    }
    logged.mockRestore()
    expect(await frame(1)).toEqual(before)
    expect(await bids(1, 1)).toBe(3)
  })
})

describe('what each may know', () => {
  const marker = 87 // a bid that nothing else looks like
  const shown = /"(bid|pounds)":87/

  test('a seal is its own seat’s through every table, also one that was taken back', async () => {
    for (const mode of ['digital', 'companion'] as const) {
      const { table, as, bid: bids, frame, gain } = await started(3, mode)
      if (mode === 'companion') for (let i = 0; i < 9; i++) await gain(0, 9)
      const sealed = await bids(0, marker)
      const seenBy = async (viewer: 1 | 'room') =>
        JSON.stringify([
          await frame(viewer),
          await table.log(as(viewer), 0),
          await table.moves(as(viewer)),
          await table.undo(as(viewer), { id: 'u', seq: sealed }),
          await table.entry(as(viewer), sealed, { move: bid(1) }),
        ])
      expect(JSON.stringify(await frame(0))).toMatch(shown)
      for (const viewer of [1, 'room'] as const) expect(await seenBy(viewer)).not.toMatch(shown)
      expect(JSON.stringify(await table.log(as(0), 0))).toMatch(shown)
      await granted(table.undo(as(0), { id: 'u', seq: sealed }))
      for (const seat of [0, 1, 2]) await bids(seat, seat)
      for (const viewer of [1, 'room'] as const) expect(await seenBy(viewer)).not.toMatch(shown)
      await bids(0, 1)
      await bids(1, 2)
      const open = await granted(table.log(as('room'), 0))
      expect(JSON.stringify(open)).toContain('"pounds":2')
    }
  })

  test('a corrected seal stays sealed beside another seal that is open', async () => {
    const { table, as, bid: bids, frame } = await started(2, 'companion')
    await bids(0, 7)
    await granted(table.correct(as(0), { id: 'c', seq: 2, move: bid(8) }))
    expect(JSON.stringify([await frame(1), await table.log(as(1), 0)])).not.toMatch(/"pounds":[78]/)
    await bids(1, 1)
    const seal = await bids(1, 4)
    const probe = await granted(table.entry(as(0), 2, { move: bid(9) }))
    expect(probe.refusal).toEqual({ refused: 'sealed-since', at: { seq: seal } })
    await granted(table.correct(as(1), { id: 'd', seq: 2, move: bid(9) }))
    const log = JSON.stringify(await table.log(as(0), 0))
    expect(log).toContain('"pounds":9')
    expect(log).not.toContain('"pounds":4')
    expect(JSON.stringify(await table.log(as(1), 0))).not.toContain('"pounds":7')
  })
})

describe('beginnings and ends', () => {
  test('an unknown table is refused everything', async () => {
    const table = stubOf('NOBODY')
    const credentials = { keys: ['k'] }
    const answers = await Promise.all([
      ...[
        table.see(credentials),
        table.sit(credentials, {}),
        table.leave(credentials, 0),
        table.start(credentials),
        table.moves(credentials),
      ],
      ...[
        table.move(credentials, { id: 'a', move: 1 }),
        table.undo(credentials, { id: 'a', seq: 1 }),
        table.log(credentials, 0),
      ],
      ...[
        table.entry(credentials, 1, {}),
        table.again(credentials, 'NEXT'),
        table.remove(credentials),
      ],
    ])
    expect(new Set(answers.map(answer => JSON.stringify(answer)))).toEqual(
      new Set(['{"refused":"no-such-table"}']),
    )
    const headers = { upgrade: 'websocket' }
    expect(await (await table.fetch('http://table/socket', { headers })).json()).toEqual({
      refused: 'no-such-table',
    })
  })

  test('a code is one table’s', async () => {
    const { table, code } = await seated(2)
    const opening = {
      code,
      game: 'bids',
      mode: 'digital',
      seats: 2,
      options: {},
      hostKey: 'mine',
    } as const
    expect((await refusal(table.open(opening))).refused).toBe('code-taken')
    expect((await refusal(stubOf('OTHER').open({ ...opening, game: 'chess' }))).refused).toBe(
      'no-such-game',
    )
    expect((await refusal(table.remove({ keys: ['mine'] }))).refused).toBe('not-host')
  })

  test('again: the same seats at one new table, whoever asks and however often', async () => {
    const { table, as, bid: bids, frame, hostKey } = await started(2)
    await granted(table.sit(as(1), { seat: 1, name: 'Bo' }))
    expect((await refusal(table.again(as(0), 'AGAIN0'))).refused).toBe('not-over')
    for (let round = 0; round < 3; round++) for (const seat of [0, 1]) await bids(seat, seat)
    expect((await refusal(table.again(as('room'), 'AGAIN0'))).refused).toBe('not-your-seat')
    const both = await Promise.all([
      table.again(as(0), 'AGAIN1'),
      table.again({ keys: [hostKey] }, 'AGAIN2'),
    ])
    expect(both).toEqual([{ code: 'AGAIN1' }, { code: 'AGAIN1' }])
    expect(await table.again(as(1), 'AGAIN3')).toEqual({ code: 'AGAIN1' })
    expect(await frame('room')).toMatchObject({ again: 'AGAIN1', againBy: 0 })
    const next = await granted(stubOf('AGAIN1').see(as(1)))
    expect([next.frame.you, next.frame.seats[1], next.frame.seq]).toEqual([
      1,
      { taken: true, colour: 'blue', name: 'Bo' },
      0,
    ])
    await granted(stubOf('AGAIN1').start({ keys: [hostKey] }))
    expect((await refusal(stubOf('AGAIN3').see(as(1)))).refused).toBe('no-such-table')
  })

  test.each([2, 3])('again, turned: %i people sit one seat on, with their keys', async seats => {
    const { table, as, bid: bids } = await started(seats)
    for (let round = 0; round < 3; round++)
      for (let seat = 0; seat < seats; seat++) await bids(seat, seat)
    const code = `TURN0${seats}`
    await granted(table.again(as(0), code, 'turned'))
    for (let seat = 0; seat < seats; seat++) {
      const { frame } = await granted(stubOf(code).see(as(seat)))
      expect(frame.you).toBe((seat + 1) % seats)
    }
  })

  // What is kept of the next table, and whether its game is over.
  test.each([
    ['a game that is over', 3, { code: 'NEXT12' }, true],
    ['one that is over, of an older house', 3, 'NEXT12', true],
    ['a game beside the box that goes on online', 1, { code: 'NEXT12', goesOn: true }, true],
    ['one that does, of an older house', 1, 'NEXT12', true],
    ['a game whose end was taken back', 1, { code: 'NEXT12' }, false],
  ])('the next table is told of %s: %#', async (_, rounds, kept, isTold) => {
    const { table, bid: bids, frame } = await started(2)
    for (let round = 0; round < rounds; round++) for (const seat of [0, 1]) await bids(seat, seat)
    await inside(table, ({ sql }) =>
      sql.exec("INSERT INTO kept (name, value) VALUES ('again', ?)", JSON.stringify(kept)),
    )
    await evict(table)
    expect((await frame('room')).again).toBe(isTold ? 'NEXT12' : undefined)
  })

  test('again: a seat that was freed is free for everybody, and its colour too', async () => {
    const { table, as, bid: bids } = await started(2)
    for (let round = 0; round < 3; round++) for (const seat of [0, 1]) await bids(seat, seat)
    await granted(table.leave(as(0), 0))
    await granted(table.again(as(1), 'AGAIN4'))
    const next = stubOf('AGAIN4')
    expect((await granted(next.see(as(1)))).frame.seats[0]).toEqual({
      taken: false,
      colour: null,
      name: null,
    })
    await granted(next.sit(as(1), { seat: 1, colour: 'red' }))
  })

  test('the host deletes a table, and its code is free', async () => {
    const { table, as, hostKey, code } = await started(2)
    expect((await refusal(table.remove(as(0)))).refused).toBe('not-host')
    expect(await granted(table.remove({ keys: [hostKey] }))).toEqual({ removed: true })
    expect((await refusal(table.see(as(0)))).refused).toBe('no-such-table')
    const opening = {
      code,
      game: 'bids',
      mode: 'digital',
      seats: 2,
      options: { rounds: '3' },
      hostKey: 'new',
    } as const
    await granted(table.open(opening))
    expect((await granted(table.see({ keys: ['new'] }))).frame).toMatchObject({
      seq: 0,
      host: true,
    })
  })
})
