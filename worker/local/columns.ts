// Words a list of stored tables in columns, for a terminal and for the admin's page.
import type { StoredTable } from './stored.ts'

const SECOND = 1000
const units = [
  [24 * 60 * 60 * SECOND, 'd'],
  [60 * 60 * SECOND, 'h'],
  [60 * SECOND, 'min'],
  [SECOND, 's'],
] as const

// Returns how long ago a moment is, as '3 d'.
const ago = (at: number, now = Date.now()): string => {
  const [unit, name] = units.find(([ms]) => now - at >= ms) ?? units.at(-1)!
  return `${Math.max(0, Math.floor((now - at) / unit))} ${name}`
}

/** Returns a table as one row, in the order of `HEADS`. */
export const rowOf = ({ code, game, mode, seats, people, bots, ...of }: StoredTable): string[] => [
  `${code.slice(0, 3)} ${code.slice(3)}`,
  game,
  mode === 'digital' ? 'online' : 'with the box',
  `${people} of ${seats}${bots > 0 ? ` + ${bots} bots` : ''}`,
  ago(of.opened),
  ago(of.last),
  String(of.actions),
  `${Math.ceil(of.bytes / 1024)} kB`,
]

/** The heads of the columns. */
export const HEADS = ['table', 'game', 'mode', 'people', 'opened', 'last action', 'actions', 'size']

/** Returns the tables as lines of columns, for a terminal. */
export const columnsOf = (tables: readonly StoredTable[]): string => {
  const rows = [HEADS, ...tables.map(rowOf)]
  const widths = HEADS.map((_, i) => Math.max(...rows.map(cells => cells[i]!.length)))
  return rows
    .map(cells =>
      cells
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
