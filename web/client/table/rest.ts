// Ignores the second tap of a double tap, which many people make out of habit. If the first tap
// puts another control under the finger, all controls rest: they ignore taps until no finger has
// touched them for a moment. If the same control is still under the finger and would act again,
// only the second tap is ignored. Keys always work.
//
// If another player's action puts a control under the finger, even a first tap is ignored, because
// it was meant for the control that was there before. The page then shows why.

import { closest } from '../../ui/closest.ts'
import { CLICK, pause } from './finger.ts'

const controls = 'button, a[href], input:not([type="hidden"]), select, summary'

// Returns a text that identifies a control's action and the seat that the action is for.
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

// Returns the action and position of each control, in steps of 16 px. `controlsOf` omits squares
// that make no move and the small map, which appears once the face runs: a tap on these has no
// lasting effect.
const layoutOf = (root: Element): Set<string> => new Set(controlsOf(root).map(placeOf))

// A finger that is down, and the control under it. `data-pressed` lets that control's click through
// while the other controls rest.
interface Press {
  control: HTMLElement
  deed: string
  x: number
  y: number
}
const pressable = `${controls}, label`

// The controls on which only the second tap of a double tap is ignored: a button that the first tap
// switched on or off, and squares of a board that people draw on. These squares never rest, so that
// a road can be drawn as fast as somebody taps. If the first tap opened the board under the finger,
// `stopSecond` ignores the second tap on its squares too.
const once = '[aria-pressed], [data-once] [data-square]'

const stopSecond = (root: HTMLElement) => {
  let first: { control: Element | null; pressed?: string | null; at: number } = {
    control: null,
    at: 0,
  }
  let isSecond = false
  const press = ({ target, timeStamp: at }: PointerEvent) => {
    const control = closest(target, pressable)
    const pressed = control?.getAttribute('aria-pressed') // null: no switch, such as a square
    // compares the times of the touches, because a busy page receives the events later
    const isQuick = at - first.at < pause()
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

// Stores the press of the finger that is down. `#lost`: this press, if others acted meanwhile; its
// click is then ignored.
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
   * Draws, then starts a rest if a control has a new place or the page's own action was answered. A
   * finger that is down still gets its click, unless others have acted, because the control under
   * it may then have another effect.
   */
  through(draw: () => void, isAnswered: boolean, isNews: boolean): void
  end(): void
}

// Returns the control that a tap would have reached without the rest, if any.
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

// Returns a listener for taps that change the page without a frame: starts a rest if another
// control is now under the finger.
const whereOtherComes = (root: HTMLElement, begin: () => void) => (event: MouseEvent) => {
  const tapped = closest(event.target, controls)
  if (!tapped || event.detail === 0) return
  const deed = deedOf(tapped)
  const under = () => document.elementFromPoint(event.clientX, event.clientY)?.closest(controls)
  const wasThere = under() === tapped // false if a label was tapped: its input is elsewhere
  setTimeout(() => {
    const now = under()
    // If no control is left under the finger, the browser gives the next tap to a control nearby
    // (Chromium: within 16 px, 2026-11).
    if (now ? root.contains(now) && deedOf(now) !== deed : wasThere) begin()
  })
}

/**
 * Makes the controls of an island rest: they ignore taps for a moment when a tap may be meant for
 * another control. `data-resting` on the island disables their pointer events
 * (`style/house/base.css`). A face starts a rest with the event `rest`. `stopped` receives a
 * control whose tap was ignored because others had just acted.
 */
export const restOf = (root: HTMLElement, stopped: (control: HTMLElement) => void): Rest => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let until = 0 // in event time, because a busy page may receive a touch after its rest has ended
  let last = Number.NEGATIVE_INFINITY // time of the last touch
  let isForOthers = false // the rest began because of others' actions
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
  stopSecond(root) // before `look`, which must not see an ignored tap
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
        // Controls that make no move and are in their old place stay active.
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
