// What a viewer is shown and told: one's own hand, of the others how many cards; of the pile how
// many; no more.
import { expect, test } from 'vitest'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import type { Event } from '../../../web/games/cape-horn/rules/state.ts'
import type { Viewer } from '../../../web/games/game.ts'
import { open } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { at, options, race } from './situation.ts'

const told = (event: Event, viewer: Viewer) => digital.viewEvent(event, viewer, true)

test('a view holds one’s own hand and counts of the rest', () => {
  const laid = race({ ships: [{}, {}, {}] }).laid.with(at(10, 5), ['H', 'C'])
  const state = race({
    ships: [{ hand: ['A', 'B'] }, { hand: ['C'] }, { hand: [] }],
    laid,
    pile: { A: 3, B: 1 },
  })
  const view = digital.view(state, 1)
  expect(view.hand).toEqual(['C'])
  expect(view.ships.map(({ cards }) => cards)).toEqual([2, 1, 0])
  expect(Object.keys(view.ships[0]!).sort()).toEqual(['at', 'cards', 'points', 'roses', 'voyage'])
  expect(view.pile).toBe(4)
  expect(view.laid[at(10, 5)]).toBe('C')
  expect(Object.keys(view).sort()).toEqual([
    'hand',
    'laid',
    'over',
    'pile',
    'ships',
    'still',
    'turn',
  ])
  expect(digital.view(state, 'room').hand).toEqual([])
})

test('the opening tells others how many cards were dealt', () => {
  const [opening] = open(digital, 3, options, seeded(1)).events
  if (opening?.kind !== 'opened') throw new Error('a race begins by being opened')
  expect(opening.hands.map(hand => (hand as string[]).length)).toEqual([3, 3, 3])
  expect(told(opening, 1)).toEqual({ ...opening, hands: [3, opening.hands[1], 3] })
  expect(told(opening, 'room')).toEqual({ ...opening, hands: [3, 3, 3] })
})

test.each(['drew', 'bought'] as const)('a card %s is named to its owner only', kind => {
  const event: Event = { kind, seat: 1, card: 'H' }
  expect(told(event, 1)).toEqual(event)
  for (const viewer of [0, 2, 'room'] as const)
    expect(told(event, viewer)).toEqual({ kind, seat: 1 })
})

test('all else is everybody’s', () => {
  const event: Event = { kind: 'covered', seat: 1, card: 'H', at: at(10, 5) }
  for (const viewer of [0, 1, 'room'] as const) expect(told(event, viewer)).toBe(event)
})

test('who begins stands in the corner, the others follow clockwise', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const { state, events } = open(digital, 4, options, seeded(seed))
    const { first } = events[0] as Extract<Event, { kind: 'opened' }>
    const starts = [0, 1, 2, 3].map(later => state.ships[(first + later) % 4]!.at)
    expect(starts).toEqual([14, 13, 12, 11].map(column => at(column, 1)))
    expect(state.turn).toMatchObject({ seat: first, step: 'laying' })
    expect(state.ships.map(({ points }, seat) => points - Number(seat === first))).toEqual([
      3, 3, 3, 3,
    ])
  }
})
