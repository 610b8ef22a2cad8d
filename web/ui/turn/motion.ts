// Animates the difference between two views: a thing whose place has changed after an action flies
// from its old place to the new one. A face calls `useMotion()` once and names its things:
//
//   data-moves="card 17"   the name of a thing, wherever it is drawn; unique on the page
//   data-from="pile"       the source that a new thing comes from
//   data-source="pile"     this is such a source, which does not move itself
//
// The event `again` (the recap was opened) repeats the flights since the reader's own last turn.
//
// This works for HTML and for parts of an SVG. A board may slide during a flight, because positions
// are measured inside the board. Under reduced motion the end state appears at once.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { isStill } from '../still.ts'
import { useTable } from '../table.tsx'

const duration = 220 // ms
const least = 4 // px: smaller movements are ignored

interface Place {
  element: Element
  x: number
  y: number
  width: number
  unit: number // px per unit of the transform; not 1 in a scaled drawing
}

const placeOf = (element: Element): Place => {
  const { left, top, width } = element.getBoundingClientRect()
  const svg = element instanceof SVGGraphicsElement ? element.ownerSVGElement : null
  if (!svg) return { element, x: left + scrollX, y: top + scrollY, width, unit: 1 }
  const sheet = svg.getBoundingClientRect()
  return {
    element,
    x: left - sheet.left,
    y: top - sheet.top,
    width,
    unit: svg.getScreenCTM()?.a ?? 1,
  }
}

const places = (by: 'data-moves' | 'data-source'): Map<string, Place> =>
  new Map(
    [...document.querySelectorAll(`[${by}]`)].map(element => [
      element.getAttribute(by)!,
      placeOf(element),
    ]),
  )

// If a drawing was zoomed, none of its things counts as moved.
const isMoved = (from: Place, to: Place) =>
  from.unit === to.unit && Math.hypot(from.x - to.x, from.y - to.y) > least

const fly = (from: Place, { element, x, y, width, unit }: Place) => {
  const scale = unit === 1 && width > 0 ? ` scale(${from.width / width})` : ''
  const start = `translate(${(from.x - x) / unit}px, ${(from.y - y) / unit}px)${scale}`
  const origin = unit === 1 ? { transformOrigin: '0 0' } : {}
  element.animate(
    [
      { transform: start, ...origin },
      { transform: 'none', ...origin },
    ],
    { duration, easing: 'ease-out' },
  )
}

// The places that things had at the reader's own last turn, if they have moved since.
let left = new Map<string, Place>()

const again = () => {
  if (isStill()) return
  for (const [name, to] of places('data-moves')) {
    const from = left.get(name)
    if (from && isMoved(from, to)) fly(from, to)
  }
}

export const useMotion = () => {
  const { frame, since } = useTable()
  const { seq } = frame
  useEffect(() => {
    addEventListener('again', again)
    return () => removeEventListener('again', again)
  }, [])
  const last = useRef<
    { seq: number; things: Map<string, Place>; sources: Map<string, Place> } | undefined
  >(undefined)
  useLayoutEffect(() => {
    const now = places('data-moves')
    const was = last.current
    last.current = { seq, things: now, sources: places('data-source') }
    if (!was || was.seq === seq) return
    if (since[0]?.seq === seq) left = new Map()
    for (const [name, to] of now) {
      const from =
        was.things.get(name) ?? was.sources.get(to.element.getAttribute('data-from') ?? '')
      if (!from || !isMoved(from, to)) continue
      if (!left.has(name)) left.set(name, from)
      if (!isStill()) fly(from, to)
    }
  })
}
