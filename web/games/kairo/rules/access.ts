// Accessibility: entrances and customers ("posts") lie in one connected area of open market squares
// (003, "Placer un agrandissement"). One walk over the market tells for every square what a tile on
// it would cut off.
import type { Square } from '../../kit/squares.ts'

export interface Access {
  isOpen: readonly boolean[] // by square: market without a tile
  posts: readonly Square[]
  order: readonly Square[] // open squares as the walk from a post met them
  metAt: readonly number[] // by square: its place in that order, −1 where the walk does not come
  // By square: the stretches of the order that are reached through this square alone, each from …
  // to (exclusive).
  behind: readonly (readonly (readonly [from: number, to: number])[])[]
}

/**
 * A depth-first walk (Tarjan): what lies behind a square is a subtree from which no way leads back
 * before the square.
 */
export const accessOf = (
  beside: readonly (readonly Square[])[],
  isOpen: readonly boolean[],
  isPost: readonly boolean[],
): Access => {
  const order: Square[] = []
  const metAt = beside.map(() => -1)
  const behind: (readonly [number, number])[][] = beside.map(() => [])
  // The earliest square that a way from here leads back to.
  const walk = (square: Square): number => {
    const met = order.push(square) - 1
    metAt[square] = met
    let earliest = met
    for (const next of beside[square]!) {
      if (!isOpen[next]) continue
      const from = order.length
      const back = metAt[next]! < 0 ? walk(next) : metAt[next]!
      if (back >= met) behind[square]!.push([from, order.length])
      earliest = Math.min(earliest, back)
    }
    return earliest
  }
  const posts = [...beside.keys()].filter(square => isPost[square])
  if (posts[0] !== undefined) walk(posts[0])
  return { isOpen, posts, order, metAt, behind }
}

const isBehind = ({ metAt, behind }: Access, square: Square, other: Square): boolean =>
  behind[square]!.some(([from, to]) => metAt[other]! >= from && metAt[other]! < to)

/**
 * The posts that a tile on this free square would part from the others: the smaller part of them.
 */
export const cutOff = (access: Access, square: Square): Square[] => {
  const away = access.posts.filter(post => isBehind(access, square, post))
  const rest = access.posts.filter(post => !away.includes(post))
  return away.length <= rest.length ? away : rest
}

/**
 * Whether an entrance on this square would lie in the area of all others, with a tile on the other
 * square.
 */
export const isReached = (access: Access, entrance: Square, tile: Square): boolean =>
  access.metAt[entrance]! >= 0 && !isBehind(access, tile, entrance)
