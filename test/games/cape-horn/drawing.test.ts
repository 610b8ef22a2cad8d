// Step 4: one card for nothing, more for points, and the end of the turn.
import { describe, expect, test } from 'vitest'
import {
  at,
  buy,
  draw,
  end,
  kinds,
  make,
  offered,
  race,
  reach,
  refusalOf,
  sail,
  sprint,
} from './situation.ts'

describe('step 4: drawing', () => {
  const sailed = (
    hand: string[],
    points = 4,
    rest: { pile?: Record<string, number>; step?: 'buying' } = {},
  ) =>
    race({
      ships: [{ hand, points }, {}, {}],
      turn: { step: rest.step ?? 'sailed', moved: 'sail' },
      ...(rest.pile && { pile: rest.pile }),
    })
  const five = ['A', 'A', 'A', 'A', 'A']

  test('one card, each copy in the pile as likely as the next', () => {
    for (const [roll, card] of [
      [0, 'A'],
      [1, 'A'],
      [2, 'C'],
      [3, 'H'],
    ] as const) {
      const { events, state, final } = make(
        sailed(['B'], 4, { pile: { A: 2, B: 0, C: 1, H: 1 } }),
        draw,
        roll,
      )
      expect(events).toEqual([{ kind: 'drew', seat: 0, card }])
      expect(state.ships[0]!.hand).toEqual(['B', card].sort())
      expect(Object.values(state.pile).reduce((sum, copies) => sum + copies)).toBe(3)
      expect(final).toBe(true)
    }
  })
  test('closes the ship’s moves', () => {
    expect(
      refusalOf(
        reach(
          race({ ships: [{ at: at(12, 2), on: 'E', points: 8 }, {}, {}], cards: [[12, 4, 'E']] }),
          sail(12, 4),
          draw,
        ),
        sprint(12, 6),
      ),
    ).toMatchObject({ refused: 'not-this-step' })
    expect(refusalOf(race({ ships: [{}, {}, {}] }), draw)).toMatchObject({
      refused: 'not-this-step',
    })
    expect(refusalOf(reach(sailed(['B']), draw), draw)).toMatchObject({ refused: 'not-this-step' })
  })
  test('is not left out while there is room and a pile', () => {
    expect(refusalOf(sailed(five), end)).toEqual({ refused: 'draw-first', rule: 'drawing' })
    expect(offered(sailed(five))).toContainEqual(draw)
  })
  test('with a full hand gives way to the end', () => {
    const full = sailed([...five, 'B'])
    expect(refusalOf(full, draw)).toEqual({
      refused: 'hand-full',
      rule: 'drawing',
      at: { limit: 6 },
    })
    expect(kinds(make(full, end).events)).toEqual(['ended', 'began'])
    expect(refusalOf(full, buy)).toMatchObject({ refused: 'not-this-step' })
  })
  test('so does an empty pile, which is not renewed (ruling)', () => {
    const empty = sailed(['B'], 8, { pile: { A: 0 } })
    expect(refusalOf(empty, draw)).toEqual({ refused: 'pile-empty', rule: 'drawing' })
    expect(offered(empty).filter(({ kind }) => kind !== 'sprint')).toEqual([end])
    expect(make(empty, end).state.turn).toMatchObject({ seat: 1 })
  })
  test('further cards cost a point each, one at a time', () => {
    const bought = reach(sailed(['B'], 4), draw, buy, buy)
    expect(bought.ships[0]).toMatchObject({ points: 2 })
    expect(bought.ships[0]!.hand).toHaveLength(4)
    expect(bought.turn).toMatchObject({ step: 'buying' })
    expect(offered(bought)).toEqual([buy, end])
    expect(make(bought, end).state.turn).toMatchObject({ seat: 1, step: 'laying' })
  })
  test.each([
    ['without a point', sailed(['B'], 0, { step: 'buying' }), 'too-few-points'],
    ['beyond six cards', sailed([...five, 'B'], 4, { step: 'buying' }), 'hand-full'],
    ['from an empty pile', sailed(['B'], 4, { step: 'buying', pile: { A: 0 } }), 'pile-empty'],
  ])('not %s', (_, state, refused) => {
    expect(refusalOf(state, buy)).toMatchObject({ refused, rule: 'drawing' })
    expect(offered(state)).toEqual([end])
  })
  test.each([
    ['no point is left', sailed(['B'], 0)],
    ['the hand is full', sailed(five)],
    ['the pile is empty', sailed(['B'], 4, { pile: { A: 1 } })],
  ])('the turn ends by itself when %s', (_, state) => {
    const drawn = make(state, draw, 0)
    expect(kinds(drawn.events)).toEqual(['drew', 'ended', 'began'])
    expect(drawn.final).toBe(true)
  })
  test('and waits while one may be bought', () => {
    expect(kinds(make(sailed(['B'], 1), draw, 0).events)).toEqual(['drew'])
    expect(kinds(make(reach(sailed(['B'], 1), draw), buy, 0).events)).toEqual([
      'bought',
      'ended',
      'began',
    ])
  })
})
