// The auction: what is on offer, one's own railway, who has sealed, and one's own ticket.
import { useState } from 'preact/hooks'
import { Display } from '../../../ui/cards/cards.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { useTable } from '../../../ui/table.tsx'
import { Spread } from '../../../ui/turn/spread.tsx'
import { Undo } from '../../../ui/undo.tsx'
import type { Seat } from '../../game.ts'
import { seatOf } from '../../kit/seats.ts'
import { BidTicket } from '../parts/bid-ticket.tsx'
import { weighty } from '../parts/recap-kinds.ts'
import { SealedFoot } from '../parts/sealed-foot.tsx'
import type { PhaseFace } from '../parts/seats.tsx'
import { sum, tracksOf } from '../rules/building.ts'
import { type CardId, cardOf, tracksNeeded } from '../rules/pieces.ts'
import type { PhaseView, View } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { CompanyRow } from './accounts.tsx'
import { landscape } from './landscape.tsx'
import { OwnLane } from './own-lane.tsx'
import { Preference } from './preference.tsx'

export const AuctionFace = ({ frame, words, phase, now }: PhaseFace<Extract<PhaseView, { kind: 'auction' }>>) => {
  const { house, code } = useTable()
  const { view } = frame
  const seat = seatOf(frame)
  const [asked, ask] = useState<CardId>()
  return (
    <Spread
      class="ctc board auction"
      now={now}
      recap={
        <>
          <Recap words={words} weighty={weighty} />
          {!phase.sealed[seat] && <Undo />}
        </>
      }
      main={
        <>
          <Display
            label={words.offer}
            class={`of-${view.offer.length}`}
            cards={view.offer.map(id => landscape(id, words))}
            picked={asked}
            pick={id => ask(id === asked ? undefined : id)}
          />
          <p class={asked === undefined ? 'would hint-only' : 'would'} aria-live="polite">
            {asked === undefined ? words.auction.askHint : <With view={view} words={words} seat={seat} card={asked} />}
          </p>
          <OwnLane view={view} words={words} seat={seat} />
        </>
      }
      rest={
        <>
          <ul class="seats" aria-label={words.building.others}>
            {view.railways.map(
              (_, other) =>
                other !== seat && <CompanyRow key={other} view={view} words={words} seat={other} done={house.sealed} />,
            )}
          </ul>
          <Preference frame={frame} words={words} />
        </>
      }
      foot={
        phase.sealed[seat] ? (
          <SealedFoot words={words} seat={seat} pounds={phase.bid} />
        ) : (
          <BidTicket
            words={words}
            seat={seat}
            capital={view.railways[seat]!.capital}
            name={`${code} ${seat} ${view.auctions}`}
            isLast={phase.sealed.every((sealed, other) => sealed || other === seat)}
          />
        )
      }
    />
  )
}

// The tracks that a landscape on offer would need and those that the lane would then have; no stock, which each crossing empties.
const With = ({ view, words, seat, card }: { view: View; words: BoardWords; seat: Seat; card: CardId }) => {
  const { lane } = view.railways[seat]!
  const { terrain } = cardOf(card)
  return <>{words.auction.would(terrain, tracksNeeded[terrain], sum(tracksOf([...lane, card])))}</>
}
