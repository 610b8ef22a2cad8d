// What the sheet knows of its table, where the game goes on online: points, medals, which stalls
// wait, whose turn it is.
import { type Known, some } from '../../layout.ts'
import { medals } from '../rules/medals.ts'
import { cloths } from '../rules/pieces.ts'
import type { View } from './state.ts'

/**
 * As far as the sheet tells: the board, cards, barkers and purses are still asked. Nothing before
 * or after the turns.
 */
export const layoutKnown = ({
  accounts,
  sizes,
  medals: held,
  phase,
  final,
}: View): Known | undefined => {
  if (phase.kind !== 'turn') return undefined
  return {
    areas: accounts.map(({ tally }, seat) => ({
      area: 'seat',
      seat,
      pieces: [
        ...some('point', tally.stalls + tally.medals),
        ...cloths.flatMap(cloth =>
          medals
            .filter(medal => held[cloth][medal] === seat)
            .flatMap(medal => some(`${medal} ${cloth}`, 1)),
        ),
        ...cloths.flatMap(cloth => (sizes[cloth][seat] ? [] : some(`stall ${cloth}`, 1))),
      ],
    })),
    rest: {
      turn: phase.seat,
      final: final ?? 'none',
      out: [...accounts.keys()].filter(seat => accounts[seat]!.isOut),
    },
  }
}
