// The fields of an entry as plain data, of which pages draw controls (`ui/fields/entry.tsx`).

/** A value that a field offers, and its label. */
export interface Choice {
  value: unknown
  said: string
  seat?: true // the label is the name of this seat
  among?: number // offered only at tables with this many seats
}

/** A field of an entry. Without `choices`, `fields` and `item`, it is a number to type. */
export interface Field {
  field: string
  label: string
  optional?: true
  choices?: readonly Choice[]
  fields?: readonly Field[] // the parts, if the field is a record
  item?: Pick<Field, 'choices' | 'fields'> // of each item, if the field is a list
  least?: number
  most?: number
}
