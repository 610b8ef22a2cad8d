// Games once played to the end: their facts lead where they led, and their moves cause the same
// facts.
/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest'
import { digital } from '../../../web/games/kairo/rules/rules.ts'
import type { Event, Move, Options, State, View } from '../../../web/games/kairo/rules/state.ts'
import { factsOf, named, type Recorded, replays } from '../../laws/recorded.ts'
import { kinds } from './situation.ts'

const files = import.meta.glob<Recorded<Move, Event, View, Options>>('./recorded/*.json', {
  eager: true,
  import: 'default',
})
const games = named(files)

// The seats still in, when each build of the final phase was made.
const buildersLeft = (game: Recorded<Move, Event, View, Options>): number[] => {
  let state: State | undefined
  return factsOf(game).flatMap(fact => {
    const before = state
    state = digital.evolve(state, fact)
    return before?.final && fact.kind === 'built'
      ? before.players.filter(({ isOut }) => !isOut).length
      : []
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
  replays(digital, game)

  test('it is what its name says', () => {
    const reason = factsOf(game).find(fact => fact.kind === 'final')?.reason
    expect(kinds(factsOf(game)).at(-1)).toBe('ended')
    if (name === 'one-cloth-empty') expect(reason).toBe('one-empty')
    if (name === 'two-cloths-at-one') expect(reason).toBe('two-low')
    if (name === 'ten-still-rounds') expect(reason).toBe('still')
    if (name === 'shared-victory')
      expect(game.result.filter(({ place }) => place === 1).length).toBe(2)
    if (name === 'last-one-alone')
      expect(buildersLeft(game).filter(left => left === 1).length).toBeGreaterThan(1)
  })
})
