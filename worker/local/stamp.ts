// Skips a build if nothing changed, and knows which files of a build are old. A file in `.build`
// contains a hash of all sources.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const SOURCES = ['web/**/*', 'worker/**/*', 'durable/**/*', 'package-lock.json', 'wrangler.toml']

const stampIn = (root: string) => join(root, '.build/stamp')

// Hashes the sources with Node's version, because Node's JSON, regular expressions and zlib affect
// a build, and with RELOADS, because `npm run dev` builds pages that watch the server.
function hashOf(root: string): string {
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true }).filter(
    file => file.isFile() && file.name !== 'README.md',
  )
  const hash = createHash('sha256').update(`${process.version} ${process.env.RELOADS ?? ''}`)
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    const bytes = readFileSync(path)
    hash.update(`\n${relative(root, path)} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

/**
 * Removes the hash before anything is written into `.build`, so that an interrupted build does not
 * pass as a complete one.
 */
export const unstamp = (root: string): void => rmSync(stampIn(root), { force: true })

/** Calls `build` unless `.build` already contains a complete build of the same sources. */
export async function buildChanged(root: string, build: () => Promise<void>): Promise<void> {
  const hash = hashOf(root) // before the build, so that a change during the build is not missed
  if (existsSync(stampIn(root)) && readFileSync(stampIn(root), 'utf8') === hash) return
  unstamp(root)
  await build()
  mkdirSync(join(root, '.build'), { recursive: true })
  writeFileSync(stampIn(root), hash)
}

/**
 * Removes the files of a build folder that neither this build nor the one before has made. `made`:
 * their URLs. A server that still runs on the build before names its files in every page, until it
 * is started again.
 */
export function removeOld(folder: string, made: readonly string[]): void {
  const list = `${folder}/made.json`
  const before: string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  const kept = new Set([...made, ...before])
  for (const file of globSync('a/*', { cwd: `${folder}/assets` }))
    if (!kept.has(`/${file}`)) rmSync(`${folder}/assets/${file}`)
  writeFileSync(list, JSON.stringify(made))
}
