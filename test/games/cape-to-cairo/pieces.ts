// Where every piece of the box lies, so that none is lost or made: law 10 counts them.
import type { CardId } from '../../../web/games/cape-to-cairo/rules/pieces.ts'
import type { State } from '../../../web/games/cape-to-cairo/rules/state.ts'

export const pieces = ({ pile, discards, stock, offer, railways }: State): CardId[] => [
  ...pile,
  ...discards,
  ...stock,
  ...offer,
  ...railways.flatMap(({ crossed, lane, bonuses }) => [
    ...crossed,
    ...lane,
    ...bonuses.filter(bonus => bonus >= 0),
  ]),
]
