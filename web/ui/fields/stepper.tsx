// A number with − and +. Without script it is typed.
//
//   <Stepper label="Tracks bought" note="£20" name="move.bought" value={2} most={5} set={n => …} />
//   <MoveStepper label="Hand" value={4} most={6} move={by => ({ kind: 'hand', change: by })} />
//
// `Stepper` is a field of the form it stands in; `MoveStepper` makes a move at every tap and stands in a `MoveForm`.
import type { ComponentChildren } from 'preact'
import { useScript } from '../live.tsx'
import { MoveButton } from '../moves.tsx'
import { useTable } from '../table.tsx'

const Labelled = (props: { label: string; note?: string | undefined; children: ComponentChildren }) => (
  <div class="stepper">
    <span class="stepper-label">
      {props.label}
      {props.note && <small>{props.note}</small>}
    </span>
    {props.children}
  </div>
)

interface StepperProps {
  label: string
  note?: string | undefined
  name: string
  value: number
  least?: number
  most: number
  set(value: number): void
}

export const Stepper = ({ label, note, name, value, least = 0, most, set }: StepperProps) => {
  const { house } = useTable()
  const runs = useScript()
  const step = (to: number, sign: string, said: string) => (
    <button type="button" class="key" disabled={to < least || to > most} aria-label={said} onClick={() => set(to)}>
      {sign}
    </button>
  )
  return (
    <Labelled label={label} note={note}>
      {runs ? (
        <span class="stepper-keys">
          {step(value - 1, '−', house.fewer(label))}
          <output aria-live="polite">{value}</output>
          {step(value + 1, '+', house.more(label))}
        </span>
      ) : (
        <input type="number" name={name} min={least} max={most} value={value} aria-label={label} />
      )}
    </Labelled>
  )
}

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
    <Labelled label={label}>
      <span class="stepper-keys">
        {step(-1, '−', house.fewer(label), value <= least)}
        <output>{value}</output>
        {step(1, '+', house.more(label), value >= most)}
      </span>
    </Labelled>
  )
}
