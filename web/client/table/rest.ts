// Safe fingers: many people tap twice where once is enough, and the second tap must do nothing.
// Where the first tap has put another control under the finger, nothing can be tapped until the
// finger has been up for a moment; where the control is still there and would do the same again,
// the second tap is stopped. Keys are never held up. Where others have put a control there, a first
// tap is stopped as well, for it was meant for what stood there before; then the page says so.

import { closest } from '../../ui/closest.ts'
import { CLICK, pause } from './finger.ts'

const controls = 'button, a[href], input:not([type="hidden"]), select, summary'

// What a control does and for whom, as far as a finger is concerned.
const deedOf = (control: Element): string => {
  const { form, name, value, type } = control as HTMLButtonElement
  const seat = form?.querySelector<HTMLInputElement>('[name="seat"]')?.value
  const words = name && value ? '' : (control.getAttribute('aria-label') ?? control.textContent)
  return [control.tagName, type, name, value, seat, words].join(' ')
}

const placeOf = (control: Element): string => {
  const { left, top } = control.getBoundingClientRect()
  return `${deedOf(control)} ${Math.round(left / 16)} ${Math.round(top / 16)}`
}

const controlsOf = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>(controls)].filter(
    control => !control.matches('[role="gridcell"] [type="button"], .grid-map'),
  )

// Every control with its place, in steps of 16 px. Squares of a board that make no move are left
// out, and the small map, which comes once the face is awake: a tap there does nothing that lasts.
const layoutOf = (root: Element): Set<string> => new Set(controlsOf(root).map(placeOf))

// A finger that is down, and on what. `data-pressed` leaves that control its click while the others
// rest.
interface Press {
  control: HTMLElement
  deed: string
  x: number
  y: number
}
const pressable = `${controls}, label`

// Two taps on one of these are one: a button that the first has switched on or off, and the squares
// of a board that is drawn on. Those squares never rest, so that a road is drawn as fast as one
// taps: where the board came with the first tap, in the place of what was tapped, the second is
// stopped here too.
const once = '[aria-pressed], [data-once] [data-square]'

const stopSecond = (root: HTMLElement) => {
  let first: { control: Element | null; pressed?: string | null; at: number } = {
    control: null,
    at: 0,
  }
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

// The finger that is down, if one is; `lost`: while it was, others did something, and its click may
// do nothing.
class Finger {
  down: Press | undefined
  #lost: Press | undefined

  constructor(root: HTMLElement, isUp: (lost: Press | undefined) => void) {
    root.addEventListener(
      'pointerdown',
      ({ target, clientX: x, clientY: y }) => {
        this.letGo()
        const control = closest(target, pressable)
        if (control) this.down = { control, deed: deedOf(control), x, y }
      },
      true,
    )
    const up = () => {
      isUp(this.#lost)
      this.#lost = undefined
      setTimeout(() => this.letGo(), CLICK)
    }
    for (const kind of ['pointerup', 'pointercancel']) root.addEventListener(kind, up, true)
  }

  letGo() {
    delete this.down?.control.dataset.pressed
    this.down = undefined
  }

  lose() {
    this.#lost = this.down
    this.letGo()
  }
}

export interface Rest {
  /**
   * Draws, and rests where that put a control in a new place, or where one's own deed was answered.
   * A finger that is down still gets its click, unless the table has moved on: the control under it
   * may do something else by now.
   */
  through(draw: () => void, isAnswered: boolean, isNews: boolean): void
  end(): void
}

// The control that a finger would have met there.
const restingAt = (root: HTMLElement, { clientX, clientY }: PointerEvent) => {
  delete root.dataset.resting
  const control = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(pressable)
  root.dataset.resting = ''
  return control && root.contains(control) && !('stands' in control.dataset) ? control : undefined
}

const wakeAll = (root: HTMLElement) => {
  delete root.dataset.resting
  for (const control of root.querySelectorAll<HTMLElement>('[data-stands]'))
    delete control.dataset.stands
}

const isOfMove = (control: HTMLElement) => (control as HTMLButtonElement).type === 'submit'

// After a tap that changed the page without the table: is another control under the finger now?
const whereOtherComes = (root: HTMLElement, begin: () => void) => (event: MouseEvent) => {
  const tapped = closest(event.target, controls)
  if (!tapped || event.detail === 0) return
  const deed = deedOf(tapped)
  const under = () => document.elementFromPoint(event.clientX, event.clientY)?.closest(controls)
  const wasThere = under() === tapped // a label's input is not
  setTimeout(() => {
    const now = under()
    // If nothing is left under the finger, the browser gives the tap to a control near by
    // (Chromium: within 16 px, 2026-11).
    if (now ? root.contains(now) && deedOf(now) !== deed : wasThere) begin()
  })
}

/**
 * `data-resting` on the island (a face asks for it by the event `rest`) takes the pointer from its
 * controls (style/house/base.css). `stopped` hears of a tap that did nothing because others had
 * just done something.
 */
export const restOf = (root: HTMLElement, stopped: (control: HTMLElement) => void): Rest => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let until = 0 // by the clock of events: a busy page may hear of a touch after its rest is over
  let last = Number.NEGATIVE_INFINITY // when a finger came down
  let isForOthers = false // the rest was begun by what others did
  const isResting = () => 'resting' in root.dataset
  const finger = new Finger(root, lost => lost && isResting() && stopped(lost.control))
  const begin = () => {
    clearTimeout(timer)
    until = performance.now() + pause()
    if (finger.down && isAsPressed(finger.down)) finger.down.control.dataset.pressed = ''
    root.dataset.resting = ''
    timer = setTimeout(() => {
      isForOthers = false
      wakeAll(root)
    }, pause())
  }
  const goOn = (event: PointerEvent) => {
    const { timeStamp: at } = event
    const isFirst = at - last >= pause()
    last = at
    if (!isResting() && at >= until) return
    if (!isFirst || !isForOthers || !isResting()) return begin()
    const control = restingAt(root, event)
    if (control) stopped(control)
  }
  const look = whereOtherComes(root, begin)
  stopSecond(root) // before `look`: a tap that is stopped changes nothing
  addEventListener('pointerdown', goOn, true)
  root.addEventListener('click', () => setTimeout(() => finger.letGo()), true)
  root.addEventListener('click', look, true)
  root.addEventListener('rest', begin)
  return {
    through(draw, isAnswered, isNews) {
      const isOfOthers = isNews && !isAnswered
      if (isOfOthers) finger.lose()
      else if (isAnswered) finger.letGo()
      const before = layoutOf(root)
      draw()
      const now = controlsOf(root).map(control => [control, before.has(placeOf(control))] as const)
      if (!isAnswered && now.every(([, stands]) => stands)) return
      if (isOfOthers && !isResting()) {
        isForOthers = true
        // What makes no move and stands where it stood may be tapped all the time.
        for (const [control, stands] of now)
          if (stands && !isOfMove(control)) control.dataset.stands = ''
      }
      begin()
    },
    end() {
      clearTimeout(timer)
      removeEventListener('pointerdown', goOn, true)
    },
  }
}
