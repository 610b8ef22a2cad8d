// Who wins (004, "Décompte des points"), and what else can be read off a board: other ways, and why
// one is not final yet.
import { describe, expect, test } from 'vitest'
import { isEmptyAt } from '../../../web/games/camino/rules/pieces.ts'
import { priceOf } from '../../../web/games/camino/rules/price.ts'
import { standingsOf } from '../../../web/games/camino/rules/ranking.ts'
import { digital } from '../../../web/games/camino/rules/rules.ts'
import { diagonalOf, sidesFor } from '../../../web/games/camino/rules/sides.ts'
import { surveyed } from '../../../web/games/camino/rules/survey.ts'
import { alternatives, unfinished } from '../../../web/games/camino/rules/tracing.ts'
import { at, boardOf, closed, situation, squareIn, survey } from './situation.ts'

const small = { variant: 'caminito-small' as const }
const board = boardOf('caminito-small', ...closed)
const starts = [0, squareIn('caminito-small', 10, 1)]
const over = situation({
  board,
  hands: [['meadow'], ['meadow']],
  starts,
  options: small,
  turn: { step: 'between' },
})

describe('score', () => {
  const score = (one: [number, number], other: [number, number], seats = 2) =>
    standingsOf(
      [
        { squares: one[0], obstacles: one[1] },
        { squares: other[0], obstacles: other[1] },
      ],
      seats,
    )

  test('figure 16: 33 + 7 = 40 against 29 + 3 = 32, the second wins', () => {
    expect(score([33, 7], [29, 3])).toEqual([
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
  })

  test('equal points: fewer squares win (24 + 5 against 26 + 3)', () => {
    const standings = score([24, 5], [26, 3])
    expect(standings.map(({ seat, place, score, ties }) => [seat, place, score, ties])).toEqual([
      [0, 1, 29, [['squares', 24]]],
      [1, 2, 29, [['squares', 26]]],
    ])
  })

  test('still equal: shared', () => {
    expect(score([25, 4], [25, 4]).map(({ place }) => place)).toEqual([1, 1])
  })

  test('partners share score and place; the other pair is second', () => {
    expect(
      score([33, 7], [29, 3], 4).map(({ seat, place, score }) => [seat, place, score]),
    ).toEqual([
      [1, 1, 32],
      [3, 1, 32],
      [0, 2, 40],
      [2, 2, 40],
    ])
    expect(sidesFor(4)).toEqual([
      [0, 2],
      [1, 3],
    ])
    expect(digital.sides!(4, over.options)).toEqual(sidesFor(4))
    expect(digital.sides!(2, over.options)).toEqual([[0], [1]])
  })

  test('whose way is whose follows from the corners they opened in', () => {
    const corner = (column: number, row: number) => at(column, row)
    expect(diagonalOf('camino', [corner(1, 1), null], 0)).toBe(0)
    expect(diagonalOf('camino', [corner(14, 10), corner(1, 10)], 0)).toBe(0)
    expect(diagonalOf('camino', [corner(14, 10), null], 1)).toBe(1)
    expect(diagonalOf('camino', [corner(14, 1), null], 0)).toBe(1)
    expect(diagonalOf('camino', [null, null], 0)).toBeUndefined()
    const mirrored = { ...over, starts: [over.starts[1]!, over.starts[0]!] }
    const [ended] = digital.proceed(mirrored, { roll: () => 0, shuffle: items => [...items] })
    const ways = (ended as { ways: { squares: number[] }[] }).ways
    expect(new Set([ways[0]!.squares[0], ways[0]!.squares.at(-1)])).toEqual(new Set([9, 50]))
  })
})

describe('read off a board', () => {
  test('other ways at most two points dearer, cheapest first, each once', () => {
    const board = survey('┌............┐')
    const best = priceOf(board.ways[0].possible!).points
    const others = alternatives(board, 0)
    expect(others.length).toBeGreaterThan(3)
    for (const way of others) expect(priceOf(way).points).toBeLessThanOrEqual(best + 2)
    expect(new Set(others.map(({ squares }) => squares.join())).size).toBe(others.length)
    expect(others.map(({ squares }) => squares.join())).not.toContain(
      board.ways[0].possible!.squares.join(),
    )
    const done = surveyed({
      ...small,
      board: boardOf('caminito-small', ...closed.with(0, '┌·······.┐')),
    })
    expect(alternatives(done, 0)).toEqual([])
  })

  test('not those that are dearer than asked for', () => {
    // Down the left side the way is two squares longer than along the top.
    const detour = [
      '┌────────┐',
      '└┐·······│',
      '·│·······│',
      '┌┘·······│',
      '│········│',
      '└────────┘',
    ]
    const there = surveyed({ ...small, board: boardOf('caminito-small', ...detour) })
    expect(alternatives(there, 0).map(way => priceOf(way).points)).toEqual([17])
    expect(alternatives(there, 0, 1)).toEqual([])
  })

  test('why a way is not final: open squares, a shorter way, an obstacle that may come', () => {
    expect(unfinished(survey('┌............┐'), 0).every(({ why }) => why === 'open')).toBe(true)
    expect(unfinished(survey('┌............┐'), 0).length).toBeGreaterThan(15)
    expect(unfinished(surveyed({ ...small, board }), 0)).toEqual([])
    const shorter = survey(
      '┌──┐.......┌─┐',
      '│..│.......│.│',
      '│..└───────┘.│',
      ...Array.from({ length: 6 }, () => '│............│'),
      '└............┘',
    )
    // As cheap along the top, where squares are still empty, as down the side, where all is laid:
    // nothing is left to settle.
    const either = ['├.........', ...Array(4).fill('│.........'), '└────────┘']
    const settled = surveyed({ ...small, board: boardOf('caminito-small', ...either) })
    expect(settled.ways[0].possible!.squares.some(at => isEmptyAt(settled.board, at))).toBe(true)
    expect(unfinished(settled, 0)).toEqual([])
    const why = unfinished(shorter, 0)
    expect(why.length).toBeGreaterThan(0)
    expect(why.every(each => each.why === 'shorter')).toBe(true)
  })
})
