// A landscape as a card: its picture, and its name for who cannot see it.
import type { CardShown } from '../../../ui/cards/cards.tsx'
import { Card } from '../art/card.tsx'
import { type CardId, cardOf, tracksNeeded } from '../rules/pieces.ts'
import type { BoardWords } from '../words/en.ts'

// `mini`: picture and tracks alone.
export const landscape = (id: CardId, words: BoardWords, size: 'full' | 'mini' = 'full'): CardShown<CardId> => {
  const { terrain, tracks, pounds } = cardOf(id)
  return {
    id,
    name: words.card(id),
    face: (
      <Card
        terrain={terrain}
        tracks={tracks}
        size={size}
        name={words.terrain[terrain]}
        money={words.money(pounds)}
        need={tracksNeeded[terrain]}
      />
    ),
  }
}
