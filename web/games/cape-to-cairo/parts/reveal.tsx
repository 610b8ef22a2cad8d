// The result of an auction: the order of choice, the reason of each tie's order, and every bid with
// broken wax.
import { type ComponentChildren, Fragment } from 'preact'
import { SeatMark, SeatRow } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { calledIn } from '../../words.ts'
import { Wax } from '../art/wax.tsx'
import type { Lot, Tie } from '../rules/auction.ts'
import { rank } from '../rules/auction.ts'
import type { Shared } from '../words/sentences.ts'
import { colourOf } from './seats.tsx'

const TieStrip = ({ tie, words }: { tie: Tie; words: Shared }) => {
  const telling = useTelling()
  const { choosing, money } = words
  const called = calledIn(useTable().house.you)
  const each = (figure: (i: number) => string) =>
    telling.list(tie.seats.map((seat, i) => `${called(telling, seat)} ${figure(i)}`))
  const drawn = tie.by === 'coin' && tie.coins.every(coins => coins.length > 0)
  const reason =
    tie.by === 'capital'
      ? choosing.byCapital(each(i => money(tie.capitals[i]!)))
      : drawn
        ? choosing.byCoin(each(i => choosing.inTurn(tie.coins[i]!)))
        : choosing.mustDraw(telling.list(tie.seats.map(telling.name)))
  return (
    <li class="tie">
      <span class="equals" aria-hidden="true">
        =
      </span>
      <span>
        <strong>{choosing.tie(tie.pounds)}</strong> {reason}
      </span>
    </li>
  )
}

interface RevealProps {
  bids: readonly number[] // by seat
  before: readonly number[] // capitals before paying, by seat
  drawings: readonly (readonly Lot[])[]
  words: Shared
  turn?: Seat // the seat that chooses now
  taken?(seat: Seat): ComponentChildren // landscape that a seat has chosen; replaces its wax
}

export const Reveal = ({ bids, before, drawings, words, turn, taken }: RevealProps) => {
  const { frame } = useTable()
  const bidders = bids.map((pounds, seat) => ({ seat, pounds, capital: before[seat]! }))
  const { order, ties, draw } = rank(bidders, drawings)
  const open = bidders
    .filter(({ seat }) => !order.includes(seat) && !draw.includes(seat))
    .sort((a, b) => b.pounds - a.pounds || a.capital - b.capital)
  const isOpen = (seat: Seat) => ties.some(tie => tie.by === 'coin' && tie.seats.includes(seat))
  const rows = [...order, ...draw, ...open.map(({ seat }) => seat)]
  return (
    <ol class="reveal seats" aria-label={words.choosing.order}>
      {rows.map((seat, i) => (
        <Fragment key={seat}>
          {ties
            .filter(tie => tie.seats[1] === seat)
            .map(tie => (
              <TieStrip key={tie.by} tie={tie} words={words} />
            ))}
          <SeatRow
            seat={seat}
            hot={seat === turn}
            sign={
              <span class="rank">
                <b>{i >= order.length && isOpen(seat) ? '=' : i + 1}</b>
                <SeatMark seat={seat} />
              </span>
            }
            note={`${words.money(before[seat]!)} → ${words.money(before[seat]! - bids[seat]!)}`}
            figure={
              <span class="bid-was">
                {taken?.(seat) || (
                  <span class="broken">
                    <Wax colour={colourOf(frame, seat)} state="broken" />
                  </span>
                )}
                {words.money(bids[seat]!)}
              </span>
            }
          />
        </Fragment>
      ))}
    </ol>
  )
}
