// Stores a table's result in this browser. Shows the score of the evening in the lobby and at the
// end, and the date of the game.
import { dayOf } from '../../ui/evening.ts'
import { askTime } from '../app/clock.ts'
import { keepGame, type PlayedGame, playedGames } from './album.ts'
import { counting, peopleOf, tonightOf } from './evenings.ts'
import { askToLast } from './lasting.ts'
import { peopleAt } from './sitters.ts'

interface Result extends Omit<PlayedGame, 'seats' | 'practice' | 'picture'> {
  from?: object // present if the game was practice
  standings: {
    seat: number
    name: string
    colour: string | null
    bot?: string
    place: number
    score: number
  }[]
}

let games: Promise<PlayedGame[]> | undefined // cache; undefined after a change

/**
 * Fetches a table's result in this browser's language and stores it in place of an earlier copy.
 */
export const keepResult = async (code: string): Promise<void> => {
  const [told, drawn] = await Promise.all([
    fetch(`/t/${code}/result.json`, { headers: { accept: 'application/json' } }),
    fetch(`/t/${code}/picture.svg`),
  ])
  if (!told.ok) return
  const { game, title, mode, better, finished, won, from, standings }: Result = await told.json()
  const seats = [...standings]
    .sort((a, b) => a.seat - b.seat)
    .map(({ name, colour, place, score, bot }) => {
      return { name, colour: colour ?? '', place, score, ...(bot && { bot: true as const }) }
    })
  if ((await playedGames()).length === 0) askToLast()
  const picture = drawn.ok ? { picture: await drawn.text() } : {}
  await keepGame({
    code,
    game,
    title,
    mode,
    better,
    finished,
    won,
    seats,
    ...(from && { practice: true }),
    ...picture,
  })
  games = undefined
}

// Shows 'This evening: Ama 2, Jonas 1' if these people have played today on this browser.
const sayTonight = async (): Promise<void> => {
  const ribbon = document.querySelector<HTMLElement>('[data-tonight]')
  if (!ribbon) return
  const all = [...ribbon.querySelectorAll<HTMLElement>('[data-name]')]
  const people = all.map(({ dataset }) => ({ name: dataset.name!, colour: dataset.colour! }))
  games ??= playedGames()
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
