// Board = sheet: whole games at random, every piece traced as it is laid and every way counted by
// hand, give the same ways and the same result, in every variant and with two or four.
import { describe, expect, test } from 'vitest'
import { variants } from '../../../web/games/camino/rules/pieces.ts'
import { digital } from '../../../web/games/camino/rules/rules.ts'
import type { Event, State } from '../../../web/games/camino/rules/state.ts'
import { waysOf } from '../../../web/games/camino/rules/survey.ts'
import { companion } from '../../../web/games/camino/sheet/companion.ts'
import { reckoned } from '../../../web/games/camino/sheet/reckoning.ts'
import { costOf } from '../../../web/games/camino/solver/ways.ts'
import { sheetBeside } from '../../laws/copy.ts'
import { optionsOf, randomGame } from '../../laws/random.ts'
import { copy } from './copy.ts'

describe.each(variants)('%s', variant => {
  test.each([
    [2, 'automatic'],
    [4, 'agreement'],
  ] as const)('%i players, end by %s', (seats, end) => {
    const options = optionsOf(digital, { variant, end })
    const {
      start,
      steps,
      end: last,
    } = randomGame({ game: digital, mode: 'digital', seats, options, seed: 7 * seats })
    for (const wish of copy.sheets(start as State)) {
      const beside = sheetBeside({ digital, companion }, copy, seats, wish, start)
      for (const { before, action } of steps) beside.follow(before, action.events as Event[])
      beside.end(last)
    }
    // What the sheet says of the board before it is closed is what the board says of itself.
    const { board, starts } = last as State
    const { sides, fault } = reckoned({ variant, board }, starts)
    expect(fault).toBeUndefined()
    const costs = (['agreed', 'possible'] as const).map(kind =>
      waysOf({ variant, board })
        .map(ways => ways[kind] && costOf(ways[kind]))
        .sort(),
    )
    expect(sides.map(({ way }) => way && costOf(way)).sort()).toEqual(costs[0])
    expect(sides.map(({ way, possible }) => costOf((possible ?? way)!)).sort()).toEqual(costs[1])
  })
})
