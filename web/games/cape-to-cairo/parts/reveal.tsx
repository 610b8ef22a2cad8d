// The reveal of an auction: the order of choice, each tie with its reason, every bid's wax broken.
import type { ComponentChildren } from 'preact'
import { useTable, useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { Wax } from '../art/marks.tsx'
import type { Lot, Tie } from '../rules/auction.ts'
import { rank } from '../rules/auction.ts'
import type { Shared } from '../words/en.ts'
import { colourOf, SeatMark } from './seats.tsx'

export interface Opened {
  bids: readonly number[] // by seat
  before: readonly number[] // capitals before paying, by seat
  drawings: readonly (readonly Lot[])[]
}

const TieStrip = ({ tie, words }: { tie: Tie; words: Shared }) => {
  const telling = useTelling()
  const { choosing, money } = words
  const each = (figure: (i: number) => string) =>
    telling.list(tie.seats.map((seat, i) => `${telling.name(seat)} ${figure(i)}`))
  const drawn = tie.by === 'coin' && tie.coins.every(coins => coins.length > 0)
  const reason =
    tie.by === 'capital'
      ? choosing.byCapital(each(i => money(tie.capitals[i]!)))
      : drawn
        ? choosing.byCoin(each(i => choosing.inTurn(tie.coins[i]!)))
        : choosing.mustDraw(telling.list(tie.seats.map(telling.name)))
  return (
    <p class="tie">
      <span class="equals" aria-hidden="true">
        =
      </span>
      <span>
        <strong>{choosing.tie(tie.pounds)}</strong> {reason}
      </span>
    </p>
  )
}

interface RevealProps {
  opened: Opened
  words: Shared
  turn?: Seat | undefined // who chooses now
  taken?(seat: Seat): ComponentChildren // what a seat has chosen, in place of its wax
}

export const Reveal = ({ opened, words, turn, taken }: RevealProps) => {
  const { frame, house } = useTable()
  const telling = useTelling()
  const { bids, before } = opened
  const bidders = bids.map((pounds, seat) => ({ seat, pounds, capital: before[seat]! }))
  const { order, ties, draw } = rank(bidders, opened.drawings)
  const open = bidders
    .filter(({ seat }) => !order.includes(seat) && !draw.includes(seat))
    .sort((a, b) => b.pounds - a.pounds || a.capital - b.capital)
  const isOpen = (seat: Seat) => ties.some(tie => tie.by === 'coin' && tie.seats.includes(seat))
  const rows = [...order, ...draw, ...open.map(({ seat }) => seat)]
  return (
    <ol class="reveal" aria-label={words.choosing.order}>
      {rows.map((seat, i) => (
        <li key={seat} class={seat === turn ? 'rank turn' : 'rank'}>
          {ties
            .filter(tie => tie.seats[1] === seat)
            .map(tie => (
              <TieStrip key={tie.by} tie={tie} words={words} />
            ))}
          <div class="rank-row">
            <span class="place">{i >= order.length && isOpen(seat) ? '=' : i + 1}</span>
            <SeatMark seat={seat} />
            <span class="who">
              <strong>
                {telling.name(seat)}
                {seat === frame.you && <span class="is-you"> ({house.you})</span>}
              </strong>
              <span class="paid">
                {words.money(before[seat]!)} → {words.money(before[seat]! - bids[seat]!)}
              </span>
            </span>
            {taken?.(seat) ?? (
              <span class="broken">
                <Wax colour={colourOf(frame, seat)} state="broken" />
              </span>
            )}
            <span class="bid-was">{words.money(bids[seat]!)}</span>
          </div>
        </li>
      ))}
    </ol>
  )
}
