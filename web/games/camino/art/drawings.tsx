// The symbols of all pictures of the game. The server renders them once a page, and pictures refer
// to them with <use>.
import { Symbols } from './symbols.tsx'

export const Drawings = () => (
  <svg class="camino-plates" width="0" height="0" aria-hidden="true">
    <Symbols />
  </svg>
)
