// What the face reads of a sheet. A face computes no figure: the view has all of them, so that a
// phone need not load the engine for expressions.
import type { Seat } from '../../game.ts'
import type { Field } from '../rules/definition.ts'
import { isSecret, ownerOf, placeOf, sidesOf } from '../rules/owners.ts'
import type { Ask, Position } from './state.ts'

/** The part of a frame that has the sheet. */
export type Frame = Pick<Position, 'view' | 'options'>

/** Returns the numbers from 0 to `count` - 1: seats, or sides. */
export const all = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

/** Returns the number of sides at this table. */
export const sidesIn = ({ options, view }: Frame): number => sidesOf(options.sheet, view.seats)

/** Returns what a side is ranked by, before the end its total; null: hidden. */
export const totalOf = ({ view }: Pick<Frame, 'view'>, side: number): number | null =>
  view.final?.[side] ?? view.accounts.find(({ id }) => id === 'total')!.by[side]!

/** Returns the seats that play for a side. */
export const seatsOf = (frame: Frame, side: number): Seat[] =>
  all(frame.view.seats).filter(seat => seat % sidesIn(frame) === side)

export const fieldOf = ({ options }: Pick<Frame, 'options'>, id: string): Field =>
  options.sheet.fields.find(field => field.id === id)!

/** Returns the public or the secret figures that a seat enters now. */
export const asksOf = (frame: Frame, seat: Seat, secret: boolean): readonly Ask[] =>
  frame.view.asks[seat]!.filter(({ id }) => isSecret(fieldOf(frame, id)) === secret)

/** Returns the seats for which public figures are due, with those that are entered already. */
export const askedSeats = (frame: Frame): Seat[] =>
  all(frame.view.seats).filter(seat => asksOf(frame, seat, false).length > 0)

/** Returns what was entered in a field for a seat or its side; null: nothing yet. */
export const toldTo = (frame: Frame, field: Field, seat: Seat): number | boolean | null => {
  const at = placeOf(ownerOf(field), seat, sidesIn(frame))
  return frame.view.told[field.id]?.[at] ?? null
}

export const isLive = ({ options }: Frame): boolean => options.sheet.rounds === 'live'

/** Returns points with a sign, such as '+30' or '−10'. */
export const signed = (points: number): string =>
  points < 0 ? `−\u2060${-points}` : `+\u2060${points}`
