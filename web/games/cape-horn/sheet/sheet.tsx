// The log book beside the box: whose turn it is, its points and roses, and everything that happens in one tap.
import type { Cues } from '../../../ui/cues.ts'
import { DoNow } from '../../../ui/do-now.tsx'
import { Keys, MoveKey } from '../../../ui/fields/keys.tsx'
import { Foot } from '../../../ui/foot.tsx'
import { PenIcon } from '../../../ui/icons.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Recap } from '../../../ui/recap.tsx'
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
import { weighty } from '../parts/weighty.ts'
import { mostPoints } from '../rules/pieces.ts'
import type { SheetWords } from '../words/en.ts'
import { Begins } from './begins.tsx'
import { Orientations } from './orientations.tsx'
import { RosesWon } from './roses-won.tsx'
import { Specials } from './specials.tsx'
import type { Entry, Options, Position, Turn, View } from './state.ts'

type SheetFace = Face<SheetWords, View, Options>

export const cues: Cues = { rose: 'rose', 'crossed-line': 'crossing' }

const railStep: Record<Turn['step'], RailStep> = { laying: 2, sailing: 3, drawing: 4 }
// The steps still to come may be tapped, where a table wants to keep them; the next turn takes them all.
const [sails, draws]: Entry[] = [{ kind: 'sails' }, { kind: 'draws' }]
const steps: Record<Turn['step'], readonly (Entry | undefined)[]> = {
  laying: [undefined, undefined, sails, draws],
  sailing: [undefined, undefined, undefined, draws],
  drawing: [],
}

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
  const { house } = useTable()
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
      rail={<Rail words={words} now={railStep[step]} moves={steps[step]} seat={seat} />}
      recap={<Recap words={words} weighty={weighty} />}
      main={
        <>
          <section class="points-now sheet">
            <h2>{sheet.points}</h2>
            <span class="points-track" role="img" aria-label={words.points(page.points)}>
              <PointTrack points={page.points} colour={colourOf(frame, seat)} />
            </span>
            <Peg words={words} seat={seat} points={page.points} />
          </section>
          <Specials position={frame} words={words} turn={turn} />
          <Refused words={words} />
        </>
      }
      act={<RosesWon position={frame} words={words} seat={seat} />}
      rest={
        <>
          <LogPages words={words} pages={view.pages} turn={seat} seats={others} />
          <Orientations words={words} game={frame.game} />
          <Leaving words={words} seat={seat} />
        </>
      }
      foot={
        <Foot>
          <Undo>{words.act.undo}</Undo>
          <MoveForm class="onward" seat={seat}>
            <MoveButton move={{ kind: 'next' }}>{sheet.next(next)}</MoveButton>
          </MoveForm>
        </Foot>
      }
    />
  )
}

// What the peg says, set directly: one tap on the figure.
const Peg = ({ words: { sheet }, seat, points }: { words: SheetWords; seat: Seat; points: number }) => (
  <details class="peg">
    <summary aria-label={sheet.peg}>
      <PenIcon />
    </summary>
    <MoveForm seat={seat}>
      <Keys legend={sheet.peg} class="by-9">
        {Array.from({ length: mostPoints + 1 }, (_, n) => (
          <MoveKey key={n} move={{ kind: 'peg', points: n }} label={sheet.pegTo(n)} disabled={n === points}>
            {n}
          </MoveKey>
        ))}
      </Keys>
    </MoveForm>
  </details>
)

// The log, where any entry is corrected, and the end by the table's own wish.
const Leaving = ({ words: { sheet }, seat }: { words: SheetWords; seat: Seat }) => (
  <MoveForm class="leaving" seat={seat}>
    <a class="button quiet" href={`/t/${useTable().code}/log`}>
      {sheet.correct}
    </a>
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
          <Recap words={words} />
          {view.over && <Undo>{words.act.undo}</Undo>}
        </>
      }
    />
  )
}

export default Sheet
