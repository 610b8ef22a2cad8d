// Animates a thing that was just won, on every screen: it rises from its old place, stays a moment,
// flies to its new owner and settles.
//
//   <Flights of={[{ from: '[data-square="17"]', to: ['[data-holder="2"]'], thing: <Coin /> }]} />
//
// `from` is a selector; the flight starts at its first visible match. `to` is a list of selectors;
// the flight ends at their first visible match. Without a visible start and end nothing flies.
// `data-holder` is on every row and strip of a seat. The flights of an action start shortly after
// each other and end within 900 ms. With `during` a flight begins and ends at these times (ms) and
// rises along a curve. Any tap or key ends flights at once. There are no flights under reduced
// motion, or for the action that was the last when the page was loaded.
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { isStill } from '../still.ts'
import { useTable } from '../table.tsx'

export interface Flight {
  from: string
  to: readonly string[]
  thing: ComponentChildren
  during?: readonly [from: number, to: number]
}

const steps = [160, 200, 240, 140] // ms: rises, stays, flies, settles
const whole = steps.reduce((sum, step) => sum + step)
const apart = 140 // ms from the first to the last flight of one action

const until = (step: number) => steps.slice(0, step).reduce((sum, ms) => sum + ms, 0) / whole

const seen = (selector: string): DOMRect | undefined => {
  const places = [...document.querySelectorAll(selector)].map(element =>
    element.getBoundingClientRect(),
  )
  return places.find(({ width, height }) => width > 0 && height > 0)
}

const LARGE = 2 // scale while the thing stays, relative to its first size
const SETTLING = 1.4 // scale when the thing arrives, relative to its last size

const MOST = 48 // px: greatest width of a thing before it is enlarged

const middleOf = ({ left, top, width, height }: DOMRect): [x: number, y: number] => [
  left + width / 2,
  top + height / 2,
]

const at = ([x, y]: [x: number, y: number], size: number) =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`

// A quadratic curve that leaves the old place upwards and reaches the new one from the side.
const curveOf = (from: DOMRect, to: DOMRect, width: number): Keyframe[] => {
  const small = Math.min(1, to.height / width)
  const between = (a: number, b: number, c: number, t: number) =>
    (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
  const [x, y] = middleOf(from)
  const [toX, toY] = middleOf(to)
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map(t => ({
    transform: at([between(x, x, toX, t), between(y, toY, toY, t)], between(1, LARGE, small, t)),
    opacity: 1,
  }))
}

const framesOf = (from: DOMRect, to: DOMRect, width: number): Keyframe[] => {
  const small = Math.min(1, to.height / width)
  return [
    { transform: at(middleOf(from), 1), opacity: 1, offset: 0 },
    { transform: at(middleOf(from), LARGE), opacity: 1, offset: until(1) },
    { transform: at(middleOf(from), LARGE), opacity: 1, offset: until(2) },
    { transform: at(middleOf(to), small * SETTLING), opacity: 1, offset: until(3) },
    { transform: at(middleOf(to), small), opacity: 1, offset: 1 },
  ]
}

const Flying = ({ from, to, thing, during, delay }: Flight & { delay: number }) => {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const [start, end] = [seen(from), to.map(seen).find(Boolean)]
    if (!place.current || !start || !end || isStill()) return
    const width = Math.min(MOST, start.width, start.height)
    place.current.style.width = `${width}px`
    const frames = during ? curveOf(start, end, width) : framesOf(start, end, width)
    const [begin, last] = during ?? [delay, delay + whole]
    const flight = place.current.animate(frames, {
      duration: last - begin,
      delay: begin,
      easing: 'ease-in-out',
    })
    const skip = () => flight.finish()
    addEventListener('pointerdown', skip, { once: true, capture: true })
    addEventListener('keydown', skip, { once: true, capture: true })
    return () => {
      flight.cancel()
      removeEventListener('pointerdown', skip, { capture: true })
      removeEventListener('keydown', skip, { capture: true })
    }
  }, [])
  return (
    <span ref={place} class="flight" aria-hidden="true">
      {thing}
    </span>
  )
}

export const Flights = ({ of }: { of: readonly Flight[] }) => {
  const { seq } = useTable().frame
  const born = useRef(seq)
  if (seq === born.current) return null
  return (
    <>
      {of.map((flight, i) => (
        <Flying key={`${seq} ${i}`} {...flight} delay={(i * apart) / of.length} />
      ))}
    </>
  )
}
