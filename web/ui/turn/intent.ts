// What a seat has in mind: a card taken up, a way to pay chosen, a square asked about. Only its own page knows it, and it
// holds until the table moves on, or advice comes.
//
//   const [mind, setMind] = useIntent<Mind>({ kind: 'ship' })
//
// After every action of the table it is `blank` again, so a choice never outlives what it was made for. Where a move is
// advised, `blank` is that move as if one had it in mind: so it is shown before it is made.
import { useState } from 'preact/hooks'
import { useTable } from '../table.tsx'

export const useIntent = <Mind>(blank: Mind): [mind: Mind, intend: (mind: Mind) => void] => {
  const { frame, advice } = useTable()
  const { seq } = frame
  const [held, hold] = useState({ seq, advice, mind: blank })
  return [held.seq === seq && held.advice === advice ? held.mind : blank, mind => hold({ seq, advice, mind })]
}
