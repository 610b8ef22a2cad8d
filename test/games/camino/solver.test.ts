// The solver against brute force, on every position of random play on small boards and on strewn
// ones (SEEDS=n for more).

import { afterAll, describe, expect, test } from 'vitest'
import * as survey from '../../../web/games/camino/rules/survey.ts'
import { noBudget } from '../../../web/games/camino/solver/budget.ts'
import { begin } from '../../../web/games/camino/solver/domains.ts'
import { fill } from '../../../web/games/camino/solver/filling.ts'
import {
  faultOf,
  isLegal,
  withPiece as laidWith,
} from '../../../web/games/camino/solver/legality.ts'
import { crowdFault, keepLines, unsoundFault } from '../../../web/games/camino/solver/lines.ts'
import { fitting, keyOf, narrowed, RAIL, RIVER } from '../../../web/games/camino/solver/patterns.ts'
import {
  conclude,
  joined,
  type Position,
  study,
} from '../../../web/games/camino/solver/position.ts'
import { possibleWay } from '../../../web/games/camino/solver/possible.ts'
import { search } from '../../../web/games/camino/solver/search.ts'
import { cheapest } from '../../../web/games/camino/solver/ways.ts'
import { seeded } from '../../chance.ts'
import { sweep } from '../../sweep.ts'
import {
  type Box,
  boxes,
  emptyBoard,
  endsOf,
  groundOf,
  leftBy,
  matches,
  played,
  priceOf,
  strewn,
  withPiece,
} from './boards.ts'
import { type Board, canBeFilled, cheapestPrice, domainsOf, edgeName, linesOf } from './oracle.ts'

const SEEDS = sweep('SEEDS', { part: 1, whole: 6 })
const seeds = Array.from({ length: SEEDS }, (_, i) => i + 1)
const sizes: [number, number][] = [
  [3, 3],
  [4, 3],
  [4, 4],
  [5, 4],
  [5, 5],
]

let compared = 0
afterAll(() => console.info(`solver: ${compared} positions against brute force, seeds 1–${SEEDS}`))

type Verdict = 'mismatch' | 'unfillable' | 'line' | 'region' | 'blocked' | undefined

// What the oracle says of a board: the first thing wrong with it, in the order of reasons.
const judged = (board: Board): Verdict => {
  compared++
  const domains = domainsOf(board)
  if ([...domains.values()].some(left => left.size === 0)) return 'unfillable'
  const lines = ['W', 'T'].map(kind => linesOf(board, domains, kind))
  if (lines.some(all => all.length > 2 || all.some(({ isLoop, buffers }) => isLoop || buffers > 1)))
    return 'line'
  if (!canBeFilled(board)) return 'region'
  return endsOf(board).some(ends => !cheapestPrice(board, ends, 'possible')) ? 'blocked' : undefined
}

const verdictOf = (why: NonNullable<ReturnType<typeof faultOf>>['why'] | undefined): Verdict =>
  why === 'third-line' || why === 'loop' || why === 'two-buffers' ? 'line' : why

const told = (seed: number, board: Board, more: unknown = '') =>
  `seed ${seed}: ${JSON.stringify(board)} ${more}`

const boxOf = (seed: number): Box => (['box', 'lines', 'roads', 'box'] as const)[seed % 4]!

describe.each(sizes)('%i × %i squares', (columns, rows) => {
  // Brute force grows quickly with the board: of large ones fewer games, and not every position
  // unless asked for more.
  const isLarge = columns * rows > 16
  const games = seeds.slice(0, isLarge ? Math.ceil(SEEDS / 6) : SEEDS)
  const positions = function* (seed: number) {
    let turn = 0
    for (const board of played([columns, rows], boxOf(seed), seeded(seed))) {
      if (!isLarge || SEEDS > 50 || turn++ % 3 === 0) yield board
    }
  }

  test('every position of random play: values left, certain, agreed and possible ways', () => {
    for (const seed of games) {
      let before: Position | undefined
      const boards = [...positions(seed)]
      // Forwards, and back again as pieces are taken back.
      for (const board of [...boards, ...boards.toReversed()]) {
        compared++
        const position = study(groundOf(board), before)
        before = position
        const { domains } = position.start
        const left = Object.fromEntries(
          [...domainsOf(board)].map(([edge, values]) => [edge, [...values].join('')]),
        )
        expect(leftBy(board, domains.left), told(seed, board)).toEqual(left)
        for (const [i, ends] of endsOf(board).entries()) {
          const possible = priceOf(position.ways[i]?.way)
          expect(possible, told(seed, board, i)).toEqual(cheapestPrice(board, ends, 'possible'))
          for (const reading of ['agreed', 'certain'] as const) {
            const price = priceOf(cheapest(domains, ends, reading))
            expect(price, told(seed, board, reading)).toEqual(cheapestPrice(board, ends, reading))
          }
        }
      }
    }
  })

  test('pieces in positions of random play: allowed or why not, soon and from nothing', () => {
    for (const seed of games) {
      const dice = seeded(seed + 1000)
      let before: Position | undefined
      for (const board of positions(seed)) {
        const position = study(groundOf(board), before)
        before = position
        const empty = [...board.laid.keys()].filter(square => board.laid[square] === undefined)
        for (let i = 0; i < (isLarge ? 3 : 6) && empty.length > 0; i++) {
          const square = empty[dice.roll(empty.length)]!
          const edges = boxes[boxOf(seed)][dice.roll(boxes[boxOf(seed)].length)]!
          const verdict = matches(board, square, edges)
            ? judged(withPiece(board, square, edges))
            : 'mismatch'
          const fault = faultOf(groundOf(board), square, keyOf(edges))
          expect(verdictOf(fault?.why), told(seed, board, [square, edges])).toBe(verdict)
          expect(isLegal(position, square, keyOf(edges)), told(seed, board, [square, edges])).toBe(
            !verdict,
          )
        }
      }
    }
  })

  test('what is kept from board to board changes no verdict', () => {
    for (const seed of games) {
      let before: Position | undefined
      const boards = [...positions(seed)]
      for (const board of [...boards, ...boards.toReversed()]) {
        const [kept, fresh] = [study(groundOf(board), before), study(groundOf(board))]
        before = kept
        for (const [square, laid] of board.laid.entries()) {
          if (laid !== undefined) continue
          for (const edges of boxes[boxOf(seed)]) {
            const [soon, anew] = [kept, fresh].map(each => isLegal(each, square, keyOf(edges)))
            expect(soon, told(seed, board, [square, edges])).toBe(anew)
          }
        }
      }
    }
  })

  test('strewn boards: whether they can be filled, and what is wrong first', () => {
    for (const seed of Array.from({ length: isLarge ? 4 * SEEDS : 8 * SEEDS }, (_, i) => i + 1)) {
      const board = strewn([columns, rows], boxOf(seed), seeded(seed))
      const domains = begin(groundOf(board))
      const verdict = judged(board)
      const dead = conclude(domains) >= 0
      expect(dead, told(seed, board)).toBe(verdict === 'unfillable')
      if (dead) continue
      const line = unsoundFault(domains) ?? crowdFault(domains)
      expect(line !== undefined, told(seed, board)).toBe(verdict === 'line')
      if (line) continue
      expect(fill({ domains, budget: noBudget() }).verdict, told(seed, board)).toBe(
        verdict === 'region' ? 'none' : 'found',
      )
      if (verdict === 'region') continue
      const isBlocked = endsOf(board).some(
        ends => !possibleWay({ domains, budget: noBudget() }, ends),
      )
      expect(isBlocked, told(seed, board)).toBe(verdict === 'blocked')
    }
  })
})

test('a filling found is one: every empty square a pattern, laid edges kept, no line broken', () => {
  for (const seed of Array.from({ length: 40 * SEEDS }, (_, i) => i + 1)) {
    const board = strewn([6, 5], seed % 2 === 0 ? 'buffers' : boxOf(seed), seeded(seed))
    const ground = groundOf(board)
    const domains = begin(ground)
    if (conclude(domains) >= 0 || !keepLines(domains)) continue
    // Near nothing at all, and near rails everywhere, which loops and second buffers come of.
    for (const wanted of [undefined, new Uint8Array(domains.left.length).fill(RAIL)]) {
      const { filling } = search(domains, wanted)
      if (!filling) continue
      expect(filling.every((value, edge) => (value & domains.left[edge]!) === value)).toBe(true)
      const full = {
        ...board,
        laid: board.laid.map((_, square) => edgesAt(board, leftBy(board, filling), square)),
      }
      expect(canBeFilled(full), told(seed, board)).toBe(true)
      expect(joined(ground, filling)).toHaveLength(2)
    }
  }
})

const edgesAt = (board: Board, left: Record<string, string>, square: number): string =>
  [0, 1, 2, 3].map(side => left[edgeName(board, square, side)]).join('')

test('two buffers shut in with each other are refused at sight', () => {
  const [size, middle] = [7, 3]
  const isRim = (at: number) =>
    [0, size - 1].some(end => at % size === end || Math.floor(at / size) === end)
  const empty = emptyBoard(size, size, 'box')
  const rim = { ...empty, laid: empty.laid.map((_, at) => (isRim(at) ? '0000' : undefined)) }
  const board = withPiece(withPiece(rim, middle, '00T0'), size * (size - 1) + middle, 'T000')
  const domains = begin(groundOf(board))
  expect(conclude(domains)).toBe(-1)
  expect(search(domains)).toMatchObject({ verdict: 'none', nodes: 0 })
})

test('every edge has one value left or may still be nothing, and no line is forced where none was', () => {
  const sets = [1, 2, 4, 8, 9, 10, 11, 12, 13, 14, 15]
  const isKnown = new Set(sets)
  for (const north of sets)
    for (const east of sets)
      for (const south of sets)
        for (const west of sets) {
          const key = north | (east << 4) | (south << 8) | (west << 12)
          const less = narrowed(key)
          const after = [0, 4, 8, 12].map(at => (less >> at) & 15)
          if (less === 0) continue
          expect(after.every(values => isKnown.has(values))).toBe(true)
          for (const kind of [2, 4]) {
            if (after.includes(kind)) expect([north, east, south, west]).toContain(kind)
          }
        }
})

test('nothing follows where no undecided edge is a line any more, but on a square in which a line ends', () => {
  const sets = [1, 2, 4, 8, 9, 10, 11, 12, 13, 14, 15]
  let closed = 0
  for (let at = 0; at < sets.length ** 4; at++) {
    const values = [0, 1, 2, 3].map(
      side => sets[Math.floor(at / sets.length ** side) % sets.length]!,
    )
    const key = values.reduce((sum, each, side) => sum | (each << (4 * side)), 0)
    if (narrowed(key) !== key) continue
    for (const kind of [RAIL, RIVER]) {
      if (values.filter(each => each === kind).length === 1) continue
      const without = values.map(each => (each === kind ? each : each & ~kind))
      const less = without.reduce((sum, each, side) => sum | (each << (4 * side)), 0)
      expect(narrowed(less)).toBe(less)
      if (less !== key) closed++
    }
  }
  expect(closed).toBeGreaterThan(100)
})

// Three railways that cross a board of three columns from side to side, over two empty rows.
test('two closed lines of a kind let no other be, but three, which no board may have, take nothing away', () => {
  const rails = (count: number) =>
    Array.from({ length: count }, (_, row) => [0, 1, 2].map(column => 3 * row + column))
      .flat()
      .reduce((board, square) => withPiece(board, square, '0T0T'), emptyBoard(3, 5, 'box'))
  for (const count of [1, 2, 3]) {
    const board = rails(count)
    const { left } = study(groundOf(board)).start.domains
    const told = Object.fromEntries(
      [...domainsOf(board)].map(([edge, values]) => [edge, [...values].join('')]),
    )
    expect(leftBy(board, left)).toEqual(told)
    expect([...left].some(values => values !== RAIL && (values & RAIL) !== 0)).toBe(count !== 2)
  }
})

// Four empty squares among meadows: a straight road into the second would have to come round by the
// other two, and back into the side that it leaves shut. A dead end takes the road in.
test('a dead end gives a place to a piece that had none, on a board that remembers that it had none', () => {
  const [first, third] = [14, 21]
  const empty = emptyBoard(6, 6, 'roads')
  const around = [9, 16, 19, 22, 26, 27].reduce(
    (board, square) => withPiece(board, square, '0000'),
    empty,
  )
  const before = study(groundOf(around))
  expect(judged(withPiece(around, first, '0R0R'))).toBe('unfillable')
  expect(isLegal(before, first, keyOf('0R0R'))).toBe(false)
  expect(isLegal(before, third, keyOf('R000'))).toBe(true)
  const after = withPiece(around, third, 'R000')
  expect(judged(withPiece(after, first, '0R0R'))).toBeUndefined()
  expect(isLegal(study(groundOf(after), before), first, keyOf('0R0R'))).toBe(true)
})

test('a key of one value each fits one pattern or none', () => {
  expect(fitting(keyOf('R0R0'))).toBe(1)
  expect(fitting(keyOf('R000'))).toBe(0)
  expect(fitting(keyOf('T000'))).toBe(0)
})

// A game of the bench: once this took more than 100,000 nodes, for each restart tried the same
// patterns first.
test('seed 61: a dead end in the north leaves the other squares a filling, which is found well within the limit', () => {
  const rows =
    'IC..........PF A..........LQU C...........U. .E.......A.ETS C.Y.......Q.Q. EQR.........g. .BYF.D.....D.. J.TV..f...ACkB .G.RQD...G..d. M..Tc.I.A...kE'
  const ground = survey.groundOf({ variant: 'camino', board: rows.replaceAll(' ', '') })
  const domains = begin(laidWith(ground, 2, keyOf('000R')))
  expect(conclude(domains)).toBe(-1)
  expect(search(domains).verdict).toBe('found')
})
