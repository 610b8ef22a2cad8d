// Step 2: cards from the hand onto the sea, beside a card; or one over another, and nothing else.
import { describe, expect, test } from 'vitest'
import { at, cover, ends, lay, make, offered, race, reach, refusalOf, sail } from './situation.ts'

describe('a card is laid', () => {
  const met = race({ ships: [{ hand: ['A', 'B', 'C'] }, {}, {}], cards: [[10, 5, 'B']] })

  test('on a sea square that touches one with a card, by a side or a corner', () => {
    for (const [column, row] of [
      [10, 4],
      [9, 4],
      [11, 6],
      [14, 2],
      [9, 1],
    ] as const) {
      expect(refusalOf(met, lay('A', column, row))).toBeUndefined()
    }
  })
  test('nowhere else', () => {
    expect(refusalOf(met, lay('A', 12, 4))).toEqual({
      refused: 'touches-no-card',
      rule: 'laying',
      at: { squares: [at(12, 4)] },
    })
    expect(refusalOf(met, lay('A', 10, 5))).toEqual({
      refused: 'card-there',
      rule: 'laying',
      at: { squares: [at(10, 5)] },
    })
    expect(refusalOf(met, lay('A', 10, 1))).toMatchObject({ refused: 'card-there' }) // printed
    expect(refusalOf(met, lay('A', 7, 1))).toEqual({
      refused: 'not-sea',
      rule: 'laying',
      at: { squares: [at(7, 1)] },
    })
    expect(refusalOf(met, lay('A', 3, 2))).toMatchObject({ refused: 'not-sea' }) // beyond the line
    expect(refusalOf(met, { kind: 'lay', card: 'A', at: 383 })).toMatchObject({
      refused: 'not-sea',
    })
  })
  test('in the first turn beside the starts only', () => {
    const first = race({ ships: [{ hand: ['A'] }, {}, {}] })
    const squares = offered(first).flatMap(move => (move.kind === 'lay' ? [move.at] : []))
    expect(squares).toEqual([at(9, 1), ...[9, 10, 11, 12, 13, 14].map(column => at(column, 2))])
  })
  test('from the hand', () => {
    expect(refusalOf(met, lay('D', 10, 4))).toEqual({ refused: 'not-in-hand', rule: 'laying' })
    const { state, events } = make(met, lay('B', 10, 4))
    expect(events).toEqual([{ kind: 'laid', seat: 0, card: 'B', at: at(10, 4) }])
    expect(state.ships[0]!.hand).toEqual(['A', 'C'])
    expect(state.laid[at(10, 4)]).toEqual(['B'])
  })
  test('and another beside it, as many as one has', () => {
    const far = [lay('A', 10, 4), lay('B', 9, 3), lay('C', 8, 2)]
    expect(refusalOf(met, far[1]!)).toMatchObject({ refused: 'touches-no-card' })
    expect(reach(met, ...far).ships[0]!.hand).toEqual([])
    expect(reach(met, ...far).turn).toMatchObject({ laid: 3, step: 'laying' })
  })
  test('one of two alike leaves the other', () => {
    const twins = race({ ships: [{ hand: ['A', 'A', 'B'] }, {}, {}] })
    expect(reach(twins, lay('A', 14, 2)).ships[0]!.hand).toEqual(['A', 'B'])
  })
  test('not after the ship has sailed', () => {
    const sailed = race({
      ships: [{ hand: ['A'] }, {}, {}],
      turn: { step: 'sailed', moved: 'sail' },
    })
    expect(refusalOf(sailed, lay('A', 14, 2))).toEqual({
      refused: 'not-this-step',
      rule: 'turn',
      at: { step: 'sailed' },
    })
    expect(refusalOf(sailed, cover('A', 14, 2))).toMatchObject({ refused: 'not-this-step' })
  })
})

describe('a station', () => {
  const ships = [{ hand: ['A', 'B'] }, {}, {}]
  test('takes a card under it', () => {
    const met = race({ ships, cards: [[8, 2, 'B']] })
    expect(reach(met, lay('A', 8, 3)).laid[at(8, 3)]).toEqual(['A'])
  })
  test('alone is no card to lay beside', () => {
    expect(refusalOf(race({ ships }), lay('A', 8, 3))).toMatchObject({ refused: 'touches-no-card' })
    expect(refusalOf(race({ ships }), lay('A', 9, 4))).toMatchObject({ refused: 'touches-no-card' })
  })
})

describe('a card is covered', () => {
  const cards = [
    [10, 5, 'B'],
    [8, 3, 'C'],
    [12, 4, 'E'],
  ] as const
  const ships = [{ at: at(12, 2), on: 'E', points: 8, hand: ['A', 'B', 'C'] }, {}, {}]
  const met = race({ ships, cards })

  test('by one from the hand, and counts for nothing from then on', () => {
    const { state, events } = make(met, cover('A', 10, 5))
    expect(events).toEqual([{ kind: 'covered', seat: 0, card: 'A', at: at(10, 5) }])
    expect(state.laid[at(10, 5)]).toEqual(['B', 'A'])
    expect(state.ships[0]!.hand).toEqual(['B', 'C'])
    expect(refusalOf(met, cover('D', 10, 5))).toEqual({ refused: 'not-in-hand', rule: 'covering' })
  })
  test('and may be covered again, by the next', () => {
    const twice = race({ ships, cards, laid: met.laid.with(at(10, 5), ['B', 'A']) })
    expect(reach(twice, cover('C', 10, 5)).laid[at(10, 5)]).toEqual(['B', 'A', 'C'])
  })
  test('a ship on it sails by the card on top', () => {
    const laid = met.laid.with(at(5, 5), ['C', 'E'])
    expect(
      ends(race({ ships: [{ at: at(5, 5) }, {}, {}], laid: laid.with(at(5, 3), ['B']) }), 'sail'),
    ).toEqual([[5, 3]])
  })
  test('once, and nothing else is laid', () => {
    const covered = reach(met, cover('A', 10, 5))
    expect(refusalOf(covered, lay('B', 10, 4))).toEqual({
      refused: 'covered-already',
      rule: 'covering',
    })
    expect(refusalOf(covered, cover('B', 8, 3))).toEqual({
      refused: 'covered-already',
      rule: 'covering',
    })
    expect(offered(covered).filter(({ kind }) => kind === 'lay' || kind === 'cover')).toEqual([])
    const laid = reach(met, lay('A', 10, 4))
    expect(refusalOf(laid, cover('B', 10, 5))).toEqual({
      refused: 'laid-already',
      rule: 'covering',
    })
    expect(offered(laid).filter(({ kind }) => kind === 'cover')).toEqual([])
  })
  test('the ship moves as usual afterwards', () => {
    expect(reach(met, cover('A', 10, 5), sail(12, 4)).ships[0]!.at).toBe(at(12, 4))
  })
  test('only where one lies', () => {
    for (const [column, row] of [
      [14, 2],
      [7, 7],
      [7, 2],
      [3, 2],
    ] as const) {
      expect(refusalOf(met, cover('A', column, row))).toMatchObject({
        refused: 'nothing-to-cover',
        rule: 'covering',
      })
    }
  })
  test('at a station too', () => {
    expect(reach(met, cover('A', 8, 3)).laid[at(8, 3)]).toEqual(['C', 'A'])
  })

  describe('but not', () => {
    test('a printed start, left or not', () => {
      const left = race({
        ships: [{ at: at(9, 9), on: 'E', hand: ['A'], points: 0 }, {}, { at: at(6, 6), on: 'A' }],
      })
      for (const column of [14, 13, 12, 11, 10]) {
        expect(refusalOf(left, cover('A', column, 1))).toEqual({
          refused: 'printed-start',
          rule: 'covering',
          at: { squares: [at(column, 1)] },
        })
      }
    })
    test('under a ship: another’s, one’s own, one at a station', () => {
      const there = race({
        ships: [ships[0]!, { at: at(9, 6), on: 'B' }, { at: at(8, 3), on: 'C' }],
      })
      for (const [column, row] of [
        [9, 6],
        [12, 2],
        [8, 3],
      ] as const) {
        const proof = {
          refused: 'under-a-ship',
          rule: 'covering',
          at: { squares: [at(column, row)] },
        }
        expect(refusalOf(there, cover('A', column, row))).toEqual(proof)
      }
    })
    test('one an ordinary move reaches', () => {
      expect(refusalOf(met, cover('A', 12, 4))).toEqual({
        refused: 'within-reach',
        rule: 'covering',
        at: { squares: [at(12, 2), at(12, 4)] },
      })
    })
    test('one that ignoring the card reaches, with three points', () => {
      const beside = (points: number) =>
        race({ ships: [{ ...ships[0]!, points }, {}, {}], cards: [[13, 3, 'B']] })
      expect(refusalOf(beside(3), cover('A', 13, 3))).toEqual({
        refused: 'within-ignore',
        rule: 'covering',
        at: { squares: [at(12, 2), at(13, 3)] },
      })
      expect(refusalOf(beside(2), cover('A', 13, 3))).toBeUndefined()
    })
  })

  test('where only the second leg of a sprint would reach it (ruling)', () => {
    const far = race({ ships, cards: [...cards, [12, 6, 'B']] })
    expect(ends(reach(far, sail(12, 4)), 'sprint')).toEqual([[12, 6]])
    expect(refusalOf(far, cover('A', 12, 6))).toBeUndefined()
  })
  test('where an arrow leads but the way does not: beyond land, or short of its end', () => {
    const blocked = race({
      ships: [{ at: at(8, 5), on: 'A', hand: ['B'], points: 2 }, {}, {}],
      cards: [
        [5, 5, 'B'],
        [9, 6, 'B'],
        [10, 7, 'B'],
      ],
    })
    expect(refusalOf(blocked, cover('B', 5, 5))).toBeUndefined()
    expect(refusalOf(blocked, cover('B', 9, 6))).toBeUndefined()
    expect(refusalOf(blocked, cover('B', 10, 7))).toMatchObject({ refused: 'within-reach' })
  })
})
