// What the face reads of a sheet. A face computes no figure: the view has all of them, so that a
// phone need not load the engine for expressions.
import type { Seat } from '../../game.ts'
import type { Field } from '../rules/definition.ts'
import { all, isSecret, ownerOf, placeOf, seatsOfSide, sidesOf } from '../rules/owners.ts'
import type { Ask, Position } from './state.ts'

/** The part of a frame that has the sheet. */
export type Frame = Pick<Position, 'view' | 'options'>

/** Returns the number of sides at this table. */
export const sidesIn = ({ options, view }: Frame): number => sidesOf(options.sheet, view.seats)

/** Returns what a side is ranked by, before the end its total; null: hidden. */
export const totalOf = ({ view }: Pick<Frame, 'view'>, side: number): number | null =>
  view.final?.[side] ?? view.accounts.find(({ id }) => id === 'total')!.by[side]!

/** Returns the seats that play for a side. */
export const seatsOf = (frame: Frame, side: number): Seat[] =>
  seatsOfSide(side, sidesIn(frame), frame.view.seats)

export const fieldOf = ({ options }: Pick<Frame, 'options'>, id: string): Field =>
  options.sheet.fields.find(field => field.id === id)!

/** Returns the public or the secret figures that a seat enters now. */
export const asksOf = (frame: Frame, seat: Seat, secret: boolean): readonly Ask[] =>
  frame.view.asks[seat]!.filter(({ id }) => isSecret(fieldOf(frame, id)) === secret)

/** Returns the values or the seats that a figure is chosen from; undefined for other figures. */
export const choicesOf = (
  frame: Pick<Frame, 'options'>,
  ask: Ask,
): readonly number[] | undefined => {
  const field = fieldOf(frame, ask.id)
  if (field.kind === 'choice') return ask.left ?? field.of.map(([, value]) => value)
  return field.kind === 'seat' ? all(ask.max - ask.min + 1).map(i => ask.min + i) : undefined
}

/** Returns the seats for which public figures are due, with those that are entered already. */
export const askedSeats = (frame: Frame): Seat[] =>
  all(frame.view.seats).filter(seat => asksOf(frame, seat, false).length > 0)

/** Returns the public fields that are due now for seats, in the order of the sheet. */
export const columnsOf = (frame: Frame): Field[] => {
  const ids = new Set(
    askedSeats(frame).flatMap(seat => asksOf(frame, seat, false).map(({ id }) => id)),
  )
  return frame.options.sheet.fields.filter(({ id }) => ids.has(id))
}

/** Returns what was entered in a field for a seat or its side; null: nothing yet. */
export const toldTo = (
  { view, ...frame }: Frame,
  field: Field,
  seat: Seat,
): number | boolean | null => {
  // After the end a sheet of one round has its figures in the past.
  const values = view.told[field.id] ?? (view.isOver ? view.past[0]?.values[field.id] : undefined)
  return values?.[placeOf(ownerOf(field), seat, sidesIn({ view, ...frame }))] ?? null
}

export const isLive = ({ options }: Pick<Frame, 'options'>): boolean =>
  options.sheet.rounds === 'live'

/** Whether a live sheet is filled in line by line, because no goal ends it. */
export const isFilledIn = (frame: Pick<Frame, 'options'>): boolean =>
  isLive(frame) && frame.options.sheet.ends === undefined

/** The widest table of figures that a phone has room for, in fields beside each other. */
const widest = 3

/** Whether figures are entered for one seat at a time, because a table of all has no room. */
export const isBySeat = (frame: Frame): boolean =>
  isLive(frame) || frame.view.turn !== null || columnsOf(frame).length > widest

/** Returns the seats that have not sealed their figures yet. */
export const unsealed = (frame: Frame): Seat[] =>
  frame.view.isSealing
    ? all(frame.view.seats).filter(
        seat => !frame.view.sealed[seat] && !frame.view.outs.includes(seat % sidesIn(frame)),
      )
    : []

/** Returns the sides that lead; empty while all are equal, or if totals are hidden. */
export const leadersIn = (frame: Frame): number[] => {
  const totals = all(sidesIn(frame)).map(side => totalOf(frame, side))
  const known = totals.filter(total => total !== null)
  if (known.length < totals.length) return []
  const best = frame.options.sheet.wins === 'least' ? Math.min(...known) : Math.max(...known)
  const leading = all(totals.length).filter(side => totals[side] === best)
  return leading.length < totals.length ? leading : []
}

/** Returns points with a sign, such as '+30' or '−10'. */
export const signed = (points: number): string =>
  points < 0 ? `−\u2060${-points}` : `+\u2060${points}`

/** Rows of a grid, from one round to another; both are the same for most. */
export interface Row {
  from: number
  to: number
}

const mostRows = 12
const leastLeft = 3 // rows for what is still to come, if so much is

/**
 * Returns the rows for `count` rounds of which `done` are entered. Among more than twelve the oldest
 * are one row, and so are the last.
 */
export const rowsOf = (count: number, done: number): Row[] => {
  const each = (from: number, to: number) =>
    all(Math.max(0, to - from + 1)).map(i => ({ from: from + i, to: from + i }))
  if (count <= mostRows) return each(1, count)
  const left = Math.min(count - done, Math.max(leastLeft, mostRows - done))
  const folded = Math.max(0, done + left - mostRows + 1)
  const oldest = folded > 1 ? [{ from: 1, to: folded }] : []
  const next = done + left
  return [
    ...oldest,
    ...each(oldest.length > 0 ? folded + 1 : 1, left > 0 ? next - 1 : done),
    ...(left > 0 ? [{ from: next, to: count }] : []),
  ]
}
