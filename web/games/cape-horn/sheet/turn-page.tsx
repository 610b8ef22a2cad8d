// The page of whoever has the turn: anyone who sits may enter for them, everything that happens in one tap.
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
import { PointTrack } from '../art/track.tsx'
import { LogPages, RosesLeft } from '../parts/log-book.tsx'
import { Rail } from '../parts/rail.tsx'
import { colourOf, SeatShip } from '../parts/seats.tsx'
import { weighty } from '../parts/weighty.ts'
import { mostPoints } from '../rules/pieces.ts'
import type { SheetWords } from '../words/en.ts'
import type { SheetFace } from './begins.tsx'
import { headline, railStep } from './headline.ts'
import { Orientations } from './orientations.tsx'
import { RosesWon } from './roses-won.tsx'
import { Specials } from './specials.tsx'
import type { Entry, Turn } from './state.ts'

// The steps still to come may be tapped, where a table wants to keep them; the next turn takes them all.
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
  const page = view.pages[seat]!
  const next = telling.name((seat + 1) % view.pages.length)
  const others = view.pages.map((_, i) => (seat + 1 + i) % view.pages.length).slice(0, -1)
  return (
    <Spread
      class="horn sheet-face"
      now={
        <DoNow note={seat === you ? sheet.special : house.enteringFor(telling.name(seat))}>
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
          <RosesLeft words={words} pages={view.pages} />
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

// What the peg says, set directly: one tap on the figure, which closes it again, as another ship's turn does.
const Peg = ({ words: { sheet }, seat, points }: { words: SheetWords; seat: Seat; points: number }) => (
  <details key={`${seat} ${points}`} class="peg">
    <summary aria-label={sheet.peg}>
      <PenIcon />
    </summary>
    <MoveForm seat={seat}>
      <Keys legend={sheet.peg}>
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
