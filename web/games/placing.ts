// A game taken up as it lies on a table: what people say lies where is held to the box first, then to the rules of its game.
import * as v from 'valibot'
import type { Game, GameRefusal, Position, Refusal, Schema, Seat, Viewer } from './game.ts'
import { whole } from './kit/entry.ts'
import { type Area, type Contents, type Layout, type Lying, sizeOf } from './layout.ts'
import { isRefusal, positionOf } from './play.ts'

/** How a game is taken up between turns. What lies face down is dealt anew by `Game.resume`. */
export interface Placing<State, View, Options> {
  rest: Schema<object> // what no piece shows
  restOf(view: View): object | undefined // as a viewer sees it; none: within a turn, or at the end
  place(areas: Layout, rest: object, options: Options, seats: number): State | GameRefusal
}

interface LaidOut<State, View, Options> {
  layoutOf(position: Position<View, Options>): Layout
  contents(options: Options, seats: number): Contents
  placing: Placing<State, View, Options>
}

const word = v.pipe(v.string(), v.maxLength(30))
const square = whole(0, 999)
const lying = v.strictObject({
  piece: word,
  count: whole(1, 999),
  at: v.exactOptional(square),
  turns: v.exactOptional(whole(0, 3)),
  beside: v.exactOptional(square),
  mark: v.exactOptional(whole(1, 9)),
})

/** What lies where, as programs and pages say it. */
export const layout = v.pipe(
  v.array(
    v.strictObject({
      area: word,
      seat: v.exactOptional(whole(0, 9)),
      row: v.exactOptional(whole(1, 99)),
      own: v.exactOptional(v.literal(true)),
      pieces: v.pipe(v.array(lying), v.maxLength(400)),
      covered: v.exactOptional(whole(0, 999)),
    }),
  ),
  v.maxLength(200),
)

const countsOf = (pieces: readonly Lying[], nameOf: (lying: Lying) => string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const one of pieces) counts.set(nameOf(one), (counts.get(nameOf(one)) ?? 0) + one.count)
  return counts
}

// The box has as many of these as are needed. A start marks whose corner it is.
const isUnlimited = (piece: string) => /^(start|point|pound|counter|coin \w+)$/.test(piece)

// No piece is of another box, none lies there twice, and no more lie face down than are left. A counter stands for a card that
// is elsewhere.
const checkBox = (inBox: Contents, areas: Layout): Refusal | undefined => {
  const lie = countsOf(
    areas.flatMap(({ pieces }) => pieces),
    ({ piece }) => piece,
  )
  const unknown = areas
    .flatMap(({ pieces }) => pieces)
    .find(({ piece }) => !Object.hasOwn(inBox, piece) && !isUnlimited(piece))
  if (unknown) return { refused: 'more-than-box', at: { piece: unknown.piece, told: unknown.count, holds: 0 } }
  let left = lie.get('counter') ?? 0
  for (const [piece, holds] of Object.entries(inBox)) {
    const told = lie.get(piece) ?? 0
    if (told > holds) return { refused: 'more-than-box', at: { piece, told, holds } }
    left += holds - told
  }
  const covered = areas.reduce((sum, area) => sum + (area.covered ?? 0), 0)
  return covered > left ? { refused: 'more-covered', at: { told: covered, left } } : undefined
}

// A piece as it lies: the same one on another square is another thing.
const asItLies = ({ piece, at, turns, beside, mark }: Lying) => [piece, at, turns, beside, mark].join()

const isSame = (one: Area, other: Area) => one.area === other.area && one.seat === other.seat && one.row === other.row

// All that was told lies there in the game as well: nothing is lost on the way, no piece lies where its game knows none.
const checkTold = (told: Layout, there: Layout): Refusal | undefined => {
  for (const area of told) {
    const is = there.find(one => isSame(one, area)) ?? { area: area.area, pieces: [] }
    const [wished, lies] = [countsOf(area.pieces, asItLies), countsOf(is.pieces, asItLies)]
    const whose = { area: area.area, ...(area.seat !== undefined && { seats: [area.seat] }) }
    const differs = [...area.pieces, ...is.pieces].find(one => wished.get(asItLies(one)) !== lies.get(asItLies(one)))
    if (differs) {
      const [of, left] = [wished.get(asItLies(differs)) ?? 0, lies.get(asItLies(differs)) ?? 0]
      return { refused: 'lies-otherwise', at: { ...whose, piece: differs.piece, told: of, left } }
    }
    if (sizeOf(area) !== sizeOf(is))
      return { refused: 'lies-otherwise', at: { ...whose, told: sizeOf(area), left: sizeOf(is) } }
  }
}

/** All that lies on the table, also what only one seat may know. */
export const everything = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  layoutOf: LaidOut<S, V, O>['layoutOf'],
  state: S,
  seats: number,
): Layout => {
  const seen = (viewer: Viewer) => layoutOf(positionOf(game, state, viewer))
  const own = (seat: Seat) => seen(seat).filter(area => area.own && area.seat === seat)
  return [...seen('room').filter(area => !area.own), ...Array.from({ length: seats }, (_, seat) => own(seat)).flat()]
}

/**
 * The game as it lies there, or why it cannot lie so. An area that nobody tells is empty, or what is left of the box: the
 * pile, a supply.
 */
export const takenUp = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  { layoutOf, contents, placing }: LaidOut<S, V, O>,
  { areas, rest }: { areas: Layout; rest: object },
  options: O,
  seats: number,
): S | Refusal => {
  const refused = checkBox(contents(options, seats), areas)
  if (refused) return refused
  const state = placing.place(areas, rest, options, seats)
  if (isRefusal(state)) return state
  return checkTold(areas, everything(game, layoutOf, state, seats)) ?? state
}
