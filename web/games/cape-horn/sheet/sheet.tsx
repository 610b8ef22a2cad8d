// The log book beside the box: whose turn it is, its points and roses, and everything that happens in one tap.
import { DoNow } from '../../../ui/do-now.tsx'
import { Foot } from '../../../ui/foot.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { News } from '../../../ui/news.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Spread } from '../../../ui/turn/spread.tsx'
import { Undo } from '../../../ui/undo.tsx'
import type { Seat } from '../../game.ts'
import type { Telling } from '../../words.ts'
import { PointTrack } from '../art/track.tsx'
import { LogBook, LogPages } from '../parts/log-book.tsx'
import { Rail, type RailStep } from '../parts/rail.tsx'
import { colourOf, type Face, SeatShip } from '../parts/seats.tsx'
import type { SheetWords } from '../words/en.ts'
import { Begins } from './begins.tsx'
import { Orientations } from './orientations.tsx'
import { RosesWon } from './roses-won.tsx'
import { Specials } from './specials.tsx'
import type { Entry, Options, Position, Turn, View } from './state.ts'

type SheetFace = Face<SheetWords, View, Options>

const railStep: Record<Turn['step'], RailStep> = { laying: 2, sailing: 3, drawing: 4 }

const headline = (
  { you, view: { turn, over } }: Position,
  { sheet, over: isOver }: SheetWords,
  telling: Telling,
): string => {
  if (over) return isOver
  if (!turn) return sheet.begins
  const verb = ({ laying: 'lays', sailing: 'sails', drawing: 'draws' } as const)[turn.step]
  return turn.seat === you ? sheet.yours[verb] : sheet[verb](telling.name(turn.seat))
}

export const Sheet = ({ frame, words }: SheetFace) => {
  const { large } = useTable()
  const { view } = frame
  if (large || frame.you === 'room' || view.over) return <SheetRoom frame={frame} words={words} />
  return view.turn ? (
    <TurnPage frame={frame} words={words} turn={view.turn} />
  ) : (
    <Spread
      class="horn sheet-face"
      now={<DoNow note={words.sheet.beginsNote}>{words.sheet.begins}</DoNow>}
      act={
        <>
          <Begins words={words} seats={view.pages.length} />
          <Refused words={words} />
        </>
      }
      rest={<Orientations words={words} game={frame.game} />}
    />
  )
}

// The page of whoever has the turn: anyone who sits may enter for them.
const TurnPage = ({ frame, words, turn }: SheetFace & { turn: Turn }) => {
  const { code, house } = useTable()
  const telling = useTelling()
  const { view, you } = frame
  const { sheet } = words
  const { seat, step } = turn
  const page = view.pages[seat]!
  const next = telling.name((seat + 1) % view.pages.length)
  const others = view.pages.map((_, i) => (seat + 1 + i) % view.pages.length).slice(0, -1)
  return (
    <Spread
      class="horn sheet-face"
      now={
        <DoNow note={seat === you ? undefined : house.enteringFor(telling.name(seat))}>
          {headline(frame, words, telling)}
        </DoNow>
      }
      sign={<SeatShip seat={seat} />}
      rail={<Rail words={words} now={railStep[step]} />}
      main={
        <>
          <section class="points-now sheet">
            <header>
              <h2>{sheet.points}</h2>
              <a href={`/t/${code}/log`}>{sheet.correct}</a>
            </header>
            <span role="img" aria-label={words.points(page.points)}>
              <PointTrack points={page.points} colour={colourOf(frame, seat)} />
            </span>
          </section>
          <Specials position={frame} words={words} turn={turn} />
          <Refused words={words} />
        </>
      }
      act={<RosesWon position={frame} words={words} seat={seat} />}
      rest={
        <>
          <LogPages words={words} pages={view.pages} turn={seat} seats={others} />
          <News words={words} />
          <Orientations words={words} game={frame.game} />
          <Leaving words={words} turn={turn} next={next} />
        </>
      }
      foot={
        <Foot>
          <Undo>{words.act.undo}</Undo>
          <Onward words={words} turn={turn} next={next} />
        </Foot>
      }
    />
  )
}

interface StepProps {
  words: SheetWords
  turn: Turn
  next: string
}

// The next tap of the rail.
const Onward = ({ words: { sheet }, turn: { seat, step }, next }: StepProps) => {
  const [entry, label]: [Entry, string] =
    step === 'laying'
      ? [{ kind: 'sails' }, sheet.toSail]
      : step === 'sailing'
        ? [{ kind: 'draws' }, sheet.toDraw]
        : [{ kind: 'next' }, sheet.next(next)]
  return (
    <MoveForm class="onward" seat={seat}>
      <MoveButton move={entry}>{label}</MoveButton>
    </MoveForm>
  )
}

// Straight to the next turn, and the end by the table's own wish.
const Leaving = ({ words: { sheet }, turn: { seat, step }, next }: StepProps) => (
  <MoveForm class="leaving" seat={seat}>
    {step !== 'drawing' && (
      <MoveButton kind="quiet" move={{ kind: 'next' }}>
        {sheet.next(next)}
      </MoveButton>
    )}
    <details>
      <summary>{sheet.close}</summary>
      <p class="voice-2">{sheet.closeNote}</p>
      <MoveButton kind="quiet" class="danger" move={{ kind: 'closed' }}>
        {sheet.close}
      </MoveButton>
    </details>
  </MoveForm>
)

// For everybody in the room, and for good once the race is over.
const SheetRoom = ({ frame, words }: SheetFace) => {
  const { large } = useTable()
  const telling = useTelling()
  const { view, result } = frame
  const turn: Seat | undefined = view.over ? view.over.winner : view.turn?.seat
  return (
    <Spread
      class={`horn sheet-face room${large ? ' large' : ''}${view.over ? ' alarm' : ''}`}
      now={
        <>
          {view.over && <p class="ended">{words.sheet.over[view.over.how]}</p>}
          <DoNow>{result ? words.won(result, telling) : headline(frame, words, telling)}</DoNow>
        </>
      }
      sign={turn !== undefined && <SeatShip seat={turn} />}
      rail={view.turn && !view.over && <Rail words={words} now={railStep[view.turn.step]} />}
      main={
        <>
          <LogBook words={words} pages={view.pages} turn={turn} />
          <News words={words} />
          {view.over && <Undo>{words.act.undo}</Undo>}
        </>
      }
    />
  )
}

export default Sheet
