// The bot: it imagines what its seat was not told, and nothing else.
import { expect, test } from 'vitest'
import { bot } from '../../../web/games/cape-horn/bot/bot.ts'
import { imagine } from '../../../web/games/cape-horn/bot/imagine.ts'
import { check } from '../../../web/games/cape-horn/rules/legal.ts'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import type { Position } from '../../../web/games/cape-horn/rules/state.ts'
import type { Chance } from '../../../web/games/game.ts'
import { positionOf } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { type Player, playedBy } from '../../laws/bots.ts'
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

test('nobody pays for a square that the card leads to', () => {
  let ignores = 0
  for (const seed of [15, 24, 42, 57]) {
    const players = Array.from(
      { length: 3 },
      () => (position: Position, chance: Chance) => bot(position as never, chance, 'sharp'),
    )
    playedBy(players as Player[], { game: digital, options, seed }, ({ position }, { move }) => {
      const { kind, to } = move as { kind: string; to: number }
      if (kind !== 'ignore') return
      ignores++
      expect(
        check(position as Position, { kind: 'sail', to }),
        `seed ${seed}, square ${to}`,
      ).toHaveProperty('refused')
    })
  }
  expect(ignores).toBeGreaterThan(3)
})
