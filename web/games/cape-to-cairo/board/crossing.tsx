// The crossing ahead of a builder: the landscape, the tracks it needs, where each comes from, stock and pile.

import type { Seat } from '../../game.ts'
import { CardBack } from '../art/card.tsx'
import { type Sum, SumInWords, SumOf } from '../parts/sum.tsx'
import { type CardId, cardOf, tracksNeeded } from '../rules/pieces.ts'
import type { View } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { Landscape } from './offer.tsx'

const tracksOf = (cards: readonly CardId[]) => cards.reduce((sum, id) => sum + cardOf(id).tracks, 0)

export interface Ahead extends Sum {
  id: CardId
}

// What lies before a seat's engine; nothing when its lane is empty.
export const aheadOf = (view: View, seat: Seat): Ahead | undefined => {
  const { lane, bonuses, capital } = view.railways[seat]!
  const id = lane[0]
  if (id === undefined) return undefined
  const own = tracksOf(lane)
  const stock = tracksOf(view.stock)
  const need = tracksNeeded[cardOf(id).terrain]
  return { id, site: { need, tracks: own + stock, bonuses, capital }, lane: own, stock }
}

export const StockAndPile = ({ view, words }: { view: View; words: BoardWords }) => (
  <div class="stock-and-pile">
    <h3>{words.building.stock}</h3>
    {view.stock.length === 0 ? (
      <p class="stock-empty">{words.building.empty}</p>
    ) : (
      <ul class={view.stock.length > 4 ? 'in-stock many' : 'in-stock'} aria-label={words.building.stock}>
        {view.stock.map(id => (
          <li key={id} data-moves={`card ${id}`}>
            <span role="img" aria-label={words.card(id)}>
              <Landscape id={id} words={words} size="mini" />
            </span>
          </li>
        ))}
      </ul>
    )}
    <div class="pile" data-moves="pile">
      <CardBack />
      <p>
        {words.building.pile(view.pile)}
        <br />
        {words.building.discards(view.discards)}
      </p>
    </div>
  </div>
)

export const CrossingAhead = ({ view, words, ahead, yours, paid }: AheadProps) => (
  <section class="crossing">
    <span class="crossing-card" role="img" aria-label={words.card(ahead.id)} data-moves={`card ${ahead.id}`}>
      <Landscape id={ahead.id} words={words} />
    </span>
    <div class="crossing-sum">
      <h2>{words.need(ahead.site.need)}</h2>
      <SumOf sum={ahead} paid={paid} />
      <SumInWords sum={ahead} words={words} yours={yours} />
      <StockAndPile view={view} words={words} />
    </div>
  </section>
)
interface AheadProps {
  view: View
  words: BoardWords
  ahead: Ahead
  yours: boolean
  paid?: { bonuses: number; bought: number } | undefined
}
