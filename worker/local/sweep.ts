// Removes empty files from the data folder: workerd makes a file for every code that is asked for, and keeps the file of a
// deleted table.
import { globSync, rmSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const PAGE = 4096 // bytes: an empty file has one at most

// A table that was just opened may have everything in its log still, so size alone says nothing.
function isEmpty(file: string): boolean {
  const database = new DatabaseSync(file)
  try {
    const tables = database.prepare('PRAGMA table_list').all() as { name: string }[]
    return tables.every(({ name }) => /^(sqlite|_cf)_/.test(name)) // SQLite's and workerd's own
  } catch {
    return false // a file that cannot be read may be a table: it is kept
  } finally {
    database.close()
  }
}

// Only while nobody else uses the folder.
export function sweep(data: string) {
  // Builds before 2026-11-22 kept visitors' addresses there.
  rmSync(`${data}/ratelimit`, { recursive: true, force: true })
  for (const file of globSync(`${data}/do/*/*.sqlite`, { exclude: ['**/metadata.sqlite'] })) {
    if (statSync(file).size > PAGE || !isEmpty(file)) continue
    for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
  }
}
