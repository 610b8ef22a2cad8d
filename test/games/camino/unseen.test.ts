// What is still to come, by kind: all of the box but what lies there, what was put aside, and one's
// own hand.
import { expect, test } from 'vitest'
import { unseenIn } from '../../../web/games/camino/board/unseen.tsx'
import { digital } from '../../../web/games/camino/rules/rules.ts'
import { positionOf } from '../../../web/games/play.ts'
import { boardOf, situation } from './situation.ts'

test('nobody is shown what another holds', () => {
  const variant = 'caminito-small'
  const state = situation({
    board: boardOf(variant, '└─┐'),
    hands: [['curve', 'meadow'], ['four-way']],
    starts: [0, null],
    options: { variant },
  })
  const seen = (viewer: number | 'room') =>
    Object.fromEntries(unseenIn(positionOf(digital, state, viewer) as never))
  expect(seen(0)).toEqual({
    straight: 23,
    curve: 29,
    'three-way': 8,
    'four-way': 4,
    'dead-end': 4,
    forest: 4,
    meadow: 15,
  })
  expect(seen('room')).toMatchObject({ curve: 30, meadow: 16, 'four-way': 4 })
})
