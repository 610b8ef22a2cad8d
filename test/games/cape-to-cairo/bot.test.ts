// The bot: it ends every game by moves that are allowed, and the same position and luck give the same choice.
import { expect, test } from 'vitest'
import { bot } from '../../../web/games/cape-to-cairo/bot/bot.ts'
import { digital } from '../../../web/games/cape-to-cairo/rules/rules.ts'
import type { State } from '../../../web/games/cape-to-cairo/rules/state.ts'
import { type Level, levels } from '../../../web/games/game.ts'
import { isRefusal, open, play, positionOf, waiting } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { redeal } from './redeal.ts'

const BOUND = 1500 // moves: no game of bots comes near

const evening = (seats: number, bonusFrom: 'choice' | 'pile', levelOf: (seat: number) => Level) => {
  const luck = seeded(seats)
  let { state } = open(digital, seats, { bonusFrom }, luck)
  for (let moves = 0; !digital.result(state); moves++) {
    expect(moves).toBeLessThan(BOUND)
    const seat = waiting(digital, state, seats)[0]!
    const seed = luck.roll(2 ** 32)
    const { move } = bot(positionOf(digital, state, seat), seeded(seed), levelOf(seat))
    if (moves % 7 === 0) {
      const twin: State = redeal(state, seat, luck)
      expect(bot(positionOf(digital, twin, seat), seeded(seed), levelOf(seat)).move).toEqual(move)
    }
    const next = play(digital, state, seat, move, luck)
    if (isRefusal(next)) throw new Error(`${JSON.stringify(move)}: ${next.refused}`)
    state = next.state
  }
}

test.each([2, 3, 4])('%i bots of all levels come to Cairo, and a twin plays the same', seats => {
  for (const bonusFrom of ['choice', 'pile'] as const) evening(seats, bonusFrom, seat => levels[(seat + 1) % 3]!)
})

test.each(levels)('bots that are %s come to Cairo among themselves', level => {
  evening(2, 'choice', () => level)
})
