// The race that the bot runs in thought is the game: what a move does to it, it does to the table.
import { expect, test } from 'vitest'
import { answering } from '../../../web/games/cape-to-cairo/bot/bids.ts'
import { bot } from '../../../web/games/cape-to-cairo/bot/bot.ts'
import { copyOf, cross, pass, raceOf, take } from '../../../web/games/cape-to-cairo/bot/race.ts'
import { missing, siteOf } from '../../../web/games/cape-to-cairo/rules/building.ts'
import { cards } from '../../../web/games/cape-to-cairo/rules/pieces.ts'
import { digital } from '../../../web/games/cape-to-cairo/rules/rules.ts'
import type { Move, Position, State } from '../../../web/games/cape-to-cairo/rules/state.ts'
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
  const player: Parameters<typeof playedBy>[0][number] = (position, chance) =>
    bot(position as never, chance, 'steady')
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
      before = ['choose', 'pass', 'build'].includes(move.kind)
        ? { race: copyOf(race), move }
        : undefined
    },
  )
  expect(compared).toBeGreaterThan(20)
})

// Known of an auction in which all pay: both bid anything up to the lower worth, all of it alike,
// and who would pay less for it stays out as often as his worth falls short.
test('bids of two answer one another best', () => {
  const step = 2
  const worth = (pound: number) => ({
    places: [0.6, 0.4],
    price: (_: number, pounds: number) => pounds * pound,
    capital: 100,
  })
  const mean = (shares: readonly number[]) =>
    shares.reduce((sum, share, i) => sum + share * i * step, 0)
  for (const mix of answering([worth(0.01), worth(0.01)], step)) {
    expect(mean(mix)).toBeGreaterThan(8)
    expect(mean(mix)).toBeLessThan(12)
    expect(Math.max(...mix)).toBeLessThan(0.25)
  }
  const [strong, weak] = answering([worth(0.01), worth(0.02)], step)
  expect(weak![0]).toBeGreaterThan(0.4)
  expect(weak![0]).toBeLessThan(0.65)
  expect(mean(strong!)).toBeGreaterThan(4)
  expect(mean(strong!)).toBeLessThan(6)
})

test('what lies open does not tell a bid: with other luck it is mostly another', () => {
  const player: Parameters<typeof playedBy>[0][number] = (position, chance) =>
    bot(position as never, chance, 'steady')
  let mixed = 0
  playedBy(
    [player, player],
    { game: digital, options: { bonusFrom: 'pile' }, seed: 1 },
    ({ position, seat }, { move }) => {
      if ((move as Move).kind !== 'bid' || seat > 0) return
      const bids = [1, 2, 3].map(luck =>
        JSON.stringify(bot(position as never, seeded(luck), 'sharp').move),
      )
      if (new Set(bids).size > 1) mixed++
    },
  )
  expect(mixed).toBeGreaterThan(4) // of eight auctions
})

test('sharp bots do not wait for each other without end, and say what each move wins', () => {
  const sharp: Parameters<typeof playedBy>[0][number] = (position, chance) =>
    bot(position as Position, chance, 'sharp')
  const asked = { game: digital, options: { bonusFrom: 'pile' }, seed: 28 }
  const { actions } = playedBy([sharp, sharp], asked, ({ position }, { move, of }) => {
    const { view } = position as Position
    if (of && 'chance' in of) expect(of.chance).toBeGreaterThanOrEqual(0)
    if ((move as Move).kind !== 'pass') return
    expect(view.railways.some((_, seat) => missing(siteOf(view, seat)!) > 0)).toBe(true)
  })
  expect(actions).toBeLessThan(400) // it took 678 when two rivers waited
})
