// Lists the empty squares of a board, together or by region.
import type { Square } from '../../kit/squares.ts'
import type { Domains, Ground } from './domains.ts'
import { isOne } from './patterns.ts'

export const emptySquares = ({ grid, laid }: Ground): Square[] => {
  const empty: Square[] = []
  for (let square = 0; square < grid.squares; square++) if (laid[square] === 0) empty.push(square)
  return empty
}

/**
 * Returns the empty squares by region. Neighbours with an undecided edge between them share a
 * region; each region can be filled on its own.
 */
export const regionsOf = ({ ground, left }: Domains): Square[][] => {
  const { grid, laid } = ground
  const met = new Uint8Array(grid.squares)
  const regions: Square[][] = []
  for (const [first, key] of laid.entries()) {
    if (key !== 0 || met[first] === 1) continue
    const region = [first]
    met[first] = 1
    for (const square of region) {
      for (let at = 4 * square; at < 4 * square + 4; at++) {
        const beside = grid.beside[at]!
        if (beside < 0 || laid[beside] !== 0 || met[beside] === 1 || isOne(left[grid.sides[at]!]!))
          continue
        met[beside] = 1
        region.push(beside)
      }
    }
    regions.push(region.sort((one, other) => one - other))
  }
  return regions
}
