// The log of a table: chapter by chapter, newest first, with small actions joined. The link back
// and the current turn stay visible. Each entry that the reader may correct has a link.
import type { Box } from '../../games/box.tsx'
import type { Mode } from '../../games/game.ts'
import { factOf, titleAt } from '../../games/words.ts'
import type { Lang } from '../../lang.ts'
import { type Frame, isWaitedFor, type Logged } from '../../protocol.ts'
import { PenIcon } from '../../ui/icons.tsx'
import { isStrike, sentencesOf } from '../../ui/recap.tsx'
import { houses, pageWords } from '../../words/all.ts'
import type { PageWords } from '../../words/house.ts'
import type { AtSeats } from '../at-table.ts'
import { Document, type PageProps } from '../document.tsx'
import { Drawings } from '../drawings.tsx'
import { Emblem } from '../emblem.tsx'
import { Masthead, spaced } from '../masthead.tsx'
import { actingFor, pathTo, tellingOf } from '../seats.ts'
import { chaptersOf, type Run, runsOf } from './chapters.ts'

interface LogProps extends PageProps, AtSeats {
  actions: readonly Logged[]
  // seq: only earlier actions are shown; later ones are read to see what was undone or corrected
  before?: number
}

interface EntryProps extends LogProps {
  action: Logged
  fate: string | undefined // says that the action was undone, corrected or crossed out
}

// Checks whether this reader may correct an entry beside the box. Everybody with a seat may correct
// an `open` entry; only its own seat may correct any other entry (a payment, a sealed bid).
const mayCorrect = ({ frame, holds, action }: EntryProps): boolean => {
  const { seat, undoes, open } = action
  if (frame.mode !== 'companion' || seat === null || undoes !== undefined || isStrike(action))
    return false
  return holds.length > 0 && (open === true || holds.includes(seat))
}

const Entry = (props: EntryProps) => {
  const { lang, box, code, frame, holds, action, fate } = props
  const say = pageWords(lang)
  const sentences = sentencesOf(
    action,
    box.words[lang][frame.mode],
    tellingOf(lang, frame),
    houses[lang],
  )
  if (sentences.length === 0) return null
  const { Shown } = box[frame.mode]
  const to = `/t/${code}/correct?seq=${action.corrects ?? action.seq}&seat=${actingFor(frame, holds, action.seat)}`
  return (
    <li id={`entry-${action.seq}`} class={fate ? 'undone' : undefined}>
      {action.seat !== null && <Emblem box={box} colour={frame.seats[action.seat]?.colour} />}
      <div>
        {sentences.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
        {fate && <p class="hint">{fate}</p>}
      </div>
      {Shown && <ShownFacts of={action} draw={Shown} />}
      {!fate && mayCorrect(props) && (
        <a class="link" href={to} aria-label={say.correctEntry(sentences[0]!)}>
          <PenIcon /> {say.correct}
        </a>
      )}
    </li>
  )
}

// Returns, by seq, a word for each entry that was undone, corrected or crossed out. A second
// correction of an entry marks the first correction, which had replaced that entry.
const fatesOf = (actions: readonly Logged[], say: PageWords): Map<number, string> => {
  const fates = new Map<number, string>()
  const latest = new Map<number, number>()
  for (const action of [...actions].sort((a, b) => a.seq - b.seq)) {
    const { seq, undoes, corrects } = action
    const about = undoes ?? corrects
    if (about === undefined) continue
    const fate =
      undoes !== undefined ? say.takenBack : isStrike(action) ? say.wasStruck : say.wasCorrected
    fates.set(latest.get(about) ?? about, fate)
    latest.set(about, seq)
  }
  return fates
}

const ShownFacts = ({ of, draw: Drawn }: { of: Logged; draw: NonNullable<Box[Mode]['Shown']> }) => (
  <span class="log-shown">
    {of.events.map((event, i) => (
      <Drawn key={i} fact={factOf(event)} />
    ))}
  </span>
)

const Runs = (props: LogProps & { run: Run<Logged>; fates: Map<number, string> }) => {
  const { box, frame, run, fates } = props
  const entries = [...run.actions]
    .reverse()
    .map(action => (
      <Entry key={action.seq} {...props} action={action} fate={fates.get(action.seq)} />
    ))
  if (run.small === undefined) return <>{entries}</>
  const seats = new Set(run.actions.flatMap(({ seat }) => seat ?? []))
  return (
    <li class="log-small">
      <details>
        <summary>
          {[...seats].map(seat => (
            <Emblem key={seat} box={box} colour={frame.seats[seat]?.colour} />
          ))}
          <span>{run.small}</span>
        </summary>
        <ol>{entries}</ol>
      </details>
    </li>
  )
}

// The chapters and their entries. Actions that correct or undo are not joined with others.
const Story = (props: LogProps) => {
  const { lang, box, frame, actions, before } = props
  const telling = tellingOf(lang, frame)
  const { log } = box.words[lang]
  // A practice game has no chapters: their numbers count from a first chapter that it lacks.
  const words = { ...log?.[frame.mode], ...(frame.from && { chapter: {} }) }
  const fates = fatesOf(actions, pageWords(lang))
  const { recalled } = box[frame.mode]
  const known = frame.view === undefined ? actions : (recalled?.(actions, frame.view) ?? actions)
  const inOrder = known
    .filter(({ seq }) => before === undefined || seq < before)
    .sort((a, b) => a.seq - b.seq)
  return (
    <ol class="log sheet" aria-live="polite">
      {chaptersOf(inOrder, words, telling)
        .reverse()
        .map(({ heading, actions }) => (
          <li key={actions[0]!.seq} class="log-chapter">
            {heading && <h2>{heading}</h2>}
            <ol>
              {runsOf(actions, words, telling)
                .reverse()
                .map(run => (
                  <Runs key={run.actions[0]!.seq} {...props} run={run} fates={fates} />
                ))}
            </ol>
          </li>
        ))}
    </ol>
  )
}

// Returns the heading: the players that the table waits for, or the word for the log. Beside the
// box, a table that waits for everybody waits for nobody in particular.
const headOf = (lang: Lang, frame: Frame): string => {
  const say = pageWords(lang)
  const { mode, seats, waiting } = frame
  if (waiting.length === 0 || (mode === 'companion' && waiting.length === seats.length))
    return say.log
  const { name, list } = tellingOf(lang, frame)
  return isWaitedFor(frame) ? say.yourTurn : say.waitingFor(list(waiting.map(name)))
}

export const LogPage = (props: LogProps) => {
  const { lang, box, code, frame, holds, actions } = props
  const say = pageWords(lang)
  const title = titleAt(box.words[lang], frame.options)
  const isMine = isWaitedFor(frame)
  const here = pathTo(code, frame)
  const log = pathTo(code, frame, '/log')
  const first = Math.min(...actions.map(({ seq }) => seq)) // Infinity without actions
  return (
    <Document
      {...props}
      styles={['reading']}
      renews
      title={say.logTitle(title)}
      game={box.id}
      mode={frame.mode}
      table={{
        code,
        you: frame.you,
        holds,
        stage: frame.result ? 'over' : 'play',
        turn: say.turnTitle(title),
      }}
    >
      {!props.fragment && <Drawings {...props} />}
      <Masthead lang={lang} title={title} code={code} home={here} />
      <main
        id="log"
        class="page"
        hx-get={props.path}
        hx-trigger="frame from:body"
        hx-select="#log"
        hx-target="this"
        hx-swap="outerMorph"
        data-follows
      >
        <div class="log-bar">
          <h1>{headOf(lang, frame)}</h1>
          <a class={isMine ? 'button main' : 'button quiet'} href={here} data-close>
            {say.toTable} <span class="visually-hidden">{spaced(code)}</span>
          </a>
        </div>
        {actions.length > 0 && (
          <a class="link" href={`/t/${code}/replay`}>
            {say.replay}
          </a>
        )}
        {actions.length === 0 ? <p>{say.logEmpty}</p> : <Story {...props} />}
        {first > 1 && actions.length > 0 && (
          <a class="button quiet" href={`${log}${log.includes('?') ? '&' : '?'}before=${first}`}>
            {say.logEarlier}
          </a>
        )}
      </main>
    </Document>
  )
}
