// The crossing ahead of a builder: the landscape, the tracks it needs and their sources, and the
// stock; and the scene in the same box when the landscape is crossed.
import { CardAt, Display, Pile } from '../../../ui/cards/cards.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { CardBack } from '../art/card.tsx'
import { Passage, Standing } from '../art/passage.tsx'
import { colourOf } from '../parts/seats.tsx'
import { Source, type Sum, SumOf } from '../parts/sum.tsx'
import { siteOf, sum, tracksOf } from '../rules/building.ts'
import { type Card, type CardId, cardOf } from '../rules/pieces.ts'
import type { View } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import { cardProps, landscape } from './landscape.tsx'
import type { Scene } from './scene.ts'

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
    {view.stock.length > 0 && (
      <Display
        label={words.building.stock}
        class={view.stock.length > 1 ? 'small many' : 'small'}
        cards={view.stock.map(id => ({ ...landscape(id, words, 'mini'), from: 'pile' }))}
      />
    )}
    <p>
      {words.building.stock}
      {view.stock.length === 0 && ` ${words.building.empty}`}
      <br />
      {words.building.pile(view.pile)}
    </p>
  </div>
)

interface AheadProps {
  view: View
  words: BoardWords
  seat: Seat
  ahead: Ahead
}

export const CrossingAhead = ({ view, words, seat, ahead }: AheadProps) => {
  const { building } = words
  const { site, lane, stock } = ahead
  return (
    <>
      <section class="crossing">
        <CardAt card={landscape(ahead.id, words)} />
        <div class="crossing-sum">
          <h2>{building.needs(site.need, site.tracks)}</h2>
          <SumOf sum={ahead} />
          <p class="sum-in-words">
            <Source of="lane">{building.source.lane(lane)}</Source>{' '}
            <Source of="stock">{building.source.stock(stock)}</Source>
          </p>
        </div>
        <Stock view={view} words={words} />
      </section>
      <div class="stands">
        <Standing colour={colourOf(useTable().frame, seat)} />
      </div>
    </>
  )
}

/** Shows a crossing: the card turns to track, the train runs in, the coin is left. */
export const Crossed = ({ words, scene }: { words: BoardWords; scene: Scene }) => (
  <div key={scene.card} class={scene.isBrief ? 'scene brief' : 'scene'}>
    <Passage colour={colourOf(useTable().frame, scene.seat)} card={cardProps(scene.card, words)} />
  </div>
)

/**
 * Says what was paid, then what was earned. Both are there all the time, so that a screen reader is
 * told once.
 */
export const CrossedNote = ({ words, scene }: { words: BoardWords; scene: Scene }) => {
  const { list } = useTelling()
  const { paid, card, isIn } = scene
  return (
    <>
      <span class={isIn ? 'visually-hidden' : undefined}>
        {words.building.paid(list(words.payment(paid)))}
      </span>{' '}
      <span class={isIn ? undefined : 'visually-hidden'}>
        {words.building.earned(words.money(cardOf(card).pounds))}
      </span>
    </>
  )
}

/** Shows a capital; where a coin has just come in, the old one too, struck out. */
export const Capital = ({ view, words, seat, scene }: CapitalProps) => (
  <b class="line-money" data-capital={seat}>
    {scene?.isIn && scene.seat === seat && <s>{words.money(scene.was)}</s>}{' '}
    {words.money(view.railways[seat]!.capital)}
  </b>
)
interface CapitalProps {
  view: View
  words: BoardWords
  seat: Seat
  scene: Scene | undefined
}

/** Shows how many cards are left in the pile. */
export const CardsLeft = ({ view, words }: { view: View; words: BoardWords }) => (
  <Pile name="pile" back={<CardBack />}>
    {words.building.pile(view.pile)}
    <br />
    {words.building.discards(view.discards)}
  </Pile>
)
