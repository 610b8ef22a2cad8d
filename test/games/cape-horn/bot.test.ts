// The bot: it imagines what its seat was not told, and nothing else.
import { expect, test } from 'vitest'
import { imagine } from '../../../web/games/cape-horn/bot/imagine.ts'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import { positionOf } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { pieces } from './pieces.ts'
import { raced } from './players.ts'
import { options } from './situation.ts'

test('what is imagined shows the seat what it sees, and keeps every card', () => {
  for (const seed of [1, 2, 3]) {
    raced(['nothing', 'line', 'roses', 'line'], options, seed, (_, __, state) => {
      for (const you of [0, 1, 'room'] as const) {
        const position = positionOf(digital, state, you)
        const imagined = imagine(position, seeded(seed))
        expect(positionOf(digital, imagined, you)).toEqual(position)
        expect(pieces(imagined).sort()).toEqual(pieces(state).sort())
      }
    })
  }
})
