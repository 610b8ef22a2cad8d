// The grid of a sheet: a column for each side, a row for each round with the total after it and,
// smaller, what was entered and the points. A live sheet has a row for each figure instead.
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTelling } from '../../../ui/table.tsx'
import type { Field } from '../rules/definition.ts'
import { all, fieldOf, isLive, seatsOf, sidesIn, signed, toldTo, totalOf } from './face.ts'
import type { SheetFace } from './figure.tsx'

type Frame = SheetFace['frame']

interface Cell {
  round: number // from 1
  total: number | null // null: hidden
  points: number
  told: string // '2·1': what its seats entered, as numbers
}

const numbersOf = (frame: Frame, round: number, side: number): string => {
  const { values } = frame.view.past[round - 1]!
  return frame.options.sheet.fields
    .flatMap(({ id, kind, who = 'each' }) => {
      if (kind !== 'number' || who === 'table') return []
      const at = who === 'side' ? [side] : seatsOf(frame, side)
      return at.flatMap(one => {
        const value = values[id]?.[one]
        return typeof value === 'number' ? [value] : []
      })
    })
    .join('·')
}

// Returns the cells of a side from above to below; with turns only its own turns.
const cellsOf = (frame: Frame, side: number): Cell[] =>
  frame.view.past.flatMap(({ turn }, i) =>
    turn !== undefined && turn !== side
      ? []
      : [
          {
            round: i + 1,
            total: frame.view.totals[i]![side]!,
            points: frame.view.points[i]![side]!,
            told: numbersOf(frame, i + 1, side),
          },
        ],
  )

/** Returns the sides that lead; empty while all are equal, or if totals are hidden. */
export const leadersIn = (frame: Frame): number[] => {
  const totals = all(sidesIn(frame)).map(side => totalOf(frame, side))
  const known = totals.filter(total => total !== null)
  if (known.length < totals.length) return []
  const best = frame.options.sheet.wins === 'least' ? Math.min(...known) : Math.max(...known)
  const leading = all(totals.length).filter(side => totals[side] === best)
  return leading.length < totals.length ? leading : []
}

const Head = ({ frame, side }: { frame: Frame; side: number }) => {
  const { name } = useTelling()
  const seats = seatsOf(frame, side)
  return (
    <>
      <span class="grid-marks">
        {seats.map(seat => (
          <SeatMark key={seat} seat={seat} />
        ))}
      </span>
      <span class="grid-names">{seats.map(name).join(' · ')}</span>
    </>
  )
}

const Shown = ({ cell, hidden }: { cell: Cell | undefined; hidden: string }) =>
  cell ? (
    <>
      <b>{cell.total ?? hidden}</b>
      <small class={cell.points < 0 ? 'less' : undefined}>
        {[cell.told, signed(cell.points)].filter(Boolean).join(' ')}
      </small>
    </>
  ) : null

const Rounds = ({ frame, words }: SheetFace) => {
  const { view } = frame
  const columns = all(sidesIn(frame)).map(side => cellsOf(frame, side))
  const count = Math.max(0, ...columns.map(cells => cells.length))
  return (
    <tbody>
      {all(count).map(row => (
        <tr key={row}>
          <th scope="row">{row + 1}</th>
          {columns.map((cells, side) => (
            <td key={side}>
              <Shown cell={cells[row]} hidden={words.hidden} />
            </td>
          ))}
        </tr>
      ))}
      {all(view.isOver ? 0 : Math.max(0, view.rounds - count)).map(left => (
        <tr key={count + left} class={left === 0 ? 'hot' : 'later'}>
          <th scope="row">{count + left + 1}</th>
          {columns.map((_, side) => (
            <td key={side} />
          ))}
        </tr>
      ))}
    </tbody>
  )
}

const Figures = ({ frame, words }: SheetFace) => {
  const telling = useTelling()
  const shown = (field: Field, side: number) => {
    if (field.who === 'table' && side > 0) return ''
    const at = field.who === 'each' || field.who === undefined ? seatsOf(frame, side) : [side]
    return at
      .map(seat => toldTo(frame, field, seat))
      .map(value => (value === null ? '–' : words.value(field, value, telling)))
      .join(' · ')
  }
  return (
    <tbody>
      {frame.options.sheet.fields
        .filter(({ kind }) => kind !== 'worked')
        .map(({ id, label }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            {all(sidesIn(frame)).map(side => (
              <td key={side}>{shown(fieldOf(frame, id), side)}</td>
            ))}
          </tr>
        ))}
    </tbody>
  )
}

export const Grid = ({ frame, words }: SheetFace) => {
  const sides = all(sidesIn(frame))
  const leaders = leadersIn(frame)
  return (
    <table class="sheet-grid" data-sides={sides.length}>
      <caption class="visually-hidden">{words.grid}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{words.row}</span>
          </th>
          {sides.map(side => (
            <th key={side} scope="col" class={leaders.includes(side) ? 'leads' : undefined}>
              <Head frame={frame} side={side} />
            </th>
          ))}
        </tr>
      </thead>
      {isLive(frame) ? (
        <Figures frame={frame} words={words} />
      ) : (
        <Rounds frame={frame} words={words} />
      )}
      <tfoot>
        <tr>
          <th scope="row">
            <span aria-hidden="true">=</span>
            <span class="visually-hidden">{words.total}</span>
          </th>
          {sides.map(side => (
            <td key={side} class={leaders.includes(side) ? 'leads' : undefined}>
              {totalOf(frame, side) ?? words.hidden}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
