// The room's view: what is going on in one sentence, and every company's line, readable at three metres.
import type { JSX } from 'preact'
import { Display } from '../../../ui/cards/cards.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Spread } from '../../../ui/turn/spread.tsx'
import type { Seat } from '../../game.ts'
import { Wax } from '../art/wax.tsx'
import { colourOf, type Face } from '../parts/seats.tsx'
import { SumInWords, SumOf } from '../parts/sum.tsx'
import { weighty } from '../parts/weighty.ts'
import type { PhaseView, View } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { Chosen } from './choosing-face.tsx'
import { Company } from './company.tsx'
import { aheadOf, gainersOf, StockAndPile } from './crossing.tsx'
import { landscape } from './landscape.tsx'

export const Room = ({ frame, words, now }: Face & { now: JSX.Element }) => {
  const { house, large } = useTable()
  const { name } = useTelling()
  const { view } = frame
  const { phase } = view
  const builder = phase.is === 'building' ? phase.turn : undefined
  const gainers = phase.is === 'building' && phase.drawn ? gainersOf(view, phase.turn) : []
  // While landscapes are chosen in the order of choice, each with its bid.
  const opened = phase.is === 'choosing' ? view.reveal : undefined
  const seats = opened && opened.order.length > 0 ? opened.order : [...view.railways.keys()]
  return (
    <Spread
      class={`ctc room ${phase.is}${large ? ' large' : ''}`}
      now={
        <div class="room-head">
          <div class="room-now">
            {now}
            {builder !== undefined && <RoomSum view={view} words={words} turn={builder} />}
          </div>
          {builder !== undefined && <StockAndPile view={view} words={words} />}
          {(phase.is === 'auction' || phase.is === 'choosing') && (
            <Display label={words.offer} cards={view.offer.map(id => landscape(id, words))} />
          )}
        </div>
      }
      recap={<Recap words={words} weighty={weighty} />}
      main={
        opened && opened.order.length === 0 ? (
          <Chosen view={view} words={words} phase={phase as Extract<PhaseView, { is: 'choosing' }>} />
        ) : (
          <ul class={opened ? 'companies seats tall opened' : 'companies seats tall'} aria-label={house.players}>
            {seats.map((seat, i) => (
              <Company
                key={seat}
                view={view}
                words={words}
                seat={seat}
                hot={seat === builder || (phase.is === 'choosing' && seat === phase.order[0])}
                done={phase.is === 'auction' ? house.sealed : undefined}
                gains={builder !== undefined && gainers.includes(seat) && words.building.gains(name(builder))}
                figure={opened && <Bid place={i + 1} seat={seat} pounds={words.money(opened.bids[seat]!)} />}
              />
            ))}
          </ul>
        )
      }
    />
  )
}

// A bid in the room: which choice it bought, its wax broken.
const Bid = ({ place, seat, pounds }: { place: number; seat: Seat; pounds: string }) => (
  <span class="far">
    {place} <b>{pounds}</b>
    <span class="broken">
      <Wax colour={colourOf(useTable().frame, seat)} state="broken" />
    </span>
  </span>
)

const RoomSum = ({ view, words, turn }: { view: View; words: BoardWords; turn: Seat }) => {
  const ahead = aheadOf(view, turn)
  return ahead ? (
    <div class="room-sum">
      <h2>{words.need(ahead.site.need)}</h2>
      <SumOf sum={ahead} />
      <SumInWords sum={ahead} words={words} yours={false} />
    </div>
  ) : null
}
