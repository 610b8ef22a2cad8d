// Correcting an entry of a companion: its fields, what would change, and only then the deed.
import type { Refusal, Seat } from '../games/game.ts'
import { nameOf, titleAt } from '../games/words.ts'
import type { Frame, Logged } from '../protocol.ts'
import { EntryFields } from '../ui/fields/schema.tsx'
import { sentencesOf } from '../ui/recap.tsx'
import { houses, pageWords } from '../words/all.ts'
import type { AtSeats } from './at-table.ts'
import { changes } from './changes.ts'
import { Document, type PageProps } from './document.tsx'
import { Drawings } from './drawings.tsx'
import { Masthead } from './masthead.tsx'
import { RefusalNote } from './refusal.tsx'
import { actingFor, pathTo, tellingOf } from './seats.ts'

interface CorrectProps extends PageProps, AtSeats {
  action: Logged // the entry that is corrected
  entry: unknown // what its fields show: the action's own move, or what was typed for the preview
  moveId: string
  preview?: { frame: Frame; move?: unknown } // the frame it would lead to; no move: struck
  asks?: readonly Seat[] | undefined // who must agree to it first
  refused?: Refusal
  falls?: Logged // the later entry that would no longer hold (`at.seq` of `would-fall`)
}

const Hidden = ({ action, frame, holds, moveId }: CorrectProps) => (
  <>
    <input type="hidden" name="id" value={moveId} />
    <input type="hidden" name="seq" value={action.seq} />
    <input type="hidden" name="seat" value={actingFor(frame, holds, action.seat)} />
  </>
)

// What would change, a line each, and the button that does it.
const Consequences = (props: CorrectProps & { preview: { frame: Frame; move?: unknown } }) => {
  const { lang, box, code, frame, preview, asks = [] } = props
  const say = pageWords(lang)
  const { name, list } = tellingOf(lang, frame)
  const isStruck = preview.move === undefined
  const lines = changes(lang, box, frame, preview.frame)
  return (
    <section class="sheet consequences" aria-labelledby="consequences">
      <h2 id="consequences">{say.consequences}</h2>
      {preview.move !== undefined && <p>{nameOf(box.words[lang], frame.mode, preview.move, tellingOf(lang, frame))}</p>}
      {lines.length === 0 ? <p>{say.noConsequences}</p> : null}
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <form method="post" action={`/t/${code}/${asks.length > 0 ? 'proposals' : 'correct'}`}>
        <Hidden {...props} />
        {isStruck ? (
          <input type="hidden" name="strike" value="1" />
        ) : (
          <input type="hidden" name="move" value={JSON.stringify(preview.move)} />
        )}
        <p class="hint">{asks.length > 0 ? say.askFirst(list(asks.map(name))) : say.toldToTable}</p>
        <button type="submit" class={`button ${isStruck && asks.length === 0 ? 'danger' : 'main'}`}>
          {asks.length > 0 ? say.askThem : isStruck ? say.strikeYes : say.correctYes}
        </button>
      </form>
    </section>
  )
}

// The entry's fields, filled in; what is typed is looked at first.
const EntryForm = (props: CorrectProps) => {
  const { lang, box, code, frame, entry, preview } = props
  const say = pageWords(lang)
  const words = box.words[lang]
  const telling = tellingOf(lang, frame)
  return (
    <form class="correction" method="post" action={`/t/${code}/correct`}>
      <Hidden {...props} />
      <input type="hidden" name="move" value={JSON.stringify(entry)} />
      <input type="hidden" name="preview" value="1" />
      <EntryFields
        schema={box.companion.game.move}
        entry={entry}
        seats={frame.seats.length}
        words={words.fields}
        telling={telling}
        name={one => nameOf(words, 'companion', one, telling)}
      />
      <p class="hint">{say.correctHint}</p>
      <div class="ways">
        <a class="button quiet" href={`/t/${code}/log`}>
          {say.back}
        </a>
        <button type="submit" class={`button ${preview ? 'quiet' : 'main'}`}>
          {say.correctPreview}
        </button>
      </div>
    </form>
  )
}

export const CorrectPage = (props: CorrectProps) => {
  const { lang, box, code, frame, action, preview } = props
  const say = pageWords(lang)
  const words = box.words[lang]
  const here = pathTo(code, frame)
  const tell = (one: Logged) => sentencesOf(one, words[frame.mode], tellingOf(lang, frame), houses[lang]).join(' ')
  return (
    <Document {...props} styles={['reading']} title={say.correctTitle} game={box.id} mode={frame.mode}>
      <Drawings box={box} frame={frame} lang={lang} />
      <Masthead lang={lang} title={titleAt(words, frame.options)} code={code} home={here} />
      <main class="page">
        <div class="do-now">
          <h1>{say.correctTitle}</h1>
          <p>{tell(action)}</p>
        </div>
        <RefusalNote lang={lang} refusal={props.refused} box={box} frame={frame} />
        {props.falls && (
          <p>
            {say.thatEntry}{' '}
            <a
              href={`/t/${code}/correct?seq=${props.falls.seq}&seat=${actingFor(frame, props.holds, props.falls.seat)}`}
            >
              {tell(props.falls)}
            </a>
          </p>
        )}
        {preview && <Consequences {...props} preview={preview} />}
        <EntryForm {...props} />
        {!(preview && preview.move === undefined) && (
          <form class="correction" method="post" action={`/t/${code}/correct`}>
            <Hidden {...props} />
            <input type="hidden" name="preview" value="1" />
            <button type="submit" class="link" name="strike" value="1">
              {say.strikePreview}
            </button>
          </form>
        )}
      </main>
    </Document>
  )
}
