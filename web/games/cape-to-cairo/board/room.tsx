// The room's view: what is going on in one sentence, and every company's line, readable at three metres.
import type { JSX } from 'preact'
import { Display } from '../../../ui/cards/cards.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Spread } from '../../../ui/turn/spread.tsx'
import type { Seat } from '../../game.ts'
import type { Face } from '../parts/seats.tsx'
import { SumInWords, SumOf } from '../parts/sum.tsx'
import type { View } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { Chosen } from './choosing-face.tsx'
import { Company } from './company.tsx'
import { aheadOf, gainersOf, StockAndPile } from './crossing.tsx'
import { landscape } from './landscape.tsx'

export const Room = ({ frame, words, now }: Face & { now: JSX.Element }) => {
  const { house, large } = useTable()
  const { name } = useTelling()
  const { view, result } = frame
  const { phase } = view
  const builder = phase.is === 'building' ? phase.turn : undefined
  const gainers = phase.is === 'building' && phase.drawn ? gainersOf(view, phase.turn) : []
  // At the end in the order of the standings, which stand above.
  const seats = result
    ? result.toSorted((a, b) => a.place - b.place).map(({ seat }) => seat)
    : [...view.railways.keys()]
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
      main={
        phase.is === 'choosing' && view.reveal ? (
          <Chosen view={view} words={words} phase={phase} />
        ) : (
          <ul class="companies seats tall" aria-label={house.players}>
            {seats.map(seat => (
              <Company
                key={seat}
                view={view}
                words={words}
                seat={seat}
                hot={seat === builder}
                done={phase.is === 'auction' ? house.sealed : undefined}
                gains={builder !== undefined && gainers.includes(seat) && words.building.gains(name(builder))}
              />
            ))}
          </ul>
        )
      }
    />
  )
}

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
