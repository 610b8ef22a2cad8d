// The symbols and patterns that all pictures of the game refer to with <use>. The server draws them
// once per page. Only medals are not among them (parts/medal-plates.tsx).
import type { Edition } from '../rules/edition.ts'
import { groundOf } from '../rules/ground.ts'
import { Cards } from './cards.tsx'
import { GroundPlates } from './ground.tsx'
import { Customers } from './robes.tsx'
import { StallPlates, Swatches } from './stalls.tsx'
import { Barkers, Coins } from './tokens.tsx'
import { Weaves } from './weaves.tsx'

interface Props {
  edition?: Edition // of the table; undefined: the page shows no board
  people?: boolean // default: if there is an edition
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
