// The squares as a grid that can be walked, tapped near and heard: a button for each, over the drawing of it.
// biome-ignore-all lint/a11y/useSemanticElements: a table cannot lie over a drawing by its proportions; the roles say it.
// biome-ignore-all lint/a11y/useFocusableInteractive: the square's button in the cell takes the focus.
import { useRef } from 'preact/hooks'
import type { Square } from '../../games/kit/squares.ts'
import { isSent, MoveForm } from '../moves.tsx'
import { useTable } from '../table.tsx'
import type { Mark } from './overlays.tsx'
import { nearestTo, type Plan, placeOf, walked } from './plan.ts'
import { useSecond } from './second.tsx'
import { type Trace, useTrace } from './trace.ts'

// One square as data. With `move` or `choose` it is legal: Tab visits it, and a tap nearby means it.
export interface Cell {
  label: string // all that a screen reader says: its name, what lies there, what a tap would do
  move?: unknown // a tap makes this move
  second?: unknown // another move that the same tap means, made when the table has taken the first
  choose?: () => void // a tap changes what one has in mind, and makes no move yet
  mark?: Mark // how `Targets` draws it
  price?: number | string // what `Targets` writes on it
  kind?: string // a class on its button
  pull?: number // how much it wants to be in the window, where not all legal squares fit: 1, where nothing is said
}

export const isLegal = ({ move, choose }: Cell): boolean => move !== undefined || choose !== undefined

interface Props {
  plan: Plan
  label: string
  cell(at: Square): Cell
  home: Square | undefined
  reach: number
  ask: ((at: Square) => void) | undefined
  hover: ((at: Square | undefined) => void) | undefined
  trace: Trace | undefined
}

export const Cells = ({ plan, label, cell, home, reach, ask, hover, trace }: Props) => {
  const { pending } = useTable()
  const grid = useRef<HTMLDivElement>(null)
  const squares = Array.from({ length: plan.columns * plan.rows }, (_, place) => placeOf(plan, place))
  const cells = new Map(squares.map(at => [at, cell(at)]))
  const legal = squares.filter(at => isLegal(cells.get(at)!))
  const entry = legal.length > 0 ? undefined : (home ?? squares[0])
  const buttonOf = (at: Square | undefined) =>
    grid.current?.querySelector<HTMLButtonElement>(`[data-square="${at}"]`) ?? undefined

  const { follow, control } = useSecond()
  // What a tap on a square does, unless its button submits a move by itself.
  const take = (at: Square, submits: boolean) => {
    const cell = cells.get(at)!
    if (cell.choose) return cell.choose()
    if (cell.move === undefined) return ask?.(at)
    if (cell.second !== undefined) follow(cell.second)
    const button = buttonOf(at)
    if (!submits) button?.form?.requestSubmit(button)
  }
  const { handlers, drew } = useTrace(trace)
  const tap = (event: MouseEvent) => {
    if (drew.current) return event.preventDefault()
    const at = Number((event.target as Element).closest('button')?.dataset.square)
    if (Number.isNaN(at)) return
    // A key's click has no place: it means the square it is on.
    if (isLegal(cells.get(at)!) || event.detail === 0) return take(at, true)
    const around = legal.flatMap(square => {
      const place = buttonOf(square)?.getBoundingClientRect()
      return place ? [{ square, middle: [place.left + place.width / 2, place.top + place.height / 2] as const }] : []
    })
    take(nearestTo([event.clientX, event.clientY], around, reach) ?? at, false)
  }
  const walk = (event: KeyboardEvent) => {
    const at = Number((event.target as HTMLElement).dataset.square)
    const to = Number.isNaN(at) ? undefined : walked(plan, at, event.key)
    if (to === undefined) return
    event.preventDefault()
    buttonOf(to)?.focus()
  }
  // A finger does not hover: it would leave its last square lit.
  const point = (event: PointerEvent) => {
    const at = Number((event.target as HTMLElement).dataset.square)
    if (event.pointerType === 'mouse') hover?.(Number.isNaN(at) || !isLegal(cells.get(at)!) ? undefined : at)
  }
  const pointing = hover && { onPointerOver: point, onPointerLeave: () => hover(undefined) }
  return (
    <MoveForm class="grid-cells">
      {control}
      <div
        ref={grid}
        class="grid-rows"
        role="grid"
        aria-label={label}
        onClick={tap}
        onKeyDown={walk}
        {...pointing}
        {...handlers}
      >
        {Array.from({ length: plan.rows }, (_, row) => (
          <div key={row} class="grid-row" role="row">
            {squares.slice(row * plan.columns, (row + 1) * plan.columns).map(at => {
              const { label, move, kind } = cells.get(at)!
              const value = move === undefined ? undefined : JSON.stringify(move)
              const isPending = move !== undefined && isSent(pending, move)
              return (
                <div key={at} role="gridcell">
                  <button
                    type={value === undefined ? 'button' : 'submit'}
                    {...(value !== undefined && { name: 'move', value })}
                    class={`${kind ?? ''}${isLegal(cells.get(at)!) ? ' legal' : ''}${isPending ? ' pending' : ''}`.trim()}
                    data-square={at}
                    tabIndex={isLegal(cells.get(at)!) || at === entry ? 0 : -1}
                    aria-label={label}
                    {...(isPending && { 'aria-busy': true })}
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
