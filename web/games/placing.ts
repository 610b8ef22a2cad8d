// Starts a game from a position on a real table: checks what people entered against the box first,
// then against what its game needs to continue.
import * as v from 'valibot'
import type { Game, GameRefusal, Position, Refusal, Schema, Seat, Viewer } from './game.ts'
import { whole } from './kit/entry.ts'
import type { Square } from './kit/squares.ts'
import {
  type Area,
  type AreaName,
  type Contents,
  isSame,
  type Layout,
  type Lying,
  sizeOf,
} from './layout.ts'
import { isRefusal, noLuck, positionOf, waiting } from './play.ts'

/**
 * An area that people enter. A pile or a supply is what is left of the box, so it is not asked for.
 */
export interface Asked extends Pick<Area, 'area' | 'seat' | 'row' | 'own'> {
  // Squares for its pieces, and what may be on each: one value for each way to put a piece there.
  // `single`: pieces that the area has only once; entering one on another square moves it.
  board?: {
    squares: readonly Square[]
    may(at: Square): readonly Lying[]
    single?: readonly string[]
  }
  beside?: readonly Lying[] // what may be beside the board
  covered?: true // the number of face-down pieces is asked for
  uncounted?: true // a secret area of which others do not even learn the size
}

/** The possible values of a field of `Placing.rest`: a seat, or one of a few values. */
export type RestAsked = 'seat' | readonly (string | number)[]

/** How a game is started between turns. `Game.resume` deals face-down pieces again. */
export interface Placing<State, View, Options> {
  // in the order in which people read a table
  asked(options: Options, seats: number): readonly Asked[]
  rest: Schema<object> // what no piece shows
  // by field name; fields that are not listed get their usual value
  restAsked: Readonly<Record<string, RestAsked>>
  // `rest` as a viewer sees it; undefined during a turn or after the end
  restOf(view: View): object | undefined
  // by refusal code, the area that it concerns; other refusals name squares
  about: Readonly<Record<string, string>>
  place(areas: Layout, rest: object, options: Options, seats: number): State | GameRefusal
}

/** A position on a real table, as far as it is entered. */
export interface Placed {
  areas: Layout
  rest: Readonly<Record<string, unknown>> // what no piece shows
}

/** A position as one caller may know it. */
export interface PlacedSeen extends Placed {
  tells: Seat[] // seats whose hands you enter
  refusal?: Refusal // why the game cannot start from there, as far as you may know
}

interface LaidOut<State, View, Options> {
  layoutOf(position: Position<View, Options>): Layout
  contents(options: Options, seats: number): Contents
  unlimited?: readonly string[]
  standIn?: string
  placing: Placing<State, View, Options>
}

const word = v.pipe(v.string(), v.maxLength(30))
const square = whole(0, 999)
/** A piece, its number, and its position. */
export const lying = v.strictObject({
  piece: word,
  count: whole(1, 999),
  at: v.exactOptional(square),
  turns: v.exactOptional(whole(0, 3)),
  beside: v.exactOptional(square),
  mark: v.exactOptional(whole(1, 9)),
})

/** The content of an area, as programs and pages send it. */
export const area = v.strictObject({
  area: word,
  seat: v.exactOptional(whole(0, 9)),
  row: v.exactOptional(whole(1, 99)),
  own: v.exactOptional(v.literal(true)),
  pieces: v.pipe(v.array(lying), v.maxLength(400)),
  covered: v.exactOptional(whole(0, 999)),
})

/** The content of a whole table. */
export const layout = v.pipe(v.array(area), v.maxLength(200))

/**
 * A change of an area: its whole content, or one piece more, one less, or a number of one piece. A
 * square holds one piece.
 */
export type Change = AreaName &
  (
    | { pieces: Lying[]; covered?: number }
    | { covered: number }
    | { put: Lying }
    | { take: Lying }
    | { set: Lying }
  )

const countsOf = (
  pieces: readonly Lying[],
  nameOf: (lying: Lying) => string,
): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const one of pieces) counts.set(nameOf(one), (counts.get(nameOf(one)) ?? 0) + one.count)
  return counts
}

/** Whether a game has as many of a piece as are needed. */
export const isUnlimited = (
  { unlimited = [] }: Pick<LaidOut<never, never, never>, 'unlimited'>,
  piece: string,
) => unlimited.includes(piece)

// Checks that each piece is from this box, that no piece occurs too often, and that no more pieces
// are face down than are left, except one for each stand-in of a piece that is elsewhere.
const checkBox = (
  of: Pick<LaidOut<never, never, never>, 'unlimited' | 'standIn'>,
  inBox: Contents,
  areas: Layout,
): Refusal | undefined => {
  const lie = countsOf(
    areas.flatMap(({ pieces }) => pieces),
    ({ piece }) => piece,
  )
  const unknown = areas
    .flatMap(({ pieces }) => pieces)
    .find(({ piece }) => !Object.hasOwn(inBox, piece) && !isUnlimited(of, piece))
  if (unknown)
    return { refused: 'more-than-box', at: { piece: unknown.piece, told: unknown.count, holds: 0 } }
  let left = lie.get(of.standIn ?? '') ?? 0
  for (const [piece, holds] of Object.entries(inBox)) {
    const told = lie.get(piece) ?? 0
    if (told > holds) return { refused: 'more-than-box', at: { piece, told, holds } }
    left += holds - told
  }
  const covered = areas.reduce((sum, area) => sum + (area.covered ?? 0), 0)
  return covered > left ? { refused: 'more-covered', at: { told: covered, left } } : undefined
}

// Returns a key for a piece in its position: the same piece on another square has another key.
const asItLies = ({ piece, at, turns, beside, mark }: Lying) =>
  [piece, at, turns, beside, mark].join()

const isAlike = (one: Lying, other: Lying) => asItLies(one) === asItLies(other)

const some = (lying: Lying): Lying[] => (lying.count > 0 ? [lying] : [])

const mayLie = ({ board, beside = [] }: Asked, lying: Lying): boolean => {
  const { at } = lying
  if (at === undefined) return beside.some(one => isAlike(one, lying))
  return board?.squares.includes(at) === true && board.may(at).some(one => isAlike(one, lying))
}

const more = (pieces: readonly Lying[], lying: Lying, by: number): Lying[] =>
  pieces.some(one => isAlike(one, lying))
    ? pieces.flatMap(one => (isAlike(one, lying) ? some({ ...one, count: one.count + by }) : one))
    : [...pieces, ...some({ ...lying, count: by })]

const piecesAfter = ({ board }: Asked, { pieces }: Area, change: Change): Lying[] => {
  if ('pieces' in change) return change.pieces
  if ('take' in change) return more(pieces, change.take, -1)
  if ('set' in change) {
    const { piece, count } = change.set
    const others = pieces.filter(one => one.piece !== piece || one.at !== undefined)
    return [...others, ...some({ piece, count })]
  }
  if (!('put' in change)) return pieces
  const { piece, at } = change.put
  if (at === undefined) return more(pieces, change.put, 1)
  const isMoved = (one: Lying) =>
    one.at === at || (one.piece === piece && board?.single?.includes(piece))
  return [
    ...pieces.filter(one => one.at === undefined || !isMoved(one)),
    { ...change.put, count: 1 },
  ]
}

/**
 * Returns the layout after a change. Refused as `malformed` if the area is not asked for, or if the
 * piece may not be there.
 */
export const changed = (
  areas: Layout,
  asked: readonly Asked[],
  change: Change,
): Layout | Refusal => {
  const of = asked.find(one => isSame(one, change))
  if (!of) return { refused: 'malformed', at: { field: 'area' } }
  const { area, seat, row, own } = of
  const name = { area, ...(seat !== undefined && { seat }), ...(row !== undefined && { row }) }
  const was = areas.find(one => isSame(one, of)) ?? { ...name, ...(own && { own }), pieces: [] }
  const pieces = piecesAfter(of, was, change)
  if (pieces.length > 400 || !pieces.every(one => one.count < 1000 && mayLie(of, one)))
    return { refused: 'malformed', at: { field: 'pieces' } }
  const { covered: before, ...rest } = was
  const covered = 'covered' in change ? change.covered : before
  if (covered && !of.covered) return { refused: 'malformed', at: { field: 'covered' } }
  const next: Area = { ...rest, pieces, ...(covered && { covered }) }
  return [...areas.filter(one => one !== was), next]
}

// Checks that the game's own layout equals what was entered: no piece is missing, and none was added.
const checkTold = (told: Layout, there: Layout): Refusal | undefined => {
  for (const area of told) {
    const is = there.find(one => isSame(one, area)) ?? { area: area.area, pieces: [] }
    const [wished, lies] = [countsOf(area.pieces, asItLies), countsOf(is.pieces, asItLies)]
    const whose = { area: area.area, ...(area.seat !== undefined && { seats: [area.seat] }) }
    const differs = [...area.pieces, ...is.pieces].find(
      one => wished.get(asItLies(one)) !== lies.get(asItLies(one)),
    )
    if (differs) {
      const [of, left] = [wished.get(asItLies(differs)) ?? 0, lies.get(asItLies(differs)) ?? 0]
      return { refused: 'lies-otherwise', at: { ...whose, piece: differs.piece, told: of, left } }
    }
    if (sizeOf(area) !== sizeOf(is))
      return { refused: 'lies-otherwise', at: { ...whose, told: sizeOf(area), left: sizeOf(is) } }
  }
}

/** Returns the whole layout of a table, including secret areas. */
export const everything = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  layoutOf: LaidOut<S, V, O>['layoutOf'],
  state: S,
  seats: number,
): Layout => {
  const seen = (viewer: Viewer) => layoutOf(positionOf(game, state, viewer))
  const own = (seat: Seat) => seen(seat).filter(area => area.own && area.seat === seat)
  return [
    ...seen('room').filter(area => !area.own),
    ...Array.from({ length: seats }, (_, seat) => own(seat)).flat(),
  ]
}

// Takes up to this many of these pieces out of `left`, and returns them.
const take = (left: Map<string, number>, pieces: readonly string[], count: number): Lying[] => {
  let missing = count
  return pieces.flatMap(piece => {
    const taken = Math.min(missing, Math.max(0, left.get(piece) ?? 0))
    left.set(piece, (left.get(piece) ?? 0) - taken)
    missing -= taken
    return some({ piece, count: taken })
  })
}

/**
 * Replaces the pieces of each hidden area by as many others that are in no open area. Answers then
 * depend only on the number of hidden pieces, so no refusal reveals which they are.
 */
export const redeal = (
  areas: Layout,
  asked: readonly Asked[],
  inBox: Contents,
  isHidden: (area: Area) => boolean,
): Layout => {
  const open = countsOf(
    areas.filter(area => !isHidden(area)).flatMap(({ pieces }) => pieces),
    ({ piece }) => piece,
  )
  const left = new Map(
    Object.entries(inBox).map(([piece, holds]) => [piece, holds - (open.get(piece) ?? 0)]),
  )
  return areas.map(area => {
    if (!isHidden(area)) return area
    const { beside = [], uncounted } = asked.find(one => isSame(one, area)) ?? {}
    const kinds = beside.map(({ piece }) => piece)
    const pieces = uncounted ? [] : take(left, kinds, sizeOf(area))
    const covered = uncounted ? 0 : sizeOf(area) - sizeOf({ ...area, pieces, covered: 0 })
    return { ...area, pieces, ...(covered > 0 && { covered }) }
  })
}

/**
 * Returns the game in this position, or why it is impossible. An area that nobody enters is empty,
 * or what is left of the box: the pile, a supply.
 */
export const laidOut = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  { layoutOf, contents, placing, ...of }: LaidOut<S, V, O>,
  { areas, rest }: { areas: Layout; rest: object },
  options: O,
  seats: number,
): S | Refusal => {
  const refused = checkBox(of, contents(options, seats), areas)
  if (refused) return refused
  const state = placing.place(areas, rest, options, seats)
  if (isRefusal(state)) return state
  return checkTold(areas, everything(game, layoutOf, state, seats)) ?? state
}

/**
 * Like `laidOut`, but also checks that the game continues with a move: somebody has a legal one,
 * and `proceed` returns nothing before it.
 */
export const takenUp: typeof laidOut = (game, layout, told, options, seats) => {
  const state = laidOut(game, layout, told, options, seats)
  if (isRefusal(state)) return state
  const goesOn = waiting(game, state, seats).length > 0 && game.proceed(state, noLuck).length === 0
  return goesOn ? state : { refused: 'nobody-moves' }
}
