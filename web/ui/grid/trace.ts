// Follows a finger that draws a line over the squares, and reports its squares in order.
import { useRef } from 'preact/hooks'
import type { Square } from '../../games/kit/squares.ts'
import { squareOf } from './square.ts'

/**
 * Called when a finger is put down, whenever it reaches another square, and when it is lifted.
 * `path`: all squares of the line so far.
 */
export type Trace = (path: readonly Square[], ended: boolean) => void

interface Line {
  path: Square[]
  x: number
  y: number
}

const stride = 8 // px between the points that are checked, so that a fast finger skips no square

const squareUnder = (x: number, y: number) => squareOf(document.elementFromPoint(x, y))

/**
 * The pointer handlers for `Cells`, and whether the next click belongs to a line instead of a tap.
 */
export type Tracing = ReturnType<typeof useTrace>

export const useTrace = (trace: Trace) => {
  const line = useRef<Line | undefined>(undefined)
  const drew = useRef(false)
  const end = () => {
    const { path } = line.current ?? { path: [] }
    line.current = undefined
    drew.current = path.length > 1
    trace(path, true)
  }
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      drew.current = false
      const at = squareUnder(event.clientX, event.clientY)
      // A second finger ends the line: two fingers slide and zoom the board.
      line.current =
        event.isPrimary && at !== undefined
          ? { path: [at], x: event.clientX, y: event.clientY }
          : undefined
      if (line.current) trace(line.current.path, false)
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = line
      if (!current || !event.isPrimary || event.buttons === 0) return
      const [right, down] = [event.clientX - current.x, event.clientY - current.y]
      const steps = Math.ceil(Math.hypot(right, down) / stride)
      const before = current.path.length
      for (let step = 1; step <= steps; step++) {
        const at = squareUnder(
          current.x + (right * step) / steps,
          current.y + (down * step) / steps,
        )
        if (at !== undefined && at !== current.path.at(-1)) current.path.push(at)
      }
      Object.assign(current, { x: event.clientX, y: event.clientY })
      if (current.path.length > before) trace(current.path, false)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
  return { handlers, drew }
}
