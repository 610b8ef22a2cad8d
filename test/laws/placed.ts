// Games that start from a position: changes positions at random as people may enter them, and plays
// on to the end.
import type { AnyGame, Chance, Seat } from '../../web/games/game.ts'
import {
  type AreaName,
  type Contents,
  isSame,
  type Layout,
  type Lying,
} from '../../web/games/layout.ts'
import { type Asked, type Change, changed, type Placing } from '../../web/games/placing.ts'
import { isRefusal, play, positionOf, waiting } from '../../web/games/play.ts'
import { BOUND } from './random.ts'

/** Plays a game on at random and returns its end; `watch` sees each state on the way. */
export const playedOut = <State>(
  game: AnyGame,
  from: State,
  seats: number,
  dice: Chance,
  watch?: (state: State) => void,
): State => {
  let state: State = from
  for (let moves = 0; !game.result(state); moves++) {
    watch?.(state)
    if (moves === BOUND) throw new Error(`no end after ${BOUND} moves`)
    const due: Seat[] = waiting(game, state, seats)
    if (due.length === 0) throw new Error(`nobody can move after ${moves} moves`)
    const seat = due[dice.roll(due.length)]!
    const offered = [...game.moves(positionOf(game, state, seat))]
    const next = play(game, state, seat, offered[dice.roll(offered.length)], dice)
    if (isRefusal(next)) throw new Error(`offered and refused: ${next.refused}`)
    state = next.state
  }
  return state
}

const MOST_CHANGES = 6 // of an area at once, or of the same area of every seat
const FARTHEST = 400 // squares: outside every board
const MOST_OF_A_KIND = 40 // points, pounds or coins entered at once

const one = <Item>(of: readonly Item[], dice: Chance): Item => of[dice.roll(of.length)]!

const nameOf = ({ area, seat, row }: AreaName): AreaName => ({
  area,
  ...(seat !== undefined && { seat }),
  ...(row !== undefined && { row }),
})

// Returns another content for an area: on a square, beside the board, face down, or one thing less.
const shakeOf = (areas: Layout, of: Asked, inBox: Contents, dice: Chance): Change => {
  const { board, beside = [] } = of
  const name = nameOf(of)
  const { pieces = [] } = areas.find(other => isSame(other, of)) ?? {}
  if (of.covered) return { ...name, covered: dice.roll(9) }
  if (pieces.length > 0 && dice.roll(4) === 0) return { ...name, take: one(pieces, dice) }
  const may =
    board && (beside.length === 0 || dice.roll(2) === 0)
      ? board.may(one(board.squares, dice))
      : beside
  if (may.length === 0) return { ...name, pieces }
  const put = one(may, dice)
  return !Object.hasOwn(inBox, put.piece) && put.at === undefined
    ? { ...name, set: { piece: put.piece, count: dice.roll(MOST_OF_A_KIND) } }
    : { ...name, put }
}

// A piece that is not left in the box is taken from where it is.
const freed = (
  areas: Layout,
  asked: readonly Asked[],
  { piece }: Lying,
  inBox: Contents,
): Layout => {
  const there = areas.flatMap(area =>
    area.pieces.flatMap(lying => (lying.piece === piece ? { area, lying } : [])),
  )
  const count = there.reduce((sum, { lying }) => sum + lying.count, 0)
  if (!Object.hasOwn(inBox, piece) || count < inBox[piece]! || !there[0]) return areas
  const next = changed(areas, asked, { ...nameOf(there[0].area), take: there[0].lying })
  return isRefusal(next) ? areas : next
}

// Moves a piece of the board to any square, as a program may enter it.
const astray = (areas: Layout, dice: Chance): Layout => {
  const of = one(areas, dice)
  const lying = of.pieces[dice.roll(of.pieces.length + 1)]
  if (lying?.at === undefined) return areas
  const moved = { ...lying, at: dice.roll(FARTHEST) }
  return areas.map(area =>
    area === of ? { ...area, pieces: area.pieces.map(all => (all === lying ? moved : all)) } : area,
  )
}

/**
 * Returns the same table with a few changes, mostly ones that the form allows: no piece occurs more
 * often than in the box.
 */
export const shaken = (
  areas: Layout,
  asked: readonly Asked[],
  inBox: Contents,
  dice: Chance,
): Layout => {
  let told = areas.filter(area => asked.some(of => isSame(of, area)))
  if (dice.roll(8) === 0) return astray(told, dice)
  const of = one(asked, dice)
  const some = dice.roll(3) === 0 ? asked.filter(({ area }) => area === of.area) : [of]
  for (let changes = dice.roll(MOST_CHANGES); changes >= 0; changes--) {
    for (const area of some) {
      const change = shakeOf(told, area, inBox, dice)
      const free = 'put' in change ? freed(told, asked, change.put, inBox) : told
      const next = changed(free, asked, change)
      if (!isRefusal(next)) told = next
    }
  }
  return told
}

/** Changes one value of what no piece shows. */
export const shakenRest = (
  rest: object,
  { restAsked, rest: schema }: Pick<Placing<never, never, never>, 'rest' | 'restAsked'>,
  seats: number,
  dice: Chance,
): object => {
  const fields: [name: string, value: unknown][] = Object.entries(rest)
  const [name, value] = one(fields, dice)
  const values =
    restAsked[name] === 'seat' ? [...Array(seats).keys()] : (restAsked[name] ?? [value])
  const next = Array.isArray(value) ? [...value, dice.roll(seats)] : one<unknown>(values, dice)
  const checked = schema['~standard'].validate({ ...rest, [name]: next })
  return checked instanceof Promise || checked.issues ? rest : checked.value
}
