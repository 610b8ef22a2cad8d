// The log book beside the box, entry by entry: turns and the points of their specials; what is
// refused and why.
import { describe, expect, test } from 'vitest'
import type { Entry } from '../../../web/games/cape-horn/rules/entry.ts'
import { companion } from '../../../web/games/cape-horn/sheet/companion.ts'
import {
  begins,
  bought,
  closed,
  crossedLine,
  draws,
  type Evening,
  evening,
  hand,
  ignored,
  next,
  renounced,
  rose,
  sails,
  sprinted,
} from './evening.ts'

const begun = (seats = 3, hands: 'yes' | 'no' = 'no') => {
  const at = evening(seats, hands)
  at.say(begins(0))
  return at
}
// Rounds in which everyone just goes on: a point each.
const idle = (at: Evening, turns: number) => {
  for (let turn = 0; turn < turns; turn++) at.say(next)
  return at
}
const points = (at: Evening) => at.sheet().pages.map(page => page.points)
const prompted = (at: Evening, seat = at.sheet().turn!.seat) => [
  ...companion.moves(at.position(seat)),
]

describe('the log book', () => {
  test('opens with three points each, no roses, no hands counted', () => {
    const page = { points: 3, roses: [], hand: null }
    expect(evening(4).sheet()).toEqual({
      options: { hands: 'no' },
      pages: [page, page, page, page],
      turn: null,
    })
    expect(evening(3, 'yes').page(2).hand).toBe(3)
  })
  test('has no secrets, and anyone may enter', () => {
    expect(companion.open).toBe(true)
    expect(companion.by!(renounced)).toBe('anyone')
  })
  test('counts no hands where no option says so', () => {
    const read = (wish: unknown) => companion.options['~standard'].validate(wish)
    expect(read({})).toMatchObject({ value: { hands: 'no' } })
    expect(read({ hands: 'yes' })).toMatchObject({ value: { hands: 'yes' } })
    expect(read({ hands: 'perhaps' })).toHaveProperty('issues')
  })
})

describe('who begins', () => {
  test('is tapped in by anyone, and has the point of step 1', () => {
    const at = evening(3)
    expect([0, 1, 2].map(seat => [...companion.moves(at.position(seat))])).toEqual(
      Array(3).fill([0, 1, 2].map(begins)),
    )
    at.say(begins(2))
    expect(points(at)).toEqual([3, 3, 4])
    const turn = {
      seat: 2,
      step: 'laying',
      renounced: false,
      ignored: false,
      sprinted: false,
      roses: 0,
    }
    expect(at.sheet().turn).toEqual(turn)
    expect([prompted(at, 0), prompted(at, 1)]).toEqual([[], []])
  })
  test('sits at the table, and begins once', () => {
    expect(evening(3).refused(begins(3))).toEqual({ refused: 'no-such-seat', rule: 'start' })
    expect(begun().refused(begins(1))).toEqual({ refused: 'begun-already', rule: 'start' })
    for (const entry of [sails, next, renounced, closed, hand(1)]) {
      expect(evening(3, 'yes').refused(entry)).toEqual({ refused: 'not-begun', rule: 'start' })
    }
  })
})

describe('a turn', () => {
  test('goes round clockwise, with a point for each that begins, up to eight', () => {
    const at = idle(begun(3), 3)
    expect(points(at)).toEqual([5, 4, 4])
    expect(points(idle(at, 12))).toEqual([8, 8, 8])
    expect(points(idle(at, 3))).toEqual([8, 8, 8])
  })
  test('takes entries for the seat whose it is only', () => {
    const at = begun(3, 'yes')
    for (const entry of [
      sails,
      next,
      renounced,
      ignored,
      sprinted,
      rose(1, 'red'),
      crossedLine,
      draws,
      bought,
      hand(1),
      closed,
    ]) {
      expect(at.refused(entry, 1)).toEqual({ refused: 'not-your-turn', rule: 'turn' })
    }
    const { moves, check } = companion
    expect(check(at.position('room'), next)).toEqual({ refused: 'not-your-turn', rule: 'turn' })
    expect([...moves(at.position('room'))]).toEqual([])
  })
  test('has a rail: laying, sailing, drawing', () => {
    const at = begun()
    at.say(sails)
    expect(at.sheet().turn!.step).toBe('sailing')
    expect(at.refused(sails)).toEqual({
      refused: 'not-this-step',
      rule: 'turn',
      at: { step: 'sailing' },
    })
    at.say(draws)
    expect(at.sheet().turn!.step).toBe('drawing')
    expect(at.refused(draws)).toEqual({
      refused: 'not-this-step',
      rule: 'turn',
      at: { step: 'drawing' },
    })
    expect(at.refused(sails)).toMatchObject({ refused: 'not-this-step' })
    for (const entry of [renounced, ignored, sprinted]) {
      expect(at.refused(entry)).toEqual({ refused: 'sailed-already', rule: 'turn' })
    }
    at.say(next)
    expect(at.sheet().turn).toMatchObject({ seat: 1, step: 'laying' })
  })
})

describe('renounce', () => {
  test('notes a point and closes the ship’s moves', () => {
    const at = begun()
    at.say(renounced)
    expect(at.page(0).points).toBe(5)
    expect(at.sheet().turn).toMatchObject({ renounced: true, step: 'sailing' })
    for (const entry of [renounced, ignored, sprinted]) {
      expect(at.refused(entry)).toEqual({ refused: 'one-of-three', rule: 'renounce' })
    }
    expect(at.refused(rose(1, 'red'))).toEqual({ refused: 'stayed', rule: 'stations' })
    expect(at.refused(crossedLine)).toEqual({ refused: 'stayed', rule: 'end' })
  })
  test.each<[string, Entry]>([
    ['an ignore', ignored],
    ['a sprint', sprinted],
    ['a rose', rose(1, 'red')],
  ])('is refused after %s', (_, entry) => {
    const at = idle(begun(), 12)
    at.say(entry)
    expect(at.refused(renounced)).toEqual({ refused: 'one-of-three', rule: 'renounce' })
  })
  test('is refused with eight points, which it would pass; with seven it is not', () => {
    const at = idle(begun(), 9)
    at.say(renounced, next, next, next)
    expect(at.page(0).points).toBe(8)
    expect(at.refused(renounced)).toEqual({
      refused: 'points-full',
      rule: 'renounce',
      at: { limit: 8 },
    })
    expect(prompted(at)).not.toContainEqual(renounced)
  })
})

describe('ignore and sprint', () => {
  test('cost three and five', () => {
    const at = idle(begun(), 3)
    at.say(ignored)
    expect(at.page(0).points).toBe(2)
    expect(at.sheet().turn).toMatchObject({ ignored: true, step: 'sailing' })
    at.say(next)
    expect(idle(at, 2).page(0).points).toBe(3)
    const rich = idle(begun(), 3)
    rich.say(sprinted)
    expect(rich.page(0).points).toBe(0)
    expect(rich.sheet().turn).toMatchObject({ sprinted: true, step: 'sailing' })
  })
  test('together, in either order, cost eight', () => {
    for (const both of [
      [ignored, sprinted],
      [sprinted, ignored],
    ]) {
      const at = idle(begun(), 15)
      at.say(...both)
      expect(at.page(0).points).toBe(0)
    }
  })
  test('need their points', () => {
    const at = begun()
    expect(at.refused(sprinted)).toEqual({
      refused: 'too-few-points',
      rule: 'sprint',
      at: { points: 4, price: 5 },
    })
    at.say(bought, bought, next)
    idle(at, 2)
    at.say(bought, next)
    idle(at, 2)
    expect(at.page(0).points).toBe(3)
    at.say(ignored, next)
    expect(idle(at, 2).page(0).points).toBe(1)
    expect(at.refused(ignored)).toEqual({
      refused: 'too-few-points',
      rule: 'ignore',
      at: { points: 1, price: 3 },
    })
    expect(prompted(at)).not.toContainEqual(ignored)
  })
  test('each once a turn', () => {
    const at = idle(begun(), 15)
    at.say(ignored)
    expect(at.refused(ignored)).toEqual({ refused: 'once-a-turn', rule: 'ignore' })
    const other = idle(begun(), 15)
    other.say(sprinted)
    expect(other.refused(sprinted)).toEqual({ refused: 'once-a-turn', rule: 'sprint' })
  })
})
