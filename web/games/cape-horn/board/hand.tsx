// One's hand, each card turned as it would lie where one's ship is, and the pile.
import { Pile as CardPile, Hand as Cards } from '../../../ui/cards/cards.tsx'
import { CardBack, WindCard } from '../art/wind-card.tsx'
import { chartOf } from '../rules/chart.ts'
import type { Stage } from '../rules/pieces.ts'
import type { Position, View } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { shipOf } from './aims.ts'

interface Props {
  position: Position
  words: BoardWords
  picked: number | undefined // a place in the hand
  pick?: ((place: number) => void) | undefined // none: cards are only looked at
}

export const Hand = ({ position, words, picked, pick }: Props) => {
  const { options, view } = position
  const chart = chartOf(options.edition)
  const ground = chart.ground[shipOf(position).at]
  const stage: Stage = typeof ground === 'number' ? ground : 3
  const cards = view.hand.map(type => {
    const arrows = chart.arrows.get(type) ?? []
    return { name: words.card(arrows), face: <WindCard arrows={arrows} stage={stage} /> }
  })
  const { label, empty, pick: say } = words.hand
  return <Cards label={label} empty={empty} cards={cards} picked={picked} pick={pick} say={say} />
}

export const Pile = ({ view, words }: { view: View; words: BoardWords }) => (
  <CardPile name="pile" back={<CardBack />}>
    {words.log.pile(view.pile)}
  </CardPile>
)
