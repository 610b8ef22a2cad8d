// What happened since one's own last turn, in a line that stays; a tap tells it all, newest first,
// and shows again what moved.
//
//   <Recap words={words} weighty={['crossed', 'won']} />
//
// The line is what was done since that weighs most (`weighty`: kinds of facts; the newest first, in
// as many sentences as two lines of a small phone take), else the last sentence told; or the game's
// own (`line`). A screen reader hears it politely. For who has no turn it tells the last action.
import { useLayoutEffect, useRef } from 'preact/hooks'
import { type FaceWords, factOf, type Telling, tell } from '../games/words.ts'
import type { Told } from '../protocol.ts'
import type { House } from '../words/house.ts'
import { Ask } from './advice.tsx'
import { atDesk } from './desk.ts'
import { ChevronIcon } from './icons.tsx'
import { type Touches, useLights } from './lit.ts'
import { SeatMark } from './seats/row.tsx'
import { useTable, useTelling } from './table.tsx'

/**
 * A strike has no facts. An entry put in place of another has one, even where it is a seal that
 * this viewer may not read.
 */
export const isStrike = ({ corrects, events }: Omit<Told, 'seq'>) =>
  corrects !== undefined && events.length === 0

/** The sentences of one action, as the log tells them too. */
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
  const { agreed = [], away = [] } = told.consent ?? {}
  if (agreed.length > 0) facts.push(house.agreedTo(telling.list(agreed.map(telling.name))))
  if (away.length > 0) facts.push(house.notAsked(telling.list(away.map(telling.name))))
  return [...before, ...facts]
}

// The last sentence; of a correction and of a change of seats all: that it was one, and what
// follows.
const lastOf = (
  told: Told | undefined,
  words: FaceWords,
  telling: Telling,
  house: House,
): string | undefined => {
  const sentences = told ? sentencesOf(told, words, telling, house) : []
  return told?.corrects !== undefined || told?.seating ? sentences.join(' ') : sentences.at(-1)
}

interface RecapProps {
  words: FaceWords
  seen?: readonly string[] // kinds of facts that the face itself shows: the list leaves them out
  weighty?: readonly string[]
  line?: string
  since?: readonly Told[] // the table's, with what the game knows more of them
  touches?: Touches // on the board: a row lights it up
}

// What two lines of a phone of 320 px take below a sentence of two lines: a third would push the
// board down.
const most = 76

// The first sentence, and those after it for which the line has room. The list has them all.
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

// An action without the facts of some kinds.
const without = (kinds: readonly string[], told: Told): Told => ({
  ...told,
  events: told.events.filter(event => !kinds.includes(factOf(event).kind)),
})

// A row a seat's turn: what one seat did without a break stands together.
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

// A desk has room for all of it.
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

// What the list is called; undefined while nobody has had a turn.
const useTitle = (): string | undefined => {
  const { frame, house, since } = useTable()
  if (since.every(({ seat }) => seat === null)) return
  return since.some(({ seat }) => seat === frame.you) ? house.sinceYourTurn : house.soFar
}

interface SinceProps extends Pick<RecapProps, 'words' | 'seen' | 'since' | 'touches'> {
  isBoard?: boolean // its rows stand still, and say something else after each turn, as in a station
}

/** What was done since one's own last turn: a row a seat's turn, the newest first. */
export const Since = ({ words, seen = [], isBoard, touches = () => [], ...props }: SinceProps) => {
  const { house, since } = { ...useTable(), ...props }
  const told = since.map(action => without(seen, action))
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
        </summary>
        <Since {...props} />
      </details>
      <Ask />
    </>
  )
}
