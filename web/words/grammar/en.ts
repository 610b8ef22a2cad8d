// English grammar that the sentences of every game need: counted nouns, and who did something.
import { type Clause, counting, spoken } from '../../games/words.ts'

/** `count(2, 'rose', 'roses')` is '2 roses'. */
export const count = counting('en')
export const points = (n: number): string => count(n, 'point', 'points')

/** 'You laid …' to who did it, 'Ada laid …' to everybody else. */
export const did =
  (what: string): Clause =>
  ({ seat }, say) =>
    spoken(say, seat, `You ${what}`, name => `${name} ${what}`)
