// A single piece, for hands, keys and the rules help. `runs.ts` has its roads, rails and rivers.
import { emptyBoard, type Tile, withTile } from '../rules/pieces.ts'
import { Tiles } from './map.tsx'

const one = { columns: 1, rows: 1 }

/** Draws a piece inside another drawing, 100 × 100. */
export const TileFace = ({ piece, turns }: Tile) => (
  <Tiles size={one} board={withTile(emptyBoard(one), 0, { piece, turns })} />
)

export const TilePicture = (tile: Tile) => (
  <svg class="camino-tile" viewBox="0 0 100 100" aria-hidden="true">
    <g class="camino-map">
      <TileFace {...tile} />
    </g>
  </svg>
)
