// The head of every page except the home page: a box that links home, the title, the table's code,
// and the page's own links, such as the log and the menu.

import type { ComponentChildren } from 'preact'
import { betterOf } from '../games/box.tsx'
import type { Lang } from '../lang.ts'
import { hasBegun } from '../protocol.ts'
import { BoxIcon, LogIcon } from '../ui/icons.tsx'
import { keys } from '../ui/keys.ts'
import { placed } from '../ui/placed.ts'
import { houses, pageWords } from '../words/all.ts'
import type { AtTable } from './at-table.ts'
import { eveningIn } from './day.ts'

/** Formats a code as two groups, K7P X4M, which are easier to read. */
export const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`

interface Props {
  lang: Lang
  title: string
  code?: string
  home?: string // address that the box links to: the home page, or the table
  log?: string
  // the position in the game; the face's script updates it (`client/table/island.tsx`)
  where?: readonly string[]
  ended?: number // when the game ended, in ms since 1970; stands in place of the position
  locale?: string // for that day
  house?: string // the name of the house, on a shared screen
  practice?: string // the word for practice; undefined unless this is a practice table
  children?: ComponentChildren
}

export const Masthead = ({
  lang,
  title,
  code,
  home = '/',
  log,
  where,
  ended,
  locale = lang,
  house,
  practice,
  children,
}: Props) => {
  const say = pageWords(lang)
  const parts = where && placed(where, practice)
  return (
    <header class="masthead">
      <div class="masthead-in">
        <a class="masthead-home" href={home} aria-label={home === '/' ? say.toShelf : say.toTable}>
          <BoxIcon />
        </a>
        <div class="masthead-name">
          <p class="masthead-title">{title}</p>
          {parts && parts.length > 0 && (
            <p id="where" class="masthead-where" data-where={practice ?? ''}>
              {parts.map(part => (
                <span key={part}>{part}</span>
              ))}
            </p>
          )}
          {ended !== undefined && (
            <p id="where" class="masthead-where">
              <time class="end-day" dateTime={new Date(ended).toISOString()} data-locale={locale}>
                {eveningIn(locale, ended)}
              </time>
            </p>
          )}
        </div>
        {house && <p class="masthead-house">{house}</p>}
        {code && <p class="code masthead-code">{spaced(code)}</p>}
        {log && (
          <a
            class="masthead-tool"
            href={log}
            aria-label={say.log}
            aria-keyshortcuts={keys.log}
            data-over
          >
            <LogIcon />
          </a>
        )}
        {children}
      </div>
    </header>
  )
}

type Where = Pick<AtTable, 'box' | 'frame' | 'lang'>

/** Returns the position in the game, in words; undefined before the start and after the end. */
export const whereIn = (where: Where) =>
  hasBegun(where.frame) && !where.frame.result ? whereAt(where) : undefined

/** Returns the position in a game that has begun, in words, then what ends the game. */
export const whereAt = ({ box, frame, lang }: Where): readonly string[] => {
  if (!hasBegun(frame)) return []
  const words = box.words[lang][frame.mode]
  const better = betterOf(box, frame.mode, frame.options)
  return box[frame.mode].where?.({ frame, words, house: houses[lang], better }) ?? []
}
