// A thing drawn by a finger or a mouse from beside a board onto one of its squares. It goes beside
// tapping, never instead: lifting it is the tap that takes it up, dropping it the tap on its
// square.
//
//   const drag = useDrag({ lift: place => pick(place), over: at => setOver(at) })
//   <Hand … grip={drag.grip} />      each card: onPointerDown={grip(place)}, class `drags`
//   <DragImage at={drag.at}>{the card}</DragImage>
//
// The square meant is the legal one nearest to the thing, which hangs above a finger, so that the
// finger does not hide it.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Square } from '../../games/kit/squares.ts'
import type { Point } from './plan.ts'
import { legalNear, squareOf } from './square.ts'

const least = 10 // px: less is a tap
const above = { touch: 46, mouse: 0 } // px: how far it hangs above what points
const reach = 34 // px from a square's middle

interface Held {
  from: Point
  touch: boolean
  thing: number
  lifted: boolean
}

interface Props {
  lift(thing: number): void
  over(at: Square | undefined): void // the legal square it hangs over
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
      // The browser's own click that follows belongs to the drag.
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
  // At each drawing: the first thing lifted on a page may be there before the squares it may lie
  // on.
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
