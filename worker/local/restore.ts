// `npm run restore FILE`: puts a backup into an empty data folder. Checks the whole file first, so
// that a damaged copy changes nothing.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, normalize, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { inflateSync } from 'node:zlib'
import { CONTENTS, type Contents, sha256 } from './backup.ts'
import { FORMAT } from './format.ts'
import { settingsHere } from './settings.ts'
import { fail, print } from './terminal.ts'

const PART = '.restoring' // an interrupted restore leaves it, and the next one replaces it

const damaged = (why: string) =>
  new Error(`This copy is damaged, and nothing was restored: ${why}.`)

function readArchive(file: string): Map<string, Buffer> {
  let archive: DatabaseSync | undefined
  try {
    archive = new DatabaseSync(file, { readOnly: true })
    const [check] = archive.prepare('PRAGMA integrity_check').all()
    if (check?.integrity_check !== 'ok') throw new Error('its pages do not fit together')
    const rows = archive.prepare('SELECT name, sz, data FROM sqlar').all()
    return new Map(
      rows.map(({ name, sz, data }) => {
        const bytes = Buffer.from(data as Uint8Array)
        return [String(name), bytes.length < Number(sz) ? inflateSync(bytes) : bytes]
      }),
    )
  } catch (error) {
    throw damaged(error instanceof Error ? error.message : String(error))
  } finally {
    archive?.close()
  }
}

// Only paths inside the folder: a made archive must not write elsewhere.
const isInside = (name: string): boolean =>
  !isAbsolute(name) && normalize(name) === name && !name.startsWith('..')

function checked(files: ReadonlyMap<string, Buffer>): Contents {
  const list = files.get(CONTENTS)
  if (!list) throw damaged('its list is missing')
  const contents: Contents = JSON.parse(list.toString())
  if (contents.format > FORMAT)
    throw new Error('A newer Boxside made this copy. Update this one first. Nothing was restored.')
  for (const { name, bytes, sha256: hash } of contents.files) {
    const found = files.get(name)
    if (!isInside(name)) throw damaged(`${name} is no name of ours`)
    if (!found) throw damaged(`${name} is missing`)
    if (found.length !== bytes || sha256(found) !== hash) throw damaged(`${name} has changed`)
  }
  return contents
}

/**
 * Restores a copy into a data folder that is missing or empty. Throws otherwise, and if the copy is
 * damaged, before it writes anything.
 * @returns the number of databases restored
 */
export function restore(file: string, data: string): number {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const part = join(data, PART)
  if (existsSync(data) && readdirSync(data).some(name => name !== PART))
    throw new Error(`${data} is not empty. Restore into a new folder: DATA=elsewhere`)
  const files = readArchive(file)
  const { files: listed } = checked(files)
  // Inside the folder, because the user of a service may not write beside it.
  rmSync(part, { recursive: true, force: true })
  for (const { name } of listed) {
    const path = join(part, name)
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    writeFileSync(path, files.get(name)!, { mode: 0o600 })
  }
  for (const name of readdirSync(part)) renameSync(join(part, name), join(data, name))
  rmSync(part, { recursive: true })
  return listed.filter(({ name }) => name.endsWith('.sqlite')).length
}

if (import.meta.main) {
  const data = resolve(settingsHere().settings.DATA)
  const [file] = process.argv.slice(2)
  if (!file) fail('npm run restore FILE')
  try {
    print(`${restore(resolve(file), data)} databases are restored into ${data}.`)
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}
