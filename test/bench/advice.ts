// Measures who follows the advice: one seat makes every move that it is advised, against normal bots.
import type { Box } from '../../web/games/box.tsx'
import { titleAt } from '../../web/games/words.ts'
import { shelf } from '../../web/shelf.ts'
import { isOnline } from '../boxes.ts'
import { mostRepeated, playedByAdvice } from '../laws/advice.ts'
import { combinations, optionsOf } from '../laws/random.ts'
import type { Figure } from './figures.ts'

const SEATS = 3 // or the fewest, where three cannot play

// Returns the options of each game that a box has under a title of its own.
const gamesOf = ({ digital: { game, choices }, words }: Box): Map<string, unknown> => {
  const found = new Map<string, unknown>()
  for (const wish of combinations(choices)) {
    const options = optionsOf(game, wish)
    const title = titleAt(words.en, options)
    if (!found.has(title)) found.set(title, options)
  }
  return found
}

/** `words`: ids of games, and `games=N` of each. */
export function* measureAdvice(words: readonly string[]): Generator<Figure> {
  const games = Number(words.find(word => word.startsWith('games='))?.slice(6) ?? 12)
  const online = shelf.filter(isOnline)
  const named = online.filter(({ id }) => words.includes(id))
  for (const box of named.length > 0 ? named : online) {
    const seats = box.seats.includes(SEATS) ? SEATS : box.seats[0]!
    for (const [title, options] of gamesOf(box)) {
      let [won, asked, repeated] = [0, 0, 0]
      for (let i = 0; i < games; i++) {
        const you = i % seats
        const seed = 1 + Math.floor(i / seats)
        const { heard, standings } = playedByAdvice(box, { options, seats, you, seed })
        const winners = standings.filter(({ place }) => place === 1)
        if (winners.some(({ seat }) => seat === you)) won += 1 / winners.length
        asked += heard.length
        repeated = Math.max(repeated, mostRepeated(heard, 'en')[0])
        process.stderr.write(`${title}: ${i + 1} of ${games} games\n`)
      }
      yield {
        what: `who follows the advice wins, ${title}`,
        figure: (100 * won) / games,
        unit: '%',
        least: Math.round(100 / seats),
        note: `${won} of ${games} games, ${seats} seats, the others normal bots`,
      }
      yield {
        what: `the same sentence of advice within ten turns, ${title}`,
        figure: repeated,
        unit: 'times',
        most: 2,
        note: `${asked} moves advised`,
      }
    }
  }
}
