// What a phone reads from a record: verdicts that stay apart, pictures, and luck against what was to be expected.
import { expect, test } from 'vitest'
import { marksOf } from '../../web/client/fair-marks.tsx'
import { fairnessOf, halvesOf, summed } from '../../web/client/fairness.ts'
import { hashOf, toText } from '../../web/record/chain.ts'
import type { Draw } from '../../web/record/luck.ts'
import type { Checked, Fault } from '../../web/record/verify.ts'
import { seeded } from '../chance.ts'

const good = { header: { code: 'K7PX4M', start: { sealed: 'S' } }, rows: 3, draws: [] } as unknown as Checked
const knows = (seal?: string) => () => seal

test.each([
  ['hash', 'fails', 'open'],
  ['order', 'fails', 'open'],
  ['end', 'fails', 'open'],
  ['damaged', 'fails', 'open'],
  ['seed', 'open', 'fails'],
  ['bound', 'open', 'fails'],
  ['opening', 'open', 'fails'],
  ['draw', 'open', 'fails'],
] satisfies [Fault['why'], string, string][])(
  'a record that fails by %s names the line and one verdict',
  (why, unchanged, luck) => {
    const fairness = fairnessOf({ line: 7, why }, 'holds', knows())
    expect(fairness).toEqual({ unchanged, luck, rules: 'holds', line: 7 })
    expect(summed(fairness)).toBe('fails')
  },
)

test('a yes needs all three; what this phone noted weighs against the record', () => {
  expect(summed(fairnessOf(good, 'holds', knows()))).toBe('holds')
  expect(summed(fairnessOf(good, 'open', knows('S')))).toBe('open')
  expect(summed(fairnessOf(good, 'fails', knows('S')))).toBe('fails')
  expect(fairnessOf(good, 'holds', knows('S'))).toMatchObject({ seal: 'same', luck: 'holds' })
  expect(fairnessOf(good, 'holds', knows('T'))).toMatchObject({ seal: 'other', luck: 'fails' })
})

test('four pictures, always the same of a hash, and all of them come', () => {
  const heads = Array.from({ length: 300 }, (_, i) => toText(hashOf(Uint8Array.of(i & 255, i >> 8))))
  const all = heads.map(marksOf)
  expect(all.every(four => four.length === 4)).toBe(true)
  expect(new Set(all.flat()).size).toBe(32)
  expect(marksOf(heads[0]!)).toEqual(all[0])
})

test('luck of fair dice is usual 19 times of 20, and loaded dice are not', () => {
  const dice = seeded(4)
  const game = (roll: (sides: number) => number) =>
    Array.from({ length: 80 }, (_, i): Draw => [1 + (i % 40), roll(1 + (i % 40))])
  const isUsual = (draws: Draw[]) => {
    const { low, from, to } = halvesOf(draws)!
    return low >= from && low <= to
  }
  const fair = Array.from({ length: 1000 }, () => isUsual(game(sides => dice.roll(sides)))).filter(Boolean).length
  expect(fair).toBeGreaterThan(920)
  expect(fair).toBeLessThan(990)
  expect(isUsual(game(() => 0))).toBe(false)
  expect(halvesOf(game(() => 0).slice(0, 15))).toBeUndefined()
})
