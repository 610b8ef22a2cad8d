// The grid of a sheet: a column for each side, a row for each round with the total after it and,
// smaller, what was entered and the points. Where every figure is entered once, or counts at once, a
// row is a figure instead.
import { type ComponentChildren, Fragment } from 'preact'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { SeatSignal } from '../../../ui/seats/state.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import type { Field } from '../rules/definition.ts'
import { all } from '../rules/owners.ts'
import {
  isLive,
  leadersIn,
  type Row,
  rowsOf,
  seatsOf,
  sidesIn,
  signed,
  toldTo,
  totalOf,
} from './face.ts'
import type { SheetFace } from './figure.tsx'
import { Hidden, Seal } from './seals.tsx'

type Frame = SheetFace['frame']

interface Cell {
  total: number | null // null: hidden
  points: number
  told: string // '2·1': what its seats entered, as numbers
}

const numbersOf = (
  frame: Frame,
  values: Readonly<Record<string, readonly (number | boolean | null)[]>>,
  side: number,
): string =>
  frame.options.sheet.fields
    .flatMap(({ id, kind, who = 'each' }) => {
      if (who === 'table' || (kind !== 'number' && kind !== 'check')) return []
      const at = who === 'side' ? [side] : seatsOf(frame, side)
      return at.flatMap(one => {
        const value = values[id]?.[one] ?? null
        return value === null || value === false ? [] : [value === true ? '✓' : String(value)]
      })
    })
    .join('·')

// Returns the cells of a side from above to below; with turns only its own turns.
const cellsOf = (frame: Frame, side: number): Cell[] =>
  frame.view.past.flatMap(({ turn, values }, i) =>
    turn !== undefined && turn !== side
      ? []
      : [
          {
            total: frame.view.totals[i]![side]!,
            points: frame.view.points[i]![side]!,
            told: numbersOf(frame, values, side),
          },
        ],
  )

// Returns the class of a column's cells: the leader's is framed in the colour of its seat.
const useLook = (frame: Frame) => {
  const leaders = leadersIn(frame)
  return (side: number): string | undefined =>
    leaders.includes(side) ? `leads seat-${frame.seats[side]?.colour ?? ''}` : undefined
}

const Head = ({ frame, side }: { frame: Frame; side: number }) => {
  const { name } = useTelling()
  const seats = seatsOf(frame, side)
  return (
    <span class="grid-head" data-holder={side}>
      <span class="grid-marks">
        {seats.map(seat => (
          <Fragment key={seat}>
            <SeatMark seat={seat} />
            {!frame.result && <SeatSignal seat={seat} />}
          </Fragment>
        ))}
      </span>
      <span class="grid-names">
        <span>{seats.map(name).join(' · ')}</span>
      </span>
    </span>
  )
}

const DealsIcon = () => (
  <svg class="grid-deals" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M9 5l8 2.5-4 10-6-2z" />
    <path class="back" d="M2.5 3.5H11V16H2.5z" />
  </svg>
)

const Done = ({ cell, words }: { cell: Cell | undefined } & Pick<SheetFace, 'words'>) =>
  cell ? (
    <span class="grid-done">
      <b>{cell.total ?? <Hidden words={words} />}</b>
      <small class={cell.points < 0 ? 'less' : undefined}>
        {cell.told && cell.told !== String(cell.points) && <span>{cell.told} </span>}
        <span>{signed(cell.points)}</span>
      </small>
    </span>
  ) : null

// The cell of the round that is entered now: wax, or what is known of it, and who begins it.
const Due = ({ frame, words, side }: SheetFace & { side: number }) => {
  const { view, options } = frame
  const told = numbersOf(frame, view.isOver ? {} : view.told, side)
  const { name } = useTelling()
  const seats = seatsOf(frame, side)
  const { first } = options.sheet
  return (
    <span class="grid-due">
      {first && seats.includes(view.starts) && (
        <>
          <DealsIcon />
          <span class="visually-hidden">
            {(first.word === 'deals' ? words.deals : words.starts)(name(view.starts))}
          </span>
        </>
      )}
      {view.isSealing
        ? seats.map(seat => <Seal key={seat} frame={frame} seat={seat} />)
        : told && <small>{told}</small>}
    </span>
  )
}

// Returns how many rounds the grid has, and how many of them are entered; with turns those of the
// side that had the most.
const countsOf = (frame: Frame): { count: number; done: number } => {
  const { view, options } = frame
  const done = Math.max(0, ...all(sidesIn(frame)).map(side => cellsOf(frame, side).length))
  const isOpen = !view.isOver && options.sheet.rounds !== 'turns'
  return { done, count: isOpen ? Math.max(view.rounds, done + 1) : done }
}

const Rounds = (face: SheetFace) => {
  const { large } = useTable()
  const { frame, words } = face
  const look = useLook(frame)
  const columns = all(sidesIn(frame)).map(side => cellsOf(frame, side))
  const { count, done } = countsOf(frame)
  const rows: Row[] =
    frame.view.isOver && !large
      ? all(count).map(i => ({ from: i + 1, to: i + 1 }))
      : rowsOf(count, done)
  return (
    <tbody>
      {rows.map(({ from, to }) => (
        <tr key={from} class={from <= done ? undefined : from === done + 1 ? 'hot' : 'later'}>
          <th scope="row">{from === to ? from : `${from}–${to}`}</th>
          {columns.map((cells, side) => (
            <td key={side} class={look(side)}>
              {from === done + 1 ? (
                <Due {...face} side={side} />
              ) : (
                <Done
                  cell={from === to ? cells[to - 1] : folded(cells.slice(0, to))}
                  words={words}
                />
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

// Returns one cell for several rounds: the total after them, and their points.
const folded = (cells: readonly Cell[]): Cell | undefined => {
  const last = cells.at(-1)
  return last && { ...last, told: '', points: cells.reduce((sum, { points }) => sum + points, 0) }
}

const Figures = ({ frame, words }: SheetFace) => {
  const telling = useTelling()
  const look = useLook(frame)
  const sides = all(sidesIn(frame))
  const said = (field: Field, seat: number): ComponentChildren => {
    // On a live sheet a default counts until the first entry.
    const value =
      toldTo(frame, field, seat) ??
      (isLive(frame) && 'default' in field && typeof field.default === 'number'
        ? field.default
        : null)
    if (value === null) return '–'
    const shown = words.value(field, value, telling)
    return field.kind === 'seat' && Number(value) >= 0 ? (
      <>
        <SeatMark seat={Number(value)} /> {shown}
      </>
    ) : (
      shown
    )
  }
  return (
    <tbody>
      {frame.options.sheet.fields
        .filter(({ kind }) => kind !== 'worked')
        .map(field => (
          <tr key={field.id}>
            <th scope="row">{field.label}</th>
            {field.who === 'table' ? (
              <td class="of-table" colSpan={sides.length}>
                <span>{said(field, 0)}</span>
              </td>
            ) : (
              sides.map(side => (
                <td key={side} class={look(side)}>
                  {(field.who === 'side' ? [side] : seatsOf(frame, side)).map((seat, i) => (
                    <span key={seat}>
                      {i > 0 && ' · '}
                      {said(field, seat)}
                    </span>
                  ))}
                </td>
              ))
            )}
          </tr>
        ))}
    </tbody>
  )
}

// The totals, and below them what else is counted, such as money.
const Foot = ({ frame, words }: SheetFace) => {
  const look = useLook(frame)
  const sides = all(sidesIn(frame))
  return (
    <tfoot>
      {(frame.options.sheet.keep ?? []).map(({ id, label }) => (
        <tr key={id} class="account">
          <th scope="row">{label}</th>
          {sides.map(side => (
            <td key={side} class={look(side)}>
              <span>
                {frame.view.accounts.find(account => account.id === id)!.by[side] ?? (
                  <Hidden words={words} />
                )}
              </span>
            </td>
          ))}
        </tr>
      ))}
      <tr class="sum">
        <th scope="row">
          <span aria-hidden="true">=</span>
          <span class="visually-hidden">{words.total}</span>
        </th>
        {sides.map(side => (
          <td key={side} class={look(side)}>
            <b>{totalOf(frame, side) ?? <Hidden words={words} />}</b>
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

export const Grid = (face: SheetFace) => {
  const { frame, words } = face
  const look = useLook(frame)
  const sides = all(sidesIn(frame))
  const isListed = isLive(frame) || frame.options.sheet.rounds === 1
  const isMany = sides.length > 5 || (sides.length < frame.view.seats && frame.view.seats > 5)
  const looks = [isListed && ' listed', isMany && ' many', frame.options.sheet.keep && ' kept']
    .filter(Boolean)
    .join('')
  return (
    <table class={`sheet-grid${looks}`}>
      <caption class="visually-hidden">{words.grid}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{isListed ? words.points : words.row}</span>
          </th>
          {sides.map(side => (
            <th key={side} scope="col" class={look(side)}>
              <Head frame={frame} side={side} />
            </th>
          ))}
        </tr>
      </thead>
      {isListed ? <Figures {...face} /> : <Rounds {...face} />}
      <Foot {...face} />
    </table>
  )
}
