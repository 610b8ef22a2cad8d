// The definition of a box: both games, their faces, their words. The rest of the site reads nothing
// else of a game.
import type { JSX } from 'preact'
import * as v from 'valibot'
import type { Lang } from '../lang.ts'
import type { Frame, Told } from '../protocol.ts'
import { Mark } from '../ui/seats/mark.tsx'
import type { MarkDrawing } from '../ui/seats/marks.ts'
import type { House, SeatColour } from '../words/house.ts'
import { botOf } from './default/bot.ts'
import { finaleOf, lidOf } from './default/emblem.tsx'
import { board, sheet } from './default/faces.tsx'
import { unlaid } from './default/layout.ts'
import { barsOf } from './default/poster.tsx'
import { whereBy } from './default/where.ts'
import type { Field } from './fields.ts'
import {
  type AnyBot,
  type AnyGame,
  type Bot,
  type Chance,
  type EventOf,
  type Mode,
  type MoveOf,
  modes,
  type OptionsOf,
  type Position,
  type Seat,
  type StateOf,
  type Viewer,
  type ViewOf,
} from './game.ts'
import type { Size } from './kit/squares.ts'
import type { Contents, Known, Layout, Lying } from './layout.ts'
import type { Making } from './making.tsx'
import type { Placing } from './placing.ts'
import type { Course, Scale, Story } from './story.ts'
import type { FaceWords, Figure, GameWords, Telling } from './words.ts'

/**
 * A choice on the page that opens a table; the first value is the default. Its words are
 * `words.options[name]`.
 */
export interface Choice {
  name: string
  values: readonly string[]
  // Set if the choice is a text, which the game's schema validates. `values` has only '', the
  // default; `words.options[name].values` has words for '' and for `own`.
  text?: true
  // Set if a practice game offers the choice too: the values in that order, the first one selected.
  alone?: readonly string[]
}

/**
 * A face draws a table that has started. It gets everything else from `useTable()`
 * (`ui/table.tsx`).
 */
export interface FaceProps<View = unknown, Words = FaceWords, Event = unknown, Options = unknown> {
  frame: Frame<View, Event, Options> & Position<View, Options>
  words: Words
}

export interface WhereProps<View = unknown, Words = FaceWords, Event = unknown, Options = unknown>
  extends FaceProps<View, Words, Event, Options> {
  house: House
  better: 'more' | 'less' // of the box
}

/**
 * The rules in our own words, by point: HTML that the build makes of `help/<lang>.md`, with
 * pictures in between.
 */
export type Help = Record<string, { title: string; text: readonly (string | Picture)[] }>

/**
 * A picture in the help, written `{{cards: Card | Copies}}`: the name of one of the game's own
 * drawings, and its labels.
 */
export interface Picture {
  picture: string
  labels: readonly string[]
}

/** `options` are those of the table whose help is read; undefined outside a table. */
export interface PictureProps<Words = GameWords, Options = unknown> {
  words: Words
  labels: readonly string[]
  options?: Options
}

/** One of the two modes of a box: its game, and the components that show it. */
interface BoxMode<Played extends AnyGame, Words, Said, Colour> {
  game: Played
  choices: readonly Choice[]
  Face(props: FaceProps<ViewOf<Played>, Said, EventOf<Played>, OptionsOf<Played>>): JSX.Element
  // Returns the texts of the masthead: the position in the game, then what ends it, but never what
  // to do. The face's script exports this function too.
  where?(
    props: WhereProps<ViewOf<Played>, Said, EventOf<Played>, OptionsOf<Played>>,
  ): readonly string[]
  // Draws the symbols that the face refers to, once per page and only on the server. `view` is
  // undefined before the start.
  Drawings(props: {
    options: OptionsOf<Played>
    you: Viewer
    view: ViewOf<Played> | undefined
    words: Words
    // URL of drawn.css, which drawings link if they need it; undefined if the page has its styles
    look: string | undefined
  }): JSX.Element
  // Returns the points so far, by seat; `better` says whether more or less wins. `where`, story,
  // poster and figures are made from it if the mode does not define them (`default/`).
  score?(view: ViewOf<Played>, options: OptionsOf<Played>): readonly number[]
  // Returns figures by seat, as far as the view has them. The page of a correction lists those that
  // change, the proposal to end the game all of them.
  figures?(view: ViewOf<Played>, words: Words): Figure[]
  story?(course: Course<ViewOf<Played>, Words, OptionsOf<Played>>): Story | undefined
  // Draws how far a seat got, in its row of the standings.
  Came?(props: {
    view: ViewOf<Played>
    options: OptionsOf<Played>
    seat: Seat
    colour: NoInfer<Colour>
    words: Words
  }): JSX.Element | null
  // Draws the table at the end of the game for its poster, as an `svg`. `ratio` returns its width
  // divided by its height. `isStamp`: it is legible on a stamp of the album, 152 × 110; the stamp
  // of other games shows the picture of the end.
  poster?: {
    isStamp?: true
    ratio(options: OptionsOf<Played>, seats: number): number
    Picture(props: {
      view: ViewOf<Played>
      options: OptionsOf<Played>
      colours: readonly NoInfer<Colour>[] // by seat
    }): JSX.Element | null
  }
  // Returns actions of the log. Their events are completed with values that only the view contains.
  recalled?<Acted extends Omit<Told, 'seat'>>(
    actions: readonly Acted[],
    view: ViewOf<Played>,
  ): readonly Acted[]
  // Draws the subject of a log event as a small picture, such as a card.
  Shown?(props: { fact: unknown }): JSX.Element | null
}

interface Digital<Played extends AnyGame, Words, Said, Colour>
  extends BoxMode<Played, Words, Said, Colour> {
  bot?: Bot<ViewOf<Played>, MoveOf<Played>, OptionsOf<Played>> // undefined: the default bot
  // Returns a state that agrees with everything that a seat sees, the rest dealt by chance. The
  // default bot needs it if a game has secrets. Undefined: a seat sees everything, so the state is
  // its view with the options.
  imagine?(position: Position<ViewOf<Played>, OptionsOf<Played>>, chance: Chance): StateOf<Played>
  // Whether an event is a highlight. Bots that play with one person wait until that person has
  // looked at it. Undefined: the game has no highlight before its end.
  isMoment?(event: EventOf<Played>): boolean
  // Whether an event is worth watching, such as a build. Bots pause for longer after it than after
  // a draw or a pass.
  isWeighty?(event: EventOf<Played>): boolean
  // Returns the title and the scale of the chart of a game in play, whose lines `course` of the game
  // gives, by side. `said` words a figure for readers who cannot see it. Undefined: no such chart.
  scale?(words: Words, lines: Story['lines']): Scale & { said?(figure: number): string }
  layout: LaidOut<Played, Colour>
}

/** How an online game is laid out on a table with the pieces of its box. */
interface LaidOut<Played extends AnyGame, Colour> {
  isNone?: true // the game cannot be laid out, and no page offers it
  layoutOf(position: Position<ViewOf<Played>, OptionsOf<Played>>): Layout
  contents(options: OptionsOf<Played>, seats: number): Contents
  unlimited?: readonly string[] // pieces of which a box has as many as are needed
  // An unlimited piece that replaces a piece which is elsewhere. Each one on the table allows one
  // more face-down piece.
  standIn?: string
  placing?: Placing<StateOf<Played>, ViewOf<Played>, OptionsOf<Played>>
  // Draws the board with all pieces, 100 units per square. Undefined: the game has no board.
  Board?(props: {
    view: ViewOf<Played>
    options: OptionsOf<Played>
    colours: readonly NoInfer<Colour>[] // by seat
  }): JSX.Element
  // Draws the board without pieces.
  Ground?(props: { options: OptionsOf<Played>; seats: number }): JSX.Element
  plan?(options: OptionsOf<Played>): Size
  Piece(props: {
    lying: Lying
    colour: NoInfer<Colour> | undefined // of its seat
    options: OptionsOf<Played>
  }): JSX.Element | null
}

interface Companion<Played extends AnyGame, Words, Said, Colour>
  extends BoxMode<Played, Words, Said, Colour> {
  // Returns the fields of an entry for the page that corrects it, if they depend on the options.
  // Undefined: those of the entry's schema.
  fields?(entry: MoveOf<Played>, words: Said, telling: Telling): readonly Field[] | undefined
  // Returns what need not be entered when the game continues online; undefined if it cannot now.
  layoutKnown?(view: ViewOf<Played>): Known | undefined
  // Returns the order in which seats choose, in games that have one. A correction that changes this
  // order affects the seats in it.
  order?(view: ViewOf<Played>): readonly Seat[]
}

interface BoxOf<Online extends AnyGame, Beside extends AnyGame, Words extends GameWords, Colour> {
  id: string
  modes: readonly Mode[] // the ways to play it, at least one
  seats: readonly number[] // allowed numbers of players
  minutes: number
  colours: readonly Colour[]
  better: 'more' | 'less'
  // A mode that is not in `modes` has no choices, and everything else of it throws.
  digital: Digital<Online, Words, Words['digital'], Colour>
  companion: Companion<Beside, Words, Words['companion'], Colour>
  Lid(props: { title: string }): JSX.Element
  // The emblems of its seats, by colour. Undefined: the shared marks.
  marks?: Record<string, MarkDrawing>
  // Draws a seat's piece for the lobby, larger than its mark.
  Piece(props: { colour: NoInfer<Colour> }): JSX.Element
  // Draws the end as a picture, 390 × 226, which contains its own colours. `colours`: the winners'.
  Finale?(props: {
    colours: readonly NoInfer<Colour>[]
    options: OptionsOf<Online | Beside>
    words: Words
  }): JSX.Element
  inventory: object // the meanings of the codes in moves and views, for programs
  words: Record<Lang, Words>
  help: Record<Lang, Help>
  making?: Making // undefined: the options are chosen in the form that opens a table
  pictures: Record<string, { draw(props: PictureProps): JSX.Element }['draw']>
}

/**
 * Any box. Faces and drawings are declared as methods, whose props TypeScript checks bivariantly,
 * so that every box fits. This is the second place that gives up type safety (`AnyGame` is the
 * first).
 */
export type Box = BoxOf<AnyGame, AnyGame, GameWords, SeatColour> & { digital: { bot: AnyBot } }

type Filled<Whole, Key extends keyof Whole> = Omit<Whole, Key> & Partial<Pick<Whole, Key>>

/**
 * The parts of its box that a game defines, with at least one mode. `default/` supplies the rest.
 */
type PartOf<
  Online extends AnyGame,
  Beside extends AnyGame,
  Words extends GameWords,
  Colour,
> = Filled<
  Omit<BoxOf<Online, Beside, Words, Colour>, 'modes' | 'digital' | 'companion'>,
  'Lid' | 'Piece' | 'Finale' | 'inventory' | 'pictures'
> & {
  digital?: Filled<
    Digital<Online, Words, Words['digital'], Colour>,
    'Face' | 'Drawings' | 'choices' | 'layout'
  >
  companion?: Filled<
    Companion<Beside, Words, Words['companion'], Colour>,
    'Face' | 'Drawings' | 'choices'
  >
}

/** Returns the numbers of players that a mode allows with these options. */
export const seatCountsOf = (box: Box, mode: Mode, options: unknown): readonly number[] =>
  box[mode].game.seatCounts?.(options) ?? box.seats

/** Whether people play this game in sides, at least with some options. */
export const hasSides = (box: Box, mode: Mode): boolean => box[mode].game.sides !== undefined

/** Whether the page that makes the options makes this one, so that no other form asks for it. */
export const isMade = ({ making }: Box, { text }: Choice): boolean =>
  making !== undefined && text === true

/** Returns which score wins in a mode with these options. */
export const betterOf = (box: Box, mode: Mode, options: unknown): Box['better'] =>
  box[mode].game.better?.(options) ?? box.better

// The choices and drawings of a mode that defines none.
const bare = { choices: [], Drawings: () => <></> }

// Returns a mode for a box that does not have it: no choices, and everything else throws.
const absent = (id: string, mode: Mode): Box[Mode] & Box['digital'] & Box['companion'] => {
  const nothing = (): never => {
    throw new Error(`${id} has no mode ${mode}`)
  }
  const game: AnyGame = {
    version: 0,
    options: v.never(),
    move: v.never(),
    setup: nothing,
    evolve: nothing,
    view: nothing,
    viewEvent: nothing,
    moves: nothing,
    check: nothing,
    decide: nothing,
    proceed: nothing,
    end: nothing,
    result: nothing,
  }
  return {
    game,
    choices: [],
    bot: nothing,
    layout: { layoutOf: nothing, contents: nothing, Piece: nothing },
    Face: nothing,
    Drawings: nothing,
  }
}

// Adds to a mode what can be made from its score; what it defines itself has priority.
const scored = <Whole extends Partial<Box['digital' | 'companion']>>(mode: Whole): Whole => {
  const { score } = mode
  return score ? { where: whereBy(score), poster: barsOf(score), ...mode } : mode
}

/**
 * Makes a whole box of the parts that a game defines. The props of its faces and drawings are
 * inferred from its games, its words and its colours.
 */
export const box = <
  Online extends AnyGame,
  Beside extends AnyGame,
  Words extends GameWords,
  Colour extends SeatColour,
>(
  part: PartOf<Online, Beside, Words, Colour>,
): Box => {
  const whole = part as PartOf<AnyGame, AnyGame, GameWords, SeatColour>
  const { id, colours, digital, companion, marks, words } = whole
  return {
    inventory: {},
    pictures: {},
    Lid: lidOf(colours, marks),
    Piece: Mark,
    Finale: finaleOf(marks),
    ...whole,
    modes: modes.filter(mode => part[mode]),
    digital: digital
      ? {
          ...bare,
          layout: unlaid,
          Face: board(words, digital),
          ...scored(digital),
          bot: digital.bot ?? botOf({ ...whole, ...digital }),
        }
      : absent(id, 'digital'),
    companion: companion
      ? { ...bare, Face: sheet(words, companion), ...scored(companion) }
      : absent(id, 'companion'),
  }
}
