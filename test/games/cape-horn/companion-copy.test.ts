// Board = sheet: any digital race, copied onto the log book fact by fact, has the same points, roses, hands, end and places.
import { expect, test } from 'vitest'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import type { Event, State } from '../../../web/games/cape-horn/rules/state.ts'
import { companion } from '../../../web/games/cape-horn/sheet/companion.ts'
import type { Sheet } from '../../../web/games/cape-horn/sheet/state.ts'
import type { Chance } from '../../../web/games/game.ts'
import { isRefusal, open, play } from '../../../web/games/play.ts'
import { copy, type Entered } from './copy.ts'
import { type Aim, raced } from './players.ts'
import { options } from './situation.ts'

const never = (): never => {
  throw new Error('a companion has no luck')
}
const noLuck: Chance = { roll: never, shuffle: never }

const board = ({ ships }: State, hands: boolean) =>
  ships.map(({ points, roses, hand }) => ({ points, roses, hand: hands ? hand.length : null }))

// Plays a digital race to its end and copies it; tells which facts it met on the way.
const copied = (aims: readonly Aim[], seed: number, counted: 'yes' | 'no') => {
  const hands = counted === 'yes'
  let sheet: Sheet = open(companion, aims.length, { hands: counted }, noLuck).state
  const met = new Set<Event['kind']>()
  const say = ({ seat, entry }: Entered) => {
    const entered = play(companion, sheet, seat, entry, noLuck)
    if (isRefusal(entered)) throw new Error(`${JSON.stringify(entry)}: ${JSON.stringify(entered)}`)
    sheet = entered.state
  }
  const { end } = raced(aims, options, seed, (before, event, after) => {
    met.add(event.kind)
    if (!sheet.turn) say({ seat: 0, entry: { kind: 'begins', first: before.turn!.seat } })
    for (const entered of copy(event, before, hands)) say(entered)
    if (!after.turn) return
    expect(sheet.pages).toEqual(board(after, hands))
    expect(sheet.turn!.seat).toBe(after.turn.seat)
  })
  expect(sheet.pages).toEqual(board(end, hands))
  expect(sheet.over).toEqual(end.over!.how === 'stuck' ? { how: 'closed' } : end.over)
  expect(companion.result(sheet)).toEqual(digital.result(end))
  return met
}

const crews: Aim[][] = [
  ['nothing', 'nothing', 'nothing'],
  ['roses', 'roses', 'roses'],
  ['line', 'line', 'line', 'line'],
  ['roses', 'line', 'nothing', 'line', 'roses'],
]

test.each(['no', 'yes'] as const)('with hands counted: %s', counted => {
  const met = new Set<Event['kind']>()
  for (const crew of crews) {
    for (const seed of [21, 22, 23, 24]) for (const kind of copied(crew, seed, counted)) met.add(kind)
  }
  const all: Event['kind'][] = [
    'laid',
    'covered',
    'sailed',
    'won-rose',
    'renounced',
    'drew',
    'bought',
    'ended',
    'began',
  ]
  expect([...met]).toEqual(expect.arrayContaining([...all, 'crossed-line', 'won', 'got-stuck']))
})
