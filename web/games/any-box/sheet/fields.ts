// The fields of an entry for the page that corrects it: they depend on the table's sheet.
import type { Choice, Field } from '../../fields.ts'
import type { Telling } from '../../words.ts'
import {
  type Definition,
  mostTold,
  type Field as OfSheet,
  type Told,
  usualMost,
} from '../rules/definition.ts'
import type { Entry } from '../rules/entry.ts'
import { all, ownerOf, placeOf, sidesOf } from '../rules/owners.ts'
import type { SheetWords } from '../words/sentences.ts'
import type { Options } from './state.ts'

const isTold = (field: OfSheet): field is Told => field.kind !== 'worked'

// A bound that depends on other figures is not known here; the table checks it.
const boundOf = (bound: number | string | undefined, otherwise: number, loosest: number): number =>
  typeof bound === 'number' ? bound : bound === undefined ? otherwise : loosest

const controlOf = (
  field: Told,
  { value, label }: { value: SheetWords['value']; label: string },
  telling: Telling,
): Omit<Field, 'field'> => {
  const choice = (one: number | boolean): Choice => ({
    value: one,
    said: value(field, one, telling),
  })
  if (field.kind === 'check') return { label, choices: [choice(true), choice(false)] }
  if (field.kind === 'choice') return { label, choices: field.of.map(([, one]) => choice(one)) }
  if (field.kind === 'seat')
    return {
      label,
      choices: [-1, ...all(telling.seats)].map(choice),
    }
  return {
    label,
    least: boundOf(field.min, 0, -mostTold),
    most: boundOf(field.max, usualMost, mostTold),
  }
}

// Returns the names of those for whom a figure at this place of its list was entered.
const ownersAt = (definition: Definition, field: Told, at: number, { seats, name }: Telling) => {
  const sides = sidesOf(definition, seats)
  const owner = ownerOf(field)
  return all(seats)
    .filter(seat => placeOf(owner, seat, sides) === at)
    .map(name)
    .join(', ')
}

/** Returns the fields of an entry, under the labels of the table's sheet. */
export const fields = (
  entry: Entry,
  { value }: SheetWords,
  telling: Telling,
): readonly Field[] | undefined => {
  if (!('values' in entry)) return undefined
  const { sheet } = telling.options as Options
  const named = sheet.fields.filter(isTold).filter(({ id }) => Object.hasOwn(entry.values, id))
  return [
    {
      field: 'values',
      label: '',
      fields: named.map(field => {
        const { id, label } = field
        if (entry.kind !== 'round')
          return { field: id, ...controlOf(field, { value, label }, telling) }
        const isOfTable = ownerOf(field) === 'table'
        return {
          field: id,
          label,
          fields: entry.values[id]!.map((one, at) => ({
            field: String(at),
            ...controlOf(
              field,
              {
                value,
                label: isOfTable ? label : `${label}, ${ownersAt(sheet, field, at, telling)}`,
              },
              telling,
            ),
            ...(one === null && { optional: true as const }),
          })),
        }
      }),
    },
  ]
}
