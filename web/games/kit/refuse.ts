// Refusing: the one way in which a game's rules say no, so that code and point are checked by the
// compiler.
import type { GameRefusal, Proof } from '../game.ts'

export const refuse = <Code extends string, Point extends string>(
  refused: Code,
  rule: Point,
  at?: Proof,
): GameRefusal<Code, Point> => (at ? { refused, rule, at } : { refused, rule })
