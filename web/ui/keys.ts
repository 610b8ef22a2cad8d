// Defines the keyboard shortcuts that are the same in every game and language. Each game lists its
// own shortcuts in `board/keys.ts`.
//
//   <button aria-keyshortcuts={keys.undo}>
//
// With this attribute, the key taps the button (`client/table/keys.ts`), screen readers announce
// the key, and at a desk the button shows the key (`turn/key-caps.css`).
//
// Rows of choices, such as a hand, use digits. Ways to pay may be shown beside such a row, so they
// use letters of the keyboard's home row.
import { closest } from './closest.ts'

export const keys = {
  main: 'Enter', // the main button of a step, if no control has the focus
  back: 'Escape',
  undo: 'U',
  log: 'L',
  rule: '?',
} as const

/** Returns the digit for a thing in a row (from 0); undefined after the first nine. */
export const digitOf = (place: number): string | undefined =>
  place < 9 ? String(place + 1) : undefined

const home = ['F', 'G', 'J', 'K']
/** Returns the letter for a way to pay or to go (from 0); undefined after the first four. */
export const wayKeyOf = (place: number): string | undefined => home[place]

const otherScript = /^(?!\p{Script=Latin})\p{L}$/u

/**
 * Returns what a key means on keyboards of all countries. A digit's key means the digit even if it
 * types another sign (French, Czech), unless Shift is held. If the layout has another script, a
 * letter's key means the Latin letter at its position.
 */
export const meant = ({ key, code, shiftKey }: KeyboardEvent): string => {
  const [, row, sign] = /^(Digit|Key)(.)$/.exec(code) ?? []
  const isPlace =
    row === 'Digit' ? !shiftKey && key.length === 1 : row === 'Key' && otherScript.test(key)
  return isPlace ? sign! : key
}

/**
 * Checks whether a single key may act as a shortcut: the reader is not typing or choosing, no
 * modifier is held, no page is open over the table, and shortcuts are on (`ui/phone.tsx`).
 */
export const isShortcut = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !closest(event.target, 'input:not([type="radio"]), select, textarea') &&
  !event.getModifierState('AltGraph') &&
  !document.querySelector('dialog[open]') &&
  document.documentElement.dataset.keys !== 'off'

/**
 * Returns the main button if Enter is pressed on a control that is already chosen, so that a second
 * Enter confirms the choice; null otherwise. Space and Escape cancel the choice. Call this before
 * the browser taps the focused control.
 */
export const confirmedBy = ({ key, repeat, target }: KeyboardEvent): HTMLElement | null =>
  key === keys.main && !repeat && closest(target, 'button[aria-pressed="true"], :checked')
    ? document.querySelector(`[aria-keyshortcuts~="${keys.main}"]:not(:disabled, [inert] *)`)
    : null
