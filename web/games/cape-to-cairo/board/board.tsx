// The board: one face for each phase, the room's view for who holds no seat, and the end.
import { Coach } from '../../../ui/coach.tsx'
import type { Cues } from '../../../ui/cues.ts'
import { DoNow } from '../../../ui/do-now.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { type Flight, Flights } from '../../../ui/turn/flight.tsx'
import { useMotion } from '../../../ui/turn/motion.ts'
import { Spread } from '../../../ui/turn/spread.tsx'
import { useStage } from '../../../ui/turn/stage.ts'
import { type Telling, tell } from '../../words.ts'
import { Coin } from '../art/coin.tsx'
import type { Face } from '../parts/seats.tsx'
import { cardOf } from '../rules/pieces.ts'
import type { View } from '../rules/state.ts'
import { AuctionFace } from './auction-face.tsx'
import { BuildingFace } from './building-face.tsx'
import { ChoosingFace } from './choosing-face.tsx'
import { Room } from './room.tsx'
import { stepText } from './steps.ts'

// After a crossing that empties a lane, or wins, the next face would come at once: this shows the train's roll first.
const crossingOf = (before: View, { view, told }: Face['frame']): View | undefined => {
  const crossed = told?.events.find(({ kind }) => kind === 'crossed')
  if (crossed?.kind !== 'crossed' || before.phase.kind !== 'building' || view.phase.kind === 'building')
    return undefined
  return { ...view, stock: [], offer: [], phase: { kind: 'building', turn: crossed.seat, drawn: false } }
}

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

const FaceNow = ({ words, ...face }: Face) => {
  const { large } = useTable()
  const telling = useTelling()
  const held = useStage(face.frame, crossingOf)
  const frame = held ? { ...face.frame, view: held, waiting: [] } : face.frame
  const { view, waiting } = frame
  const { phase } = view
  const said = stepText(view, words, telling, telling.list(waiting.map(telling.name)))
  const { now: sentence, note, tip } = held ? { now: crossedIn(frame, words, telling) } : said
  const now = (
    <>
      <DoNow note={note} point={said.point}>
        {sentence}
      </DoNow>
      {!large && <Coach tip={tip} words={words.coach} />}
    </>
  )
  useMotion()
  if (frame.result) return <OverFace frame={frame} words={words} />
  if (large || frame.you === 'room') return <Room frame={frame} words={words} now={now} />
  if (phase.kind === 'auction') return <AuctionFace frame={frame} words={words} phase={phase} now={now} />
  if (phase.kind === 'choosing' && phase.order.length > 0)
    return <ChoosingFace frame={frame} words={words} phase={phase} now={now} />
  if (phase.kind === 'building')
    return <BuildingFace frame={frame} words={words} phase={phase} now={now} staged={held !== undefined} />
  return <Room frame={frame} words={words} now={now} />
}

const crossedIn = ({ told }: Face['frame'], words: Face['words'], telling: Telling): string | undefined =>
  (told?.events ?? [])
    .filter(({ kind }) => kind === 'crossed')
    .map(event => tell(words, event, telling))
    .at(-1)

// The end: the winner's sentence, until the house's page of the end takes its place.
const OverFace = ({ frame: { result = [] }, words }: Face) => (
  <Spread class="ctc over" now={<DoNow>{words.won(result, useTelling())}</DoNow>} />
)

export const cues: Cues = { bid: 'seal', revealed: 'reveal', crossed: 'crossing' }

export { where } from './where.ts'
export default Board
