// Games once played to the end: their facts lead where they led, and their moves cause the same facts.
/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest'
import type { Seat, Standing } from '../../../web/games/game.ts'
import { digital } from '../../../web/games/kairo/rules/rules.ts'
import type { Event, Move, State, View } from '../../../web/games/kairo/rules/state.ts'
import { evolved, isRefusal, open, play } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { kinds, options } from './situation.ts'

interface Recorded {
  seats: number
  seed: number
  opening: Event[]
  actions: { seat: Seat; move: Move; luck: number; events: Event[]; final: boolean }[]
  result: Standing[]
  end: View // from the room
}
const files = import.meta.glob<Recorded>('./recorded/*.json', { eager: true, import: 'default' })
const games = Object.entries(files).map(([path, game]) => ({ name: path.slice(11, -5), game }))
const facts = ({ opening, actions }: Recorded) => [...opening, ...actions.flatMap(({ events }) => events)]

// The seats still in, when each build of the final phase was made.
const buildersLeft = (game: Recorded): number[] => {
  let state: State | undefined
  return facts(game).flatMap(fact => {
    const before = state
    state = digital.evolve(state, fact)
    return before?.final && fact.kind === 'built' ? before.players.filter(({ isOut }) => !isOut).length : []
  })
}

test('there is one for every way to end', () => {
  expect(games.map(({ name }) => name)).toEqual([
    'last-one-alone',
    'one-cloth-empty',
    'shared-victory',
    'ten-still-rounds',
    'two-cloths-at-one',
  ])
})

describe.each(games)('$name', ({ name, game }) => {
  test('its facts lead to its result', () => {
    const end = evolved(digital, undefined, facts(game))
    expect(digital.result(end)).toEqual(game.result)
    expect(JSON.parse(JSON.stringify(digital.view(end, 'room')))).toEqual(game.end)
  })

  test('its moves cause its facts', () => {
    const opened = open(digital, game.seats, options, seeded(game.seed + 1))
    expect(opened.events).toEqual(game.opening)
    let state = opened.state
    for (const { seat, move, luck, events, final } of game.actions) {
      const played = play(digital, state, seat, move, seeded(luck))
      if (isRefusal(played)) throw new Error(`${JSON.stringify(move)}: ${played.refused}`)
      expect([played.events, played.final]).toEqual([events, final])
      state = played.state
    }
    expect(digital.result(state)).toEqual(game.result)
  })

  test('it is what its name says', () => {
    const reason = facts(game).find(fact => fact.kind === 'final')?.reason
    expect(kinds(facts(game)).at(-1)).toBe('ended')
    if (name === 'one-cloth-empty') expect(reason).toBe('one-empty')
    if (name === 'two-cloths-at-one') expect(reason).toBe('two-low')
    if (name === 'ten-still-rounds') expect(reason).toBe('still')
    if (name === 'shared-victory') expect(game.result.filter(({ place }) => place === 1).length).toBe(2)
    if (name === 'last-one-alone') expect(buildersLeft(game).filter(left => left === 1).length).toBeGreaterThan(1)
  })
})
