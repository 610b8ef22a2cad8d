// Plays the recorded games anew and writes them down: `npx node
// test/games/cape-to-cairo/record.ts`.
import { digital } from '../../../web/games/cape-to-cairo/rules/rules.ts'
import { record } from '../../laws/record.ts'

// A game for every way to end, and one in which even the discards run out on the way.
record(import.meta.url, digital, {
  'eight-crossed': { seats: 2, options: { bonusFrom: 'pile' }, seed: 3 },
  'second-place-shared': { seats: 3, options: { bonusFrom: 'choice' }, seed: 4 },
  'bonuses-become-counters': { seats: 4, options: { bonusFrom: 'choice' }, seed: 140 },
})
