// Handles keys. A key taps the control whose `aria-keyshortcuts` contains the key. An arrow key
// outside the board focuses its first legal square (inside the board, `ui/grid/cells.tsx` handles
// arrows). Enter chooses a square; a second Enter on the same square taps the main button.
import { closest } from '../../ui/closest.ts'
import { meant } from '../../ui/keys.ts'

const controlOf = (key: string) =>
  document.querySelector<HTMLElement>(
    `[aria-keyshortcuts~="${CSS.escape(key)}"]:not(:disabled, [inert] *)`,
  )

// Returns the first legal square; null if the page scrolls, because arrows must then scroll it.
const firstSquare = () =>
  document.documentElement.scrollHeight <= innerHeight + 1
    ? document.querySelector<HTMLElement>('[data-square].legal')
    : null

let chosen: HTMLElement | null = null // the square on which Enter was pressed last

// Returns false if Enter belongs to the focused control. A square needs Enter only once, to be
// chosen.
const mayTapMain = ({ target }: KeyboardEvent): boolean => {
  const square = closest(target, '[data-square]')
  if (square && chosen === square) return true
  chosen = square
  return !closest(target, 'button, a, summary, input')
}

/**
 * Taps the control of a key. `mayMean`: whether a single key was allowed to act when it was pressed
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
