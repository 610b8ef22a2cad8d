// The plates every picture of the game is printed from, rendered once per page by the server and
// named by <use>.
import { Symbols } from './symbols.tsx'

export const Drawings = () => (
  <svg class="camino-plates" width="0" height="0" aria-hidden="true">
    <Symbols />
  </svg>
)
