// Describes a square: its name, its piece, the ways across it, and what a tap on it would do now.
import type { Square } from '../../kit/squares.ts'
import { tileAt } from '../rules/pieces.ts'
import { placeName, placeOf } from '../rules/places.ts'
import type { Ways } from '../rules/price.ts'
import { endsBySide, type Side, sides } from '../rules/sides.ts'
import type { Position } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import { type Aim, isCertainWay } from './draft.ts'

interface About {
  words: BoardWords
  ways: readonly Ways[]
  name(side: Side): string
}

/**
 * Returns phrases for a square: its piece, the sides whose corner it is, and the sides whose way
 * crosses it.
 */
export const lyingAt = (
  { options: { variant }, view }: Position,
  at: Square,
  { words, ways, name }: About,
): string[] => {
  const tile = tileAt(view.board, at)
  const { map } = words
  const ends = endsBySide(variant, view.starts)
  const corners = sides.flatMap(side => (ends[side]!.includes(at) ? [map.corner(name(side))] : []))
  const runs = sides.flatMap(side => {
    const way = ways[side]?.possible
    if (!way?.squares.includes(at)) return []
    const part = tile || isCertainWay(ways[side]!) ? map.way(name(side)) : map.possible(name(side))
    return way.obstacles.includes(at) ? [part, map.obstacle] : [part]
  })
  return [tile ? words.lying(tile) : map.empty, ...corners, ...runs]
}

export const squareInWords = (
  position: Position,
  at: Square,
  { aim, isNews, ...about }: About & { aim: Aim | undefined; isNews: boolean },
): string => {
  const { map } = about.words
  const { variant } = position.options
  const { column, row } = placeOf(variant, at)
  const place = map.at(placeName({ column, row }), column, row)
  const lies = lyingAt(position, at, about)
  const meant = [...(isNews ? [map.news] : []), ...(aim ? [map.aim[aim]] : [])]
  return `${place}: ${[...lies, ...meant].join(', ')}`
}
