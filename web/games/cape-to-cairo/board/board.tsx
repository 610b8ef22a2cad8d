// The board: one face for each phase, the room's view for who holds no seat, and the end.
import { DoNow } from '../../../ui/do-now.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { useMotion } from '../../../ui/turn/motion.ts'
import { Spread } from '../../../ui/turn/spread.tsx'
import type { Face } from '../parts/seats.tsx'
import { AuctionFace } from './auction-face.tsx'
import { BuildingFace } from './building-face.tsx'
import { ChoosingFace } from './choosing-face.tsx'
import { Company } from './company.tsx'
import { headlineOf } from './headline.ts'
import { Room } from './room.tsx'

export const Board = ({ frame, words }: Face) => {
  const { large } = useTable()
  const telling = useTelling()
  const { view, waiting } = frame
  const { phase } = view
  const [sentence, note] = headlineOf(view, words, telling, telling.list(waiting.map(telling.name)))
  const now = <DoNow note={note}>{sentence}</DoNow>
  useMotion()
  if (phase.is === 'over' && !large) return <OverFace frame={frame} words={words} />
  if (large || frame.you === 'room') return <Room frame={frame} words={words} now={now} />
  if (phase.is === 'auction') return <AuctionFace frame={frame} words={words} phase={phase} now={now} />
  if (phase.is === 'choosing' && phase.order.length > 0)
    return <ChoosingFace frame={frame} words={words} phase={phase} now={now} />
  if (phase.is === 'building') return <BuildingFace frame={frame} words={words} phase={phase} now={now} />
  return <Room frame={frame} words={words} now={now} />
}

// The end: the winner's sentence, and how far every company came. Standings stand below, on the house's page.
const OverFace = ({ frame: { you, view, result = [] }, words }: Face) => (
  <Spread
    class="ctc over"
    now={<DoNow>{words.won(result, useTelling())}</DoNow>}
    main={
      <ul class="companies seats tall" aria-label={useTable().house.players}>
        {result.map(({ seat }) => (
          <Company key={seat} view={view} words={words} seat={seat} hot={seat === you} />
        ))}
      </ul>
    }
  />
)

export default Board
