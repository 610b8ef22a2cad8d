// The picture of the end: a road in the winner's ribbon that ends at the winner's mark; in Le
// Camino it crosses a river.
import { Scene } from '../../../ui/scene.tsx'
import { MarkShape } from '../../../ui/seats/mark.tsx'
import { type Board, emptyBoard, type Tile, type Variant, withTile } from '../rules/pieces.ts'
import { LandMap } from './map.tsx'
import { Symbols } from './symbols.tsx'

const size = { columns: 5, rows: 3 }
type Lies = readonly (readonly [square: number, piece: Tile['piece'], turns: number])[]
const everywhere: Lies = [
  [0, 'forest', 0],
  [2, 'curve', 1],
  [4, 'straight', 1],
  [5, 'straight', 1],
  [7, 'curve', 3],
  [9, 'meadow', 0],
  [10, 'meadow', 0],
  [12, 'dead-end', 1],
  [14, 'forest', 0],
]
const lines: Lies = [
  [1, 'river-straight', 0],
  [3, 'level-crossing', 1],
  [6, 'bridge', 1],
  [8, 'rail-straight', 0],
  [11, 'river-straight', 0],
  [13, 'level-crossing', 1],
]
const roads: Lies = [
  [1, 'straight', 0],
  [3, 'straight', 1],
  [6, 'four-way', 0],
  [8, 'meadow', 0],
  [11, 'straight', 0],
  [13, 'straight', 1],
]
const boardOf = (lies: Lies): Board =>
  lies.reduce((laid, [at, piece, turns]) => withTile(laid, at, { piece, turns }), emptyBoard(size))
const boards = {
  camino: boardOf([...everywhere, ...lines]),
  caminito: boardOf([...everywhere, ...roads]),
}
const way = 'M0 150H200C227.6 150 250 127.6 250 100C250 72.4 272.4 50 300 50H352'
const between = 56 // of two marks, if partners or both sides have won

/** The scene, 390 × 226. A card shows only its middle, so the winners' marks are there. */
export const Finale = ({ colours, variant }: { colours: readonly string[]; variant: Variant }) => (
  <Scene>
    <Symbols />
    <g transform="scale(.78)">
      <LandMap size={size} board={boards[variant === 'camino' ? 'camino' : 'caminito']} />
      <g class={`camino-ribbon camino-won seat-${colours[0] ?? 'red'}`}>
        <path class="case" d={way} />
        <path class="tape" d={way} />
        <path class="beads" d={way} />
      </g>
      <g class="camino-won" transform={`translate(${352 - (colours.length - 1) * between} 50)`}>
        <rect x="-40" y="-40" width={80 + (colours.length - 1) * between} height="80" rx="40" />
        {colours.map((colour, i) => (
          <g
            key={colour}
            class={`seat-${colour}`}
            transform={`translate(${i * between - 24} -24) scale(2)`}
          >
            <MarkShape colour={colour} />
          </g>
        ))}
      </g>
    </g>
  </Scene>
)
