// Where a piece may lie: each clause of rules 1 to 6 by a board on which it allows and one on which
// it refuses.
import { describe, expect, test } from 'vitest'
import {
  boardFault,
  mayLie,
  mayPlace,
  mayTake,
  mayTouch,
  placements,
  trials,
} from '../../../web/games/camino/rules/placing.ts'
import { leftOf } from '../../../web/games/camino/rules/tracing.ts'
import { at, boardOf, put, putSmall, small, squareIn, survey, tile } from './situation.ts'

describe('contact (rule 1)', () => {
  const board = survey('...', '...', '...│')

  test('by a side or by a corner', () => {
    expect(mayTouch(board, at(5, 3))).toBeUndefined()
    expect(mayTouch(board, at(5, 4))).toBeUndefined()
    expect(mayTouch(board, at(3, 2))).toBeUndefined()
  })

  test('not two squares away, save in the corners', () => {
    expect(mayTouch(board, at(6, 3))).toMatchObject({
      refused: 'no-contact',
      at: { squares: [at(6, 3)] },
    })
    expect(mayPlace(board, put('·', 6, 3))?.refused).toBe('no-contact')
    for (const [column, row] of [
      [1, 1],
      [14, 1],
      [1, 10],
      [14, 10],
    ] as const) {
      expect(mayPlace(board, put('·', column, row))?.refused).not.toBe('no-contact')
    }
    expect(mayPlace(board, put('┌', 1, 1))).toBeUndefined()
  })

  test('beyond the east edge the next row does not touch', () => {
    const edge = survey('.............', '.............│')
    expect(mayTouch(edge, at(1, 3))?.refused).toBe('no-contact')
  })
})

test('only where nothing lies (rules 1 and 2), and on the board', () => {
  const board = survey('.', '..│')
  expect(mayTake(board, at(3, 2))?.refused).toBe('occupied')
  expect(mayPlace(board, put('│', 3, 2))).toMatchObject({
    refused: 'occupied',
    at: { squares: [at(3, 2)] },
  })
  expect(mayTake(board, at(4, 2))).toBeUndefined()
  expect(mayTake(small('.'), 60)?.refused).toBe('off-board')
  expect(mayTake(small('.'), 59)).toBeUndefined()
})

describe('matching edges (rule 3)', () => {
  test.each([
    ['road to road', '─', true],
    ['road to a river', '━', false],
    ['road to rails', '═', false],
    ['road to nothing', '·', false],
    ['road to a forest', '♣', true],
    ['road to a dead end', '╴', true],
    ['road to a dead end turned away', '╶', false],
    ['road to the road of a bridge', '╂', true],
    ['road to the river of a bridge', '┿', false],
  ])('%s', (_, sign, fits) => {
    const refusal = mayPlace(survey('.', '.', '.', '....─'), put(sign, 6, 4))
    expect(refusal).toEqual(
      fits ? undefined : { refused: 'mismatch', rule: 'matching', at: { squares: [at(5, 4)] } },
    )
  })

  test('a forest takes a road or nothing on each side, never a river or rails', () => {
    const forest = survey('.', '.', '.', '....♣')
    expect(mayPlace(forest, put('─', 6, 4))).toBeUndefined()
    expect(mayPlace(forest, put('·', 6, 4))).toBeUndefined()
    expect(mayPlace(forest, put('━', 6, 4))?.refused).toBe('mismatch')
    expect(mayPlace(forest, put('═', 6, 4))?.refused).toBe('mismatch')
  })

  test('two forests side by side are joined (ruling)', () => {
    const joined = small(
      '┌♣♣♣♣♣♣♣♣┐',
      '│········│',
      '│········│',
      '│········│',
      '│········│',
      '└────────┘',
    )
    expect(joined.ways[0].certain?.squares).toHaveLength(15)
    const parted = small(
      '┌♣♣·♣♣♣♣♣┐',
      '│········│',
      '│········│',
      '│········│',
      '│········│',
      '└────────┘',
    )
    expect(parted.ways[0].certain?.squares.some(square => square > 0 && square < 9)).toBe(false)
  })

  test('all sides are looked at, and each piece that does not match is proof', () => {
    const board = survey('.', '.', '.....┃', '....─.═')
    expect(mayPlace(board, put('·', 6, 4))?.at?.squares).toEqual([at(6, 3), at(7, 4), at(5, 4)])
  })

  test('roads, rails and rivers may leave the board', () => {
    const board = survey('.', '.', '.', '·')
    expect(mayPlace(board, put('─', 1, 5))).toBeUndefined()
    expect(mayPlace(board, put('━', 1, 5))).toBeUndefined()
    expect(mayPlace(board, put('═', 1, 5))).toBeUndefined()
  })
})

describe('anticipation (rules 3 and 4)', () => {
  test('figure 8: a meadow beside a lone stub inside the board is refused, at the edge the road could leave', () => {
    const inside = survey('.', '.', '....·', '..──.', '....·')
    expect(mayPlace(inside, put('·', 6, 4))).toEqual({
      refused: 'unfillable',
      rule: 'anticipation',
      at: { squares: [at(5, 4)], asked: '0 0 0 R' },
    })
    const edge = survey('.', '.', '.............·', '...........──.', '.')
    expect(mayPlace(edge, put('·', 14, 5))).toBeUndefined()
  })

  test('a dead end may be laid there, though it was never counted on (rule 4)', () => {
    const inside = survey('.', '.', '....·', '..──.', '....·')
    expect(mayPlace(inside, put('╴', 5, 4))).toBeUndefined()
    const rails = survey('.', '.', '....·', '..══.', '....·')
    expect(mayPlace(rails, put('·', 6, 4))?.refused).toBe('unfillable')
    expect(mayPlace(rails, put('╡', 5, 4))).toBeUndefined()
  })

  test('nor is a forest counted on as a dead end (ruling)', () => {
    // Only a forest could end this road and let nothing out beside it.
    const inside = survey('.', '.', '....·', '..──.', '....·')
    expect(mayPlace(inside, put('♣', 5, 4))).toBeUndefined()
    expect(mayPlace(inside, put('·', 6, 4))?.refused).toBe('unfillable')
  })

  test('a square with three sides decided that no piece has is refused', () => {
    const board = survey('.', '.', '....┃', '...─.', '.....')
    expect(mayPlace(board, put('─', 6, 4))).toBeUndefined() // a bridge fits
    expect(mayPlace(board, put('═', 6, 4))).toMatchObject({
      refused: 'unfillable',
      at: { asked: 'W T RTW0 R' },
    })
    expect(mayPlace(board, put('·', 6, 4))).toMatchObject({
      refused: 'unfillable',
      at: { squares: [at(5, 4)] },
    })
  })

  test('what one square asks goes on to the next', () => {
    // The river must go on through both empty squares: a road between them has no bridge that a
    // meadow beyond allows.
    const board = survey('.', '.', '..···', '.━...', '..··.')
    expect(mayPlace(board, put('·', 5, 4))?.refused).toBe('unfillable')
    expect(mayPlace(board, put('━', 5, 4))).toBeUndefined()
  })

  test('empty squares are judged all together, where each alone could still be filled', () => {
    // A river leads into four squares that nothing leads out of: it could turn round there for
    // ever, square by square.
    const pocket = ['.', '.', '..·┃', '.·..·', '.·..·', '...·']
    const refusal = mayPlace(survey(...pocket), put('·', 3, 6))
    expect(refusal).toMatchObject({ refused: 'region', rule: 'anticipation' })
    expect(refusal!.at!.squares).toEqual([at(3, 4), at(4, 4), at(3, 5), at(4, 5)])
    expect(mayPlace(survey(...pocket), put('┃', 3, 6))).toBeUndefined()
  })
})

describe('lines (rule 6)', () => {
  test('a third river is refused, a second one and a piece of the first are not', () => {
    const two = survey('..┃..┃..', '........')
    const refusal = mayPlace(survey('..┃..┃..', '........', '....·'), put('━', 6, 4))
    expect(refusal).toMatchObject({ refused: 'third-line', rule: 'lines', at: { line: 'river' } })
    expect(refusal!.at!.squares).toEqual(expect.arrayContaining([at(3, 1), at(6, 1), at(6, 4)]))
    expect(mayPlace(two, put('┃', 3, 2))).toBeUndefined()
    expect(mayPlace(survey('..┃.....', '........', '....·'), put('━', 6, 4))).toBeUndefined()
  })

  test('rails are counted apart from rivers', () => {
    const rivers = survey('..┃..┃..', '........', '....·')
    expect(mayPlace(rivers, put('═', 6, 4))).toBeUndefined()
    const rails = survey('..║..║..', '........', '....·')
    expect(mayPlace(rails, put('═', 6, 4))).toMatchObject({
      refused: 'third-line',
      at: { line: 'railway' },
    })
  })

  test('pieces linked through a forced square are one line (ruling)', () => {
    // Between two river pieces one empty square: nothing but a river goes through. Between two
    // others there are two.
    const forced = survey('.', '.', '.', '..━.━', '.....', '......', '.·')
    expect(mayPlace(forced, put('━', 2, 8))).toBeUndefined()
    const open = survey('.', '.', '.', '..━..━', '.....', '......', '.·')
    expect(mayPlace(open, put('━', 2, 8))).toMatchObject({ refused: 'third-line' })
  })

  test('a river never closes into a loop', () => {
    const ring = survey('.', '.', '...┏┓', '...┗.')
    expect(mayPlace(ring, put('┛', 5, 4))).toMatchObject({ refused: 'loop', at: { line: 'river' } })
  })

  test('one buffer a railway', () => {
    const one = survey('.', '.', '...╞══.')
    expect(mayPlace(one, put('╡', 7, 3))).toMatchObject({
      refused: 'two-buffers',
      at: { line: 'railway' },
    })
    expect(mayPlace(survey('.', '.', '...═══.'), put('╡', 7, 3))).toBeUndefined()
  })

  test('when two rivers have both their ends off the board, no square may count on a river any more', () => {
    const closed = survey('┃.┃', '┃.┃', '┃.┃', '┃.┃', '┃.┃', '┃.┃', '┃.┃', '┃.┃', '┃.┃', '┃.┃')
    const { left } = closed.solved.start.domains
    expect([...left].every(values => values === 4 || (values & 4) === 0)).toBe(true)
    const open = survey('┃.┃', '┃.┃', '┃.┃', '┃.┃', '┃.┃', '┃.┃', '┃.┃', '┃.┃', '┃.┃', '┃..')
    expect(
      [...open.solved.start.domains.left].some(values => values > 4 && (values & 4) !== 0),
    ).toBe(true)
  })
})

describe('blocking (rule 5)', () => {
  test('figure 9: a dead end is allowed while another exit remains', () => {
    expect(mayPlace(survey('┌..'), put('╴', 2, 1))).toBeUndefined()
    expect(mayPlace(survey('─..'), put('╴', 2, 1))).toEqual({
      refused: 'blocked',
      rule: 'blocking',
      at: { squares: [at(1, 1), at(14, 10)], diagonal: 0 },
    })
  })

  test('the other way is looked at too', () => {
    expect(mayPlace(survey('.............─'), put('╶', 13, 1))).toMatchObject({
      refused: 'blocked',
      at: { squares: [at(1, 10), at(14, 1)], diagonal: 1 },
    })
  })

  test('a corner is kept open from afar', () => {
    const board = small('────────┐.', '·········.', '.........', '.........')
    expect(mayPlace(board, putSmall('┘', 9, 2))?.refused).not.toBeUndefined()
  })

  test('neither corner may become a meadow', () => {
    expect(mayPlace(survey('.'), put('·', 14, 10))).toMatchObject({
      refused: 'blocked',
      at: { diagonal: 0 },
    })
    expect(mayPlace(survey('.'), put('·', 1, 10))).toMatchObject({
      refused: 'blocked',
      at: { diagonal: 1 },
    })
  })
})

describe('worked examples', () => {
  // 5: rivers lead into A, C and D, a road crosses at B, rails lead down to E, whose other end is
  // crossed at F.
  const figure5 = ['.', '.·│·......', '·...·......', '.┃.....│║┃', '.', '........·.']
  const [A, B, C, D, E, F] = [at(2, 3), at(3, 3), at(4, 3), at(10, 5), at(9, 5), at(8, 5)]
  const board = survey(...figure5)
  const fitting = (square: number) =>
    '─│┌┐┘└├┬┤┴┼·═║╔╗╝╚━┃┏┓┛┗┿╂╪╫'
      .split('')
      .filter(sign => !mayLie(board, { ...tile(sign), at: square }))

  test('figure 5: what is still to come is forced', () => {
    expect(fitting(A)).toEqual(['┏'])
    expect(fitting(B)).toEqual(['┿'])
    expect(fitting(C)).toEqual(['┓'])
    expect(fitting(D)).toEqual(['┃', '┗'])
    expect(fitting(E)).toEqual(['╝'])
    expect(fitting(F)).toEqual(['╪'])
  })

  test('a way on forced squares is certain though nothing lies there, forced obstacles counted', () => {
    const row = small(
      '─.─.─.─.─┐',
      '·········│',
      '.........│',
      '.........│',
      '.........│',
      '.........│',
    )
    expect(row.ways[0].certain?.squares).toHaveLength(15)
    const bridge = survey('.', '.┃│┃', '─.......')
    expect(bridge.ways[0].possible?.squares.length).toBeGreaterThan(22)
  })
})

test('placements are the legal ones among the trials', () => {
  const board = survey('┌..', '.┃')
  for (const piece of ['curve', 'river-straight', 'dead-end'] as const) {
    const all = [...trials(board, piece)]
    const legal = [...placements(board, piece)]
    expect(all.length).toBeGreaterThan(legal.length)
    expect(legal).toEqual(all.flatMap(({ isLegal, ...placement }) => (isLegal ? [placement] : [])))
    for (const { isLegal, ...placement } of all)
      expect(mayPlace(board, placement) === undefined).toBe(isLegal)
  }
})

describe('a whole board, beside the box', () => {
  const fault = (...rows: string[]) =>
    boardFault({ variant: 'camino', board: boardOf('camino', ...rows) })

  test('what is wrong is told with its squares, or nothing', () => {
    expect(fault('┌──', '│')).toBeUndefined()
    expect(fault('┌──', '·')).toMatchObject({
      refused: 'mismatch',
      at: { squares: [at(1, 1), at(1, 2)] },
    })
    expect(fault('.', '....·', '..──.·', '....·')).toMatchObject({
      refused: 'unfillable',
      at: { squares: [at(5, 3)] },
    })
    expect(fault('┃.┃.┃')).toMatchObject({ refused: 'third-line' })
    expect(fault('·')).toMatchObject({ refused: 'blocked', at: { diagonal: 0 } })
  })

  test('pieces left are those of the box less the laid ones', () => {
    const left = leftOf({ variant: 'camino', board: boardOf('camino', '┌──', '╵╵╵') })
    expect(left).toMatchObject({ straight: 22, curve: 31, 'dead-end': 1, bridge: 8 })
    expect(leftOf({ variant: 'caminito', board: boardOf('caminito', '┌──') })).toMatchObject({
      bridge: 0,
      meadow: 16,
    })
  })
})

test('squares are counted within the frame', () => {
  expect(squareIn('caminito-small', 10, 6)).toBe(59)
  expect(mayPlace(small('.'), putSmall('┘', 10, 6))).toBeUndefined()
})
