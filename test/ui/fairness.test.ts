// What a phone reads from a record: verdicts that stay apart, pictures, and luck against what was
// to be expected.
import { expect, test } from 'vitest'
import { proofOf } from '../../web/client/app/my-tables.ts'
import { marksOf } from '../../web/client/fair/fair-marks.tsx'
import { fairnessOf, halvesOf, type Noted, summed } from '../../web/client/fair/fairness.ts'
import * as proof from '../../web/client/fair/proof.ts'
import { hashOf, sealOf, toText } from '../../web/record/chain.ts'
import { toldAtStart } from '../../web/record/format.ts'
import { type Draw, markOf } from '../../web/record/luck.ts'
import type { Checked, Fault } from '../../web/record/verify.ts'
import { kept } from '../../web/ui/storage.ts'
import { seeded } from '../chance.ts'

const good = {
  header: { code: 'K7PX4M', start: { sealed: 'S' } },
  rows: 3,
  draws: [],
} as unknown as Checked
const knows = (sealed?: string) => () => ({ sealed })

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

test('a start other than this phone was told, its number left out, a mark or a move that is another: each is seen', () => {
  const bytes = (fill: number) => new Uint8Array(32).fill(fill)
  const opened = toText(bytes(1))
  const key = bytes(2)
  const hash = toText(bytes(3))
  const start = {
    sealed: 'S',
    seats: [
      { seat: 0, sealed: sealOf(opened)!, opened },
      { seat: 1, missing: 'bot' },
    ],
  }
  const header = {
    code: 'K7PX4M',
    game: 'bids',
    mode: 'digital',
    options: {},
    start,
  } as unknown as Checked['header']
  const found: Checked = {
    ...good,
    header,
    key,
    hashes: [hash],
    moves: [{ kind: 'bid', pounds: 3 }],
  }
  const told = toldAtStart(header, 'S', [sealOf(opened)!, null])
  const seen = (noted: Noted) => fairnessOf(found, 'holds', () => ({ sealed: 'S', ...noted }))
  expect(seen({ gave: { opened, told } })).toMatchObject({ luck: 'holds', seal: 'mixed' })
  expect(seen({ gave: { opened: 'another', told } })).toMatchObject({ luck: 'open', seal: 'left' })
  expect(seen({ gave: { opened, told: 'another' } })).toMatchObject({
    luck: 'fails',
    seal: 'other',
  })
  expect(seen({ marks: [[1, markOf(key, hash)]] })).toMatchObject({
    unchanged: 'holds',
    noted: 'same',
  })
  expect(seen({ marks: [[2, markOf(key, hash)]] })).toMatchObject({
    unchanged: 'fails',
    noted: 'other',
  })
  expect(seen({ marks: [[1, hash]] })).toMatchObject({ unchanged: 'fails', noted: 'other' })
  expect(seen({ moves: [[1, { pounds: 3, kind: 'bid' }]] })).toMatchObject({
    unchanged: 'holds',
    noted: 'same',
  })
  expect(seen({ moves: [[1, { kind: 'bid', pounds: 4 }]] })).toMatchObject({
    unchanged: 'fails',
    noted: 'other',
  })
})

test('a phone seals one number, opens it once and only where its seal is told, and notes what it hears first', () => {
  const settings = { game: 'bids', mode: 'digital', options: {}, sealed: 'S' } as const
  const up = proof.seal('PROOF1')
  expect(proof.seal('PROOF1')).toEqual(up) // a line that comes back says it again
  if (up?.do !== 'seal') throw new Error('nothing was sealed')
  expect(proof.open('PROOF1', settings, [null, 'another'])).toBeUndefined()
  const opening = proof.open('PROOF1', settings, [null, up.sealed])
  if (opening?.do !== 'open') throw new Error('nothing was opened')
  expect(sealOf(opening.opened)).toBe(up.sealed)
  expect(proof.open('PROOF1', settings, [null, up.sealed])).toBeUndefined()
  expect(proof.seal('PROOF1')).toBeUndefined()
  proof.noteMark('PROOF1', 2, 'first')
  proof.noteMark('PROOF1', 2, 'second')
  for (let seq = 3; seq < 900; seq++) proof.noteMove('PROOF1', seq, seq)
  const { gave, marks, moves } = kept<proof.Proof>(proofOf('PROOF1'))!
  expect(gave).toEqual({
    opened: opening.opened,
    told: toldAtStart({ code: 'PROOF1', ...settings }, 'S', [null, up.sealed]),
  })
  expect(marks).toEqual([[2, 'first']])
  expect(moves).toHaveLength(300)
})

test('four pictures, always the same of a hash, and all of them come', () => {
  const heads = Array.from({ length: 300 }, (_, i) =>
    toText(hashOf(Uint8Array.of(i & 255, i >> 8))),
  )
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
  const fair = Array.from({ length: 1000 }, () => isUsual(game(sides => dice.roll(sides)))).filter(
    Boolean,
  ).length
  expect(fair).toBeGreaterThan(920)
  expect(fair).toBeLessThan(990)
  expect(isUsual(game(() => 0))).toBe(false)
  expect(halvesOf(game(() => 0).slice(0, 15))).toBeUndefined()
})
