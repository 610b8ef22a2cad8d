// The picture of a fact in the log: the landscape that was taken or crossed.

import { MiniCard } from '../art/card.tsx'
import { cardOf, type Terrain } from '../rules/pieces.ts'

export const Shown = ({ fact }: { fact: unknown }) => {
  const { kind, card } = fact as {
    kind: string
    card?: number | { terrain: Terrain; tracks: number }
  }
  if (card === undefined || !['chose', 'crossed', 'took'].includes(kind)) return null
  const { terrain, tracks } = typeof card === 'number' ? cardOf(card) : card
  return <MiniCard terrain={terrain} tracks={tracks} />
}
