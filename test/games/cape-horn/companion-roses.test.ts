// The log book beside the box, entry by entry: the rose rack, cards in hand, and the end.
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
  rose,
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
const prompted = (at: Evening, seat = at.sheet().turn!.seat) => [
  ...companion.moves(at.position(seat)),
]

describe('the rose rack', () => {
  test('takes a rose of any stage and colour first', () => {
    const at = begun()
    at.say(rose(3, 'yellow'))
    expect(at.page(0).roses).toEqual([{ stage: 3, colour: 'yellow' }])
    expect(at.sheet().turn).toMatchObject({ step: 'sailing', roses: 1 })
  })
  test('refuses a second of a stage or a colour, and offers what is still worth something', () => {
    const at = begun()
    at.say(rose(1, 'red'), next)
    idle(at, 2)
    expect(at.refused(rose(1, 'green'))).toEqual({
      refused: 'stage-owned',
      rule: 'stations',
      at: { stage: 1, colour: 'green' },
    })
    expect(at.refused(rose(2, 'red'))).toEqual({
      refused: 'colour-owned',
      rule: 'stations',
      at: { stage: 2, colour: 'red' },
    })
    expect(prompted(at).filter(({ kind }) => kind === 'rose')).toEqual(
      [2, 3].flatMap(stage => [rose(stage as 2, 'green'), rose(stage as 2, 'yellow')]),
    )
  })
  test('takes a second in one turn only in a sprint', () => {
    const at = idle(begun(), 3)
    at.say(rose(1, 'red'))
    expect(at.refused(rose(2, 'green'))).toEqual({ refused: 'sprint-first', rule: 'sprint' })
    at.say(sprinted, rose(2, 'green'))
    expect(at.page(0).roses).toHaveLength(2)
  })
  test('takes one remembered after the card was drawn, which does not come again', () => {
    const at = begun(3, 'yes')
    at.say(draws, rose(1, 'red'))
    expect(at.sheet().turn!.step).toBe('drawing')
    at.say(next)
    expect(at.page(0)).toMatchObject({ hand: 4, roses: [{ stage: 1, colour: 'red' }] })
  })
})

describe('cards', () => {
  test('bought cost a point each, after the free one', () => {
    const at = begun()
    at.say(bought)
    expect(at.page(0)).toMatchObject({ points: 3, hand: null })
    expect(at.sheet().turn!.step).toBe('drawing')
    at.say(bought, bought, bought)
    expect(at.refused(bought)).toEqual({
      refused: 'too-few-points',
      rule: 'drawing',
      at: { points: 0, price: 1 },
    })
  })
  test('in hand are not counted unless wanted', () => {
    expect(begun().refused(hand(1))).toEqual({ refused: 'hands-not-counted', rule: 'companion' })
  })
  test('in hand are counted: laid ones off, the free one by itself, bought ones on', () => {
    const at = begun(3, 'yes')
    at.say(hand(-1), hand(-1))
    expect(at.page(0).hand).toBe(1)
    at.say(draws)
    expect(at.page(0).hand).toBe(2)
    at.say(bought, next)
    expect(at.page(0).hand).toBe(3)
    at.say(next)
    expect(at.page(1).hand).toBe(4)
  })
  test('are six at most, and the free one makes no seventh', () => {
    const at = begun(3, 'yes')
    at.say(hand(2))
    expect(at.refused(bought)).toEqual({ refused: 'hand-full', rule: 'drawing', at: { limit: 6 } })
    expect(at.refused(hand(2))).toEqual({ refused: 'hand-full', rule: 'drawing', at: { limit: 6 } })
    at.say(draws)
    expect(at.refused(bought)).toMatchObject({ refused: 'hand-full' })
    expect(prompted(at)).not.toContainEqual(bought)
    at.say(next)
    idle(at, 2)
    at.say(next)
    expect(at.page(0).hand).toBe(6)
  })
  test('bought to six, no further', () => {
    const at = begun(3, 'yes')
    at.say(bought, bought)
    expect(at.page(0).hand).toBe(6)
    expect(at.refused(bought)).toMatchObject({ refused: 'hand-full' })
  })
  test('are not fewer than none, and a change is a change', () => {
    expect(begun(3, 'yes').refused(hand(-4))).toEqual({ refused: 'hand-empty', rule: 'laying' })
    const read = (move: unknown) => companion.move['~standard'].validate(move)
    expect(read(hand(1))).toEqual({ typed: true, value: hand(1) })
    for (const change of [0, 7, -7, 0.5, Number.NaN, '1'])
      expect(read({ kind: 'hand', change })).toHaveProperty('issues')
  })
  test('that the pile could not give are taken off again', () => {
    const at = begun(3, 'yes')
    at.say(draws, hand(-1), next)
    expect(at.page(0).hand).toBe(3)
  })
})

describe('the peg', () => {
  const peg = (points: number): Entry => ({ kind: 'peg', points })
  test('says directly how many points a ship has, whosever turn it is', () => {
    const at = begun()
    at.say(peg(7))
    at.tell(2, peg(0))
    expect(at.sheet().pages.map(page => page.points)).toEqual([7, 3, 0])
    expect(at.sheet().turn).toMatchObject({ seat: 0, step: 'laying' })
  })
  test('goes from 0 to 8, and somewhere else', () => {
    expect(begun().refused(peg(4))).toEqual({ refused: 'points-as-they-are', rule: 'companion' })
    for (const points of [-1, 9, 0.5, '1']) {
      expect(companion.move['~standard'].validate({ kind: 'peg', points })).toHaveProperty('issues')
    }
    expect(evening(3).refused(peg(4))).toEqual({ refused: 'not-begun', rule: 'start' })
  })
})

describe('the end', () => {
  const two = (at = begun()) => {
    at.say(rose(1, 'red'), next)
    idle(at, 2)
    at.say(rose(2, 'green'), next)
    return idle(at, 2)
  }
  const over = (at: Evening, entry: Entry) => {
    expect(companion.result(at.sheet())).toBeUndefined()
    at.say(entry)
    expect(at.refused(next, 0)).toEqual({ refused: 'game-over', rule: 'end' })
    expect([0, 1, 2].flatMap(seat => prompted(at, seat))).toEqual([])
    return companion.result(at.sheet())!
  }
  test('comes with the third rose', () => {
    const at = two()
    expect(over(at, rose(3, 'yellow'))[0]).toMatchObject({ seat: 0, place: 1, score: 3 })
    expect(at.sheet().over).toEqual({ winner: 0, how: 'roses' })
  })
  test('comes with the finish line and two roses', () => {
    const at = two()
    expect(prompted(at)).toContainEqual(crossedLine)
    expect(over(at, crossedLine)[0]).toMatchObject({
      place: 1,
      score: 3,
      sum: [
        ['roses', 2],
        ['line', 1],
      ],
    })
    expect(at.sheet().over).toEqual({ winner: 0, how: 'line' })
  })
  test('takes a move that is left: a stop was one', () => {
    const at = idle(begun(), 3)
    at.say(rose(1, 'red'), next)
    idle(at, 2)
    at.say(rose(2, 'green'))
    expect(at.refused(crossedLine)).toEqual({ refused: 'sprint-first', rule: 'sprint' })
    expect(prompted(at)).not.toContainEqual(crossedLine)
    at.say(sprinted)
    expect(over(at, crossedLine)[0]).toMatchObject({ seat: 0, score: 3 })
  })
  test('is never crossed by the card ignored, but by the other move of a sprint', () => {
    const at = idle(two(), 6)
    at.say(ignored)
    expect(at.refused(crossedLine)).toEqual({ refused: 'ignored-no-line', rule: 'ignore' })
    at.say(sprinted)
    expect(over(at, crossedLine)[0]).toMatchObject({ seat: 0, score: 3 })
  })
  test('does not come in a third move of a sprint, neither by the line nor by a rose', () => {
    const at = idle(begun(), 3)
    at.say(sprinted, rose(1, 'red'), rose(2, 'green'))
    expect(at.refused(crossedLine)).toEqual({ refused: 'two-moves', rule: 'sprint' })
    expect(at.refused(rose(3, 'yellow'))).toEqual({ refused: 'two-moves', rule: 'sprint' })
    const ignoring = idle(begun(), 21)
    ignoring.say(rose(1, 'red'), next)
    idle(ignoring, 2)
    ignoring.say(sprinted, ignored, rose(2, 'green'))
    expect(ignoring.sheet().over).toBeUndefined()
    expect(over(ignoring, crossedLine)[0]).toMatchObject({ seat: 0, score: 3 })
  })
  test('needs two roses at the line', () => {
    const at = begun()
    expect(at.refused(crossedLine)).toEqual({ refused: 'too-few-roses', rule: 'end' })
    at.say(rose(1, 'red'))
    expect(at.refused(crossedLine)).toMatchObject({ refused: 'too-few-roses' })
    expect(prompted(at)).not.toContainEqual(crossedLine)
  })
  test('comes when the table closes the race; then points decide between equals', () => {
    const at = two()
    at.say(next)
    const places = over(at, closed).map(({ seat, place, score, ties }) => [
      seat,
      place,
      score,
      ties,
    ])
    expect(places).toEqual([
      [0, 1, 2, undefined],
      [1, 2, 0, undefined],
      [2, 2, 0, undefined],
    ])
    expect(at.sheet().over).toEqual({ how: 'closed' })
  })
  test('ranks nobody first for a turn that had only begun', () => {
    const placed = (at: Evening) => over(at, closed).map(({ seat, place }) => [seat, place])
    const level = [0, 1, 2].map(seat => [seat, 1])
    expect(placed(begun())).toEqual(level)
    expect(placed(idle(begun(), 1))).toEqual(level)
    expect(placed(idle(begun(), 2))).toEqual(level)
    const last = evening(3)
    last.say(begins(2))
    expect(placed(last)).toEqual(level)
    expect(last.sheet().pages.map(page => page.points)).toEqual([4, 4, 4])
    // eight is the most, also when the race is closed
    expect(placed(idle(begun(), 15))).toEqual(level)
  })
})
