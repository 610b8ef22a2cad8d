// Draws a button for each square over the drawing of a board: a grid for taps, arrow keys and
// screen readers.
// biome-ignore-all lint/a11y/useSemanticElements: a table cannot lie over a drawing by its proportions; the roles say it.
// biome-ignore-all lint/a11y/useFocusableInteractive: the square's button in the cell takes the focus.

import { useRef } from 'preact/hooks'
import type { Square } from '../../games/kit/squares.ts'
import { adviceOn, isSent, MoveForm } from '../moves.tsx'
import { submitBy } from '../submit.ts'
import { useTable } from '../table.tsx'
import type { Box } from './nearness.ts'
import { type Plan, placeOf, walked, walkedAmong } from './plan.ts'
import type { Second } from './second.tsx'
import { legalNear, squareOf } from './square.ts'
import type { Marked } from './targets.tsx'
import type { Tracing } from './trace.ts'

/**
 * One square as data. A square with `move` or `choose` is legal: Tab stops at it, and a tap nearby
 * counts for it.
 */
export interface Cell extends Marked {
  label: string // for screen readers: its name, what is on it, what a tap does
  move?: unknown // the move that a tap makes
  // another move, which the same tap makes once the table has accepted `move`; needs the grid's prop
  // `second` (`useSecond`)
  second?: unknown
  choose?: () => void // called by a tap that only changes the intent and makes no move yet
  kind?: string // class of its button
  // priority of a legal square if the window cannot show them all; default 1
  pull?: number
}

export const isLegal = ({ move, choose }: Cell): boolean =>
  move !== undefined || choose !== undefined

interface Props {
  plan: Plan
  label: string
  cell(at: Square): Cell
  home: Square | undefined
  reach: number
  ask: ((at: Square) => void) | undefined
  hover: ((at: Square | undefined) => void) | undefined
  trace: Tracing | undefined
  second: Second | undefined
}

// Returns the squares in reading order, as they are drawn.
const squaresOf = (plan: Plan) =>
  Array.from({ length: plan.columns * plan.rows }, (_, place) => placeOf(plan, place))

// Returns the handlers for fingers, keys and a mouse. An arrow key moves the focus to the next
// legal square; with Shift, to the next square of any kind.
const handlersOf = (props: Props, cellAt: (at: Square) => Cell, grid: Box) => {
  const { plan, reach, ask, hover, trace, second } = props
  const buttonOf = (at: Square) =>
    grid.current?.querySelector<HTMLButtonElement>(`[data-square="${at}"]`)
  // Acts on a tap on a square. `submits`: the browser submits the tapped button by itself.
  const take = (at: Square, submits: boolean) => {
    const cell = cellAt(at)
    if (cell.choose) return cell.choose()
    if (cell.move === undefined) return ask?.(at)
    if (cell.second !== undefined) second?.follow(cell.second)
    const button = buttonOf(at)
    if (!submits) submitBy(button)
  }
  // Ignores fingers, which do not hover: the last touched square would stay highlighted.
  const point = (event: PointerEvent) => {
    const at = squareOf(event.target)
    if (event.pointerType === 'mouse')
      hover?.(at === undefined || !isLegal(cellAt(at)) ? undefined : at)
  }
  return {
    onClick(event: MouseEvent) {
      // A click by keyboard has no position. It counts for the focused square, even after a finger
      // drew a line.
      const isKey = event.detail === 0
      if (trace?.drew.current && !isKey) return event.preventDefault()
      const at = squareOf(event.target)
      if (at === undefined) return
      if (isLegal(cellAt(at)) || isKey) return take(at, true)
      const near = legalNear([event.clientX, event.clientY], reach, grid.current!)
      take(near ? squareOf(near)! : at, false)
    },
    onKeyDown(event: KeyboardEvent) {
      const at = squareOf(event.target)
      const legal = squaresOf(plan).filter(square => isLegal(cellAt(square)))
      const to =
        at === undefined
          ? undefined
          : (event.shiftKey ? walked : walkedAmong(legal))(plan, at, event.key)
      if (to === undefined) return
      event.preventDefault()
      buttonOf(to)?.focus()
    },
    ...(hover && { onPointerOver: point, onPointerLeave: () => hover(undefined) }),
    ...trace?.handlers,
  }
}

export const Cells = (props: Props) => {
  const { plan, label, cell, home } = props
  const { advice, pending } = useTable()
  const grid = useRef<HTMLDivElement>(null)
  const squares = squaresOf(plan)
  const cells = new Map(squares.map(at => [at, cell(at)]))
  const entry = [...cells.values()].some(isLegal) ? undefined : (home ?? squares[0])
  const button = (at: Square) => {
    const cell = cells.get(at)!
    const { label, move, kind, second } = cell
    const value = move === undefined ? undefined : JSON.stringify(move)
    const isPending = move !== undefined && isSent(pending, move)
    return (
      <button
        type={value === undefined ? 'button' : 'submit'}
        {...(value !== undefined && { name: 'move', value })}
        class={`${kind ?? ''}${isLegal(cell) ? ' legal' : ''}${isPending ? ' pending' : ''}${second === undefined ? adviceOn(move, advice) : ''}`.trim()}
        data-square={at}
        tabIndex={isLegal(cell) || at === entry ? 0 : -1}
        aria-label={label}
        aria-busy={isPending || undefined}
      />
    )
  }
  return (
    <MoveForm class="grid-cells">
      {props.second?.control}
      <div
        ref={grid}
        class="grid-rows"
        role="grid"
        aria-label={label}
        {...handlersOf(props, at => cells.get(at)!, grid)}
      >
        {/* Names each row: otherwise a screen reader reads all squares of a row as its name. */}
        {Array.from({ length: plan.rows }, (_, row) => (
          <div key={row} class="grid-row" role="row" aria-label={String(row + 1)}>
            {squares.slice(row * plan.columns, (row + 1) * plan.columns).map(at => (
              <div key={at} role="gridcell">
                {button(at)}
              </div>
            ))}
          </div>
        ))}
      </div>
    </MoveForm>
  )
}
