// The window on a board: it slides by a finger and comes nearer by two, and shows by itself what must be seen.
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { columnOf, rowOf, type Square } from '../../games/kit/squares.ts'
import { useTable } from '../table.tsx'
import { type Box, useNearness } from './nearness.ts'
import { edge, type Plan, placeOf } from './plan.ts'
import { bring, type Corner, freeCorner, type Seen, type Side, type Span, sideOf, type Want } from './sight.ts'

// A piece that the small map shows, and that a tab at the edge names while it is out of sight.
export interface Piece {
  at: Square
  class: string // gives it its colour on the small map
  sign?: ComponentChildren // its mark on a tab; none: it is not named there
}

export interface Sought {
  legal: readonly { at: Square; pull: number }[]
  home: Square | undefined
  proofs: readonly Square[]
  news: readonly Square[] // what the others did: shown while nothing is legal and nobody has slid the board since
}

const glideTime = 220 // ms
// px; on a low board the small map is smaller (grid.css)
const mapHeight = ({ clientHeight }: HTMLElement) => (clientHeight < 300 ? 44 : 62)
const mapEdge = 6
const tab = 48 // px
const brink = 6 // px: above and below, so that a square is seen whole

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

interface Sight extends Seen {
  whole: boolean // all of the board is in the window
  near: number // times the size the board has by itself
  square: number // px
  map: number // px: how high the small map is
}

const sightOf = (window: HTMLElement, plan: Plan, framed: boolean, near: number): Sight => {
  const frame = framed ? edge : 0
  const square = window.scrollWidth / (plan.columns + 2 * frame)
  const axis = (scrolled: number, shown: number): Span => {
    const from = scrolled / square - frame
    return { from, to: from + shown / square }
  }
  return {
    x: axis(window.scrollLeft, window.clientWidth),
    y: axis(window.scrollTop, window.clientHeight),
    whole: window.scrollWidth <= window.clientWidth + 1 && window.scrollHeight <= window.clientHeight + 1,
    near,
    square,
    map: mapHeight(window),
  }
}

// Moves a window there within a quarter of a second; gives the way to stop it.
const glide = (window: HTMLElement, left: number, top: number): (() => void) => {
  const [fromLeft, fromTop, begun] = [window.scrollLeft, window.scrollTop, performance.now()]
  let next = 0
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, now - begun) / glideTime)
    const eased = 1 - (1 - part) ** 3
    window.scrollTo(fromLeft + (left - fromLeft) * eased, fromTop + (top - fromTop) * eased)
    if (part < 1) next = requestAnimationFrame(step)
  }
  next = requestAnimationFrame(step)
  return () => cancelAnimationFrame(next)
}

const spansOf = (plan: Plan, at: Square): [x: Span, y: Span] => {
  const place = placeOf(plan, at)
  const [column, row] = [columnOf(plan, place), rowOf(plan, place)]
  return [
    { from: column, to: column + 1 },
    { from: row, to: row + 1 },
  ]
}

// Slides the window to what is sought, once whenever that changes, and at once whenever the window's own size does.
const useSight = (window: Box, plan: Plan, framed: boolean, sought: Sought) => {
  const [sight, setSight] = useState<Sight>()
  const { near, come } = useNearness(window, () => look())
  const slid = useRef(false) // by hand, since the board last moved for a reason of one's own
  const stop = useRef<(() => void) | undefined>(undefined)
  const look = () => {
    const { current } = window
    if (current) setSight(sightOf(current, plan, framed, near.current))
  }
  const show = (still: boolean) => {
    const { current } = window
    if (!current) return
    stop.current?.()
    const now = sightOf(current, plan, framed, near.current)
    const frame = framed ? edge : 0
    const [x, y] = [0, 1].map(axis => {
      const span = axis === 0 ? now.x : now.y
      const wants = [
        ...sought.legal.map(({ at, pull }): Want => ({ ...spansOf(plan, at)[axis]!, pull })),
        ...sought.proofs.map((at): Want => ({ ...spansOf(plan, at)[axis]!, pull: 100 })),
        ...sought.news.map((at): Want => ({ ...spansOf(plan, at)[axis]!, pull: 1 })),
      ]
      const board = { from: -frame, to: (axis === 0 ? plan.columns : plan.rows) + frame }
      const size = span.to - span.from
      const home = sought.home === undefined ? undefined : spansOf(plan, sought.home)[axis]
      return bring({ at: span.from, size, board, edge: (axis === 0 ? tab : brink) / now.square }, wants, home)
    })
    const [left, top] = [(x! + frame) * now.square, (y! + frame) * now.square]
    if (Math.abs(left - current.scrollLeft) < 1 && Math.abs(top - current.scrollTop) < 1) return
    if (still || isStill()) current.scrollTo(left, top)
    else stop.current = glide(current, left, top)
  }
  const own = sought.legal.length > 0 || sought.proofs.length > 0
  const key = JSON.stringify(own ? { ...sought, news: [] } : sought)
  const shown = useRef<string | undefined>(undefined)
  useLayoutEffect(() => {
    if (shown.current === key) return
    const first = shown.current === undefined
    shown.current = key
    if (own) slid.current = false
    if (first || own || !slid.current) show(first)
    look()
  }, [key])
  const latest = useRef(show)
  latest.current = show
  useEffect(() => {
    const { current } = window
    if (!current) return
    let size = ''
    const watch = new ResizeObserver(() => {
      const now = `${current.clientWidth} ${current.clientHeight}`
      if (size !== '' && now !== size) latest.current(true)
      size = now
      look()
    })
    watch.observe(current)
    const hand = () => {
      slid.current = true
      stop.current?.()
    }
    for (const kind of ['touchmove', 'wheel'] as const) current.addEventListener(kind, hand, { passive: true })
    return () => {
      watch.disconnect()
      for (const kind of ['touchmove', 'wheel'] as const) current.removeEventListener(kind, hand)
    }
  }, [])
  return { sight, look, show, near, come }
}

interface Props {
  plan: Plan
  framed: boolean
  slides: boolean
  sought: Sought
  pieces: readonly Piece[]
  overview: ComponentChildren
  children: ComponentChildren
}

export const GridWindow = ({ plan, framed, slides, sought, pieces, overview, children }: Props) => {
  const window = useRef<HTMLDivElement>(null)
  const { house } = useTable()
  const { sight, look, show, near, come } = useSight(window, plan, framed, sought)
  const corner = useRef<Corner | undefined>(undefined)
  const placed = (at: Square) => [columnOf(plan, placeOf(plan, at)), rowOf(plan, placeOf(plan, at))] as const
  const outside = (side: Side, squares: readonly Square[]) =>
    sight ? squares.filter(at => sideOf(sight, ...placed(at)) === side) : []
  const legal = sought.legal.map(({ at }) => at)
  const isPart = sight !== undefined && (!sight.whole || sight.near < 0.99)
  if (isPart && !sight.whole) {
    const high = Math.max(48, sight.map)
    const wide = (sight.map * plan.columns) / plan.rows
    const size = [(wide + mapEdge) / sight.square, (high + mapEdge) / sight.square] as const
    const matter = [...legal, ...sought.proofs, ...(sought.home === undefined ? [] : [sought.home])].map(placed)
    corner.current = freeCorner(sight, size, matter, corner.current)
  }
  const slide = (side: Side) => {
    const { current } = window
    if (!current) return
    const across = side === 'left' || side === 'right'
    const by = (across ? current.clientWidth : current.clientHeight) * (side === 'left' || side === 'up' ? -0.7 : 0.7)
    current.scrollBy({ [across ? 'left' : 'top']: by, behavior: isStill() ? 'instant' : 'smooth' })
  }
  const turnMap = () => {
    const isFar = near.current < 0.99
    come(isFar ? 1 : 0)
    if (isFar) show(true)
  }
  return (
    <section class={slides ? 'grid slides' : 'grid'}>
      <div class="grid-window" ref={window} onScroll={look}>
        <div class="grid-board">{children}</div>
      </div>
      {isPart &&
        !sight.whole &&
        (['left', 'right', 'up', 'down'] as const).map(side => {
          const count = outside(side, legal).length
          const signs = pieces.filter(({ at, sign }) => sign && outside(side, [at]).length > 0)
          if (count === 0 && signs.length === 0) return null
          return (
            <button
              key={side}
              type="button"
              class={`grid-tab ${side}`}
              aria-label={house.grid.slide(side, count)}
              onClick={() => slide(side)}
            >
              <span class="grid-arrow" aria-hidden="true" />
              {count > 0 && <b aria-hidden="true">{count}</b>}
              {signs.map(({ sign }, i) => (
                <span key={i} class="grid-sign" aria-hidden="true">
                  {sign}
                </span>
              ))}
            </button>
          )
        })}
      {isPart && overview && (sight.whole || corner.current) && (
        <button
          type="button"
          class={`grid-map ${sight.whole ? 'top-right' : corner.current}`}
          aria-label={sight.whole ? house.grid.nearer : house.grid.whole}
          onClick={turnMap}
        >
          {sight.whole ? (
            <span class="grid-nearer" aria-hidden="true" />
          ) : (
            <Overview plan={plan} sight={sight} pieces={pieces}>
              {overview}
            </Overview>
          )}
        </button>
      )}
    </section>
  )
}

const Overview = (props: { plan: Plan; sight: Seen; pieces: readonly Piece[]; children: ComponentChildren }) => {
  const { plan, sight, pieces, children } = props
  const within = (value: number, count: number) => Math.max(0, Math.min(count, value))
  const [x, right] = [within(sight.x.from, plan.columns), within(sight.x.to, plan.columns)]
  const [y, bottom] = [within(sight.y.from, plan.rows), within(sight.y.to, plan.rows)]
  const turn = plan.turned ? `rotate(180 ${plan.columns / 2} ${plan.rows / 2})` : undefined
  return (
    <svg viewBox={`0 0 ${plan.columns} ${plan.rows}`} aria-hidden="true" focusable="false">
      <g {...(turn && { transform: turn })}>{children}</g>
      {pieces.map(piece => {
        const place = placeOf(plan, piece.at)
        const [cx, cy] = [columnOf(plan, place) + 0.5, rowOf(plan, place) + 0.5]
        return <circle key={`${piece.class}${piece.at}`} class={`grid-dot ${piece.class}`} cx={cx} cy={cy} r=".62" />
      })}
      <rect class="grid-seen" x={x} y={y} width={right - x} height={bottom - y} />
    </svg>
  )
}
