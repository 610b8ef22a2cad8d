// German grammar that the sentences of every game need: counted nouns, and who did something.
import type { Seat } from '../../games/game.ts'
import { counting, spoken, type Telling } from '../../games/words.ts'

/** `count(2, 'Rose', 'Rosen')` is '2 Rosen'. */
export const count = counting('de')
export const points = (n: number): string => count(n, 'Punkt', 'Punkte')

/** As after a preposition: 'mit 2 Punkten'. */
export const withPoints = (n: number): string => count(n, 'Punkt', 'Punkten')

/** 'Du legst …' to who does it, 'Ada legt …' to everybody else. */
export const did = (say: Telling, seat: Seat, you: string, other: string): string =>
  spoken(say, seat, `Du ${you}`, name => `${name} ${other}`)
export const has = (say: Telling, seat: Seat, what: string): string =>
  did(say, seat, `hast ${what}`, `hat ${what}`)
export const is = (say: Telling, seat: Seat, what: string): string =>
  did(say, seat, `bist ${what}`, `ist ${what}`)
