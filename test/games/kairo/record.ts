// Plays the recorded games anew and writes them down: `npx node test/games/kairo/record.ts`.
import { digital } from '../../../web/games/kairo/rules/rules.ts'
import { record } from '../../laws/record.ts'

// A game for every way to begin the final phase, and for what may happen in it.
record(import.meta.url, digital, {
  'one-cloth-empty': { seats: 3, seed: 107 },
  'two-cloths-at-one': { seats: 2, seed: 556 },
  'ten-still-rounds': { seats: 2, seed: 239 },
  'shared-victory': { seats: 3, seed: 773 },
  'last-one-alone': { seats: 2, seed: 863 },
})
