// Creates a game's refusals, so that the compiler checks their code and point.
import type { GameRefusal, Proof } from '../game.ts'

export const refuse = <Code extends string, Point extends string>(
  refused: Code,
  rule: Point,
  at?: Proof,
): GameRefusal<Code, Point> => (at ? { refused, rule, at } : { refused, rule })
