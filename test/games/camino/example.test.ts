// The turn that the rules help plays: the moves it tells of are legal, and cost what it says.
import { expect, test } from 'vitest'
import box from '../../../web/games/camino/box.tsx'
import { detour, names } from '../../../web/games/camino/help/examples.ts'
import { frameOf, type Piece } from '../../../web/games/camino/rules/pieces.ts'
import { squareName } from '../../../web/games/camino/rules/places.ts'
import { digital } from '../../../web/games/camino/rules/rules.ts'
import type { State } from '../../../web/games/camino/rules/state.ts'
import { surveyed } from '../../../web/games/camino/rules/survey.ts'
import { positionOf } from '../../../web/games/play.ts'
import { langs } from '../../../web/lang.ts'
import { later, lay, situation } from './situation.ts'

const [ada, ben] = [0, 1]
const costs = (state: State) =>
  positionOf(digital, state, ada).view.ways.map(({ possible }) => possible)
const hand: Piece[] = ['straight', 'straight', 'curve', 'curve', 'meadow', 'meadow']

const opened = situation({ starts: [null, null], hands: [hand, hand] })
const roads = [
  [ada, lay('─', 1, 1)],
  [ben, lay('─', 14, 1)],
  [ada, lay('─', 2, 1)],
  [ben, lay('┌', 13, 1)],
] as const
const before = roads.reduce(
  (state, [seat, move]) => later(later(state, seat, move), seat, { kind: 'draw' }),
  opened,
)
const laid = later(before, ada, lay('└', 13, 2))

test('two roads each leave both routes at the fewest points of the board', () => {
  const { columns, rows } = frameOf('camino')
  expect(costs(before)).toEqual([columns + rows - 1, columns + rows - 1])
  expect(costs(before)).toEqual([23, 23])
})

test('the curved road sends Ben on a detour of two points, over the squares that are shown', () => {
  expect(costs(laid)).toEqual([23, 25])
  const shown = detour.squares.map(square =>
    lay('·', 12 + (square % 3), 1 + Math.floor(square / 3)),
  )
  const [, rising] = surveyed({ variant: 'camino', board: laid.board }).ways
  const squares = shown.map(move => 'at' in move && move.at)
  expect([...rising.possible!.squares].reverse().slice(0, squares.length)).toEqual(squares)
  expect(names.map(([, name]) => name)).toEqual(
    squares.slice(0, names.length).map(square => squareName('camino', Number(square))),
  )
})

test('six tiles before, six after drawing, then it is Ben’s turn', () => {
  expect(before.hands[ada]).toHaveLength(6)
  const drawn = later(laid, ada, { kind: 'draw' })
  expect(drawn.hands[ada]).toHaveLength(6)
  expect(drawn.turn.seat).toBe(ben)
})

test.each(langs)('the help tells of these squares and figures: %s', lang => {
  const text = box.help[lang].example!.text.filter(part => typeof part === 'string').join()
  for (const told of ['A1', 'N10', 'N1', 'A10', 'M1', 'M2', 'N2', '23', '25'])
    expect(text).toMatch(new RegExp(`\\b${told}\\b`))
})
