// The worked turn of the rules help: the same moves on the standard board, with the figures that
// the help gives.
import { expect, test } from 'vitest'
import { standard } from '../../../web/games/cape-horn/rules/edition.ts'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import { open } from '../../../web/games/play.ts'
import { langs } from '../../../web/lang.ts'
import { boxOf } from '../../../web/shelf.ts'
import { buy, draw, end, lay, make, options, reach, rolls, rose, sail } from './situation.ts'

// Seat 0 begins on S1, and every card dealt is the first kind there is, a 2-star.
const opened = open(
  digital,
  3,
  { ...options, edition: standard },
  rolls(0, ...Array.from({ length: 9 }, () => 0)),
).state

test('the turn of the example is a legal first turn with these figures', () => {
  const [ada] = opened.ships
  expect(ada).toMatchObject({ points: 4, hand: ['A', 'A', 'A'] }) // 3 points, and 1 noted
  const laid = reach(opened, lay('A', 14, 2), lay('A', 14, 3))
  const { state: sailed, events } = make(laid, sail(14, 3))
  expect(events).toContainEqual({ kind: 'won-rose', seat: 0, ...rose(1, 'green') })
  const ended = reach(sailed, draw, buy, end)
  expect(ended.ships[0]).toMatchObject({ points: 3, roses: [rose(1, 'green')] })
  expect(ended.ships[0]!.hand).toHaveLength(3)
  expect(ended.turn?.seat).toBe(1)
})

test.each(langs)('the example names its squares and figures: %s', lang => {
  const { example } = boxOf('cape-horn')!.help[lang]
  const text = example!.text.map(part => (typeof part === 'string' ? part : '')).join(' ')
  for (const square of ['S1', 'b14', 'c14']) expect(text).toContain(square)
  expect(text.match(/\d+(?= (?:p|P))/g)).toEqual(['3', '1', '1', '3'])
})
