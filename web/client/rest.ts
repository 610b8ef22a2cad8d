// Safe fingers: many people tap twice where once is enough, and the second tap must do nothing. Where the first tap has put
// another control under the finger, nothing can be tapped until the finger has been up for a moment; where the control is
// still there and would do the same again, the second tap is stopped. Keys are never held up.

import { closest } from '../ui/closest.ts'
import { CLICK, pause } from './finger.ts'

const controls = 'button, a[href], input:not([type="hidden"]), select, summary'

// What a control does and for whom, as far as a finger is concerned.
const deedOf = (control: Element): string => {
  const { form, name, value, type } = control as HTMLButtonElement
  const seat = form?.querySelector<HTMLInputElement>('[name="seat"]')?.value
  const words = name && value ? '' : (control.getAttribute('aria-label') ?? control.textContent)
  return [control.tagName, type, name, value, seat, words].join(' ')
}

// Every control with its place, in steps of 16 px. Squares of a board that make no move are left out, and the small map, which comes
// once the face is awake: a tap there does nothing that lasts.
const layoutOf = (root: Element): Set<string> =>
  new Set(
    [...root.querySelectorAll(controls)]
      .filter(control => !control.matches('[role="gridcell"] [type="button"], .grid-map'))
      .map(control => {
        const { left, top } = control.getBoundingClientRect()
        return `${deedOf(control)} ${Math.round(left / 16)} ${Math.round(top / 16)}`
      }),
  )

// A finger that is down, and on what. `data-pressed` leaves that control its click while the others rest.
interface Press {
  control: HTMLElement
  deed: string
  x: number
  y: number
}
const pressable = `${controls}, label`

// Two taps on one of these are one: a button that the first has switched on or off, and the squares of a board that is drawn on.
// Those squares never rest, so that a road is drawn as fast as one taps: where the board came with the first tap, in the place of
// what was tapped, the second is stopped here too.
const once = '[aria-pressed], [data-once] [data-square]'

const stopSecond = (root: HTMLElement) => {
  let first: { control: Element | null; pressed?: string | null | undefined; at: number } = { control: null, at: 0 }
  let isSecond = false
  const press = ({ target, timeStamp: at }: PointerEvent) => {
    const control = closest(target, pressable)
    const pressed = control?.getAttribute('aria-pressed') // null: a square
    const isQuick = at - first.at < pause() // by when it was touched: a busy page hears of it late
    const isGone = first.control?.isConnected === false
    const isSame = control === first.control && (pressed === null || pressed !== first.pressed)
    isSecond = isQuick && (isGone || isSame)
    if (!isSecond) first = { control, pressed, at }
  }
  const stop = (event: MouseEvent) => {
    const isKey = event.detail === 0
    if (isSecond && !isKey && closest(event.target, once)) event.stopImmediatePropagation()
  }
  root.addEventListener('pointerdown', press, true)
  root.addEventListener('click', stop, true)
}

const isAsPressed = ({ control, deed, x, y }: Press) =>
  deedOf(control) === deed && document.elementFromPoint(x, y)?.closest(pressable) === control

export interface Rest {
  /** Draws, and rests where that put a control in a new place, or where one's own deed was answered. A finger that is down
   * still gets its click, unless the table has moved on: the control under it may do something else by now. */
  through(draw: () => void, isAnswered: boolean, isNews: boolean): void
  end(): void
}

/**
 * `data-resting` on the island (a face asks for it by the event `rest`) takes the pointer from its controls
 * (style/house/base.css).
 */
export const restOf = (root: HTMLElement): Rest => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let until = 0 // by the clock of events: a busy page may hear of a touch after its rest is over
  let down: Press | undefined
  const begin = () => {
    clearTimeout(timer)
    until = performance.now() + pause()
    if (down && isAsPressed(down)) down.control.dataset.pressed = ''
    root.dataset.resting = ''
    timer = setTimeout(() => delete root.dataset.resting, pause())
  }
  const press = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    letGo()
    const control = closest(target, pressable)
    if (control) down = { control, deed: deedOf(control), x, y }
  }
  const letGo = () => {
    delete down?.control.dataset.pressed
    down = undefined
  }
  const up = () => setTimeout(letGo, CLICK)
  const goOn = ({ timeStamp }: Event) => {
    if ('resting' in root.dataset || timeStamp < until) begin()
  }
  // After a tap that changed the page without the table: is another control under the finger now?
  const look = (event: MouseEvent) => {
    setTimeout(letGo)
    const tapped = closest(event.target, controls)
    if (!tapped || event.detail === 0) return
    const deed = deedOf(tapped)
    const under = () => document.elementFromPoint(event.clientX, event.clientY)?.closest(controls)
    const wasThere = under() === tapped // a label's input is not
    setTimeout(() => {
      const now = under()
      // If nothing is left under the finger, the browser gives the tap to a control near by (Chromium: within 16 px, 2026-11).
      if (now ? root.contains(now) && deedOf(now) !== deed : wasThere) begin()
    })
  }
  stopSecond(root) // before `look`: a tap that is stopped changes nothing
  addEventListener('pointerdown', goOn, true)
  root.addEventListener('click', look, true)
  root.addEventListener('rest', begin)
  root.addEventListener('pointerdown', press, true)
  for (const kind of ['pointerup', 'pointercancel']) root.addEventListener(kind, up, true)
  return {
    through(draw, isAnswered, isNews) {
      if (isAnswered || isNews) letGo()
      const before = layoutOf(root)
      draw()
      if (isAnswered || [...layoutOf(root)].some(control => !before.has(control))) begin()
    },
    end() {
      clearTimeout(timer)
      removeEventListener('pointerdown', goOn, true)
    },
  }
}
