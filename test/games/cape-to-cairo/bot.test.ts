// The race that the bot runs in thought is the game: what a move does to it, it does to the table.
import { expect, test } from 'vitest'
import { bot } from '../../../web/games/cape-to-cairo/bot/bot.ts'
import { copyOf, cross, pass, raceOf, take } from '../../../web/games/cape-to-cairo/bot/race.ts'
import { cards } from '../../../web/games/cape-to-cairo/rules/pieces.ts'
import { digital } from '../../../web/games/cape-to-cairo/rules/rules.ts'
import type { Move, State } from '../../../web/games/cape-to-cairo/rules/state.ts'
import { seeded } from '../../chance.ts'
import { playedBy } from '../../laws/bots.ts'

// What luck does not change.
const settled = (race: ReturnType<typeof raceOf>) => ({
  runners: race.runners,
  tracks: race.tracks,
  order: race.order,
})

test.each([2, 3, 4])('a crossing, a pass and a choice of %i seats come to the same', seats => {
  let before: { race: ReturnType<typeof raceOf>; move: Move } | undefined
  let compared = 0
  const player: Parameters<typeof playedBy>[0][number] = (position, chance) => bot(position as never, chance, 'steady')
  playedBy(
    Array(seats).fill(player),
    { game: digital, options: { bonusFrom: 'pile' }, seed: seats },
    (asked, chosen) => {
      const race = raceOf(asked.before as State)
      // Nowhere in the race are cards missing, or the last auctions of four could not be dealt.
      const { pile, discards, stock, offer, runners } = race
      const kept = runners.reduce((sum, { lane, crossed }) => sum + lane.length + crossed, 0)
      expect(pile.length + discards.length + stock.length + offer.length + kept).toBe(cards.length)
      if (before) {
        const { move } = before
        if (move.kind === 'choose') take(before.race, move.card)
        if (move.kind === 'pass') pass(before.race)
        if (move.kind === 'build') cross(before.race, move, seeded(1))
        // The last of the order takes what is left by itself.
        const [left] = before.race.offer
        if (move.kind === 'choose' && before.race.order.length === 1) take(before.race, left!)
        expect(settled(before.race)).toEqual(settled(race))
        compared++
      }
      const move = chosen.move as Move
      before = ['choose', 'pass', 'build'].includes(move.kind) ? { race: copyOf(race), move } : undefined
    },
  )
  expect(compared).toBeGreaterThan(20)
})
