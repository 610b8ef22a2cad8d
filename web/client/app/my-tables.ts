// The tables that this browser sits at, and the seals of their luck. Stored only in the browser.
import { type Frame, MOST_TABLES } from '../../protocol.ts'
import { keep, kept } from '../../ui/storage.ts'
import { askToLast } from '../evenings/lasting.ts'

interface Sat {
  code: string
  title: string
}

const KEY = 'boxside tables'

export const tablesSat = (): Sat[] => kept(KEY) ?? []

/** Returns whether the list was never written, or the browser has cleared it. */
export const isBare = (): boolean => kept(KEY) === undefined

const without = (code: string) => tablesSat().filter(table => table.code !== code)

export const remember = (code: string, title: string) => {
  if (isBare()) askToLast()
  keep(KEY, [{ code, title }, ...without(code)].slice(0, MOST_TABLES))
}
export const forget = (code: string) => keep(KEY, without(code))

/**
 * Fetches this browser's frame of a table. Returns undefined if the server refuses. Removes the
 * table from the list if it no longer exists.
 */
export const askFrame = async (code: string): Promise<Frame | undefined> => {
  const answer = await fetch(`/t/${code}`, { headers: { accept: 'application/json' } })
  if (answer.status === 404) forget(code)
  return answer.ok ? answer.json() : undefined
}

const WAITING = 'boxside waiting'

/** Returns the codes of the tables that waited for this browser when a page last checked. */
export const tablesWaiting = (): string[] => kept(WAITING) ?? []
export const noteWaiting = (codes: readonly string[]) => keep(WAITING, codes)

const SEALS = 'boxside seals'
const MOST_SEALS = 60 // tables

type Seal = readonly [code: string, sealed: string]
const seals = (): Seal[] => kept(SEALS) ?? []

/** Returns the first seal of a table's luck that this browser received; undefined if none. */
export const sealNoted = (code: string): string | undefined =>
  seals().find(([of]) => of === code)?.[1]

/**
 * Returns the storage key of the other notes about a table (`proof.ts`). `noteSeal` deletes these
 * notes together with the table's seal.
 */
export const proofOf = (code: string): string => `boxside proof ${code}`

/**
 * Stores the seal that a table sends during its game; its record must contain the same one at the
 * end.
 */
export const noteSeal = (code: string, sealed: string | undefined): void => {
  if (sealed === undefined || sealNoted(code) !== undefined) return
  const all = [[code, sealed], ...seals()] as const
  keep(SEALS, all.slice(0, MOST_SEALS))
  for (const [old] of all.slice(MOST_SEALS)) keep(proofOf(old), undefined)
}
