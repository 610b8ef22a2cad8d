// The plates every picture of the game is printed from, rendered once per page by the server and
// named by <use>; medals come with the first of them (parts/medal-plates.tsx).
import type { Edition } from '../rules/edition.ts'
import { groundOf } from '../rules/ground.ts'
import { Cards } from './cards.tsx'
import { GroundPlates } from './ground.tsx'
import { Customers } from './robes.tsx'
import { StallPlates, Swatches } from './stalls.tsx'
import { Barkers, Coins } from './tokens.tsx'
import { Weaves } from './weaves.tsx'

interface Props {
  edition?: Edition // of the board, where there is one
  people?: boolean // customers too
}

export const Drawings = ({ edition, people = edition !== undefined }: Props) => (
  <svg class="kairo-plates" width="0" height="0" aria-hidden="true">
    <Weaves />
    <Swatches />
    <Coins />
    {people && <Customers />}
    {edition && (
      <>
        <GroundPlates ground={groundOf(edition)} />
        <StallPlates />
        <Cards />
        <Barkers />
      </>
    )}
  </svg>
)
