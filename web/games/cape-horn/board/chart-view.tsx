// The window on the chart: on a phone it slides and comes nearer, and a small map tells where one looks.
import { useEffect, useRef, useState } from 'preact/hooks'
import { useScript } from '../../../ui/live.tsx'
import { useTable } from '../../../ui/table.tsx'
import { columnOf, rowOf, type Square } from '../../kit/squares.ts'
import { colourOf } from '../parts/seats.tsx'
import { type Chart, chartOf } from '../rules/chart.ts'
import type { Position, View } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import type { Aims } from './aims.tsx'
import { Squares } from './squares.tsx'
import { Waters } from './waters.tsx'

const nearness = ['whole', 'near', 'close'] as const

// The part of the chart that is seen, in squares.
interface Seen {
  west: number
  north: number
  east: number
  south: number
}

const margin = 0.4 // squares of frame about the sea

const seenIn = (window: HTMLElement, chart: Chart): Seen => {
  const side = window.scrollWidth / (chart.columns + 2 * margin)
  const west = window.scrollLeft / side - margin
  const north = window.scrollTop / side - margin
  return { west, north, east: west + window.clientWidth / side, south: north + window.clientHeight / side }
}

const useWindow = (chart: Chart, near: string, on: Square | undefined) => {
  const window = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState<Seen>()
  const look = () => window.current && setSeen(seenIn(window.current, chart))
  useEffect(() => {
    const { current } = window
    if (!current) return
    const watch = new ResizeObserver(look)
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  // One's own ship is in the middle when the turn comes, and after coming nearer.
  useEffect(() => {
    const { current } = window
    if (!current || on === undefined) return
    const side = current.scrollWidth / (chart.columns + 2 * margin)
    current.scrollLeft = (columnOf(chart, on) + 0.5 + margin) * side - current.clientWidth / 2
    current.scrollTop = (rowOf(chart, on) + 0.5 + margin) * side - current.clientHeight / 2
    look()
  }, [chart, near, on])
  return { window, seen, look }
}

interface Props {
  position: Position
  words: BoardWords
  aims: Aims
  lays?: string | undefined
  proofs: readonly Square[]
  ask(square: Square): void
}

export const ChartView = ({ position, words, aims, lays, proofs, ask }: Props) => {
  const { you, options, view } = position
  const chart = chartOf(options.edition)
  const runs = useScript()
  const [near, setNear] = useState(1)
  const own = view.ships[you === 'room' ? (view.turn?.seat ?? 0) : you]?.at
  const { window, seen, look } = useWindow(chart, nearness[near]!, own)
  const { board } = words
  const legal = [...aims.keys()].map(square => columnOf(chart, square) + 0.5)
  const beyond = {
    west: seen ? legal.filter(column => column < seen.west).length : 0,
    east: seen ? legal.filter(column => column > seen.east).length : 0,
  }
  const slide = (to: -1 | 1) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const { current } = window
    current?.scrollBy({ left: to * current.clientWidth * 0.7, behavior: still ? 'instant' : 'smooth' })
  }
  return (
    <section class={`chart-view ${nearness[near]}`}>
      <div class="chart-window" ref={window} onScroll={look}>
        <div class="chart-in">
          <Waters position={position} aims={aims} lays={lays} proofs={proofs} />
          <Squares position={position} words={words} aims={aims} ask={ask} />
        </div>
      </div>
      {runs && (
        <div class="chart-tools">
          <button type="button" class="slide" aria-label={board.west(beyond.west)} onClick={() => slide(-1)}>
            <span aria-hidden="true">‹</span>
            {beyond.west > 0 && <b>{beyond.west}</b>}
          </button>
          <Overview view={view} chart={chart} seen={seen} />
          <button type="button" class="slide" aria-label={board.east(beyond.east)} onClick={() => slide(1)}>
            {beyond.east > 0 && <b>{beyond.east}</b>}
            <span aria-hidden="true">›</span>
          </button>
          <button
            type="button"
            class="zoom"
            disabled={near === 0}
            aria-label={near === 1 ? board.whole : board.farther}
            onClick={() => setNear(near - 1)}
          >
            −
          </button>
          <button
            type="button"
            class="zoom"
            disabled={near === nearness.length - 1}
            aria-label={board.nearer}
            onClick={() => setNear(near + 1)}
          >
            +
          </button>
        </div>
      )}
    </section>
  )
}

const Overview = ({ view, chart, seen }: { view: View; chart: Chart; seen: Seen | undefined }) => {
  const { frame } = useTable()
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value))
  const frameOf = seen && {
    x: within(seen.west, chart.columns),
    y: within(seen.north, chart.rows),
    width: within(seen.east, chart.columns) - within(seen.west, chart.columns),
    height: within(seen.south, chart.rows) - within(seen.north, chart.rows),
  }
  return (
    <svg class="overview" viewBox={`-.3 -.3 ${chart.columns + 0.6} ${chart.rows + 0.6}`} aria-hidden="true">
      {chart.ground.map((ground, at) => (
        <rect
          key={at}
          class={`ground-${ground}`}
          x={columnOf(chart, at)}
          y={rowOf(chart, at)}
          width="1.02"
          height="1.02"
        />
      ))}
      {view.laid.map((card, at) =>
        card === null ? null : (
          <rect key={at} class="card" x={columnOf(chart, at) + 0.2} y={rowOf(chart, at) + 0.2} width=".6" height=".6" />
        ),
      )}
      {view.ships.map(({ at }, seat) => (
        <g key={seat} class={`seat-${colourOf(frame, seat)}`}>
          <circle class="ship" cx={columnOf(chart, at) + 0.5} cy={rowOf(chart, at) + 0.5} r=".62" />
        </g>
      ))}
      {frameOf && <rect class="seen" {...frameOf} />}
    </svg>
  )
}
