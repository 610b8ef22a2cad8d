// Draws the fields of an entry as controls: on the page that corrects it, and on the default sheet.
// Each control is named `move.<path>`, as `form.ts` reads it.
//
//   <EntryFields kinds={kindsOf(schema, words.fields)} entry={entry} telling={telling} name={…} />
//
// An optional field can be cleared. An entry without fields can be changed into any other entry
// without fields.
import type { ComponentChildren } from 'preact'
import type { Choice, Field } from '../../games/fields.ts'
import { isRecord } from '../../games/kit/records.ts'
import { kindOf, type Telling } from '../../games/words.ts'
import { Keys, Pick } from './keys.tsx'
import type { EntryKind } from './schema.ts'

const mostKeys = 12 // more choices are shown in a `<select>`, which takes two taps

interface Shown {
  telling: Telling
}

// Leaves out the choices that this table does not have. Labels a choice of a seat with its name.
const offered = (choices: readonly Choice[], { name, seats }: Telling): [string, string][] =>
  choices
    .filter(
      ({ among = seats, seat, value }) => among === seats && !(seat && Number(value) >= seats),
    )
    .map(({ value, said, seat }) => [String(value), seat ? name(Number(value)) : said])

interface FieldProps extends Shown {
  of: Field
  path: string // `move.card.coin`
  value: unknown
}

const OneOf = ({ of, path, value, telling }: FieldProps) => {
  const { label, optional, choices = [] } = of
  const none: [string, string][] = optional ? [['', '–']] : []
  const all = [...none, ...offered(choices, telling)]
  const chosen = String(value ?? '')
  if (all.length - none.length <= mostKeys)
    return (
      <Keys legend={label}>
        {all.map(([text, said]) => (
          <Pick key={text} name={path} value={text} picked={text === chosen}>
            {said}
          </Pick>
        ))}
      </Keys>
    )
  return (
    <label class="field">
      {label}
      <select name={path}>
        {all.map(([text, said]) => (
          <option key={text} value={text} selected={text === chosen}>
            {said}
          </option>
        ))}
      </select>
    </label>
  )
}

const OneField = (props: FieldProps): ComponentChildren => {
  const { of, path, value, telling } = props
  if (of.choices) return <OneOf {...props} />
  // An optional record without a value gets no controls, such as coins in games with real coins.
  if (of.fields)
    return of.optional && value === undefined ? null : (
      <Fields {...{ telling, value, path }} fields={of.fields} />
    )
  if (of.item) return <List {...props} item={of.item} />
  return (
    <label class="field">
      {of.label}
      <input
        type="number"
        inputMode="numeric"
        name={path}
        min={of.least}
        max={of.most}
        value={typeof value === 'number' ? value : undefined}
        required={!of.optional}
      />
    </label>
  )
}

const Fields = ({
  fields = [],
  path,
  value,
  telling,
}: Shown & { fields?: readonly Field[]; path: string; value: unknown }) => (
  <>
    {fields.map(of => (
      <OneField
        key={of.field}
        of={of}
        path={`${path}.${of.field}`}
        value={isRecord(value) ? value[of.field] : undefined}
        telling={telling}
      />
    ))}
  </>
)

// Draws a list of choices as tick boxes, and a list of records one below the other, with numbers.
const List = ({
  of: { label },
  item: { choices, fields },
  path,
  value,
  telling,
}: FieldProps & { item: NonNullable<Field['item']> }) => {
  const items: unknown[] = Array.isArray(value) ? value : []
  if (!choices)
    return items.map((one, i) => (
      <section key={i}>
        <h3>
          {label} {i + 1}
        </h3>
        <Fields {...{ telling, fields }} path={`${path}.${i}`} value={one} />
      </section>
    ))
  const ticked = items.map(String)
  return (
    <Keys legend={label}>
      {offered(choices, telling).map(([text, said]) => (
        <Pick key={text} many name={path} value={text} picked={ticked.includes(text)}>
          {said}
        </Pick>
      ))}
    </Keys>
  )
}

interface EntryProps extends Shown {
  kinds: readonly EntryKind[]
  entry: unknown
  name(entry: unknown): string | undefined // returns the name of an entry without fields
}

export const EntryFields = ({ kinds, entry, name, telling }: EntryProps) => {
  const of = kinds.find(({ kind }) => kind === kindOf(entry))
  if (!of || !isRecord(entry)) return null
  if (of.isBare)
    return (
      <Keys legend={name(entry)}>
        {kinds
          .filter(({ isBare }) => isBare)
          .map(({ kind }) => (
            <Pick key={kind} name="move" value={JSON.stringify({ kind })} picked={kind === of.kind}>
              {name({ kind })}
            </Pick>
          ))}
      </Keys>
    )
  // `moveOf` appends each ticked value to the list in `move`, which must be empty: otherwise
  // unticked values would stay.
  const ticked = of.fields.filter(({ item }) => item?.choices).map(({ field }) => field)
  const blank = Object.entries(entry).map(([field, value]) => [
    field,
    ticked.includes(field) ? [] : value,
  ])
  return (
    <>
      <input type="hidden" name="move" value={JSON.stringify(Object.fromEntries(blank))} />
      <Fields fields={of.fields} path="move" value={entry} telling={telling} />
    </>
  )
}
