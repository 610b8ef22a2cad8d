// Draws the window on a board. One finger slides it, two fingers zoom it, and it moves by itself to
// squares that must be visible.
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { isStill } from '../still.ts'
import type { Piece } from './map.tsx'
import { type Box, useNearness } from './nearness.ts'
import { Tabs } from './over.tsx'
import { edge, type Plan } from './plan.ts'
import { aim, type Side, type Sight, type Sought, type Span } from './sight.ts'
import type { Sights } from './sights.ts'

const glideTime = 220 // ms

const sightOf = (window: HTMLElement, plan: Plan, framed: boolean, near: number): Sight => {
  const [box, board] = [
    window.getBoundingClientRect(),
    window.firstElementChild!.getBoundingClientRect(),
  ]
  const frame = framed ? edge : 0
  const square = board.width / (plan.columns + 2 * frame)
  const axis = (before: number, shown: number): Span => ({
    from: before / square - frame,
    to: (before + shown) / square - frame,
  })
  return {
    x: axis(box.left - board.left, window.clientWidth),
    y: axis(box.top - board.top, window.clientHeight),
    whole: board.width <= box.width + 1 && board.height <= box.height + 1,
    near,
    square,
  }
}

// Slides a board smoothly in `glideTime`. Returns the function that stops the animation.
const glide = (window: HTMLElement, right: number, down: number): (() => void) => {
  const [left, top, begun] = [window.scrollLeft, window.scrollTop, performance.now()]
  let next = 0
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, now - begun) / glideTime)
    const eased = 1 - (1 - part) ** 3
    window.scrollTo(left + right * eased, top + down * eased)
    if (part < 1) next = requestAnimationFrame(step)
  }
  next = requestAnimationFrame(step)
  return () => cancelAnimationFrame(next)
}

const useSight = (window: Box, plan: Plan, framed: boolean, sought: Sought) => {
  const [sight, setSight] = useState<Sight>()
  const { near, come } = useNearness(window, () => look())
  const stop = useRef<(() => void) | undefined>(undefined)
  const look = () => window.current && setSight(sightOf(window.current, plan, framed, near.current))
  // `still`: at once and without animation, with the reader's own piece in the middle.
  const show = (still: boolean) => {
    const { current } = window
    if (!current) return
    stop.current?.()
    const now = sightOf(current, plan, framed, near.current)
    const [x, y] = aim(now, plan, framed, sought, still)
    const [right, down] = [(x - now.x.from) * now.square, (y - now.y.from) * now.square]
    if (now.whole || Math.hypot(right, down) < 1) return
    if (still || isStill()) current.scrollBy(right, down)
    else stop.current = glide(current, right, down)
  }
  const latest = useRef({ look, show })
  latest.current = { look, show }

  // Moves the window once whenever `sought` changes. For others' actions it moves only until the
  // reader slides the board.
  const isOwn = sought.legal.length > 0 || sought.proofs.length > 0
  const key = JSON.stringify(isOwn ? { ...sought, news: [] } : sought)
  const shown = useRef<string | undefined>(undefined)
  const looksAround = useRef(false)
  useLayoutEffect(() => {
    const isFirst = shown.current === undefined
    if (shown.current === key) return
    shown.current = key
    if (isOwn) looksAround.current = false
    if (!looksAround.current) show(isFirst)
    look()
  }, [key])

  // Moves at once when the window's own size changes, for example when a phone is turned.
  useEffect(() => {
    const { current } = window
    if (!current) return
    let size = `${current.clientWidth} ${current.clientHeight}`
    const watch = new ResizeObserver(() => {
      const now = `${current.clientWidth} ${current.clientHeight}`
      if (now !== size) latest.current.show(true)
      size = now
      latest.current.look()
    })
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  const byHand = () => {
    looksAround.current = true
    stop.current?.()
  }
  return { sight, look, show, byHand, near, come }
}

interface Props {
  plan: Plan
  framed: boolean
  slides: boolean
  sought: Sought
  pieces: readonly Piece[]
  sights: Sights | undefined
  children: ComponentChildren
}

export const GridWindow = (props: Props) => {
  const { plan, framed, slides, sought, pieces, sights, children } = props
  const window = useRef<HTMLDivElement>(null)
  const { sight, look, show, byHand, near, come } = useSight(window, plan, framed, sought)
  const slide = (side: Side) => {
    const { current } = window
    if (!current) return
    byHand()
    const across = side === 'left' || side === 'right'
    const by =
      (across ? current.clientWidth : current.clientHeight) *
      (side === 'left' || side === 'up' ? -0.7 : 0.7)
    current.scrollBy({ [across ? 'left' : 'top']: by, behavior: isStill() ? 'instant' : 'smooth' })
  }
  // Switches between the whole board and the part where the reader acts.
  const turnMap = () => {
    const isFar = near.current < 1
    come(isFar ? 1 : 0)
    if (isFar) show(true)
  }
  useEffect(() => {
    if (sight) sights?.tell({ sight, turn: turnMap })
  })
  return (
    <section class={slides ? 'grid slides' : 'grid'}>
      <div class="grid-window" ref={window} onScroll={look} onTouchMove={byHand} onWheel={byHand}>
        <div class="grid-board">{children}</div>
      </div>
      {sight && !sight.whole && <Tabs {...{ plan, sight, sought, pieces, slide }} />}
    </section>
  )
}
