// What nobody can avoid makes itself: a pass that is a seat's only way on, on the phone of that
// seat, in sight and after a wait.
//
// The control fills meanwhile, and a tap makes it at once. It waits for who may want something
// else: while one's last action can be taken back, after one was, behind another page, and anew at
// every tap and key. Nothing is made where nobody looks, so over days too. Two phones of one seat
// make it once: both send it by one id (`onceId`), and the table keeps what it has.
import { useEffect, useRef } from 'preact/hooks'
import type { Frame } from '../protocol.ts'
import { isStill } from './still.ts'
import { submitBy } from './submit.ts'
import { useTable } from './table.tsx'

const WAIT = 1500 // ms

/** The id of the forced move of a seat at an action: every phone of the seat sends this one. */
export const onceId = ({ you, seq }: Pick<Frame, 'you' | 'seq'>) => `forced-${you}-${seq}`

// `inert`: a game that is watched again. A dialog: the rules or the menu lie over the table.
const isLookedAt = (control: Element) =>
  !document.hidden &&
  document.hasFocus() &&
  !control.closest('[inert]') &&
  !document.querySelector('dialog[open]')

const filling = [{ backgroundSize: '0 100%' }, { backgroundSize: '100% 100%' }]

const signs = ['pointerdown', 'keydown', 'focus', 'visibilitychange'] as const // of somebody who looks, or does something else

/** Whether a forced control of this seat may make itself, and the ref by which it then does. */
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
