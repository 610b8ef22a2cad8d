// Random whole games in every variant: none comes to a dead position, and the ways are those that
// are counted by hand (GAMES=n for more). The counting here shares nothing with the solver.

import { afterAll, describe, expect, test } from 'vitest'
import {
  type Board,
  edges,
  emptyBoard,
  frameOf,
  isEmptyAt,
  tileAt,
  tiles,
  type Variant,
  variants,
  withTile,
} from '../../../web/games/camino/rules/pieces.ts'
import { boardFault } from '../../../web/games/camino/rules/placing.ts'
import { priceOf, type Ways } from '../../../web/games/camino/rules/price.ts'
import { digital } from '../../../web/games/camino/rules/rules.ts'
import type { State } from '../../../web/games/camino/rules/state.ts'
import { groundOf, surveyed, surveyedAlone } from '../../../web/games/camino/rules/survey.ts'
import { keyAt } from '../../../web/games/camino/solver/domains.ts'
import { keyOf } from '../../../web/games/camino/solver/patterns.ts'
import { optionsOf, randomGame } from '../../laws/random.ts'
import { sweep } from '../../sweep.ts'

const GAMES = sweep('GAMES', { part: 1, whole: 4 })

const edgesAt = (board: Board, square: number): string | undefined => {
  const tile = tileAt(board, square)
  return (
    tile && edges[tile.piece].slice(4 - tile.turns) + edges[tile.piece].slice(0, 4 - tile.turns)
  )
}

// A board without empty squares: every road joins its square to the next, and each square costs a
// point, with a line on it two. Costs spread from corner to corner until nothing becomes cheaper.
const counted = (
  board: Board,
  columns: number,
  [from, to]: readonly [number, number],
): string | undefined => {
  const laid = Array.from(board, (_, square) => edgesAt(board, square)!)
  const own = laid.map(each => [/[TW]/.test(each) ? 2 : 1, 1] as const)
  const joins = (square: number, side: number): number | undefined => {
    const beside = [square - columns, square + 1, square + columns, square - 1][side]!
    const isOff = side % 2 === 1 && Math.floor(beside / columns) !== Math.floor(square / columns)
    if (isOff || laid[beside] === undefined) return undefined
    const [here, there] = [laid[square]![side]!, laid[beside]![side ^ 2]!]
    return 'R?'.includes(here) && 'R?'.includes(there) ? beside : undefined
  }
  const cost = new Map([[from, own[from]!]])
  for (let changed = true; changed; ) {
    changed = false
    for (const [square, [points, squares]] of [...cost]) {
      for (const side of [0, 1, 2, 3]) {
        const beside = joins(square, side)
        if (beside === undefined) continue
        const next = [points + own[beside]![0], squares + own[beside]![1]] as const
        const best = cost.get(beside)
        if (best && (best[0] < next[0] || (best[0] === next[0] && best[1] <= next[1]))) continue
        cost.set(beside, [next[0] as 1 | 2, next[1] as 1])
        changed = true
      }
    }
  }
  const best = cost.get(to)
  return best && `${best[0]} points on ${best[1]} squares`
}

const told = (way: Ways['possible']): string | undefined => {
  if (!way) return undefined
  const { points, squares } = priceOf(way)
  return `${points} points on ${squares} squares`
}

// The board with every empty square covered as a filling has it.
const covered = (variant: Variant, board: Board, filling: Uint8Array): Board => {
  const ground = groundOf({ variant, board })
  const keys = tiles.map(({ piece, turns }) =>
    keyOf(edges[piece].slice(4 - turns) + edges[piece].slice(0, 4 - turns)),
  )
  return Array.from(board, (_, square) => square)
    .filter(square => isEmptyAt(board, square))
    .reduce(
      (full, square) =>
        withTile(full, square, tiles[keys.indexOf(keyAt({ ground, left: filling }, square))]!),
      board,
    )
}

let actions = 0
afterAll(() =>
  console.info(`camino: ${6 * GAMES} random games, ${actions} actions, seeds 1–${GAMES}`),
)

const deals = variants.flatMap(variant => [2, 4].map(seats => ({ variant, seats })))

describe.each(deals)('$variant, $seats seats', ({ variant, seats }) => {
  const corners = (() => {
    const { columns, rows } = frameOf(variant)
    const last = columns * rows - 1
    return [
      [0, last],
      [last - columns + 1, columns - 1],
    ] as const
  })()

  test('no dead position in random whole games, and the ways at the end are those counted by hand', () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const options = optionsOf(digital, { variant, end: seed % 2 ? 'automatic' : 'agreement' })
      const name = `${variant}, ${seats} seats, seed ${seed}`
      let board = emptyBoard(frameOf(variant))
      const { end } = randomGame(
        { game: digital, mode: 'digital', seats, options, seed },
        ({ state }) => {
          actions++
          const now = state as State
          if (now.board === board) return
          board = now.board
          const { solved, ways } = surveyed({ variant, board })
          expect(solved.dead, name).toBe(-1)
          expect(solved.known.length, name).toBeGreaterThan(0)
          expect(
            ways.every(({ possible }) => possible),
            name,
          ).toBe(true)
        },
      )
      const { over, board: last } = end as State
      expect(boardFault({ variant, board: last }), name).toBeUndefined()
      const before = surveyedAlone({ variant, board: last })
      const { filling, joins } = before.solved.known[0]!
      const full = covered(variant, last, filling)
      const after = surveyedAlone({ variant, board: full })
      for (const [diagonal, ends] of corners.entries()) {
        const byHand = counted(full, frameOf(variant).columns, ends)
        expect(byHand !== undefined, name).toBe(joins[diagonal])
        for (const reading of ['possible', 'certain', 'agreed'] as const) {
          expect(told(after.ways[diagonal]![reading]), `${name}, ${reading}`).toBe(byHand)
        }
        if (byHand === undefined) continue
        // However the empty squares come to be covered, a way costs what it can at best, and no
        // more than what is certain.
        const { possible, certain } = before.ways[diagonal]!
        const { points } = priceOf(after.ways[diagonal]!.possible!)
        expect(points, name).toBeGreaterThanOrEqual(priceOf(possible!).points)
        if (certain) expect(points, name).toBeLessThanOrEqual(priceOf(certain).points)
        if (over!.how === 'automatic') expect(told(possible), name).toBe(byHand)
      }
    }
  })
})
