// Tracing on the sheet: roads become pieces, pieces become ways, and the sheet says what may still
// change.
import { describe, expect, test } from 'vitest'
import { type Piece, tileAt } from '../../../web/games/camino/rules/pieces.ts'
import { placeOf } from '../../../web/games/camino/rules/places.ts'
import { areBeside, bendsOf, squaresAlong } from '../../../web/games/camino/sheet/paths.ts'
import {
  begins,
  clear,
  type Evening,
  evening,
  piece,
  place,
  road,
  square,
  squares,
} from './evening.ts'

const begun = (seats = 2) => {
  const at = evening('trace', seats)
  at.say(begins())
  return at
}
const lies = (at: Evening, name: string): [Piece, number] | undefined => {
  const tile = tileAt(at.sheet().board, square(name))
  return tile && [tile.piece, tile.turns]
}
const reckoning = (at: Evening) => at.view('room').reckoning!

describe('a road', () => {
  test('is made of straights and curves, and of crossings where roads meet', () => {
    const at = begun()
    at.say(road('A1 D1 D4'), road('B3 F3'))
    expect(['B1', 'D1', 'D2', 'D3', 'E3'].map(name => lies(at, name))).toEqual([
      ['straight', 1],
      ['curve', 2],
      ['straight', 0],
      ['four-way', 0],
      ['straight', 1],
    ])
    at.say(road('E3 E6'))
    expect(lies(at, 'E3')).toEqual(['three-way', 1])
  })
  test('goes straight on where it ends, until more is drawn', () => {
    const at = begun()
    at.say(road('A1 C1'))
    expect(lies(at, 'C1')).toEqual(['straight', 1])
    at.say(road('C1 C3'))
    expect(lies(at, 'C1')).toEqual(['curve', 2])
    at.say(road('F3 D3'))
    expect(lies(at, 'C3')).toEqual(['straight', 0])
    at.say(road('D3 C3'))
    expect([lies(at, 'D3'), lies(at, 'C3')]).toEqual([
      ['straight', 1],
      ['curve', 0],
    ])
  })
  test('ends as it was tapped in, once a piece is put there', () => {
    const at = begun()
    at.say(road('A5 C5'), piece('curve', 'C5', 2), piece('meadow', 'H8'))
    expect(lies(at, 'C5')).toEqual(['curve', 2])
    expect(at.sheet().ends).toEqual([{ square: square('A5'), side: 1 }])
  })
  test('turns away at its end from what it does not match', () => {
    const at = begun()
    at.say(piece('meadow', 'D5'), road('A5 C5'))
    expect(lies(at, 'C5')![0]).toBe('curve')
    expect(reckoning(at).fault).toBeUndefined()
    at.say(clear('D5'))
    expect(lies(at, 'C5')).toEqual(['straight', 1])
  })
  test('drawn in steps is the same as drawn at once', () => {
    const [one, other] = [begun(), begun()]
    one.say(road('A1 C1 C4 G4 G10 N10'))
    const steps = squaresAlong('camino', ['A1', 'C1', 'C4', 'G4', 'G10', 'N10'].map(place))!
    for (const [i, to] of steps.slice(1).entries()) {
      other.say({ kind: 'road', path: bendsOf('camino', [steps[i]!, to]) })
    }
    expect(other.sheet().board).toBe(one.sheet().board)
    expect(other.sheet().ends).toEqual(one.sheet().ends)
  })
  test('crosses a river on a bridge and a railway on a level crossing', () => {
    const at = begun()
    at.say(
      piece('river-straight', 'C1'),
      piece('rail-straight', 'E1'),
      piece('river-straight', 'G1', 1),
    )
    at.say(road('A1 H1'))
    expect(['C1', 'E1', 'G1'].map(name => lies(at, name))).toEqual([
      ['bridge', 1],
      ['level-crossing', 1],
      ['straight', 1], // along the river: the road has it
    ])
    at.say(road('B1 D1'))
    expect(lies(at, 'C1')).toEqual(['bridge', 1])
  })
  test('runs through a forest and leaves it there, a dead end only if it goes on', () => {
    const at = begun()
    at.say(piece('forest', 'C1'), piece('dead-end', 'E2', 3), road('A1 D1 D2 E2'))
    expect([lies(at, 'C1'), lies(at, 'E2')]).toEqual([
      ['forest', 0],
      ['dead-end', 3],
    ])
    at.say(road('E2 G2'))
    expect(lies(at, 'E2')).toEqual(['straight', 1])
  })
  test('there and back is no crossing', () => {
    const at = begun()
    at.say(road('A1 D1 B1'))
    expect(lies(at, 'C1')).toEqual(['straight', 1])
    expect(at.sheet().ends).toHaveLength(2)
  })
  test('may begin by putting the pen down', () => {
    const at = begun()
    at.say(road('E5'))
    expect(at.sheet()).toMatchObject({ pens: [square('E5'), null], ends: [] })
    expect(lies(at, 'E5')).toBeUndefined()
    at.say(road('E5 E6'), clear('E6'))
    expect(at.sheet().pens).toEqual([null, null])
  })
  test('of thirty squares is one entry, or one a square', () => {
    const at = begun()
    const path = 'A1 F1 F4 J4 J2 N2 N10'
    at.say(road(path))
    const { way } = reckoning(at).sides[0]
    expect(way!.squares.length).toBeGreaterThanOrEqual(23)
    const steps = squaresAlong('camino', path.split(' ').map(place))!
    expect(steps.length).toBeLessThanOrEqual(40)
    expect(steps.slice(1).every((to, i) => areBeside('camino', steps[i]!, to))).toBe(true)
    expect(way!.squares).toEqual(steps)
  })
})

describe('places', () => {
  test('are those of the real board, in Le Caminito too', () => {
    expect(placeOf('caminito', 0)).toEqual(place('B2'))
    expect(placeOf('caminito-small', 59)).toEqual(place('L8'))
  })
  test('bends leave out what lies between, and keep a way back', () => {
    const bends = (names: string) => bendsOf('camino', squares(names))
    expect(bends('A1 B1 C1 C2 C3')).toEqual(['A1', 'C1', 'C3'].map(place))
    expect(bends('A1 B1 A1')).toEqual(['A1', 'B1', 'A1'].map(place))
    expect(bends('E5')).toEqual([place('E5')])
  })
})

describe('the ways', () => {
  test('are found by themselves, with squares and obstacles (figure 16)', () => {
    const at = begun()
    at.say(road('A1 D1 D2 G2 G6 C6 C8 E8 E9 K9 K8 M8 M10 N10'))
    at.say(...['D6', 'F6', 'E6', 'D8', 'G9', 'I9', 'L8'].map(name => piece('bridge', name, 1)))
    const { way } = reckoning(at).sides[0]
    expect(way!.squares).toHaveLength(33)
    expect(way!.obstacles.map(at => placeOf('camino', at))).toEqual(
      ['F6', 'E6', 'D6', 'D8', 'G9', 'I9', 'L8'].map(place),
    )
  })
  test('are the cheapest of several, an obstacle counted as one more', () => {
    const at = begun()
    at.say(road('A1 N1 N10'), piece('bridge', 'E1', 1), road('D1 D2 F2 F1'))
    const { way } = reckoning(at).sides[0]
    expect(way).toMatchObject({ obstacles: [square('E1')] }) // 23 + 1, around it 25
    at.say(piece('bridge', 'E1', 0))
    expect(reckoning(at).sides[0].way!.squares).toHaveLength(25)
  })
  test('belong to partners, whoever of them began', () => {
    const at = evening('trace', 4)
    at.say(begins(3, 'north-east'), road('A1 N1 N10'))
    const { sides } = reckoning(at)
    expect([sides[0].way?.squares.length, sides[1].way?.squares.length]).toEqual([23, undefined])
  })
  test('that nothing can better any more are final, and others within two points are told', () => {
    const at = begun()
    at.say(road('A1 N1 N10'), road('A10 A1'))
    expect(reckoning(at).sides[0]).toMatchObject({ isFinal: true, unfinished: [] })
    expect(reckoning(at).sides[0].possible).toBeUndefined()
    at.say(road('C1 C2 E2 E1'))
    const [other] = reckoning(at).sides[0].others
    expect(other!.squares).toHaveLength(25)
    expect(other!.squares).toContain(square('D2'))
  })
  test('that may still get cheaper are not, and say where', () => {
    const at = begun()
    at.say(
      road('A1 D1 D2 G2 G1 N1 N10'),
      ...['D1', 'G1', 'K1'].map(name => piece('three-way', name, 1)),
    )
    const { way, possible, isFinal, unfinished } = reckoning(at).sides[0]
    expect([way!.squares.length, possible!.squares.length, isFinal]).toEqual([25, 23, false])
    expect(unfinished.length).toBeGreaterThan(0)
    expect(unfinished.every(({ why }) => why === 'shorter')).toBe(true)
    expect(reckoning(at).sides[1].unfinished.every(({ why }) => why === 'open')).toBe(true)
    expect(reckoning(at).sides[1].way).toBeUndefined()
  })
})

describe('what the rules would say, were all pieces traced', () => {
  test('rule 3: edges match', () => {
    const at = begun()
    at.say(piece('straight', 'C3', 1), piece('meadow', 'D3'))
    expect(reckoning(at).fault).toMatchObject({
      refused: 'mismatch',
      rule: 'matching',
      at: { squares: squares('C3 D3') },
    })
  })
  test('rule 3: every empty square can be completed', () => {
    const at = begun()
    at.say(...['C3', 'D4', 'C5'].map(name => piece('meadow', name)), piece('straight', 'B4', 1))
    expect(reckoning(at).fault).toMatchObject({
      refused: 'unfillable',
      at: { squares: [square('C4')] },
    })
  })
  test('rule 5: a side keeps a way', () => {
    const at = begun()
    at.say(piece('dead-end', 'A1', 1))
    at.say(piece('dead-end', 'C1', 3))
    at.say(piece('straight', 'B1', 1), piece('meadow', 'B2'), piece('meadow', 'A2'))
    expect(reckoning(at).fault).toMatchObject({ refused: 'blocked', rule: 'blocking' })
  })
  test('rule 6: no third river', () => {
    const at = begun()
    for (const row of [2, 4, 6])
      at.say(piece('river-straight', `A${row}`, 1), piece('river-straight', `B${row}`, 1))
    expect(reckoning(at).fault).toMatchObject({
      refused: 'third-line',
      rule: 'lines',
      at: { line: 'river' },
    })
  })
  test('nothing is concluded from such a board but the roads on it', () => {
    const at = begun()
    at.say(road('A1 N1 N10'), piece('straight', 'C3', 1), piece('meadow', 'D3'))
    expect(reckoning(at).sides[0]).toEqual({
      way: expect.objectContaining({ obstacles: [] }),
      isFinal: false,
      others: [],
      unfinished: [],
    })
  })
})
