// A square in words: its name, what is on it, and what a tap on it does now.
import { type Square, squareName } from '../../kit/squares.ts'
import type { Telling } from '../../words.ts'
import { layoutIn, type Stall, sizeOf } from '../rules/bazaar.ts'
import type { Position } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import type { Aim } from './draft.ts'

/** Returns what is on a square; for an empty square, its ground. */
export const standingAt = (
  position: Position,
  square: Square,
  { board, cloth: names, customer: customers }: BoardWords,
  telling: Telling,
): string[] => {
  const { ground, stallAt, entranceOf, customerAt } = layoutIn(position)
  const [stall, entrance, customer] = [stallAt[square], entranceOf[square], customerAt[square]]
  const nameOf = ({ cloth, owner }: Stall) =>
    owner === null ? board.neutral(names[cloth]) : board.of(names[cloth], telling.name(owner))
  const stands = [
    ...(stall ? [board.stall(nameOf(stall), sizeOf(stall))] : []),
    ...(entrance ? [board.entrance(nameOf(entrance))] : []),
    ...(customer ? [customers[customer]] : []),
  ]
  return stands.length > 0 ? stands : [board[ground.kind[square]!]]
}

export const squareInWords = (
  position: Position,
  square: Square,
  words: BoardWords,
  telling: Telling,
  aim?: Aim,
): string => {
  const { ground } = layoutIn(position)
  const name = squareName(square, ground.columns)
  const place = words.board.at(name, ground.district[square]!)
  const meant = aim
    ? [words.board.aim[aim.kind], ...(aim.extra ? [words.board.extra[aim.extra]] : [])]
    : []
  return [place, ...standingAt(position, square, words, telling), ...meant].join(', ')
}
