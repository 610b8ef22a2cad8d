// What has not changed is not built again: beside what was built lies a hash of all it was built
// of.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const SOURCES = ['web/**/*', 'worker/**/*', 'durable/**/*', 'package-lock.json', 'wrangler.toml']

const stampIn = (root: string) => join(root, '.build/stamp')

// Node brings its own JSON, regular expressions and zlib to a build: another one builds anew. So
// does `npm run dev`, whose pages watch the server.
function hashOf(root: string): string {
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true }).filter(file => file.isFile())
  const hash = createHash('sha256').update(`${process.version} ${process.env.RELOADS ?? ''}`)
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    const bytes = readFileSync(path)
    hash.update(`\n${relative(root, path)} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

/**
 * Called before anything is written into `.build`: a build that is cut off must not pass as a whole
 * one.
 */
export const unstamp = (root: string): void => rmSync(stampIn(root), { force: true })

/**
 * Calls `build`, unless it has built of the same sources before and nothing was written into
 * `.build` since.
 */
export async function buildChanged(root: string, build: () => Promise<void>): Promise<void> {
  const hash = hashOf(root) // before it builds: what is changed meanwhile is built next time
  if (existsSync(stampIn(root)) && readFileSync(stampIn(root), 'utf8') === hash) return
  unstamp(root)
  await build()
  mkdirSync(join(root, '.build'), { recursive: true })
  writeFileSync(stampIn(root), hash)
}
