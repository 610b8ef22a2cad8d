// Motion as the difference of two views: cards fly from where they were. Wax and ranks move by style alone.
import { useLayoutEffect, useRef } from 'preact/hooks'

interface Place {
  element: Element
  x: number
  y: number
  width: number
}

// Everything that may move, by what it is: `card 17`, `pile`.
const places = (): Map<string, Place> => {
  const found = new Map<string, Place>()
  for (const element of document.querySelectorAll<HTMLElement>('.ctc [data-moves]')) {
    const { left, top, width } = element.getBoundingClientRect()
    found.set(element.dataset.moves!, { element, x: left + scrollX, y: top + scrollY, width })
  }
  return found
}

const fly = (from: Place, to: Place, duration: number) => {
  const transform = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`
  to.element.animate(
    [
      { transform, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    {
      duration,
      easing: 'ease-out',
    },
  )
}

const move = (key: string, to: Place, before: Map<string, Place>) => {
  const from = before.get(key)
  if (!key.startsWith('card')) return
  if (!from) {
    const pile = before.get('pile')
    if (pile && to.element.closest('.in-stock')) fly(pile, to, 150)
  } else if (Math.hypot(from.x - to.x, from.y - to.y) > 4) fly(from, to, 220)
}

export const useMotion = (seq: number) => {
  const last = useRef({ seq, before: undefined as Map<string, Place> | undefined })
  useLayoutEffect(() => {
    const now = places()
    const { before } = last.current
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (before && last.current.seq !== seq && !calm) for (const [key, place] of now) move(key, place, before)
    last.current = { seq, before: now }
  })
}
