// The control of one figure: keys for a few values, otherwise a field. In a row of seats, where
// keys have no room, it is a field or a list.
import { Keys, Pick } from '../../../ui/fields/keys.tsx'
import { useTelling } from '../../../ui/table.tsx'
import type { FaceProps } from '../../box.tsx'
import type { Said } from '../../companion.ts'
import type { Entry } from '../rules/entry.ts'
import type { SheetWords } from '../words/sentences.ts'
import { all, fieldOf } from './face.ts'
import type { Ask, Options, View } from './state.ts'

/** The props of every part of the sheet. */
export type SheetFace = FaceProps<View, SheetWords, Said<Entry, Options>, Options>

const mostKeys = 12

interface Props extends SheetFace {
  ask: Ask
  path: string // `move.values.bid`
  value: number | boolean | null
  row?: string // the name of the row's seat, in a row of seats
}

// Returns the values to choose from, as a form sends them, with their words; undefined: too many.
const useOffered = ({ frame, words, ask }: Props, most: number) => {
  const telling = useTelling()
  const field = fieldOf(frame, ask.id)
  const { min, max, step } = ask
  const said = (value: number | boolean): [string, string] => [
    String(value),
    words.value(field, value, telling),
  ]
  if (field.kind === 'check') return [said(true), said(false)]
  if (field.kind === 'choice')
    return (ask.left ?? field.of.map(([, value]) => value)).map(value => said(value))
  const count = Math.floor((max - min) / step) + 1
  return count <= most ? all(count).map(i => said(min + i * step)) : undefined
}

export const Figure = (props: Props) => {
  const { frame, ask, path, value, row } = props
  const { min, max, step } = ask
  const field = fieldOf(frame, ask.id)
  const offered = useOffered(props, row ? (field.kind === 'seat' ? 9 : 0) : mostKeys)
  const chosen = value ?? ask.default
  const label = field.label ?? ''
  if (offered && !row)
    return (
      <Keys legend={label}>
        {offered.map(([text, said]) => (
          <Pick
            key={text}
            name={path}
            value={text}
            picked={chosen !== null && String(chosen) === text}
          >
            {said}
          </Pick>
        ))}
      </Keys>
    )
  const control = offered ? (
    <select name={path} aria-label={row && `${label}, ${row}`}>
      {chosen === null && <option value="">–</option>}
      {offered.map(([text, said]) => (
        <option key={text} value={text} selected={chosen !== null && String(chosen) === text}>
          {said}
        </option>
      ))}
    </select>
  ) : (
    <input
      type="number"
      inputMode={min < 0 ? 'text' : 'numeric'}
      name={path}
      min={min}
      max={max}
      step={step}
      defaultValue={typeof chosen === 'number' ? String(chosen) : undefined}
      required={!row}
      aria-label={row && `${label}, ${row}`}
    />
  )
  if (row) return control
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is one of two elements.
    <label class="field">
      {label}
      {control}
    </label>
  )
}
