// What lies over the window of a board that it cannot hold: tabs for what is outside, and a small map. They lie where
// they hide nothing that matters.
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Square } from '../../games/kit/squares.ts'
import { useTable } from '../table.tsx'
import { Overview, type Piece } from './map.tsx'
import { drawnAt, type Plan } from './plan.ts'
import {
  freest,
  type Held,
  hides,
  type Seen,
  type Side,
  type Sight,
  type Sought,
  type Span,
  settled,
  sideOf,
  tab,
  type Weighed,
} from './sight.ts'

const matters = 100 // more than any number of pieces and news

// What may not be hidden, and what had better not be.
const weighed = (plan: Plan, { legal, home, proofs, news }: Sought, pieces: readonly Piece[]): Weighed => {
  const weigh = (at: Square, weight: number) => [...drawnAt(plan, at), weight] as const
  const acted = [...legal.map(({ at }) => at), ...proofs, ...(home === undefined ? [] : [home])]
  const looked = [...news.map(at => weigh(at, 1)), ...pieces.map(({ at }) => weigh(at, 1))]
  return [...acted.map(at => weigh(at, matters)), ...looked]
}

const holds = ({ from, to }: Span, at: number) => from <= at && at <= to

const along = [0.5, 0.3, 0.7, 0.12, 0.88] // of the edge: the places of a tab (`.grid-tab` in grid.css)

interface Props {
  plan: Plan
  sight: Sight
  sought: Sought
  pieces: readonly Piece[]
}

const Tabs = (props: Props & { slide(to: Side): void }) => (
  <>
    {(['left', 'right', 'up', 'down'] as const).map(side => (
      <Tab key={side} side={side} {...props} />
    ))}
  </>
)

const Tab = ({ plan, sight, sought, pieces, side, slide }: Props & { side: Side; slide(to: Side): void }) => {
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
    const end = side === 'up' ? { from: y.from, to: y.from + high } : { from: y.to - high, to: y.to }
    return { x: about(x, wide), y: end }
  })
  spot.current = freest(places, weighed(plan, sought, pieces), spot.current)
  const under = places[spot.current]!
  const isUnder = (at: Square) => {
    const [column, row] = drawnAt(plan, at)
    return holds(under.x, column + 0.5) && holds(under.y, row + 0.5)
  }
  const outside = sought.legal.filter(({ at }) => isOutside(at)).length
  // Where it cannot but lie on some, it tells of these too.
  const legal = outside && outside + sought.legal.filter(({ at }) => isUnder(at)).length
  const signs = pieces.filter(({ at, sign }) => sign && isOutside(at))
  // Once for what it says, not for where it lies: its place follows from its size, and what it tells of from its place.
  // Measured at every drawing, 9 and 10 took turns for ever, and the page with them.
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

const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const
const high = { tall: 62, low: 44, least: 48 } // px: the small map in a tall and in a low window, and its button
const inset = 6 // px from the corner

// A tap on it shows the whole board, or comes back. It stays in its corner until the table moves on or the board slides, and
// is not drawn while it would hide something that matters there.
const SmallMap = (props: Props & { turn(): void; children: ComponentChildren }) => {
  const { plan, sight, sought, pieces, turn, children } = props
  const { frame, house } = useTable()
  const held = useRef<Held>({ since: '', place: 0 })
  if (sight.whole) {
    return (
      <button type="button" class="grid-map top-right" aria-label={house.grid.nearer} onClick={turn}>
        <span class="grid-nearer" aria-hidden="true" />
      </button>
    )
  }
  const { x, y, square } = sight
  const isLow = (y.to - y.from) * square < 300
  const size = isLow ? high.low : high.tall
  const wide = ((size * plan.columns) / plan.rows + inset) / square
  const tall = (Math.max(size, high.least) + inset) / square
  const places = corners.map(
    (name): Seen => ({
      x: name.endsWith('left') ? { from: x.from, to: x.from + wide } : { from: x.to - wide, to: x.to },
      y: name.startsWith('top') ? { from: y.from, to: y.from + tall } : { from: y.to - tall, to: y.to },
    }),
  )
  // News are not waited for under it: they would send it from corner to corner at every move.
  const squares = weighed(plan, { ...sought, news: [] }, pieces)
  held.current = settled(places, squares, held.current, `${frame.seq} ${x.from} ${y.from}`)
  const corner = held.current.place
  if (hides(places[corner]!, squares) >= matters) return null
  return (
    <button
      type="button"
      class={`grid-map ${corners[corner]}${isLow ? ' low' : ''}`}
      aria-label={house.grid.whole}
      onClick={turn}
    >
      <Overview plan={plan} sight={sight} pieces={pieces}>
        {children}
      </Overview>
    </button>
  )
}

interface OverProps extends Props {
  slide(to: Side): void
  turn(): void
  overview: ComponentChildren // the ground of the small map; none: no small map
}

export const WhatLiesOver = ({ slide, turn, overview, ...at }: OverProps) => (
  <>
    {!at.sight.whole && <Tabs {...at} slide={slide} />}
    {overview && (!at.sight.whole || at.sight.near < 1) && (
      <SmallMap {...at} turn={turn}>
        {overview}
      </SmallMap>
    )}
  </>
)
