// An example of a sheet as a table, with the marks of up to five seats: a row for each round, or for
// each figure of a sheet that has only one round.
import { Mark } from '../../../ui/seats/mark.tsx'
import type { Definition, Field } from '../rules/definition.ts'
import type { Value } from '../rules/language.ts'
import { all, ownerOf, placeOf, seatsOfSide, sidesOf } from '../rules/owners.ts'
import { colours } from '../rules/seats.ts'
import type { View } from '../sheet/state.ts'
import type { Words } from './en.ts'
import { exampleOf } from './example.ts'
import { withMinus } from './fields.ts'

interface ExampleProps {
  definition: Definition
  words: Words
}

const mostSeats = 5 // a phone has room for them

export const Marks = ({ seats }: { seats: readonly number[] }) => (
  <span class="making-marks">
    {seats.map(seat => (
      <span key={seat}>
        <Mark colour={colours[seat % colours.length]!} />
      </span>
    ))}
  </span>
)

// What the seats of a side entered in a round, as numbers.
const numbersOf = (
  { fields }: Definition,
  values: Readonly<Record<string, readonly Value[]>>,
  seats: readonly number[],
  sides: number,
): string =>
  fields
    .flatMap(field => {
      const owner = ownerOf(field)
      if (field.kind !== 'number' || owner === 'table') return []
      const places = owner === 'side' ? [seats[0]! % sides] : seats
      return places.flatMap(at => withMinus(Number(values[field.id]?.[at] ?? 0)))
    })
    .join('·')

const Shown = ({ field, value }: { field: Field; value: Value | null | undefined }) => {
  if (value === null || value === undefined) return <>–</>
  if (typeof value === 'boolean') return <>{value ? '✓' : '–'}</>
  if (field.kind === 'choice') return <>{field.of.find(([, one]) => one === value)?.[0] ?? value}</>
  if (field.kind === 'seat') return value < 0 ? <>–</> : <Marks seats={[value]} />
  return <>{withMinus(value)}</>
}

// The figures of the only round, a row each. One of the whole table is said once, over all columns.
const Figures = ({ definition, view, sides }: ExampleProps & { view: View; sides: number }) => {
  const values = view.past.at(-1)?.values ?? view.told
  return (
    <>
      {definition.fields
        .filter(({ kind }) => kind !== 'worked')
        .map(field => {
          const owner = ownerOf(field)
          return (
            <tr key={field.id}>
              <th scope="row">{field.label}</th>
              {owner === 'table' ? (
                <td colSpan={sides}>
                  <Shown field={field} value={values[field.id]?.[0]} />
                </td>
              ) : (
                all(sides).map(side => (
                  <td key={side}>
                    <Shown field={field} value={values[field.id]?.[placeOf(owner, side, sides)]} />
                  </td>
                ))
              )}
            </tr>
          )
        })}
    </>
  )
}

interface Row {
  told: string
  total: number | null
}

// The rows of a side: each round, or on a sheet with turns each of its own turns.
const rowsOf = (definition: Definition, view: View, side: number, sides: number): Row[] => {
  const seats = seatsOfSide(side, sides, view.seats)
  return view.past.flatMap(({ values, turn }, i) =>
    turn === undefined || turn === side
      ? [{ told: numbersOf(definition, values, seats, sides), total: view.totals[i]![side]! }]
      : [],
  )
}

const Rounds = ({
  definition,
  words,
  view,
  sides,
}: ExampleProps & { view: View; sides: number }) => {
  const columns = all(sides).map(side => rowsOf(definition, view, side, sides))
  return (
    <>
      {all(Math.max(0, ...columns.map(rows => rows.length))).map(row => (
        <tr key={row}>
          <th scope="row">{row + 1}</th>
          {columns.map((rows, side) => (
            <td key={side}>
              {rows[row] && (
                <>
                  <small>{rows[row].told}</small>
                  <b>{rows[row].total === null ? words.page.hidden : withMinus(rows[row].total)}</b>
                </>
              )}
            </td>
          ))}
        </tr>
      ))}
    </>
  )
}

export const Example = ({ definition, words }: ExampleProps) => {
  const view = exampleOf(definition, mostSeats)
  const sides = sidesOf(definition, view.seats)
  const isOne = definition.rounds === 'live' || definition.rounds === 1
  const { page } = words
  return (
    <table class="making-example">
      <caption class="visually-hidden">{page.example}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{isOne ? definition.title : page.round}</span>
          </th>
          {all(sides).map(side => (
            <th key={side} scope="col">
              <Marks seats={seatsOfSide(side, sides, view.seats)} />
              <span class="visually-hidden">{side + 1}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {isOne ? (
          <Figures definition={definition} words={words} view={view} sides={sides} />
        ) : (
          <Rounds definition={definition} words={words} view={view} sides={sides} />
        )}
      </tbody>
      {isOne && (
        <tfoot>
          <tr>
            <th scope="row">{page.total}</th>
            {all(sides).map(side => (
              <td key={side}>{view.totals.at(-1)?.[side] ?? view.accounts[0]!.by[side] ?? '–'}</td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
