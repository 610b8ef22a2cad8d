// Entries made faster than the table answers: each is sent as soon as nothing else is under way. A
// road drawn on where the last one ended goes with it. They are kept while the line is down, and
// over a reload: a locked phone may lose its page.

import { useEffect, useRef, useState } from 'preact/hooks'
import { keep, kept } from '../../../ui/storage.ts'
import { submitBy } from '../../../ui/submit.ts'
import { useTable } from '../../../ui/table.tsx'
import type { Entry } from '../rules/entry.ts'
import type { Place } from '../rules/places.ts'

const isSame = (one: Place | undefined, other: Place | undefined) =>
  one?.column === other?.column && one?.row === other?.row

/** The waiting entries with one more; the first stays as it is while it is under way. */
export const queued = (waiting: readonly Entry[], entry: Entry, isUnderWay: boolean): Entry[] => {
  const last = waiting.at(-1)
  const mayJoin =
    last?.kind === 'road' && entry.kind === 'road' && !(isUnderWay && waiting.length === 1)
  if (!mayJoin || !isSame(last.path.at(-1), entry.path[0])) return [...waiting, entry]
  return [...waiting.slice(0, -1), { kind: 'road', path: [...last.path, ...entry.path.slice(1)] }]
}

export const useQueue = () => {
  const { code, frame, pending, refused } = useTable()
  const [waiting, setWaiting] = useState<readonly Entry[]>([])
  const underWay = useRef<'asked' | 'sent' | undefined>(undefined) // sent: the table has it, or will have it once the line is there
  const button = useRef<HTMLButtonElement>(null)
  const next = waiting[0]
  const name = `boxside ${code} ${frame.you} waiting`
  useEffect(() => setWaiting(now => kept(name, 'sessionStorage') ?? now), [name])
  useEffect(() => {
    if (pending !== undefined && underWay.current) underWay.current = 'sent'
    // An entry that another one joined draws anew before it is sent: nothing is answered yet.
    if (pending !== undefined || !next || underWay.current === 'asked') return
    if (underWay.current) {
      // Answered: what was drawn on top of a refused entry is dropped with it.
      underWay.current = undefined
      setWaiting(now => (refused ? [] : now.slice(1)))
      return
    }
    underWay.current = 'asked'
    // Sending draws the face anew at once, which must not happen while it is being drawn: an effect
    // may run as late as that.
    queueMicrotask(() => submitBy(button.current))
  }, [next, pending, frame.seq])
  // What is under way is kept by the house (client/table/outbox.ts).
  useEffect(
    () => keep(name, underWay.current ? waiting.slice(1) : waiting, 'sessionStorage'),
    [name, waiting],
  )
  return {
    waiting,
    add: (entry: Entry) => setWaiting(now => queued(now, entry, underWay.current !== undefined)),
    button,
    value: next && JSON.stringify(next),
  }
}
