// The head of every page below the shelf: the box (back to the shelf), the game, the code, and what
// opens beside it.
import type { ComponentChildren } from 'preact'
import type { Lang } from '../lang.ts'
import { hasBegun } from '../protocol.ts'
import { BoxIcon, LogIcon } from '../ui/icons.tsx'
import { keys } from '../ui/keys.ts'
import { placed } from '../ui/placed.ts'
import { pageWords } from '../words/all.ts'
import type { AtTable } from './at-table.ts'

/** K7PX4M is read as two groups. */
export const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`

interface Props {
  lang: Lang
  title: string
  code?: string
  home?: string // where the box leads: the shelf, or back to the table
  log?: string
  where?: readonly string[] // in the game; its face keeps it true (client/table/island.tsx)
  practice?: string // the word for it, where the table is such
  children?: ComponentChildren
}

export const Masthead = ({
  lang,
  title,
  code,
  home = '/',
  log,
  where,
  practice,
  children,
}: Props) => {
  const say = pageWords(lang)
  return (
    <header class="masthead">
      <div class="masthead-in">
        <a class="masthead-home" href={home} aria-label={home === '/' ? say.toShelf : say.toTable}>
          <BoxIcon />
        </a>
        <div class="masthead-name">
          <p class="masthead-title">{title}</p>
          {where && (
            <p class="masthead-where" data-where={practice ?? ''}>
              {placed(where, practice).map(part => (
                <span key={part}>{part}</span>
              ))}
            </p>
          )}
        </div>
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

/** Where the game is that this frame shows; nothing before its start and after its end. */
export const whereIn = ({ box, frame, lang }: Pick<AtTable, 'box' | 'frame' | 'lang'>) =>
  hasBegun(frame) && !frame.result
    ? box[frame.mode].where({ frame, words: box.words[lang][frame.mode] })
    : undefined
