// Plays the recorded races anew and writes them down: `npx node test/games/cape-horn/record.ts`.
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import { write } from '../../laws/record.ts'
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
  const { start: _start, end, ...race } = raced(aims, options, seed)
  write(import.meta.url, name, {
    ...race,
    result: digital.result(end)!,
    end: digital.view(end, 'room'),
  })
}
