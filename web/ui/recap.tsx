// Shows in one line what happened since the reader's own last turn. A tap opens a list of all
// actions since then, newest first, and repeats their animations.
//
//   <Recap words={words} weighty={['crossed', 'won']} />
//
// The line is `line`, if the game passes one. Otherwise it contains the events since then whose
// kind is in `weighty`: the newest first, in as many sentences as fit in two lines of a small
// phone. Without such events, and after a correction, an undo or a change of seats, the line is the
// last sentence. The room's line is about the last action only. Screen readers announce the line
// politely. With `drawn`, what another seat has just done lies over the line in pictures for a
// moment (`News`).
import { useLayoutEffect, useRef } from 'preact/hooks'
import { type FaceWords, factOf, kindOf, type Telling, tell } from '../games/words.ts'
import type { Told } from '../protocol.ts'
import type { House } from '../words/house.ts'
import { Ask } from './advice.tsx'
import { atDesk } from './desk.ts'
import { ChevronIcon } from './icons.tsx'
import { type Touches, useLights } from './lit.ts'
import { type Drawing, News, unseenOf } from './news.tsx'
import { SeatMark } from './seats/row.tsx'
import { useTable, useTelling } from './table.tsx'

/**
 * Checks whether an action removes an entry: a removal corrects an entry and has no events. A
 * replacement has at least one event, even if it is sealed and this viewer may not read it.
 */
export const isStrike = ({ corrects, events }: Omit<Told, 'seq'>) =>
  corrects !== undefined && events.length === 0

/** Returns the sentences of one action, as in the log. */
export const sentencesOf = (
  told: Omit<Told, 'seq'>,
  words: FaceWords,
  telling: Telling,
  house: House,
): string[] => {
  if (told.seating) {
    const { seat, taken, name, bot, by } = told.seating
    const seated = (taken ? house.seatTaken : house.seatFreed)(name ?? telling.name(seat))
    const sentence = bot
      ? house.botCame(name, house.levels[bot])
      : bot === null
        ? house.botWent(name)
        : seated
    const asked = by === undefined ? [] : [house.askedBy(telling.name(by))]
    return [sentence, ...asked, ...(told.undoes === undefined ? [] : [house.sealWithdrawn])]
  }
  const who = told.seat === null ? '' : telling.name(told.seat)
  const mine = told.seat === telling.you
  const before: string[] = []
  if (told.undoes !== undefined) before.push(mine ? house.youTookBack : house.tookBack(who))
  else if (isStrike(told)) before.push(mine ? house.youStruck : house.struck(who))
  else if (told.corrects !== undefined)
    before.push(mine ? house.youCorrected : house.corrected(who))
  if (told.relieved)
    before.push(house.relieved[told.relieved.how](who, telling.name(told.relieved.by)))
  const facts = told.events
    .map(event => tell(words, event, telling))
    .filter(sentence => sentence !== undefined)
  const { by, agreed = [], away = [] } = told.consent ?? {}
  if (by !== undefined && told.events.some(event => kindOf(event) === 'ended-early'))
    facts.push(house.endedEarly(telling.name(by)))
  if (agreed.length > 0) facts.push(house.agreedTo(telling.list(agreed.map(telling.name))))
  if (away.length > 0) facts.push(house.notAsked(telling.list(away.map(telling.name))))
  return [...before, ...facts]
}

// Returns the last sentence of an action. For a correction or a change of seats, returns all its
// sentences, because the last one alone would not mention that change.
const lastOf = (
  told: Told | undefined,
  words: FaceWords,
  telling: Telling,
  house: House,
): string | undefined => {
  const sentences = told ? sentencesOf(told, words, telling, house) : []
  return told?.corrects !== undefined || told?.seating || told?.consent
    ? sentences.join(' ')
    : sentences.at(-1)
}

interface RecapProps extends Drawing {
  weighty?: readonly string[]
  line?: string
  since?: readonly Told[] // the table's actions, with details that the game adds
  touches?: Touches // returns what a row highlights on the board
}

// letters in two lines of a phone 320 px wide; below a sentence of two lines, a third line here
// would push the board down
const most = 76

// Joins the first sentence and the later ones that still fit. The list shows all sentences.
const fitting = (sentences: string[]): string =>
  sentences.reduce((line, next) => (line.length + next.length < most ? `${line} ${next}` : line))

const useLine = ({ words, weighty = [], line, ...props }: RecapProps): string | undefined => {
  const { frame, house, since } = { ...useTable(), ...props }
  const telling = useTelling()
  if (line !== undefined) return line
  const { told, you } = frame
  const others = you === 'room' ? since.slice(-1) : since.filter(({ seat }) => seat !== you)
  const facts = (others.length > 0 ? others : since.slice(-1)).flatMap(({ events }) => events)
  const isPlain = told?.corrects === undefined && told?.undoes === undefined && !told?.seating
  const heavy = isPlain ? facts.filter(fact => weighty.includes(factOf(fact).kind)).reverse() : []
  const sentences = heavy
    .map(fact => tell(words, fact, telling))
    .filter(sentence => sentence !== undefined)
  return sentences.length > 0 ? fitting(sentences) : lastOf(told, words, telling, house)
}

// Makes one row per turn: consecutive actions of one seat are joined.
const rowsOf = (since: readonly Told[], touches: Touches, ...say: [FaceWords, Telling, House]) => {
  const rows: (Pick<Told, 'seq' | 'seat'> & { said: string[]; touched: string[] })[] = []
  for (const told of since) {
    const said = sentencesOf(told, ...say)
    const touched = told.events.flatMap(touches)
    const last = rows.at(-1)
    if (last?.seat === told.seat) {
      last.said.push(...said)
      last.touched.push(...touched)
    } else if (said.length > 0) rows.push({ seq: told.seq, seat: told.seat, said, touched })
  }
  return rows
}

// Opens the list at a desk, where there is room for all of it.
const useOpenAtDesk = () => {
  const details = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => {
    const desk = atDesk()
    const set = () => {
      const it = details.current
      if (it?.matches('body:not(.large) :is(.frame-story > *, .sheet-face *)'))
        it.open = desk.matches
    }
    set()
    desk.addEventListener('change', set)
    return () => desk.removeEventListener('change', set)
  }, [])
  return details
}

const showAgain = ({ currentTarget }: { currentTarget: HTMLDetailsElement }) =>
  currentTarget.open && !atDesk().matches && dispatchEvent(new Event('again'))

// Returns the title of the list; undefined while nobody has had a turn.
const useTitle = (): string | undefined => {
  const { frame, house, since } = useTable()
  if (since.every(({ seat }) => seat === null)) return
  return since.some(({ seat }) => seat === frame.you) ? house.sinceYourTurn : house.soFar
}

interface SinceProps extends Pick<RecapProps, 'words' | 'seen' | 'since' | 'touches'> {
  // rows keep their place and change their text each turn, as on a departure board
  isBoard?: boolean
}

/** Lists what happened since the reader's own last turn: one row per turn, newest first. */
export const Since = ({ words, seen = [], isBoard, touches = () => [], ...props }: SinceProps) => {
  const { house, since } = { ...useTable(), ...props }
  const told = since.map(action => ({ ...action, events: unseenOf(action, seen) }))
  const rows = rowsOf(told, touches, words, useTelling(), house).reverse()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: at a desk it scrolls, and what scrolls must be reached by keyboard
    <ol aria-label={useTitle() ?? house.soFar} tabIndex={0} {...useLights()}>
      {rows.map(({ seq, seat, said, touched }, place) => (
        <li
          key={isBoard ? place : seq}
          {...(touched.length > 0 && { tabIndex: -1, 'data-touches': touched.join(', ') })}
        >
          {seat !== null && <SeatMark seat={seat} />}
          <span>{said.join(' ')}</span>
        </li>
      ))}
    </ol>
  )
}

export const Recap = (props: RecapProps) => {
  const title = useTitle()
  const line = useLine(props)
  const details = useOpenAtDesk()
  return (
    <>
      <details class="recap" ref={details} onToggle={showAgain}>
        <summary>
          {title && <b class="recap-title">{title}</b>}
          <span class="recap-line" aria-live="polite">
            {line}
          </span>
          <ChevronIcon />
          <News {...props} />
        </summary>
        <Since {...props} />
      </details>
      <Ask />
    </>
  )
}
