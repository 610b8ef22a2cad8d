// The auction: what is on offer, who has sealed, and one's own ticket.
import { Display } from '../../../ui/cards/cards.tsx'
import { News } from '../../../ui/news.tsx'
import { useTable } from '../../../ui/table.tsx'
import { Spread } from '../../../ui/turn/spread.tsx'
import { BidTicket } from '../parts/bid-ticket.tsx'
import { SealedFoot } from '../parts/sealed-foot.tsx'
import type { PhaseFace } from '../parts/seats.tsx'
import type { PhaseView } from '../rules/state.ts'
import { CompanyRow } from './company.tsx'
import { landscape } from './landscape.tsx'
import { Preference } from './preference.tsx'

export const AuctionFace = ({ frame, words, phase, now }: PhaseFace<Extract<PhaseView, { is: 'auction' }>>) => {
  const { house } = useTable()
  const { view, you } = frame
  const seat = you as number
  return (
    <Spread
      class="ctc board auction"
      now={now}
      main={
        <Display
          label={words.offer}
          class={`of-${view.offer.length}`}
          cards={view.offer.map(id => landscape(id, words))}
        />
      }
      rest={
        <>
          <News words={words} />
          <ul class="seats" aria-label={house.players}>
            {view.railways.map((_, seat) => (
              <CompanyRow key={seat} view={view} words={words} seat={seat} done={house.sealed} />
            ))}
          </ul>
          <Preference frame={frame} words={words} />
        </>
      }
      foot={
        phase.sealed[seat] ? (
          <SealedFoot words={words} seat={seat} pounds={phase.bid} />
        ) : (
          <BidTicket words={words} seat={seat} capital={view.railways[seat]!.capital} />
        )
      }
    />
  )
}
