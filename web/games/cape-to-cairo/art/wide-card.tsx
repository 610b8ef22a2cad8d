// A landscape card lying on its side, seven to five: for a wall that is wider than high.
import { tracksNeeded } from '../rules/pieces.ts'
import { type CardProps, Picture } from './card.tsx'
import { CoinShape } from './coin.tsx'
import { Bed } from './rails.tsx'

export const WideCard = ({ card: { terrain, tracks }, name, money }: CardProps) => (
  <svg class="card wide" viewBox="0 0 140 100" aria-hidden="true" focusable="false">
    <rect class="under" x="1" y="3" width="138" height="96.5" rx="6" />
    <rect class="stock paper" x="1" y="1" width="138" height="96.5" rx="6" />
    <Picture terrain={terrain} x={5.5} y={5.5} width={129} height={58} part="0 20 120 54" />
    <rect class="mat" x="4.5" y="4.5" width="131" height="60" rx="3.5" />
    <rect class="frame picture" x="5.5" y="5.5" width="129" height="58" rx="2.5" />
    <rect class="plate" x="9" y="9" width="34" height="26" rx="6" />
    <rect class="plate-line" x="11.5" y="11.5" width="29" height="21" rx="4" />
    <text class="plate-figure" x="26" y="28">
      {tracksNeeded[terrain]}
    </text>
    <text class="card-name" x="7" y="78">
      {name}
    </text>
    <g transform="translate(7 81.5) scale(.8)">
      <Bed count={tracks} />
    </g>
    <g transform="translate(104 66) scale(.76)">
      <CoinShape label={money} />
    </g>
  </svg>
)
