// French grammar that the sentences of every game need: counted nouns, who did something, and "of"
// before a name.
import { type Clause, clause, counting } from '../../games/words.ts'

/** `count(2, 'rose', 'roses')` is '2 roses'. */
export const count = counting('fr')
export const points = (n: number): string => count(n, 'point', 'points')

/** 'Tu poses …' to who does it, 'Ada pose …' to everybody else. */
export const did = (you: string, other: string): Clause =>
  clause(`Tu ${you}`, name => `${name} ${other}`)
export const has = (what: string): Clause => did(`as ${what}`, `a ${what}`)

/**
 * French "of" before a name: `d’Ama`, `d’Élodie`, `d’Hélène`, `de Marta`. French writes d’ before a
 * vowel and before an h that is not heard; semivowels (Yasmine, Ouassim), an h that is heard (Hans,
 * Heidi), figures and signs keep "de".
 */
export const de = (name: string): string =>
  /^([aeiuœæ]|o(?!u[aei])|y(?![aeiou])|h(?!ei)[eiouy])/i.test(name.normalize('NFD'))
    ? `d’${name}`
    : `de ${name}`
