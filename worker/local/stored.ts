// Reads the tables of a data folder from their databases, also while a server uses them.
import { globSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** One table, without anything about its people: no name, no move. Times in ms since 1970. */
export interface StoredTable {
  code: string
  game: string
  mode: string
  seats: number
  people: number // seats that a person has
  bots: number
  opened: number
  last: number // the last action; `opened` before the first one
  actions: number
  bytes: number // on disk
}

/** A table with the key of its host, for commands that change it. */
export type KeyedTable = StoredTable & { hostKey: string }

interface Stored {
  opening: { code: string; game: string; mode: string; at: number }
  lobby: { hostKey: string; places: { key: unknown; bot?: unknown; kept?: unknown }[] }
}

const sizeOf = (file: string): number =>
  ['', '-wal'].reduce(
    (sum, end) => sum + (statSync(file + end, { throwIfNoEntry: false })?.size ?? 0),
    0,
  )

// Returns undefined for an empty database, and for one that cannot be read or was just deleted.
function read(file: string): KeyedTable | undefined {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true })
    const rows = database.prepare("SELECT name, value FROM kept WHERE name IN ('opening', 'lobby')")
    const kept = Object.fromEntries(
      rows.all().map(({ name, value }) => [name, JSON.parse(String(value))]),
    ) as unknown as Stored
    const { n, at } = database.prepare('SELECT count(*) n, max(at) at FROM actions').get()!
    const { code, game, mode, at: opened } = kept.opening
    const { hostKey, places } = kept.lobby
    return {
      ...{ code, game, mode, opened, hostKey },
      seats: places.length,
      people: places.filter(({ key, bot }) => key && !bot).length,
      bots: places.filter(({ bot }) => bot).length,
      last: at === null ? opened : Number(at),
      actions: Number(n),
      bytes: sizeOf(file),
    }
  } catch {
    return undefined
  } finally {
    database?.close()
  }
}

/** Returns the databases of a data folder: one for each table, and workerd's of alarms. */
export const databasesIn = (data: string): string[] => globSync(`${data}/do/*/*.sqlite`).sort()

/** Returns the tables of a data folder with their hosts' keys, the latest action first. */
export const keyedTables = (data: string): KeyedTable[] =>
  databasesIn(data)
    .filter(file => !file.endsWith('metadata.sqlite'))
    .flatMap(file => read(file) ?? [])
    .sort((a, b) => b.last - a.last)

/** Returns the tables of a data folder, the latest action first. */
export const storedTables = (data: string): StoredTable[] =>
  keyedTables(data).map(({ hostKey: _, ...table }) => table)
