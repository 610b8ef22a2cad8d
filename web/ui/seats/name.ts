// The name of a seat in texts.
import type { Seat } from '../../games/game.ts'
import { isKeyOf } from '../../games/kit/records.ts'
import type { Frame } from '../../protocol.ts'
import type { House } from '../../words/house.ts'

/**
 * Returns the name of a seat: its sitter's, otherwise its colour's, otherwise its number. A bot's
 * name says that it is one.
 */
export const plainSeatName = (
  { seats }: Pick<Frame, 'seats'>,
  house: House,
  seat: Seat,
): string => {
  const { name, colour, bot } = seats[seat] ?? {}
  const called = isKeyOf(house.colours, colour) ? house.colours[colour] : house.seatNumber(seat + 1)
  return name ?? (bot ? house.botName(called) : called)
}

const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Like `plainSeatName`, for sentences and lists. A right-to-left name is isolated by U+2068 and
 * U+2069: otherwise figures and signs next to the name are drawn on the wrong side. `<bdi>` is not
 * enough, because most names are in sentences, titles and labels, which are plain text.
 */
export const seatName = (frame: Pick<Frame, 'seats'>, house: House, seat: Seat): string => {
  const name = plainSeatName(frame, house, seat)
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name
}
