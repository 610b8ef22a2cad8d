// Computes from finished games: who played with whom, on which evening, and who won how often.
import { dayOf } from '../../ui/evening.ts'
import type { PlayedGame } from './album.ts'
import { groupOf, peopleAt } from './sitters.ts'

export interface Person {
  who: string // id from `sitters.ts`
  name: string // as in their latest game
  mark: string // the game and colour that the person had most often, with a space between them
  wins: number
}

export interface Evening {
  day: Date
  games: PlayedGame[] // newest first
}

/** Returns the games that count. Practice games do not: they are shown, but nobody wins them. */
export const counting = (games: readonly PlayedGame[]): PlayedGame[] =>
  games.filter(({ practice }) => !practice)

/** Groups games, newest first, by evening. */
export const eveningsOf = (games: readonly PlayedGame[]): Evening[] => {
  const evenings: Evening[] = []
  for (const game of games) {
    const day = dayOf(game.finished)
    const last = evenings.at(-1)
    if (last && last.day.getTime() === day.getTime()) last.games.push(game)
    else evenings.push({ day, games: [game] })
  }
  return evenings
}

// Returns the most frequent text; if several are equally frequent, the earliest of these.
const commonest = (all: readonly string[]): string => {
  const times = new Map<string, number>()
  for (const one of all) times.set(one, (times.get(one) ?? 0) + 1)
  return [...times].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

/** Returns the people of some games, most wins first. A shared win counts for each winner. */
export const peopleOf = (games: readonly PlayedGame[]): Person[] => {
  const sat = new Map<string, { name: string; marks: string[]; wins: number }>()
  for (const { game, seats } of games)
    for (const { who, name, colour, place } of peopleAt(seats)) {
      const one = sat.get(who) ?? { name, marks: [], wins: 0 }
      one.marks.push(`${game} ${colour}`)
      if (place === 1) one.wins++
      sat.set(who, one)
    }
  return [...sat]
    .map(([who, { name, marks, wins }]) => ({ who, name, mark: commonest(marks), wins }))
    .sort((a, b) => b.wins - a.wins)
}

interface Winner {
  name: string
  wins: number
  bot?: true
}

/**
 * Returns the person or bot with the most wins in these games; several if they won equally often.
 */
export const winnersOf = (games: readonly PlayedGame[]): Winner[] => {
  const bots = games.flatMap(({ seats }) =>
    seats.filter(({ bot, place }) => bot && place === 1).map(({ name }) => name),
  )
  const all: Winner[] = [
    ...peopleOf(games),
    ...[...new Set(bots)].map(name => ({
      name,
      wins: bots.filter(one => one === name).length,
      bot: true as const,
    })),
  ]
  const most = Math.max(...all.map(({ wins }) => wins))
  return all.filter(({ wins }) => wins === most)
}

/** Groups played games by their title, the most played title first. */
export const titlesOf = (
  games: readonly PlayedGame[],
): { game: string; title: string; games: PlayedGame[] }[] =>
  [...new Set(games.map(({ game }) => game))]
    .map(id => games.filter(({ game }) => game === id))
    .map(games => ({ game: games[0]!.game, title: games[0]!.title, games }))
    .sort((a, b) => b.games.length - a.games.length)

/** Returns the games that exactly these people have played this evening. `now`: ms since 1970. */
export const tonightOf = (
  games: readonly PlayedGame[],
  people: readonly { name: string; colour: string }[],
  now: number,
): PlayedGame[] => {
  const group = groupOf({ seats: people })
  const [latest] = eveningsOf(games.filter(game => groupOf(game) === group))
  return latest && latest.day.getTime() === dayOf(now).getTime() ? latest.games : []
}
