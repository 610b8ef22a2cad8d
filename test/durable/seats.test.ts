// Sitting down and leaving, before the start and after it.
import { describe, expect, test } from 'vitest'
import { evict, granted, refusal, seated, started } from './people.ts'

const bid = (pounds: number) => ({ kind: 'bid', pounds })

describe('sitting down', () => {
  test('of two who tap the same seat at once one gets it and the other is told', async () => {
    const { table, keys } = await seated(3)
    await granted(table.leave({ keys: [keys[1]!] }, 1))
    const answers = await Promise.all([
      table.sit({ keys: [] }, { seat: 1 }),
      table.sit({ keys: [] }, { seat: 1 }),
    ])
    expect(answers.filter(answer => 'key' in answer)).toHaveLength(1)
    expect(answers.filter(answer => 'refused' in answer)).toEqual([
      { refused: 'seat-taken', at: { seats: [1] } },
    ])
    expect((await refusal(table.sit({ keys: [] }, {}))).refused).toBe('table-full')
    expect((await refusal(table.sit({ keys: [] }, { seat: 3 }))).refused).toBe('no-such-seat')
  })

  test('a colour is one seat’s; a name is cleaned and short', async () => {
    const { table, as, keys } = await seated(2)
    expect((await refusal(table.sit(as(0), { seat: 0, colour: 'blue' }))).refused).toBe(
      'colour-taken',
    )
    expect((await refusal(table.sit(as(0), { seat: 0, colour: 'mauve' }))).refused).toBe(
      'no-such-colour',
    )
    expect((await refusal(table.sit(as(0), { seat: 0, name: 'x'.repeat(25) }))).refused).toBe(
      'name-too-long',
    )
    const again = await granted(
      table.sit(as(0), { seat: 0, colour: 'black', name: '  A\u202e\u0007 da ' }),
    )
    expect(again).toEqual({ seat: 0, key: keys[0] })
    const { frame } = await granted(table.see(as('room')))
    expect(frame.seats).toEqual([
      { taken: true, colour: 'black', name: 'A da' },
      { taken: true, colour: 'blue', name: null },
    ])
    expect(keys[0]).toMatch(/^[\w-]{22}$/)
  })

  test.each(['\u200b', '\u2060\u200d', ' \u3164 ', '\u2800', '\u0301', '\ufffe', '\ud800'])(
    'a name of which nothing is seen is none: %j',
    async name => {
      const { table, as, frame } = await seated(2)
      await granted(table.sit(as(0), { seat: 0, name: 'Ada' }))
      await granted(table.sit(as(0), { seat: 0, name }))
      expect((await frame('room')).seats[0]!.name).toBeNull()
    },
  )

  test.each([
    ['Zoe\u0308', 'Zo\u00eb'], // letters in parts become whole ones
    ['An\u200bna', 'Anna'],
    ['An\u200dna\u00ad', 'Anna'],
    ['Anna\u{e0041}\u{e0042}', 'Anna'],
    ['An\u206ana', 'Anna'],
    [`Ada${'\u0316'.repeat(23)}`, `Ada${'\u0316'.repeat(3)}`],
  ])('a name has no hidden characters and no tower of marks: %j', async (name, shown) => {
    const { table, as, frame } = await seated(2)
    await granted(table.sit(as(0), { seat: 0, name }))
    expect((await frame('room')).seats[0]!.name).toBe(shown)
  })

  test('two of one name are told apart, however they are written', async () => {
    const { table, as, frame } = await seated(3)
    for (const [seat, name] of ['Zo\u00eb', 'zoe\u0308', 'ZO\u200b\u00cb'].entries())
      await granted(table.sit(as(seat), { seat, name }))
    expect((await frame('room')).seats.map(({ name }) => name)).toEqual([
      'Zo\u00eb',
      'zo\u00eb 2',
      'ZO\u00cb 3',
    ])
    await granted(table.sit(as(1), { seat: 1, name: 'zo\u00eb 2' })) // one's own name is no other one's
    await granted(table.sit(as(0), { seat: 0, name: 'x'.repeat(24) }))
    await granted(table.sit(as(2), { seat: 2, name: 'x'.repeat(24) }))
    expect((await frame('room')).seats.map(({ name }) => name)).toEqual([
      'x'.repeat(24),
      'zo\u00eb 2',
      `${'x'.repeat(22)} 2`,
    ])
  })

  test('a name keeps what joins its signs', async () => {
    const { table, as, frame } = await seated(2)
    for (const name of ['👩‍🚀', 'عائشة', 'नेहा', 'Zoë', '∴']) {
      await granted(table.sit(as(0), { seat: 0, name }))
      expect((await frame('room')).seats[0]!.name).toBe(name)
    }
  })

  test('a seat is freed by its holder or the host, and taken again after the start in its colour', async () => {
    const { table, as, hostKey, frame, keys } = await started(2)
    expect((await refusal(table.leave(as(1), 0))).refused).toBe('not-your-seat')
    await granted(table.leave({ keys: [hostKey] }, 0))
    expect((await frame('room')).seats[0]).toEqual({ taken: false, colour: 'red', name: null })
    expect((await granted(table.see(as(0)))).holds).toEqual([])
    expect((await refusal(table.sit(as(1), { seat: 1, colour: 'red' }))).refused).toBe(
      'colour-taken',
    )
    const { seat, key } = await granted(table.sit({ keys: [] }, { name: 'Bo' }))
    expect([seat, key === keys[0]]).toEqual([0, false])
    expect((await frame('room')).seats[0]).toEqual({ taken: true, colour: 'red', name: 'Bo' })
  })

  test('a freed seat gives up its seal, and the log says who came and who went', async () => {
    const { table, hostKey, frame, bid: bids } = await started(3)
    await bids(1, 30)
    const seal = await bids(0, 41)
    await granted(table.leave({ keys: [hostKey] }, 0))
    const freed = {
      seq: seal + 1,
      seat: null,
      undoes: seal,
      seating: { seat: 0, taken: false, name: null },
      events: [],
    }
    expect((await frame('room')).told).toEqual(freed)
    expect((await frame('room')).waiting).toEqual([0, 2])
    const { key } = await granted(table.sit({ keys: [] }, { name: 'Bo' }))
    const { frame: newcomer } = await granted(table.see({ keys: [key] }))
    expect(newcomer.told).toMatchObject({
      seat: null,
      seating: { seat: 0, taken: true, name: 'Bo' },
    })
    expect(JSON.stringify(newcomer)).not.toMatch(/\b41\b/)
    await granted(table.sit({ keys: [key] }, { seat: 0, name: 'Boris' })) // another name is no other sitter
    expect((await frame('room')).seq).toBe(newcomer.seq)
    await evict(table)
    const { actions } = await granted(table.log({ keys: [key] }, 0))
    expect(actions.slice(-2).map(({ seating }) => seating?.name)).toEqual([null, 'Bo'])
    await granted(table.move({ keys: [key] }, { id: 'anew', seat: 0, move: bid(5) }))
    await bids(2, 7)
    expect((await frame('room')).told?.events.length).toBeGreaterThan(0)
  })

  test('who sits down in a freed seat is not shown what its sitter before sealed and took back', async () => {
    const { table, as, hostKey, bid: bids } = await started(3)
    const seal = await bids(0, 41)
    await granted(table.undo(as(0), { id: 'back', seq: seal }))
    await granted(table.leave({ keys: [hostKey] }, 0))
    const { key } = await granted(table.sit({ keys: [] }, { name: 'Bo' }))
    const read = async () => JSON.stringify(await granted(table.log({ keys: [key] }, 0)))
    expect(await read()).not.toContain('"pounds":41')
    await evict(table)
    expect(await read()).not.toContain('"pounds":41')
    expect(JSON.stringify(await granted(table.see({ keys: [key] })))).not.toContain('"pounds":41')
  })

  test('a freed seat gives up its seal also from behind the snapshot', async () => {
    const { table, as, hostKey, bid: bids, frame } = await started(3)
    await bids(0, 41)
    for (let i = 0; i < 30; i++)
      await granted(table.undo(as(1), { id: `u${i}`, seq: await bids(1, 7) }))
    await granted(table.leave({ keys: [hostKey] }, 0))
    expect((await frame('room')).waiting).toEqual([0, 1, 2])
    const { key } = await granted(table.sit({ keys: [] }, { seat: 0 }))
    const { frame: newcomer } = await granted(table.see({ keys: [key] }))
    expect(JSON.stringify(newcomer)).not.toMatch(/\b41\b/)
    await evict(table)
    expect((await granted(table.see({ keys: [key] }))).frame).toEqual(newcomer)
  })

  test('a change of sitters is nobody’s to take back, and what followed it can be', async () => {
    const { table, as, hostKey, frame, bid } = await started(3)
    await granted(table.leave({ keys: [hostKey] }, 0))
    const left = (await frame('room')).seq
    expect((await refusal(table.undo(as(1), { id: 'u', seq: left }))).refused).toBe(
      'no-such-action',
    )
    const seal = await bid(1, 30)
    await granted(table.sit({ keys: [] }, {}))
    expect((await frame(1)).undoable).toBe(seal)
    await granted(table.undo(as(1), { id: 'v', seq: seal }))
    expect((await frame('room')).waiting).toEqual([0, 1, 2])
  })

  test('the host starts with the seats taken, in the order people sit', async () => {
    const { table, as, hostKey, keys } = await seated(4)
    const host = { keys: [hostKey] }
    await granted(table.leave(as(1), 1))
    expect((await refusal(table.start(as(0)))).refused).toBe('not-host')
    expect((await refusal(table.start(host, [3, 0]))).refused).toBe('wrong-order')
    expect((await refusal(table.start(host, [3, 0, 0]))).refused).toBe('wrong-order')
    expect((await refusal(table.move(as(0), { id: 'a', move: bid(1) }))).refused).toBe(
      'not-started',
    )
    await granted(table.start(host, [3, 0, 2]))
    expect((await refusal(table.start(host))).refused).toBe('already-started')
    for (const [seat, was] of [3, 0, 2].entries()) {
      expect((await granted(table.see({ keys: [keys[was]!] }))).frame.you).toBe(seat)
    }
    const { frame } = await granted(table.see(host))
    expect(frame.seats.map(({ colour }) => colour)).toEqual(['black', 'red', 'teal'])
    expect([frame.you, frame.host]).toEqual(['room', true])
  })

  test('a game is not started by too few', async () => {
    const { table, hostKey, as } = await seated(2)
    await granted(table.leave(as(1), 1))
    const at = { taken: 1, allowed: [2, 3, 4] }
    expect(await refusal(table.start({ keys: [hostKey] }))).toEqual({
      refused: 'not-enough-seats',
      at,
    })
  })

  test('a moved seat has a new key, and the old one is dead; so has the host', async () => {
    const { table, keys, hostKey, as } = await started(2)
    const { seat, key } = await granted(table.sit({ keys: [] }, { key: keys[1]! }))
    expect([seat, (await granted(table.see({ keys: [key] }))).frame.you]).toEqual([1, 1])
    expect((await refusal(table.move(as(1), { id: 'a', move: bid(1) }))).refused).toBe(
      'not-your-seat',
    )
    expect((await refusal(table.sit({ keys: [] }, { key: keys[1]! }))).refused).toBe('wrong-key')
    const passed = await granted(table.sit({ keys: [] }, { key: hostKey }))
    expect(passed).toEqual({ seat: 'host', key: expect.any(String) })
    expect((await refusal(table.remove({ keys: [hostKey] }))).refused).toBe('not-host')
    expect((await granted(table.see({ keys: [passed.key] }))).frame.host).toBe(true)
  })

  test('whoever holds several seats sees the room until one is chosen', async () => {
    const { table, keys } = await started(3)
    const both = { keys: [keys[0]!, keys[2]!, 'nonsense'] }
    const seen = await granted(table.see(both))
    expect([seen.frame.you, seen.holds]).toEqual(['room', [0, 2]])
    expect((await granted(table.see({ ...both, seat: 2 }))).frame.you).toBe(2)
    expect((await granted(table.see({ ...both, seat: 1 }))).frame.you).toBe('room')
    expect((await refusal(table.moves(both))).refused).toBe('choose-a-seat')
    await granted(table.move({ ...both, seat: 0 }, { id: 'a', seat: 2, move: bid(3) }))
    expect((await granted(table.see(both))).frame.waiting).toEqual([0, 1])
  })
})
