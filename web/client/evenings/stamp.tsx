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

const WEEK = 7 * 24 * 60 * 60 * 1000 // ms in which a weekday alone identifies the day

const capital = (text: string, lang: Lang) => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1)

// Returns a day in the reader's own form of the page's language: 27 November, or November 27.
const formatted = (lang: Lang, day: Date, format: Intl.DateTimeFormatOptions): string => {
  const locale = navigator.languages.find(one => one.startsWith(lang)) ?? lang
  const isThisYear = day.getFullYear() === new Date().getFullYear()
  const whole = isThisYear || !format.month ? format : { ...format, year: 'numeric' as const }
  return capital(new Intl.DateTimeFormat(locale, whole).format(day), lang)
}

/** Returns 'Sunday' for the last seven days, '1 November' or '1 November 2025' for earlier ones. */
export const dayIn = (lang: Lang, day: Date): string => {
  const isLately = Date.now() - day.getTime() < WEEK
  return formatted(lang, day, isLately ? { weekday: 'long' } : { day: 'numeric', month: 'long' })
}

/** Returns 'Sunday 1 November', for a heading. */
export const dateIn = (lang: Lang, day: Date): string =>
  formatted(lang, day, { weekday: 'long', day: 'numeric', month: 'long' })

/** Returns 'March' of this year, 'March 2025' of an earlier one. */
export const monthIn = (lang: Lang, day: Date): string => {
  const isThisYear = day.getFullYear() === new Date().getFullYear()
  return new Intl.DateTimeFormat(lang, {
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(day)
}

/** Returns the title of a game, with a note if it was practice. */
export const titleIn = (words: EveningsWords, { title, practice }: PlayedGame): string =>
  practice ? `${title} (${words.practice})` : title

/** Returns a name; of a bot without its level: 'Bot Red' for 'Red (bot, normal)'. */
export const nameIn = (
  words: EveningsWords,
  { name, bot }: { name: string; bot?: true },
): string => (bot ? words.bot(name.replace(/ \(.*\)$/, '')) : name)

const partsOf = (mark: string) => mark.split(' ') as [game: string, colour: string]

const inkOf = (mark: string): string => `seat-${partsOf(mark)[1]} ink-of-${partsOf(mark)[0]}`

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
        width="304"
        height="220"
      />
    )}
    <span class="stamp-foot" aria-hidden="true">
      <span>{game.title}</span> <b>{game.seats.find(({ place }) => place === 1)?.score}</b>
    </span>
  </a>
)

// What is rarely done with a game, behind three dots.
const Ways = ({ words, game, forget }: StampProps) => (
  <details class="album-ways">
    <summary aria-label={words.more(game.title)} />
    <div>
      {!game.practice && (
        <a href={playLinkOf(playOf({ ...game, standings: placedIn(game) }))}>BG Stats</a>
      )}
      <button type="button" class="link" aria-label={words.forgetOne(game.title)} onClick={forget}>
        {words.forget}
      </button>
    </div>
  </details>
)

const placedIn = ({ seats }: PlayedGame) =>
  seats.map((sitter, seat) => ({ ...sitter, seat })).sort((a, b) => a.place - b.place)

interface StampProps extends Told {
  game: PlayedGame
  forget(): void
}

export const Stamp = (props: StampProps) => {
  const { words, game } = props
  return (
    <li class="album-game">
      <Paper words={words} game={game} />
      <div class="album-about">
        <b>{game.won}</b>
        {game.practice && <p>{words.practice}</p>}
        <p class="album-scores">
          {placedIn(game).map(({ seat, name, colour, place, score }) => (
            <span key={seat} class={place === 1 && !game.practice ? 'first' : undefined}>
              <MarkIn mark={`${game.game} ${colour}`} />
              <span class="visually-hidden">{name}</span> {score}
            </span>
          ))}
        </p>
        <Ways {...props} />
      </div>
    </li>
  )
}
