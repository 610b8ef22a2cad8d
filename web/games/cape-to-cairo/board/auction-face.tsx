// The auction: what is on offer, who has sealed, and one's own ticket.
import { DoNow } from '../../../ui/do-now.tsx'
import { News } from '../../../ui/news.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { BidTicket } from '../parts/keypad.tsx'
import { SealedFoot } from '../parts/sealed-foot.tsx'
import { colourOf, type Face } from '../parts/seats.tsx'
import type { PhaseView } from '../rules/state.ts'
import { CompanyRow } from './company.tsx'
import { Offer } from './offer.tsx'
import { Preference } from './preference.tsx'

interface Sealing {
  phase: Extract<PhaseView, { is: 'auction' }>
}

export const AuctionFace = ({ frame, words, phase }: Face & Sealing) => {
  const { house } = useTable()
  const telling = useTelling()
  const { view, you, waiting } = frame
  const { auction } = words
  const bids = you !== 'room' && !phase.sealed[you]
  const sealed = you !== 'room' && phase.sealed[you]
  const doNow = bids ? auction.doNow : sealed ? auction.sealed : auction.watching
  const note = sealed ? auction.waitingFor(telling.list(waiting.map(telling.name))) : auction.note(view.auctions)
  return (
    <div class="ctc face board auction">
      <div class="side-a">
        <DoNow note={note}>{doNow}</DoNow>
        <Offer cards={view.offer} words={words} />
        <News words={words} />
        <ul class="seats" aria-label={words.players}>
          {view.railways.map((_, seat) => (
            <CompanyRow key={seat} view={view} words={words} seat={seat} done={house.sealed} />
          ))}
        </ul>
        <Preference frame={frame} words={words} />
      </div>
      <div class="side-b">
        {bids && <BidTicket words={words} capital={view.railways[you]!.capital} colour={colourOf(frame, you)} />}
        {sealed && <SealedFoot frame={frame} words={words} pounds={phase.bid} />}
      </div>
    </div>
  )
}
