// English grammar that the sentences of every game need: counted nouns, and who did something.
import { type Clause, clause, counting } from '../../games/words.ts'

/** `count(2, 'rose', 'roses')` is '2 roses'. */
export const count = counting('en')
export const points = (n: number): string => count(n, 'point', 'points')

/** 'You laid …' to the sitter who did it, 'Ada laid …' to others; a verb may differ for them. */
export const did = (you: string, other = you): Clause =>
  clause(`You ${you}`, name => `${name} ${other}`)
