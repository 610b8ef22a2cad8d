// The HTML document around every page: head, body, and the data that scripts read from it.
import type { ComponentChildren } from 'preact'
import type { Mode, Seat, Viewer } from '../games/game.ts'
import type { Lang } from '../lang.ts'
import type { Looks } from '../ui/looks.ts'
import { pageWords } from '../words/all.ts'
import type { Assets } from './assets.ts'

/** The house as its host has set it up (`web/settings.ts`). */
export interface House {
  name?: string // undefined: Boxside
  colour?: string // of mastheads, as #14392f; undefined: that of the style sheet
  langs: readonly Lang[] // the languages that it offers
}

/**
 * The props of every page: its language, its files, and its address (for the language form to
 * return to).
 */
export interface PageProps {
  house: House
  lang: Lang
  // the reader's locale for dates: the language, with a region if the browser names one
  locale: string
  assets: Assets
  path: string
  origin: string // of the site, as phones reach it
  looks: Looks // this browser's settings
  fragment: boolean // htmx requested only the content of the body
}

// Describes the table for scripts. `stage`: the part of the game that this page shows. `turn`: the
// page's title while it is the reader's turn.
interface TableData {
  code: string
  you: Viewer
  holds: readonly Seat[]
  stage: 'lobby' | 'play' | 'over'
  turn: string
}

interface Props extends PageProps {
  title: string
  children: ComponentChildren
  game?: string // the game whose palette the page uses
  mode?: Mode // the face whose style the page uses; undefined: the box's style
  boxes?: readonly string[] // the games whose boxes the page shows, if more than `game`
  class?: string
  table?: TableData
  // reload every few seconds without script; not on pages with fields, whose text would be lost
  reload?: boolean
  styles?: readonly (
    | 'shelf'
    | 'lobby'
    | 'reading'
    | 'replay'
    | 'screen'
    | 'evenings'
    | 'fair'
    | 'laying'
    | 'making'
  )[] // extra style sheets
  renews?: boolean // htmx redraws a part of the page when the table sends something
  hasFace?: boolean // a tap before the face's script runs is repeated (`client/early.ts`)
  tells?: string // the description in a link preview, below the title
}

export const Document = (props: Props) => {
  const { lang, title, children, game, table } = props
  if (props.fragment) {
    return (
      <>
        <title>{title}</title>
        {children}
      </>
    )
  }
  return (
    <html
      lang={lang}
      data-theme={props.looks.theme}
      data-size={props.looks.size}
      data-renews={props.reload ? '' : undefined}
    >
      <Head {...props} />
      <body
        class={props.class}
        data-game={game}
        data-table={table?.code}
        data-seat={table?.you}
        data-holds={table?.holds.join(',')}
        data-stage={table?.stage}
        data-turn={table?.turn}
      >
        {isLive(props.hasFace, table) && (
          <a class="unrenewed" href={props.path}>
            {pageWords(lang).unrenewed}
          </a>
        )}
        {children}
      </body>
    </html>
  )
}

// Checks whether a page needs its script to update: a page with a face, or a lobby.
const isLive = (hasFace?: boolean, table?: TableData) => hasFace || table?.stage === 'lobby'

// Values of the meta tag `color-scheme`, which browsers read before any style sheet is loaded.
const schemes: Record<Looks['theme'], string> = {
  auto: 'light dark',
  light: 'only light',
  dark: 'dark',
}

/** The green of mastheads by day (`style/house/base.css`), for browsers and systems. */
export const green = '#14392f'

/** Returns what the house is called. */
export const nameOf = ({ name = 'Boxside' }: House): string => name

const Head = ({
  assets,
  title,
  game,
  mode,
  reload,
  styles = [],
  hasFace,
  table,
  renews,
  tells,
  ...props
}: Props) => {
  const { boxes = game === undefined ? [] : [game] } = props
  const { colour } = props.house
  const description = tells ?? pageWords(props.lang).description
  const picture = (game !== undefined && assets.games[game]?.preview) || assets.icons['icon-512']
  const sheets = ['house', ...styles]
    .map(name => assets.styles[name])
    .filter(sheet => sheet !== undefined)
  const looks = boxes
    .flatMap(id => assets.games[id] ?? [])
    .map(files => (mode ? files[mode]?.look : files.box))
  return (
    <head>
      <meta charset="utf-8" />
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content={schemes[props.looks.theme]} />
      <meta name="theme-color" content={colour ?? green} />
      {/* Nothing is drawn before the style sheet below, so this script misses no tap. */}
      {isLive(hasFace, table) && <script src={assets.early} data-game={game} />}
      {/* If client/early.ts runs, it has opened a noscript element here, which disables the reload;
          the empty noscript element closes it. */}
      {reload && <meta http-equiv="refresh" content="6" />}
      {reload && <noscript />}
      <link rel="icon" href={assets.icons.icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={assets.icons.touch} />
      <meta name="description" content={description} />
      <meta property="og:site_name" content={nameOf(props.house)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${props.origin}${picture}`} />
      {assets.fonts.map(font => (
        <link
          key={font}
          rel="preload"
          as="font"
          type="font/woff2"
          href={font}
          crossOrigin="anonymous"
        />
      ))}
      {[...sheets, ...looks].map(sheet => (
        <link key={sheet} rel="stylesheet" href={sheet} />
      ))}
      {colour && <link rel="stylesheet" href={`/colour.css?${colour.slice(1)}`} />}
      <script type="module" src={assets.main} />
      {assets
        .neededBy(assets.main, ...(renews ? [assets.htmx] : []))
        .filter(file => file !== assets.main)
        .map(file => (
          <link key={file} rel="modulepreload" href={file} />
        ))}
    </head>
  )
}
