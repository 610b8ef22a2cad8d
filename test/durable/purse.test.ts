// A private purse beside the box: its holder alone knows it, and nothing a neighbour enters or
// corrects finds it out.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Companion, lift } from '../../web/games/companion.ts'
import type { Position, Seat, Viewer } from '../../web/games/game.ts'
import type { Frame } from '../../web/protocol.ts'
import bids from '../bench/box.tsx'
import { granted, refusal, shelve, stubOf } from './people.ts'

const coins = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))
const entry = v.variant('kind', [
  v.strictObject({ kind: v.literal('gain'), coins }),
  v.strictObject({ kind: v.literal('pay'), coins }), // private
  v.strictObject({ kind: v.literal('build') }), // public, and only with a coin left
])
type Entry = v.InferOutput<typeof entry>
type Options = { rounds: string }
interface Sheet {
  options: Options
  gained: number[]
  paid: number[]
  built: number[]
}
// The purse is one's own; of the others a viewer knows what they gained, never what they paid.
interface View {
  gained: number[]
  built: number[]
  purse?: number
}

const sheet: Companion<Sheet, View, Entry, Options> = {
  version: 1,
  options: v.object({ rounds: v.string() }),
  entry,
  blank: (seats, options) => ({
    options,
    gained: Array(seats).fill(9),
    paid: Array(seats).fill(0),
    built: Array(seats).fill(0),
  }),
  view: ({ gained, paid, built }, viewer: Viewer) => ({
    gained,
    built,
    ...(viewer !== 'room' && { purse: gained[viewer]! - paid[viewer]! }),
  }),
  prompts: () => [{ kind: 'build' }],
  check({ view: { purse } }: Position<View, Options>, said) {
    if (purse === undefined || said.kind === 'gain') return undefined
    const cost = said.kind === 'pay' ? said.coins : 1
    return purse < cost ? { refused: 'too-little', rule: 'purse', at: { purse } } : undefined
  },
  enter(sheet, seat, said) {
    const more = (counts: number[], by: number) => counts.with(seat, counts[seat]! + by)
    if (said.kind === 'gain') return { ...sheet, gained: more(sheet.gained, said.coins) }
    if (said.kind === 'pay') return { ...sheet, paid: more(sheet.paid, said.coins) }
    return { ...sheet, built: more(sheet.built, 1) }
  },
  standings: () => [],
  done: () => false,
  end: sheet => sheet,
  secret: ({ kind }) => (kind === 'pay' ? 'private' : undefined),
}
shelve({ ...bids, id: 'purses', companion: { ...bids.companion, game: lift(sheet) } })

// Each table has a seed of its own.
const unsealed = ({ sealed: _, ...frame }: Frame) => frame

let opened = 0
const begin = async () => {
  const code = `PURSE-${opened++}`
  const table = stubOf(code)
  const opening = {
    code,
    game: 'purses',
    mode: 'companion' as const,
    seats: 2,
    options: { rounds: '3' },
    hostKey: code,
  }
  await granted(table.open(opening))
  const keys = [
    (await granted(table.sit({ keys: [] }, {}))).key,
    (await granted(table.sit({ keys: [] }, {}))).key,
  ]
  await granted(table.start({ keys: [code] }))
  const as = (seat: Seat) => ({ keys: [keys[seat]!] })
  let made = 0
  const enter = (by: Seat, seat: Seat, move: Entry) =>
    table.move(as(by), { id: `e${made++}`, seat, move })
  return { table, as, enter }
}

test('a neighbour’s entry is answered the same whatever the purse holds', async () => {
  const answers = []
  for (const paid of [9, 1]) {
    const { table, as, enter } = await begin()
    await granted(enter(0, 0, { kind: 'pay', coins: paid }))
    if (paid === 9) {
      const own = await refusal(enter(0, 0, { kind: 'build' }))
      expect(own).toEqual({ refused: 'too-little', rule: 'purse', at: { purse: 0 } })
    }
    answers.push([
      await enter(1, 0, { kind: 'build' }),
      await refusal(enter(1, 0, { kind: 'pay', coins: 1 })),
      (await granted(table.log(as(1), 1))).actions.map(({ at: _, ...action }) => action),
      unsealed((await granted(table.see(as(1)))).frame),
    ])
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]![1]).toEqual({ refused: 'not-your-seat' })
  expect(answers[0]![2]).toMatchObject([
    { seq: 2, events: [{ kind: 'sealed', seat: 0 }] },
    { seq: 3 },
  ])
})

test('a payment blocks nobody’s correction and tells nothing by it', async () => {
  const answers = []
  for (const paid of [12, 1]) {
    const { table, as, enter } = await begin()
    await granted(enter(1, 0, { kind: 'gain', coins: 3 }))
    await granted(enter(0, 0, { kind: 'pay', coins: paid }))
    // For its holder the payment stands on the gain; a neighbour corrects it all the same.
    const own = await granted(table.entry(as(0), 2, { move: { kind: 'gain', coins: 1 } }))
    if (paid === 12) expect(own.refusal).toMatchObject({ refused: 'would-fall', at: { seq: 3 } })
    const looked = await granted(table.entry(as(1), 2, { move: { kind: 'gain', coins: 1 } }))
    answers.push([
      unsealed(looked.after!),
      await table.correct(as(1), { id: 'c', seq: 2, move: { kind: 'gain', coins: 1 } }),
      await refusal(table.entry(as(1), 3)),
      await refusal(table.correct(as(1), { id: 'd', seq: 3, move: { kind: 'pay', coins: 1 } })),
    ])
    expect((await granted(table.see(as(0)))).frame.view).toMatchObject({ purse: 10 - paid })
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]!.slice(2)).toEqual([{ refused: 'not-your-seat' }, { refused: 'not-your-seat' }])
})

test('a payment is corrected by its holder all evening, also from behind the snapshot', async () => {
  const { table, as, enter } = await begin()
  await granted(enter(0, 0, { kind: 'pay', coins: 7 }))
  for (let i = 0; i < 70; i++) await granted(enter(1, i % 2, { kind: 'gain', coins: 1 }))
  expect(await granted(table.entry(as(0), 2))).toMatchObject({ entry: { kind: 'pay', coins: 7 } })
  await granted(table.correct(as(0), { id: 'c', seq: 2, move: { kind: 'pay', coins: 5 } }))
  expect((await granted(table.see(as(0)))).frame.view).toMatchObject({ purse: 9 + 35 - 5 })
  const log = JSON.stringify(await granted(table.log(as(1), 0)))
  expect(log).not.toContain('"pay"')
})
