// The figures of one view that the end's story needs, online.
import type { Moment } from '../parts/scoring.ts'
import { sizeOf, stallOf } from '../rules/bazaar.ts'
import { byCloth, total } from '../rules/pieces.ts'
import type { View } from '../rules/state.ts'

export const momentOf = ({ players, bazaar, medals }: View): Moment => ({
  tallies: players.map(({ tally }) => tally),
  sizes: byCloth(cloth =>
    players.map((_, seat) => {
      const stall = stallOf(bazaar, seat, cloth)
      return stall ? sizeOf(stall) : 0
    }),
  ),
  medals,
  coins: players.map(({ coins }) => coins && total(coins)),
})
