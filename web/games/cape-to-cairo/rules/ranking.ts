// The final ranking: the eighth crossing wins; the others rank by landscapes crossed (rulebook 000,
// "Fin de la partie").
import type { Standing } from '../../game.ts'
import { standingsOf } from '../../kit/ranking.ts'
import { landscapesToWin } from './pieces.ts'

export const hasWon = (crossed: number): boolean => crossed >= landscapesToWin

/** Returns the standings by seat. Equal numbers share a rank; capital does not count. */
export const standings = (crossed: readonly number[]): Standing[] =>
  standingsOf(crossed.map(score => [['crossed', score]]))
