// The room's view: what is going on in one sentence, and every company's line, readable at three metres.
import { DoNow } from '../../../ui/do-now.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { Reveal } from '../parts/reveal.tsx'
import type { Face } from '../parts/seats.tsx'
import { SumInWords, SumOf } from '../parts/sum.tsx'
import type { View } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { gainersOf } from './building-face.tsx'
import { openedOf } from './choosing-face.tsx'
import { Company } from './company.tsx'
import { aheadOf, StockAndPile } from './crossing.tsx'
import { Landscape, Offer } from './offer.tsx'

const headline = (view: View, words: BoardWords, name: (seat: Seat) => string): string => {
  const { phase } = view
  if (phase.is === 'auction') return words.auction.watching
  if (phase.is === 'choosing') {
    const [turn] = phase.order
    return turn === undefined ? '' : words.choosing.other(name(turn), (view.reveal?.order.indexOf(turn) ?? 0) + 1)
  }
  if (phase.is === 'over') return words.over
  return phase.drawn ? words.building.other(name(phase.turn)) : words.building.otherDraws(name(phase.turn))
}

export const Room = ({ frame, words }: Face) => {
  const { house, large } = useTable()
  const telling = useTelling()
  const { view } = frame
  const { phase } = view
  const turn = phase.is === 'building' ? phase.turn : phase.is === 'choosing' ? phase.order[0] : undefined
  const gainers = phase.is === 'building' && phase.drawn ? gainersOf(view, phase.turn) : []
  // At the end in the order of the standings, which stand above.
  const seats = frame.result
    ? [...frame.result].sort((a, b) => a.place - b.place).map(({ seat }) => seat)
    : view.railways.map((_, seat) => seat)
  return (
    <div class={`ctc face room ${phase.is}${large ? ' large' : ''}`}>
      <div class="room-head">
        <div class="room-now">
          <DoNow
            note={
              phase.is === 'building' ? words.building.afterAuction(view.auctions) : words.auction.note(view.auctions)
            }
          >
            {headline(view, words, telling.name)}
          </DoNow>
          {phase.is === 'building' && <RoomSum view={view} words={words} turn={phase.turn} />}
        </div>
        {phase.is === 'building' && <StockAndPile view={view} words={words} />}
        {(phase.is === 'auction' || phase.is === 'choosing') && <Offer cards={view.offer} words={words} />}
      </div>
      {phase.is === 'choosing' && view.reveal ? (
        <Reveal
          opened={openedOf(view.reveal)}
          words={words}
          turn={turn}
          taken={seat => {
            const id = phase.order.includes(seat) ? undefined : view.railways[seat]!.lane.at(-1)
            return id === undefined ? undefined : (
              <span class="taken" role="img" aria-label={words.card(id)} data-moves={`card ${id}`}>
                <Landscape id={id} words={words} size="mini" />
              </span>
            )
          }}
        />
      ) : (
        <ul class="companies seats tall" aria-label={words.players}>
          {seats.map(seat => (
            <Company
              key={seat}
              view={view}
              words={words}
              seat={seat}
              hot={seat === turn}
              {...(phase.is === 'auction' && { done: house.sealed })}
              gains={
                gainers.includes(seat) && turn !== undefined ? words.building.gains(telling.name(turn)) : undefined
              }
            />
          ))}
        </ul>
      )}
    </div>
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
