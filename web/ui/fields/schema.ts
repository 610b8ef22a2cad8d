// Converts the valibot schema of a game's entries to plain data. A browser draws the fields from
// this data, without the schema and without valibot (`entry.tsx`).
//
// The valibot schema of a field determines its control:
// - one of several keys: a picklist, a seat (`seatAmong` of `games/kit/entry.ts`), or a few whole
//   numbers
// - a typed number: a larger range of numbers
// - tick boxes: a list of choices
// - the fields of each record: a list of records
//
// The game names its fields: `fields: { coin: ['Coin', money], bought: 'Tracks bought' }`. The
// function in a pair (`money`) puts the values of the field into words.
import type { Choice, Field } from '../../games/fields.ts'
import type { Schema } from '../../games/game.ts'
import { isRecord } from '../../games/kit/records.ts'
import type { FieldWords } from '../../games/words.ts'

export interface EntryKind {
  kind: string
  isBare: boolean // it has no fields
  fields: readonly Field[]
}

// The parts of a valibot schema that are read here.
interface Node extends Partial<Schema<unknown>> {
  type: string
  entries?: Record<string, Node>
  options?: readonly unknown[]
  literal?: unknown
  item?: Node
  wrapped?: Node
  pipe?: readonly Step[]
}
interface Step extends Pick<Node, 'pipe'> {
  type: string
  requirement?: unknown
  metadata?: { seat?: true; among?: number }
}

const isNode = (value: unknown): value is Node => isRecord(value) && typeof value.type === 'string'
// Returns the schemas that a union chooses from.
const nodesOf = ({ options = [] }: Node): Node[] => options.filter(isNode)

const mostChoices = 24 // larger ranges of numbers are typed

// Returns the steps of a pipe, including the steps of pipes nested in it.
const stepsOf = ({ pipe = [] }: Pick<Node, 'pipe'>): Step[] =>
  pipe.flatMap(step => [step, ...stepsOf(step)])

const bound = (node: Node, type: 'min_value' | 'max_value'): number | undefined => {
  const found = stepsOf(node).find(step => step.type === type)
  return found && Number(found.requirement)
}

const accepts = (node: Node, value: unknown) => {
  const checked = node['~standard']?.validate(value)
  return checked !== undefined && !('issues' in checked && checked.issues)
}

type Say = (value: unknown) => string

// Returns all values of a field if they are few, or undefined if the field is typed.
const choicesOf = (node: Node, say: Say): Choice[] | undefined => {
  const { type } = node
  const choice = (value: unknown): Choice => ({ value, said: say(value) })
  if (type === 'literal') {
    const { among } = stepsOf(node).find(({ metadata }) => metadata?.among)?.metadata ?? {}
    return [{ ...choice(node.literal), ...(among && { among }) }]
  }
  if (type === 'picklist') return node.options?.map(choice)
  if (type === 'union') {
    const each = nodesOf(node).map(option => choicesOf(option, say))
    return each.every(choices => choices !== undefined) ? each.flat() : undefined
  }
  const [least = Number.NaN, most = Number.NaN] = [
    bound(node, 'min_value'),
    bound(node, 'max_value'),
  ]
  if (type !== 'number' || !(most - least < mostChoices)) return undefined
  const isSeat = stepsOf(node).some(({ metadata }) => metadata?.seat)
  return Array.from({ length: most - least + 1 }, (_, i) => least + i)
    .filter(value => accepts(node, value))
    .map(value => (isSeat ? { value, said: String(value), seat: true } : choice(value)))
}

const fieldOf = (words: FieldWords, field: string, node: Node): Field | undefined => {
  if (node.wrapped) {
    const found = fieldOf(words, field, node.wrapped)
    return found && { ...found, optional: true }
  }
  if (node.type === 'literal') return undefined
  const word = words[field]
  const label = typeof word === 'string' ? word : (word?.[0] ?? field)
  const say: Say = value => (Array.isArray(word) ? word[1](value as never) : String(value))
  const choices = choicesOf(node, say)
  if (choices) return { field, label, choices }
  if (node.entries) return { field, label, fields: fieldsOf(words, node) }
  if (node.item) {
    const choices = choicesOf(node.item, say)
    return { field, label, item: choices ? { choices } : { fields: fieldsOf(words, node.item) } }
  }
  return { field, label, least: bound(node, 'min_value'), most: bound(node, 'max_value') }
}

const fieldsOf = (words: FieldWords, { entries = {} }: Node): Field[] =>
  Object.entries(entries).flatMap(([field, node]) => fieldOf(words, field, node) ?? [])

/**
 * Returns the kinds of a game's entries. The schema is a union or, for a single kind, an object.
 */
export const kindsOf = (schema: Schema<unknown>, words: FieldWords): EntryKind[] => {
  if (!isNode(schema)) return []
  return (schema.entries ? [schema] : nodesOf(schema)).map(node => ({
    kind: String(node.entries?.kind?.literal),
    isBare: Object.keys(node.entries ?? {}).length === 1,
    fields: fieldsOf(words, node),
  }))
}
