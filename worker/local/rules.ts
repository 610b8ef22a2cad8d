// Hashes everything that determines a game's state. Snapshots of tables contain this hash. A build
// with another hash ignores the snapshot and replays the log.
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

export const rulesOf = (root: string): string => {
  const sources = [
    ...globSync('web/games/**/*.{ts,json}', { cwd: root }),
    'durable/memory/history.ts',
    'durable/memory/corrections.ts',
  ]
  const hash = createHash('sha256')
  for (const file of sources.filter(file => !/\/(words|help)\//.test(file)).sort()) {
    hash.update(file).update(readFileSync(`${root}/${file}`))
  }
  return hash.digest('hex').slice(0, 12)
}
