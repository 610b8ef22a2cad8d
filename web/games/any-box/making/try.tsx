// A round that people try on the page: a row for each figure, a column for each side, and the points
// that follow.
import type { Definition, Field } from '../rules/definition.ts'
import type { Value } from '../rules/language.ts'
import { all, ownerOf, seatsOfSide, sidesOf } from '../rules/owners.ts'
import type { Words } from './en.ts'
import { exampleOf } from './example.ts'
import { type Fields, withMinus } from './fields.ts'
import { Marks } from './preview.tsx'
import { placesOf, type Trial, trialName, trialOf } from './trial.ts'

const mostSeats = 3 // a phone has room for that many fields in a row
const mostFigures = 100 // fields; a form may have 256, and the questions need up to 120

interface FigureProps {
  field: Field
  at: number // its place in the list of the field
  seats: number
  value: Value
}

// The values of a field that offers some, with their words.
const offeredBy = (field: Field, seats: number): readonly (readonly [number, string])[] => {
  if (field.kind === 'check')
    return [
      [0, '–'],
      [1, '✓'],
    ]
  if (field.kind === 'choice') return field.of.map(([label, value]) => [value, label])
  if (field.kind !== 'seat') return []
  const none = field.none === undefined ? [] : [[-1, field.none] as const]
  return [...none, ...all(seats).map(seat => [seat, String(seat + 1)] as const)]
}

const Figure = ({ field, at, seats, value }: FigureProps) => {
  const name = `made.${trialName(field.id, at)}`
  const label = `${field.label ?? ''} ${at + 1}`
  const offered = offeredBy(field, seats)
  if (offered.length === 0)
    return (
      <input
        type="text"
        name={name}
        value={String(value)}
        aria-label={label}
        inputMode="text"
        maxLength={8}
        autocomplete="off"
      />
    )
  return (
    <select name={name} aria-label={label}>
      {offered.map(([one, word]) => (
        <option key={one} value={one} selected={one === Number(value)}>
          {word}
        </option>
      ))}
    </select>
  )
}

interface RowProps {
  definition: Definition
  field: Field
  trial: Trial
  seats: number
  columns: number
}

const Row = ({ definition, field, trial, seats, columns }: RowProps) => {
  const sides = sidesOf(definition, seats)
  const places = placesOf(definition, field, seats)
  const isCommon = ownerOf(field) === 'table'
  return (
    <tr>
      <th scope="row">{field.label}</th>
      {all(isCommon ? 1 : columns).map(column => (
        <td key={column} colSpan={isCommon ? columns : 1}>
          {places
            .filter(at => isCommon || at % sides === column)
            .map(at => (
              <Figure
                key={at}
                {...{ field, at, seats }}
                value={trial.values[field.id]?.[at] ?? 0}
              />
            ))}
        </td>
      ))}
    </tr>
  )
}

const Sum = ({ label, figures }: { label: string; figures: readonly number[] }) => (
  <tr>
    <th scope="row">{label}</th>
    {figures.map((figure, side) => (
      <td key={side}>{withMinus(figure)}</td>
    ))}
  </tr>
)

export const Try = (props: { definition: Definition; fields: Fields; words: Words }) => {
  const { definition, fields, words } = props
  const { page } = words
  const example = exampleOf(definition, mostSeats)
  const { seats } = example
  const figures = definition.fields.flatMap(field =>
    field.kind === 'worked' ? [] : placesOf(definition, field, seats),
  )
  if (figures.length > mostFigures) return null
  const trial = trialOf(definition, example, fields)
  const sides = sidesOf(definition, seats)
  const columns = definition.rounds === 'turns' ? 1 : sides
  const sums = (figures: readonly number[]) => figures.slice(0, columns)
  return (
    <details class="making-try">
      <summary>{page.trial}</summary>
      <p class="hint">{page.trialHint}</p>
      <table class="making-example">
        <thead>
          <tr>
            <th scope="col" />
            {all(columns).map(side => (
              <th key={side} scope="col">
                <Marks seats={seatsOfSide(side, sides, seats)} />
                <span class="visually-hidden">{side + 1}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {definition.fields
            .filter(({ kind }) => kind !== 'worked')
            .map(field => (
              <Row key={field.id} {...{ definition, field, trial, seats, columns }} />
            ))}
        </tbody>
        <tfoot>
          <Sum label={page.points} figures={sums(trial.points)} />
          <Sum label={page.total} figures={sums(trial.totals)} />
        </tfoot>
      </table>
      {trial.says.map(says => (
        <p key={says} class="making-fault">
          {says}
        </p>
      ))}
    </details>
  )
}
