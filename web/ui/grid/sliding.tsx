// A board of squares (`grid.tsx`) that is too wide for a phone. With `slides`, a box narrower than
// 480 px shows a part of it, as high as the box. One finger slides it, two zoom it, tabs at its
// edges name what is outside, and legal squares, `home` and proofs are brought into the window.
// `sights` reports the visible part to a small map elsewhere (`map.tsx`).
import type { Square } from '../../games/kit/squares.ts'
import { isLegal } from './cells.tsx'
import { Drawn, type DrawnProps } from './drawn.tsx'
import type { Piece } from './map.tsx'
import type { Sights } from './sights.ts'
import { GridWindow } from './window.tsx'

export type { Piece } from './map.tsx'

interface Props extends DrawnProps {
  proofs?: readonly Square[] // squares that an answer mentions: brought into the window too
  // squares of the latest actions: followed while no square is legal, until the reader slides the
  // board
  news?: readonly Square[]
  slides?: boolean // too wide for a phone, where it is shown in parts
  pieces?: readonly Piece[] // pieces that the tabs name
  sights?: Sights // receives what the window shows, for a `MapBeside`
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
