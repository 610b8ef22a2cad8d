// Plays the recorded games anew and writes them down: `npx node test/games/kairo/record.ts`, then
// `npx biome format --write`. Only when the rules were meant to change: a recorded game shows that they did not.
import { writeFileSync } from 'node:fs'
import { digital } from '../../../web/games/kairo/rules/rules.ts'
import type { State } from '../../../web/games/kairo/rules/state.ts'
import { optionsOf, randomGame } from '../../laws/random.ts'

// A game for every way to begin the final phase, and for what may happen in it.
const games: Record<string, { seats: number; seed: number }> = {
  'one-cloth-empty': { seats: 3, seed: 107 },
  'two-cloths-at-one': { seats: 2, seed: 556 },
  'ten-still-rounds': { seats: 2, seed: 239 },
  'shared-victory': { seats: 3, seed: 773 },
  'last-one-alone': { seats: 2, seed: 863 },
}

for (const [name, game] of Object.entries(games)) {
  const { opening, steps, end } = randomGame({ ...game, options: optionsOf(digital), game: digital, mode: 'digital' })
  const actions = steps.map(({ action: { seat, move, events, final }, luck }) => ({ seat, move, luck, events, final }))
  const lines = [
    `{ "seats": ${game.seats}, "seed": ${game.seed},`,
    `"opening": ${JSON.stringify(opening.events)},`,
    `"actions": [\n${actions.map(action => JSON.stringify(action)).join(',\n')}\n],`,
    `"result": ${JSON.stringify(digital.result(end as State))},`,
    `"end": ${JSON.stringify(digital.view(end as State, 'room'))} }`,
  ]
  writeFileSync(new URL(`recorded/${name}.json`, import.meta.url), `${lines.join('\n')}\n`)
}
