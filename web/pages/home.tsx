// The home page: all boxes, the chosen box with its ways to play, and the form that joins a table.
import type { Box } from '../games/box.tsx'
import type { Refusal } from '../games/game.ts'
import type { Lang } from '../lang.ts'
import { eveningsWords, pageWords } from '../words/all.ts'
import { Document, nameOf, type PageProps } from './document.tsx'
import { Languages } from './languages.tsx'
import { CodeForm } from './lobby/code-form.tsx'
import { pathOfMaking } from './lobby/making.tsx'
import { TableForm, type Typed } from './lobby/opening.tsx'
import { RefusalNote } from './refusal.tsx'
import { seatCounts } from './seats.ts'

export interface HomeProps extends PageProps {
  shelf: readonly Box[]
  tables: readonly string[] // codes of tables for which this browser's cookies contain keys
  chosen?: string // id of a game, from `?box=`
  refused?: Refusal // why no table was opened, or that a code has no table
  code?: string // the typed code, if it has no table
  typed?: Typed // the form's fields, if no table could be opened
  uncopied?: Refusal // why a copy was not opened
}

// Draws a board of the shelf below a row of boxes, over the whole width of the page.
const Plank = () => (
  <svg class="plank" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 200 24">
    <path d="M0 5c40 3 62-3 100 0s66 3 100 0M0 12c30 2 50 4 84 1s76-3 116-1M0 19c52-3 92 2 130 1s48-3 70-1" />
  </svg>
)

const Boxed = ({ box, lang, isChosen }: { box: Box; lang: Lang; isChosen: boolean }) => {
  const say = pageWords(lang)
  const { title } = box.words[lang]
  const to = `/?box=${box.id}`
  return (
    <li class="shelf-place" data-game={box.id}>
      <a
        class="shelf-box"
        // without script, `#chosen` scrolls to the choice: on a small phone it is below the boxes
        href={`${to}#chosen`}
        id={`box-${box.id}`}
        aria-current={isChosen ? 'true' : undefined}
        hx-get={to}
        hx-select="main"
        hx-target="main"
        hx-swap="outerMorph"
        hx-replace-url="true"
      >
        <span class="visually-hidden">{say.choose(title)}</span>
        <box.Lid title={title} />
      </a>
      <p class="shelf-tag">
        <span>{seatCounts(lang, box.seats)}</span>
        <span>{say.minutesTag(box.minutes)}</span>
      </p>
    </li>
  )
}

const Join = ({ lang, code }: { lang: Lang; code: string | undefined }) => {
  const say = pageWords(lang)
  return (
    <details class="join" open={code !== undefined}>
      <summary class="button quiet">{say.join}</summary>
      <CodeForm lang={lang} code={code} />
    </details>
  )
}

// The chosen box. If it is the only game, its lid is shown too, because the page has no shelf.
const Chosen = ({ lang, shelf, refused, box, code, typed }: HomeProps & { box: Box }) => {
  const say = pageWords(lang)
  const { title } = box.words[lang]
  return (
    <section id="chosen" class="chosen" data-game={box.id} aria-labelledby="chosen-title">
      <div class="chosen-in">
        {shelf.length === 1 && (
          <div class="shelf-box" id={`box-${box.id}`}>
            <box.Lid title={title} />
          </div>
        )}
        <div class="chosen-about">
          <div class="chosen-head">
            <h2 id="chosen-title">{title}</h2>
            <p>{say.playersAndMinutes(seatCounts(lang, box.seats), box.minutes)}</p>
          </div>
          <p class="tagline">{box.words[lang].tagline}</p>
        </div>
        <div class="opening-side">
          {code === undefined && <RefusalNote lang={lang} refusal={refused} />}
          {box.making ? (
            <box.making.Offer lang={lang} at={pathOfMaking(box)} />
          ) : (
            <TableForm lang={lang} box={box} typed={typed} />
          )}
        </div>
        <a class="link" href={`/games/${box.id}`}>
          {say.toRules}
        </a>
      </div>
    </section>
  )
}

const MANY = [5, 6, 7, 8] // people whose names are too many for a button (`client/app/again.ts`)

// The list of tables where this browser has a seat, and the button that opens the next game. A script fills it in from browser storage
// (`client/app/tables.ts`), or from `tables` if that storage was cleared.
const YourTables = ({ lang, tables }: Pick<HomeProps, 'lang' | 'tables'>) => {
  const { yourTables, notBrought, moveSeat } = pageWords(lang)
  const { title, turn, lobby, over, turnOf, since, justNow } = yourTables
  const { againAlone, againWith, againMany } = eveningsWords[lang]
  return (
    <section
      class="your-tables"
      data-tables={tables.join('.')}
      data-turn={turn}
      data-lobby={lobby}
      data-over={over}
      data-turn-of={turnOf('{}')}
      data-since={since('{}')}
      data-just-now={justNow}
      data-again-alone={againAlone}
      data-again-with={againWith('{}')}
      data-again-many={MANY.map(againMany).join('|')}
      hidden
    >
      <h2>{title}</h2>
      <p role="status" hidden>
        {notBrought(moveSeat)}
      </p>
      <ul />
    </section>
  )
}

// Offers to install the site as an app. A script shows the offer to a browser that has a seat at a
// table and can install apps (`client/app/install.ts`); on iOS it shows instructions instead.
const Install = ({ lang }: { lang: Lang }) => {
  const { install, installHow, installFailed } = pageWords(lang)
  return (
    <div data-install>
      <button type="button" class="button quiet" hidden>
        {install}
      </button>
      <details hidden>
        <summary class="button quiet">{install}</summary>
        <p hidden>{installHow}</p>
        <p role="status" hidden>
          {installFailed}
        </p>
      </details>
    </div>
  )
}

// Opens a copy of a table of another server.
const Copied = ({ lang, uncopied }: Pick<HomeProps, 'lang' | 'uncopied'>) => {
  const { copies: say } = pageWords(lang)
  return (
    <details class="copied" id="copy" open={uncopied !== undefined}>
      <summary class="link">{say.open}</summary>
      <RefusalNote lang={lang} refusal={uncopied} />
      <form method="post" action="/copies#copy" enctype="multipart/form-data">
        <label for="copied">{say.openHint}</label>
        <input id="copied" type="file" name="copy" accept=".txt,text/plain" required />
        <button type="submit" class="button main">
          {say.open}
        </button>
      </form>
    </details>
  )
}

export const Home = (props: HomeProps) => {
  const { house, lang, shelf, refused } = props
  const say = pageWords(lang)
  const chosen = shelf.find(box => box.id === props.chosen) ?? shelf[0]
  const boxes = shelf.map(box => box.id)
  return (
    <Document {...props} styles={['shelf']} title={`${nameOf(house)}: ${say.motto}`} boxes={boxes}>
      <main class="home">
        <header class="home-head">
          <div>
            <h1>{nameOf(house)}</h1>
            <p>{say.motto}</p>
          </div>
          <Join lang={lang} code={props.code} />
        </header>
        {props.code !== undefined && <RefusalNote lang={lang} refusal={refused} />}
        <YourTables lang={lang} tables={props.tables} />
        {shelf.length > 1 && (
          <nav class="shelf" aria-label={say.shelf}>
            <Plank />
            <Plank />
            <ul>
              {shelf.map(box => (
                <Boxed key={box.id} box={box} lang={lang} isChosen={box === chosen} />
              ))}
            </ul>
          </nav>
        )}
        {chosen && <Chosen {...props} box={chosen} />}
      </main>
      <footer class="colophon">
        <Install lang={lang} />
        <Copied lang={lang} uncopied={props.uncopied} />
        <Languages lang={lang} house={props.house} path={props.path} />
        <p>
          <a href="/evenings">{eveningsWords[lang].title}</a> {say.notAffiliated}{' '}
          <a href="/programs">{say.forPrograms}</a> <a href="/licences">{say.licences}</a>
        </p>
      </footer>
    </Document>
  )
}
