// Draws the tabs at the edges of a board's window. Each tab shows what is outside on its side, and
// is placed where it hides least.
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Square } from '../../games/kit/squares.ts'
import { useTable } from '../table.tsx'
import type { Piece } from './map.tsx'
import { drawnAt, type Plan } from './plan.ts'
import {
  freest,
  type Seen,
  type Side,
  type Sight,
  type Sought,
  type Span,
  sideOf,
  tab,
  type Weighed,
} from './sight.ts'

// weight of a square that must not be hidden: more than all pieces and news (1 each) together
const matters = 100

// Returns the squares with the cost of hiding them; squares that the reader may act on cost most.
const weighed = (
  plan: Plan,
  { legal, home, proofs, news }: Sought,
  pieces: readonly Piece[],
): Weighed => {
  const weigh = (at: Square, weight: number) => [...drawnAt(plan, at), weight] as const
  const acted = [...legal.map(({ at }) => at), ...proofs, ...(home === undefined ? [] : [home])]
  const looked = [...news.map(at => weigh(at, 1)), ...pieces.map(({ at }) => weigh(at, 1))]
  return [...acted.map(at => weigh(at, matters)), ...looked]
}

const holds = ({ from, to }: Span, at: number) => from <= at && at <= to

// possible places of a tab, as a share of the edge (`.spot-0` … in tabs.css)
const along = [0.5, 0.3, 0.7, 0.12, 0.88]

interface Props {
  plan: Plan
  sight: Sight
  sought: Sought
  pieces: readonly Piece[]
  slide(to: Side): void
}

export const Tabs = (props: Props) => (
  <>
    {(['left', 'right', 'up', 'down'] as const).map(side => (
      <Tab key={side} side={side} {...props} />
    ))}
  </>
)

const Tab = ({ plan, sight, sought, pieces, side, slide }: Props & { side: Side }) => {
  const { house } = useTable()
  const spot = useRef(0)
  const button = useRef<HTMLButtonElement>(null)
  const [[width, height], setSize] = useState<readonly [number, number]>([tab, tab])
  const isOutside = (at: Square) => sideOf(sight, ...drawnAt(plan, at)) === side
  const { x, y, square } = sight
  const [wide, high] = [width / square, height / square]
  const places = along.map((part): Seen => {
    const about = ({ from, to }: Span, size: number): Span => {
      const middle = from + (to - from) * part
      return { from: middle - size / 2, to: middle + size / 2 }
    }
    if (side === 'left') return { x: { from: x.from, to: x.from + wide }, y: about(y, high) }
    if (side === 'right') return { x: { from: x.to - wide, to: x.to }, y: about(y, high) }
    const end =
      side === 'up' ? { from: y.from, to: y.from + high } : { from: y.to - high, to: y.to }
    return { x: about(x, wide), y: end }
  })
  spot.current = freest(places, weighed(plan, sought, pieces), spot.current)
  const under = places[spot.current]!
  const isUnder = (at: Square) => {
    const [column, row] = drawnAt(plan, at)
    return holds(under.x, column + 0.5) && holds(under.y, row + 0.5)
  }
  const outside = sought.legal.filter(({ at }) => isOutside(at)).length
  // A tab also counts the legal squares that it covers.
  const legal = outside && outside + sought.legal.filter(({ at }) => isUnder(at)).length
  const signs = pieces.filter(({ at, sign }) => sign && isOutside(at))
  // Measures a tab when its content changes, not at every drawing. The size of a tab determines its
  // place, the place its number, and the number its size: measured at every drawing, a tab
  // alternated between 9 and 10 forever and froze the page.
  useLayoutEffect(() => {
    const { offsetWidth = width, offsetHeight = height } = button.current ?? {}
    if (offsetWidth !== width || offsetHeight !== height) setSize([offsetWidth, offsetHeight])
  }, [sight, outside, signs.length])
  if (legal === 0 && signs.length === 0) return null
  return (
    <button
      ref={button}
      type="button"
      class={`grid-tab ${side} spot-${spot.current}`}
      aria-label={house.grid.slide(side, legal)}
      onClick={() => slide(side)}
    >
      <span class="grid-arrow" aria-hidden="true" />
      {legal > 0 && <b aria-hidden="true">{legal}</b>}
      {signs.map(({ sign }, i) => (
        <span key={i} class="grid-sign" aria-hidden="true">
          {sign}
        </span>
      ))}
    </button>
  )
}
