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

/** Who can win: a person, a bot, or the partners of a side together. */
export interface Winner {
  id: string
  name: string
  bot?: true
  wins: number
}

type Player = Omit<Winner, 'wins'> & { place: number }

// Returns who could win a game: people, bots, and sides of partners.
const playersOf = ({ seats }: PlayedGame): Player[] => {
  const people = peopleAt(seats).map(({ who, ...person }) => ({ id: who, ...person }))
  const bots = seats.filter(({ bot }) => bot).map(bot => ({ id: bot.name, ...bot }))
  const all = [...people, ...bots].map(({ id, name, side = name, bot, place }) => ({
    ...{ id: side === name ? id : side, name: side, place },
    ...(bot && side === name && { bot }),
  }))
  return [...new Map(all.map(player => [player.id, player])).values()]
}

const winnersIn = (game: PlayedGame): Player[] => playersOf(game).filter(({ place }) => place === 1)

/** Returns who played in these games, newest first, and how often each won, most wins first. */
export const winsOf = (games: readonly PlayedGame[]): Winner[] => {
  const all = new Map<string, Winner>()
  for (const { id, name, bot, place } of games.flatMap(playersOf)) {
    const known = all.get(id) ?? { id, name, bot, wins: 0 }
    all.set(id, { ...known, wins: known.wins + (place === 1 ? 1 : 0) })
  }
  return [...all.values()].sort((a, b) => b.wins - a.wins)
}

/** Returns who alone won the latest of these games, newest first, and how many without a break. */
export const runOf = (games: readonly PlayedGame[]): Winner | undefined => {
  const [winner, ...others] = games[0] ? winnersIn(games[0]) : []
  if (!winner || others.length > 0) return undefined
  const broken = games.findIndex(game => {
    const [first, ...more] = winnersIn(game)
    return first?.id !== winner.id || more.length > 0
  })
  const { id, name, bot } = winner
  return { id, name, bot, wins: broken < 0 ? games.length : broken }
}

/** What people may want after an evening: to win back, to settle a tie, or just to play again. */
export type Ask = 'revenge' | 'decider' | 'again'

export const askAfter = ({ games }: Evening): Ask => {
  const [best, second] = winsOf(games)
  if (second && best!.wins === second.wins) return 'decider'
  const isAlone = games[0]!.seats.filter(({ bot }) => !bot).length === 1
  return isAlone && !best!.bot ? 'again' : 'revenge'
}

/** Returns the scores of a game, the winner's first; partners share one. */
export const scoresOf = ({ seats }: PlayedGame): number[] => {
  const placed = [...seats].sort((a, b) => a.place - b.place)
  const isFirstOf = ({ side }: { side?: string }, at: number) =>
    side === undefined || placed.findIndex(one => one.side === side) === at
  return placed.filter(isFirstOf).map(({ score }) => score)
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
