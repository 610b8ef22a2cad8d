// SVG symbols of the game's pictures. The server renders them once a page; pictures show them with
// `<use>`.
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
  look: string | undefined // URL of the landscapes' style sheet; absent if the page already has it
}

/**
 * Renders the symbols of the sheet: marks, wax and bonus cards; the landscapes too once every card
 * is recorded, and the trains for the room.
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
