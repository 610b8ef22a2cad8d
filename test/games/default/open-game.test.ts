// A game without secrets, made of its rules alone: all is seen and told, and any moment is played on.
import { expect, test } from 'vitest'
import type { AnyGame } from '../../../web/games/game.ts'
import { hasSecrets, openAt } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { viewersOf } from '../../laws/deals.ts'
import { gameOf, optionsOf } from '../../laws/random.ts'
import { digital } from '../../sample/race/rules/rules.ts'
import type { State } from '../../sample/race/rules/state.ts'
import { companion } from '../../sample/race/sheet/companion.ts'

const seats = 3
const played = (game: AnyGame, mode: 'digital' | 'companion') =>
  gameOf({ game, mode, seats, options: optionsOf(game), seed: 5 })

test.each([
  ['digital', digital],
  ['companion', companion],
] as const)(
  '%s: everybody sees the whole state but its options, and reads every event',
  (mode, game) => {
    expect(game.open).toBe(true)
    const { opening, steps } = played(game, mode)
    expect(steps.length).toBeGreaterThan(3)
    for (const { state, action } of [{ state: steps[0]!.before, action: opening }, ...steps]) {
      const { options: _, ...whole } = state as State
      for (const viewer of viewersOf(seats)) {
        expect(game.view(state as State, viewer)).toEqual(whole)
        for (const event of action.events as never[])
          expect(game.viewEvent(event, viewer, false)).toBe(event)
      }
      expect([0, 1, 2].some(seat => hasSecrets(game as AnyGame, state as State, seat))).toBe(false)
    }
  },
)

test('a moment is played on as it was; beside the box it is not', () => {
  const { state } = played(digital, 'digital').steps[2]!
  expect(openAt(digital, state as State, seeded(1)).state).toEqual(state)
  expect(companion.resume).toBeUndefined()
})
