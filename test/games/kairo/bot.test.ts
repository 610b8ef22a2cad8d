// The bot: what it imagines agrees with what it was told, every level ends every game, and it thinks the same thing twice.
import { describe, expect, test } from 'vitest'
import { levels } from '../../../web/games/game.ts'
import { bot } from '../../../web/games/kairo/bot/bot.ts'
import { imagine } from '../../../web/games/kairo/bot/imagine.ts'
import box from '../../../web/games/kairo/box.tsx'
import { digital } from '../../../web/games/kairo/rules/rules.ts'
import type { Options, State } from '../../../web/games/kairo/rules/state.ts'
import { isRefusal, open, play, positionOf, waiting } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { combinations, frozen, optionsOf, watched } from '../../laws/random.ts'
import { pieces } from './pieces.ts'

const variants = combinations(box.choices.digital).map(wish => optionsOf(digital, wish) as Options)

test('what a viewer imagines shows it what it was shown, and no piece is lost or made', () => {
  for (const [i, seats] of [2, 3, 4].entries()) {
    watched({ game: digital, mode: 'digital', seats, options: variants[i + 3], seed: 77 + i }, ({ state, action }) => {
      for (const viewer of ['room', 0, seats - 1] as const) {
        const told = positionOf(digital, state as State, viewer)
        const imagined = imagine(told, seeded(action.seq))
        expect(positionOf(digital, imagined, viewer)).toEqual(told)
        expect(pieces(imagined).sort()).toEqual(pieces(state as State).sort())
      }
    })
  }
})

describe.each(levels)('%s', level => {
  test.each(variants)('ends a game of $start, $medals, $oneOtherColour, and would choose the same again', options => {
    const seats = 2 + (variants.indexOf(options) % 3)
    let { state } = open(digital, seats, options, seeded(5))
    for (let step = 0; !digital.result(state); step++) {
      const [seat] = waiting(digital, state, seats)
      const position = positionOf(digital, frozen(state), seat!)
      const chosen = bot(position, seeded(step), level)
      if (step % 9 === 0) expect(bot(structuredClone(position), seeded(step), level)).toEqual(chosen)
      const next = play(digital, state, seat!, chosen.move, seeded(step + 1))
      if (isRefusal(next)) throw new Error(`${JSON.stringify(chosen.move)}: ${next.refused}`)
      state = next.state
      expect(step).toBeLessThan(2000)
    }
  })
})
