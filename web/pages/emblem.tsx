// A seat's mark at the size of the surrounding text.
import type { Box } from '../games/box.tsx'
import { Mark } from '../ui/seats/mark.tsx'

export const Emblem = ({ box, colour }: { box: Box; colour: string | null | undefined }) => (
  <span class="mark-place">
    <Mark colour={colour ?? box.colours[0]!} />
  </span>
)
