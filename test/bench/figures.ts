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

export const line = ({ what, figure, unit, most, least, note }: Figure): string => {
  const goal = [least !== undefined && `≥ ${least}`, most !== undefined && `≤ ${most}`]
    .filter(Boolean)
    .join(', ')
  const isMet = (most === undefined || figure <= most) && (least === undefined || figure >= least)
  const verdict = goal === '' ? '' : isMet ? 'met' : 'MISSED'
  return `${what.padEnd(58)} ${`${shown(figure)} ${unit}`.padStart(16)}  ${goal.padEnd(8)} ${verdict.padEnd(7)} ${note ?? ''}`
}
