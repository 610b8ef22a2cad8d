// Whole games at random, from fixed seeds: what holds at every step of every one.
import { describe, expect, test } from 'vitest'
import { rank } from '../../../web/games/cape-to-cairo/rules/auction.ts'
import { cardOf } from '../../../web/games/cape-to-cairo/rules/pieces.ts'
import { digital } from '../../../web/games/cape-to-cairo/rules/rules.ts'
import type { Event, State } from '../../../web/games/cape-to-cairo/rules/state.ts'
import type { Viewer } from '../../../web/games/game.ts'
import { seeded } from '../../chance.ts'
import { randomGame, type Step } from '../../laws/random.ts'
import { redealOf } from '../../laws/redeal.ts'
import { pieces } from './pieces.ts'

const bonusFroms = ['choice', 'pile'] as const
const deals = [2, 3, 4].flatMap(seats =>
  [11, 12, 13, 14].map(seed => ({ seats, seed, options: { bonusFrom: bonusFroms[seed % 2]! } })),
)
interface Seen {
  before: State
  state: State
  events: Event[]
  step: Step
}
const played = (deal: (typeof deals)[number], watch: (seen: Seen) => void) =>
  randomGame({ ...deal, game: digital, mode: 'digital' }, step =>
    watch({
      before: step.before as State,
      state: step.state as State,
      events: step.action.events as Event[],
      step,
    }),
  ).end as State

describe.each(deals)('$seats seats, seed $seed', deal => {
  const viewers: Viewer[] = ['room', ...Array.from({ length: deal.seats }, (_, seat) => seat)]

  test('every card is somewhere exactly once, and nobody owes a pound', () => {
    const all = Array.from({ length: 50 }, (_, id) => id)
    played(deal, ({ before, state }) => {
      expect(pieces(state).sort((a, b) => a - b)).toEqual(all)
      expect(state.pile).toEqual([...state.pile].sort((a, b) => a - b))
      for (const [seat, { capital, bonuses, crossed, lane }] of state.railways.entries()) {
        expect(capital).toBeGreaterThanOrEqual(0)
        expect(bonuses.length).toBeLessThanOrEqual(5)
        const choosing = state.phase.kind === 'choosing' && state.phase.order.includes(seat)
        const auctions =
          state.phase.kind === 'auction' || choosing ? state.auctions - 1 : state.auctions
        expect(crossed.length + lane.length).toBe(auctions)
        expect(crossed.slice(0, before.railways[seat]!.crossed.length)).toEqual(
          before.railways[seat]!.crossed,
        )
      }
    })
  })

  test('it ends with eight crossed, an empty lane and eight auctions', () => {
    const end = played(deal, ({ state }) => {
      if (state.phase.kind === 'building')
        expect(state.railways.every(({ lane }) => lane.length > 0)).toBe(true)
    })
    const [winner] = digital.result(end)!
    expect(winner).toMatchObject({ place: 1, score: 8 })
    expect(end.railways[winner!.seat]).toMatchObject({ lane: [], crossed: { length: 8 } })
    expect(end.railways.filter(({ crossed }) => crossed.length >= 8)).toHaveLength(1)
    expect(end.auctions).toBe(8)
  })

  test('the order of choice is the book’s', () => {
    played(deal, ({ state }) => {
      if (!state.reveal) return
      const { bids, before, order, drawings } = state.reveal
      const ranking = rank(
        bids.map((pounds, seat) => ({ seat, pounds, capital: before[seat]! })),
        drawings.map(drawing =>
          drawing.map(({ seat, card }) => ({ seat, coin: cardOf(card).pounds })),
        ),
      )
      expect(ranking.draw).toEqual([])
      expect(order).toEqual(ranking.order)
    })
  })

  test('a viewer sees and is told the same whatever he was not told', () => {
    let hidden = 0
    played(deal, ({ state, step }) => {
      for (const viewer of viewers) {
        const twin = redealOf('cape-to-cairo', 'digital')(
          state,
          viewer,
          seeded(step.action.seq),
        ) as State
        if (JSON.stringify(twin) !== JSON.stringify(state)) hidden++
        expect(pieces(twin).sort()).toEqual(pieces(state).sort())
        expect(digital.view(twin, viewer)).toEqual(digital.view(state, viewer))
      }
    })
    expect(hidden).toBeGreaterThan(0)
  })

  test('no fact tells the front of a bonus, nor a bid before all are open', () => {
    played(deal, ({ events, state }) => {
      for (const fact of events)
        for (const viewer of viewers) {
          for (const settled of [false, true]) {
            const told = digital.viewEvent(fact, viewer, settled)
            if (fact.kind === 'gained-bonus') {
              expect(told).toEqual({ kind: 'gained-bonus', seat: fact.seat, from: fact.from })
            } else if (fact.kind === 'bid' && !settled && viewer !== fact.seat) {
              expect(told).toEqual({ kind: 'bid', seat: fact.seat })
            } else expect(told).toBe(fact)
          }
        }
      for (const viewer of viewers) {
        const { phase } = digital.view(state, viewer)
        if (phase.kind !== 'auction' || state.phase.kind !== 'auction') continue
        expect(phase.sealed).toEqual(state.phase.bids.map(bid => bid !== null))
        expect(phase.bid).toBe(
          viewer === 'room' ? undefined : (state.phase.bids[viewer] ?? undefined),
        )
      }
    })
  })
})
