// A nervous finger on the traced board: the second half of a double tap on one square is none; a tap on another square may
// come as fast as it likes.
import { useRef } from 'preact/hooks'
import { squareOf } from '../../../ui/grid/square.ts'
import { pause } from '../../../ui/twice.ts'
import type { Square } from '../../kit/squares.ts'

// Where and when the finger was put down: a tap may mean the square beside, and a busy phone hears of it late.
interface Touch {
  on: Square
  time: number
}

export const useFinger = () => {
  const last = useRef<Touch | undefined>(undefined)
  const now = useRef<Touch | undefined>(undefined) // none: a key
  return {
    down({ target, timeStamp }: PointerEvent) {
      const on = squareOf(target)
      now.current = on === undefined ? undefined : { on, time: timeStamp }
    },
    /** Asked once a tap. */
    isSecondHalf(): boolean {
      const [before, touch] = [last.current, now.current]
      last.current = touch
      now.current = undefined
      return before !== undefined && before.on === touch?.on && touch.time - before.time < pause()
    },
  }
}
