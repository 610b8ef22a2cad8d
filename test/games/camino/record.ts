// Plays the recorded games anew and writes them down: `npx node test/games/camino/record.ts`.
import { digital } from '../../../web/games/camino/rules/rules.ts'
import { record } from '../../laws/record.ts'

// A game for every way to end, and for every way to be decided.
record(import.meta.url, digital, {
  automatic: { seats: 2, seed: 3 },
  'agreed-by-teams': { seats: 4, seed: 43, options: { end: 'agreement' } },
  'stuck-after-a-new-hand': { seats: 2, seed: 40 },
  'tie-decided-by-squares': { seats: 2, seed: 121 },
  'shared-in-caminito': { seats: 2, seed: 56, options: { variant: 'caminito', end: 'agreement' } },
})
