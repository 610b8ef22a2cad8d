// The board without stalls and customers: its squares, their districts and kinds.
import { memo } from '../../kit/memo.ts'
import { type Size, type Square, type Step, squareAt, stepFrom } from '../../kit/squares.ts'
import type { Edition } from './edition.ts'
import { type Cloth, districtOf, side } from './pieces.ts'

export type District = number // 1–9
export type Kind = 'market' | 'restaurant'

export interface Ground extends Size {
  kind: readonly Kind[] // by square
  district: readonly District[] // by square
  beside: readonly (readonly Square[])[] // by square: the squares that share a side with it
  customers: readonly Square[] // where they start
}

const sides: readonly Step[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

export const groundOf = memo((edition: Edition): Ground => {
  const size = { columns: side, rows: side }
  const signs = [...edition.map.join('')]
  return {
    ...size,
    kind: signs.map(sign => (sign >= 'a' ? 'restaurant' : 'market')),
    district: signs.map(districtOf),
    beside: signs.map((_, square) => sides.flatMap(step => stepFrom(size, square, step) ?? [])),
    customers: edition.customers.map(place => squareAt(size, place)),
  }
})

/**
 * Returns the ground for stalls of a cloth: restaurants for violet, the market for all others (003,
 * "Placer un nouveau stand principal").
 */
export const kindFor = (cloth: Cloth): Kind => (cloth === 'violet' ? 'restaurant' : 'market')
