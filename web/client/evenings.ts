// What a row of finished games tells: who played with whom, on which evening, who won how often, and by how little.
import type { PlayedGame, Sitter } from './album.ts'

const NIGHT = 5 // o'clock: what is played until then belongs to the evening before

export interface Person {
  name: string
  colour: string // that the person had most often
  wins: number
}

export interface Evening {
  day: Date
  games: PlayedGame[] // newest first
}

const humansOf = ({ seats }: PlayedGame): Sitter[] => seats.filter(({ bot }) => !bot)

/** Practice is kept and shown, and is no game that anybody won. */
export const counting = (games: readonly PlayedGame[]): PlayedGame[] => games.filter(({ practice }) => !practice)

/** The people of a game, whatever their seats: games of the same people have the same text. */
export const groupOf = (game: PlayedGame): string =>
  humansOf(game)
    .map(({ name }) => name)
    .sort()
    .join('\n')

const dayOf = (time: string | number): Date => {
  const day = new Date(time)
  day.setHours(day.getHours() - NIGHT)
  day.setHours(0, 0, 0, 0)
  return day
}

/** Games newest first, by evening. */
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

const hasWon = (game: PlayedGame, name: string): boolean =>
  game.seats.some(seat => seat.name === name && !seat.bot && seat.place === 1)

// What is there most often; the first of those that are as often there.
const commonest = (all: readonly string[]): string =>
  [...all].sort((a, b) => all.filter(one => one === b).length - all.filter(one => one === a).length)[0] ?? ''

/** The people of some games, who won most first. A win that several share counts for each. */
export const peopleOf = (games: readonly PlayedGame[]): Person[] => {
  const names = [...new Set(games.flatMap(humansOf).map(({ name }) => name))]
  const people = names.map(name => ({
    name,
    colour: commonest(
      games.flatMap(({ seats }) => seats.filter(seat => seat.name === name)).map(({ colour }) => colour),
    ),
    wins: games.filter(game => hasWon(game, name)).length,
  }))
  return people.sort((a, b) => b.wins - a.wins)
}

/** Who won most of some games; none where several did. */
export const winnerOf = (games: readonly PlayedGame[]): Person | undefined => {
  const [first, second] = peopleOf(games)
  return first && first.wins > (second?.wins ?? 0) ? first : undefined
}

const FEW = 5 // games: from fewer nothing is read off

export type Strength =
  | { kind: 'streak'; games: number } // won the last so many, three or more
  | { kind: 'lately'; wins: number; games: number } // won most of the last five
  | { kind: 'best'; title: string; wins: number; games: number } // the game that went best

/** The one thing that is true of somebody's games, if they are enough to tell. */
export const strengthOf = (games: readonly PlayedGame[], name: string): Strength | undefined => {
  const own = games.filter(({ seats }) => seats.some(seat => seat.name === name))
  if (own.length < FEW) return undefined
  const lost = own.findIndex(game => !hasWon(game, name))
  const streak = lost < 0 ? own.length : lost
  if (streak >= 3) return { kind: 'streak', games: streak }
  const lately = own.slice(0, FEW).filter(game => hasWon(game, name)).length
  if (lately * 2 > FEW) return { kind: 'lately', wins: lately, games: FEW }
  const best = titlesOf(own)
    .map(({ title, games }) => ({ title, games: games.length, wins: games.filter(game => hasWon(game, name)).length }))
    .filter(({ games, wins }) => games >= FEW && wins * 2 > games)
    .sort((a, b) => b.wins / b.games - a.wins / a.games)[0]
  return best && { kind: 'best', ...best }
}

/** Games by what was played, most often first. */
export const titlesOf = (games: readonly PlayedGame[]): { game: string; title: string; games: PlayedGame[] }[] =>
  [...new Set(games.map(({ game }) => game))]
    .map(id => games.filter(({ game }) => game === id))
    .map(games => ({ game: games[0]!.game, title: games[0]!.title, games }))
    .sort((a, b) => b.games.length - a.games.length)

export interface Month {
  first: Date // its first day
  wins: number[] // of each person until its end
}

/** Wins as they grew, month by month, from the first game's month to the last one's. */
export const monthsOf = (games: readonly PlayedGame[], people: readonly Person[]): Month[] => {
  const monthOf = (time: string) => {
    const day = dayOf(time)
    return new Date(day.getFullYear(), day.getMonth())
  }
  const last = monthOf(games[0]!.finished)
  const months: Month[] = []
  for (
    let first = monthOf(games.at(-1)!.finished);
    first <= last;
    first = new Date(first.getFullYear(), first.getMonth() + 1)
  ) {
    const until = games.filter(({ finished }) => monthOf(finished) <= first)
    months.push({ first, wins: people.map(({ name }) => until.filter(game => hasWon(game, name)).length) })
  }
  return months
}

const gapOf = ({ seats }: PlayedGame): number => {
  const first = seats.filter(({ place }) => place === 1)
  const others = seats.filter(({ place }) => place > 1)
  if (first.length === 0 || others.length === 0) return 0
  const best = first[0]!.score
  return Math.min(...others.map(({ score }) => Math.abs(score - best) / Math.max(1, Math.abs(score), Math.abs(best))))
}

export interface Records {
  closest: PlayedGame
  longest: PlayedGame
}

/** The closest and the longest of the games, once there are enough of them. A tie is the closest of all. */
export const recordsOf = (games: readonly PlayedGame[]): Records | undefined => {
  if (games.length < FEW) return undefined
  return {
    closest: [...games].sort((a, b) => gapOf(a) - gapOf(b))[0]!,
    longest: [...games].sort((a, b) => b.moves - a.moves)[0]!,
  }
}

/**
 * The games of the evening that is under way, of just these people; none where the last one was long ago. `now` in ms since
 * 1970.
 */
export const tonightOf = (games: readonly PlayedGame[], names: readonly string[], now: number): PlayedGame[] => {
  const group = [...names].sort().join('\n')
  const [latest] = eveningsOf(games.filter(game => groupOf(game) === group))
  return latest && latest.day.getTime() === dayOf(now).getTime() ? latest.games : []
}
