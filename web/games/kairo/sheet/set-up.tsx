// Before the first turn: each seat taps the three cloths of its stalls on the board, then somebody
// taps the seat that begins.
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTelling } from '../../../ui/table.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import type { Seat } from '../../game.ts'
import { ClothKeys } from '../parts/cloth-keys.tsx'
import { type Cloth, startStalls } from '../rules/pieces.ts'
import type { SheetFace } from './accounts.tsx'

export const SetUp = ({ frame, words, you }: SheetFace & { you: Seat }) => {
  const telling = useTelling()
  const [picked, pick] = useIntent<Cloth[]>(`start ${you}`, [], 'start')
  const { accounts } = frame.view
  const toggle = (cloth: Cloth) =>
    pick(
      picked.includes(cloth)
        ? picked.filter(one => one !== cloth)
        : [...picked, cloth].slice(-startStalls),
    )
  if (!accounts[you]!.isReady)
    return (
      <MoveForm class="kairo-set-up" seat={you}>
        <ClothKeys names={words.cloth} isChosen={cloth => picked.includes(cloth)} choose={toggle} />
        <MoveButton
          move={{ kind: 'sets-up', cloths: picked }}
          disabled={picked.length < startStalls}
        >
          {picked.length < startStalls
            ? words.start.ready.some(picked.length)
            : words.start.ready.all}
        </MoveButton>
      </MoveForm>
    )
  if (accounts.some(({ isReady }) => !isReady)) return null
  return (
    <MoveForm class="kairo-begins" seat={you}>
      {accounts.map((_, first) => (
        <MoveButton key={first} kind="quiet" move={{ kind: 'begins', first }}>
          <SeatMark seat={first} /> {telling.name(first)}
        </MoveButton>
      ))}
    </MoveForm>
  )
}
