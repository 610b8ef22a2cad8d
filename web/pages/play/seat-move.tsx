// Moves a seat from one device to another. The page for the old device shows a link with the seat's
// key; the page for the new device sends that key.
import type { Box } from '../../games/box.tsx'
import type { Refusal, Seat } from '../../games/game.ts'
import { titleAt } from '../../games/words.ts'
import { pageWords } from '../../words/all.ts'
import { Document, nameOf, type PageProps } from '../document.tsx'
import { Masthead, spaced } from '../masthead.tsx'
import { RefusalNote } from '../refusal.tsx'

// On the device that has the seat: GET /t/CODE/move?seat=N, or ?seat=host.
interface SeatLinkProps extends PageProps {
  box: Box
  options: unknown // of the table
  code: string
  seat: Seat | 'host'
  name: string // of the seat
  link: string // the full address /t/CODE/move#KEY
  qr: string // QR code of the link, as SVG text
}

// On the new device: GET /t/CODE/move.
interface SeatMoveProps extends PageProps {
  box?: Box
  options?: unknown // of the table
  code: string
  refused?: Refusal
}

export const SeatLink = (props: SeatLinkProps) => {
  const { lang, box, options, code, seat, link } = props
  const say = pageWords(lang)
  const title = seat === 'host' ? say.hostKeyTitle : say.linkTitle(props.name)
  const here = seat === 'host' ? `/t/${code}` : `/t/${code}?seat=${seat}`
  const [address = '', key = ''] = link.split('#')
  return (
    <Document {...props} styles={['reading']} title={title} game={box.id}>
      <Masthead lang={lang} title={titleAt(box.words[lang], options)} code={code} home={here} />
      <main class="page">
        <div class="do-now">
          <h1>{title}</h1>
          <p>{seat === 'host' ? say.hostLinkHint : say.linkHint}</p>
        </div>
        <div class="sheet seat-link">
          <div
            class="qr"
            role="img"
            aria-label={title}
            dangerouslySetInnerHTML={{ __html: props.qr }}
          />
          <p class="refusal">{say.linkSecret}</p>
          <label>
            {say.link}
            <input type="text" readOnly value={link} data-share-link />
          </label>
          <p>{say.keyByHand}</p>
          <p class="hint">{address}</p>
          <p class="key-text">{key}</p>
        </div>
        <p>
          <a class="button quiet" href={here}>
            {say.back}
          </a>
        </p>
      </main>
    </Document>
  )
}

export const SeatMove = (props: SeatMoveProps) => {
  const { lang, box, options, code } = props
  const say = pageWords(lang)
  return (
    <Document {...props} styles={['reading']} title={say.moveTitle} game={box?.id}>
      <Masthead
        lang={lang}
        title={box ? titleAt(box.words[lang], options) : nameOf(props.house)}
        code={code}
        home={`/t/${code}`}
      />
      <main class="page">
        <div class="do-now">
          <h1>{say.moveTitle}</h1>
          <p>{say.moveHint}</p>
        </div>
        <RefusalNote lang={lang} refusal={props.refused} />
        <form
          class="sheet seat-move"
          method="post"
          action={`/t/${code}/seats`}
          data-key-from-fragment
        >
          <label for="key">
            {say.key} <small>{say.keyTyped}</small>
          </label>
          <input
            id="key"
            name="key"
            required
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
          />
          <button type="submit" class="button main">
            {say.moveHere}
          </button>
        </form>
        <p>
          <a class="link" href={`/t/${code}`}>
            {say.toTable} <span class="visually-hidden">{spaced(code)}</span>
          </a>
        </p>
      </main>
    </Document>
  )
}
