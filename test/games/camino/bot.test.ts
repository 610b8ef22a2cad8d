// The bot: what it imagines agrees with what it was told, every level ends every game, and it
// thinks the same thing twice.
import { expect, test } from 'vitest'
import { bot } from '../../../web/games/camino/bot/bot.ts'
import { imagine } from '../../../web/games/camino/bot/imagine.ts'
import { digital } from '../../../web/games/camino/rules/rules.ts'
import type { Options, State } from '../../../web/games/camino/rules/state.ts'
import { type Level, levels } from '../../../web/games/game.ts'
import { positionOf } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { playedBy } from '../../laws/bots.ts'
import { optionsOf, watched } from '../../laws/random.ts'
import { pieces } from './pieces.ts'

const optionsFor = (wish: Partial<Options>) => optionsOf(digital, wish) as Options

test('what a viewer imagines shows it what it was shown, and no piece is lost or made', () => {
  for (const seats of [2, 4]) {
    const deal = {
      game: digital,
      mode: 'digital',
      options: optionsFor({ variant: 'caminito' }),
      seed: 77,
    } as const
    watched({ ...deal, seats }, ({ state, action }) => {
      for (const viewer of ['room', 0, seats - 1] as const) {
        const told = positionOf(digital, state as State, viewer)
        const imagined = imagine(told, seeded(action.seq))
        expect(positionOf(digital, imagined, viewer)).toEqual(told)
        expect(pieces(imagined).sort()).toEqual(pieces(state as State).sort())
      }
    })
  }
})

const ended = (levelsBySeat: readonly Level[], wish: Partial<Options>, seed: number) =>
  playedBy(
    levelsBySeat.map(level => (position, chance) => bot(position as never, chance, level)),
    { game: digital, options: optionsFor(wish), seed },
    ({ position, luck }, chosen) => {
      if (luck % 7 > 0) return
      const level = levelsBySeat[position.you as number]!
      expect(bot(structuredClone(position) as never, seeded(luck), level)).toEqual(chosen)
    },
  ).end as State

test.each(levels)('%s ends a game, and would choose the same again', level => {
  for (const [end, seats] of [
    ['automatic', 2],
    ['agreement', 4],
  ] as const) {
    expect(
      ended(Array(seats).fill(level), { variant: 'caminito-small', end }, 3).over,
    ).toBeDefined()
  }
})
