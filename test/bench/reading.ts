// Measures whether the bids of Cape to Cairo's sharp bot can be read: how often an opponent wins
// that knows their distribution and plays the best reply. Run with `npm run bench -- reading`.
import { exploited } from '../games/cape-to-cairo/exploiter.ts'
import type { Figure } from './figures.ts'

const PLAYING = 1000

export const measureReading = (words: readonly string[]): Figure => {
  const games = Number(words.find(word => word.startsWith('games='))?.slice(6) ?? PLAYING)
  const pairs = Array.from({ length: games / 2 }, (_, i) => {
    if (i % 10 === 0) process.stderr.write(`reading: ${2 * i} of ${games} games\n`)
    return exploited(i + 1)
  })
  const mean = pairs.reduce((sum, one) => sum + one, 0) / pairs.length
  const spread = Math.sqrt(pairs.reduce((sum, one) => sum + (one - mean) ** 2, 0) / pairs.length)
  const reach = (1.96 * spread) / Math.sqrt(pairs.length)
  return {
    what: 'cape-to-cairo: a local best response to sharp bids wins, 2 seats',
    figure: 100 * mean,
    unit: '%',
    most: 55,
    note: `95 %: ${(100 * (mean - reach)).toFixed(1)} to ${(100 * (mean + reach)).toFixed(1)} %, ${games} games; against itself the bot wins 50 %`,
  }
}
