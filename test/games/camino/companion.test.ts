// The way counter beside the box, entry by entry: what is accepted, what is refused and why, and
// how it closes.
import { describe, expect, test } from 'vitest'
import type { Entry } from '../../../web/games/camino/rules/entry.ts'
import { companion } from '../../../web/games/camino/sheet/companion.ts'
import {
  begins,
  clear,
  close,
  counts,
  evening,
  piece,
  road,
  square,
  stuck,
  takesOver,
} from './evening.ts'

const prompted = (at: ReturnType<typeof evening>, seat: number) => [
  ...companion.moves(at.position(seat)),
]
const placesOf = (at: ReturnType<typeof evening>) =>
  companion.result(at.sheet())!.map(({ seat, place, score }) => [seat, place, score])

const begun = (
  depth: 'count' | 'trace',
  seats = 2,
  variant: 'camino' | 'caminito' | 'caminito-small' = 'camino',
) => {
  const at = evening(depth, seats, variant)
  at.say(begins())
  return at
}

describe('who begins, and where', () => {
  test.each(['count', 'trace'] as const)('comes first, by anyone who sits (%s)', depth => {
    const at = evening(depth)
    for (const entry of [
      road('A1 B1'),
      piece('bridge', 'B2'),
      clear('A1'),
      counts(0, 23, 0),
      takesOver(0),
      close,
    ]) {
      expect(at.refused(entry)).toEqual({ refused: 'not-begun', rule: 'companion' })
    }
    expect(prompted(at, 1)).toHaveLength(8)
    expect(prompted(at, 0)).toEqual(prompted(at, 1))
  })
  test('sets the corners of both sides', () => {
    const at = evening('trace', 4)
    at.tell(2, begins(3, 'south-west'))
    expect(at.sheet()).toMatchObject({ first: 3, starts: [null, square('A10')] })
  })
  test('once, and by a seat that is there', () => {
    expect(evening('count').refused(begins(2))).toEqual({
      refused: 'no-such-seat',
      rule: 'companion',
    })
    expect(begun('count').refused(begins(1))).toEqual({
      refused: 'begun-already',
      rule: 'companion',
    })
  })
  test('the room only looks on', () => {
    const at = begun('trace')
    expect(companion.check(at.position('room'), road('A1 B1'))).toEqual({
      refused: 'not-your-turn',
      rule: 'turn',
    })
    expect([...companion.moves(at.position('room'))]).toEqual([])
  })
})

describe('counting', () => {
  test('is done by each side for itself, and closes where both agree', () => {
    const at = begun('count')
    at.tell(0, counts(0, 33, 7), counts(1, 29, 3))
    expect(companion.result(at.sheet())).toBeUndefined()
    expect(prompted(at, 0)).toEqual([])
    at.tell(1, counts(0, 33, 7), counts(1, 29, 3))
    expect(companion.result(at.sheet())).toEqual([
      {
        seat: 1,
        place: 1,
        score: 32,
        sum: [
          ['squares', 29],
          ['obstacles', 3],
        ],
      },
      {
        seat: 0,
        place: 2,
        score: 40,
        sum: [
          ['squares', 33],
          ['obstacles', 7],
        ],
      },
    ])
    expect(at.refused(counts(0, 33, 7))).toEqual({ refused: 'game-over', rule: 'end' })
  })
  test('where two counts differ, one is taken over', () => {
    const at = begun('count')
    at.tell(0, counts(0, 33, 7), counts(1, 29, 3))
    at.tell(1, counts(0, 33, 6), counts(1, 29, 3))
    expect(companion.result(at.sheet())).toBeUndefined()
    expect(prompted(at, 0)).toContainEqual(takesOver(0))
    expect(at.refused(takesOver(1))).toEqual({ refused: 'nothing-to-take-over', rule: 'companion' })
    at.tell(0, takesOver(0))
    expect(placesOf(at)).toEqual([
      [1, 1, 32],
      [0, 2, 39],
    ])
  })
  test('or counted again, by either side', () => {
    const at = begun('count')
    at.tell(0, counts(0, 33, 7), counts(1, 29, 3))
    at.tell(1, counts(0, 31, 7), counts(1, 29, 3))
    at.tell(0, counts(0, 35, 7))
    expect(companion.result(at.sheet())).toBeUndefined()
    at.tell(1, counts(0, 35, 7))
    expect(placesOf(at)[1]).toEqual([0, 2, 42])
  })
  test('a way is counted once while the other side has nothing against it', () => {
    const at = begun('count')
    at.say(counts(0, 33, 7))
    expect(at.refused(counts(0, 35, 7))).toEqual({ refused: 'counted-already', rule: 'companion' })
    at.tell(1, counts(0, 33, 7))
    expect(at.refused(counts(0, 35, 7), 1)).toEqual({
      refused: 'counted-already',
      rule: 'companion',
    })
    expect(at.refused(takesOver(0))).toEqual({ refused: 'nothing-to-take-over', rule: 'companion' })
  })
  test('nothing is taken over before both have counted', () => {
    const at = begun('count')
    expect(at.refused(takesOver(0))).toEqual({ refused: 'nothing-to-take-over', rule: 'companion' })
    at.tell(1, counts(0, 33, 7))
    expect(at.refused(takesOver(0))).toEqual({ refused: 'nothing-to-take-over', rule: 'companion' })
    expect(at.refused(takesOver(0), 1)).toEqual({
      refused: 'nothing-to-take-over',
      rule: 'companion',
    })
  })
  test('partners count as one, and share the result', () => {
    const at = begun('count', 4)
    at.tell(2, counts(0, 33, 7))
    expect(at.refused(counts(2, 33, 7), 0)).toEqual({
      refused: 'counted-already',
      rule: 'companion',
    })
    at.tell(0, counts(3, 29, 3))
    at.tell(3, counts(2, 33, 7), counts(1, 29, 3))
    expect(placesOf(at)).toEqual([
      [1, 1, 32],
      [3, 1, 32],
      [0, 2, 40],
      [2, 2, 40],
    ])
    expect(at.log.length).toBe(6)
  })
  test('a tie goes to fewer squares; as many are shared', () => {
    const at = begun('count')
    at.tell(0, counts(0, 25, 5), counts(1, 27, 3))
    at.tell(1, counts(0, 25, 5), counts(1, 27, 3))
    expect(companion.result(at.sheet())![0]).toMatchObject({
      seat: 0,
      place: 1,
      score: 30,
      ties: [['squares', 25]],
    })
    const even = begun('count')
    for (const seat of [0, 1]) even.tell(seat, counts(0, 25, 5), counts(1, 25, 5))
    expect(placesOf(even).map(([, place]) => place)).toEqual([1, 1])
  })
  test.each([
    ['camino', 23],
    ['caminito', 19],
    ['caminito-small', 15],
  ] as const)('in %s a way has at least %i squares, and always an odd number', (variant, least) => {
    const at = begun('count', 2, variant)
    expect(at.refused(counts(0, least - 2, 0))).toEqual({
      refused: 'too-short',
      rule: 'companion',
      at: { least },
    })
    expect(at.refused(counts(0, least + 1, 0))).toEqual({
      refused: 'odd-one-out',
      rule: 'companion',
      at: { least },
    })
    if (variant === 'camino') return
    expect(at.refused(counts(0, least, 1))).toEqual({ refused: 'no-obstacles', rule: 'caminito' })
  })
  test('nobody counts for a seat that is not there, and nothing is traced', () => {
    const at = begun('count')
    for (const entry of [counts(2, 33, 7), takesOver(3)]) {
      expect(at.refused(entry)).toEqual({ refused: 'no-such-seat', rule: 'companion' })
    }
    for (const entry of [road('A1 B1'), piece('bridge', 'B2'), clear('A1'), close]) {
      expect(at.refused(entry)).toEqual({ refused: 'counted-here', rule: 'companion' })
    }
  })
  test('a count that was wrong is corrected, struck or taken back', () => {
    const at = begun('count')
    const slip = at.tell(0, counts(0, 33, 5))
    at.tell(1, counts(0, 33, 7))
    expect(at.correct(slip, counts(0, 33, 6))).toBeUndefined()
    expect(at.sheet().counts[0][0]).toEqual({ squares: 33, obstacles: 6 })
    expect(at.correct(slip, counts(0, 32, 6))).toMatchObject({ refused: 'odd-one-out' })
    expect(at.correct(slip)).toBeUndefined()
    expect(at.sheet().counts[0][0]).toBeNull()
    at.tell(0, counts(0, 33, 7))
    at.tell(0, counts(1, 29, 3))
    const last = at.tell(1, counts(1, 29, 3))
    expect(companion.result(at.sheet())).toBeDefined()
    expect(at.undo(last)).toBeUndefined()
    expect(companion.result(at.sheet())).toBeUndefined()
  })
})

describe('tracing', () => {
  test('takes no counts', () => {
    const at = begun('trace')
    for (const entry of [counts(0, 23, 0), takesOver(0)] as Entry[]) {
      expect(at.refused(entry)).toEqual({ refused: 'traced-here', rule: 'companion' })
    }
  })
  test('stays on the board, which is smaller in Le Caminito', () => {
    const at = begun('trace', 2, 'caminito')
    for (const entry of [road('A2 B2'), road('B2 B10'), piece('curve', 'N5'), clear('A1')]) {
      expect(at.refused(entry)).toEqual({ refused: 'off-board', rule: 'placing' })
    }
    at.say(road('B2 M2 M9'))
    expect(at.view('room').reckoning!.sides[0].way!.squares).toHaveLength(19)
  })
  test('a road runs along rows and columns', () => {
    const at = begun('trace')
    expect(at.refused(road('A1 C3'))).toEqual({ refused: 'not-in-line', rule: 'companion' })
    expect(at.refused(road('A1 C1 C1'))).toEqual({ refused: 'not-in-line', rule: 'companion' })
    at.say(road('A1 C1 C3'))
    expect(at.sheet().pens).toEqual([square('C3'), null])
  })
  test('a piece of a kind that the box has no more of is refused: a fifth dead end', () => {
    const at = begun('trace')
    at.say(...['B2', 'D2', 'F2', 'H2'].map(name => piece('dead-end', name)))
    expect(at.refused(piece('dead-end', 'K5'))).toEqual({
      refused: 'none-left',
      rule: 'pieces',
      at: { piece: 'dead-end' },
    })
    at.say(piece('dead-end', 'B2', 1)) // the same one, turned
    at.say(clear('B2'), piece('dead-end', 'K5'))
    expect(at.view(0).reckoning!.left['dead-end']).toBe(0)
  })
  test('a road never is, however many pieces it seems to take', () => {
    const at = begun('trace')
    for (const row of [2, 4, 6, 8, 10]) at.say(road(`A${row} N${row}`))
    expect(at.view(0).reckoning!.left.straight).toBeLessThan(0)
    expect(at.refused(piece('straight', 'A1'))).toMatchObject({ refused: 'none-left' })
  })
  test('the pieces of Le Caminito are roads, forests and meadows', () => {
    const at = begun('trace', 2, 'caminito')
    expect(at.refused(piece('river-curve', 'E5'))).toEqual({
      refused: 'not-in-box',
      rule: 'caminito',
    })
    at.say(piece('meadow', 'E5'))
  })
  test('nothing is cleared where nothing lies', () => {
    const at = begun('trace')
    expect(at.refused(clear('A1'))).toEqual({
      refused: 'nothing-there',
      rule: 'companion',
      at: { squares: [0] },
    })
  })
  test('closes once both ways are there', () => {
    const at = begun('trace')
    expect(at.refused(close)).toMatchObject({
      refused: 'ways-unfinished',
      rule: 'end',
      at: { seats: [0, 1] },
    })
    at.say(road('A1 N1 N10'))
    expect(at.refused(close)).toMatchObject({ refused: 'ways-unfinished', at: { seats: [1] } })
    at.say(road('A10 A4 N4 N1'), piece('bridge', 'H4', 1))
    at.tell(1, close)
    expect(placesOf(at)).toEqual([
      [0, 1, 23],
      [1, 2, 24],
    ])
    expect(at.sheet().over).toMatchObject({
      how: 'agreed',
      lengths: [{ obstacles: 0 }, { squares: 23, obstacles: 1 }],
    })
    expect(at.refused(road('A1 B1'))).toEqual({ refused: 'game-over', rule: 'end' })
  })
  test('where nobody could go on, what was still possible counts', () => {
    const at = begun('trace')
    at.say(road('A1 G1'), road('K1 N1 N10'), road('A10 C10'))
    expect(at.refused(close)).toMatchObject({ refused: 'ways-unfinished' })
    at.say(stuck)
    expect(at.sheet().over).toMatchObject({
      how: 'stuck',
      lengths: [{ squares: 23 }, { squares: 23 }],
    })
  })
  test('a road drawn over a corner of the wrong way is corrected, and what follows stands', () => {
    const at = begun('trace')
    const slip = at.say(road('A1 M1'))
    at.say(road('N1 N10'))
    expect(at.view(0).reckoning!.sides[0].way).toBeUndefined()
    expect(at.correct(slip, road('A1 N1'))).toBeUndefined()
    expect(at.view(0).reckoning!.sides[0].way!.squares).toHaveLength(23)
    expect(at.correct(slip)).toBeUndefined()
    expect(at.view(0).reckoning!.sides[0].way).toBeUndefined()
  })
  test('every kind of entry can be corrected', () => {
    const at = evening('trace')
    const first = at.say(begins(1, 'south-east'))
    const bridge = at.say(piece('bridge', 'C1'))
    const gone = at.say(piece('meadow', 'D1'))
    const cleared = at.say(clear('D1'))
    expect(at.correct(first, begins(0))).toBeUndefined()
    expect(at.correct(bridge, piece('level-crossing', 'C1'))).toBeUndefined()
    expect(at.correct(cleared)).toBeUndefined()
    expect(at.correct(gone, piece('forest', 'D1'))).toBeUndefined()
    expect(at.view(0).reckoning!.left).toMatchObject({
      bridge: 8,
      'level-crossing': 7,
      meadow: 16,
      forest: 3,
    })
    at.say(road('A1 N1 N10'), road('A10 A2 N2 N1'))
    const end = at.say(close)
    expect(at.correct(end, stuck)).toBeUndefined()
    expect(at.undo(end)).toBeUndefined()
    expect(companion.result(at.sheet())).toBeUndefined()
  })
})
