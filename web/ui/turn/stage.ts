// Keeps a great moment on the screen before the table goes on: the picture in which it happened
// stays for a moment, unless a tap or a key ends it. Does nothing under reduced motion.
//
//   const view = useStage(frame, (before, frame) => …) ?? frame.view
//
// The second argument returns the view to keep, made of the old view and the new frame. If it
// returns undefined, the new view is drawn at once.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Frame } from '../../protocol.ts'
import { isStill } from '../still.ts'

const LASTS = 700 // ms

export const useStage = <View, Shown extends Pick<Frame, 'seq'> & { view: View }>(
  frame: Shown & { view: View },
  held: (before: View, frame: Shown) => View | undefined,
  lasts = LASTS,
): View | undefined => {
  const root = useRef<{ frame: Shown & { view: View }; held?: View }>({ frame })
  const [, draw] = useState(0)
  const { frame: before } = root.current
  if (before.seq !== frame.seq) {
    const isLooking = frame.seq === before.seq + 1 && !isStill()
    root.current = { frame, held: isLooking ? held(before.view, frame) : undefined }
  }
  const isHeld = root.current.held !== undefined
  useEffect(() => {
    if (!isHeld) return
    const end = () => {
      root.current.held = undefined
      draw(frame.seq)
      // Anything else may be under the finger now (`client/table/rest.ts`).
      document.querySelector('x-island')?.dispatchEvent(new CustomEvent('rest'))
    }
    const timer = setTimeout(end, lasts)
    addEventListener('pointerdown', end)
    addEventListener('keydown', end)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', end)
      removeEventListener('keydown', end)
    }
  }, [isHeld, frame.seq])
  return root.current.held
}
