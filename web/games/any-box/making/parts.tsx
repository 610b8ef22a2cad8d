// The controls of the page that makes a sheet: a figure, a text, one of some values. Each is a row
// with its name, its control, and below it what is wrong with it.
import type { ComponentChildren } from 'preact'

const nameOf = (name: string) => `made.${name}`
const idOf = (name: string) => `made-${name.replaceAll('.', '-')}`

interface AskProps {
  name: string // of its field
  label: string
  hint?: string
  fault?: string
}

const Below = ({ name, hint, fault }: Pick<AskProps, 'name' | 'hint' | 'fault'>) => (
  <>
    {hint && (
      <p class="hint" id={`${idOf(name)}-hint`}>
        {hint}
      </p>
    )}
    {fault && (
      <p class="making-fault" id={`${idOf(name)}-fault`}>
        {fault}
      </p>
    )}
  </>
)

const described = ({ name, hint, fault }: Omit<AskProps, 'label'>) => ({
  'aria-invalid': fault ? ('true' as const) : undefined,
  'aria-describedby':
    [hint && `${idOf(name)}-hint`, fault && `${idOf(name)}-fault`].filter(Boolean).join(' ') ||
    undefined,
})

// A name, its control, and what is said below it.
const Ask = ({
  look,
  children,
  ...props
}: AskProps & { look?: string; children: ComponentChildren }) => (
  <div class={look ? `making-ask ${look}` : 'making-ask'}>
    <label for={idOf(props.name)}>{props.label}</label>
    {children}
    <Below {...props} />
  </div>
)

// The attributes of every control that a label names.
const controlOf = (props: AskProps) => ({
  id: idOf(props.name),
  name: nameOf(props.name),
  ...described(props),
})

/** A whole number. */
export const FigureAsk = (
  props: AskProps & { value: string; bounds: readonly [least: number, most: number] },
) => (
  <Ask {...props}>
    <input
      type="text"
      value={props.value}
      {...controlOf(props)}
      required
      maxLength={10}
      inputMode={props.bounds[0] < 0 ? 'text' : 'numeric'} // digits alone offer no minus
      autocomplete="off"
    />
  </Ask>
)

/** A short text. */
export const TextAsk = (props: AskProps & { value: string; most: number }) => (
  <Ask {...props} look="wide">
    <input
      type="text"
      value={props.value}
      {...controlOf(props)}
      maxLength={props.most}
      autocomplete="off"
    />
  </Ask>
)

const longest = 34 // letters of values in one row; more are rows of their own

/**
 * One of some values: keys side by side, or rows where their words are long. Without `label` the
 * question around it names it.
 */
export const ChoiceAsk = (
  props: Omit<AskProps, 'label'> & {
    label?: string
    value: string
    values: readonly (readonly [value: string, word: string])[]
    isHead?: boolean // the name is as large as that of a whole question
  },
) => {
  const { name, label, value, values, isHead } = props
  const isLong = values.reduce((sum, [, word]) => sum + word.length, 0) > longest
  const Group = label ? 'fieldset' : 'div'
  return (
    <Group class={`making-ask ${isLong ? 'making-rows' : 'making-keys'}`}>
      {label && <legend class={isHead ? 'head' : undefined}>{label}</legend>}
      <div class="making-values">
        {values.map(([one, word]) => (
          <label key={one}>
            <input type="radio" name={nameOf(name)} value={one} checked={one === value} />
            <span>{word}</span>
          </label>
        ))}
      </div>
      <Below {...props} />
    </Group>
  )
}

/** One of many values, which would be too many keys. */
export const ListAsk = (
  props: AskProps & {
    value: string
    values: readonly (readonly [value: string, word: string])[]
  },
) => {
  const { value, values } = props
  return (
    <Ask {...props}>
      <select {...controlOf(props)}>
        {values.map(([one, word]) => (
          <option key={one} value={one} selected={one === value}>
            {word}
          </option>
        ))}
      </select>
    </Ask>
  )
}

/** A question of the form with its parts. */
export const Question = ({
  title,
  hint,
  fault,
  children,
}: {
  title: string
  hint?: string
  fault?: string
  children: ComponentChildren
}) => (
  <fieldset class="making-question">
    <legend>{title}</legend>
    {hint && <p class="hint">{hint}</p>}
    {fault && <p class="making-fault">{fault}</p>}
    {children}
  </fieldset>
)
