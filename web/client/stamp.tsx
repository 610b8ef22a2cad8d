// A finished game as a stamp in the album: the end's picture, who won, and the figures.
import { playLinkOf, playOf } from '../ui/bgstats.ts'
import type { Lang } from '../ui/lang.ts'
import { Mark } from '../ui/seats/mark.tsx'
import type { EveningsWords } from '../words/house.ts'
import type { PlayedGame } from './album.ts'

/** To whom the album is told. */
export interface Told {
  lang: Lang
  words: EveningsWords
}

/** Somebody's mark in the whole album, by name. */
export type MarkOf = (name: string) => string

const weekdays = 7 * 24 * 60 * 60 * 1000 // ms in which a weekday alone says which day it was

const capital = (text: string, lang: Lang) => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1)

/** 'Sunday' of the last days, '1 November 2025' of those before. */
export const dayIn = (lang: Lang, day: Date): string => {
  const isLately = Date.now() - day.getTime() < weekdays
  const format: Intl.DateTimeFormatOptions = isLately ? { weekday: 'long' } : { dateStyle: 'long' }
  return capital(new Intl.DateTimeFormat(lang, format).format(day), lang)
}

/** What was played, and that it was practice. */
export const titleIn = (words: EveningsWords, { title, practice }: PlayedGame): string =>
  practice ? `${title} (${words.practice})` : title

export const Stamp = ({ words, game, markOf, forget }: Told & { game: PlayedGame; markOf: MarkOf; forget(): void }) => {
  const { code, title, picture, practice, seats } = game
  const placed = seats.map((sitter, seat) => ({ ...sitter, seat })).sort((a, b) => a.place - b.place)
  const play = playOf({ ...game, standings: placed })
  return (
    <li class="album-game">
      <a class="album-stamp" href={`/t/${code}/replay`} aria-label={words.watch(title)}>
        {picture && <img src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt="" width="390" height="226" />}
      </a>
      <div>
        <b>{game.won}</b>
        <p>{titleIn(words, game)}</p>
        <p class="album-scores">
          {placed.map(({ seat, name, colour, bot, place, score }) => (
            <span key={seat} class={place === 1 && !practice ? 'first' : undefined}>
              <Mark colour={bot ? colour : markOf(name)} />
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
      </div>
    </li>
  )
}
