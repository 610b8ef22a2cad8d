// The log book's figures by seat; a correction shows which of them it changes.
import type { Figure } from '../../words.ts'
import type { Words } from '../words/sentences.ts'
import type { View } from './state.ts'

export const figures = ({ pages }: View, { figures, companion: { station } }: Words): Figure[] =>
  pages.flatMap(({ points, hand, roses }, seat): Figure[] => [
    [seat, figures.points, points],
    ...(hand === null ? [] : [[seat, figures.hand, hand] satisfies Figure]),
    [seat, figures.roses, roses.map(station).join(', ') || '–'],
  ])
