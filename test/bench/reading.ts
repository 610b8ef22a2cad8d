// Whether the bids of Cape to Cairo's sharp bot can be read: what wins who has learned to answer them. It is measured by
// `npm run bench -- reading`.
import { exploited } from '../games/cape-to-cairo/exploiter.ts'
import type { Figure } from './figures.ts'

const LEARNING = 200 // games
const PLAYING = 300

export const measureReading = (words: readonly string[]): Figure => {
  const games = Number(words.find(word => word.startsWith('games='))?.slice(6) ?? PLAYING)
  return {
    what: 'cape-to-cairo: a best response learned against sharp bids wins, 2 seats',
    figure: 100 * exploited(Math.min(LEARNING, games), games),
    unit: '%',
    most: 55,
    note: `${games} games after ${Math.min(LEARNING, games)} to learn; against itself the bot wins 50 %`,
  }
}
