// The plates every picture of the game is printed from, rendered once per page by the server and named by <use>.
import { Cards } from './cards.tsx'
import { GroundPatterns } from './ground.tsx'
import { Customers } from './robes.tsx'
import { Tokens } from './tokens.tsx'
import { Weaves } from './weaves.tsx'

export const Drawings = ({ mode }: { mode: 'digital' | 'companion' }) => (
  <svg class="kairo-plates" width="0" height="0" aria-hidden="true" focusable="false">
    <Weaves />
    <Tokens />
    <Customers />
    {mode === 'digital' && <GroundPatterns />}
    {mode === 'digital' && <Cards />}
  </svg>
)
