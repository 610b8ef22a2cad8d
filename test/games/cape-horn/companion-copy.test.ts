// Board = sheet for races with an aim: every fact of a race is met, and copied onto the log book it
// says the same.
import { expect, test } from 'vitest'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import type { Event } from '../../../web/games/cape-horn/rules/state.ts'
import { companion } from '../../../web/games/cape-horn/sheet/companion.ts'
import { sheetBeside } from '../../laws/copy.ts'
import { copy } from './copy.ts'
import { type Aim, raced } from './players.ts'
import { options } from './situation.ts'

const crews: Aim[][] = [
  ['roses', 'roses', 'roses'],
  ['line', 'line', 'line', 'line'],
  ['roses', 'line', 'nothing', 'line', 'roses'],
  ['nothing', 'nothing', 'nothing'],
]

test.each([{ hands: 'no' }, { hands: 'yes' }] as const)('$hands hands', sheet => {
  const met = new Set<Event['kind']>()
  for (const crew of crews)
    for (const seed of [21, 22, 23, 24]) {
      const { start, actions, end } = raced(crew, options, seed)
      const beside = sheetBeside({ digital, companion }, copy, crew.length, sheet, start)
      let state = start
      for (const { events } of actions) {
        beside.follow(state, events)
        for (const event of events) {
          state = digital.evolve(state, event)
          met.add(event.kind)
        }
      }
      beside.end(end)
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
