// The language of sheets: what it computes, what it refuses and where, and that no text, however
// contrived, throws.
import { expect, test } from 'vitest'
import {
  type Names,
  read,
  type Type,
  type Value,
} from '../../../web/games/any-box/rules/language.ts'
import { seeded } from '../../chance.ts'
import { sweep } from '../../sweep.ts'

const lists: Record<string, readonly Value[]> = { 'all.bid': [3, 1, 3], 'all.yes': [true, false] }
const values: Record<string, Value | readonly Value[]> = { ...lists, bid: 3, none: 0, yes: true }
const names: Names = {
  own: new Map<string, Type>([
    ['bid', 'int'],
    ['none', 'int'],
    ['yes', 'bool'],
  ]),
  all: new Map<string, Type>([
    ['bid', 'int'],
    ['yes', 'bool'],
  ]),
  ours: new Map(),
}

const work = (text: string, wanted: Type = 'int') => {
  const found = read(text, names, wanted)
  return 'code' in found ? found : found.work(name => values[name] ?? 0)
}

test.each<[string, Value]>([
  ['1 + 2 * 3 - 4', 3],
  ['-7 / 2', -3],
  ['7 % 3', 1],
  ['-bid', -3],
  ['yes ? bid : none', 3],
  ['[56, 51, 41, 36][bid]', 36],
  ['all.bid[1]', 1],
  ['abs(-3) + min(bid, 1) + max(bid, 9)', 13],
  ['min(all.bid) + max(all.bid) + sum(all.bid)', 11],
  ['size(all.bid)', 3],
  ['count(all.yes)', 1],
  ['count(all.bid, 3)', 2],
  ['above(all.bid, 1) * 10 + below(all.bid, 3)', 21],
  ['most(all.bid, 1)', 2],
  ['most(all.bid, 0)', 0],
  ['least(all.bid, 2)', 1],
  ['sum([])', 0],
])('%s is %s', (text, value) => {
  expect(work(text)).toBe(value)
})

test.each<[string, boolean]>([
  ['bid == 3 && !(bid < 3) || yes', true],
  ['bid != 3', false],
  ['bid in [1, 2]', false],
  ['bid >= 3 && bid <= 3', true],
  ['false && 1 / none == 0', false],
  ['true || 1 / none == 0', true],
])('%s is %s', (text, value) => {
  expect(work(text, 'bool')).toBe(value)
})

test.each([
  ['1 / none', 'division-by-zero'],
  ['1 % none', 'division-by-zero'],
  ['all.bid[bid]', 'index-out-of-bounds'],
  ['[1][-1]', 'index-out-of-bounds'],
  ['max([])', 'empty-list'],
  ['999999999 * 999999999', 'too-large'],
  ['999999999 * 999999999 * 999999999', 'too-large'],
])('%s cannot be worked out: %s', (text, code) => {
  expect(work(text)).toEqual(expect.objectContaining({ code }))
})

test.each([
  ['bid.size()', 'not-in-language'],
  ['has(all.bid)', 'unknown-function'],
  ['all', 'not-in-language'],
  ['all == all', 'not-in-language'],
  ['{1: 2}[1]', 'limit-exceeded'],
  ['1u', 'not-whole'],
  ['null', 'not-whole'],
  ['"a"', 'not-whole'],
  ['b"a" == b"a" ? 1 : 0', 'not-whole'],
  ['all.__proto__', 'no-such-key'],
  ['constructor', 'unknown-variable'],
  ['type(bid)', 'unknown-function'],
  ['dyn(bid)', 'unknown-function'],
  ['bid.bid', 'not-in-language'],
  ['[[1], [2]]', 'wrong-type'],
  ['yes', 'wrong-type'],
  ['', 'unexpected-token'],
])('%s is refused: %s', (text, code) => {
  expect(work(text)).toEqual(expect.objectContaining({ code }))
})

test('no text throws, or costs more than its nodes', () => {
  const parts =
    'bid all.bid all ours . , ( ) [ ] { } + - * / % == < && || ! ? : in 1 0 9999999999 1.5 "a" \\ max sum most map(x, x) yes // # \u202e \n'.split(
      ' ',
    )
  const chance = seeded(11)
  for (let n = 0; n < sweep('TEXTS', { part: 2000, whole: 20_000 }); n++) {
    const length = 1 + chance.roll(24)
    const text = Array.from({ length }, () => parts[chance.roll(parts.length)]).join(' ')
    const found = work(text, chance.roll(2) === 0 ? 'int' : 'bool')
    if (typeof found === 'object') expect(found.from).toBeLessThanOrEqual(text.length)
  }
})
