// Keys to tap, in rows.
//
//   <Keys legend="Coin gained" class="by-5">
//     <MoveKey move={{ kind: 'coin', coin: 3 }} label="£3"><Coin … /></MoveKey>      one tap, one
//     move
//     <Pick name="move.terrain" value="river">River <b>10</b></Pick>                  one of
//     several, in a form
//     <Pick many name="move.rivers" value={2}>…</Pick>                               ticked or not
//   </Keys>
//
// Columns are classes: `by-2`, `by-3`, `by-5`; none: as many as fit. A `Pick` keeps what was tapped
// by itself (`picked` is how it begins), or by its owner (`picked` and `pick`). Its form has a
// field `name`; without one it only changes what its owner knows.
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
  label?: string // said in place of the content
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
        // Tapped before the script came: its owner hears of it now, or the next drawing would take
        // it back.
        ref={input =>
          void (input && pick && input.checked !== picked && (many || input.checked) && pick())
        }
        {...(pick ? { checked: picked, onChange: pick } : { defaultChecked: picked })}
      />
      <span class="key-face">{children}</span>
    </label>
  )
}
