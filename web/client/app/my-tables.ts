// The tables this browser sits at, and the seals of their luck. Only the browser keeps them.
import { type Frame, MOST_TABLES } from '../../protocol.ts'
import { keep, kept } from '../../ui/storage.ts'
import { askToLast } from '../evenings/lasting.ts'

interface Sat {
  code: string
  title: string
}

const KEY = 'boxside tables'

export const tablesSat = (): Sat[] => kept(KEY) ?? []

/** Whether there never was any, or the browser has cleared what was kept. */
export const isBare = (): boolean => kept(KEY) === undefined

const without = (code: string) => tablesSat().filter(table => table.code !== code)

export const remember = (code: string, title: string) => {
  if (isBare()) askToLast()
  keep(KEY, [{ code, title }, ...without(code)].slice(0, MOST_TABLES))
}
export const forget = (code: string) => keep(KEY, without(code))

/** How a table stands for this browser. A table that is gone is forgotten. */
export const askFrame = async (code: string): Promise<Frame | undefined> => {
  const answer = await fetch(`/t/${code}`, { headers: { accept: 'application/json' } })
  if (answer.status === 404) forget(code)
  return answer.ok ? answer.json() : undefined
}

const WAITING = 'boxside waiting'

/** The tables that wait for this browser, as its pages know. */
export const tablesWaiting = (): string[] => kept(WAITING) ?? []
export const noteWaiting = (codes: readonly string[]) => keep(WAITING, codes)

const SEALS = 'boxside seals'
const MOST_SEALS = 60 // tables

type Seal = readonly [code: string, sealed: string]
const seals = (): Seal[] => kept(SEALS) ?? []

/** The seal of a table's luck, as this browser was told it first. */
export const sealNoted = (code: string): string | undefined =>
  seals().find(([of]) => of === code)?.[1]

/** What else this browser noted of a table (proof.ts) is kept as long as its seal. */
export const proofOf = (code: string): string => `boxside proof ${code}`

/** Notes the seal that a table told while its game went on: at the end it must be the same. */
export const noteSeal = (code: string, sealed: string | undefined): void => {
  if (sealed === undefined || sealNoted(code) !== undefined) return
  const all = [[code, sealed], ...seals()] as const
  keep(SEALS, all.slice(0, MOST_SEALS))
  for (const [old] of all.slice(MOST_SEALS)) keep(proofOf(old), undefined)
}
