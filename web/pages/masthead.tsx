// The head of every page below the shelf: the box (back to the shelf), the game, the code, and what opens beside it.
import type { ComponentChildren } from 'preact'
import { BoxIcon, LogIcon } from '../ui/icons.tsx'
import type { Lang } from '../ui/lang.ts'
import { pageWords } from '../words/all.ts'

/** K7PX4M is read as two groups. */
export const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`

interface Props {
  lang: Lang
  title: string
  code?: string
  home?: string // where the box leads: the shelf, or back to the table
  log?: string
  children?: ComponentChildren
}

export const Masthead = ({ lang, title, code, home = '/', log, children }: Props) => {
  const say = pageWords(lang)
  return (
    <header class="masthead">
      <div class="masthead-in">
        <a class="masthead-home" href={home} aria-label={home === '/' ? say.toShelf : say.toTable}>
          <BoxIcon />
        </a>
        <p class="masthead-title">{title}</p>
        {code && <p class="code masthead-code">{spaced(code)}</p>}
        {log && (
          <a class="masthead-tool" href={log} aria-label={say.log} data-over>
            <LogIcon />
          </a>
        )}
        {children}
      </div>
    </header>
  )
}
