// A box on the shelf: both games, their faces, their words. The only thing of a game that the house knows.
import type { JSX } from 'preact'
import type { Frame, Told } from '../protocol.ts'
import type { Lang } from '../ui/lang.ts'
import type { Parts } from '../ui/later.tsx'
import type { MarkDrawing } from '../ui/seats/marks.ts'
import type { SeatColour } from '../words/house.ts'
import type { AnyBot, AnyGame, Mode, Position, Seat, Viewer } from './game.ts'
import type { Course, Story } from './story.ts'
import type { FaceWords, Figure, GameWords } from './words.ts'

/** A choice offered when a table is opened; the first value is the default. Words stand in `words.options[name]`. */
export interface Choice {
  name: string
  values: readonly string[]
  // A text of one's own, which the game's schema judges. Its only value is '', the default; words name that and `own`.
  text?: true
  // Asked of who tries the game alone too: its values in that order, the first one set.
  alone?: readonly string[]
}

/** A face draws a table that has started. Everything else around it comes from `useTable()` (ui/table.tsx). */
export interface FaceProps<View = unknown, Words = FaceWords, Event = unknown, Options = unknown> {
  frame: Frame<View, Event, Options> & Position<View, Options>
  words: Words
}

/** The rules in our own words, by point: HTML that the build makes of `help/<lang>.md`, with pictures between. */
export type Help = Record<string, { title: string; text: readonly (string | Picture)[] }>

/** `{{cards: Card | Copies}}` in the help: a drawing of the game's own by its name, and its labels. */
export interface Picture {
  picture: string
  labels: readonly string[]
}

/** `options`: of the table that the help is read at, if any. */
export interface PictureProps<Words = GameWords, Options = unknown> {
  words: Words
  labels: readonly string[]
  options?: Options
}

/**
 * Faces and drawings are declared as methods, whose props TypeScript lets vary: any game's face fits. The second place
 * where types are let go (`AnyGame` is the first); each game's own box.tsx says which props its faces take.
 */
export interface Box {
  id: string
  seats: readonly number[] // how many may play
  minutes: number
  colours: readonly SeatColour[]
  better: 'more' | 'less'
  digital: AnyGame
  companion: AnyGame
  bot: AnyBot // of the online game
  choices: Record<Mode, readonly Choice[]>
  Board(props: FaceProps): JSX.Element
  Sheet(props: FaceProps): JSX.Element
  later?: Partial<Record<Mode, Parts>> // the parts of each face that its first page does not show (ui/later.tsx)
  figures(view: unknown, words: GameWords): Figure[] // of the companion, by seat
  // Symbols that the faces refer to, once a page, from the server only; `options` and `view` are the table's, where there is one.
  Drawings(props: { mode: Mode; options?: unknown; you?: Viewer; view?: unknown; words: GameWords }): JSX.Element
  Lid(props: { title: string }): JSX.Element
  marks?: Record<string, MarkDrawing> // its seats' emblems, by colour; none: the house's marks
  Piece(props: { colour: string }): JSX.Element // a larger drawing of what the seat plays with, for the lobby
  story?(course: Course): Story | undefined
  // The end as a picture, 390 × 226, with inks of its own: who arrived.
  Finale?(props: { colours: readonly string[]; options: unknown; words: GameWords }): JSX.Element
  // How far a seat came, in its row of the standings.
  Came?(props: {
    view: unknown
    options: unknown
    mode: Mode
    seat: Seat
    colour: string
    words: GameWords
  }): JSX.Element | null
  // Facts of the log with what only the view knows of them.
  recalled?<Acted extends Omit<Told, 'seat'>>(actions: readonly Acted[], frame: Frame): readonly Acted[]
  Shown?(props: { fact: unknown }): JSX.Element | null // what a fact of the log is about, as a small picture: a card
  words: Record<Lang, GameWords>
  help: Record<Lang, Help>
  pictures: Record<string, { draw(props: PictureProps): JSX.Element }['draw']>
}
