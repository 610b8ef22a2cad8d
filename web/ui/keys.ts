// Whether a key alone may mean something: nothing is being typed or chosen, no page lies over the table, and this phone has
// its keys on (ui/phone.tsx).
import { closest } from './closest.ts'

export const isShortcut = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey) &&
  !closest(target, 'input, select, textarea') &&
  !document.querySelector('dialog[open]') &&
  document.documentElement.dataset.keys !== 'off'
