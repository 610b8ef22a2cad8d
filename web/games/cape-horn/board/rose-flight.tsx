// A rose just won flies from its station to its rack, on every screen: it rises, turns to be seen, flies and settles. Any tap
// or key ends it; under reduced motion it is there at once.
import { useLayoutEffect, useRef } from 'preact/hooks'
import { isStill } from '../../../ui/still.ts'
import { Station } from '../art/station.tsx'
import { chartOf } from '../rules/chart.ts'
import type { Event, Position } from '../rules/state.ts'

type Won = Extract<Event, { kind: 'won-rose' }>

const steps = [180, 240, 240, 140] // ms: rises, is seen, flies, settles

const seen = (selector: string): DOMRect | undefined => {
  const places = [...document.querySelectorAll(selector)].map(element => element.getBoundingClientRect())
  return places.find(({ width, height }) => width > 0 && height > 0)
}

export const RoseFlight = ({ position: { options }, won }: { position: Position; won: Won }) => {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const rose = place.current
    if (!rose || isStill()) return
    const station = [...chartOf(options.edition).stations.values()].find(
      ({ stage, colour }) => stage === won.stage && colour === won.colour,
    )
    const from = station && seen(`[data-square="${station.at}"]`)
    const to = seen(`[data-rack="${won.seat}"]`)
    if (!from || !to) return
    const at = ({ left, top, width, height }: DOMRect, size: number) =>
      `translate(${left + width / 2}px, ${top + height / 2}px) translate(-50%, -50%) scale(${size})`
    const whole = steps.reduce((sum, step) => sum + step)
    const until = (n: number) => steps.slice(0, n).reduce((sum, step) => sum + step, 0) / whole
    const small = Math.min(1, to.height / from.height)
    const flight = rose.animate(
      [
        { transform: at(from, 1), opacity: 1, offset: 0 },
        { transform: at(from, 2), opacity: 1, offset: until(1) },
        { transform: at(from, 2), opacity: 1, offset: until(2) },
        { transform: at(to, small * 1.4), opacity: 1, offset: until(3) },
        { transform: at(to, small), opacity: 1, offset: 1 },
      ],
      { duration: whole, easing: 'ease-in-out' },
    )
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
    <span ref={place} class="rose-flight" aria-hidden="true">
      <Station stage={won.stage} colour={won.colour} />
    </span>
  )
}
