// Stores what a seat intends to do: a selected card, a chosen way to pay, a tapped square, figures
// of an entry. Only the seat's own page has this data; `draft.ts` stores it across a reload.
//
//   const [mind, intend] = useIntent<Mind>('turn', { kind: 'ship' })
//   const [cloths, pick] = useIntent<Cloth[]>('cloths', [], 'start')
//
// The intent becomes `blank` (the second argument) after each action of the table or, with a third
// argument, when that argument changes. So a choice is never applied to another situation. The
// intent also becomes `blank` when advice arrives: a face then passes the suggested move as
// `blank`, so that the page shows this move before the reader makes it. Each part of a page uses
// its own name. `useUnfolded(name, moment)` stores in the same way whether a `<details>` is open,
// for moves that need a second tap.
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
  // Runs after the first drawing, which must equal the server's, and before the page repeats a tap
  // made before the script ran.
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
