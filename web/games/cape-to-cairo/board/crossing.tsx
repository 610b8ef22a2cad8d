// The crossing ahead of a builder: the landscape, the tracks it needs and their sources, and the
// stock.
import { CardAt, Display, Pile } from '../../../ui/cards/cards.tsx'
import { useTable } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { CardBack } from '../art/card.tsx'
import { Coin } from '../art/coin.tsx'
import { Passing } from '../art/engine.tsx'
import { colourOf } from '../parts/seats.tsx'
import { type Sum, SumInWords, SumOf } from '../parts/sum.tsx'
import { siteOf, sum, tracksOf } from '../rules/building.ts'
import { type Card, type CardId, cardOf } from '../rules/pieces.ts'
import type { View } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import { landscape } from './landscape.tsx'

export interface Ahead extends Sum {
  id: CardId
  card: Card
}

/** Returns the landscape in front of a seat's engine; `undefined` if its lane is empty. */
export const aheadOf = (view: View, seat: Seat): Ahead | undefined => {
  const { lane } = view.railways[seat]!
  const site = siteOf(view, seat)
  const id = lane[0]
  if (!site || id === undefined) return undefined
  return { id, card: cardOf(id), site, lane: sum(tracksOf(lane)), stock: sum(tracksOf(view.stock)) }
}

const Stock = ({ view, words }: { view: View; words: BoardWords }) => (
  <div class="in-stock">
    <h3>{words.building.stock}</h3>
    {view.stock.length === 0 ? (
      <p>{words.building.empty}</p>
    ) : (
      <Display
        label={words.building.stock}
        class={view.stock.length > 1 ? 'small many' : 'small'}
        cards={view.stock.map(id => ({ ...landscape(id, words, 'mini'), from: 'pile' }))}
      />
    )}
  </div>
)

export const CrossingAhead = ({ view, words, ahead, yours }: AheadProps) => (
  <section class="crossing">
    <CardAt card={landscape(ahead.id, words)} />
    <div class="crossing-sum">
      <h2>{words.need(ahead.site.need)}</h2>
      <SumOf sum={ahead} />
      <SumInWords sum={ahead} words={words} yours={yours} />
    </div>
    <Stock view={view} words={words} />
  </section>
)
interface AheadProps {
  view: View
  words: BoardWords
  ahead: Ahead
  yours: boolean
}

/** Shows a landscape just crossed: its back with the train, and the coin gained. */
export const Crossed = ({ view, words, seat }: { view: View; words: BoardWords; seat: Seat }) => {
  const id = view.railways[seat]!.crossed.at(-1)
  if (id === undefined) return null
  const { pounds } = cardOf(id)
  return (
    <section class="crossing crossed" aria-hidden="true">
      <CardAt card={landscape(id, words)} />
      <Passing colour={colourOf(useTable().frame, seat)} />
      <Coin label={words.money(pounds)} />
    </section>
  )
}

/** Shows how many cards are left in the pile. */
export const CardsLeft = ({ view, words }: { view: View; words: BoardWords }) => (
  <Pile name="pile" back={<CardBack />}>
    {words.building.pile(view.pile)}
    <br />
    {words.building.discards(view.discards)}
  </Pile>
)
