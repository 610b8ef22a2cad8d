// Draws keys to tap, in rows.
//
//   <Keys legend="Coin gained" class="by-5">
//     <MoveKey move={{ kind: 'coin', coin: 3 }} label="£3"><Coin … /></MoveKey>   makes a move
//     <Pick name="move.terrain" value="river">River <b>10</b></Pick>   a radio button in a form
//     <Pick many name="move.rivers" value={2}>…</Pick>   a tick box
//   </Keys>
//
// The class sets the columns: `by-2`, `by-3`, `by-5`; without a class there are as many as fit.
// Without `pick`, a `Pick` manages its own state and `picked` is the initial state; with `pick`,
// the parent component manages the state. With `name`, the form contains the value under that name;
// without `name`, a tap only calls `pick`.
import type { ComponentChildren } from 'preact'
import { useScript } from '../live.tsx'
import { MoveButton } from '../moves.tsx'

export const Keys = (props: {
  legend: ComponentChildren
  class?: string
  children: ComponentChildren
}) => (
  <fieldset class={`keys ${props.class ?? ''}`.trim()}>
    <legend>{props.legend}</legend>
    {props.children}
  </fieldset>
)

interface MoveKeyProps {
  move: unknown
  label?: string
  class?: string
  disabled?: boolean
  children: ComponentChildren
}

export const MoveKey = (props: MoveKeyProps) => (
  <MoveButton {...props} kind="plain" class={`key-face ${props.class ?? ''}`.trim()} />
)

interface PickProps {
  name?: string
  value: string | number
  label?: string // spoken instead of the content
  many?: boolean
  picked?: boolean
  pick?(): void
  children: ComponentChildren
}

export const Pick = ({ name, value, label, many, picked = false, pick, children }: PickProps) => {
  const runs = useScript()
  return (
    <label class="pick" aria-label={label}>
      <input
        type={many ? 'checkbox' : 'radio'}
        name={name}
        value={value}
        required={!many && !(runs && pick)}
        // Reports a tap made before the script ran: otherwise the next drawing would undo it.
        ref={input =>
          void (input && pick && input.checked !== picked && (many || input.checked) && pick())
        }
        {...(pick ? { checked: picked, onChange: pick } : { defaultChecked: picked })}
      />
      <span class="key-face">{children}</span>
    </label>
  )
}
