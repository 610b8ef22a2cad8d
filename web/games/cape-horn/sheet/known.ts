// What the log book knows when its race continues online: points, roses, and whose turn it is.
import { type Known, some } from '../../layout.ts'
import { roseColours, rosesLeft } from '../rules/pieces.ts'
import type { View } from './state.ts'

/**
 * Returns the known areas; people still enter ships, cards and hands. `undefined` before the race,
 * within a turn, or after the end.
 */
export const layoutKnown = ({ pages, turn, over }: View): Known | undefined => {
  if (over || turn?.step !== 'laying') return undefined
  const won = pages.flatMap(({ roses }) => roses)
  return {
    areas: [
      ...pages.map(({ points, roses }, seat) => ({
        area: 'ship',
        seat,
        pieces: [
          ...some('point', points),
          ...roses.map(({ stage, colour }) => ({ piece: `rose ${colour}`, count: 1, mark: stage })),
        ],
      })),
      {
        area: 'supply',
        pieces: roseColours.flatMap(colour => some(`rose ${colour}`, rosesLeft(won, colour))),
      },
      ...pages.flatMap(({ hand }, seat) =>
        hand === null ? [] : { area: 'hand', seat, own: true as const, pieces: [], covered: hand },
      ),
    ],
    rest: { turn: turn.seat },
  }
}
