// Slips beside the box: entries taken back, corrected and struck, and everything that follows
// worked out anew.
import { describe, expect, test } from 'vitest'
import type { Entry } from '../../../web/games/cape-to-cairo/rules/entry.ts'
import { bid, built, coin, crossed, evening, pass, stock, took } from './evening.ts'

const capitals = (at: ReturnType<typeof evening>) =>
  at.sheet().accounts.map(({ capital }) => capital)

describe('a corrected bid', () => {
  test('works out capitals and order anew', () => {
    const at = evening(3, 'ledger')
    const first = at.say(0, bid(30))
    at.say(1, bid(20))
    at.say(2, bid(10))
    expect(at.correct(first, bid(15))).toBeUndefined()
    expect(capitals(at)).toEqual([85, 80, 90])
    expect(at.sheet().reveal).toMatchObject({ bids: [15, 20, 10], order: [1, 0, 2] })
    expect(at.sheet().phase).toMatchObject({ turn: 1 })
  })

  test('keeps what followed where it still holds', () => {
    const at = evening(2, 'ledger')
    const first = at.say(0, bid(30))
    at.say(1, bid(20))
    at.say(0, crossed(5))
    at.bid(15, 15)
    expect(at.sheet().reveal!.order).toEqual([0, 1])
    expect(at.correct(first, bid(25))).toBeUndefined()
    expect(capitals(at)).toEqual([65, 65])
    expect(
      at.sheet().accounts[0]!.lines.map(({ capital, bid: pounds }) => [capital, pounds]),
    ).toEqual([
      [100, 25],
      [80, 15],
    ])
    // Both had £80 now: the later tie is one of equal capitals.
    expect(at.sheet().phase).toMatchObject({ kind: 'drawing', seats: [0, 1] })
  })

  test('that makes another one first falls, naming the entry that no longer holds', () => {
    const at = evening(2, 'ledger')
    const first = at.say(0, bid(30))
    at.say(1, bid(20))
    at.say(0, pass)
    at.say(1, crossed(3))
    expect(at.correct(first, bid(10))).toEqual({
      refused: 'would-fall',
      at: { seq: 4 },
      because: { refused: 'not-your-turn', rule: 'building' },
    })
    expect(capitals(at)).toEqual([70, 83])
  })

  test('that leaves too little for a later bid or track falls too', () => {
    const at = evening(2, 'ledger')
    const first = at.say(0, bid(30))
    at.say(1, bid(20))
    const crossing = at.say(0, crossed(3, { bought: 6 }))
    expect(at.correct(first, bid(41))).toMatchObject({
      refused: 'would-fall',
      at: { seq: crossing },
      because: { refused: 'too-little-capital' },
    })
    at.say(0, bid(13))
    expect(at.correct(first, bid(31))).toMatchObject({
      at: { seq: 5 },
      because: { refused: 'over-capital' },
    })
    expect(at.correct(crossing, crossed(3, { bought: 5 }))).toBeUndefined()
    expect(at.correct(first, bid(31))).toBeUndefined()
    expect(capitals(at)[0]).toBe(100 - 31 - 50 + 3)
  })

  test('is refused where no bid could be made', () => {
    const at = evening(2, 'ledger')
    const last = at.bid(30, 20)
    expect(at.correct(last, bid(101))).toMatchObject({ refused: 'over-capital' })
    expect(at.correct(last, pass)).toMatchObject({ refused: 'not-building-now' })
  })

  test('that makes or breaks a tie asks for the coins, or falls with them', () => {
    const at = evening(2, 'ledger')
    const last = at.bid(30, 20)
    expect(at.correct(last, bid(30))).toBeUndefined()
    expect(at.sheet().phase).toMatchObject({ kind: 'drawing', seats: [0, 1] })
    const drawn = at.say(0, coin(8))
    expect(at.correct(last, bid(29))).toMatchObject({
      at: { seq: drawn },
      because: { refused: 'no-tie-now' },
    })
  })
})

describe('a revealed seal', () => {
  test('is corrected, never removed', () => {
    const at = evening(2, 'ledger')
    const first = at.say(0, bid(30))
    const last = at.say(1, bid(20))
    expect(at.correct(last)).toEqual({ refused: 'already-open' })
    expect(at.correct(first)).toEqual({ refused: 'already-open' })
    expect(at.undo(first)).toBeDefined()
    expect(at.sheet().phase.kind).toBe('building')
  })

  test('until then it may be taken back and made anew', () => {
    const at = evening(2, 'ledger')
    const first = at.say(0, bid(30))
    expect(at.undo(first)).toBeUndefined()
    expect(at.sheet().phase).toEqual({ kind: 'auction', bids: [null, null] })
    at.say(0, bid(4))
    at.say(1, bid(3))
    expect(capitals(at)).toEqual([96, 97])
  })
})

describe('a corrected coin', () => {
  test('ranks anew, or asks for another draw', () => {
    const at = evening(3, 'ledger')
    at.bid(5, 5, 1)
    const drawn = at.say(0, coin(8))
    at.say(1, coin(3))
    expect(at.sheet().reveal!.order).toEqual([0, 1, 2])
    expect(at.correct(drawn, coin(2))).toBeUndefined()
    expect(at.sheet().reveal!.order).toEqual([1, 0, 2])
    expect(at.correct(drawn, coin(3))).toBeUndefined()
    expect(at.sheet().phase).toMatchObject({
      kind: 'drawing',
      seats: [0, 1],
      coins: [null, null, null],
    })
  })

  test('falls when somebody has built on it', () => {
    const at = evening(2, 'ledger')
    at.bid(5, 5)
    const drawn = at.say(0, coin(8))
    at.say(1, coin(3))
    const passed = at.say(0, pass)
    expect(at.correct(drawn, coin(2))).toMatchObject({
      at: { seq: passed },
      because: { refused: 'not-your-turn' },
    })
  })
})

describe('a corrected crossing', () => {
  test('changes the money and the bonuses of all that follows', () => {
    const at = evening(3, 'ledger')
    at.bid(3, 2, 1)
    const first = at.say(0, crossed(5, { rivers: [1] }))
    at.bid(9, 0, 0)
    expect(at.correct(first, crossed(8, { bought: 1, rivers: [2] }))).toBeUndefined()
    expect(capitals(at)).toEqual([97 - 10 + 8 - 9, 98, 99])
    expect(at.sheet().accounts.map(({ bonuses }) => bonuses)).toEqual([0, 0, 1])
  })

  test('falls when a bonus was spent that it gave', () => {
    const at = evening(2, 'ledger')
    at.bid(3, 2)
    const first = at.say(0, crossed(5, { rivers: [1] }))
    at.bid(0, 9)
    const spent = at.say(1, crossed(4, { bonuses: 1 }))
    expect(at.correct(first, crossed(5))).toMatchObject({
      at: { seq: spent },
      because: { refused: 'too-few-bonuses' },
    })
    expect(at.correct(first, pass)).toMatchObject({ refused: 'would-fall' })
  })

  test('is struck while nothing stands on it', () => {
    const at = evening(2, 'ledger')
    at.bid(3, 2)
    const first = at.say(0, crossed(5))
    expect(at.correct(first)).toBeUndefined()
    expect(at.sheet()).toMatchObject({ auctions: 1, phase: { kind: 'building', turn: 0 } })
    const second = at.say(0, crossed(7))
    at.bid(1, 0)
    expect(at.correct(second)).toMatchObject({ refused: 'would-fall' })
  })

  test('may be the last one, and the game goes on', () => {
    const at = evening(2, 'ledger')
    let last = 0
    for (let auction = 0; auction < 8; auction++) {
      at.bid(1, 0)
      last = at.say(0, crossed(1))
    }
    expect(at.sheet().phase.kind).toBe('over')
    expect(at.correct(last, pass)).toBeUndefined()
    expect(at.sheet().phase).toMatchObject({ kind: 'building', turn: 1 })
    expect(at.undo(last)).toBeUndefined()
    expect(at.sheet().phase).toMatchObject({ kind: 'building', turn: 0 })
  })
})

describe('in full depth', () => {
  const started = () => {
    const at = evening(2, 'full')
    at.bid(1, 0)
    const taken = at.say(0, took('savanna', 3, 7))
    const other = at.say(1, took('village', 2, 8))
    const drawn = at.say(0, stock(3))
    const crossing = at.say(0, built())
    return { at, taken, other, drawn, crossing }
  }

  test('a corrected landscape or stock card is built with anew', () => {
    const { at, taken, other, drawn, crossing } = started()
    expect(at.correct(taken, took('savanna', 3, 10))).toBeUndefined()
    expect(capitals(at)).toEqual([109, 100])
    expect(at.correct(other, took('river', 2, 8))).toBeUndefined()
    expect(at.sheet().accounts.map(({ bonuses }) => bonuses)).toEqual([0, 1])
    expect(at.correct(drawn, stock(2))).toMatchObject({
      at: { seq: crossing },
      because: { refused: 'too-few-tracks' },
    })
    expect(at.correct(taken, took('desert', 3, 7))).toMatchObject({
      at: { seq: crossing },
      because: { refused: 'too-few-tracks', at: { missing: 2, given: 0 } },
    })
  })

  test('two landscapes mistaken for each other are put right one after the other', () => {
    const { at, taken, other } = started()
    const swapped = took('village', 2, 8)
    expect(at.correct(taken, swapped)).toMatchObject({
      at: { seq: other },
      because: { refused: 'same-card-twice' },
    })
    expect(at.correct(other, { ...took('savanna', 3, 7), twice: true } as Entry)).toBeUndefined()
    expect(at.correct(taken, took('savanna', 3, 9))).toBeUndefined()
    expect(at.sheet().accounts[1]!.lane).toEqual([{ terrain: 'savanna', tracks: 3, coin: 7 }])
  })
})
