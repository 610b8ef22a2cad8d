// A line at the foot of the other seats' pages: the seat that all wait for.
import type { ComponentChildren } from 'preact'
import { useTable } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { Engine } from '../art/engine.tsx'
import { colourOf } from './seats.tsx'

export const Considers = ({ seat, children }: { seat: Seat; children: ComponentChildren }) => (
  <span class="considers">
    <Engine colour={colourOf(useTable().frame, seat)} />
    {children}
  </span>
)
