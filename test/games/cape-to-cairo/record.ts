// Plays the recorded games anew and writes them down: `npx node test/games/cape-to-cairo/record.ts`, then
// `npx biome format --write`. Only when the rules were meant to change: a recorded game shows that they did not.
import { writeFileSync } from 'node:fs'
import { digital } from '../../../web/games/cape-to-cairo/rules/rules.ts'
import type { Options, State } from '../../../web/games/cape-to-cairo/rules/state.ts'
import { randomGame } from '../../laws/random.ts'

// A game for every way to end, and one in which even the discards run out on the way.
const games: Record<string, { seats: number; options: Options; seed: number }> = {
  'eight-crossed': { seats: 2, options: { bonusFrom: 'pile' }, seed: 3 },
  'second-place-shared': { seats: 3, options: { bonusFrom: 'choice' }, seed: 4 },
  'bonuses-become-counters': { seats: 4, options: { bonusFrom: 'choice' }, seed: 140 },
}

for (const [name, game] of Object.entries(games)) {
  const { opening, steps, end } = randomGame({ ...game, game: digital, mode: 'digital' })
  const actions = steps.map(({ action: { seat, move, events, final }, luck }) => ({ seat, move, luck, events, final }))
  const lines = [
    `{ "seats": ${game.seats}, "options": ${JSON.stringify(game.options)}, "seed": ${game.seed},`,
    `"opening": ${JSON.stringify(opening.events)},`,
    `"actions": [\n${actions.map(action => JSON.stringify(action)).join(',\n')}\n],`,
    `"result": ${JSON.stringify(digital.result(end as State))},`,
    `"end": ${JSON.stringify(digital.view(end as State, 'room'))} }`,
  ]
  writeFileSync(new URL(`recorded/${name}.json`, import.meta.url), `${lines.join('\n')}\n`)
}
