// The keyboard shortcuts that are the same in every game and language. Each game lists its own in
// `board/keys.ts`.
//
//   <button aria-keyshortcuts={keys.undo}>
//
// The attribute makes the key tap the button (`client/table/keys.ts`), is spoken by screen readers,
// and is drawn on the button at a desk (`turn/key-caps.css`).
//
// Rows of choices, such as a hand, have the digits; ways to pay beside them have letters of the
// home row.
import { closest } from './closest.ts'

export const keys = {
  main: 'Enter', // the main button of a step, if no control has the focus
  back: 'Escape',
  undo: 'U',
  log: 'L',
  rule: '?',
} as const

/** Returns the key of a thing in a row; the first nine have one. */
export const digitOf = (place: number): string | undefined =>
  place < 9 ? String(place + 1) : undefined

const home = ['F', 'G', 'J', 'K']
/** Returns the key of a way to pay or to go, in a list beside a row of things. */
export const wayKeyOf = (place: number): string | undefined => home[place]

const otherScript = /^(?!\p{Script=Latin})\p{L}$/u

/**
 * Returns what a key means on keyboards of all countries: a digit even if its key has another sign,
 * unless Shift is held (French, Czech), and a letter by its position if the layout has another
 * script.
 */
export const meant = ({ key, code, shiftKey }: KeyboardEvent): string => {
  const [, row, sign] = /^(Digit|Key)(.)$/.exec(code) ?? []
  const isPlace =
    row === 'Digit' ? !shiftKey && key.length === 1 : row === 'Key' && otherScript.test(key)
  return isPlace ? sign! : key
}

/**
 * Whether a single key may act: nothing is being typed or chosen, no page is open over the table,
 * and shortcuts are on (`ui/phone.tsx`).
 */
export const isShortcut = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !closest(event.target, 'input:not([type="radio"]), select, textarea') &&
  !event.getModifierState('AltGraph') &&
  !document.querySelector('dialog[open]') &&
  document.documentElement.dataset.keys !== 'off'

/**
 * Returns the main button for an Enter on a control that is already chosen: choose, then confirm.
 * Space and Escape cancel the choice. Called at once, before the browser taps the focused control.
 */
export const confirmedBy = ({ key, repeat, target }: KeyboardEvent): HTMLElement | null =>
  key === keys.main && !repeat && closest(target, 'button[aria-pressed="true"], :checked')
    ? document.querySelector(`[aria-keyshortcuts~="${keys.main}"]:not(:disabled, [inert] *)`)
    : null
