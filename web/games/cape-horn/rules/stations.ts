// Roses: a ship wins one by stopping at a station, one a stage and one a colour (rulebook 001, "Les
// escales maritimes").
import type { Square } from '../../kit/squares.ts'
import { type Rose, rosesToWin } from './pieces.ts'
import type { Way } from './sailing.ts'

/**
 * Checks whether a station's rose is new to a ship that owns these roses, in stage and in colour.
 */
export const isWorthARose = (owned: readonly Rose[], station: Rose): boolean =>
  owned.every(({ stage, colour }) => stage !== station.stage && colour !== station.colour)

/** Checks whether a ship has won: its third rose wins at once. */
export const hasWon = (roses: readonly Rose[]): boolean => roses.length >= rosesToWin

/** What one move may win: the rose of a station, or the race. */
export interface Prize {
  way: Way
  cost: number // points
  at: Square
  station?: Rose // absent: the finish line
  wins: boolean // the race
}
