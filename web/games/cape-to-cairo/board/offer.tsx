// Landscapes lying open: on offer in an auction, or in the stock.
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Card } from '../art/card.tsx'
import { type CardId, cardOf, tracksNeeded } from '../rules/pieces.ts'
import type { BoardWords } from '../words/en.ts'

export const Landscape = ({ id, words, size = 'full' }: { id: CardId; words: BoardWords; size?: 'full' | 'mini' }) => {
  const { terrain, tracks, pounds } = cardOf(id)
  return (
    <Card
      terrain={terrain}
      tracks={tracks}
      size={size}
      name={words.terrain[terrain]}
      money={words.money(pounds)}
      need={tracksNeeded[terrain]}
    />
  )
}

// `choosing`: each card is a button that takes it.
export const Offer = ({
  cards,
  words,
  choosing,
}: {
  cards: readonly CardId[]
  words: BoardWords
  choosing?: boolean
}) => {
  const list = (
    <ul class={`offer of-${cards.length}`} aria-label={words.offer}>
      {cards.map(id => (
        <li key={id} data-moves={`card ${id}`}>
          {choosing ? (
            <MoveButton kind="plain" class="take" move={{ kind: 'choose', card: id }}>
              <span class="visually-hidden">{words.choosing.take(id)}</span>
              <Landscape id={id} words={words} />
            </MoveButton>
          ) : (
            <span role="img" aria-label={words.card(id)}>
              <Landscape id={id} words={words} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
  return choosing ? <MoveForm>{list}</MoveForm> : list
}
