// Writes tables as CSV for spreadsheets.

// Writes a cell (RFC 4180). A spreadsheet executes a cell that begins like a formula; an apostrophe
// turns it into text. Where commas are decimal, a spreadsheet splits cells at `;` and ignores
// quotes inside a cell, so an apostrophe is also added after each separator.
const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const text = value.replace(/(^|[;,\t\r\n|])(\s*)(?=[=+\-@＝＋－＠])/g, "$1$2'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Returns rows of cells as CSV; the first row contains the headings. The text begins with a byte
 * order mark, because without it Excel reads the text in the system's old code page.
 */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${rows.map(row => row.map(cell).join(',')).join('\r\n')}\r\n`
