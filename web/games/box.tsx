// A box on the shelf: both games, their faces, their words. The only thing of a game that the house
// knows.
import type { JSX } from 'preact'
import type { Lang } from '../lang.ts'
import type { Frame, Told } from '../protocol.ts'
import type { MarkDrawing } from '../ui/seats/marks.ts'
import type { SeatColour } from '../words/house.ts'
import type {
  AnyGame,
  Bot,
  EventOf,
  MoveOf,
  OptionsOf,
  Position,
  Seat,
  StateOf,
  Viewer,
  ViewOf,
} from './game.ts'
import type { Size } from './kit/squares.ts'
import type { Contents, Known, Layout, Lying } from './layout.ts'
import type { Placing } from './placing.ts'
import type { Course, Story } from './story.ts'
import type { FaceWords, Figure, GameWords } from './words.ts'

/**
 * A choice offered when a table is opened; the first value is the default. Its words are
 * `words.options[name]`.
 */
export interface Choice {
  name: string
  values: readonly string[]
  // A text of one's own, which the game's schema judges. Its only value is '', the default; words
  // name that and `own`.
  text?: true
  // Asked of who tries the game alone too: its values in that order, the first one set.
  alone?: readonly string[]
}

/**
 * A face draws a table that has started. Everything else around it comes from `useTable()`
 * (ui/table.tsx).
 */
export interface FaceProps<View = unknown, Words = FaceWords, Event = unknown, Options = unknown> {
  frame: Frame<View, Event, Options> & Position<View, Options>
  words: Words
}

/**
 * The rules in our own words, by point: HTML that the build makes of `help/<lang>.md`, with
 * pictures between.
 */
export type Help = Record<string, { title: string; text: readonly (string | Picture)[] }>

/**
 * `{{cards: Card | Copies}}` in the help: a drawing of the game's own by its name, and its labels.
 */
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

/** One of the two ways to play a box: its game, and what shows it. */
interface BoxMode<Played extends AnyGame, Words, Said, Colour> {
  game: Played
  choices: readonly Choice[]
  Face(props: FaceProps<ViewOf<Played>, Said, EventOf<Played>, OptionsOf<Played>>): JSX.Element
  // For the masthead: where the game is, then what ends it, and never what to do. The face's script
  // exports it too.
  where(
    props: FaceProps<ViewOf<Played>, Said, EventOf<Played>, OptionsOf<Played>>,
  ): readonly string[]
  // Symbols that the face refers to, once a page, from the server only. No `view` before the start.
  Drawings(props: {
    options: OptionsOf<Played>
    you: Viewer
    view: ViewOf<Played> | undefined
    words: Words
    // drawn.css of its face, if that is not worn already: drawings that wear it bring it
    look: string | undefined
  }): JSX.Element
  story?(course: Course<ViewOf<Played>, Words, OptionsOf<Played>>): Story | undefined
  // How far a seat came, in its row of the standings.
  Came?(props: {
    view: ViewOf<Played>
    options: OptionsOf<Played>
    seat: Seat
    colour: NoInfer<Colour>
    words: Words
  }): JSX.Element | null
  // What lay on the table when the game ended, for its poster: an `svg`, and its width through its
  // height.
  poster?: {
    ratio(options: OptionsOf<Played>, seats: number): number
    Picture(props: {
      view: ViewOf<Played>
      options: OptionsOf<Played>
      colours: readonly NoInfer<Colour>[] // by seat
    }): JSX.Element | null
  }
  // Actions of the log, their facts with what only the view knows of them.
  recalled?<Acted extends Omit<Told, 'seat'>>(
    actions: readonly Acted[],
    view: ViewOf<Played>,
  ): readonly Acted[]
  // what a fact of the log is about, as a small picture: a card
  Shown?(props: { fact: unknown }): JSX.Element | null
}

interface Digital<Played extends AnyGame, Words, Said, Colour>
  extends BoxMode<Played, Words, Said, Colour> {
  bot: Bot<ViewOf<Played>, MoveOf<Played>, OptionsOf<Played>>
  // Great facts of the game, none: it has none before its end. Bots that play with one person wait
  // until it was looked at.
  isMoment?(event: EventOf<Played>): boolean
  layout: LaidOut<Played, Colour>
}

/** How an online game is laid out from its box. */
interface LaidOut<Played extends AnyGame, Colour> {
  layoutOf(position: Position<ViewOf<Played>, OptionsOf<Played>>): Layout
  contents(options: OptionsOf<Played>, seats: number): Contents
  unlimited?: readonly string[] // pieces that are no part of it: there are as many as are needed
  // of them, one that stands for a piece that lies elsewhere: so many more lie face down
  standIn?: string
  placing?: Placing<StateOf<Played>, ViewOf<Played>, OptionsOf<Played>>
  // The board with all that lies on it, 100 a square; none: the game has no board.
  Board?(props: {
    view: ViewOf<Played>
    options: OptionsOf<Played>
    colours: readonly NoInfer<Colour>[] // by seat
  }): JSX.Element
  // the same with nothing on it
  Ground?(props: { options: OptionsOf<Played>; seats: number }): JSX.Element
  plan?(options: OptionsOf<Played>): Size
  Piece(props: {
    lying: Lying
    colour: NoInfer<Colour> | undefined // its seat's
    options: OptionsOf<Played>
  }): JSX.Element | null
}

interface Companion<Played extends AnyGame, Words, Said, Colour>
  extends BoxMode<Played, Words, Said, Colour> {
  figures(view: ViewOf<Played>, words: Words): Figure[] // by seat: what a correction is told by
  // what need not be asked where its game goes on online; none: not now
  layoutKnown?(view: ViewOf<Played>): Known | undefined
  // who chooses before whom, where the game has that: a correction may change it
  order?(view: ViewOf<Played>): readonly Seat[]
}

interface BoxOf<Online extends AnyGame, Beside extends AnyGame, Words extends GameWords, Colour> {
  id: string
  seats: readonly number[] // how many may play
  minutes: number
  colours: readonly Colour[]
  better: 'more' | 'less'
  digital: Digital<Online, Words, Words['digital'], Colour>
  companion: Companion<Beside, Words, Words['companion'], Colour>
  Lid(props: { title: string }): JSX.Element
  marks?: Record<string, MarkDrawing> // its seats' emblems, by colour; none: the house's marks
  // a larger drawing of what the seat plays with, for the lobby
  Piece(props: { colour: NoInfer<Colour> }): JSX.Element
  // The end as a picture, 390 × 226, with inks of its own: who arrived.
  Finale?(props: {
    colours: readonly NoInfer<Colour>[]
    options: OptionsOf<Online | Beside>
    words: Words
  }): JSX.Element
  inventory: object // what the codes in moves and views stand for, for programs
  words: Record<Lang, Words>
  help: Record<Lang, Help>
  pictures: Record<string, { draw(props: PictureProps): JSX.Element }['draw']>
}

/**
 * Any box, as the house holds it. Faces and drawings are declared as methods, whose props
 * TypeScript lets vary: so every box fits. This is the second place where types are let go
 * (`AnyGame` is the first).
 */
export type Box = BoxOf<AnyGame, AnyGame, GameWords, SeatColour>

/**
 * A game's box: what its faces and drawings are given is read off its two games, its words and its
 * colours.
 */
export const box = <
  Online extends AnyGame,
  Beside extends AnyGame,
  Words extends GameWords,
  Colour extends SeatColour,
>(
  made: BoxOf<Online, Beside, Words, Colour>,
): Box => made
