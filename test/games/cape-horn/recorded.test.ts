// Races once played to the end: their facts lead where they led, and their moves cause the same facts.
/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import type { Event, View } from '../../../web/games/cape-horn/rules/state.ts'
import type { Standing } from '../../../web/games/game.ts'
import { evolved, isRefusal, open, play, positionOf } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import type { Recorded } from './players.ts'
import { kinds, options } from './situation.ts'

type File = Omit<Recorded, 'end' | 'options'> & { result: Standing[]; end: View } // from the room
const files = import.meta.glob<File>('./recorded/*.json', { eager: true, import: 'default' })
const races = Object.entries(files)
  .map(([path, race]) => ({ name: path.slice(11, -5), race }))
  .sort((a, b) => (a.name < b.name ? -1 : 1))
const facts = ({ opening, actions }: File) => [...opening, ...actions.flatMap(({ events }) => events)]

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

describe.each(races)('$name', ({ name, race }) => {
  test('its facts lead to its result', () => {
    const end = evolved(digital, undefined, facts(race))
    expect(digital.result(end)).toEqual(race.result)
    const { view, ...asked } = positionOf(digital, end, 'room')
    expect({ ...asked, ...view }).toEqual(race.end)
  })

  test('its moves cause its facts', () => {
    const opened = open(digital, race.seats, options, seeded(race.seed + 1))
    expect(opened.events).toEqual(race.opening)
    let { state } = opened
    for (const { seat, move, luck, events, final } of race.actions) {
      const played = play(digital, state, seat, move, seeded(luck))
      if (isRefusal(played)) throw new Error(`${JSON.stringify(move)}: ${played.refused}`)
      expect([played.events, played.final]).toEqual([events, final])
      state = played.state
    }
    expect(digital.result(state)).toEqual(race.result)
  })

  test('it is what its name says', () => {
    const last = race.actions.at(-1)!
    expect([last.move.kind, ...kinds(last.events)]).toEqual(endings[name])
    const [first] = race.result
    if (name === 'stuck') return expect(race.end.over).toEqual({ how: 'stuck' })
    expect(race.end.over).toEqual({ winner: last.seat, how: name.startsWith('third') ? 'roses' : 'line' })
    expect(first).toMatchObject({ seat: last.seat, place: 1, score: 3 })
  })
})
