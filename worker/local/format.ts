// The format of a data folder: which versions of Boxside can read it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Raised when a version before this one could not read what this one writes: a new schema of the
 * log, or a new kind of action. Tables of every lower format are read.
 */
export const FORMAT = 1

const fileIn = (data: string) => join(data, 'format')

/**
 * Returns the format of a data folder; 0 if no server has noted one.
 */
export const formatOf = (data: string): number =>
  existsSync(fileIn(data)) ? Number(readFileSync(fileIn(data), 'utf8')) : 0

/** Notes our format. Throws ENEWER, and changes nothing, if a newer server has used the folder. */
export function noteFormat(data: string): void {
  if (formatOf(data) > FORMAT)
    throw Object.assign(new Error(`${data} is of a newer version`), { code: 'ENEWER' })
  writeFileSync(fileIn(data), `${FORMAT}\n`)
}
