// Zooms a board with two fingers, a touch pad or a key, without zooming the page.
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { meant } from '../keys.ts'
import { pinched } from './sight.ts'

export type Box = RefObject<HTMLDivElement | null>

const most = 120 // px of a square: the largest useful size

// Returns the distance between two fingers and the point between them.
const between = ({ touches: [a, b] }: TouchEvent) => ({
  apart: Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY),
  x: (a!.clientX + b!.clientX) / 2,
  y: (a!.clientY + b!.clientY) / 2,
})

interface Place {
  x: number
  y: number
}

/**
 * Returns `near`, the scale of the board (1: as in the style sheet), and `come`, which sets the
 * scale and moves the point of the board at `from` to `to` (px on the screen; by default, `from` is
 * `to`). Without `to`, the middle of the window keeps its place. Calls `look` after each change.
 */
export const useNearness = (window: Box, look: () => void) => {
  const near = useRef(1)
  const come = (wanted: number, to?: Place, from = to) => {
    const { current } = window
    const board = current?.firstElementChild
    if (!current || !(board instanceof HTMLElement)) return
    const { width, height } = board.getBoundingClientRect()
    const whole =
      near.current * Math.min(current.clientWidth / width, current.clientHeight / height)
    const closest = (near.current * most) / (board.querySelector('button')?.clientWidth || most)
    const now = Math.min(Math.max(wanted, Math.min(1, whole)), Math.max(1, closest))
    const times = now / near.current
    const box = current.getBoundingClientRect()
    const [x, y] = from ? [from.x - box.left, from.y - box.top] : [box.width / 2, box.height / 2]
    const [right, down] = to && from ? [to.x - from.x, to.y - from.y] : [0, 0]
    const [left, top] = [
      pinched(current.scrollLeft, x, times),
      pinched(current.scrollTop, y, times),
    ]
    near.current = now
    board.style.setProperty('--grid-near', String(now))
    current.scrollTo(left - right, top - down)
    look()
  }
  const latest = useRef(come)
  latest.current = come
  useEffect(() => {
    const { current } = window
    return current ? heeding(current, near, (...to) => latest.current(...to)) : undefined
  }, [])
  return { near, come }
}

// Listens to everything that zooms a board. Returns the function that removes the listeners.
const heeding = (
  window: HTMLElement,
  near: { current: number },
  come: (wanted: number, to?: Place, from?: Place) => void,
) => {
  let begun = { apart: 1, near: 1 }
  let last: Place = { x: 0, y: 0 }
  const heard = {
    touchstart(event: TouchEvent) {
      if (event.touches.length !== 2) return
      last = between(event)
      begun = { apart: between(event).apart, near: near.current }
    },
    touchmove(event: TouchEvent) {
      if (event.touches.length !== 2) return
      event.preventDefault()
      const now = between(event)
      come((begun.near * now.apart) / begun.apart, now, last)
      last = now
    },
    // A pinch on a touch pad arrives as a wheel event with Ctrl.
    wheel(event: WheelEvent) {
      if (!event.ctrlKey) return
      event.preventDefault()
      come(near.current * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY })
    },
    keydown(event: KeyboardEvent) {
      const key = meant(event)
      const times = key === '+' ? 1.25 : key === '-' ? 0.8 : 1
      if (times !== 1 && !event.ctrlKey && !event.metaKey) come(near.current * times)
    },
    // Safari sends its own event for a pinch, and would zoom the page.
    gesturestart: (event: Event) => event.preventDefault(),
  }
  const listeners = Object.entries(heard) as [string, EventListener][]
  // Not passive: otherwise `preventDefault` would have no effect.
  for (const [kind, listener] of listeners)
    window.addEventListener(kind, listener, { passive: false })
  return () => {
    for (const [kind, listener] of listeners) window.removeEventListener(kind, listener)
  }
}
