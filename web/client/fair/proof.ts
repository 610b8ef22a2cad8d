// This phone's part in the proof of a game: the number that it contributes to the luck, and its
// notes during the game. The page that checks fairness compares them (`fairness.ts`). Only the
// number leaves this browser, when it is opened.
import type { Settings, Up } from '../../protocol.ts'
import { sealOf, toText } from '../../record/chain.ts'
import { toldAtStart } from '../../record/format.ts'
import { keep, kept } from '../../ui/storage.ts'
import { proofOf } from '../app/my-tables.ts'

const MOST = 300 // marks, and as many moves: more than the longest game has

export interface Proof {
  // this phone's number, and a hash of everything that it was told before it opened the number
  gave?: { opened: string; told: string }
  marks: [seq: number, mark: string][] // as the table sent them
  moves: [seq: number, move: unknown][] // made on this phone
}

const noted = (code: string): Proof => kept<Proof>(proofOf(code)) ?? { marks: [], moves: [] }
const note = (code: string, news: Partial<Proof>) =>
  keep(proofOf(code), { ...noted(code), ...news })

let number: string | undefined // sealed, and not opened yet

/**
 * Seals this phone's number. It contributes only one number per table: otherwise a table could
 * start twice and choose between two kinds of luck.
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

// Keeps the first value for each `seq`.
const added = <Value>(all: [number, Value][], seq: number, value: Value): [number, Value][] =>
  all.length === MOST || all.some(([of]) => of === seq) ? all : [...all, [seq, value]]

export const noteMark = (code: string, seq: number, mark: string): undefined =>
  void note(code, { marks: added(noted(code).marks, seq, mark) })

export const noteMove = (code: string, seq: number, move: unknown): undefined =>
  void note(code, { moves: added(noted(code).moves, seq, move) })
