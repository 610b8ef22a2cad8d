// Removes empty databases from the data folder. workerd creates a file for every requested code,
// and does not remove the file of a deleted table.
import { globSync, rmSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const PAGE = 4096 // most bytes of an empty file

// Checks more than the size, because a new table may still have all its data in the write-ahead
// log. Keeps a file that cannot be read, because it may be a table, and keeps folders, broken links
// and files of other users. No unexpected entry may prevent a start.
function isEmpty(file: string): boolean {
  let database: DatabaseSync | undefined
  try {
    if (statSync(file).size > PAGE) return false
    database = new DatabaseSync(file)
    const tables = database.prepare('PRAGMA table_list').all()
    // tables of SQLite and workerd
    return tables.every(({ name }) => /^(sqlite|_cf)_/.test(String(name)))
  } catch {
    return false
  } finally {
    database?.close()
  }
}

/** Removes the empty files of a data folder. Call it only while nobody else uses the folder. */
export function sweep(data: string) {
  // Builds before 2026-11-22 stored visitors' addresses in this folder.
  rmSync(`${data}/ratelimit`, { recursive: true, force: true })
  for (const file of globSync(`${data}/do/*/*.sqlite`, { exclude: ['**/metadata.sqlite'] })) {
    if (!isEmpty(file)) continue
    for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
  }
}
