// A key that taps a control: the one which names it by `aria-keyshortcuts`, among others with
// spaces between them. Arrows lead to the board's legal squares from wherever the focus is (in the
// board, ui/grid/cells.tsx walks on), and Enter on a square that was just chosen by Enter taps the
// main button: choose, then do it.
import { closest } from '../../ui/closest.ts'
import { meant } from '../../ui/keys.ts'

const controlOf = (key: string) =>
  document.querySelector<HTMLElement>(
    `[aria-keyshortcuts~="${CSS.escape(key)}"]:not(:disabled, [inert] *)`,
  )

// The first square that may be tapped, where the page stands still: on one that scrolls, arrows
// scroll.
const firstSquare = () =>
  document.documentElement.scrollHeight <= innerHeight + 1
    ? document.querySelector<HTMLElement>('[data-square].legal')
    : null

let chosen: HTMLElement | null = null // the square that the last key, Enter, was pressed on

// Enter means the control that has the focus, where one has it.
const mayTapMain = ({ target }: KeyboardEvent): boolean => {
  const square = closest(target, '[data-square]')
  if (square && chosen === square) return true
  chosen = square
  return !closest(target, 'button, a, summary, input')
}

/**
 * Taps what a key names. `mayMean` says whether a key alone meant something when it was pressed
 * (`isShortcut`).
 */
export const tapBy = (event: KeyboardEvent, mayMean: boolean) => {
  const { repeat } = event
  const key = meant(event)
  if (key !== 'Enter') chosen = null
  if (repeat || event.defaultPrevented || !mayMean) return
  if (key.startsWith('Arrow')) {
    if (!closest(event.target, '[role="grid"], input, summary')) firstSquare()?.focus()
  } else if (/^[a-z1-9?]$/i.test(key)) controlOf(key.toUpperCase())?.click()
  else if (key === 'Escape' || (key === 'Enter' && mayTapMain(event))) {
    const control = controlOf(key)
    if (control) event.preventDefault()
    control?.click()
  }
}
