// The keys that mean the same in every game and language. The letters of what else a seat may do
// are in the game's own `board/keys.ts`.
//
//   <button aria-keyshortcuts={keys.undo}>       the attribute is what taps it
//   (client/table/keys.ts), what a screen reader says, and
//                                                what is drawn on it at a desk (turn/key-caps.css)
//
// Rows of things to choose, such as a hand, have the digits; ways to pay, which stand beside them,
// letters of the home row.
import { closest } from './closest.ts'

export const keys = {
  main: 'Enter', // the main button of a step, where no control has the focus
  back: 'Escape',
  undo: 'U',
  log: 'L',
  rule: '?',
} as const

/** The key of a thing in a row: the first nine have one. */
export const digitOf = (place: number): string | undefined =>
  place < 9 ? String(place + 1) : undefined

const home = ['F', 'G', 'J', 'K']
/** The key of a way to pay or to go, in a list beside a row of things. */
export const wayKeyOf = (place: number): string | undefined => home[place]

const otherScript = /^(?!\p{Script=Latin})\p{L}$/u

/**
 * What a key means on keyboards of all countries: a digit also where its key has another sign
 * unless Shift is held (French, Czech), a letter by its place where the layout has another script.
 */
export const meant = ({ key, code, shiftKey }: KeyboardEvent): string => {
  const [, row, sign] = /^(Digit|Key)(.)$/.exec(code) ?? []
  const isPlace =
    row === 'Digit' ? !shiftKey && key.length === 1 : row === 'Key' && otherScript.test(key)
  return isPlace ? sign! : key
}

/**
 * Whether a key alone may mean something: nothing is being typed or chosen, no page lies over the
 * table, and this phone has its keys on (ui/phone.tsx).
 */
export const isShortcut = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !closest(event.target, 'input:not([type="radio"]), select, textarea') &&
  !event.getModifierState('AltGraph') &&
  !document.querySelector('dialog[open]') &&
  document.documentElement.dataset.keys !== 'off'

/**
 * Enter on what is chosen already means the main button: choose, then do it. Space and Escape put
 * it back. It is asked at once, before the browser taps what has the focus.
 */
export const confirmedBy = ({ key, repeat, target }: KeyboardEvent): HTMLElement | null =>
  key === keys.main && !repeat && closest(target, 'button[aria-pressed="true"], :checked')
    ? document.querySelector(`[aria-keyshortcuts~="${keys.main}"]:not(:disabled, [inert] *)`)
    : null
