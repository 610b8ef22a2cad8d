// Roses: won by stopping at a station, one a stage and one a colour (rulebook 001, "Les escales
// maritimes").
import type { Square } from '../../kit/squares.ts'
import { type Rose, rosesToWin } from './pieces.ts'
import type { Way } from './sailing.ts'

/** Whether a station's rose is still worth something to the owner of these. */
export const isWorthARose = (owned: readonly Rose[], station: Rose): boolean =>
  owned.every(({ stage, colour }) => stage !== station.stage && colour !== station.colour)

/** The third rose wins at once. */
export const hasWon = (roses: readonly Rose[]): boolean => roses.length >= rosesToWin

/** What a ship may win by one move: the rose of a station, or the race. */
export interface Prize {
  way: Way
  cost: number // points
  at: Square
  station?: Rose // none: the finish line
  wins: boolean // the race
}
