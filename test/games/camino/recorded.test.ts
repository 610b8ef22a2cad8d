// Games once played to the end: their facts lead where they led, and their moves cause the same
// facts.
/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest'
import { story } from '../../../web/games/camino/parts/story.ts'
import { digital } from '../../../web/games/camino/rules/rules.ts'
import type { Event, Move, Options, State, View } from '../../../web/games/camino/rules/state.ts'
import * as en from '../../../web/games/camino/words/en.ts'
import { wordsOf } from '../../../web/games/camino/words/sentences.ts'
import type { Seat } from '../../../web/games/game.ts'
import { evolved } from '../../../web/games/play.ts'
import { factsOf, named, type Recorded, replays } from '../../laws/recorded.ts'
import { kinds } from './situation.ts'

const files = import.meta.glob<Recorded<Move, Event, View, Options>>('./recorded/*.json', {
  eager: true,
  import: 'default',
})
const games = named(files)

test('there is one for every way to end and to be decided', () => {
  expect(games.map(({ name }) => name)).toEqual([
    'agreed-by-teams',
    'automatic',
    'shared-in-caminito',
    'stuck-after-a-new-hand',
    'tie-decided-by-squares',
  ])
})

describe.each(games)('$name', ({ name, game }) => {
  replays(digital, game)

  test('it is what its name says', () => {
    const all = factsOf(game)
    const { how, ways } = all.find(fact => fact.kind === 'ended')!
    const [first, last] = [game.result[0]!, game.result.at(-1)!]
    const isTied = first.score === last.score
    expect(kinds(all).at(-1)).toBe('ended')
    expect(ways).toHaveLength(2)
    if (name === 'automatic') expect(how).toBe('automatic')
    if (name === 'agreed-by-teams') {
      expect(how).toBe('agreed')
      expect(kinds(all)).toEqual(expect.arrayContaining(['offered', 'accepted']))
      expect(game.result.map(({ place }) => place)).toEqual([1, 1, 2, 2])
    }
    if (name === 'stuck-after-a-new-hand') {
      expect(how).toBe('stuck')
      expect(kinds(all)).toContain('redealt')
    }
    if (name === 'tie-decided-by-squares') {
      expect([isTied, first.place, last.place]).toEqual([true, 1, 2])
      expect(first.ties![0]![1]).toBeLessThan(last.ties![0]![1])
    }
    if (name === 'shared-in-caminito') {
      expect([isTied, first.place, last.place]).toEqual([true, 1, 1])
      expect(first.ties).toEqual(last.ties)
    }
  })
})

test('partners share a line of the story, and are named together', () => {
  const game = games.find(({ name }) => name === 'agreed-by-teams')!.game
  let state: State = evolved(digital, undefined, game.opening)
  const views = game.actions.map(({ events }) => {
    state = evolved(digital, state, events)
    return digital.view(state, 'room')
  })
  const list = (items: readonly string[]) => items.join(' and ')
  const say = {
    you: 'room',
    options: game.options,
    seats: 4,
    name: (seat: Seat) => `P${seat}`,
    list,
    either: list,
  } as const
  const told = story({ views, result: game.result, words: wordsOf(en), say })
  const scores = [0, 1].map(seat => game.result.find(each => each.seat === seat)!.score)
  expect(told!.lines.map(line => line.at(-1))).toEqual(scores)
  expect(told!.inWords).toMatch(/^P0 and P2: .* and P1 and P3: /)
  for (const { seat } of told!.moments) expect([0, 1]).toContain(seat)
})
