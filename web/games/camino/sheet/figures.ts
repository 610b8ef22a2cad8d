// Returns the figures of the sheet by seat; a correction shows which of them it changes.
import type { Figure } from '../../words.ts'
import type { Length } from '../rules/ranking.ts'
import { otherSide, sideOfSeat } from '../rules/sides.ts'
import type { Words } from '../words/sentences.ts'
import { lengthOf } from './ledger.ts'
import type { View } from './state.ts'

export const figures = ({ seats, counts, reckoning }: View, { figures }: Words): Figure[] => {
  const said = (length: Length | null | undefined) =>
    length ? `${length.squares} + ${length.obstacles}` : figures.none
  return Array.from({ length: seats }, (_, seat): Figure[] => {
    const side = sideOfSeat(seat)
    const way = reckoning?.sides[side].way
    if (reckoning) return [[seat, figures.way, said(way && lengthOf(way))]]
    const [own, other] = [counts[side][side], counts[side][otherSide(side)]]
    return [
      [seat, figures.own, said(own)],
      [seat, figures.other, said(other)],
    ]
  }).flat()
}
