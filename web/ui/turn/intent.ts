// What a seat has in mind: a card taken up, a way to pay chosen, a square asked about. Only its own page knows it, and it
// holds until the table moves on.
//
//   const [mind, setMind] = useIntent<Mind>({ kind: 'ship' })
//
// After every action of the table it is `blank` again, so a choice never outlives what it was made for.
import { useState } from 'preact/hooks'
import { useTable } from '../table.tsx'

export const useIntent = <Mind>(blank: Mind): [mind: Mind, intend: (mind: Mind) => void] => {
  const { seq } = useTable().frame
  const [held, hold] = useState({ seq, mind: blank })
  return [held.seq === seq ? held.mind : blank, mind => hold({ seq, mind })]
}
