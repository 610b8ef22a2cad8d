// Names of people, in all scripts: cleaned when they come in, compared, and told apart at a table.

const LONGEST = 24 // characters
const MARKS = 3 // on one letter: Hebrew and Vietnamese need them, more only cover the lines around

// Zero-width characters that join or part letters. Scripts of India and Persia and some emoji need
// them; after a letter of Europe they only make two equal names look alike and be different.
const needlessJoiners =
  /(?<=^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Z}])[\u200c\u200d]+/gu

/**
 * A name as it is stored, or null where nothing of it could be seen: composed letters (NFC), so
 * that one name is one text; without control and direction characters, which would change the
 * sentence around it; without what XML forbids, which would break the SVG of the result; without
 * invisible characters, with which two names could look alike.
 */
export const cleanedName = (name: string): string | null => {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(needlessJoiners, '')
    .replace(new RegExp(`(\\p{M}{${MARKS}})\\p{M}+`, 'gu'), '$1')
    .replace(/\s+/g, ' ')
    .trim()
  return /[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\u2800]/u.test(plain) ? plain : null
}

export const isTooLong = (name: string): boolean => [...name].length > LONGEST

/** A name as it is compared: the same person writes it small or large, composed or in parts. */
export const foldedName = (name: string): string =>
  (cleanedName(name) ?? '').toLowerCase().normalize('NFC')

/** The name, with a number where somebody at the table has it already: "Anna 2". */
export const distinctName = (name: string, others: readonly (string | null)[]): string => {
  const taken = new Set(others.map(other => foldedName(other ?? '')))
  const numbered = (n: number) =>
    n === 1 ? name : `${[...name].slice(0, LONGEST - 2).join('')} ${n}`
  let n = 1
  while (taken.has(foldedName(numbered(n)))) n++
  return numbered(n)
}
