// What a sheet fills in when its game continues online: points, medals, stalls that are not on the
// board yet, and whose turn it is.
import { type Known, some } from '../../layout.ts'
import { medals } from '../rules/medals.ts'
import { cloths } from '../rules/pieces.ts'
import type { View } from './state.ts'

/**
 * Returns what the sheet knows; undefined before the first turn and after the last one. People
 * still enter the board, cards, barkers and purses.
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
