// Shows the printed ground of the board with `<use>`; only the server draws the ground
// (`Drawings`).
import { edge, unit } from '../../../ui/grid/plan.ts'
import type { Size } from '../../kit/squares.ts'

export const margin = edge * unit

export const Ground = ({ columns, rows }: Size) => (
  <use
    href="#horn-ground"
    x={-margin}
    y={-margin}
    width={columns * unit + 2 * margin}
    height={rows * unit + 2 * margin}
  />
)
