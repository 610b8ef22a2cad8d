// The entrances offered to who attracts a customer: the nearest first, and of those as near one's
// own, a neutral, a rival's.
import { expect, test } from 'vitest'
import { choicesFor } from '../../../web/games/kairo/board/draft.ts'
import { cloths } from '../../../web/games/kairo/rules/pieces.ts'
import type { Position, State } from '../../../web/games/kairo/rules/state.ts'
import { positionOf } from '../../../web/games/play.ts'
import { boxOf } from '../../../web/shelf.ts'
import { optionsOf, randomGame } from '../../laws/random.ts'

test('in random bazaars', () => {
  const { game } = boxOf('kairo')!.digital
  let ties = 0
  for (const seed of [1, 2, 3, 4]) {
    randomGame(
      { game, mode: 'digital', seats: 3, options: optionsOf(game), seed },
      ({ before }) => {
        const { phase } = before as State
        if (phase.kind !== 'turn') return
        const position = positionOf(game, before, phase.seat) as Position
        for (const cloth of cloths) {
          const told = choicesFor(position, cloth).map(({ steps, stall: { owner } }) => {
            return steps * 10 + (owner === phase.seat ? 0 : owner === null ? 1 : 2)
          })
          expect(told).toEqual([...told].sort((a, b) => a - b))
          ties += told.filter(
            (one, i) => i > 0 && Math.floor(one / 10) === Math.floor(told[i - 1]! / 10),
          ).length
        }
      },
    )
  }
  expect(ties).toBeGreaterThan(20)
})
