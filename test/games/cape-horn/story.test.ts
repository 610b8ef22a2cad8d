// The end as its page tells it: by what the race was won, how far each ship had come, and all that
// was counted.
/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest'
import { momentOf as boardMoment } from '../../../web/games/cape-horn/board/story.ts'
import box from '../../../web/games/cape-horn/box.tsx'
import { prizesIn } from '../../../web/games/cape-horn/parts/roses.ts'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import type { Event, State, View } from '../../../web/games/cape-horn/rules/state.ts'
import { companion } from '../../../web/games/cape-horn/sheet/companion.ts'
import type { Sheet } from '../../../web/games/cape-horn/sheet/state.ts'
import { momentOf as sheetMoment } from '../../../web/games/cape-horn/sheet/story.ts'
import type { Words } from '../../../web/games/cape-horn/words/sentences.ts'
import { memberOf } from '../../../web/games/kit/records.ts'
import { evolved } from '../../../web/games/play.ts'
import type { Telling } from '../../../web/games/words.ts'
import { optionsOf, randomGame } from '../../laws/random.ts'
import { sweep } from '../../sweep.ts'
import { begins, closed, evening, next, rose } from './evening.ts'
import { options } from './situation.ts'

const names = ['Ada', 'Bruno', 'Céline']
const say: Telling = {
  you: 'room',
  options,
  seats: names.length,
  name: seat => names[seat]!,
  list: all => all.join(', '),
  either: all => all.join(' or '),
}
const words = box.words.en as unknown as Words & (typeof box.words)['en']
const files = import.meta.glob<{ opening: Event[]; actions: { events: Event[] }[] }>(
  './recorded/*.json',
  {
    eager: true,
    import: 'default',
  },
)
const told = (name: string) => {
  const { opening, actions } = files[`./recorded/${name}.json`]!
  let state = evolved(digital, undefined, opening) as State
  const views: View[] = [digital.view(state, 'room')]
  for (const { events } of actions) {
    state = evolved(digital, state, events) as State
    views.push(digital.view(state, 'room'))
  }
  const result = digital.result(state)!
  const winner = result.find(({ place }) => place === 1)!.seat
  return { story: box.digital.story!({ views, result, words, say })!, state, winner }
}

describe('online', () => {
  test('a race ends by the roses of who won, and its ship beyond the line', () => {
    const { story, state, winner } = told('finish-line')
    expect(story.by).toEqual([
      `${words.digital.held(state.ships[winner]!.roses)}.`,
      'Céline had two roses too, but did not cross the line.',
    ])
    expect(story.lines[winner]!.at(-1)).toBe(3)
    expect(new Set(story.lines.map(line => line.length)).size).toBe(1)
    for (const line of story.lines) expect(line[0]).toBe(0)
    expect(story.moments).toHaveLength(2)
    for (const { at, seat } of story.moments) expect(story.lines[seat]![at]).toBeDefined()
  })
  test('a stuck one says why first', () => {
    expect(told('stuck').story.by[0]).toBe(words.digital.told['got-stuck'])
  })
  test('every turn and every square reached is counted', () => {
    const { story, state } = told('third-rose')
    const turns = story.counted.filter(([, label]) => label === words.figures.turns)
    expect(turns.map(([, , n]) => n)).toEqual(state.ships.map(({ voyage }) => voyage.length))
    const sailed = story.counted.filter(([, label]) => label === words.figures.sailed)
    const reached = (seat: number) =>
      state.ships[seat]!.voyage.reduce((sum, squares) => sum + squares.length - 1, 0)
    expect(sailed.map(([seat, , n]) => n === reached(seat))).toEqual([true, true, true])
  })
})

test('beside the box the roses are told round by round', () => {
  const at = evening(3)
  const views = [at.view('room')]
  const write = (...entries: Parameters<typeof at.say>) => {
    for (const entry of entries) {
      at.say(entry)
      views.push(at.view('room'))
    }
  }
  write(begins(1), next, rose(1, 'red'), next, next, next, rose(2, 'green'), closed)
  const result = [
    { seat: 2, place: 1, score: 2, sum: [] },
    { seat: 0, place: 2, score: 0, sum: [] },
    { seat: 1, place: 2, score: 0, sum: [] },
  ]
  const story = box.companion.story!({ views, result, words, say })!
  expect(story.lines).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, 1, 2],
  ])
  expect(story.by).toHaveLength(3)
})

const RACES = sweep('RACES', { part: 6, whole: 60 })

describe('prizes add up to the scores', () => {
  const seeds = Array.from({ length: RACES }, (_, i) => 300 + i)
  test.each(seeds)('online, seed %s', seed => {
    const seats = 3 + (seed % 3)
    const { start, steps, end } = randomGame({
      ...{ game: digital, mode: 'digital', seats, seed, options: optionsOf(digital) },
    })
    const states = [start, ...steps.map(({ state }) => state)] as State[]
    const views = states.map(state => boardMoment(digital.view(state, 'room')))
    const prizes = prizesIn(views)
    for (const { seat, score } of digital.result(end as State)!)
      expect(prizes.filter(prize => prize.seat === seat)).toHaveLength(score)
    // The fact of each rose, and whether the ship had sprinted to it.
    const facts = steps.flatMap(({ action }, i) =>
      (action.events as Event[]).flatMap(fact =>
        fact.kind === 'won-rose'
          ? [
              {
                seat: fact.seat,
                view: i + 1,
                isBySprint: memberOf(action.move, 'kind') === 'sprint',
              },
            ]
          : [],
      ),
    )
    const roses = prizes.filter(({ rose }) => rose)
    expect(roses.map(({ seat, view, isBySprint }) => ({ seat, view, isBySprint }))).toEqual(facts)
  })
  test.each(seeds)('beside the box, seed %s', seed => {
    const seats = 3 + (seed % 3)
    const { start, steps, end } = randomGame({
      ...{ game: companion, mode: 'companion', seats, seed, options: optionsOf(companion) },
    })
    const states = [start, ...steps.map(({ state }) => state)] as Sheet[]
    const prizes = prizesIn(states.map(state => sheetMoment(companion.view(state, 'room'))))
    for (const { seat, score } of companion.result(end as Sheet)!)
      expect(prizes.filter(prize => prize.seat === seat)).toHaveLength(score)
  })
})
