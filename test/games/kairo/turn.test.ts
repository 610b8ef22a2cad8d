// A turn: one of three actions, step by step; drawing, the hand's limit, the display and the pile
// (003, "Tirer 2 cartes").
import { describe, expect, test } from 'vitest'
import { digital } from '../../../web/games/kairo/rules/rules.ts'
import type { Move } from '../../../web/games/kairo/rules/state.ts'
import {
  at,
  coins,
  district,
  extend,
  joker,
  kinds,
  make,
  offered,
  pay,
  playCards,
  reach,
  refusal,
  setUp,
  situation,
  stall,
  why,
} from './situation.ts'

const draw: Move = { kind: 'draw' }
const hire: Move = { kind: 'hire' }
const take = (number: number): Move => ({ kind: 'take', card: district(number) })
const discard = (number: number): Move => ({ kind: 'discard', card: district(number) })
const state = situation({
  stalls: [stall(0, 'red', [6, 2], [6, 3])],
  players: [
    { hand: [district(2), district(9)], coins: coins({ red: 3, blue: 2 }) },
    { hand: [district(2)] },
  ],
})

describe('a turn', () => {
  test('is one seat’s', () => {
    expect(why(state, draw, 1)).toEqual(['not-your-turn'])
    expect(why(state, draw, 'room')).toEqual(['not-your-turn'])
    expect(offered(state, 1)).toEqual([])
    expect(offered(state, 'room')).toEqual([])
  })

  test('begins with one of the three actions', () => {
    expect(why(state, pay({ red: 2 }))).toEqual(['choose-an-action'])
    expect(why(state, playCards(district(2)))).toEqual(['choose-an-action'])
    expect(why(state, discard(2))).toEqual(['choose-an-action'])
    expect(why(state, { kind: 'stop' })).toEqual(['not-final-yet'])
    expect(new Set(offered(state).map(({ kind }) => kind))).toEqual(
      new Set(['draw', 'hire', 'take', 'attract', 'stall', 'extension']),
    )
  })

  test('an extension is put, paid, and then its card is played', () => {
    const put = reach(state, 0, extend('red', [7, 2]))
    expect(why(put, draw)).toEqual(['pay-first'])
    expect(why(put, extend('red', [5, 2]))).toEqual(['pay-first'])
    const paid = reach(put, 0, pay({ red: 2 }))
    expect(why(paid, pay({ red: 2 }))).toEqual(['play-a-card'])
    const { state: done, events } = make(paid, 0, playCards(district(2)))
    expect(kinds(events)).toEqual(['built', 'scored', 'began'])
    expect(done.players[0]!.coins).toEqual(coins({ red: 1, blue: 2 }))
    expect(done.phase).toEqual({ kind: 'turn', seat: 1, taken: 0 })
  })

  test('a stall is put, and then its card is played', () => {
    const put = reach(state, 0, setUp('blue', [8, 2], [8, 3]))
    expect(why(put, pay({}))).toEqual(['play-a-card'])
    const { state: done, events } = make(put, 0, playCards(district(2)))
    expect(kinds(events)).toEqual(['built', 'began'])
    expect(done.bazaar.stalls.at(-1)).toEqual(stall(0, 'blue', [8, 2], [8, 3]))
    expect(done.players[0]).toMatchObject({
      coins: coins({ red: 3, blue: 2 }),
      tally: { stalls: 0, medals: 0 },
    })
  })
})

describe('drawing', () => {
  test('two cards, each from the display, the pile or the barkers', () => {
    const one = make(state, 0, take(3)).state
    expect(one.display).toEqual([1, 2, 4].map(district))
    expect(one.players[0]!.hand).toEqual([2, 3, 9].map(district))
    expect(offered(one)).toEqual([draw, hire, take(1), take(2), take(4)])
    expect(why(one, take(3))).toEqual(['not-on-display'])
    expect(why(one, setUp('blue', [8, 2], [8, 3]))).toEqual(['take-another'])
    const { state: two, events } = make(one, 0, hire, 0)
    expect(two.players[0]!.barkers).toBe(1)
    expect(kinds(events)).toEqual(['took', 'refilled', 'began'])
    expect(two.still).toBe(1)
  })

  test('from the pile by chance, each card alike', () => {
    const { state: one, events } = make(state, 0, draw, 3)
    expect(events).toEqual([{ kind: 'took', seat: 0, from: 'pile', card: state.pile[3] }])
    expect(one.pile).toEqual(state.pile.toSpliced(3, 1))
    expect(one.players[0]!.hand).toContain(state.pile[3])
  })

  test('the display is filled at the end of the turn, not before', () => {
    const one = make(state, 0, take(1)).state
    expect(one.display.length).toBe(3)
    const { state: two, events } = make(one, 0, take(2), 0, 0)
    expect(two.display.length).toBe(4)
    expect(events.find(({ kind }) => kind === 'refilled')).toEqual({
      kind: 'refilled',
      cards: state.pile.slice(0, 2),
    })
  })

  test('there are seven barkers', () => {
    const six = situation({ players: [{ barkers: 4 }, { barkers: 2 }] })
    expect(why(six, hire)).toBeUndefined()
    const seven = situation({ players: [{ barkers: 4 }, { barkers: 3 }] })
    expect(why(seven, hire)).toEqual(['no-barkers-left'])
    expect(offered(seven).some(({ kind }) => kind === 'hire')).toBe(false)
  })

  test('a hand over four is brought to four before the display is filled', () => {
    const full = situation({ players: [{ hand: [5, 6, 7].map(district) }, {}] })
    const over = reach(full, 0, take(1), take(2))
    expect(over.phase).toMatchObject({ kind: 'turn', seat: 0 })
    expect(over.display.length).toBe(2)
    expect(why(over, draw)).toEqual(['discard-first'])
    expect(why(over, discard(9))).toEqual(['not-in-hand'])
    expect(offered(over)).toEqual([1, 2, 5, 6, 7].map(discard))
    const { state: done, events } = make(over, 0, discard(6), 0, 0)
    expect(done.players[0]!.hand).toEqual([1, 2, 5, 7].map(district))
    expect(done.discards).toEqual([district(6)])
    expect(kinds(events)).toEqual(['discarded', 'refilled', 'began'])
  })

  test('two cards over the limit are two discards', () => {
    const full = situation({ players: [{ hand: [5, 6, 7, 8].map(district) }, {}] })
    const over = reach(full, 0, take(1), take(2), discard(1))
    expect(over.phase).toMatchObject({ kind: 'turn', seat: 0 })
    expect(over.players[0]!.hand.length).toBe(5)
    expect(make(over, 0, discard(2), 0, 0).state.phase).toEqual({ kind: 'turn', seat: 1, taken: 0 })
  })

  test('four cards and two barkers need no discard', () => {
    const full = situation({ players: [{ hand: [5, 6, 7, 8].map(district) }, {}] })
    expect(reach(full, 0, hire, hire).phase).toEqual({ kind: 'turn', seat: 1, taken: 0 })
  })
})

describe('the pile', () => {
  const discards = [5, 6, 7].map(district)

  test('with its last card the discards become a new one, in the middle of a turn too', () => {
    const last = situation({ pile: [district(8)], discards })
    const { state: one, events } = make(last, 0, draw, 0)
    expect(kinds(events)).toEqual(['took', 'reshuffled'])
    expect([one.pile, one.discards]).toEqual([discards, []])
    expect(one.phase).toMatchObject({ taken: 1 })
  })

  test('also when the display is filled with it', () => {
    const last = situation({ pile: [district(8)], discards, players: [{}, {}] })
    const { state: two, events } = make(reach(last, 0, take(1)), 0, take(2), 0, 0)
    expect(kinds(events)).toEqual(['took', 'refilled', 'reshuffled', 'refilled', 'began'])
    expect(two.display).toEqual([3, 4, 8, 5].map(district))
    expect(two.pile).toEqual([6, 7].map(district))
  })

  test('later discards wait for the next time', () => {
    const over = situation({
      pile: [district(9)],
      discards: [],
      players: [{ hand: [district(2)] }, {}],
    })
    const { state: done, events } = make(
      reach(over, 0, setUp('red', [6, 2], [6, 3])),
      0,
      playCards(district(2)),
    )
    expect(kinds(events)).toEqual(['built', 'began'])
    expect([done.pile, done.discards]).toEqual([[district(9)], [district(2)]])
  })
})

test('a wish beyond the board or the cards is refused, not thrown', () => {
  const parse = (move: unknown) => digital.move['~standard'].validate(move)
  expect(parse({ kind: 'attract', entrance: 144 })).toHaveProperty('issues')
  expect(parse({ kind: 'take', card: 60 })).toHaveProperty('issues')
  expect(why(state, { kind: 'take', card: 59 })).toEqual(['not-on-display'])
  const put = reach(state, 0, setUp('blue', [8, 2], [8, 3]))
  expect(why(put, playCards(59))).toEqual(['not-in-hand'])
  expect(why(put, playCards(joker.J123))).toEqual(['not-in-hand'])
  expect(why(state, { kind: 'attract', entrance: at(1, 1) })).toEqual(['no-entrance', at(1, 1)])
  expect(refusal(state, draw, 'room')).toMatchObject({ rule: 'turn' })
})
