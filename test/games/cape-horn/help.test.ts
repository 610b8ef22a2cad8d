// The pictures of the rules help tell of two cards what this edition's cards do.
import { expect, test } from 'vitest'
import { chartOf } from '../../../web/games/cape-horn/rules/chart.ts'
import { standard } from '../../../web/games/cape-horn/rules/edition.ts'

const { arrows } = chartOf(standard)

test('the card that is turned has two heads forward, and one to either side', () => {
  expect(arrows.get('M')).toEqual([
    { heading: 'F', distance: 2 },
    { heading: 'L', distance: 1 },
    { heading: 'R', distance: 1 },
  ])
})

test('the ship without a card two squares on has no other arrow', () => {
  expect(arrows.get('E')).toEqual([{ heading: 'F', distance: 2 }])
})
