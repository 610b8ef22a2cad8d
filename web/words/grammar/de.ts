// German grammar that the sentences of every game need: counted nouns, and who did something.
import { type Clause, clause, counting } from '../../games/words.ts'

/** `count(2, 'Rose', 'Rosen')` is '2 Rosen'. */
export const count = counting('de')
export const points = (n: number): string => count(n, 'Punkt', 'Punkte')

/** As after a preposition: 'mit 2 Punkten'. */
export const withPoints = (n: number): string => count(n, 'Punkt', 'Punkten')

/** 'Du legst …' to who does it, 'Ada legt …' to everybody else. */
export const did = (you: string, other: string): Clause =>
  clause(`Du ${you}`, name => `${name} ${other}`)
export const has = (what: string): Clause => did(`hast ${what}`, `hat ${what}`)
export const is = (what: string): Clause => did(`bist ${what}`, `ist ${what}`)
