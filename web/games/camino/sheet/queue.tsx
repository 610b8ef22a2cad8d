// Queues entries that are made faster than the table answers, and sends each as soon as no other is
// under way. A road that continues the last waiting road is joined to it. The queue is stored,
// because a locked phone may lose its page while it is offline.

import { useEffect, useRef, useState } from 'preact/hooks'
import { keep, kept } from '../../../ui/storage.ts'
import { submitBy } from '../../../ui/submit.ts'
import { useTable } from '../../../ui/table.tsx'
import type { Entry } from '../rules/entry.ts'
import type { Place } from '../rules/places.ts'

const isSame = (one: Place | undefined, other: Place | undefined) =>
  one?.column === other?.column && one?.row === other?.row

/** Returns the queue with one more entry. The first entry does not change while it is under way. */
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
  // `sent`: the house has taken it over and sends it, at once or when the connection returns
  const underWay = useRef<'asked' | 'sent' | undefined>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const next = waiting[0]
  const name = `boxside ${code} ${frame.you} waiting`
  useEffect(() => setWaiting(now => kept(name, 'sessionStorage') ?? now), [name])
  useEffect(() => {
    if (pending !== undefined && underWay.current) underWay.current = 'sent'
    // A road that was joined to another renders again before it is sent. In that run no answer has
    // arrived yet, so nothing is sent or removed.
    if (pending !== undefined || !next || underWay.current === 'asked') return
    if (underWay.current) {
      // The answer has arrived. After a refusal the whole queue is dropped, because later entries
      // build on the refused one.
      underWay.current = undefined
      setWaiting(now => (refused ? [] : now.slice(1)))
      return
    }
    underWay.current = 'asked'
    // Sending renders the face at once. An effect may run during a render, so the microtask waits
    // until that has ended.
    queueMicrotask(() => submitBy(button.current))
  }, [next, pending, frame.seq])
  // The entry under way is not stored here, because client/table/outbox.ts stores it.
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
