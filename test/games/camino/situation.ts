// Positions drawn by hand: a sign a square. Light lines are roads, double ones rails, heavy ones
// rivers; '♣' is a forest, '·' a meadow, '.' nothing laid. Squares are named by column and row,
// both from 1.
import { fullPot } from '../../../web/games/camino/rules/facts.ts'
import {
  type Board,
  edges,
  emptyBoard,
  frameOf,
  letterOf,
  type Piece,
  type Tile,
  tiles,
  type Variant,
} from '../../../web/games/camino/rules/pieces.ts'
import type { Code } from '../../../web/games/camino/rules/points.ts'
import { digital } from '../../../web/games/camino/rules/rules.ts'
import type { Event, Move, Options, State, Turn } from '../../../web/games/camino/rules/state.ts'
import { type Survey, surveyed } from '../../../web/games/camino/rules/survey.ts'
import type { Chance, Proof, Seat, Viewer } from '../../../web/games/game.ts'
import { without } from '../../../web/games/kit/pile.ts'
import { isRefusal, type Played, play, positionOf } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { optionsOf } from '../../laws/random.ts'

const signs: Record<string, string> = {
  '─': '0R0R',
  '│': 'R0R0',
  '┌': '0RR0',
  '┐': '00RR',
  '┘': 'R00R',
  '└': 'RR00',
  '├': 'RRR0',
  '┬': '0RRR',
  '┤': 'R0RR',
  '┴': 'RR0R',
  '┼': 'RRRR',
  '╵': 'R000',
  '╶': '0R00',
  '╷': '00R0',
  '╴': '000R',
  '♣': '????',
  '·': '0000',
  '═': '0T0T',
  '║': 'T0T0',
  '╔': '0TT0',
  '╗': '00TT',
  '╝': 'T00T',
  '╚': 'TT00',
  '╨': 'T000',
  '╞': '0T00',
  '╥': '00T0',
  '╡': '000T',
  '━': '0W0W',
  '┃': 'W0W0',
  '┏': '0WW0',
  '┓': '00WW',
  '┛': 'W00W',
  '┗': 'WW00',
  '┿': 'RWRW', // a bridge: the road runs north to south
  '╂': 'WRWR',
  '╪': 'RTRT', // a level crossing, likewise
  '╫': 'TRTR',
}

const turnedEdges = ({ piece, turns }: Tile): string =>
  edges[piece].slice(4 - turns) + edges[piece].slice(0, 4 - turns)
export const tile = (sign: string): Tile => tiles.find(each => turnedEdges(each) === signs[sign])!

/** A board by its rows; what is not drawn is empty. */
export const boardOf = (variant: Variant, ...rows: string[]): Board => {
  const { columns } = frameOf(variant)
  const drawn = rows.map(row =>
    [...row.padEnd(columns, '.')].map(sign => (sign === '.' ? '.' : letterOf(tile(sign)))),
  )
  return drawn
    .flat()
    .join('')
    .padEnd(emptyBoard(frameOf(variant)).length, '.')
}

/**
 * A small board without empty squares: the ways share no square but go round the edge, by road from
 * corner to corner.
 */
export const closed = [
  '┌────────┐',
  '│········│',
  '│········│',
  '│········│',
  '│········│',
  '└────────┘',
]

export const survey = (...rows: string[]): Survey =>
  surveyed({ variant: 'camino', board: boardOf('camino', ...rows) })
export const small = (...rows: string[]): Survey =>
  surveyed({ variant: 'caminito-small', board: boardOf('caminito-small', ...rows) })

export const squareIn = (variant: Variant, column: number, row: number) =>
  (row - 1) * frameOf(variant).columns + column - 1
export const at = (column: number, row: number) => squareIn('camino', column, row)

/** A tile on a square of the large board. */
export const put = (sign: string, column: number, row: number) => ({
  ...tile(sign),
  at: at(column, row),
})
export const putSmall = (sign: string, column: number, row: number) => ({
  ...tile(sign),
  at: squareIn('caminito-small', column, row),
})

export const lay = (
  sign: string,
  column: number,
  row: number,
  variant: Variant = 'camino',
): Move => ({
  kind: 'lay',
  ...tile(sign),
  at: squareIn(variant, column, row),
})

interface Setting extends Partial<Omit<State, 'options' | 'turn' | 'hands'>> {
  options?: Partial<Options>
  turn?: Partial<Turn>
  hands?: Piece[][]
}

/**
 * It is seat 0's turn to lay, and both sides have opened, unless said otherwise. Pieces that are
 * nowhere else lie in the pot.
 */
export const situation = ({
  options = {},
  turn = {},
  hands = [[], []],
  ...rest
}: Setting): State => {
  const whole = optionsOf(digital, options) as Options
  const frame = frameOf(whole.variant)
  const board = rest.board ?? emptyBoard(frame)
  return {
    options: whole,
    board,
    starts: [0, frame.columns - 1],
    hands,
    pot: without(fullPot(whole.variant), hands.flat()),
    aside: [],
    turn: { seat: 0, step: 'lay', hasPut: false, hasOffered: false, ...turn },
    still: 0,
    ...rest,
  }
}

export const answer = (state: State, seat: Viewer, move: Move) =>
  digital.check(positionOf(digital, state, seat), move)
export const refused = (state: State, seat: Viewer, move: Move): Code | undefined =>
  answer(state, seat, move)?.refused as Code | undefined
export const proof = (state: State, seat: Viewer, move: Move): Proof | undefined =>
  answer(state, seat, move)?.at
export const offered = (state: State, seat: Seat): Move[] => [
  ...digital.moves(positionOf(digital, state, seat)),
]
export const kindsOffered = (state: State, seat: Seat): string[] => [
  ...new Set(offered(state, seat).map(({ kind }) => kind)),
]

export const done = (
  state: State,
  seat: Seat,
  move: Move,
  chance: Chance = seeded(1),
): Played<State, Event> => {
  const played = play(digital, state, seat, move, chance)
  if (isRefusal(played)) throw new Error(`${JSON.stringify(move)}: ${played.refused}`)
  return played
}
export const later = (state: State, seat: Seat, move: Move, chance?: Chance): State =>
  done(state, seat, move, chance).state
export const kinds = (facts: readonly Event[]) => facts.map(({ kind }) => kind)
