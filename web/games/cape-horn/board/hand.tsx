// The hand of a seat, its cards turned as on its ship's square, and the pile.
import { Pile as CardPile, Hand as Cards } from '../../../ui/cards/cards.tsx'
import { CardBack, WindCard } from '../art/wind-card.tsx'
import { RosesLeft } from '../parts/log-book.tsx'
import { chartOf } from '../rules/chart.ts'
import type { Stage } from '../rules/pieces.ts'
import type { Position, View } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import { pagesOf } from './accounts.tsx'
import { shipOf } from './draft.ts'

interface Props {
  position: Position
  words: BoardWords
  picked: number | undefined // index in the hand
  pick?: (place: number) => void // absent: the cards cannot be picked
  grip?: (place: number) => (event: PointerEvent) => void
}

/** Draws a card of the hand, turned as on its ship's square. */
export const HandCard = ({ position, type }: { position: Position; type: string }) => {
  const chart = chartOf(position.options.edition)
  const ground = chart.ground[shipOf(position).at]
  const stage: Stage = typeof ground === 'number' ? ground : 3
  return <WindCard arrows={chart.arrows.get(type) ?? []} stage={stage} />
}

export const Hand = ({ position, words, picked, pick, grip }: Props) => {
  const { options, view } = position
  const chart = chartOf(options.edition)
  const cards = view.hand.map(type => ({
    name: words.card(chart.arrows.get(type) ?? []),
    face: <HandCard position={position} type={type} />,
  }))
  const { label, empty, pick: say } = words.hand
  return (
    <Cards
      label={label}
      empty={empty}
      cards={cards}
      picked={picked}
      pick={pick}
      grip={grip}
      say={say}
    />
  )
}

/** Shows what is left in the box: cards in the pile, roses of each colour. */
export const Stock = ({ view, words }: { view: View; words: BoardWords }) => (
  <div class="log-stock">
    <CardPile name="pile" back={<CardBack />}>
      {words.log.pile(view.pile)}
    </CardPile>
    <RosesLeft words={words} pages={pagesOf(view)} />
  </div>
)
