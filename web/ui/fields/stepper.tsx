// Draws a number with − and +, each of which makes a move. Put it inside a `MoveForm`.
//
//   <MoveStepper label="Hand" value={4} most={6} move={by => ({ kind: 'hand', change: by })} />
import { MoveButton } from '../moves.tsx'
import { useTable } from '../table.tsx'

interface MoveStepperProps {
  label: string
  value: number
  least?: number
  most: number
  move(by: 1 | -1): unknown
}

export const MoveStepper = ({ label, value, least = 0, most, move }: MoveStepperProps) => {
  const { house } = useTable()
  const step = (by: 1 | -1, sign: string, said: string, isOut: boolean) => (
    <MoveButton kind="plain" class="key" move={move(by)} label={said} disabled={isOut}>
      {sign}
    </MoveButton>
  )
  return (
    <div class="stepper">
      <span class="stepper-label">{label}</span>
      <span class="stepper-keys">
        {step(-1, '−', house.fewer(label), value <= least)}
        <output>{value}</output>
        {step(1, '+', house.more(label), value >= most)}
      </span>
    </div>
  )
}
