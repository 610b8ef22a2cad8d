// Small boards for the solver's tests: played at random or strewn at random, as the solver and the
// oracle know them.

import type { Ground } from '../../../web/games/camino/solver/domains.ts'
import { diagonals, gridOf } from '../../../web/games/camino/solver/grid.ts'
import { isLegal } from '../../../web/games/camino/solver/legality.ts'
import { keyOf, NOTHING, RAIL, RIVER, ROAD } from '../../../web/games/camino/solver/patterns.ts'
import { study } from '../../../web/games/camino/solver/position.ts'
import type { Way } from '../../../web/games/camino/solver/ways.ts'
import type { Chance } from '../../../web/games/game.ts'
import { type Board, besideOf, edgeName, type Price } from './oracle.ts'

const rotations = (edges: string): string[] =>
  [0, 1, 2, 3].map(turns => edges.slice(4 - turns) + edges.slice(0, 4 - turns))
const all = (names: string): string[] => [...new Set(names.split(' ').flatMap(rotations))]

/**
 * What is drawn from: the pieces of the box, more lines than it has, a few buffers among meadows,
 * roads alone.
 */
export const boxes = {
  box: all('R0R0 R0R0 RR00 RR00 RR00 RRR0 RRRR R000 ???? TT00 T0T0 RTRT T000 W0W0 WW00 RWRW 0000'),
  lines: all('T0T0 TT00 T000 W0W0 WW00 RWRW RTRT RR00 0000 R000 ????'),
  buffers: [...all('T000'), ...Array<string>(12).fill('0000')],
  roads: all('R0R0 RR00 RRR0 RRRR R000 ???? 0000'),
}
export type Box = keyof typeof boxes

export const groundOf = ({ columns, rows, laid, values }: Board): Ground => ({
  grid: gridOf(columns, rows),
  laid: Uint16Array.from(laid, edges => (edges === undefined ? 0 : keyOf(edges))),
  base: values === 'RTW0' ? ROAD | RAIL | RIVER | NOTHING : ROAD | NOTHING,
})

export const withPiece = (board: Board, square: number, edges: string): Board => ({
  ...board,
  laid: board.laid.with(square, edges),
})

export const emptyBoard = (columns: number, rows: number, box: Box): Board => ({
  columns,
  rows,
  laid: Array.from({ length: columns * rows }, () => undefined),
  values: box === 'roads' ? 'R0' : 'RTW0',
})

export const endsOf = ({ columns, rows }: Board) => diagonals(gridOf(columns, rows))

export const priceOf = (way: Way | undefined): Price | undefined =>
  way && [way.squares.length + way.obstacles.length, way.squares.length]

/** The values left by edge, as the oracle names edges. */
export const leftBy = (board: Board, left: Uint8Array): Record<string, string> => {
  const { sides } = gridOf(board.columns, board.rows)
  const entries = board.laid.flatMap((_, square) =>
    [0, 1, 2, 3].map(side => {
      const values = left[sides[4 * square + side]!]!
      const named = ['R', 'T', 'W', '0'].filter((_, bit) => values & (1 << bit))
      return [edgeName(board, square, side), named.join('')]
    }),
  )
  return Object.fromEntries(entries)
}

/** Whether a piece matches the laid ones beside it. */
export const matches = (board: Board, square: number, edges: string): boolean =>
  [0, 1, 2, 3].every(side => {
    const beside = besideOf(board, square, side)
    const other = beside === undefined ? undefined : board.laid[beside]?.[side ^ 2]
    if (other === undefined || (other === '?' && edges[side] === '?')) return true
    if (other === '?' || edges[side] === '?')
      return 'R0'.includes(other === '?' ? edges[side]! : other)
    return other === edges[side]
  })

/** Every position of a game in which each piece laid is one the solver allows, until none is. */
export const played = function* (size: [number, number], box: Box, dice: Chance): Iterable<Board> {
  for (let board = emptyBoard(...size, box); ; ) {
    yield board
    const position = study(groundOf(board))
    const empty = [...board.laid.keys()].filter(square => board.laid[square] === undefined)
    const legal = empty.flatMap(square =>
      boxes[box]
        .filter(edges => isLegal(position, square, keyOf(edges)))
        .map(edges => [square, edges] as const),
    )
    if (legal.length === 0) return
    board = withPiece(board, ...legal[dice.roll(legal.length)]!)
  }
}

/**
 * A board on which pieces match the laid ones beside them and nothing else was asked: many cannot
 * be filled any more.
 */
export const strewn = ([columns, rows]: [number, number], box: Box, dice: Chance): Board => {
  let board = emptyBoard(columns, rows, box)
  for (let pieces = 2 + dice.roll(columns * rows - 4); pieces > 0; pieces--) {
    const square = dice.roll(columns * rows)
    const edges = boxes[box][dice.roll(boxes[box].length)]!
    if (board.laid[square] === undefined && matches(board, square, edges))
      board = withPiece(board, square, edges)
  }
  return board
}
