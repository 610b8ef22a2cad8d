// Stores a table's result in this browser. Shows the score of the evening in the lobby and at the
// end, and the date of the game.
import { dayOf } from '../../ui/evening.ts'
import { askTime } from '../app/clock.ts'
import { keepGame, type PlayedGame, playedGames } from './album.ts'
import { counting, peopleOf, tonightOf } from './evenings.ts'
import { askToLast } from './lasting.ts'
import { groupOf, peopleAt } from './sitters.ts'

interface Result extends Omit<PlayedGame, 'seats' | 'practice' | 'picture'> {
  from?: object // present if the game was practice
  standings: {
    seat: number
    name: string
    colour: string | null
    bot?: string
    side?: string
    place: number
    score: number
  }[]
}

// Fetches a table's result in this browser's language; undefined if its game has none.
const resultAt = async (code: string, own: readonly number[] = []) => {
  const told = await fetch(`/t/${code}/result.json`, { headers: { accept: 'application/json' } })
  if (!told.ok) return undefined
  const { from, standings, ...result }: Result = await told.json()
  const { earlier, game, title, mode, better, finished, won } = result
  const played: PlayedGame = {
    ...{ code, earlier, game, title, mode, better, finished, won },
    ...(from && { practice: true }),
    seats: [...standings]
      .sort((a, b) => a.seat - b.seat)
      .map(({ seat, name, colour, place, score, bot, side }) => ({
        ...{ name, colour: colour ?? '', place, score, side },
        ...(bot && { bot: true as const }),
        ...(own.includes(seat) && { own: true as const }),
      })),
  }
  return played
}

const keepWithPicture = async (game: PlayedGame) => {
  const drawn = await fetch(`/t/${game.code}/picture.svg`)
  await keepGame(drawn.ok ? { ...game, picture: await drawn.text() } : game)
}

const MOST = 40 // games of one evening

// Returns the games of one evening that led to each other, newest first, from that of table `code`
// backwards. Asks their tables for those that this browser has not stored.
const evenLinked = async (
  code: string | undefined,
  stored: readonly PlayedGame[],
): Promise<PlayedGame[]> => {
  const linked: PlayedGame[] = []
  for (let at = code; at && linked.length < MOST; at = linked.at(-1)!.earlier) {
    const game = stored.find(one => one.code === at) ?? (await resultAt(at))
    if (!game) break
    if (linked[0] && +dayOf(linked[0].finished) !== +dayOf(game.finished)) break
    linked.push(game)
  }
  return linked
}

let games: Promise<PlayedGame[]> | undefined // cache; undefined after a change

// Returns the stored games with those of this evening that only the tables know, newest first.
const gamesWith = async (code: string | undefined): Promise<PlayedGame[]> => {
  const stored = await playedGames()
  const linked = await evenLinked(code, stored)
  return [...new Map([...linked, ...stored].map(game => [game.code, game])).values()].sort((a, b) =>
    b.finished.localeCompare(a.finished),
  )
}

/**
 * Stores a table's result in place of an earlier copy, and the other games that the same people
 * have played this evening: this browser may have missed some, or lost them. `holds`: its seats.
 */
export const keepResult = async (code: string, holds: string): Promise<void> => {
  const game = await resultAt(code, holds.split(',').map(Number))
  if (!game) return
  const stored = await playedGames()
  if (stored.length === 0) askToLast()
  await keepWithPicture(game)
  games = undefined
  const known = [game, ...stored.filter(one => one.code !== code)]
  for (const one of await evenLinked(code, known))
    if (!known.includes(one) && groupOf(one) === groupOf(game)) await keepWithPicture(one)
}

// Shows 'This evening: Ama 2, Jonas 1' if these people have played today, as far as their tables or
// this browser know.
const sayTonight = async (): Promise<void> => {
  const ribbon = document.querySelector<HTMLElement>('[data-tonight]')
  if (!ribbon) return
  const all = [...ribbon.querySelectorAll<HTMLElement>('[data-name]')]
  const people = all.map(({ dataset }) => ({ name: dataset.name!, colour: dataset.colour! }))
  games ??= gamesWith(ribbon.dataset.tonight)
  const counted = counting(await games)
  const tonight = counted.length > 0 ? tonightOf(counted, people, await askTime()) : []
  const won = new Map(peopleOf(tonight).map(({ who, wins }) => [who, wins]))
  for (const [i, { who }] of peopleAt(people).entries())
    all[i]!.querySelector('b')!.textContent = `${won.get(who) ?? 0}`
  ribbon.hidden = tonight.length === 0
}

// Shows the date of the evening of a game, as the album does: a game after midnight belongs to the
// evening before.
const sayDay = () => {
  for (const day of document.querySelectorAll<HTMLTimeElement>('.end-day'))
    day.textContent = new Intl.DateTimeFormat(day.dataset.locale, { dateStyle: 'long' }).format(
      dayOf(day.dateTime),
    )
}

/**
 * Shows the score and the date of the evening, which the server does not know. Called again after a
 * part of the page was replaced.
 */
export const sayEvening = async (): Promise<void> => {
  sayDay()
  await sayTonight()
}
