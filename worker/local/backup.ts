// `npm run backup FILE`: copies a data folder into one file, also while a server uses it. SQLite
// copies each table as it is at one moment, so every answered move up to then is in the copy. The
// file is an SQLite archive, so `sqlite3 FILE --archive --list` reads it without Boxside.
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { deflateSync } from 'node:zlib'
import { FORMAT } from './format.ts'
import { settingsHere } from './settings.ts'
import { databasesIn } from './stored.ts'
import { fail, print } from './terminal.ts'

/** The list of an archive's files, itself a file in it: what `restore` checks. */
export interface Contents {
  format: number // of the tables (`format.ts`)
  at: number // ms since 1970, when the copy was begun
  files: { name: string; bytes: number; sha256: string }[]
}

/** The name of the list in the archive. */
export const CONTENTS = 'boxside.json'

// sqlite.org/sqlar.html: `data` is deflated if it is shorter than `sz`
const SCHEMA = 'CREATE TABLE sqlar (name TEXT PRIMARY KEY, mode INT, mtime INT, sz INT, data BLOB)'

/** Returns the SHA-256 of some bytes, in hexadecimal digits. */
export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

// Returns a copy of a database as it is now, or undefined if it was deleted meanwhile.
function copyOf(file: string, folder: string): Buffer | undefined {
  const copy = join(folder, 'copy')
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
    database.prepare('VACUUM INTO ?').run(copy)
    return readFileSync(copy)
  } catch (error) {
    if (existsSync(file)) throw error
    return undefined
  } finally {
    database?.close()
    rmSync(copy, { force: true })
  }
}

/**
 * Copies the tables of a data folder into a new file. Throws if the file exists. A copy that was
 * interrupted leaves nothing under this name.
 * @returns the number of databases in the copy
 */
export function backUp(data: string, file: string): number {
  if (existsSync(file)) throw new Error(`${file} exists already.`)
  const part = `${file}.part`
  rmSync(part, { force: true })
  writeFileSync(part, '', { mode: 0o600 }) // it will hold the keys of all seats
  const folder = mkdtempSync(join(tmpdir(), 'boxside-backup-'))
  const archive = new DatabaseSync(part)
  try {
    archive.exec(SCHEMA)
    const add = archive.prepare('INSERT INTO sqlar VALUES (?, ?, ?, ?, ?)')
    const contents: Contents = { format: FORMAT, at: Date.now(), files: [] }
    const put = (name: string, bytes: Buffer) => {
      const packed = deflateSync(bytes)
      const isShorter = packed.length < bytes.length
      const mtime = Math.floor(contents.at / 1000)
      add.run(name, 0o600, mtime, bytes.length, isShorter ? packed : bytes)
    }
    for (const path of [...databasesIn(data), join(data, 'vapid')]) {
      const bytes = path.endsWith('.sqlite')
        ? copyOf(path, folder)
        : existsSync(path) && readFileSync(path)
      if (!bytes) continue
      const name = relative(data, path)
      put(name, bytes)
      contents.files.push({ name, bytes: bytes.length, sha256: sha256(bytes) })
    }
    put(CONTENTS, Buffer.from(JSON.stringify(contents)))
    archive.close()
    renameSync(part, file)
    return contents.files.filter(({ name }) => name.endsWith('.sqlite')).length
  } finally {
    if (archive.isOpen) archive.close()
    rmSync(part, { force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const data = resolve(settingsHere().settings.DATA)
  const [file] = process.argv.slice(2)
  if (!file) fail('npm run backup FILE')
  if (!existsSync(data)) fail(`There is no folder ${data}.`)
  try {
    print(`${backUp(data, resolve(file))} databases are in ${file}.`)
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}
