// A law of every game: its players can agree to end it at any moment.
import { describe, expect, test } from 'vitest'
import { betterOf } from '../web/games/box.tsx'
import { isRecord } from '../web/games/kit/records.ts'
import {
  evolved,
  isEarly,
  isRefusal,
  noLuck,
  play,
  positionOf,
  waiting,
} from '../web/games/play.ts'
import type { Telling } from '../web/games/words.ts'
import { langs } from '../web/lang.ts'
import { seeded } from './chance.ts'
import { deals, json, toEach, viewersOf } from './laws/deals.ts'
import { type Deal, frozen, gameOf } from './laws/random.ts'

const EARLY = [{ kind: 'ended-early' }]
const MOMENTS = 3 // of each game, spread over it
const MOST = 4 // games of each mode, because a law needs no view of every state

const telling: Omit<Telling, 'options' | 'seats'> = {
  you: 'room',
  name: seat => `Seat ${seat}`,
  list: items => items.join(', '),
  either: items => items.join(', '),
}

// Some states of a game before its end.
const momentsOf = (deal: Deal): unknown[] => {
  const { start, steps } = gameOf(deal)
  const states = [start, ...steps.slice(0, -1).map(({ state }) => state)]
  const every = Math.ceil(states.length / MOMENTS)
  return states.filter((_, at) => at % every === 0)
}

// Plays on with what people must count before the standings are known.
const counted = ({ game, seats, seed }: Deal, ended: unknown): unknown => {
  let state = ended
  const dice = seeded(seed)
  for (let moves = 0; game.result(state) === undefined; moves++) {
    if (moves > seats) throw new Error('more is asked than to count')
    const [seat] = waiting(game, state, seats)
    const offered = [...game.moves(positionOf(game, state, seat!))]
    const next = play(game, state, seat!, offered[dice.roll(offered.length)], noLuck)
    if (isRefusal(next)) throw new Error(next.refused)
    state = next.state
  }
  return state
}

// The places of all values in a view; items of a list share one.
const pathsIn = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value))
    return [`${path}[]`, ...value.flatMap(item => pathsIn(item, `${path}[]`))]
  if (!isRecord(value)) return [path]
  return Object.entries(value).flatMap(([key, item]) => pathsIn(item, `${path}.${key}`))
}

describe.each(deals)('$name', ({ box, mode, game, deals }) => {
  const each = toEach(deals.slice(0, MOST))

  test('21: ended by agreement at any moment, each seat has a place and nobody has a move', () => {
    each(deal => {
      const sides = game.sides?.(deal.seats, deal.options)
      for (const state of momentsOf(deal)) {
        const ended = frozen(evolved(game, state, EARLY))
        expect(isEarly(state)).toBe(false)
        expect(game.proceed(ended, noLuck)).toEqual([])
        const over = counted(deal, ended)
        expect(isEarly(over)).toBe(true)
        expect(waiting(game, over, deal.seats)).toEqual([])
        const standings = game.result(over)!
        expect(standings.map(({ seat }) => seat).sort()).toEqual([...Array(deal.seats).keys()])
        expect(Math.min(...standings.map(({ place }) => place))).toBe(1)
        const better = betterOf(box, mode, deal.options) === 'more' ? 1 : -1
        for (const one of standings)
          for (const other of standings)
            if (one.place < other.place && one.out === other.out)
              expect((one.score - other.score) * better).toBeGreaterThanOrEqual(0)
        for (const side of sides ?? [])
          expect(
            new Set(side.map(seat => standings.find(one => one.seat === seat)!.place)).size,
          ).toBe(1)
        const say = { ...telling, options: deal.options, seats: deal.seats }
        for (const lang of langs) {
          const words = box.words[lang]
          expect(words[mode].won(standings, say)).toMatch(/\p{L}.*[.!]$/u)
          const views = [game.view(gameOf(deal).start, 'room'), game.view(over, 'room')]
          // a figure that is no number is null in JSON
          expect(
            JSON.stringify(box[mode].story?.({ views, result: standings, words, say }) ?? {}),
          ).not.toContain('null')
        }
      }
    })
  })

  test('21: it shows nothing that neither the game nor its own end shows', () => {
    each(deal => {
      const { end } = gameOf(deal)
      for (const state of momentsOf(deal)) {
        const ended = evolved(game, state, EARLY)
        for (const viewer of viewersOf(deal.seats)) {
          const shown = (of: unknown) => pathsIn(json(game.view(of, viewer)))
          const known = new Set([...shown(state), ...shown(end)])
          expect(shown(ended).filter(path => !known.has(path))).toEqual([])
        }
      }
    })
  })
})
