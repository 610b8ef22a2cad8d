// What does the box say? The figures of the sheet in large type, to be read aloud at the table, at one moment after another; and at
// last the entries of which one is the first that differs.
import type { Seat } from '../games/game.ts'
import { titleAt } from '../games/words.ts'
import type { Frame, Logged, ReplayStep } from '../protocol.ts'
import { pageWords } from '../words/all.ts'
import type { AtSeats } from './at-table.ts'
import { sentenceOf } from './changed.tsx'
import { byLabel } from './changes.ts'
import { Document, type PageProps } from './document.tsx'
import { Drawings } from './drawings.tsx'
import { Emblem } from './emblem.tsx'
import { Masthead } from './masthead.tsx'
import { actingFor, pathTo, tellingOf } from './seats.ts'

// A moment that is read.
interface Reading {
  step: ReplayStep
  frame: Frame // as it was then
  heading?: string
  before: number | undefined // the seq of the moment before it
  wrong: number | undefined // of the moment after it, at which they differed
}

interface CompareProps extends PageProps, AtSeats {
  reads?: Reading
  among?: readonly { action: Logged; changed: readonly string[] }[] // in their order, with the figures that each changed
}

const hrefOf = ({ code, frame }: CompareProps, query: Record<string, number | undefined>): string => {
  const said = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  const path = pathTo(code, frame, '/compare')
  return `${path}${path.includes('?') ? '&' : '?'}${said.join('&')}`
}

// A seat's figures; those of one label, such as its bids, in their order.
const Figures = ({ lang, box, frame, reads, seat }: CompareProps & { reads: Reading; seat: Seat }) => {
  const { name } = tellingOf(lang, frame)
  const figures = box.companion.figures(reads.frame.view, box.words[lang]).filter(([of]) => of === seat)
  return (
    <section class="sheet said-figures" aria-label={name(seat)}>
      <h2>
        <Emblem box={box} colour={frame.seats[seat]?.colour} /> {name(seat)}
      </h2>
      <dl>
        {[...byLabel(figures)].map(([label, same]) => (
          <div key={label}>
            <dt>{same[0]![1]}</dt>
            <dd>{same.map(([, , value]) => value).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Read = (props: CompareProps & { reads: Reading }) => {
  const { lang, box, code, frame, reads } = props
  const say = pageWords(lang)
  const { name, list } = tellingOf(lang, frame)
  const { step, heading, before, wrong } = reads
  const order = box.companion.order?.(reads.frame.view) ?? []
  const { waiting } = step
  const differs = before === undefined ? { right: 0, wrong: step.seq } : { at: before, wrong: step.seq }
  return (
    <>
      <div class="do-now">
        <h1>{say.compare.title}</h1>
        <p>{wrong === undefined ? say.compare.now : say.compare.earlier}</p>
      </div>
      <p>
        {heading !== undefined && <b>{heading} </b>}
        {say.compare.after(step.says?.join(' ') ?? '')}
      </p>
      <div class="said">
        {frame.seats.map((_, seat) => (
          <Figures key={name(seat)} {...props} seat={seat} />
        ))}
      </div>
      {order.length > 1 && <p>{say.compare.order(order.map(name).join(', '))}</p>}
      {waiting.length > 0 && waiting.length < frame.seats.length && <p>{say.waitingFor(list(waiting.map(name)))}</p>}
      <div class="ways said-ways">
        <a class="button quiet" href={hrefOf(props, differs)}>
          <span aria-hidden="true">✗ </span>
          {say.compare.differs}
        </a>
        <a
          class="button main"
          href={wrong === undefined ? pathTo(code, frame) : hrefOf(props, { right: step.seq, wrong })}
        >
          <span aria-hidden="true">✓ </span>
          {say.compare.agrees}
        </a>
      </div>
    </>
  )
}

// An entry, the figures that it changed, and the way to correct it for who may.
const Entry = (props: CompareProps & { action: Logged; changed: readonly string[] }) => {
  const { lang, box, code, frame, holds, action, changed } = props
  const say = pageWords(lang)
  const said = sentenceOf(lang, box, frame, action)
  const mayChange = holds.length > 0 && (action.open || holds.includes(action.seat!))
  return (
    <li>
      <div>
        <p>{said}</p>
        {changed.map(line => (
          <p key={line} class="hint">
            {line}
          </p>
        ))}
      </div>
      {mayChange && (
        <a
          class="button quiet"
          href={`/t/${code}/correct?seq=${action.seq}&seat=${actingFor(frame, holds, action.seat)}`}
          aria-label={say.correctEntry(said)}
        >
          <span aria-hidden="true">✗</span> {say.correct}
        </a>
      )}
    </li>
  )
}

const Among = (props: CompareProps & Required<Pick<CompareProps, 'among'>>) => {
  const { lang, code, frame, among } = props
  const say = pageWords(lang)
  return (
    <>
      <div class="do-now">
        <h1>{say.compare.found}</h1>
        <p>{say.compare.among}</p>
      </div>
      <ol class="log sheet">
        <li class="log-chapter">
          <ol>
            {among.map(one => (
              <Entry key={one.action.seq} {...props} {...one} />
            ))}
          </ol>
        </li>
      </ol>
      <p>{say.compare.forgotten}</p>
      <a class="button quiet" href={pathTo(code, frame)}>
        {say.toTable}
      </a>
    </>
  )
}

export const ComparePage = (props: CompareProps) => {
  const { lang, box, code, frame, reads, among } = props
  const say = pageWords(lang)
  return (
    <Document {...props} styles={['reading']} title={say.compare.title} game={box.id} mode={frame.mode}>
      <Drawings assets={props.assets} box={box} frame={frame} lang={lang} />
      <Masthead lang={lang} title={titleAt(box.words[lang], frame.options)} code={code} home={pathTo(code, frame)} />
      <main class="page">
        {reads && <Read {...props} reads={reads} />}
        {among && <Among {...props} among={among} />}
      </main>
    </Document>
  )
}
