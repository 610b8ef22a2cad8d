// The companion beside the box: the rulebooks' examples as people would enter them.
import { describe, expect, test } from 'vitest'
import { companion } from '../../../web/games/cape-to-cairo/sheet/companion.ts'
import { laneLength } from '../../../web/games/cape-to-cairo/sheet/ledger.ts'
import { waiting } from '../../../web/games/play.ts'
import { bid, coin, crossed, evening, pass } from './evening.ts'

const capitals = (at: ReturnType<typeof evening>) =>
  at.sheet().accounts.map(({ capital }) => capital)
const bonuses = (at: ReturnType<typeof evening>) =>
  at.sheet().accounts.map(account => account.bonuses)

describe('the auction', () => {
  test('everyone pays his own bid, the last one too, and the highest builds first', () => {
    const at = evening(3, 'ledger')
    at.bid(12, 30, 0)
    expect(capitals(at)).toEqual([88, 70, 100])
    expect(at.sheet().reveal).toEqual({
      bids: [12, 30, 0],
      before: [100, 100, 100],
      order: [1, 0, 2],
      coins: [],
    })
    expect(at.sheet().phase).toMatchObject({ kind: 'building', turn: 1 })
    expect(at.sheet().accounts[0]!.lines).toEqual([
      { auction: 1, capital: 100, bid: 12, crossings: [] },
    ])
  })

  test('nothing of a bid is shown but that it is sealed, until all are', () => {
    const at = evening(3, 'ledger')
    at.say(0, bid(73))
    expect(at.view(0).phase).toEqual({ kind: 'auction', sealed: [true, false, false], bid: 73 })
    for (const viewer of [1, 2, 'room'] as const) {
      const view = companion.view(at.sheet(), viewer)
      expect(view.phase).toEqual({ kind: 'auction', sealed: [true, false, false] })
      expect(JSON.stringify(view)).not.toMatch(/\b73\b/)
      expect(companion.viewEvent(at.log[1]!.events[0]!, viewer, false)).toEqual({
        kind: 'sealed',
        seat: 0,
      })
    }
    expect(waiting(companion, at.sheet(), 3)).toEqual([1, 2])
    expect([companion.by!(bid(1)), companion.sealed!(bid(1))]).toEqual(['holder', true])
    expect([companion.by!(pass), companion.sealed!(pass)]).toEqual(['anyone', false])
  })

  test('£15 and £15 with capitals £80 and £95: £80 chooses first', () => {
    const at = evening(2, 'ledger')
    at.bid(5, 21)
    at.say(1, crossed(1))
    expect(capitals(at)).toEqual([95, 80])
    at.bid(15, 15)
    expect(at.sheet().reveal!.order).toEqual([1, 0])
    expect(at.sheet().phase).toMatchObject({ kind: 'building', turn: 1 })
  })

  test('three tied draw 7, 5 and 5: the seven is first, the fives draw again', () => {
    const at = evening(4, 'ledger')
    at.bid(10, 10, 3, 10)
    expect(at.sheet().phase).toEqual({
      kind: 'drawing',
      seats: [0, 1, 3],
      coins: [null, null, null, null],
    })
    expect(waiting(companion, at.sheet(), 4)).toEqual([0, 1, 3])
    at.say(3, coin(7))
    at.say(0, coin(5))
    expect(waiting(companion, at.sheet(), 4)).toEqual([1])
    at.say(1, coin(5))
    expect(at.sheet().reveal!.order).toEqual([3])
    expect(at.sheet().phase).toEqual({
      kind: 'drawing',
      seats: [0, 1],
      coins: [null, null, null, null],
    })
    at.say(0, coin(4))
    at.say(1, coin(9))
    expect(at.sheet().reveal!.order).toEqual([3, 1, 0, 2])
    expect(at.sheet().reveal!.coins).toEqual([
      [
        { seat: 0, coin: 5 },
        { seat: 1, coin: 5 },
        { seat: 3, coin: 7 },
      ],
      [
        { seat: 0, coin: 4 },
        { seat: 1, coin: 9 },
      ],
    ])
    expect(at.sheet().phase).toMatchObject({ kind: 'building', turn: 3 })
  })

  test('two ties at once are drawn for one after the other', () => {
    const at = evening(4, 'ledger')
    at.bid(2, 9, 9, 2)
    expect(at.sheet().phase).toMatchObject({ kind: 'drawing', seats: [1, 2] })
    at.say(1, coin(3))
    at.say(2, coin(8))
    expect(at.sheet().phase).toMatchObject({ kind: 'drawing', seats: [0, 3] })
    at.say(3, coin(10))
    at.say(0, coin(1))
    expect(at.sheet().reveal!.order).toEqual([2, 1, 3, 0])
  })
})

describe('building in ledger depth', () => {
  test('a pass goes clockwise; a crossing stays with the builder while his lane lasts', () => {
    const at = evening(3, 'ledger')
    at.bid(1, 2, 3)
    at.say(2, pass)
    at.say(0, crossed(6, { bought: 2 }))
    expect(capitals(at)).toEqual([99 - 20 + 6, 98, 97])
    expect(at.sheet()).toMatchObject({
      auctions: 1,
      phase: { kind: 'auction', bids: [null, null, null] },
    })
    at.bid(0, 0, 20)
    expect([0, 1, 2].map(seat => laneLength(at.sheet(), seat))).toEqual([1, 2, 2])
    at.say(2, crossed(3))
    expect(at.sheet().phase).toMatchObject({ kind: 'building', turn: 2 })
    at.say(2, crossed(4))
    expect(at.sheet().phase.kind).toBe('auction')
    expect(at.sheet().accounts[2]!.lines).toEqual([
      { auction: 1, capital: 100, bid: 3, crossings: [] },
      {
        auction: 2,
        capital: 97,
        bid: 20,
        crossings: [
          { coin: 3, bought: 0, bonuses: 0 },
          { coin: 4, bought: 0, bonuses: 0 },
        ],
      },
      { auction: 3, capital: 84, bid: null, crossings: [] },
    ])
  })

  test('whoever is named before a river gains a bonus card; who spends some has fewer', () => {
    const at = evening(3, 'ledger')
    at.bid(3, 2, 1)
    at.say(0, crossed(5, { rivers: [1, 2] }))
    expect(bonuses(at)).toEqual([0, 1, 1])
    at.bid(0, 9, 0)
    at.say(1, crossed(5, { bonuses: 1, rivers: [2] }))
    expect(bonuses(at)).toEqual([0, 0, 2])
  })

  test('the eighth crossing ends it, whoever has the money', () => {
    const at = evening(2, 'ledger')
    for (let auction = 1; auction <= 8; auction++) {
      at.bid(1, 0)
      if (auction === 3) {
        at.say(0, pass)
        at.say(1, crossed(10))
        at.say(1, pass)
      }
      at.say(0, crossed(1))
    }
    expect(at.sheet()).toMatchObject({ auctions: 8, phase: { kind: 'over' } })
    expect(laneLength(at.sheet(), 0)).toBe(0)
    expect(capitals(at)).toEqual([100, 110])
    expect(companion.result(at.sheet())).toEqual([
      { seat: 0, place: 1, score: 8, sum: [['crossed', 8]] },
      { seat: 1, place: 2, score: 1, sum: [['crossed', 1]] },
    ])
    expect(waiting(companion, at.sheet(), 2)).toEqual([])
    expect(at.refused(0, pass)).toMatchObject({ refused: 'game-over', rule: 'end' })
  })
})
