// Sealed and waiting: one's bid can be peeked at, and taken back until the last seal.
import type { Frame } from '../../../protocol.ts'
import { Foot } from '../../../ui/foot.tsx'
import { Peek } from '../../../ui/live.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { Undo } from '../../../ui/undo.tsx'
import { Wax } from '../art/wax.tsx'
import type { Shared } from '../words/en.ts'
import { colourOf } from './seats.tsx'

export const SealedFoot = ({ frame, words, pounds }: SealedProps) => (
  <Foot>
    <span class="sealed-wax">{frame.you !== 'room' && <Wax colour={colourOf(frame, frame.you)} state="sealed" />}</span>
    <div class="sealed-acts">
      {pounds !== undefined && <Peek label={words.auction.peek}>{words.auction.bidIs(pounds)}</Peek>}
      <Undo />
    </div>
    <p class="foot-note">{words.auction.takeBack}</p>
    <Refused words={words} />
  </Foot>
)
interface SealedProps {
  frame: Pick<Frame, 'you' | 'seats'>
  words: Shared
  pounds: number | undefined
}
