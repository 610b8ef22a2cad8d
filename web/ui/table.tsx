// Provides the table as a face sees it: who is there, what the page sent, and what the table
// answered. Server and browser use the same shape.
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Refusal, Seat } from '../games/game.ts'
import type { Telling } from '../games/words.ts'
import { type Lang, list } from '../lang.ts'
import type { Frame, Presence, Told } from '../protocol.ts'
import type { House } from '../words/house.ts'
import { seatName } from './seats/name.ts'

/** What a page has sent: a move with the fields of its form, or an undo. */
export type Sent = { do: 'move'; move: unknown } | { do: 'undo'; seq: number }

/**
 * A refusal, with what was refused. `sent` is undefined if the refused request was neither a move
 * nor an undo.
 */
export interface Refused {
  sent?: Sent
  refusal?: Refusal // undefined: nothing was sent, because an earlier move is pending
  why?: string // the refusal in the server's words
}

/**
 * What a bot would do in this seat's place. A face draws `move` as a ghost (`useTable().advice`).
 * It ends when this seat has moved.
 */
export interface Advice {
  seq: number // seq of the frame that it was asked for
  move: unknown // the move that the bot would make
  says: readonly string[] // the move, its reason and what it was weighed against, in your language
}

export interface TableContext {
  code: string
  lang: Lang
  house: House
  frame: Frame
  since: readonly Told[] // actions since the reader's own last turn (`ui/since.ts`)
  large: boolean // a shared screen: the room's view, with type readable from three metres
  moveId: string // id of the next move
  pending?: Sent // sent but not answered yet
  refused?: Refused // the last refusal, until something newer is sent
  advice?: Advice
  online: boolean
  presence: readonly Presence[] // of the other seats; empty until the server reports it
}

export const Table = createContext<TableContext | undefined>(undefined)

export const useTable = (): TableContext => {
  const table = useContext(Table)
  if (!table) throw new Error('a face is drawn inside a table')
  return table
}

/** Returns a seat's colour: its sitter's choice, otherwise the colour of its place. */
export const seatColour = <Colour extends string>(
  frame: Pick<Frame, 'seats'>,
  colours: readonly Colour[],
  seat: Seat,
): Colour => {
  const chosen = frame.seats[seat]?.colour
  return colours.find(colour => colour === chosen) ?? colours[seat % colours.length]!
}

/**
 * Returns the context for the sentences of a table: the viewer, and functions that name seats and
 * join lists in the viewer's language.
 */
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
