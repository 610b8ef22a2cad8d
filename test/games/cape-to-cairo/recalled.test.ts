// The log of full depth names the landscape that was crossed, also where an entry was taken back or
// corrected.
import { expect, test } from 'vitest'
import { recalled } from '../../../web/games/cape-to-cairo/sheet/crossed-cards.ts'
import type { View } from '../../../web/games/cape-to-cairo/sheet/state.ts'

const built = (seq: number, more = {}) => ({
  seq,
  events: [{ kind: 'entered', seat: 0, entry: { kind: 'built', bonuses: 0, bought: 0 } }],
  ...more,
})
const crossing = (terrain: string) => ({ coin: 1, bought: 0, bonuses: 0, terrain })
const view = (...terrains: string[]) =>
  ({
    accounts: [{ lines: [{ crossings: [] }, { crossings: terrains.map(crossing) }] }],
  }) as unknown as View
const named = (actions: readonly { seq: number; events: readonly unknown[] }[]) =>
  actions.map(
    ({ events }) => (events[0] as { entry?: { terrain?: string } } | undefined)?.entry?.terrain,
  )

test('crossings are named from the last one back', () => {
  expect(named(recalled([built(2), built(3)], view('river', 'desert', 'village')))).toEqual([
    'desert',
    'village',
  ])
})

test('what was taken back, struck or put in place of another is none', () => {
  const log = [
    built(2),
    built(3),
    { seq: 4, events: [], undoes: 3 },
    built(5),
    { seq: 6, events: [], corrects: 5 },
  ]
  expect(named(recalled(log, view('river')))).toEqual([
    'river',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(
    named(recalled([built(2), built(3), built(4, { corrects: 2 })], view('river', 'desert'))),
  ).toEqual(['river', 'desert', undefined])
})
