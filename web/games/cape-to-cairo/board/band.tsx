// The band above the lanes: the landscapes on offer with their effects, or the crossing ahead of a
// builder.
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
import type { Scene } from './scene.ts'
import type { Picks } from './use-draft.tsx'

export const Band = ({ frame, words, scene, picked, pick }: BandProps) => {
  const { view, you } = frame
  const { phase } = view
  if (scene) return <Crossed words={words} scene={scene} />
  if (phase.kind === 'building') {
    const ahead = aheadOf(view, phase.turn)
    return ahead ? (
      <CrossingAhead view={view} words={words} seat={phase.turn} ahead={ahead} />
    ) : null
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

interface BandProps extends Face, Picks {
  scene: Scene | undefined
}

// A tap on a landscape shows what it would bring; where there is room, this is shown for all.
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

// The tracks that a landscape on offer needs, and those that the lane would then have. The stock
// does not count, because each crossing empties it.
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

// Keeps each landscape on offer in its place when another one is taken, so that none moves under a
// finger.
const usePlaces = (offer: readonly CardId[]) => {
  const places = useRef(offer)
  if (!offer.every(id => places.current.includes(id))) places.current = offer
  return places.current.map(id => (offer.includes(id) ? id : undefined))
}

// A tap selects a landscape, and the key in the dock takes it. Without script a tap takes it at
// once.
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
