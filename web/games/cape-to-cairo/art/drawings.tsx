// The plates every picture of the game is printed from, rendered once per page by the server and
// named by <use>.
import type { ComponentChildren } from 'preact'
import { Landscapes } from './landscapes.tsx'
import { Signs } from './signs.tsx'
import { Trains } from './trains.tsx'

const Plates = ({ children }: { children: ComponentChildren }) => (
  <svg class="drawings" width="0" height="0" aria-hidden="true">
    {children}
  </svg>
)

export const Drawings = () => (
  <Plates>
    <Landscapes />
    <Trains />
    <Signs />
  </Plates>
)

interface SheetProps {
  of: 'ledger' | 'full' | 'room'
  look: string | undefined // of landscapes; none: they wear it already
}

/**
 * Beside the box nothing is drawn at first but marks, wax and bonus cards; all else once every card
 * is kept.
 */
export const SheetDrawings = ({ of, look }: SheetProps) => (
  <>
    {of !== 'ledger' && look && <link class="drawings" rel="stylesheet" href={look} />}
    <Plates>
      {of !== 'ledger' && <Landscapes />}
      {of === 'room' && <Trains />}
      <Signs />
    </Plates>
  </>
)
