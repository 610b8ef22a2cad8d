// Italian grammar that the sentences of every game need: counted nouns, who did something, and "to"
// before a name.
import type { Seat } from '../../games/game.ts'
import { capital, counting, spoken, type Telling } from '../../games/words.ts'

/** `count(2, 'rosa', 'rose')` is '2 rose'. */
export const count = counting('it')
export const points = (n: number): string => count(n, 'punto', 'punti')

/** 'Posi …' to who does it (no pronoun), 'Ada posa …' to everybody else. */
export const did = (say: Telling, seat: Seat, you: string, other: string): string =>
  spoken(say, seat, capital(you), name => `${name} ${other}`)
export const has = (say: Telling, seat: Seat, what: string): string =>
  did(say, seat, `hai ${what}`, `ha ${what}`)

/** Italian "to" before a name: `ad Ama`, `a Marta`; only the same vowel asks for the d. */
export const ad = (name: string): string =>
  /^a/i.test(name.normalize('NFD')) ? `ad ${name}` : `a ${name}`
