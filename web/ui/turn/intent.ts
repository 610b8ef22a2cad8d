// What a seat has in mind: a card taken up, a way to pay chosen, a square asked about, figures of
// an entry. Only its own page knows it (draft.ts keeps it over a reload), and it holds until the
// table moves on, or advice comes.
//
//   const [mind, intend] = useIntent<Mind>('turn', { kind: 'ship' })
//   const [cloths, pick] = useIntent<Cloth[]>('cloths', [], 'start')     it outlives what others
//   enter: until another moment
//
// After every action of the table it is `blank` again, so a choice never outlives what it was made
// for. Where a move is advised, `blank` is that move as if one had it in mind: so it is shown
// before it is made. Each part of a page has its own name. `useUnfolded(name, moment)`: the same
// for a `<details>` that is opened before something is done by a second tap.
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
  // Behind the first drawing, which is the server's, and before a tap that came too early is done.
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
