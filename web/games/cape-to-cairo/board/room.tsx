// The room's view: what is going on in one sentence, and every company's line, readable at three metres.
import type { JSX } from 'preact'
import { Display } from '../../../ui/cards/cards.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Spread } from '../../../ui/turn/spread.tsx'
import type { Seat } from '../../game.ts'
import { Wax } from '../art/wax.tsx'
import { WideCard } from '../art/wide-card.tsx'
import { weighty } from '../parts/recap-kinds.ts'
import { colourOf, type Face } from '../parts/seats.tsx'
import { SumInWords, SumOf } from '../parts/sum.tsx'
import type { PhaseView, View } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { Company } from './accounts.tsx'
import { Chosen } from './choosing-face.tsx'
import { aheadOf, gainersOf, StockAndPile } from './crossing.tsx'
import { cardProps, landscape } from './landscape.tsx'

export const Room = ({ frame, words, now }: Face & { now: JSX.Element }) => {
  const { house, large } = useTable()
  const { name } = useTelling()
  const { view } = frame
  const { phase } = view
  const builder = phase.kind === 'building' ? phase.turn : undefined
  const gainers = phase.kind === 'building' && phase.drawn ? gainersOf(view, phase.turn) : []
  // While landscapes are chosen in the order of choice, each with its bid.
  const opened = phase.kind === 'choosing' ? view.reveal : undefined
  const seats = opened && opened.order.length > 0 ? opened.order : [...view.railways.keys()]
  return (
    <Spread
      class={`ctc room ${phase.kind}${large ? ' large' : ''}`}
      now={<Head view={view} words={words} now={now} />}
      recap={<Recap words={words} weighty={weighty} />}
      main={
        opened && opened.order.length === 0 ? (
          <Chosen view={view} words={words} phase={phase as Extract<PhaseView, { kind: 'choosing' }>} />
        ) : (
          <ul class={opened ? 'companies seats tall opened' : 'companies seats tall'} aria-label={house.players}>
            {seats.map((seat, i) => (
              <Company
                key={seat}
                view={view}
                words={words}
                seat={seat}
                hot={seat === builder || (phase.kind === 'choosing' && seat === phase.order[0])}
                done={phase.kind === 'auction' ? house.sealed : undefined}
                gains={builder !== undefined && gainers.includes(seat) && words.building.gains(name(builder))}
                sign={
                  opened && (
                    <>
                      <b class="place">{i + 1}</b>
                      <SeatMark seat={seat} />
                    </>
                  )
                }
                figure={opened && <Bid seat={seat} pounds={words.money(opened.bids[seat]!)} />}
              />
            ))}
          </ul>
        )
      }
    />
  )
}

// The head of the screen: the sentence of the phase, and the landscapes on offer or the builder's sum and the stock.
const Head = ({ view, words, now }: { view: View; words: BoardWords; now: JSX.Element }) => {
  const { large } = useTable()
  const { phase } = view
  const isFull = large && view.railways.length > 3 // with four lanes a wall has no room for upright cards
  const builder = phase.kind === 'building' ? phase.turn : undefined
  return (
    <div class="room-head">
      <div class="room-now">
        {now}
        {builder !== undefined && <RoomSum view={view} words={words} turn={builder} />}
      </div>
      {builder !== undefined && <StockAndPile view={view} words={words} />}
      {(phase.kind === 'auction' || phase.kind === 'choosing') && (
        <Display
          label={words.offer}
          cards={view.offer.map(id => ({
            ...landscape(id, words),
            ...(isFull && { face: <WideCard {...cardProps(id, words)} /> }),
          }))}
        />
      )}
    </div>
  )
}

// A bid in the room, its wax broken.
const Bid = ({ seat, pounds }: { seat: Seat; pounds: string }) => (
  <span class="far">
    <b>{pounds}</b>{' '}
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
