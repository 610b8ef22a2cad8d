// Games once played to the end: their facts lead where they led, and their moves cause the same
// facts.
/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest'
import { digital } from '../../../web/games/cape-to-cairo/rules/rules.ts'
import type { Event, Move, Options, View } from '../../../web/games/cape-to-cairo/rules/state.ts'
import { factsOf, named, type Recorded, replays } from '../../laws/recorded.ts'
import { kinds } from './situation.ts'

const files = import.meta.glob<Recorded<Move, Event, View, Options>>('./recorded/*.json', {
  eager: true,
  import: 'default',
})
const games = named(files)

test('there is one for every way to end', () => {
  expect(games.map(({ name }) => name)).toEqual([
    'bonuses-become-counters',
    'eight-crossed',
    'second-place-shared',
  ])
})

describe.each(games)('$name', ({ name, game }) => {
  replays(digital, game)

  test('it is what its name says', () => {
    expect(game.end.auctions).toBe(8)
    expect(game.result[0]).toMatchObject({ place: 1, score: 8 })
    const places = game.result.map(({ place }) => place)
    const renewed = factsOf(game).flatMap(fact => (fact.kind === 'reshuffled' ? fact.from : []))
    expect(kinds(factsOf(game)).at(-1)).toBe('won')
    if (name === 'eight-crossed') expect(places).toEqual([1, 2])
    if (name === 'second-place-shared') expect(places).toEqual([1, 2, 2])
    if (name === 'bonuses-become-counters')
      expect(renewed).toEqual(expect.arrayContaining(['discards', 'bonuses']))
  })
})
