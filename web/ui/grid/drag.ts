// Drags a thing from beside a board onto one of its squares, with a finger or a mouse. Dragging is
// an alternative to tapping: lifting a thing equals the tap that selects it, and dropping it equals
// the tap on the target square.
//
//   const drag = useDrag({ lift: place => pick(place), over: at => setOver(at) })
//   <Hand … grip={drag.grip} />      each card: onPointerDown={grip(place)}, class `drags`
//   <DragImage at={drag.at}>{the card}</DragImage>
//
// The target is the legal square nearest to the thing, which is drawn above the finger so that the
// finger does not hide it.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Square } from '../../games/kit/squares.ts'
import type { Point } from './plan.ts'
import { legalNear, squareOf } from './square.ts'

const least = 10 // px: a shorter movement is a tap
const above = { touch: 46, mouse: 0 } // px: distance of the thing above the pointer
const reach = 34 // px: greatest distance from the middle of the target square

interface Held {
  from: Point
  touch: boolean
  thing: number
  lifted: boolean
}

interface Props {
  lift(thing: number): void
  over(at: Square | undefined): void // called with the legal square under the thing, or undefined
}

export const useDrag = ({ lift, over }: Props) => {
  const held = useRef<Held | undefined>(undefined)
  const [at, setAt] = useState<Point | undefined>()
  const latest = useRef({ lift, over })
  latest.current = { lift, over }
  useEffect(() => {
    const hangs = ({ clientX, clientY }: PointerEvent, { touch }: Held): Point => [
      clientX,
      clientY - (touch ? above.touch : above.mouse),
    ]
    const move = (event: PointerEvent) => {
      const { current } = held
      if (!current || !event.isPrimary) return
      if (!current.lifted) {
        if (Math.hypot(event.clientX - current.from[0], event.clientY - current.from[1]) < least)
          return
        current.lifted = true
        latest.current.lift(current.thing)
      }
      setAt(hangs(event, current))
    }
    const end = (event: PointerEvent) => {
      if (!event.isPrimary) return
      const { current } = held
      held.current = undefined
      if (!current?.lifted) return
      const square =
        event.type === 'pointerup' ? legalNear(hangs(event, current), reach) : undefined
      setAt(undefined)
      latest.current.over(undefined)
      // Stops the click that the browser sends after a drag: a control under the pointer would act.
      const swallow = (click: Event) => click.stopPropagation()
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => {
        removeEventListener('click', swallow, { capture: true })
        square?.click()
      })
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
    return () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
    }
  }, [])
  // Runs after each drawing, because the first thing lifted on a page may be drawn before its legal
  // squares.
  useEffect(() => {
    if (at) latest.current.over(squareOf(legalNear(at, reach) ?? null))
  })
  const grip = (thing: number) => (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return
    held.current = {
      from: [event.clientX, event.clientY],
      touch: event.pointerType !== 'mouse',
      thing,
      lifted: false,
    }
  }
  return { grip, at }
}
