// Removes empty files from the data folder: workerd makes a file for every code that is asked for,
// and keeps the file of a deleted table.
import { globSync, rmSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const PAGE = 4096 // bytes: an empty file has one at most

// A table that was just opened may have everything in its log still, so size alone says nothing.
// What cannot be read may be a table and is kept: also a folder, a link to nothing, a file of
// another user. One odd entry must not stop a start.
function isEmpty(file: string): boolean {
  let database: DatabaseSync | undefined
  try {
    if (statSync(file).size > PAGE) return false
    database = new DatabaseSync(file)
    const tables = database.prepare('PRAGMA table_list').all()
    // SQLite's and workerd's own
    return tables.every(({ name }) => /^(sqlite|_cf)_/.test(String(name)))
  } catch {
    return false
  } finally {
    database?.close()
  }
}

/** Only while nobody else uses the folder. */
export function sweep(data: string) {
  // Builds before 2026-11-22 kept visitors' addresses there.
  rmSync(`${data}/ratelimit`, { recursive: true, force: true })
  for (const file of globSync(`${data}/do/*/*.sqlite`, { exclude: ['**/metadata.sqlite'] })) {
    if (!isEmpty(file)) continue
    for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
  }
}
