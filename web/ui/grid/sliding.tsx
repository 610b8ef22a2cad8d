// Draws a board of squares (`grid.tsx`) that is too wide for a phone. With `slides`, a box narrower
// than 480 px shows only a part of the board, as high as the box. One finger slides the board, two
// fingers zoom it, and tabs at the edges show what is outside. The window moves by itself to legal
// squares, `home` and proofs. `sights` reports the visible part to a small map elsewhere
// (`map.tsx`).
import type { Square } from '../../games/kit/squares.ts'
import { isLegal } from './cells.tsx'
import { Drawn, type DrawnProps } from './drawn.tsx'
import type { Piece } from './map.tsx'
import type { Sights } from './sights.ts'
import { GridWindow } from './window.tsx'

export type { Piece } from './map.tsx'

interface Props extends DrawnProps {
  proofs?: readonly Square[] // squares that an answer mentions: the window moves to them too
  // squares of the latest actions: the window moves to them while no square is legal, until the
  // reader slides the board
  news?: readonly Square[]
  slides?: boolean // the board is too wide for a phone, which shows a part of it
  pieces?: readonly Piece[] // pieces that the tabs show
  sights?: Sights // receives the visible part, for a `MapBeside`
}

const none: readonly never[] = []

export const SlidingGrid = (props: Props) => {
  const { proofs = none, news = none, slides = false, pieces = none, sights, ...drawn } = props
  const { plan, cell, home, framed = false } = drawn
  const legal = Array.from({ length: plan.columns * plan.rows }, (_, at) => ({
    at,
    cell: cell(at),
  })).flatMap(one => (isLegal(one.cell) ? [{ at: one.at, pull: one.cell.pull ?? 1 }] : []))
  return (
    <GridWindow
      plan={plan}
      framed={framed}
      slides={slides}
      sought={{ legal, home, proofs, news }}
      pieces={pieces}
      sights={sights}
    >
      <Drawn {...drawn} />
    </GridWindow>
  )
}
