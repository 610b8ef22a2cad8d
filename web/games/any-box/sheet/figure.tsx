// The control of one figure: keys for a few values, − and + beside a field, or a field alone. In a
// table of seats, where keys have no room, a choice is a list.

import { Keys, Pick } from '../../../ui/fields/keys.tsx'
import { useScript } from '../../../ui/live.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import type { FaceProps } from '../../box.tsx'
import type { Said } from '../../companion.ts'
import type { Entry } from '../rules/entry.ts'
import { all } from '../rules/owners.ts'
import type { SheetWords } from '../words/sentences.ts'
import { choicesOf, fieldOf, isLive } from './face.ts'
import type { Ask, Options, View } from './state.ts'
import type { Typed } from './typed.tsx'

/** The props of every part of the sheet. */
export type SheetFace = FaceProps<View, SheetWords, Said<Entry, Options>, Options>

const mostKeys = 21
const mostSteps = 30

interface Props extends SheetFace {
  ask: Ask
  path: string // `move.values.bid`
  told: number | boolean | null
  typed: Typed
  row?: string // the name of the row's seat, in a table of seats
  kind?: 'keys' | 'steps' // how a number is chosen, if it has few values
  isLeftOut?: boolean // the form does not send it
}

const countOf = ({ min, max, step }: Ask): number => Math.floor((max - min) / step) + 1

/** Whether a figure has so few values that − and + reach all of them. */
export const isStepped = (ask: Ask): boolean => countOf(ask) <= mostSteps

// Returns the values to choose from, as a form sends them; undefined: any number within bounds.
const offeredIn = ({ frame, ask, kind }: Props): (number | boolean)[] | undefined => {
  const field = fieldOf(frame, ask.id)
  if (field.kind === 'check') return [true, false]
  const choices = choicesOf(frame, ask)
  if (choices) return [...choices]
  const isFew = kind === 'keys' && countOf(ask) <= mostKeys
  return isFew ? all(countOf(ask)).map(i => ask.min + i * ask.step) : undefined
}

interface ControlProps {
  props: Props
  label: string
  shown: string
}

const NumberField = ({
  props: { frame, ask, path, told, typed, row, isLeftOut },
  label,
  shown,
}: ControlProps) => (
  <input
    type="number"
    inputMode={ask.min < 0 ? 'text' : 'numeric'}
    name={isLeftOut ? undefined : path}
    min={ask.min}
    max={ask.max}
    step={ask.step}
    value={shown}
    placeholder="–"
    required={!row && !isLive(frame)}
    aria-label={label}
    // Reports what was typed before the script ran: otherwise the next drawing would undo it.
    ref={input =>
      void (input && input.value !== shown && input.value && typed.type(path, input.value, told))
    }
    onInput={({ currentTarget }) => typed.type(path, currentTarget.value, told)}
  />
)

// A field between − and +. The first tap on a blank one gives its least value.
const Steps = (control: ControlProps) => {
  const { house } = useTable()
  const { props, label, shown } = control
  const { min, max, step } = props.ask
  const now = shown === '' ? undefined : Number(shown)
  const to = (by: number) => {
    const next =
      now === undefined ? Math.max(min, 0) : Math.min(max, Math.max(min, now + by * step))
    return props.typed.type(props.path, String(next), props.told)
  }
  return (
    <span class="count">
      <button
        type="button"
        class="key"
        aria-label={house.fewer(label)}
        disabled={now !== undefined && now <= min}
        onClick={() => to(-1)}
      >
        −
      </button>
      <NumberField {...control} />
      <button
        type="button"
        class="key"
        aria-label={house.more(label)}
        disabled={now !== undefined && now >= max}
        onClick={() => to(1)}
      >
        +
      </button>
    </span>
  )
}

const Choice = ({
  props,
  label,
  shown,
  offered,
}: ControlProps & { offered: (number | boolean)[] }) => {
  const telling = useTelling()
  const { frame, words, ask, path, told, typed, row, isLeftOut } = props
  const field = fieldOf(frame, ask.id)
  if (!row)
    return (
      <Keys
        legend={label}
        class={field.kind === 'number' ? (offered.length > 5 ? 'by-5' : 'in-line') : ''}
      >
        {offered.map(value => (
          <Pick
            key={String(value)}
            name={isLeftOut ? undefined : path}
            value={String(value)}
            picked={shown === String(value)}
            pick={() => typed.type(path, String(value), told)}
          >
            {field.kind === 'seat' && Number(value) >= 0 && <SeatMark seat={Number(value)} />}
            {words.value(field, value, telling)}
          </Pick>
        ))}
      </Keys>
    )
  return (
    <select
      name={path}
      aria-label={label}
      onChange={({ currentTarget }) => typed.type(path, currentTarget.value, told)}
    >
      {shown === '' && <option value="">–</option>}
      {offered.map(value => (
        <option key={String(value)} value={String(value)} selected={shown === String(value)}>
          {words.value(field, value, telling)}
        </option>
      ))}
    </select>
  )
}

// A tick box in a table sends yes or no, ticked or not.
const Tick = ({ props: { path, told, typed }, label, shown }: ControlProps) => {
  const isOn = shown === 'true'
  return (
    <>
      <input type="hidden" name={path} value={String(isOn)} />
      <Pick
        many
        value="true"
        label={label}
        picked={isOn}
        pick={() => typed.type(path, String(!isOn), told)}
      >
        {isOn ? '✓' : ''}
      </Pick>
    </>
  )
}

export const Figure = (props: Props) => {
  const { frame, ask, path, told, typed, row, kind } = props
  const runs = useScript()
  const field = fieldOf(frame, ask.id)
  const name = field.label ?? ''
  const label = row ? `${name}, ${row}` : name
  const isSteps = kind === 'steps' && isStepped(ask)
  const blank =
    row && field.kind === 'check' ? 'false' : row && isSteps ? String(Math.max(ask.min, 0)) : ''
  const shown = typed.of(path, ask, told, blank)
  const offered = offeredIn(props)
  const control = { props, label, shown }
  if (row && field.kind === 'check' && runs) return <Tick {...control} />
  if (offered) return <Choice {...control} offered={offered} />
  const number = isSteps ? <Steps {...control} /> : <NumberField {...control} />
  return row ? (
    number
  ) : (
    <div class="sheet-figure">
      <span aria-hidden="true">{name}</span>
      {number}
    </div>
  )
}
