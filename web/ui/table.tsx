// The table around a face: who is there, what was sent and what came back. Server and browser give
// the same shape.
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Refusal, Seat } from '../games/game.ts'
import { isKeyOf } from '../games/kit/records.ts'
import type { Telling } from '../games/words.ts'
import { type Lang, list } from '../lang.ts'
import type { Frame, Presence, Told } from '../protocol.ts'
import type { House } from '../words/house.ts'

/**
 * What a page has sent: a move as it went out, with the fields of its form, or the undoing of an
 * action.
 */
export type Sent = { do: 'move'; move: unknown } | { do: 'undo'; seq: number }

/**
 * A refusal, with what was refused; without `sent` it was another request of the page, not a move
 * or an undo.
 */
export interface Refused {
  sent?: Sent
  refusal?: Refusal // none: nothing was sent, because an earlier move is under way
  why?: string // in the words of the door that was asked
}

/**
 * What the house's bot would do in this seat's place: a face draws `move` as a ghost
 * (`useTable().advice`). It is gone when this seat has moved. `says`: the move and its reason, in
 * sentences.
 */
export interface Advice {
  seq: number // of the frame it was asked at
  move: unknown // what it would do
  says: readonly string[] // in words: the move, and why
}

export interface TableContext {
  code: string
  lang: Lang
  house: House
  frame: Frame
  since: readonly Told[] // since one's own last turn (ui/since.ts)
  large: boolean // the shared screen: room's view, type for three metres
  moveId: string // the id the next move carries
  pending?: Sent // sent and not answered yet
  refused?: Refused // the last answer, while nothing newer was sent
  advice?: Advice
  online: boolean
  presence: readonly Presence[] // of the other seats; empty until the first answer
}

export const Table = createContext<TableContext | undefined>(undefined)

export const useTable = (): TableContext => {
  const table = useContext(Table)
  if (!table) throw new Error('a face is drawn inside a table')
  return table
}

/** A seat's colour: the one its sitter chose, else the one of its place. */
export const seatColour = <Colour extends string>(
  frame: Pick<Frame, 'seats'>,
  colours: readonly Colour[],
  seat: Seat,
): Colour => {
  const chosen = frame.seats[seat]?.colour
  return colours.find(colour => colour === chosen) ?? colours[seat % colours.length]!
}

/**
 * The name a seat goes by: its sitter's, else its colour's, else its number; a bot's says that it
 * is one.
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
 * The same as it stands in sentences and lists. A name that reads from right to left is isolated
 * (U+2068, U+2069): without, it pulls the figures and signs beside it to its other side. Isolated
 * here once, and not by `<bdi>` in each place, since most names stand in sentences, titles and
 * labels, which are texts.
 */
export const seatName = (frame: Pick<Frame, 'seats'>, house: House, seat: Seat): string => {
  const name = plainSeatName(frame, house, seat)
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name
}

/** To whom the sentences of a table are told, and how things are called in their language. */
export const tellingIn = (
  frame: Pick<Frame, 'you' | 'options' | 'seats'>,
  house: House,
  lang: Lang,
): Telling => ({
  you: frame.you,
  options: frame.options,
  seats: frame.seats.length,
  name: seat => seatName(frame, house, seat),
  list: items => list(lang, items),
  either: items => list(lang, items, 'disjunction'),
})

export const useTelling = (): Telling => {
  const { frame, house, lang } = useTable()
  return tellingIn(frame, house, lang)
}
