// The figures of the sheet by seat; the page of a correction lists those that change. A purse is in
// the list only for its own seat.
import type { Figure } from '../../words.ts'
import { medals } from '../rules/medals.ts'
import { cloths } from '../rules/pieces.ts'
import type { Words } from '../words/sentences.ts'
import type { View } from './state.ts'

export const figures = (
  { accounts, sizes, medals: held }: View,
  { figures, companion: say }: Words,
): Figure[] =>
  accounts.flatMap(({ tally, coins, counted }, seat): Figure[] => {
    const stalls = cloths
      .filter(cloth => sizes[cloth][seat])
      .map(cloth => `${say.cloth[cloth]} ${sizes[cloth][seat]}`)
    const won = cloths.flatMap(cloth =>
      medals
        .filter(medal => held[cloth][medal] === seat)
        .map(medal => `${say.cloth[cloth]} ${say.medal[medal]}`),
    )
    const purse =
      coins &&
      cloths
        .filter(cloth => coins[cloth] !== 0)
        .map(cloth => `${coins[cloth]} × ${say.cloth[cloth]}`)
    return [
      [seat, figures.points, tally.stalls + tally.medals],
      [seat, figures.sizes, stalls.join(', ') || figures.none],
      [seat, figures.medals, won.join(', ') || figures.none],
      ...(purse ? [[seat, figures.coins, purse.join(', ') || figures.none] satisfies Figure] : []),
      ...(counted === null ? [] : [[seat, figures.coins, counted] satisfies Figure]),
    ]
  })
