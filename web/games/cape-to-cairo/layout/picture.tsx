// Draws a card on the table.
import { codeOf, type Lying } from '../../layout.ts'
import { MiniCard } from '../art/card.tsx'
import { Coin } from '../art/coin.tsx'
import { cardOf } from '../rules/pieces.ts'

export const Piece = ({ lying }: { lying: Lying }) => {
  const [kind, which] = codeOf(lying.piece)
  if (kind === 'pound') return <Coin label="1" />
  if (kind !== 'card') return null
  const { terrain, tracks, pounds } = cardOf(Number(which))
  return <MiniCard terrain={terrain} tracks={tracks} coin={`${pounds}`} />
}
