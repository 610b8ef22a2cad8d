// This phone's part in the proof that a game was fair: a random number that it adds to the luck,
// and its notes during the game. The page that checks fairness compares both with the record
// (`fairness.ts`). The notes never leave this browser; the number does when it is opened.
import type { Settings, Up } from '../../protocol.ts'
import { sealOf, toText } from '../../record/chain.ts'
import { toldAtStart } from '../../record/format.ts'
import { keep, kept } from '../../ui/storage.ts'
import { proofOf } from '../app/my-tables.ts'

const MOST = 300 // marks, and also moves; the longest game has fewer

export interface Proof {
  // this phone's number, and a hash of everything that it knew before it opened the number
  gave?: { opened: string; told: string }
  marks: [seq: number, mark: string][] // as the table sent them
  moves: [seq: number, move: unknown][] // made on this phone
}

const noted = (code: string): Proof => kept<Proof>(proofOf(code)) ?? { marks: [], moves: [] }
const note = (code: string, news: Partial<Proof>) =>
  keep(proofOf(code), { ...noted(code), ...news })

let number: string | undefined // this phone's number while it is sealed and not opened yet

/**
 * Returns the message that seals this phone's number; undefined if this phone has already opened a
 * number for the table. Otherwise a table could start twice and choose the luck that it prefers.
 */
export const seal = (code: string): Up | undefined => {
  if (noted(code).gave) return undefined
  number ??= toText(crypto.getRandomValues(new Uint8Array(32)))
  return { do: 'seal', sealed: sealOf(number)! }
}

export const open = (
  code: string,
  settings: Settings,
  seals: readonly (string | null)[],
): Up | undefined => {
  const opened = number
  if (opened === undefined || settings.sealed === undefined || !seals.includes(sealOf(opened)!))
    return undefined
  number = undefined
  note(code, { gave: { opened, told: toldAtStart({ code, ...settings }, settings.sealed, seals) } })
  return { do: 'open', opened }
}

// Adds a value, unless there is already one with the same `seq` or the list is full.
const added = <Value>(all: [number, Value][], seq: number, value: Value): [number, Value][] =>
  all.length === MOST || all.some(([of]) => of === seq) ? all : [...all, [seq, value]]

export const noteMark = (code: string, seq: number, mark: string): undefined =>
  void note(code, { marks: added(noted(code).marks, seq, mark) })

export const noteMove = (code: string, seq: number, move: unknown): undefined =>
  void note(code, { moves: added(noted(code).moves, seq, move) })
