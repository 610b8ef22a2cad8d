// Delays the next view after a great moment: the picture of that moment stays for 700 ms by
// default, or until a tap or a key. Under reduced motion it stays only if it is `still`, because it
// shows the end of the movement then.
//
//   const view = useStage(frame, (before, frame) => …) ?? frame.view
//
// The second argument returns what is shown meanwhile, made of the old view and the new frame. If
// it returns undefined, the new view is drawn at once.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Frame } from '../../protocol.ts'
import { isStill } from '../still.ts'

const LASTS = 700 // ms

export const useStage = <View, Held, Shown extends Pick<Frame, 'seq'> & { view: View }>(
  frame: Shown & { view: View },
  held: (before: View, frame: Shown) => Held | undefined,
  { lasts = LASTS, still = false } = {},
): Held | undefined => {
  const root = useRef<{ frame: Shown & { view: View }; held?: Held }>({ frame })
  const [, draw] = useState(0)
  const { frame: before } = root.current
  if (before.seq !== frame.seq) {
    const isLooking = frame.seq === before.seq + 1 && (still || !isStill())
    root.current = { frame, held: isLooking ? held(before.view, frame) : undefined }
  }
  const isHeld = root.current.held !== undefined
  useEffect(() => {
    if (!isHeld) return
    const end = () => {
      root.current.held = undefined
      draw(frame.seq)
      // The new view may put another control under the finger, so the island ignores taps for a
      // moment (`client/table/rest.ts`).
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
