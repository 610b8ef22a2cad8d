// Games once played to the end: their facts lead where they led, and their moves cause the same facts.
/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest'
import { digital } from '../../../web/games/cape-to-cairo/rules/rules.ts'
import type { Event, Move, Options, View } from '../../../web/games/cape-to-cairo/rules/state.ts'
import type { Seat, Standing } from '../../../web/games/game.ts'
import { evolved, isRefusal, open, play, positionOf } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { kinds } from './situation.ts'

interface Recorded {
  seats: number
  options: Options
  seed: number
  opening: Event[]
  actions: { seat: Seat; move: Move; luck: number; events: Event[]; final: boolean }[]
  result: Standing[]
  end: View // from the room
}
const files = import.meta.glob<Recorded>('./recorded/*.json', { eager: true, import: 'default' })
const games = Object.entries(files).map(([path, game]) => ({ name: path.slice(11, -5), game }))
const facts = ({ opening, actions }: Recorded) => [...opening, ...actions.flatMap(({ events }) => events)]

test('there is one for every way to end', () => {
  expect(games.map(({ name }) => name)).toEqual(['bonuses-become-counters', 'eight-crossed', 'second-place-shared'])
})

describe.each(games)('$name', ({ name, game }) => {
  test('its facts lead to its result', () => {
    const end = evolved(digital, undefined, facts(game))
    expect(digital.result(end)).toEqual(game.result)
    const { view, ...asked } = positionOf(digital, end, 'room')
    expect({ ...asked, ...view }).toEqual(game.end)
    expect(end.auctions).toBe(8)
    expect(game.result[0]).toMatchObject({ place: 1, score: 8 })
  })

  test('its moves cause its facts', () => {
    const opened = open(digital, game.seats, game.options, seeded(game.seed + 1))
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
    const places = game.result.map(({ place }) => place)
    const renewed = facts(game).flatMap(fact => (fact.kind === 'reshuffled' ? fact.from : []))
    expect(kinds(facts(game)).at(-1)).toBe('won')
    if (name === 'eight-crossed') expect(places).toEqual([1, 2])
    if (name === 'second-place-shared') expect(places).toEqual([1, 2, 2])
    if (name === 'bonuses-become-counters') expect(renewed).toEqual(expect.arrayContaining(['discards', 'bonuses']))
  })
})
