// Accessibility: open market squares must connect all entrances and customers ("posts") with each
// other (003, "Placer un agrandissement"). One walk over the market finds for every square the
// posts that a tile on it would cut off.
import type { Square } from '../../kit/squares.ts'

export interface Access {
  isOpen: readonly boolean[] // by square: whether it is market without a tile
  posts: readonly Square[]
  order: readonly Square[] // open squares in the order in which the walk reaches them
  metAt: readonly number[] // by square: its index in `order`; −1 if the walk does not reach it
  // By square: the ranges of `order` that the walk can reach only through this square; `to` is
  // exclusive.
  behind: readonly (readonly (readonly [from: number, to: number])[])[]
}

/**
 * Walks over the open squares from the first post, depth-first (Tarjan). A subtree is behind a
 * square if no way leads from it to squares that the walk reached before that square.
 */
export const accessOf = (
  beside: readonly (readonly Square[])[],
  isOpen: readonly boolean[],
  isPost: readonly boolean[],
): Access => {
  const order: Square[] = []
  const metAt = beside.map(() => -1)
  const behind: (readonly [number, number])[][] = beside.map(() => [])
  // Returns the lowest index in `order` to which a way leads back from here.
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
 * Returns the posts that a tile on this free square would cut off from the others: of the two
 * groups, the smaller one.
 */
export const cutOff = (access: Access, square: Square): Square[] => {
  const away = access.posts.filter(post => isBehind(access, square, post))
  const rest = access.posts.filter(post => !away.includes(post))
  return away.length <= rest.length ? away : rest
}

/**
 * Whether an entrance on one square would be connected to the posts if there were a tile on the
 * other square.
 */
export const isReached = (access: Access, entrance: Square, tile: Square): boolean =>
  access.metAt[entrance]! >= 0 && !isBehind(access, tile, entrance)
