// Cleans names of people in any script, compares them, and makes them unique at a table.

const LONGEST = 24 // characters
// combining marks on one letter: Hebrew and Vietnamese need a few; many would cover other lines
const MARKS = 3

// Zero-width characters that join or separate letters. Indian and Persian scripts and some emoji
// need them; after a European letter they only make two different names look the same.
const needlessJoiners =
  /(?<=^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Z}])[\u200c\u200d]+/gu

/**
 * Returns a name as it is stored, or null if nothing of it is visible. Composes letters (NFC), so
 * that equal names are equal texts. Removes control and direction characters, which would change
 * the sentence around the name; characters that XML forbids, which would break the SVG of the
 * result; and invisible characters, with which two names could look the same.
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

/** Returns a name for comparison: cleaned, in lower case; '' if nothing of it is visible. */
export const foldedName = (name: string): string =>
  (cleanedName(name) ?? '').toLowerCase().normalize('NFC')

/** Returns the name, with a number if somebody else at the table has that name: "Anna 2". */
export const distinctName = (name: string, others: readonly (string | null)[]): string => {
  const taken = new Set(others.map(other => foldedName(other ?? '')))
  const numbered = (n: number) =>
    n === 1 ? name : `${[...name].slice(0, LONGEST - 2).join('')} ${n}`
  let n = 1
  while (taken.has(foldedName(numbered(n)))) n++
  return numbered(n)
}
