// The secrets of a server, each in a file of its own beside the tables.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Returns the secret in a file. Makes and stores it first if the file is missing. */
export function secretIn(file: string, make: () => string): string {
  if (!existsSync(file)) writeFileSync(file, `${make()}\n`, { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
}
