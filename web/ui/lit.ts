// Highlights the things on the board that a row of the story mentions, while a mouse is over the
// row and while the row has the focus. If the list covers the board, a tap on a row folds the list,
// and the highlight stays until the next tap, key or action.
//
// A thing is named by a data attribute that the board has anyway: `square 17` means
// `data-square="17"`, `lane 2` means `data-lane="2"`. Highlighted elements get `data-lit`.
import { useEffect } from 'preact/hooks'
import { closest } from './closest.ts'
import { isStill } from './still.ts'
import { useTable } from './table.tsx'

/** Returns the things on the board that an event mentions, each as `name value`. */
export type Touches = (fact: unknown) => readonly string[]

const light = (things: readonly string[]) => {
  for (const lit of document.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit')
  for (const thing of things) {
    const [name, value = ''] = thing.split(' ')
    for (const place of document.querySelectorAll(`[data-${name}="${CSS.escape(value)}"]`))
      place.setAttribute('data-lit', '')
  }
}

const rowOf = (target: EventTarget | null) => closest<HTMLElement>(target, '[data-touches]')
const thingsOf = (row: HTMLElement | null) => row?.dataset.touches?.split(', ') ?? []

// true after a tap that folded the list: the row then loses the focus, but its highlight stays
let isHeld = false

const release = () => {
  isHeld = false
  light([])
}

const follow = ({ target }: Event) => {
  if (!isHeld) light(thingsOf(rowOf(target)))
}

const hold = ({ target }: Event) => {
  const row = rowOf(target)
  const list = row?.closest('details')
  if (!row || !list || getComputedStyle(row.parentElement!).position !== 'absolute') return
  isHeld = true
  list.open = false
  light(thingsOf(row))
  // Scrolls a sliding board to the first highlighted place.
  const first = document.querySelector('[data-lit]')
  first?.scrollIntoView({
    block: 'nearest',
    inline: 'nearest',
    behavior: isStill() ? 'instant' : 'smooth',
  })
  addEventListener('pointerdown', release, { once: true, capture: true })
  addEventListener('keydown', release, { once: true, capture: true })
}

const wayOf: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

// Moves the focus between rows by arrow keys, because the whole list is one stop for Tab. At a
// desk, rows without room are invisible (`face/face.css`) and skipped.
const walk = (event: KeyboardEvent) => {
  const way = wayOf[event.key]
  if (way === undefined) return
  const list = event.currentTarget as HTMLElement
  const rows = [...list.querySelectorAll<HTMLElement>('[data-touches]')].filter(
    row => row.offsetLeft - list.offsetLeft < list.clientWidth,
  )
  const at = rows.findIndex(row => row === document.activeElement)
  const next = rows[at < 0 && way < 0 ? rows.length - 1 : at + way]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/**
 * Returns the handlers for the list of a story. A row that mentions things must be focusable and
 * have `data-touches`: the things, joined by `, `.
 */
export const useLights = () => {
  const { seq } = useTable().frame
  useEffect(() => release, [seq])
  return {
    onPointerOver: (event: PointerEvent) => event.pointerType === 'mouse' && follow(event),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && !isHeld && light([]),
    onFocusIn: follow,
    onFocusOut: () => !isHeld && light([]),
    onClick: hold,
    onKeyDown: walk,
  }
}
