// Makes a forced move automatically, for example a pass that is a seat's only move. The phone of
// that seat makes the move after a wait, while the page is visible.
//
// The control fills during the wait; a tap makes the move at once. Readers who may want something
// else get more time: the wait does not begin while their last action can be undone or after an
// undo, and each tap or key restarts it. Nothing is sent while nobody looks at the page, so this is
// safe in games over days too. Two phones of one seat make the move only once, because both send
// the same id (`onceId`) and the table answers the second as a repeat.
import { useEffect, useRef } from 'preact/hooks'
import type { Frame } from '../protocol.ts'
import { isStill } from './still.ts'
import { submitBy } from './submit.ts'
import { useTable } from './table.tsx'

const WAIT = 1500 // ms

/**
 * Returns the id of a seat's forced move at an action. Every phone of the seat sends the same id.
 */
export const onceId = ({ you, seq }: Pick<Frame, 'you' | 'seq'>) => `forced-${you}-${seq}`

// A replay makes the face `inert`; an open dialog shows the rules or the menu over the table.
const isLookedAt = (control: Element) =>
  !document.hidden &&
  document.hasFocus() &&
  !control.closest('[inert]') &&
  !document.querySelector('dialog[open]')

const filling = [{ backgroundSize: '0 100%' }, { backgroundSize: '100% 100%' }]

// signs that somebody is looking, or is doing something else
const signs = ['pointerdown', 'keydown', 'focus', 'visibilitychange'] as const

/** Returns whether a forced control of this seat will act by itself, and a ref for the control. */
export const useForced = (isForced: boolean) => {
  const control = useRef<HTMLButtonElement>(null)
  const { frame, online, pending, refused } = useTable()
  const { seq, seats, you, undoable, told } = frame
  const isFree = undoable === undefined && told?.undoes === undefined && !pending && !refused
  const isDue = isForced && isFree && online && you !== 'room' && !seats[you]?.bot
  useEffect(() => {
    const button = control.current
    if (!isDue || !button) return
    let wait: ReturnType<typeof setTimeout> | undefined
    let fill: Animation | undefined
    const end = () => {
      clearTimeout(wait)
      fill?.cancel()
    }
    const begin = () => {
      end()
      if (isLookedAt(button) && !isStill()) fill = button.animate(filling, WAIT)
      wait = setTimeout(() => (isLookedAt(button) ? submitBy(button) : begin()), WAIT)
    }
    begin()
    for (const sign of signs) addEventListener(sign, begin)
    return () => {
      end()
      for (const sign of signs) removeEventListener(sign, begin)
    }
  }, [isDue, seq])
  return { control, isDue }
}
