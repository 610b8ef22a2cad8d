// Sends the second of two moves that one tap makes, as soon as the table has accepted the first.

import { useEffect, useRef, useState } from 'preact/hooks'
import { submitBy } from '../submit.ts'
import { useTable } from '../table.tsx'

export type Second = ReturnType<typeof useSecond>

export const useSecond = () => {
  const { frame, pending } = useTable()
  const { seq } = frame
  const [due, setDue] = useState<{ seq: number; move: unknown } | undefined>()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!due || pending !== undefined) return
    // The table has answered the first move: it is the very next action, or it was refused.
    setDue(undefined)
    if (seq === due.seq + 1) submitBy(button.current)
  }, [seq, pending])
  return {
    // While another move is pending, the first move is not sent, so there is no second one.
    follow: (move: unknown) => pending === undefined && setDue({ seq, move }),
    control: due && (
      <button ref={button} type="submit" name="move" value={JSON.stringify(due.move)} hidden />
    ),
  }
}
