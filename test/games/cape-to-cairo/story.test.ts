// What every seat spent, from whole games at random: the story's figures come from views, and agree
// with the facts to the pound.
import { describe, expect, test } from 'vitest'
import { momentOf as onBoard } from '../../../web/games/cape-to-cairo/board/moment.ts'
import {
  byAuction,
  counted,
  type Moment,
  spendings,
} from '../../../web/games/cape-to-cairo/parts/spending.ts'
import { startCapital, trackPrice } from '../../../web/games/cape-to-cairo/rules/pieces.ts'
import { digital } from '../../../web/games/cape-to-cairo/rules/rules.ts'
import type { Event, State } from '../../../web/games/cape-to-cairo/rules/state.ts'
import { companion } from '../../../web/games/cape-to-cairo/sheet/companion.ts'
import { momentOf as onSheet } from '../../../web/games/cape-to-cairo/sheet/moment.ts'
import type { Sheet } from '../../../web/games/cape-to-cairo/sheet/state.ts'
import { optionsOf, randomGame } from '../../laws/random.ts'
import { sweep } from '../../sweep.ts'

const GAMES = sweep('GAMES', { part: 8, whole: 60 })
const deals = Array.from({ length: GAMES }, (_, i) => ({ seats: 2 + (i % 3), seed: 500 + i }))

const addsUp = (moments: readonly Moment[]) => {
  const after = byAuction(moments)
  const last = after.at(-1)!
  for (const [seat, { bids, tracks, left }] of spendings(after).entries()) {
    expect(startCapital + last.earned[seat]! - bids - tracks).toBe(left)
    expect(left).toBe(last.capital[seat])
    expect(tracks % trackPrice).toBe(0)
    expect(tracks).toBeGreaterThanOrEqual(0)
    expect(last.crossed[seat]! + (last.waiting[seat]?.length ?? 0)).toBeLessThanOrEqual(8)
  }
  return spendings(after)
}

describe.each(deals)('$seats seats, seed $seed', ({ seats, seed }) => {
  test('online', () => {
    const options = optionsOf(digital)
    const { opening, start, steps } = randomGame({
      game: digital,
      mode: 'digital',
      seats,
      seed,
      options,
    })
    const states = [start, ...steps.map(({ state }) => state)] as State[]
    const spent = addsUp(states.map(state => onBoard(digital.view(state, 'room'))))
    const facts = [opening, ...steps.map(({ action }) => action)].flatMap(
      ({ events }) => events as Event[],
    )
    for (const [seat, { bids, tracks }] of spent.entries()) {
      const paid = facts.map(fact => (fact.kind === 'revealed' ? fact.bids[seat]! : 0))
      const bought = facts.map(fact =>
        fact.kind === 'crossed' && fact.seat === seat ? fact.bought : 0,
      )
      expect(bids).toBe(paid.reduce((sum, one) => sum + one, 0))
      expect(tracks).toBe(trackPrice * bought.reduce((sum, one) => sum + one, 0))
    }
  })

  test.each(['ledger', 'full'])('beside the box, %s', depth => {
    const options = optionsOf(companion, { depth })
    const { start, steps } = randomGame({
      game: companion,
      mode: 'companion',
      seats,
      seed,
      options,
    })
    const states = [start, ...steps.map(({ state }) => state)] as Sheet[]
    const spent = addsUp(states.map(state => onSheet(companion.view(state, 'room'))))
    for (const [seat, { bids, tracks }] of spent.entries()) {
      const { lines } = states.at(-1)!.accounts[seat]!
      const bought = lines.flatMap(({ crossings }) => crossings.map(one => one.bought))
      expect(bids).toBe(lines.reduce((sum, { bid }) => sum + (bid ?? 0), 0))
      expect(tracks).toBe(trackPrice * bought.reduce((sum, one) => sum + one, 0))
    }
  })
})

test('terrains are counted in the order of the tracks that they need', () => {
  expect(counted(['savanna', 'mountain', 'savanna'])).toEqual([
    ['mountain', 1],
    ['savanna', 2],
  ])
})
