// The chart as a grid that can be walked and heard: a button for every square, over the drawing of it.
// biome-ignore-all lint/a11y/useSemanticElements: a table cannot lie over the chart by its proportions; the roles say it.
// biome-ignore-all lint/a11y/useFocusableInteractive: the square's button in the cell takes the focus.
import type { RefObject } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { MoveForm } from '../../../ui/moves.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { columnOf, rowOf, type Square } from '../../kit/squares.ts'
import type { Telling } from '../../words.ts'
import { type Chart, chartOf } from '../rules/chart.ts'
import { waterOf } from '../rules/legal.ts'
import type { Rose, Stage } from '../rules/pieces.ts'
import type { Position } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { squareName } from '../words/speech.ts'
import type { Aim, Aims } from './aims.tsx'

const target = 48 // px: a tap this wide about a legal square means that square

const aimInWords = (chart: Chart, { kind, cost, by, move }: Aim, { board }: BoardWords): string => {
  const end = 'to' in move && by === undefined ? chart.ground[move.to] : undefined
  if (end === 'finish') return board.crosses
  if (kind === 'sail' || kind === 'lay' || kind === 'golden' || kind === 'cover') return board[kind]
  const way = by === undefined ? '' : `, ${board.by(squareName(by, chart.columns))}`
  return board[kind](cost) + way
}

// What lies on a square, in words.
export const squareInWords = (
  { you, options, view }: Position,
  square: Square,
  words: BoardWords,
  telling: Telling,
  aim?: Aim,
): string => {
  const { board, card } = words
  const chart = chartOf(options.edition)
  const ground = chart.ground[square]!
  const station = chart.stations.get(square) as Rose | undefined
  const start = chart.starts.indexOf(square)
  const lies = waterOf(options, view).cardAt(square)
  const ships = view.ships.flatMap(({ at }, seat) => (at === square ? [seat] : []))
  return [
    board.at(squareName(square, chart.columns), columnOf(chart, square) + 1, rowOf(chart, square) + 1),
    ...(ground === 'land' ? [board.land] : ground === 'finish' ? [board.line] : []),
    ...(start >= 0 ? [board.start(start + 1)] : []),
    ...(station ? [board.station(station)] : []),
    ...(lies ? [card(chart.arrows.get(lies) ?? [])] : typeof ground === 'number' ? [board.sea(ground as Stage)] : []),
    ...ships.map(seat => (seat === you ? board.yourShip : board.ship(telling.name(seat)))),
    ...(aim ? [aimInWords(chart, aim, words)] : []),
  ].join(', ')
}

interface Props {
  position: Position
  words: BoardWords
  aims: Aims
  ask(square: Square): void // why a square is not legal, or what lies there
}

// The legal square nearest to a tap that missed, if it is near enough.
const nearest = (grid: HTMLElement, x: number, y: number): HTMLButtonElement | undefined => {
  let best: { far: number; button: HTMLButtonElement } | undefined
  for (const button of grid.querySelectorAll<HTMLButtonElement>('button[type=submit]')) {
    const { left, top, width, height } = button.getBoundingClientRect()
    const far = Math.max(Math.abs(left + width / 2 - x), Math.abs(top + height / 2 - y))
    if (far <= target / 2 && (!best || far < best.far)) best = { far, button }
  }
  return best?.button
}

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-99, 0],
  End: [99, 0],
  PageUp: [0, -99],
  PageDown: [0, 99],
}

// One square of the grid takes the focus; arrows walk from it.
const useWalk = (chart: Chart, first: Square, grid: RefObject<HTMLDivElement | null>) => {
  const [at, setAt] = useState(first)
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const within = (value: number, most: number) => Math.max(0, Math.min(most - 1, value))
    const column = within(columnOf(chart, at) + step[0], chart.columns)
    const to = within(rowOf(chart, at) + step[1], chart.rows) * chart.columns + column
    setAt(to)
    grid.current?.querySelector<HTMLButtonElement>(`[data-square="${to}"]`)?.focus()
  }
  return { at, setAt, walk }
}

export const Squares = ({ position, words, aims, ask }: Props) => {
  const { you, options, view } = position
  const { pending } = useTable()
  const telling = useTelling()
  const chart = chartOf(options.edition)
  const grid = useRef<HTMLDivElement>(null)
  const own = you === 'room' ? undefined : view.ships[you]?.at
  const { at, setAt, walk } = useWalk(chart, own ?? chart.starts[0]!, grid)
  const tap = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button')
    if (!button || button.type === 'submit') return
    // A key's click has no place: it means the square it is on.
    const near = event.detail > 0 && grid.current ? nearest(grid.current, event.clientX, event.clientY) : undefined
    if (near) near.form?.requestSubmit(near)
    else ask(Number(button.dataset.square))
  }
  return (
    <MoveForm class="squares">
      <div
        ref={grid}
        class="squares-in"
        role="grid"
        aria-label={words.board.label}
        onClick={tap}
        onKeyDown={walk}
        onFocusIn={event => {
          const { square } = (event.target as HTMLElement).dataset
          if (square !== undefined) setAt(Number(square))
        }}
      >
        {Array.from({ length: chart.rows }, (_, row) => (
          <div key={row} class="squares-row" role="row">
            {Array.from({ length: chart.columns }, (_, column) => {
              const square = row * chart.columns + column
              const aim = aims.get(square)
              const value = aim && JSON.stringify(aim.move)
              return (
                <div key={column} role="gridcell">
                  <button
                    type={aim ? 'submit' : 'button'}
                    {...(aim && { name: 'move', value: value! })}
                    class={aim && pending === value ? `${aim.kind} pending` : aim?.kind}
                    data-square={square}
                    tabIndex={square === at ? 0 : -1}
                    aria-label={squareInWords(position, square, words, telling, aim)}
                  />
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </MoveForm>
  )
}
