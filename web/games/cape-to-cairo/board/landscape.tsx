// A landscape as a card: its picture, and its name for screen readers.
import type { CardShown } from '../../../ui/cards/cards.tsx'
import { Card, type CardProps, MiniCard } from '../art/card.tsx'
import { type CardId, cardOf } from '../rules/pieces.ts'
import type { BoardWords } from '../words/sentences.ts'

export const cardProps = (id: CardId, { terrain, money }: BoardWords): CardProps => {
  const card = cardOf(id)
  return { card, name: terrain[card.terrain], money: money(card.pounds) }
}

/** Returns a landscape for a row of cards. `mini`: picture and tracks only. */
export const landscape = (
  id: CardId,
  words: BoardWords,
  size: 'full' | 'mini' = 'full',
): CardShown<CardId> => {
  const { terrain, tracks } = cardOf(id)
  const face =
    size === 'mini' ? (
      <MiniCard terrain={terrain} tracks={tracks} />
    ) : (
      <Card {...cardProps(id, words)} />
    )
  return { id, name: words.card(id), face }
}
