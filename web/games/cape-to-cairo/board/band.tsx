// What is played for, above the lanes: the landscapes on offer with what each would bring, or the
// crossing ahead of a builder.
import { useRef, useState } from 'preact/hooks'
import { Display } from '../../../ui/cards/cards.tsx'
import { useScript } from '../../../ui/live.tsx'
import { MoveForm } from '../../../ui/moves.tsx'
import type { Seat } from '../../game.ts'
import { TrackSum } from '../art/rails.tsx'
import type { Face } from '../parts/seats.tsx'
import { sum, tracksOf } from '../rules/building.ts'
import { type CardId, cardOf, tracksNeeded } from '../rules/pieces.ts'
import type { View } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import { aheadOf, Crossed, CrossingAhead } from './crossing.tsx'
import { landscape } from './landscape.tsx'
import type { Picks } from './use-draft.tsx'

export const Band = ({ frame, words, picked, pick }: Face & Picks) => {
  const { view, you } = frame
  const { phase } = view
  if (phase.kind === 'building') {
    const ahead = aheadOf(view, phase.turn)
    return ahead ? (
      <CrossingAhead view={view} words={words} ahead={ahead} yours={phase.turn === you} />
    ) : (
      <Crossed view={view} words={words} seat={phase.turn} />
    )
  }
  if (phase.kind === 'choosing')
    return (
      <ToTake
        view={view}
        words={words}
        chooses={phase.order[0] === you}
        picked={picked}
        pick={pick}
      />
    )
  if (phase.kind === 'over') return null
  return <Offer view={view} words={words} seat={you === 'room' ? undefined : you} />
}

// A tap asks what a landscape would bring; where there is room it is said of each.
const Offer = ({
  view,
  words,
  seat,
}: {
  view: View
  words: BoardWords
  seat: Seat | undefined
}) => {
  const [asked, ask] = useState<CardId>()
  return (
    <>
      <Display
        label={words.offer}
        class={`of-${view.railways.length}`}
        cards={view.offer.map(id => landscape(id, words))}
        picked={asked}
        pick={seat === undefined ? undefined : id => ask(id === asked ? undefined : id)}
      />
      {seat !== undefined && (
        <ul class={asked === undefined ? 'would' : 'would asked'} aria-live="polite">
          {view.offer.map(id => (
            <li key={id} class={id === asked ? 'asked' : undefined}>
              <With view={view} words={words} seat={seat} card={id} />
            </li>
          ))}
          <li class="would-hint">{words.auction.askHint}</li>
        </ul>
      )}
    </>
  )
}

// The tracks that a landscape on offer would need, and those that the lane would then have; no
// stock, which each crossing empties.
const With = ({
  view,
  words,
  seat,
  card,
}: {
  view: View
  words: BoardWords
  seat: Seat
  card: CardId
}) => {
  const { terrain } = cardOf(card)
  const [need, lane] = [tracksNeeded[terrain], sum(tracksOf([...view.railways[seat]!.lane, card]))]
  return (
    <>
      <span>{words.auction.would(terrain, need, lane)}</span>
      <TrackSum lane={Math.min(lane, need)} missing={Math.max(0, need - lane)} />
    </>
  )
}

// The landscapes still on offer, each in the place where this page saw it first: none moves under a
// finger when another is taken.
const usePlaces = (offer: readonly CardId[]) => {
  const places = useRef(offer)
  if (!offer.every(id => places.current.includes(id))) places.current = offer
  return places.current.map(id => (offer.includes(id) ? id : undefined))
}

// A tap lifts a landscape, the tray takes it. Without script a tap takes it at once.
const ToTake = ({ view, words, chooses, picked, pick }: ToTakeProps) => {
  const runs = useScript()
  const places = usePlaces(view.offer)
  const offer = (
    <Display
      label={words.offer}
      class={`of-${view.railways.length}`}
      cards={places.map(id => (id === undefined ? undefined : landscape(id, words)))}
      take={chooses && !runs ? card => ({ kind: 'choose', card }) : undefined}
      picked={picked}
      pick={chooses && runs ? pick : undefined}
      say={words.choosing.take}
    />
  )
  return chooses ? <MoveForm id="choose">{offer}</MoveForm> : offer
}
interface ToTakeProps extends Picks {
  view: View
  words: BoardWords
  chooses: boolean
}
