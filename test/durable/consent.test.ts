// Changes that others must agree to: corrections beside the box, and moves online that others'
// moves lie upon.
import { describe, expect, test } from 'vitest'
import type { Box } from '../../web/games/box.tsx'
import type { AnyGame, Mode, Seat } from '../../web/games/game.ts'
import { refuse } from '../../web/games/kit/refuse.ts'
import type { TableOptions } from '../../web/table-options.ts'
import bids from '../bench/box.tsx'
import {
  evict,
  granted,
  host,
  inside,
  listen,
  type Party,
  refusal,
  seated,
  shelve,
  stubOf,
} from './people.ts'

const bid = (pounds: number) => ({ kind: 'bid', pounds })

const begun = async (consent: TableOptions['consent'], seats = 3): Promise<Party> => {
  const party = await seated(seats, 'companion')
  await granted(party.table.choose(host(party), { options: { rounds: '3' }, consent }))
  await granted(party.table.start(host(party)))
  return party
}

// Three have bid, and the first has won: rows 2 to 4.
const sold = async (consent: TableOptions['consent'], seats = 3) => {
  const party = await begun(consent, seats)
  for (let seat = 0; seat < seats; seat++) await party.bid(seat, 6 - seat)
  return party
}

const put = async ({ frame }: Party) => (await frame('room')).proposal
const wish = (id: string, seq = 3, pounds = 9) => ({ id, seq, move: bid(pounds) })

describe('beside the box', () => {
  test('a correction that touches others is put to them and a witness, and made when all agree', async () => {
    const party = await sold('ask', 4)
    const { table, as, frame } = party
    const before = await frame('room')
    expect(before.consent).toBe('ask')
    // The second bid was the highest: who won and who paid are other ones.
    expect(await refusal(table.correct(as(1), wish('c')))).toEqual({
      refused: 'needs-consent',
      at: { seats: [0, 2] },
    })
    expect((await granted(table.entry(as(1), 3, { move: bid(9) }))).asks).toEqual([0, 2])
    expect(await granted(table.propose(as(1), wish('p')))).toEqual({ done: false })
    expect(await granted(table.propose(as(1), wish('p')))).toEqual({ done: false })
    expect(await put(party)).toEqual({ id: 'p', by: 1, seq: 3, asked: [0, 2], agreed: [] })
    expect((await frame('room')).view).toEqual(before.view)
    const { after, move, since } = await granted(table.asking(as(0)))
    expect([after!.view, move, since[0]!.seq]).toMatchObject([{ last: { winner: 1 } }, bid(9), 3])
    expect(await granted(table.answer(as(0), { id: 'p', yes: true }))).toEqual({ done: false })
    await evict(table)
    expect((await put(party))!.agreed).toEqual([0])
    expect(await granted(table.answer(as(2), { id: 'p', yes: true }))).toEqual({ done: true })
    const { view, told, seq, proposal } = await frame('room')
    expect([view!.last!.winner, seq, proposal]).toEqual([1, before.seq + 1, undefined])
    expect(told).toMatchObject({ seat: 1, corrects: 3, consent: { by: 1, agreed: [0, 2] } })
    expect(await granted(table.propose(as(1), wish('p')))).toEqual({ done: true })
    expect((await refusal(table.answer(as(2), { id: 'p', yes: true }))).refused).toBe('no-proposal')
  })

  test('nobody answers for others, nobody twice, and onlookers not at all', async () => {
    const party = await sold('ask', 4)
    const { table, as } = party
    await granted(table.propose(as(1), wish('p')))
    for (let i = 0; i < 3; i++) await granted(table.answer(as(0), { id: 'p', yes: true }))
    for (const [viewer, yes] of [
      ['room', true],
      ['room', false],
      [1, true],
      [3, true],
      [3, false],
    ] as const)
      expect((await refusal(table.answer(as(viewer), { id: 'p', yes }))).refused).toBe(
        'not-your-seat',
      )
    expect(
      (await refusal(table.answer({ ...as(0), seat: 2 }, { id: 'q', yes: true }))).refused,
    ).toBe('no-proposal')
    expect((await refusal(table.answer(host(party), { id: 'p', yes: true }))).refused).toBe(
      'not-your-seat',
    )
    expect((await refusal(table.propose(as('room'), wish('r')))).refused).toBe('not-your-seat')
    expect((await refusal(table.propose(as(0), { ...wish('r'), seat: 2 }))).refused).toBe(
      'not-your-seat',
    )
    expect((await put(party))!.agreed).toEqual([0])
    const { after, since, move, ...told } = await granted(table.asking(as('room')))
    expect([after, move]).toEqual([undefined, undefined])
    expect(told.proposal).not.toHaveProperty('move')
    expect(since.map(({ seq }) => seq)).toEqual([3, 4, 5])
  })

  test('one no ends it and is told, and who asked may take it back', async () => {
    const party = await sold('ask')
    const { table, as } = party
    await granted(table.propose(as(1), wish('p')))
    expect((await refusal(table.propose(as(2), wish('q', 4)))).refused).toBe('proposal-open')
    expect(await granted(table.answer(as(0), { id: 'p', yes: false }))).toEqual({ done: false })
    expect(await put(party)).toMatchObject({ id: 'p', no: 0 })
    expect((await refusal(table.answer(as(2), { id: 'p', yes: true }))).refused).toBe('no-proposal')
    await granted(table.propose(as(2), wish('q', 4)))
    await granted(table.answer(as(2), { id: 'q', yes: false }))
    expect(await put(party)).toBeUndefined()
    expect((await refusal(table.answer(as(0), { id: 'q', yes: true }))).refused).toBe('no-proposal')
    expect((await party.frame('room')).view!.last!.winner).toBe(0)
  })

  test('it is over when the table moves on, and costs a move nothing', async () => {
    const party = await sold('ask')
    const { table, as, gain } = party
    await granted(table.propose(as(1), wish('p')))
    await granted(table.answer(as(0), { id: 'p', yes: true }))
    const kept = () =>
      inside(table, ({ sql }) =>
        [...sql.exec('SELECT name, value FROM kept')].map(row => JSON.stringify(row)).sort(),
      )
    const before = await kept()
    await gain(2, 1)
    expect(await kept()).toEqual(before)
    expect(await put(party)).toBeUndefined()
    expect((await refusal(table.answer(as(2), { id: 'p', yes: true }))).refused).toBe('no-proposal')
    await evict(table)
    expect(await put(party)).toBeUndefined()
    await granted(table.propose(as(1), wish('q')))
    expect((await put(party))!.agreed).toEqual([])
  })

  test('nobody is asked where only the entry’s own figures change, unless the table is strict, nor at a trusting one', async () => {
    for (const consent of ['ask', 'strict', undefined] as const) {
      const { table, as, gain, frame } = await begun(consent)
      const seq = await gain(0, 4)
      const made = { id: 'c', seq, move: { kind: 'gain', pounds: 5 } }
      if (consent === 'strict') {
        expect(await refusal(table.correct(as(0), made))).toEqual({
          refused: 'needs-consent',
          at: { seats: [1] },
        })
        await granted(table.propose(as(0), made))
        expect(await granted(table.answer(as(1), { id: 'c', yes: true }))).toEqual({ done: true })
      } else expect(await granted(table.propose(as(0), made))).toEqual({ done: true })
      expect((await frame('room')).view!.purse[0]).toBe(15)
    }
    const { table, as, frame } = await sold(undefined)
    await granted(table.correct(as(1), wish('c')))
    expect((await frame('room')).view!.last!.winner).toBe(1)
  })

  test('the owner of an entry is asked when somebody else changes it, alone where nothing else changes', async () => {
    const { table, as, gain, frame } = await begun('ask')
    const seq = await gain(0, 4)
    const made = { id: 'c', seq, move: { kind: 'gain', pounds: 9 } }
    const before = await frame('room')
    expect(await refusal(table.correct(as(1), made))).toEqual({
      refused: 'needs-consent',
      at: { seats: [0] },
    })
    expect((await granted(table.entry(as(1), seq, made))).asks).toEqual([0])
    expect(await granted(table.propose(as(1), made))).toEqual({ done: false })
    expect((await frame('room')).view).toEqual(before.view)
    const { move, instead, after } = await granted(table.asking(as(0)))
    expect([after!.view, move, instead!.seq]).toMatchObject([{ purse: { 0: 19 } }, made.move, seq])
    expect((await granted(table.asking(as('room')))).instead).toBeUndefined()
    expect(await granted(table.answer(as(0), { id: 'c', yes: true }))).toEqual({ done: true })
    expect((await frame('room')).view!.purse[0]).toBe(19)
    // Struck likewise; and where nobody sits at the seat any more, somebody else is the witness.
    expect((await refusal(table.correct(as(2), { id: 'd', seq }))).at).toEqual({ seats: [0] })
    await granted(table.leave(as(0), 0))
    expect((await refusal(table.correct(as(2), { id: 'd', seq }))).at).toEqual({ seats: [1] })
  })

  test('nothing sealed is told or found out by asking', async () => {
    const party = await begun('strict')
    const { table, as, bid: bids, gain, frame } = party
    const open = await gain(1, 3)
    const seal = await bids(0, 8)
    for (const pounds of [0, 3, 9])
      expect(
        await refusal(
          table.propose(as(1), { id: `p${pounds}`, seq: open, move: { kind: 'gain', pounds } }),
        ),
      ).toEqual({
        refused: 'sealed-since',
        at: { seq: seal },
      })
    expect(
      (await refusal(table.propose(as(1), { id: 'q', seq: seal, move: bid(1) }))).refused,
    ).toBe('not-your-seat')
    // One's own seal is one's own: the table is not asked, and hears only that.
    expect(await granted(table.propose(as(0), { id: 's', seq: seal, move: bid(7) }))).toEqual({
      done: true,
    })
    expect(JSON.stringify([await frame('room'), await frame(1)])).not.toMatch(/"pounds":[78]\b/)
    expect(await put(party)).toBeUndefined()
  })

  test('a consent is never read from a message', async () => {
    const { table, as, keys, frame } = await sold('ask')
    const ear = await listen(table, [keys[1]!], 1)
    const consent = { by: 1, agreed: [0, 2] }
    ear.send(JSON.stringify({ do: 'correct', ...wish('c'), consent, agreed: [0, 2] }))
    expect((await ear.hear('refused')).refusal.refused).toBe('needs-consent')
    expect((await refusal(table.correct(as(1), { ...wish('d'), consent } as never))).refused).toBe(
      'needs-consent',
    )
    expect((await frame('room')).view!.last!.winner).toBe(0)
  })

  test('who sits at one phone is asked together, and a seat without a sitter not at all', async () => {
    const party = await sold('ask', 4)
    const { table, keys, as } = party
    const both = { keys: [keys[0]!, keys[1]!], seat: 1 as Seat }
    await granted(table.propose(both, wish('p')))
    expect((await put(party))!.asked).toEqual([2])
    await granted(table.leave(as(2), 2))
    expect(await put(party)).toBeUndefined()
    await granted(table.propose(both, wish('q')))
    expect((await put(party))!.asked).toEqual([3])
    const all = { keys, seat: 1 as Seat }
    await granted(table.answer(all, { id: 'q', yes: false }))
    expect(await granted(table.propose(all, wish('r')))).toEqual({ done: true })
  })
})

// Bids in turn, in the open: whose turn it is hangs on the moves before, so a move that others lie
// upon cannot go alone.
const inTurn = {
  ...bids.digital.game,
  moves: ({ you, view }: { you: unknown; view: { count: number } }) =>
    view.count % 3 === you ? [bid(1)] : [],
  check: ({ you, view }: { you: unknown; view: { count: number } }) =>
    view.count % 3 === you ? undefined : refuse('not-now', 'bids'),
  evolve: (state: { count: number } | undefined, event: { kind: string; options: unknown }) =>
    state ? { ...state, count: state.count + 1 } : { options: event.options, count: 0 },
  view: ({ count }: { count: number }) => ({ count }),
  decide: (_: unknown, seat: Seat) => [{ kind: 'bid', seat }],
  proceed: ({ count }: { count: number }, { roll }: { roll(sides: number): number }) =>
    count === 6 ? [{ kind: 'rolled', by: roll(6) }] : [],
  sealed: () => false,
  viewEvent: (event: unknown) => event,
  result: () => undefined,
} as unknown as AnyGame
shelve({ ...bids, id: 'in-turn', digital: { ...bids.digital, game: inTurn } } as Box)

let opened = 0
const turnTable = async (seats = 3) => {
  const code = `TURN${opened++}`
  const table = stubOf(code)
  const rules = {
    game: 'in-turn',
    mode: 'digital' as Mode,
    seats,
    options: { rounds: '3' },
    hostKey: `host-${code}`,
  }
  await granted(table.open({ code, ...rules }))
  const keys: string[] = []
  for (let seat = 0; seat < seats; seat++)
    keys.push((await granted(table.sit({ keys: [] }, {}))).key)
  await granted(table.start({ keys: [rules.hostKey] }))
  const as = (seat: Seat) => ({ keys: [keys[seat]!] })
  const play = async (seat: Seat) =>
    (await granted(table.move(as(seat), { id: `m${seat}`, move: bid(1) }))).seq
  const frame = async (seat: Seat) => (await granted(table.see(as(seat)))).frame
  return { table, as, play, frame, hostKey: rules.hostKey }
}

describe('online', () => {
  test('a move is taken back with all that lies upon it, once those who made it agree', async () => {
    const { table, as, play, frame } = await turnTable()
    const first = await play(0)
    await play(1)
    expect(await frame(0)).toMatchObject({ askable: first })
    expect(await frame(1)).toMatchObject({ undoable: first + 1 })
    expect((await refusal(table.undo(as(0), { id: 'u', seq: first }))).refused).toBe('would-fall')
    expect((await refusal(table.propose(as(2), { id: 'x', seq: first }))).refused).toBe(
      'not-your-seat',
    )
    expect(
      (await refusal(table.propose(as(0), { id: 'x', seq: first, move: bid(1) }))).refused,
    ).toBe('not-in-this-mode')
    await granted(table.propose(as(0), { id: 'p', seq: first }))
    expect((await frame(2)).proposal).toEqual({
      id: 'p',
      by: 0,
      seq: first,
      asked: [1, 2],
      agreed: [],
    })
    expect((await granted(table.asking(as(1)))).since.map(({ seq }) => seq)).toEqual([
      first,
      first + 1,
    ])
    await evict(table)
    await granted(table.answer(as(1), { id: 'p', yes: true }))
    expect(await granted(table.answer(as(2), { id: 'p', yes: true }))).toEqual({ done: true })
    expect(await frame(0)).toMatchObject({ view: { count: 0 }, waiting: [0] })
    const { actions } = await granted(table.log(as(0), first + 1))
    const consent = { by: 0, agreed: [1, 2] }
    expect(actions).toMatchObject([
      { seat: 1, undoes: first + 1, consent },
      { seat: 0, undoes: first, consent },
    ])
    expect(await granted(table.propose(as(0), { id: 'p', seq: first }))).toEqual({ done: true })
    await evict(table)
    expect(await frame(0)).toMatchObject({ view: { count: 0 } })
  })

  test('an id that was used before stops no table', async () => {
    const { table, as, play, frame } = await turnTable()
    const first = await play(0)
    // What the house might call its own undo of this move.
    await granted(table.move(as(1), { id: `for-${first}-${first + 1}`, move: bid(1) }))
    await granted(table.propose(as(0), { id: 'p', seq: first }))
    await granted(table.answer(as(1), { id: 'p', yes: true }))
    expect(await granted(table.answer(as(2), { id: 'p', yes: true }))).toEqual({ done: true })
    expect(await frame(0)).toMatchObject({ view: { count: 0 }, waiting: [0] })
  })

  test('what can be taken back alone asks nobody, and luck that was met ends it', async () => {
    const { table, as, play, frame } = await turnTable()
    const first = await play(0)
    expect(await granted(table.propose(as(0), { id: 'p', seq: first }))).toEqual({ done: true })
    expect((await frame(0)).told?.consent).toBeUndefined()
    for (const seat of [0, 1, 2, 0, 1, 2])
      await granted(table.move(as(seat), { id: `${Math.random()}`, move: bid(1) }))
    expect((await frame(1)).askable).toBeUndefined()
    const { seq } = await frame(0)
    expect((await refusal(table.propose(as(1), { id: 'q', seq: seq - 1 }))).refused).toBe(
      'too-late',
    )
  })
})
