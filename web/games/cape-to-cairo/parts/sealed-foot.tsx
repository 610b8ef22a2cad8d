// The foot after sealing: one's own bid can be shown, and withdrawn until the last one is sealed.
import { Foot } from '../../../ui/foot.tsx'
import { Peek } from '../../../ui/live.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { Undo } from '../../../ui/undo.tsx'
import type { Seat } from '../../game.ts'
import type { Shared } from '../words/sentences.ts'
import { Seal } from './seats.tsx'

export const SealedFoot = ({
  words,
  seat,
  pounds,
}: {
  words: Shared
  seat: Seat
  pounds: number | undefined
}) => (
  <Foot>
    <Seal seat={seat} sealed />
    <div class="sealed-acts">
      {pounds !== undefined && (
        <Peek label={words.auction.peek}>{words.auction.bidIs(pounds)}</Peek>
      )}
      <Undo />
    </div>
    <p class="foot-note">{words.auction.takeBack}</p>
    <Refused words={words} />
  </Foot>
)
