// Whole races, by chance and by players who want to win: nothing is lost on the way, and every kind
// of end is met.
import { describe, expect, test } from 'vitest'
import { roseColours } from '../../../web/games/cape-horn/rules/pieces.ts'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import type { State } from '../../../web/games/cape-horn/rules/state.ts'
import { first } from './first-edition.ts'
import { pieces } from './pieces.ts'
import { type Aim, raced } from './players.ts'
import { at, options } from './situation.ts'

const mix = first.cards
  .flatMap(({ type, copies }) => Array.from({ length: copies }, () => type))
  .sort()

// Every card in the pile, a hand or on the sea; roses within the box; figures within their bounds.
const holds = (state: State) => {
  expect(pieces(state).sort()).toEqual(mix)
  const won = state.ships.flatMap(({ roses }) => roses)
  for (const colour of roseColours)
    expect(won.filter(rose => rose.colour === colour).length).toBeLessThanOrEqual(5)
  for (const { roses, points, hand, at: square } of state.ships) {
    expect(new Set(roses.map(({ stage }) => stage)).size).toBe(roses.length)
    expect(new Set(roses.map(({ colour }) => colour)).size).toBe(roses.length)
    expect(points >= 0 && points <= 8).toBe(true)
    expect(hand.length).toBeLessThanOrEqual(6)
    // on a card, a start, or beyond the line
    expect(state.laid[square] !== null || square < at(1, 3)).toBe(true)
  }
}

const crews: Record<string, Aim[]> = {
  'by chance': ['nothing', 'nothing', 'nothing'],
  'for roses': ['roses', 'roses', 'roses', 'roses'],
  'for the line': ['line', 'line', 'line', 'line', 'line'],
  'for this and that': ['roses', 'line', 'nothing', 'line'],
}

describe.each(Object.entries(crews))('%s', (name, crew) => {
  test('races end with everything where it was', () => {
    const endings = new Set<string>()
    for (const seed of [5, 6, 7, 8, 9, 10]) {
      const { end } = raced(
        crew,
        { ...options, blockedGains: seed % 2 ? 'yes' : 'no' },
        seed,
        (_, _event, after) => holds(after),
      )
      endings.add(end.over!.how)
      expect(digital.result(end)).toHaveLength(crew.length)
    }
    if (name === 'for roses') expect(endings).toContain('roses')
    if (name === 'for the line') expect(endings).toContain('line')
    if (name === 'by chance') expect([...endings]).toEqual(['stuck'])
  })
})
