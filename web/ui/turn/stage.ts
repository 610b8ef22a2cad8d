// A great moment is looked at before the table goes on: the picture it happened in stays for a moment, unless a finger or a
// key ends it. Under reduced motion there is none.
//
//   const view = useStage((before, frame) => …) ?? frame.view
//
// `held` gives the view to look at, made of the view before and the new frame; nothing: the new one is drawn at once.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Frame } from '../../protocol.ts'
import { isStill } from '../still.ts'
import { useTable } from '../table.tsx'

const LASTS = 700 // ms

export const useStage = <View>(
  held: (before: View, frame: Frame<View>) => View | undefined,
  lasts = LASTS,
): View | undefined => {
  const frame = useTable().frame as Frame<View>
  const root = useRef<{ frame: Frame<View>; held?: View | undefined }>({ frame })
  const [, draw] = useState(0)
  const { frame: before } = root.current
  if (before.seq !== frame.seq) {
    const isLooking = before.view !== undefined && frame.seq === before.seq + 1 && !isStill()
    root.current = { frame, held: isLooking ? held(before.view!, frame) : undefined }
  }
  const isHeld = root.current.held !== undefined
  useEffect(() => {
    if (!isHeld) return
    const end = () => {
      root.current.held = undefined
      draw(frame.seq)
      // What comes under the finger now is new to it (client/rest.ts).
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
