// The last action with its piece, large enough to read from across the room.
import { Recap } from '../../../ui/recap.tsx'
import { TilePicture } from '../art/tile.tsx'
import { useLatest } from '../parts/seats.tsx'
import type { Piece } from '../rules/pieces.ts'
import type { BoardWords } from '../words/sentences.ts'

export const Latest = ({ words }: { words: BoardWords }) => {
  const latest = useLatest(words)
  const { piece, turns = 0 } = (latest?.fact ?? {}) as { piece?: Piece; turns?: number }
  return (
    <div class="camino-last">
      {piece && <TilePicture piece={piece} turns={turns} />}
      <Recap words={words} line={latest?.sentence} />
    </div>
  )
}
