// A table as spreadsheets read it.

// RFC 4180. A spreadsheet takes a cell that begins like a formula for one; an apostrophe makes it
// text. Where commas are decimal it splits at `;` instead, and takes no notice of quotes within: so
// after each separator too.
const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const text = value.replace(/(^|[;,\t\r\n|])(\s*)(?=[=+\-@＝＋－＠])/g, "$1$2'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Rows of cells, the heads first. Without the mark at the front Excel reads it in the machine's own
 * old alphabet.
 */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${rows.map(row => row.map(cell).join(',')).join('\r\n')}\r\n`
