// What a seat intends to do: a selected card, a chosen way to pay, a square asked about, figures of
// an entry. Only its own page knows it (`draft.ts` keeps it across a reload).
//
//   const [mind, intend] = useIntent<Mind>('turn', { kind: 'ship' })
//   const [cloths, pick] = useIntent<Cloth[]>('cloths', [], 'start')
//
// It returns to `blank` (the second argument) after each action of the table or, with a third
// argument, when that changes. So a choice never outlives what it was made for. It also returns to
// `blank` when advice arrives: a face then passes the suggested move as `blank`, so that the page
// shows it before it is made. Each part of a page uses its own name. `useUnfolded(name, moment)` is
// the same for a `<details>` that is opened before a second tap acts.
import { useLayoutEffect, useState } from 'preact/hooks'
import { draft, drafted, type Moment } from '../draft.ts'
import { useTable } from '../table.tsx'

type Change<Mind> = (was: Mind) => Mind

export const useIntent = <Mind>(
  name: string,
  blank: Mind,
  at?: Moment,
): [mind: Mind, intend: (next: Mind | Change<Mind>) => void] => {
  const table = useTable()
  const { frame, advice } = table
  const moment = at ?? frame.seq
  const [held, hold] = useState({ moment, advice, mind: blank })
  const mindIn = (had: typeof held) =>
    had.moment === moment && had.advice === advice ? had.mind : blank
  // Runs after the first drawing, which must equal the server's, and before an early tap is
  // repeated.
  useLayoutEffect(() => {
    const mind = advice ? undefined : drafted<Mind>(table, name, moment)
    if (mind !== undefined) hold({ moment, advice, mind })
  }, [name])
  const intend = (next: Mind | Change<Mind>) =>
    hold(had => {
      const mind = next instanceof Function ? next(mindIn(had)) : next
      draft(table, name, moment, mind)
      return { moment, advice, mind }
    })
  return [mindIn(held), intend]
}

export const useUnfolded = (name: string, moment: Moment) => {
  const [open, unfold] = useIntent(name, false, moment)
  return {
    open,
    onToggle: ({ currentTarget }: { currentTarget: HTMLDetailsElement }) =>
      unfold(currentTarget.open),
  }
}
