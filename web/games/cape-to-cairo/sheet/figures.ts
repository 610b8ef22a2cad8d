// The sheet's figures by seat; a correction shows which of them it changes.
import type { Figure } from '../../words.ts'
import type { Words } from '../words/sentences.ts'
import type { View } from './state.ts'

export const figures = ({ accounts }: View, { figures, companion: { money } }: Words): Figure[] =>
  accounts.flatMap(({ lines, capital, crossed, bonuses }, seat): Figure[] => [
    ...lines.flatMap(({ bid }): Figure[] =>
      bid === null ? [] : [[seat, figures.bid, money(bid)]],
    ),
    [seat, figures.capital, money(capital)],
    [seat, figures.crossed, crossed],
    [seat, figures.bonuses, bonuses],
  ])
