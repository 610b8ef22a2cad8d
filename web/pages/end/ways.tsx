// The links below a finished game: the next game; replay, check, album and files of this one.
import type { ComponentChildren } from 'preact'
import { AlbumIcon, PlayIcon, ScalesIcon, ShareIcon, TakeIcon } from '../../ui/icons.tsx'
import { eveningsWords, fairWords, pageWords } from '../../words/all.ts'
import type { AtSeats } from '../at-table.ts'
import { spaced } from '../masthead.tsx'
import { hasRecord } from '../past/fair.tsx'
import { pathTo, tellingOf } from '../seats.ts'

const openedBy = ({ lang, frame }: Pick<AtSeats, 'lang' | 'frame'>): string => {
  const say = pageWords(lang)
  const { againBy: by } = frame
  if (by === undefined) return say.nextOpen
  return by === frame.you ? say.nextOpenedByYou : say.nextOpened(tellingOf(lang, frame).name(by))
}

// A note that somebody has opened the next game. No page goes to that game by itself, because its
// reader may still be reading.
const Slip = ({ lang, code, frame, holds, onScreen }: Props) => {
  const say = pageWords(lang)
  return (
    <div class="slip">
      <b>{openedBy({ lang, frame })}</b>
      {onScreen ? (
        <span class="code">{spaced(frame.again!)}</span>
      ) : (
        <a class="button main" href={`/t/${code}/again`}>
          {holds.length > 0 ? say.nextSit : say.nextLook}
        </a>
      )}
    </div>
  )
}

interface Props extends AtSeats {
  onScreen?: true
}

/**
 * Shows the buttons that open another game, with the same seats or with everybody one seat on; once
 * somebody has opened it, a note with a link to that game.
 */
export const NextGame = (props: Props) => {
  const { lang, code, frame, holds, onScreen } = props
  const mayOpen = !onScreen && (holds.length > 0 || frame.host)
  const asks = !frame.again && {
    'hx-get': onScreen ? `/t/${code}/screen` : pathTo(code, frame),
    'hx-trigger': 'next from:body',
    'hx-select': '#next',
    'hx-target': 'this',
    'hx-swap': 'outerMorph',
  }
  return (
    <div id="next" class="next-game" role="status" {...asks}>
      {frame.again ? (
        <Slip {...props} />
      ) : (
        mayOpen && (
          <form method="post" action={`/t/${code}/again`}>
            <button type="submit" class="button main">
              {pageWords(lang).again}
            </button>
            {frame.seats.length > 1 && (
              <button type="submit" class="link" name="turned" value="true">
                {pageWords(lang).revenge[frame.seats.length === 2 ? 'two' : 'more']}
              </button>
            )}
          </form>
        )
      )}
    </div>
  )
}

/** Shows a note above a finished table with a link to the next game; null if there is none. */
export const NextCode = ({ lang, code, frame }: AtSeats) =>
  frame.result && frame.again ? (
    <p class="notice">
      {pageWords(lang).nextGame} <a href={`/t/${code}/again`}>{spaced(frame.again)}</a>
    </p>
  ) : null

const fileAt = (code: string, type: string) => `/t/${code}/result.${type}`

// A script on this phone makes a PNG of the card (`client/evenings/card.ts`); without script the
// link downloads the SVG.
const Files = ({ lang, box, code, frame }: AtSeats) => {
  const { files } = pageWords(lang)
  return (
    <ul class="end-files">
      {box.Finale && (
        <li>
          <a href={fileAt(code, 'svg')} download data-card={`${box.id}-${code}.png`}>
            <ShareIcon /> {files.card}
          </a>
        </li>
      )}
      {box.Finale && (
        <li>
          <a href={fileAt(code, 'svg')} download>
            {files.svg}
          </a>
        </li>
      )}
      <li>
        <a href={fileAt(code, 'csv')} download>
          {files.csv}
        </a>
      </li>
      <li>
        <a href={fileAt(code, 'json')} download>
          {files.json}
        </a>
      </li>
      {!frame.from && (
        <li>
          <a href={fileAt(code, 'bgstats')}>{files.bgstats}</a>
        </li>
      )}
    </ul>
  )
}

const Key = ({
  href,
  icon,
  children,
}: {
  href: string
  icon: ComponentChildren
  children: string
}) => (
  <a class="end-key" href={href}>
    {icon}
    {children}
  </a>
)

/** Shows four equal buttons: replay, check, album, files. Three if there is no record to check. */
export const EndKeys = (props: AtSeats) => {
  const { lang, code, frame } = props
  const say = pageWords(lang)
  return (
    <nav class="end-ways" aria-label={say.thisGame}>
      <div class={hasRecord(frame) ? 'end-keys' : 'end-keys of-three'}>
        <Key href={`/t/${code}/replay`} icon={<PlayIcon />}>
          {say.replay}
        </Key>
        {hasRecord(frame) && (
          <Key href={`/t/${code}/fair`} icon={<ScalesIcon />}>
            {fairWords[lang].title}
          </Key>
        )}
        <Key href="/evenings" icon={<AlbumIcon />}>
          {eveningsWords[lang].title}
        </Key>
        <details class="end-take">
          <summary class="end-key">
            <TakeIcon />
            {say.takeAlong}
          </summary>
          <Files {...props} />
        </details>
      </div>
    </nav>
  )
}
