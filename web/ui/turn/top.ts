// Scrolls the page to its top at a new phase and at the reader's own turn, because the sentence to
// act on is there.
import { useEffect, useRef } from 'preact/hooks'
import { useTable } from '../table.tsx'

/**
 * Returns a ref for the element that begins with the sentence to act on. `phase`: a text that
 * differs in each phase.
 */
export const useTop = <Of extends HTMLElement = HTMLElement>(phase: string) => {
  const { you, waiting } = useTable().frame
  const mine = waiting.some(seat => seat === you)
  const top = useRef<Of>(null)
  const isDrawn = useRef(false)
  useEffect(() => {
    if (isDrawn.current && top.current!.getBoundingClientRect().top < 0)
      top.current!.scrollIntoView()
    isDrawn.current = true
  }, [phase, mine])
  return top
}
