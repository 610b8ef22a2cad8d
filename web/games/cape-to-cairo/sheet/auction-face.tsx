// An auction beside the box: one's own columns, a row for every seat, and the form of the bid. A
// wide screen shows all columns.
import type { ComponentChildren } from 'preact'
import { DoNow } from '../../../ui/do-now.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import type { Seat } from '../../game.ts'
import { BidTicket } from '../parts/bid-ticket.tsx'
import { SeatSheets } from './books.tsx'
import { Columns } from './columns.tsx'
import { DepthChange } from './depth-change.tsx'
import type { Phased } from './opened-bids.tsx'

interface Props extends Omit<Phased<'auction'>, 'now'> {
  seat: Seat
  now?: ComponentChildren
  recap?: ComponentChildren
  foot?: ComponentChildren // shown in place of the form of the bid
}

export const AuctionFace = ({ frame: { view }, words, phase, seat, now, recap, foot }: Props) => {
  const account = view.accounts[seat]!
  return (
    <Frame
      class="ctc auction"
      now={
        now ?? (
          <DoNow step="bid" point="companion">
            {words.auction.doNow}
          </DoNow>
        )
      }
      recap={recap ?? <span class="nothing-yet" />}
      main={
        <div class="ruled">
          <Columns
            account={account}
            words={words}
            title={words.first.ledger}
            bidding
            sealed={phase.sealed[seat]!}
          />
        </div>
      }
      beside={<SeatSheets view={view} words={words} />}
      common={!phase.sealed.includes(true) && <DepthChange view={view} words={words} />}
      dock={
        foot ?? (
          <BidTicket
            words={words}
            seat={seat}
            capital={account.capital}
            moment={view.auctions}
            isLast={phase.sealed.every((one, other) => one || other === seat)}
          />
        )
      }
    />
  )
}
