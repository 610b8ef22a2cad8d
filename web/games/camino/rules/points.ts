// The points of the rules help, in the order they are read, and the refusals that cite them.
import type { GameRefusal, Proof } from '../../game.ts'
import * as kit from '../../kit/refuse.ts'

export const points = [
  'goal',
  'pieces',
  'opening',
  'turn',
  'placing', // rules 1 and 2
  'matching', // rule 3: edges
  'anticipation', // rules 3 and 4
  'blocking', // rule 5
  'lines', // rule 6
  'discarding', // rule 7
  'nothing-fits',
  'end',
  'score',
  'teams',
  'caminito',
  'companion',
] as const
export type Point = (typeof points)[number]

/**
 * Codes are gathered by inference: `Code` in legal.ts and in sheet/entries.ts name all that can be refused, no more.
 */
export const refuse: <Code extends string>(refused: Code, rule: Point, at?: Proof) => GameRefusal<Code, Point> =
  kit.refuse
