// The board: the lanes with what is played for above them, what is one's own to do, the companies; one frame for every phase, for
// the room too, and the end.
import { Coach } from '../../../ui/coach.tsx'
import type { Cues } from '../../../ui/cues.ts'
import { DoNow } from '../../../ui/do-now.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { type Flight, Flights } from '../../../ui/turn/flight.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import { useMotion } from '../../../ui/turn/motion.ts'
import { useStage } from '../../../ui/turn/stage.ts'
import type { Seat } from '../../game.ts'
import { type Telling, tell } from '../../words.ts'
import { Coin } from '../art/coin.tsx'
import { Rails } from '../art/rails.tsx'
import { useRiverNote } from '../parts/decision.tsx'
import { weighty } from '../parts/recap-kinds.ts'
import type { Face } from '../parts/seats.tsx'
import { type CardId, cardOf, trackPrice } from '../rules/pieces.ts'
import type { View } from '../rules/state.ts'
import { Companies } from './accounts.tsx'
import { Band } from './band.tsx'
import { CardsLeft, gainersOf } from './crossing.tsx'
import { Dock } from './dock.tsx'
import { Lines } from './lines.tsx'
import { Preference } from './preference.tsx'
import { stepText } from './steps.ts'
import { touches } from './touched.ts'

// After a crossing that empties a lane, or wins, the next face would come at once: this shows the train's roll first.
const crossingOf = (before: View, { view, told }: Face['frame']): View | undefined => {
  const crossed = told?.events.find(({ kind }) => kind === 'crossed')
  if (crossed?.kind !== 'crossed' || before.phase.kind !== 'building' || view.phase.kind === 'building')
    return undefined
  return { ...view, stock: [], offer: [], phase: { kind: 'building', turn: crossed.seat, drawn: false } }
}

const signsOf = ({ money }: Face['words']) => ({
  bid: <Coin label={money(0)} />,
  choose: <Rails count={2} />,
  pay: <Coin label={money(trackPrice)} />,
  pass: <Rails count={1} />,
})

// The coin of a landscape flies from the train that has crossed it into its company's capital.
const coinOf = ({ told }: Face['frame'], { money }: Face['words']): Flight[] =>
  (told?.events ?? []).flatMap(fact => {
    if (fact.kind !== 'crossed') return []
    const thing = <Coin label={money(cardOf(fact.card).pounds)} />
    return [{ from: `[data-lane="${fact.seat}"] .train`, to: [`[data-capital="${fact.seat}"]`], thing }]
  })

export const Board = (face: Face) => (
  <>
    <Flights of={coinOf(face.frame, face.words)} />
    <FaceNow {...face} />
  </>
)

const hotIn = ({ phase }: View): Seat | undefined => {
  if (phase.kind === 'building') return phase.turn
  return phase.kind === 'choosing' ? phase.order[0] : undefined
}

const FaceNow = ({ words, ...face }: Face) => {
  const { advice, large } = useTable()
  const telling = useTelling()
  const held = useStage(face.frame, crossingOf, 900)
  const frame = held ? { ...face.frame, view: held, waiting: [] } : face.frame
  const { view, you, waiting } = frame
  const { phase } = view
  const [picked, pick] = useIntent((advice?.move as { card?: CardId } | undefined)?.card)
  const river = useRiverNote({
    words,
    turn: hotIn(view) ?? 0,
    gainers: phase.kind === 'building' && phase.drawn && !held ? gainersOf(view, phase.turn) : [],
  })
  useMotion()
  if (frame.result) return <OverFace frame={frame} words={words} />
  const said = stepText(view, words, telling, telling.list(waiting.map(telling.name)))
  const { now: sentence, note, tip } = held ? { now: crossedIn(frame, words, telling) } : said
  const hot = hotIn(view)
  const seat = large || you === 'room' ? undefined : you
  return (
    <Frame
      class={`ctc board ${phase.kind} lanes-${view.railways.length}${seat === undefined ? ' room' : ''}${large ? ' large' : ''}`}
      board="wide"
      sign={hot !== undefined ? <SeatMark seat={hot} /> : seat !== undefined && <SeatMark seat={seat} />}
      now={
        <>
          <DoNow note={river ?? note} point={said.point}>
            {sentence}
          </DoNow>
          {!large && <Coach tip={tip} words={words.coach} signs={signsOf(words)} />}
        </>
      }
      recap={<Recap words={words} weighty={weighty} touches={touches} />}
      main={
        <Lines view={view} words={words} own={seat ?? 0} hot={hot}>
          <Band frame={frame} words={words} picked={picked} pick={pick} />
        </Lines>
      }
      dock={seat !== undefined && <Dock frame={frame} words={words} seat={seat} picked={picked} />}
      beside={<Companies view={view} words={words} hot={hot ?? seat} />}
      common={
        <>
          <CardsLeft view={view} words={words} />
          <Preference frame={frame} words={words} />
        </>
      }
    />
  )
}

const crossedIn = ({ told }: Face['frame'], words: Face['words'], telling: Telling): string | undefined =>
  (told?.events ?? [])
    .filter(({ kind }) => kind === 'crossed')
    .map(event => tell(words, event, telling))
    .at(-1)

// The end: the winner's sentence until the house's page of the end takes its place, and the lanes as they were left.
const OverFace = ({ frame: { view, result = [] }, words }: Face) => (
  <Frame
    class={`ctc board over room lanes-${view.railways.length}`}
    board="wide"
    now={<DoNow>{words.won(result, useTelling())}</DoNow>}
    main={
      <Lines view={view} words={words} own={0}>
        {null}
      </Lines>
    }
  />
)

export const cues: Cues = { bid: 'seal', revealed: 'reveal', crossed: 'crossing' }

export { where } from './where.ts'
export default Board
