// The definition of a box: both games, their faces, their words. The rest of the site knows nothing
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
  // A text, which the game's schema validates. Its only value is '', the default; words name that
  // and `own`.
  text?: true
  // Set for options that a practice game offers too: its values in that order, the first one
  // selected.
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
 * `{{cards: Card | Copies}}` in the help: the name of one of the game's own drawings, and its
 * labels.
 */
export interface Picture {
  picture: string
  labels: readonly string[]
}

/** `options`: of the table where the help is read, if any. */
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
  // For the masthead: the position in the game, then what ends it, but never what to do. The face's
  // script exports it too.
  where?(
    props: WhereProps<ViewOf<Played>, Said, EventOf<Played>, OptionsOf<Played>>,
  ): readonly string[]
  // Symbols that the face refers to, once per page, drawn only by the server. `view` is undefined
  // before the start.
  Drawings(props: {
    options: OptionsOf<Played>
    you: Viewer
    view: ViewOf<Played> | undefined
    words: Words
    // drawn.css of its face, unless the page has it already; drawings that need it link it
    look: string | undefined
  }): JSX.Element
  // By seat, the points so far; `better` says whether more or less wins. A mode that gives only this
  // has `where`, story, poster and figures by it (`default/`).
  score?(view: ViewOf<Played>, options: OptionsOf<Played>): readonly number[]
  story?(course: Course<ViewOf<Played>, Words, OptionsOf<Played>>): Story | undefined
  // How far a seat came, drawn in its row of the standings.
  Came?(props: {
    view: ViewOf<Played>
    options: OptionsOf<Played>
    seat: Seat
    colour: NoInfer<Colour>
    words: Words
  }): JSX.Element | null
  // The table at the end of the game, for its poster: an `svg`, and its width divided by its
  // height.
  poster?: {
    ratio(options: OptionsOf<Played>, seats: number): number
    Picture(props: {
      view: ViewOf<Played>
      options: OptionsOf<Played>
      colours: readonly NoInfer<Colour>[] // by seat
    }): JSX.Element | null
  }
  // Returns actions of the log, whose events are completed with what only the view knows.
  recalled?<Acted extends Omit<Told, 'seat'>>(
    actions: readonly Acted[],
    view: ViewOf<Played>,
  ): readonly Acted[]
  // the subject of an event of the log as a small picture, such as a card
  Shown?(props: { fact: unknown }): JSX.Element | null
}

interface Digital<Played extends AnyGame, Words, Said, Colour>
  extends BoxMode<Played, Words, Said, Colour> {
  bot?: Bot<ViewOf<Played>, MoveOf<Played>, OptionsOf<Played>> // undefined: the house's
  // For the house's bot: a state that agrees with all that a seat sees, the rest dealt by chance.
  // Undefined: a seat sees everything, and the state is its view and the options.
  imagine?(position: Position<ViewOf<Played>, OptionsOf<Played>>, chance: Chance): StateOf<Played>
  // Whether an event is a great one; undefined: the game has none before its end. Bots that play
  // with one person wait until that person has looked at it.
  isMoment?(event: EventOf<Played>): boolean
  layout: LaidOut<Played, Colour>
}

/** How an online game is set up from its box. */
interface LaidOut<Played extends AnyGame, Colour> {
  isNone?: true // it cannot be, and nobody is offered to
  layoutOf(position: Position<ViewOf<Played>, OptionsOf<Played>>): Layout
  contents(options: OptionsOf<Played>, seats: number): Contents
  unlimited?: readonly string[] // pieces of which a box has as many as are needed
  // one of them, which stands for a piece that is elsewhere: each one allows one more face-down
  // piece
  standIn?: string
  placing?: Placing<StateOf<Played>, ViewOf<Played>, OptionsOf<Played>>
  // The board with everything on it, 100 units per square; undefined: the game has no board.
  Board?(props: {
    view: ViewOf<Played>
    options: OptionsOf<Played>
    colours: readonly NoInfer<Colour>[] // by seat
  }): JSX.Element
  // the board without pieces
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
  // by seat: the numbers that a correction is described with
  figures?(view: ViewOf<Played>, words: Words): Figure[]
  // what need not be entered when the game continues online; undefined: it cannot now
  layoutKnown?(view: ViewOf<Played>): Known | undefined
  // who chooses before whom, in games that have such an order: a correction may change it
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
  // the emblems of its seats, by colour; undefined: the shared marks
  marks?: Record<string, MarkDrawing>
  // a larger drawing of a seat's piece, for the lobby
  Piece(props: { colour: NoInfer<Colour> }): JSX.Element
  // The end as a picture, 390 × 226, with its own colours: who arrived.
  Finale?(props: {
    colours: readonly NoInfer<Colour>[]
    options: OptionsOf<Online | Beside>
    words: Words
  }): JSX.Element
  inventory: object // the meanings of the codes in moves and views, for programs
  words: Record<Lang, Words>
  help: Record<Lang, Help>
  pictures: Record<string, { draw(props: PictureProps): JSX.Element }['draw']>
}

/**
 * Any box. Faces and drawings are declared as methods, whose props TypeScript checks bivariantly,
 * so that every box fits. This is the second place that gives up type safety (`AnyGame` is the
 * first).
 */
export type Box = BoxOf<AnyGame, AnyGame, GameWords, SeatColour> & { digital: { bot: AnyBot } }

type Filled<Whole, Key extends keyof Whole> = Omit<Whole, Key> & Partial<Pick<Whole, Key>>

/** What a game gives of its box: at least one mode. The house gives the rest. */
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

// What a mode shows that has nothing of its own beside its face.
const bare = { choices: [], Drawings: () => <></> }

// The mode that a box does not have: nothing to choose, and nothing that could be played.
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

// What a mode does not give, by its score.
const scored = <Whole extends Partial<Box['digital' | 'companion']>>(mode: Whole): Whole => {
  const { score } = mode
  return score ? { where: whereBy(score), poster: barsOf(score), ...mode } : mode
}

/**
 * Makes a whole box of what a game gives. The props of its faces and drawings are inferred from its
 * games, its words and its colours.
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
