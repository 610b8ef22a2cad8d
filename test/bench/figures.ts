// Medians, percentiles, and the printed table of a bench.

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
export const median = (values: readonly number[]) => percentile(values, 0.5)

/** One line of the bench: what was measured, the figure, and its goal if there is one. */
export interface Figure {
  what: string
  figure: number
  unit: string
  most?: number
  least?: number
  note?: string
}

const shown = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3))

const goalOf = ({ most, least }: Figure): string =>
  [least !== undefined && `≥ ${least}`, most !== undefined && `≤ ${most}`]
    .filter(Boolean)
    .join(', ')

const isMet = ({ figure, most, least }: Figure): boolean =>
  (most === undefined || figure <= most) && (least === undefined || figure >= least)

export const line = (of: Figure): string => {
  const goal = goalOf(of)
  const verdict = goal === '' ? '' : isMet(of) ? 'met' : 'MISSED'
  const value = `${shown(of.figure)} ${of.unit}`.padStart(16)
  return `${of.what.padEnd(58)} ${value}  ${goal.padEnd(8)} ${verdict.padEnd(7)} ${of.note ?? ''}`
}

const [BEGIN, END] = ['<!-- figures -->', '<!-- end of figures -->']
const HEAD = ['| what | goal | measured | note | remark |', '| --- | --- | --- | --- | --- |']

const cellsOf = (row: string): string[] =>
  row
    .slice(1, -1)
    .split('|')
    .map(cell => cell.trim())

const rowOf = (of: Figure, remark: string): string => {
  const value = `${shown(of.figure)} ${of.unit}`.trim()
  const cells = [
    of.what,
    goalOf(of),
    isMet(of) ? value : `${value}, **missed**`,
    of.note ?? '',
    remark,
  ]
  return `| ${cells.map(cell => cell.replaceAll('|', '/')).join(' | ')} |`
}

// The name of a row with its numbers left out: some are measured, such as the moves a second of a
// pace, and differ from run to run.
const nameOf = (what: string): string => what.replaceAll(/\d[\d.,]*/g, '#')

/**
 * The text of test/bench/README.md with these figures in its table. A figure replaces the row of
 * its name, else the first one that differs in numbers only and has no figure of its own; remarks,
 * which people write, stay. New ones come last.
 */
export const withFigures = (readme: string, figures: readonly Figure[]): string => {
  const [from, to] = [readme.indexOf(BEGIN) + BEGIN.length, readme.indexOf(END)]
  const rows = readme.slice(from, to).trim().split('\n').slice(HEAD.length)
  const named = rows.map(row => cellsOf(row)[0]!)
  const measured = new Set(figures.map(({ what }) => what))
  const replaced = new Set<number>()
  for (const figure of figures) {
    const isFree = (is: (what: string) => boolean) =>
      named.findIndex((what, i) => !replaced.has(i) && is(what))
    const same = isFree(what => what === figure.what)
    const alike = isFree(what => nameOf(what) === nameOf(figure.what) && !measured.has(what))
    const found = same < 0 ? alike : same
    const at = found < 0 ? rows.length : found
    replaced.add(at)
    rows[at] = rowOf(figure, found < 0 ? '' : cellsOf(rows[at]!)[4]!)
  }
  return `${readme.slice(0, from)}\n${[...HEAD, ...rows].join('\n')}\n${readme.slice(to)}`
}
