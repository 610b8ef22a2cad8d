// Animates what was just won from its old place to its new owner, on every screen: it rises, stays
// a moment, flies and settles.
//
//   <Flights of={[{ from: '[data-square="17"]', to: ['[data-holder="2"]'], thing: <Coin /> }]} />
//
// `from` is a selector, whose first visible match counts; `to` is a list of selectors, of which the
// first visible one counts; without one nothing flies. `data-holder` is on every row and strip of a
// seat. All flights of an action end within 900 ms, one shortly after the other. Any tap or key
// ends them. There are none under reduced motion, or on a page that was loaded at this action.
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { isStill } from '../still.ts'
import { useTable } from '../table.tsx'

export interface Flight {
  from: string
  to: readonly string[]
  thing: ComponentChildren
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

const LARGE = 2 // scale of the original size while it stays
const SETTLING = 1.4 // scale of the original size at the end

const MOST = 48 // px: greatest width of a thing before it is enlarged

const framesOf = (from: DOMRect, to: DOMRect, width: number): Keyframe[] => {
  const at = (place: DOMRect, size: number) =>
    `translate(${place.left + place.width / 2}px, ${place.top + place.height / 2}px) translate(-50%, -50%) scale(${size})`
  const small = Math.min(1, to.height / width)
  return [
    { transform: at(from, 1), opacity: 1, offset: 0 },
    { transform: at(from, LARGE), opacity: 1, offset: until(1) },
    { transform: at(from, LARGE), opacity: 1, offset: until(2) },
    { transform: at(to, small * SETTLING), opacity: 1, offset: until(3) },
    { transform: at(to, small), opacity: 1, offset: 1 },
  ]
}

const Flying = ({ from, to, thing, delay }: Flight & { delay: number }) => {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const [start, end] = [seen(from), to.map(seen).find(Boolean)]
    if (!place.current || !start || !end || isStill()) return
    const width = Math.min(MOST, start.width, start.height)
    place.current.style.width = `${width}px`
    const flight = place.current.animate(framesOf(start, end, width), {
      duration: whole,
      delay,
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
