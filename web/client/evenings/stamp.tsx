// Draws a finished game as a stamp in the album: the picture of the end, who won, and the scores.

import type { Lang } from '../../lang.ts'
import { playLinkOf, playOf } from '../../ui/bgstats.ts'
import type { EveningsWords } from '../../words/house.ts'
import type { PlayedGame } from './album.ts'

/** The reader's language and words. */
export interface Told {
  lang: Lang
  words: EveningsWords
}

/** Returns a person's mark in the whole album, as 'kairo black': the mark's game and colour. */
export type MarkOf = (who: string) => string

const weekdays = 7 * 24 * 60 * 60 * 1000 // ms in which a weekday alone identifies the day

const capital = (text: string, lang: Lang) => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1)

/** Returns 'Sunday' for the last seven days, '1 November 2025' for earlier days. */
export const dayIn = (lang: Lang, day: Date): string => {
  const isLately = Date.now() - day.getTime() < weekdays
  const format: Intl.DateTimeFormatOptions = isLately ? { weekday: 'long' } : { dateStyle: 'long' }
  return capital(new Intl.DateTimeFormat(lang, format).format(day), lang)
}

/** Returns the title of a game, with a note if it was practice. */
export const titleIn = (words: EveningsWords, { title, practice }: PlayedGame): string =>
  practice ? `${title} (${words.practice})` : title

/** Returns a bot's name without its level: 'Red' for 'Red (bot, normal)'. */
export const plainName = (name: string): string => name.replace(/ \(.*\)$/, '')

const partsOf = (mark: string) => mark.split(' ') as [game: string, colour: string]

export const inkOf = (mark: string): string => `seat-${partsOf(mark)[1]} ink-of-${partsOf(mark)[0]}`

/**
 * Draws a mark with the symbol of its game. The page contains the symbols of all games
 * (`pages/end/evenings.tsx`).
 */
export const MarkIn = ({ mark }: { mark: string }) => (
  <svg class={`mark ${inkOf(mark)}`} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#mark-${mark.replace(' ', '-')}`} width="24" height="24" />
  </svg>
)

// Draws the picture of the end on perforated paper, with the game and the winner's score below.
const Paper = ({ words, game }: { words: EveningsWords; game: PlayedGame }) => (
  <a class="album-stamp" href={`/t/${game.code}`} aria-label={words.watch(game.title)}>
    {game.picture && (
      <img
        src={`data:image/svg+xml,${encodeURIComponent(game.picture)}`}
        alt=""
        width="390"
        height="226"
      />
    )}
    <span class="stamp-foot" aria-hidden="true">
      <span>{game.title}</span> <b>{game.seats.find(({ place }) => place === 1)?.score}</b>
    </span>
  </a>
)

export const Stamp = ({ words, game, forget }: Told & { game: PlayedGame; forget(): void }) => {
  const { title, practice, seats } = game
  const placed = seats
    .map((sitter, seat) => ({ ...sitter, seat }))
    .sort((a, b) => a.place - b.place)
  const play = playOf({ ...game, standings: placed })
  return (
    <li class="album-game">
      <Paper words={words} game={game} />
      <b>{game.won}</b>
      {practice && <p>{words.practice}</p>}
      <p class="album-scores">
        {placed.map(({ seat, name, colour, place, score }) => (
          <span key={seat} class={place === 1 && !practice ? 'first' : undefined}>
            <MarkIn mark={`${game.game} ${colour}`} />
            <span class="visually-hidden">{name}</span> {score}
          </span>
        ))}
      </p>
      <p class="album-ways">
        {!practice && <a href={playLinkOf(play)}>BG Stats</a>}
        <button type="button" class="link" aria-label={words.forgetOne(title)} onClick={forget}>
          {words.forget}
        </button>
      </p>
    </li>
  )
}
