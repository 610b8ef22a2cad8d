// The form that corrects an entry of a companion, built from the entry's own schema and filled in.
// Drawn only by the server; its fields are named `move.<path>` like everywhere (`form.ts`).
//
//   <EntryFields schema={box.companion.game.move} entry={entry} seats={4} words={words.fields}
//     name={…} kind={…} telling={…} />
//
// The valibot schema of a field determines its control: a picklist, a seat (`seatAmong` of
// `games/kit/entry.ts`) or a few whole numbers become buttons, larger numbers are typed, a list of
// choices becomes tick boxes, and a list of records becomes the fields of each record, one below
// the other. An optional field can be cleared. An entry without fields can be changed into any
// other kind without fields. The game names its fields: `fields: { coin: ['Coin', money], bought:
// 'Tracks bought' }`; a pair also words the values.
import type { ComponentChildren } from 'preact'
import type { Schema } from '../../games/game.ts'
import { isRecord } from '../../games/kit/records.ts'
import type { FieldWords, Telling } from '../../games/words.ts'
import { Keys, Pick } from './keys.tsx'

// The parts of a valibot schema that are read here.
interface Node extends Partial<Schema<unknown>> {
  type: string
  entries?: Record<string, Node>
  options?: readonly unknown[]
  literal?: unknown
  item?: Node
  wrapped?: Node
  pipe?: readonly {
    type: string
    requirement?: unknown
    metadata?: { seat?: true; among?: number }
  }[]
}

const isNode = (value: unknown): value is Node => isRecord(value) && typeof value.type === 'string'
// Returns the schemas that a union chooses from.
const nodesOf = ({ options = [] }: Node): Node[] => options.filter(isNode)

const mostChoices = 24 // larger ranges of numbers are typed
const mostKeys = 12 // more choices are shown in a list, which takes two taps

interface Shown {
  words: FieldWords
  seats: number
  telling: Telling
}

const bound = ({ pipe = [] }: Node, type: 'min_value' | 'max_value'): number =>
  Number(pipe.find(step => step.type === type)?.requirement ?? Number.NaN)

const isSeat = ({ pipe = [] }: Node) => pipe.some(({ metadata }) => metadata?.seat)

// Leaves out values that only tables with more or fewer seats have.
const isKnownTo = (seats: number, { pipe = [] }: Node) =>
  pipe.every(({ metadata }) => metadata?.among === undefined || metadata.among === seats)

const accepts = (node: Node, value: unknown) => {
  const checked = node['~standard']?.validate(value)
  return checked !== undefined && !('issues' in checked && checked.issues)
}

// Returns all values of a field if they are few, or undefined if the field is typed.
const choicesOf = (node: Node, seats: number): readonly unknown[] | undefined => {
  if (node.type === 'literal') return isKnownTo(seats, node) ? [node.literal] : []
  if (node.type === 'picklist') return node.options
  if (node.type === 'union') {
    const each = nodesOf(node).map(option => choicesOf(option, seats))
    return each.every(choices => choices !== undefined) ? each.flat() : undefined
  }
  if (node.type !== 'number') return undefined
  const [least, most] = isSeat(node)
    ? [0, seats - 1]
    : [bound(node, 'min_value'), bound(node, 'max_value')]
  if (!(most - least < mostChoices)) return undefined
  return Array.from({ length: most - least + 1 }, (_, i) => least + i).filter(value =>
    accepts(node, value),
  )
}

const labelOf = ({ words }: Shown, field: string) => {
  const label = words[field]
  return typeof label === 'string' ? label : (label?.[0] ?? field)
}

const valueIn = ({ words, telling }: Shown, field: string, node: Node, value: unknown): string => {
  if (isSeat(node) && typeof value === 'number') return telling.name(value)
  const label = words[field]
  return Array.isArray(label) ? label[1](value as never) : String(value)
}

interface FieldProps extends Shown {
  node: Node
  path: string // `move.card.coin`
  field: string // last part of `path`
  value: unknown
  optional?: boolean
}

const Choice = ({
  node,
  path,
  field,
  value,
  optional,
  ...shown
}: FieldProps & { choices: readonly unknown[] }) => {
  const of = node.type === 'union' ? nodesOf(node) : [node]
  const said = (choice: unknown) =>
    valueIn(shown, field, of.find(one => accepts(one, choice)) ?? node, choice)
  if (shown.choices.length <= mostKeys) {
    const none = optional ? [['', '–'] as const] : []
    return (
      <Keys legend={labelOf(shown, field)}>
        {[...none, ...shown.choices.map(choice => [String(choice), said(choice)] as const)].map(
          ([text, words]) => (
            <Pick key={text} name={path} value={text} picked={text === String(value ?? '')}>
              {words}
            </Pick>
          ),
        )}
      </Keys>
    )
  }
  return (
    <label class="field">
      {labelOf(shown, field)}
      <select name={path}>
        {optional && <option value="">–</option>}
        {shown.choices.map(choice => (
          <option key={String(choice)} value={String(choice)} selected={choice === value}>
            {said(choice)}
          </option>
        ))}
      </select>
    </label>
  )
}

const Field = (props: FieldProps): ComponentChildren => {
  const { node, path, field, value, seats } = props
  // A part that was left out whole, such as coins in games with real ones, is not asked for.
  if (node.wrapped?.entries && value === undefined) return null
  if (node.wrapped) return <Field {...props} node={node.wrapped} optional />
  if (node.type === 'literal') return null
  const choices = choicesOf(node, seats)
  if (choices) return <Choice {...props} choices={choices} />
  if (node.entries) return <Fields {...props} node={node} value={value} path={path} />
  if (node.type === 'array') return <List {...props} item={node.item!} />
  return (
    <label class="field">
      {labelOf(props, field)}
      <input
        type="number"
        inputMode="numeric"
        name={path}
        min={bound(node, 'min_value')}
        max={bound(node, 'max_value')}
        value={typeof value === 'number' ? value : undefined}
        required={!props.optional}
      />
    </label>
  )
}

const Fields = ({
  node,
  value,
  path,
  ...shown
}: Shown & { node: Node; value: unknown; path: string }) => (
  <>
    {Object.entries(node.entries ?? {}).map(([field, one]) => (
      <Field
        key={field}
        {...shown}
        node={one}
        path={`${path}.${field}`}
        field={field}
        value={isRecord(value) ? value[field] : undefined}
      />
    ))}
  </>
)

// Choices are ticked; records are listed one below the other, each with its number.
const List = ({ item, path, field, value, ...shown }: FieldProps & { item: Node }) => {
  const items = Array.isArray(value) ? value : []
  const choices = choicesOf(item, shown.seats)
  if (!choices) {
    return items.map((one, i) => (
      <section key={i}>
        <h3>
          {labelOf(shown, field)} {i + 1}
        </h3>
        <Fields {...shown} node={item} path={`${path}.${i}`} value={one} />
      </section>
    ))
  }
  return (
    <Keys legend={labelOf(shown, field)}>
      {choices.map(choice => (
        <Pick
          key={String(choice)}
          many
          name={path}
          value={String(choice)}
          picked={items.includes(choice)}
        >
          {valueIn(shown, field, item, choice)}
        </Pick>
      ))}
    </Keys>
  )
}

const kindOf = ({ entries }: Node) => entries?.kind?.literal
const isBare = ({ entries = {} }: Node) => Object.keys(entries).length === 1

interface EntryProps extends Shown {
  schema: Schema<unknown>
  entry: unknown
  name(entry: unknown): string | undefined // of an entry without fields
}

export const EntryFields = ({ schema, entry, name, ...shown }: EntryProps) => {
  const kinds = isNode(schema) ? nodesOf(schema) : []
  const fields = isRecord(entry) ? Object.entries(entry) : []
  const node = kinds.find(one => kindOf(one) === Object.fromEntries(fields).kind)
  if (!node) return null
  // Ticked boxes are added to a list, so the list that they are added to must be empty.
  const blank = fields.map(([field, value]) => {
    const item = node.entries?.[field]?.item
    return [field, Array.isArray(value) && item && choicesOf(item, shown.seats) ? [] : value]
  })
  const others = kinds.filter(isBare).map(one => ({ kind: kindOf(one) }))
  if (isBare(node)) {
    return (
      <Keys legend={name(entry)}>
        {others.map(other => (
          <Pick
            key={String(other.kind)}
            name="move"
            value={JSON.stringify(other)}
            picked={other.kind === kindOf(node)}
          >
            {name(other)}
          </Pick>
        ))}
      </Keys>
    )
  }
  return (
    <>
      <input type="hidden" name="move" value={JSON.stringify(Object.fromEntries(blank))} />
      <Fields {...shown} node={node} path="move" value={entry} />
    </>
  )
}
