// Stalls and their entrances: a stall is one cloth over all its squares, an entrance is a rug of
// the same weave.
import type { ComponentChildren } from 'preact'
import type { Seat } from '../../game.ts'
import { columnOf, rowOf, type Size, type Square } from '../../kit/squares.ts'
import { mainSquare, type Stall } from '../rules/bazaar.ts'
import { type Cloth, cloths } from '../rules/pieces.ts'
import { weaveOf } from './weaves.tsx'

interface Place {
  column: number
  row: number
}

const corner = (size: Size, square: Square) =>
  `translate(${columnOf(size, square) * 100} ${rowOf(size, square) * 100})`

const inset = 7
const wide = 100 - 2 * inset

const has = (squares: readonly Place[], { column, row }: Place, east: number, south: number) =>
  squares.some(square => square.column === column + east && square.row === row + south)

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`

const hem = (x: number, y: number, width: number, count: number) => {
  const step = width / count
  return `M${x} ${y}${`a${step / 2} ${step / 2} 0 0 0 ${step} 0`.repeat(count)}z`
}

// Returns all squares as one path: each square, the gaps between neighbours, and the middle of
// every block of four.
const shapeOf = (squares: readonly Place[]) =>
  squares
    .map(square => {
      const [x, y] = [square.column * 100 + inset, square.row * 100 + inset]
      const [east, south] = [has(squares, square, 1, 0), has(squares, square, 0, 1)]
      const block = east && south && has(squares, square, 1, 1)
      return [
        box(x, y, wide, wide),
        east && box(x + wide, y, 2 * inset, wide),
        south && box(x, y + wide, wide, 2 * inset),
        block && box(x + wide, y + wide, 2 * inset, 2 * inset),
        !south && hem(x, y + wide, wide, 10),
        !south && east && !has(squares, square, 1, 1) && hem(x + wide, y + wide, 2 * inset, 2),
      ]
        .filter(Boolean)
        .join('')
    })
    .join('')

// Returns strips along the outer edges, as if light came from the north: bright strips in the
// north, dark ones in the south and east.
const litOf = (squares: readonly Place[], strip: 'lit' | 'shade') =>
  squares
    .map(square => {
      const [x, y] = [square.column * 100 + inset, square.row * 100 + inset]
      if (strip === 'lit') return has(squares, square, 0, -1) ? '' : box(x, y, wide, 13)
      const south = has(squares, square, 0, 1) ? '' : box(x, y + wide - 13, wide, 13)
      return has(squares, square, 1, 0)
        ? south
        : `${south}${box(x + wide - 10, y, 10, wide - (south ? 13 : 0))}`
    })
    .join('')

const seamsOf = (squares: readonly Place[]) =>
  squares
    .map(square => {
      const [x, y] = [square.column * 100, square.row * 100]
      const east = has(squares, square, 1, 0) ? `M${x + 100} ${y + 10}v80` : ''
      return has(squares, square, 0, 1) ? `${east}M${x + 10} ${y + 100}h80` : east
    })
    .join('')

interface StallProps {
  cloth: Cloth
  size: Size // of the board
  squares: readonly Square[] // the main stall first
  flat?: boolean // an extension by itself, without the main stall's roof
  children?: ComponentChildren // the owner's mark, 24 × 24; without one the stall is neutral
}

/**
 * Draws a stall in board coordinates, 100 units per square. Its path starts at the main stall, so
 * that all stalls of one square have the same path.
 */
export const StallFace = ({ cloth, size, flat = false, children, ...stall }: StallProps) => {
  const main = stall.squares[0]!
  const squares = stall.squares.map(square => ({
    column: columnOf(size, square) - columnOf(size, main),
    row: rowOf(size, square) - rowOf(size, main),
  }))
  const shape = shapeOf(squares)
  const seams = seamsOf(squares)
  return (
    <g transform={corner(size, main)}>
      <path d={shape} transform="translate(4 5)" fill="var(--k-shade)" />
      <path
        d={shape}
        fill={weaveOf(cloth)}
        stroke="var(--k-ink)"
        stroke-width="6"
        stroke-linejoin="round"
        paint-order="stroke"
      />
      <path d={litOf(squares, 'lit')} fill="var(--k-lit)" />
      <path d={litOf(squares, 'shade')} fill="var(--k-shade)" opacity=".55" />
      {seams && <path d={seams} stroke="var(--k-ink)" stroke-width="2.5" stroke-dasharray="7 5" />}
      {!flat && <use href={children ? '#kairo-roof' : '#kairo-open-roof'} />}
      {!flat && children && <g transform="translate(34.4 34.4) scale(1.3)">{children}</g>}
    </g>
  )
}

interface RugProps {
  cloth: Cloth
  size: Size
  entrance: Square
  stall: Square // the main stall's square, to which the rug's arrow points
}

// Returns the degrees by which a rug turns. Its symbol is drawn for a stall in the north.
const turnOf = (size: Size, entrance: Square, stall: Square) => {
  if (stall === entrance - size.columns) return 0
  if (stall === entrance + size.columns) return 180
  return stall > entrance ? 90 : 270
}

/** Draws the rug of an entrance in board coordinates. */
export const RugFace = ({ cloth, size, entrance, stall }: RugProps) => (
  <use
    href={`#kairo-rug-${cloth}`}
    transform={`${corner(size, entrance)} rotate(${turnOf(size, entrance, stall)} 50 50)`}
  />
)

// Draws light around every entrance in the dark theme. In the light theme its colour is
// transparent.
const LampLight = ({ size, entrances }: { size: Size; entrances: readonly Square[] }) => (
  <>
    {entrances.map(square => (
      <use key={square} href="#kairo-lamp" transform={corner(size, square)} />
    ))}
  </>
)

interface StallsProps {
  size: Size
  stalls: readonly Stall[]
  mark(owner: Seat): ComponentChildren
}

/** Draws lamplight, then all rugs, then all stalls, so that no rug covers a stall. */
export const Stalls = ({ size, stalls, mark }: StallsProps) => (
  <>
    <LampLight size={size} entrances={stalls.map(({ entrance }) => entrance)} />
    {stalls.map(stall => (
      <RugFace
        key={stall.entrance}
        cloth={stall.cloth}
        size={size}
        entrance={stall.entrance}
        stall={mainSquare(stall)}
      />
    ))}
    {stalls.map(({ cloth, owner, squares }) => (
      <StallFace key={squares[0]} cloth={cloth} size={size} squares={squares}>
        {owner !== null && mark(owner)}
      </StallFace>
    ))}
  </>
)

/** Draws a piece of cloth with a scalloped hem, 100 × 100, for tables and buttons. */
export const SwatchFace = ({ cloth }: { cloth: Cloth }) => <use href={`#kairo-swatch-${cloth}`} />

export const Swatch = ({ cloth }: { cloth: Cloth }) => (
  <svg class="kairo-swatch" viewBox="0 0 100 100" aria-hidden="true">
    <SwatchFace cloth={cloth} />
  </svg>
)

/**
 * Defines the symbols of swatches, once per page. `StallPlates` defines roofs, rugs and lamps, only
 * on pages with a board.
 */
export const Swatches = () => (
  <defs>
    {cloths.map(cloth => (
      <path
        key={cloth}
        id={`kairo-swatch-${cloth}`}
        d={`${box(6, 6, 88, 80)}${hem(6, 86, 88, 8)}`}
        fill={weaveOf(cloth)}
        stroke="var(--k-ink)"
        stroke-width="5"
        stroke-linejoin="round"
      />
    ))}
  </defs>
)
export const StallPlates = () => (
  <defs>
    <g id="kairo-roof">
      <path d="M7 93L50 50l43 43z" fill="var(--k-shade)" opacity=".6" />
      <path d="M93 7L50 50l43 43z" fill="var(--k-shade)" opacity=".85" />
      <path d="M7 7l86 86M93 7L7 93" stroke="var(--k-ink)" stroke-width="3" />
      <circle
        cx="50"
        cy="50"
        r="24.5"
        fill="var(--k-finial)"
        stroke="var(--k-ink)"
        stroke-width="4"
      />
    </g>
    <g id="kairo-open-roof">
      <use href="#kairo-roof" />
      <circle
        cx="50"
        cy="50"
        r="10"
        fill="none"
        stroke="var(--k-card-ink)"
        stroke-width="4.5"
        opacity=".75"
      />
    </g>
    {cloths.map(cloth => (
      <g key={cloth} id={`kairo-rug-${cloth}`}>
        <path
          d="M27 81v7M34.7 81v7M42.3 81v7M50 81v7M57.7 81v7M65.3 81v7M73 81v7"
          stroke={`var(--k-${cloth}-dark)`}
          stroke-width="3"
        />
        <path d="M23 5h54v76H23z" fill={weaveOf(cloth)} stroke="var(--k-ink)" stroke-width="4.5" />
        <path d="M29.5 11.5h41v63h-41z" fill="none" stroke="var(--k-slip)" stroke-width="2.5" />
        <path
          d="M50 19l18 19h-9.5v24h-17V38H32z"
          fill="var(--k-slip)"
          stroke="var(--k-ink)"
          stroke-width="3.5"
          stroke-linejoin="round"
        />
      </g>
    ))}
    <g id="kairo-lamp" fill="var(--k-pool)">
      <circle cx="50" cy="50" r="92" opacity=".14" />
      <circle cx="50" cy="50" r="58" opacity=".17" />
    </g>
  </defs>
)
