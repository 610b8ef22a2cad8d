// Races once played to the end: their facts lead where they led, and their moves cause the same
// facts.
/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import type { Event, Move, Options, View } from '../../../web/games/cape-horn/rules/state.ts'
import { named, type Recorded, replays } from '../../laws/recorded.ts'
import { kinds } from './situation.ts'

const files = import.meta.glob<Recorded<Move, Event, View, Options>>('./recorded/*.json', {
  eager: true,
  import: 'default',
})
const races = named(files)

// The last move and the last facts of it, by the race's name.
const endings: Record<string, [move: string, ...facts: Event['kind'][]]> = {
  'finish-line': ['sail', 'crossed-line', 'won'],
  'finish-line-in-a-sprint': ['sprint', 'crossed-line', 'won'],
  stuck: ['end', 'ended', 'got-stuck'],
  'third-rose': ['sail', 'sailed', 'won-rose', 'won'],
  'third-rose-in-a-sprint': ['sprint', 'sailed', 'won-rose', 'won'],
}

test('there is one for every way to end', () => {
  expect(races.map(({ name }) => name)).toEqual(Object.keys(endings))
})

describe.each(races)('$name', ({ name, game }) => {
  replays(digital, game)

  test('it is what its name says', () => {
    const last = game.actions.at(-1)!
    expect([last.move.kind, ...kinds(last.events)]).toEqual(endings[name])
    const [first] = game.result
    if (name === 'stuck') return expect(game.end.over).toEqual({ how: 'stuck' })
    expect(game.end.over).toEqual({
      winner: last.seat,
      how: name.startsWith('third') ? 'roses' : 'line',
    })
    expect(first).toMatchObject({ seat: last.seat, place: 1, score: 3 })
  })
})
