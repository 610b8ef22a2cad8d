// The page that corrects an entry beside the box: the entry's fields, then a preview of the
// consequences, and below them the button that corrects. With script the preview appears as soon as
// a field differs; without script, the form's button shows it.
import type { Refusal, Seat } from '../../games/game.ts'
import { isRecord } from '../../games/kit/records.ts'
import { kindOf, nameOf, titleAt } from '../../games/words.ts'
import type { Correction, Frame, Logged, Mend } from '../../protocol.ts'
import { EntryFields } from '../../ui/fields/entry.tsx'
import { Keys } from '../../ui/fields/keys.tsx'
import { kindsOf } from '../../ui/fields/schema.ts'
import { wordRefusal } from '../../ui/refused.tsx'
import { houses, pageWords } from '../../words/all.ts'
import type { AtSeats } from '../at-table.ts'
import { Document, type PageProps } from '../document.tsx'
import { Drawings } from '../drawings.tsx'
import { Masthead } from '../masthead.tsx'
import { RefusalNote } from '../refusal.tsx'
import { actingFor, pathTo, tellingOf } from '../seats.ts'
import { Changed, Consequences, sentenceOf } from './changed.tsx'

interface CorrectProps extends PageProps, AtSeats {
  told: readonly Logged[] // the entry to correct, and all later actions that count
  written: unknown // the entry as it is now
  moveId: string
  // new content of the entry and of later ones; without `move` the entry is crossed out
  instead?: Pick<Correction, 'move' | 'mends'>
  after?: Frame // the table as it would be after the change
  asks?: readonly Seat[] // the seats that must agree first
  refused?: Refusal
  others: readonly unknown[] // entries of other kinds that the seat could have made
  // a later entry that the change makes illegal, with its content if this reader may change it
  falls?: { action: Logged; entry?: unknown }
}

const actionOf = ({ told }: CorrectProps): Logged => told[0]!

// Returns all changes of this correction, first that of the entry itself.
const changesOf = (props: CorrectProps): Mend[] => {
  const { mends = [], ...own } = props.instead ?? {}
  return props.instead ? [{ ...own, seq: actionOf(props).seq }, ...mends] : []
}

// Hidden fields that name the entry of a form. `before`: changes of earlier entries in the same
// correction.
const About = ({
  seq,
  before = [],
  ...props
}: CorrectProps & { seq: number; before?: readonly Mend[] }) => (
  <>
    <input type="hidden" name="id" value={props.moveId} />
    <input type="hidden" name="seq" value={seq} />
    <input
      type="hidden"
      name="seat"
      value={actingFor(props.frame, props.holds, actionOf(props).seat)}
    />
    {before.length > 0 && <input type="hidden" name="before" value={JSON.stringify(before)} />}
  </>
)

const hasFields = (entry: unknown) => isRecord(entry) && Object.keys(entry).length > 1

// Attributes of a form that only previews: htmx shows the response in `#outcome`, below the fields.
const looking = (code: string) => ({
  method: 'post' as const,
  action: `/t/${code}/correct#outcome`,
  'hx-post': `/t/${code}/correct`,
  'hx-select': '#outcome',
  'hx-target': '#outcome',
  'hx-swap': 'outerHTML',
})

// Shows the consequences, and the button that corrects or asks the seats that must agree.
const Deed = (props: CorrectProps & { after: Frame }) => {
  const { lang, box, code, frame, after, asks = [] } = props
  const say = pageWords(lang)
  const { name, list } = tellingOf(lang, frame)
  const all = changesOf(props)
  const { seq, ...last } = all.at(-1)!
  const isStruck = last.move === undefined
  return (
    <section class="sheet consequences" aria-labelledby="consequences">
      <Changed {...props} changes={all} />
      <h2 id="consequences">{say.consequences}</h2>
      <Consequences lang={lang} box={box} before={frame} after={after} />
      <form method="post" action={`/t/${code}/${asks.length > 0 ? 'proposals' : 'correct'}`}>
        <About {...props} seq={seq} before={all.slice(0, -1)} />
        {isStruck ? (
          <input type="hidden" name="strike" value="1" />
        ) : (
          <input type="hidden" name="move" value={JSON.stringify(last.move)} />
        )}
        <p class="hint">{asks.length > 0 ? say.askFirst(list(asks.map(name))) : say.toldToTable}</p>
        <button type="submit" class={`button ${isStruck && asks.length === 0 ? 'danger' : 'main'}`}>
          {asks.length > 0
            ? say.askThem
            : isStruck && all.length === 1
              ? say.strikeYes
              : say.correctYes}
        </button>
      </form>
    </section>
  )
}

const kindsFor = ({ lang, box, frame }: CorrectProps, entry: unknown) => {
  const words = box.words[lang]
  const kinds = kindsOf(box.companion.game.move, words.fields)
  const fields = box.companion.fields?.(entry, words.companion, tellingOf(lang, frame))
  return fields
    ? kinds.map(kind => (kind.kind === kindOf(entry) ? { ...kind, fields } : kind))
    : kinds
}

// A form with an entry's fields, filled in. Submitting it only shows a preview.
const EntryForm = (
  props: CorrectProps & { seq: number; entry: unknown; before?: readonly Mend[] },
) => {
  const { lang, box, code, frame, entry } = props
  const say = pageWords(lang)
  const words = box.words[lang]
  const telling = tellingOf(lang, frame)
  return (
    <form class="correction" {...looking(code)} hx-trigger="input delay:300ms">
      <About {...props} />
      <input type="hidden" name="move" value={JSON.stringify(entry)} />
      <input type="hidden" name="preview" value="1" />
      <EntryFields
        kinds={kindsFor(props, entry)}
        entry={entry}
        telling={telling}
        name={one => nameOf(words, 'companion', one, telling)}
      />
      <p class="hint">{say.correctHint}</p>
      <div class="ways">
        <a class="button quiet" href={`/t/${code}/log`}>
          {say.back}
        </a>
        <button type="submit" class="button quiet">
          {say.correctPreview}
        </button>
      </div>
    </form>
  )
}

const StrikeForm = (props: CorrectProps & { seq: number; before?: readonly Mend[] }) => (
  <form class="correction" {...looking(props.code)}>
    <About {...props} />
    <input type="hidden" name="preview" value="1" />
    <button type="submit" class="link" name="strike" value="1">
      {pageWords(props.lang).strikePreview}
    </button>
  </form>
)

// Offers entries of other kinds. Each button opens this page with the fields of that entry.
const OtherForm = (props: CorrectProps & { seq: number }) => {
  const { lang, box, code, frame, written } = props
  const telling = tellingOf(lang, frame)
  // If the entry has no fields, its own form offers the other kinds without fields already.
  const others = props.others.filter(move => hasFields(move) || hasFields(written))
  if (others.length === 0) return null
  return (
    <form class="correction" method="post" action={`/t/${code}/correct`}>
      <About {...props} />
      <input type="hidden" name="preview" value="1" />
      <Keys legend={pageWords(lang).otherEntry}>
        {others
          .map(move => JSON.stringify(move))
          .map((move, i) => (
            <button key={move} type="submit" class="key-face" name="move" value={move}>
              {nameOf(box.words[lang], 'companion', others[i], telling)}
            </button>
          ))}
      </Keys>
    </form>
  )
}

// Shows the later entry that the change makes illegal, with forms to change it too.
const Falling = (props: CorrectProps & { falls: { action: Logged; entry?: unknown } }) => {
  const { lang, box, frame, falls, refused } = props
  const form = { ...props, seq: falls.action.seq, before: changesOf(props) }
  const because = refused?.because
  return (
    <section class="sheet consequences" aria-labelledby="falls">
      <Changed {...props} changes={form.before} />
      <h2 id="falls">{sentenceOf(lang, box, frame, falls.action)}</h2>
      {because && (
        <p class="hint">
          {wordRefusal(because, houses[lang], box.words[lang].companion, tellingOf(lang, frame))}
        </p>
      )}
      {falls.entry !== undefined && (
        <>
          <EntryForm {...form} entry={falls.entry} />
          <StrikeForm {...form} />
        </>
      )}
    </section>
  )
}

export const CorrectPage = (props: CorrectProps) => {
  const { lang, box, code, frame, instead, after, falls } = props
  const say = pageWords(lang)
  const action = actionOf(props)
  const own = { ...props, seq: action.seq }
  return (
    <Document
      {...props}
      styles={['reading']}
      renews
      title={say.correctTitle}
      game={box.id}
      mode={frame.mode}
    >
      <Drawings assets={props.assets} box={box} frame={frame} lang={lang} />
      <Masthead
        lang={lang}
        title={titleAt(box.words[lang], frame.options)}
        code={code}
        home={pathTo(code, frame)}
      />
      <main class="page">
        <div class="do-now">
          <h1>{say.correctTitle}</h1>
          <p>{sentenceOf(lang, box, frame, action)}</p>
        </div>
        <EntryForm {...own} entry={instead?.move ?? props.written} />
        <div id="outcome" class="correction" aria-live="polite">
          <RefusalNote lang={lang} refusal={props.refused} box={box} frame={frame} />
          {falls && <Falling {...props} falls={falls} />}
          {after && <Deed {...props} after={after} />}
        </div>
        <OtherForm {...own} />
        <StrikeForm {...own} />
      </main>
    </Document>
  )
}
