// The board: one face for each phase, and the room's view for who holds no seat.
import { DoNow } from '../../../ui/do-now.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import type { Face } from '../parts/seats.tsx'
import { AuctionFace } from './auction-face.tsx'
import { BuildingFace } from './building-face.tsx'
import { ChoosingFace } from './choosing-face.tsx'
import { Company } from './company.tsx'
import { useMotion } from './motion.tsx'
import { Room } from './room.tsx'

export const Board = ({ frame, words }: Face) => {
  const { large } = useTable()
  const { phase } = frame.view
  useMotion(frame.seq)
  if (phase.is === 'over' && !large) return <OverFace frame={frame} words={words} />
  if (large || frame.you === 'room') return <Room frame={frame} words={words} />
  if (phase.is === 'auction') return <AuctionFace frame={frame} words={words} phase={phase} />
  if (phase.is === 'choosing') return <ChoosingFace frame={frame} words={words} phase={phase} />
  return phase.is === 'building' ? (
    <BuildingFace frame={frame} words={words} phase={phase} />
  ) : (
    <Room frame={frame} words={words} />
  )
}

// The end: the winner's sentence, and how far every company came. Standings stand below, on the house's page.
const OverFace = ({ frame: { you, view, result = [] }, words }: Face) => {
  const telling = useTelling()
  return (
    <div class="ctc face over">
      <DoNow>{words.won(result, telling)}</DoNow>
      <ul class="companies seats tall" aria-label={words.players}>
        {result.map(({ seat }) => (
          <Company key={seat} view={view} words={words} seat={seat} hot={seat === you} />
        ))}
      </ul>
    </div>
  )
}

export default Board
