// Plays the recorded races anew and writes them down.
// `npx node test/games/cape-horn/record.ts`, then `npx biome format --write`: only when the rules were meant to change: a recorded race shows that they did not.
import { writeFileSync } from 'node:fs'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import { positionOf } from '../../../web/games/play.ts'
import { type Aim, raced } from './players.ts'
import { options } from './situation.ts'

// A race for every way to end: by a move, within a sprint, or by nothing happening any more.
const races: Record<string, [seed: number, ...aims: Aim[]]> = {
  'third-rose': [150, 'roses', 'line', 'roses'],
  'third-rose-in-a-sprint': [2316, 'roses', 'roses', 'roses'],
  'finish-line': [177, 'roses', 'line', 'roses'],
  'finish-line-in-a-sprint': [42, 'line', 'line', 'line'],
  stuck: [318, 'roses', 'line', 'roses'],
}

for (const [name, [seed, ...aims]] of Object.entries(races)) {
  const { seats, opening, actions, end } = raced(aims, options, seed)
  const { view, ...asked } = positionOf(digital, end, 'room')
  const lines = [
    `{ "seats": ${seats}, "seed": ${seed},`,
    `"opening": ${JSON.stringify(opening)},`,
    `"actions": [\n${actions.map(action => JSON.stringify(action)).join(',\n')}\n],`,
    `"result": ${JSON.stringify(digital.result(end))},`,
    `"end": ${JSON.stringify({ ...asked, ...view })} }`,
  ]
  writeFileSync(new URL(`recorded/${name}.json`, import.meta.url), `${lines.join('\n')}\n`)
}
