// Whole evenings with the log book, ten rounds and slips of the hand: it adds up, and what is put
// right is put right.
import { describe, expect, test } from 'vitest'
import { companion } from '../../../web/games/cape-horn/sheet/companion.ts'
import {
  begins,
  bought,
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

const figures = (at: Evening) =>
  at.sheet().pages.map(({ points, roses, hand }) => [points, roses.length, hand])

test('an evening of ten rounds, told in full', () => {
  const at = evening(3, 'yes')
  at.say(begins(1))
  const told = [
    [hand(-1), sails, draws, next], // 1: seats 1, 2, 0
    [hand(-2), sails, draws, bought, next],
    [renounced, next],
    [hand(-1), sails, rose(1, 'red'), draws, next], // 2
    [renounced, draws, next],
    [hand(-1), ignored, draws, next],
    [sails, draws, bought, next], // 3
    [ignored, rose(1, 'red'), draws, next],
    [hand(-3), sails, draws, bought, bought, next],
    [hand(-1), sails, next], // 4
    [sails, next],
    [sails, rose(1, 'green'), next],
    [sails, next], // 5
    [hand(-2), sails, next],
    [renounced, next],
    [sprinted, rose(2, 'yellow'), next], // 6
    [renounced, next],
    [hand(-1), sails, next],
    [hand(-1), sails, next], // 7
    [sails, rose(2, 'green'), next],
    [ignored, next],
    [renounced, next], // 8
    [hand(-2), sails, next],
    [sails, next],
    [hand(-1), ignored, next], // 9
    [sails, next],
    [renounced, next],
    [sails, next], // 10
  ]
  const after: unknown[] = []
  for (const entries of told) {
    at.say(...entries)
    after.push(figures(at))
  }
  expect(after[2]).toEqual([
    [5, 0, 4],
    [5, 0, 3], // the turn it has just begun
    [3, 0, 3],
  ])
  expect(figures(at)).toEqual([
    [7, 1, 6],
    [5, 2, 6],
    [8, 2, 6],
  ])
  at.say(crossedLine)
  expect(
    companion.result(at.sheet())!.map(({ seat, place, score }) => [seat, place, score]),
  ).toEqual([
    [2, 1, 3],
    [1, 2, 2],
    [0, 3, 1],
  ])
})

describe('put right', () => {
  const begun = (seats = 3, hands: 'yes' | 'no' = 'no') => {
    const at = evening(seats, hands)
    at.say(begins(0))
    return at
  }
  test('a special entered by mistake is undone, its points are back', () => {
    const at = begun()
    const slip = at.say(ignored)
    expect(at.undo(slip)).toBeUndefined()
    expect(at.page(0).points).toBe(4)
    expect(at.sheet().turn).toMatchObject({ step: 'laying', ignored: false })
  })
  test('an older one is corrected, and what followed is worked out anew', () => {
    const at = begun()
    const slip = at.say(ignored)
    at.say(next, next, next)
    expect(at.page(0).points).toBe(2)
    expect(at.correct(slip, renounced)).toBeUndefined()
    expect(at.page(0).points).toBe(6)
  })
  test('or struck', () => {
    const at = begun()
    const slip = at.say(renounced)
    at.say(next, next)
    expect(at.correct(slip)).toBeUndefined()
    expect(at.page(0).points).toBe(4)
  })
  test('unless what followed could not have been paid: it is named', () => {
    const at = begun()
    at.say(next, next, next) // 5
    const slip = at.say(draws)
    at.say(next, next, next) // 6
    const paid = at.say(sprinted)
    expect(at.correct(slip, ignored)).toEqual({
      refused: 'would-fall',
      at: { seq: paid },
      because: { refused: 'too-few-points', rule: 'sprint', at: { points: 3, price: 5 } },
    })
    expect(at.page(0).points).toBe(1)
  })
  test('a rose becomes another, which moves what the rack refuses', () => {
    const at = begun()
    const slip = at.say(rose(1, 'red'))
    at.say(next, next, next)
    expect(at.correct(slip, rose(1, 'green'))).toBeUndefined()
    expect(at.refused(rose(2, 'green'))).toMatchObject({ refused: 'colour-owned' })
    const second = at.say(rose(2, 'red'))
    expect(at.correct(slip, rose(1, 'red'))).toMatchObject({
      at: { seq: second },
      because: { refused: 'colour-owned' },
    })
  })
  test('a forgotten end of a turn cannot be put in between, a false one is struck only if the rest holds', () => {
    const at = begun()
    const slip = at.say(next)
    const later = at.say(renounced)
    expect(at.undo(slip)).toMatchObject({ refused: 'would-fall', at: { seq: later } })
    expect(at.undo(later)).toBeUndefined()
    expect(at.undo(slip)).toBeUndefined()
    expect(at.sheet().turn!.seat).toBe(0)
    expect(at.sheet().pages.map(({ points }) => points)).toEqual([4, 3, 3])
  })
  test('the one who began becomes another while nothing stands on it', () => {
    const at = evening(3)
    const slip = at.say(begins(0))
    expect(at.correct(slip, begins(2))).toBeUndefined()
    expect(at.sheet().pages.map(({ points }) => points)).toEqual([3, 3, 4])
    const later = at.say(next)
    expect(at.correct(slip, begins(1))).toMatchObject({
      at: { seq: later },
      because: { refused: 'not-your-turn' },
    })
  })
  test('a hand size counts from where it is put right', () => {
    const at = begun(3, 'yes')
    const slip = at.say(hand(-3))
    at.say(next)
    expect(at.correct(slip, hand(-1))).toBeUndefined()
    expect(at.page(0).hand).toBe(3)
  })
  test('a win entered by mistake is taken back, and the race goes on', () => {
    const at = begun()
    at.say(rose(1, 'red'), next, next, next, rose(2, 'green'), next, next, next)
    const slip = at.say(rose(3, 'yellow'))
    expect(companion.result(at.sheet())).toBeDefined()
    expect(at.undo(slip)).toBeUndefined()
    expect(companion.result(at.sheet())).toBeUndefined()
    at.say(crossedLine)
    expect(at.sheet().over).toEqual({ winner: 0, how: 'line' })
  })
})
