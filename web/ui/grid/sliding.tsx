// A board of squares (grid.tsx) that is too wide for a phone. With `slides` a box narrower than 480
// px shows a part of it, as high as the box: it slides by a finger, comes nearer by two, has tabs
// at its edges for what lies outside, and brings legal squares, `home` and proofs into its window
// itself. What it shows is told to `sights`, for a small map elsewhere (map.tsx).
import type { Square } from '../../games/kit/squares.ts'
import { isLegal } from './cells.tsx'
import { Drawn, type DrawnProps } from './drawn.tsx'
import type { Piece } from './map.tsx'
import type { Sights } from './sights.ts'
import { GridWindow } from './window.tsx'

export type { Piece } from './map.tsx'

interface Props extends DrawnProps {
  proofs?: readonly Square[] // squares an answer names: brought into the window too
  // where something was just done: followed while nothing is legal, until one slides by hand
  news?: readonly Square[]
  slides?: boolean // too wide for a phone: shown in parts there
  pieces?: readonly Piece[] // what the tabs name
  sights?: Sights // told what the window shows, for a `MapBeside`
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
