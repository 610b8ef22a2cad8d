// Waits until nothing was touched for a second, so that content which appears by itself does not
// push away a control that a finger is about to touch.
import { useEffect, useRef } from 'preact/hooks'

const STILL = 1000 // ms
const touches = ['pointerdown', 'pointerup', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Returns a function that runs a callback once nothing was touched for a second. A later callback
 * replaces an earlier one that has not run yet.
 */
export const useRest = () => {
  const touched = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const touch = () => {
      touched.current = Date.now()
    }
    for (const one of touches) addEventListener(one, touch, { capture: true, passive: true })
    return () => {
      for (const one of touches) removeEventListener(one, touch, { capture: true })
      clearTimeout(timer.current)
    }
  }, [])
  const rest = (then: () => void) => {
    clearTimeout(timer.current)
    const wait = touched.current + STILL - Date.now()
    if (wait <= 0) then()
    else timer.current = setTimeout(() => rest(then), wait)
  }
  return rest
}
