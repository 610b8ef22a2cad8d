// Italian grammar that the sentences of every game need: counted nouns, who did something, and "to"
// before a name.
import { type Clause, capital, clause, counting } from '../../games/words.ts'

/** `count(2, 'rosa', 'rose')` is '2 rose'. */
export const count = counting('it')
export const points = (n: number): string => count(n, 'punto', 'punti')

/** 'Posi …' to who does it (no pronoun), 'Ada posa …' to everybody else. */
export const did = (you: string, other: string): Clause =>
  clause(capital(you), name => `${name} ${other}`)
export const has = (what: string): Clause => did(`hai ${what}`, `ha ${what}`)

/** Italian "to" before a name: `ad Ama`, `a Marta`; only the same vowel asks for the d. */
export const ad = (name: string): string =>
  /^a/i.test(name.normalize('NFD')) ? `ad ${name}` : `a ${name}`
