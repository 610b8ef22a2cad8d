// Removes empty files from the data folder: workerd creates a file for every code that is asked
// for, and keeps the file of a deleted table.
import { globSync, rmSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const PAGE = 4096 // bytes: size of an empty file, at most

// Size alone does not decide: a table that was just opened may still have everything in its log. A
// file that cannot be read may be a table and is kept; so is a folder, a broken link, or a file of
// another user. One unexpected entry must not prevent a start.
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
  // Builds before 2026-11-22 stored visitors' addresses there.
  rmSync(`${data}/ratelimit`, { recursive: true, force: true })
  for (const file of globSync(`${data}/do/*/*.sqlite`, { exclude: ['**/metadata.sqlite'] })) {
    if (!isEmpty(file)) continue
    for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
  }
}
