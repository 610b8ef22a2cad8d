// The HTML document around every page: head, body, and the data that scripts read from it.
import type { ComponentChildren } from 'preact'
import type { Mode, Seat, Viewer } from '../games/game.ts'
import type { Lang } from '../lang.ts'
import type { Looks } from '../ui/looks.ts'
import { pageWords } from '../words/all.ts'
import type { Assets } from './assets.ts'

/**
 * The props of every page: its language, its files, and its address (for the language form to
 * return to).
 */
export interface PageProps {
  lang: Lang
  // the reader's locale for dates: the language, with a region if the browser names one
  locale: string
  assets: Assets
  path: string
  origin: string // the origin for phones
  looks: Looks // this browser's settings
  fragment: boolean // htmx requested only the content of the body
}

// Describes the table for scripts. `stage`: what frames mean to this page. `turn`: the title at the
// reader's turn.
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
  mode?: Mode // the face whose style the page uses; undefined: only the box from outside
  boxes?: readonly string[] // the games whose boxes the page shows, if more than `game`
  class?: string
  table?: TableData
  // reload without script, only on pages where nothing can be half typed
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
  )[] // extra style sheets
  renews?: boolean // a part of the page is redrawn when the table sends something
  hasFace?: boolean // taps are kept until the face runs (`client/early.ts`)
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

// Whether a page does not update without its script: a face or a lobby.
const isLive = (hasFace?: boolean, table?: TableData) => hasFace || table?.stage === 'lobby'

// Set in the HTML, before the style sheet is loaded.
const schemes: Record<Looks['theme'], string> = {
  auto: 'light dark',
  light: 'only light',
  dark: 'dark',
}

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
      <meta name="theme-color" content="#14392F" />
      {/* Before the style sheet, which blocks drawing anyway: no tap on visible content is lost. */}
      {isLive(hasFace, table) && <script src={assets.early} data-game={game} />}
      {/* Without script, or if even the first script is blocked. The following tag closes what that script opens (client/early.ts). */}
      {reload && <meta http-equiv="refresh" content="6" />}
      {reload && <noscript />}
      <link rel="icon" href={assets.icons.icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={assets.icons.touch} />
      <meta name="description" content={description} />
      <meta property="og:site_name" content="Boxside" />
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
