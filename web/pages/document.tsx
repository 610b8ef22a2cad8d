// The sheet every page is printed on: head, body and the data that the client reads from it.
import type { ComponentChildren } from 'preact'
import type { Mode, Seat, Viewer } from '../games/game.ts'
import type { Lang } from '../lang.ts'
import type { Looks } from '../ui/looks.ts'
import { pageWords } from '../words/all.ts'
import type { Assets } from './assets.ts'

/**
 * What every page is given: its language, its files, and where it is (`back` of the language form).
 */
export interface PageProps {
  lang: Lang
  // how the reader writes dates: the language, with its region where the browser names it
  locale: string
  assets: Assets
  path: string
  origin: string // as phones reach it
  looks: Looks // as this browser was told to
  fragment: boolean // htmx asked only for what the body holds
}

// Names a table for the client: `stage` says what its frames mean to this page, `turn` the title on
// one's turn.
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
  game?: string // whose palette the page wears
  mode?: Mode // the face whose look it wears; none: the box from outside
  boxes?: readonly string[] // whose boxes it shows, when not that game's alone
  class?: string
  table?: TableData
  // without script the page asks again by itself: only while nothing can be half typed
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
  )[] // what it wears besides the house's own sheet
  renews?: boolean // a part of it is drawn anew as soon as the table tells something
  hasFace?: boolean // taps on it are kept until it is awake (client/early.ts)
  tells?: string // what a link to it tells in a chat, besides its title
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

// A page that stands still where its script does not come: a face, and a lobby.
const isLive = (hasFace?: boolean, table?: TableData) => hasFace || table?.stage === 'lobby'

// Before its style is there.
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
    .map(files => (mode ? files[mode].look : files.box))
  return (
    <head>
      <meta charset="utf-8" />
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content={schemes[props.looks.theme]} />
      <meta name="theme-color" content="#14392F" />
      {/* Before the style, which is waited for anyway: no tap on what is drawn is lost. */}
      {isLive(hasFace, table) && <script src={assets.early} data-game={game} />}
      {/* Without script, or where even the first one is blocked. The tag that follows closes what that one opens (client/early.ts). */}
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
