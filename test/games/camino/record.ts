// Plays the recorded games anew and writes them down: `npx node test/games/camino/record.ts`, then
// `npx biome format --write`. Only when the rules were meant to change: a recorded game shows that they did not.
import { writeFileSync } from 'node:fs'
import { digital } from '../../../web/games/camino/rules/rules.ts'
import type { State } from '../../../web/games/camino/rules/state.ts'
import { optionsOf, randomGame } from '../../laws/random.ts'

// A game for every way to end, and for every way to be decided.
const games: Record<string, { seats: number; seed: number; options: object }> = {
  automatic: { seats: 2, seed: 3, options: {} },
  'agreed-by-teams': { seats: 4, seed: 43, options: { end: 'agreement' } },
  'stuck-after-a-new-hand': { seats: 2, seed: 40, options: {} },
  'tie-decided-by-squares': { seats: 2, seed: 121, options: {} },
  'shared-in-caminito': { seats: 2, seed: 56, options: { variant: 'caminito', end: 'agreement' } },
}

for (const [name, { options, ...deal }] of Object.entries(games)) {
  const whole = optionsOf(digital, options)
  const { opening, steps, end } = randomGame({ ...deal, options: whole, game: digital, mode: 'digital' })
  const actions = steps.map(({ action: { seat, move, events, final }, luck }) => ({ seat, move, luck, events, final }))
  const lines = [
    `{ "seats": ${deal.seats}, "seed": ${deal.seed}, "options": ${JSON.stringify(whole)},`,
    `"opening": ${JSON.stringify(opening.events)},`,
    `"actions": [\n${actions.map(action => JSON.stringify(action)).join(',\n')}\n],`,
    `"result": ${JSON.stringify(digital.result(end as State))},`,
    `"end": ${JSON.stringify(digital.view(end as State, 'room'))} }`,
  ]
  writeFileSync(new URL(`recorded/${name}.json`, import.meta.url), `${lines.join('\n')}\n`)
}
