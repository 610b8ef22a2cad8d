// The page of the ship whose turn it is: each entry is one tap. Other seats tap a button first,
// which opens the page.
import { DoNow } from '../../../ui/do-now.tsx'
import { EnterFor, useEntering } from '../../../ui/fields/entering.tsx'
import { Keys, MoveKey } from '../../../ui/fields/keys.tsx'
import { Foot } from '../../../ui/foot.tsx'
import { PenIcon } from '../../../ui/icons.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { useUnfolded } from '../../../ui/turn/intent.ts'
import { Undo } from '../../../ui/undo.tsx'
import type { Seat } from '../../game.ts'
import { PointTrack } from '../art/track.tsx'
import { LogPages, RosesLeft } from '../parts/log-book.tsx'
import { Rail } from '../parts/rail.tsx'
import { weighty } from '../parts/recap-kinds.ts'
import { colourOf, SeatShip } from '../parts/seats.tsx'
import type { Entry } from '../rules/entry.ts'
import { mostPoints } from '../rules/pieces.ts'
import type { SheetWords } from '../words/sentences.ts'
import type { SheetFace } from './begins.tsx'
import { Orientations } from './orientations.tsx'
import { RosesWon } from './roses-won.tsx'
import { Specials } from './specials.tsx'
import type { Turn } from './state.ts'
import { railStep, stepText } from './steps.ts'

// Later steps may be tapped, if people want to record them; entering the next turn completes them
// all.
const [sails, draws]: Entry[] = [{ kind: 'sails' }, { kind: 'draws' }]
const steps: Record<Turn['step'], readonly (Entry | undefined)[]> = {
  laying: [undefined, undefined, sails, draws],
  sailing: [undefined, undefined, undefined, draws],
  drawing: [],
}

export const TurnPage = ({ frame, words }: SheetFace) => {
  const { house } = useTable()
  const telling = useTelling()
  const { view, you } = frame
  const { sheet } = words
  const turn = view.turn!
  const { seat, step } = turn
  const entering = useEntering([seat])
  const isOpen = entering.seat === seat
  const note = seat === you ? sheet.special : isOpen && house.enteringFor(telling.name(seat))
  const next = telling.name((seat + 1) % view.pages.length)
  const specials = <Specials position={frame} words={words} turn={turn} />
  const roses = <RosesWon position={frame} words={words} seat={seat} />
  const onward = (
    <MoveForm class="onward" seat={seat}>
      <MoveButton move={{ kind: 'next' }}>{sheet.next(next)}</MoveButton>
    </MoveForm>
  )
  return (
    <Frame
      class={isOpen && seat !== you ? 'horn for-other' : 'horn'}
      now={<DoNow {...{ step, note }}>{stepText(frame, words, telling).now}</DoNow>}
      sign={<SeatShip seat={seat} />}
      rail={
        <Rail
          words={words}
          now={railStep[step]}
          seat={seat}
          moves={isOpen ? steps[step] : undefined}
        />
      }
      recap={<Recap words={words} weighty={weighty} />}
      beside={<LogPages words={words} pages={view.pages} turn={seat} />}
      common={
        <>
          <RosesLeft words={words} pages={view.pages} />
          <Orientations words={words} game={frame.game} />
          <Leaving words={words} seat={seat} />
        </>
      }
      dock={
        <>
          {isOpen && (
            <section class="turn-ways">
              <PointsNow frame={frame} words={words} seat={seat} />
              {specials}
              <Refused words={words} />
            </section>
          )}
          {isOpen ? roses : <EnterFor {...entering}>{() => [specials, roses, onward]}</EnterFor>}
          {(isOpen || frame.undoable !== undefined) && (
            <Foot>
              <Undo>{words.act.undo}</Undo>
              {isOpen && onward}
            </Foot>
          )}
        </>
      }
    />
  )
}

const PointsNow = ({ frame, words, seat }: SheetFace & { seat: Seat }) => {
  const { points } = frame.view.pages[seat]!
  return (
    <section class="points-now sheet">
      <h2>{words.sheet.points}</h2>
      <span class="points-track" role="img" aria-label={words.points(points)}>
        <PointTrack points={points} colour={colourOf(frame, seat)} />
      </span>
      <Peg words={words} seat={seat} points={points} />
    </section>
  )
}

// Sets a ship's points to those of its real peg, by one tap. The tap closes this part, and so does
// the next turn.
const Peg = ({
  words: { sheet },
  seat,
  points,
}: {
  words: SheetWords
  seat: Seat
  points: number
}) => (
  <details key={`${seat} ${points}`} class="peg" {...useUnfolded('peg', `${seat} ${points}`)}>
    <summary aria-label={sheet.peg}>
      <PenIcon />
    </summary>
    <MoveForm seat={seat}>
      <Keys legend={sheet.peg}>
        {Array.from({ length: mostPoints + 1 }, (_, n) => (
          <MoveKey
            key={n}
            move={{ kind: 'peg', points: n }}
            label={sheet.pegTo(n)}
            disabled={n === points}
          >
            {n}
          </MoveKey>
        ))}
      </Keys>
    </MoveForm>
  </details>
)

// A link to the log, where any entry can be corrected, and a key that ends the race early.
const Leaving = ({ words: { sheet }, seat }: { words: SheetWords; seat: Seat }) => {
  const { open, onToggle } = useUnfolded('close', seat)
  // Scrolls the opened part into view, above the bar at the foot.
  const bringUp = (event: { currentTarget: HTMLDetailsElement }) => {
    onToggle(event)
    if (event.currentTarget.open) event.currentTarget.scrollIntoView({ block: 'nearest' })
  }
  return (
    <MoveForm class="leaving" seat={seat}>
      <a class="button quiet" href={`/t/${useTable().code}/log`}>
        {sheet.correct}
      </a>
      <details open={open} onToggle={bringUp}>
        <summary>{sheet.close}</summary>
        <p class="voice-2">{sheet.closeNote}</p>
        <MoveButton kind="quiet" class="danger" move={{ kind: 'closed' }}>
          {sheet.close}
        </MoveButton>
      </details>
    </MoveForm>
  )
}
