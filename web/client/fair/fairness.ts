// Computes three separate verdicts from a record, and compares the number of low draws with the
// expected range.
import { sameMove } from '../../games/kit/records.ts'
import { toldAtStart } from '../../record/format.ts'
import { type Draw, markOf } from '../../record/luck.ts'
import { type Checked, type Fault, isFault } from '../../record/verify.ts'
import type { Proof } from './proof.ts'

/** `open`: not checked. */
export type Verdict = 'holds' | 'fails' | 'open'

export interface Fairness {
  unchanged: Verdict
  luck: Verdict
  rules: Verdict
  line?: number // line of the record where a check fails
  // The record's seals, compared with those that this phone received. `same`: equal; this phone
  // sent no number. `mixed`: equal, and the luck contains this phone's number. `left`: equal, but
  // the luck does not contain this phone's number. `other`: different. undefined: this phone
  // received no seal.
  seal?: 'same' | 'mixed' | 'left' | 'other'
  // The record's entries, compared with this phone's notes; undefined: there are no notes.
  noted?: 'same' | 'other'
  checked?: Checked
}

const ofLuck: ReadonlySet<Fault['why']> = new Set(['seed', 'bound', 'opening', 'draw'])

/** The notes that a phone made about a table during its game. */
export interface Noted extends Partial<Proof> {
  sealed?: string // the seal of the luck, as this phone first received it
}

// Compares the record's seals with those that this phone received, and looks for its number.
const sealAgainst = ({ header }: Checked, { sealed, gave }: Noted): Fairness['seal'] => {
  const { start } = header
  if (sealed === undefined) return undefined
  if (sealed !== start.sealed) return 'other'
  if (!gave) return 'same'
  const seals = start.seats.map(({ sealed }) => sealed ?? null)
  if (gave.told !== toldAtStart(header, sealed, seals)) return 'other'
  return start.seats.some(given => 'opened' in given && given.opened === gave.opened)
    ? 'mixed'
    : 'left'
}

// Compares the record's entries with the marks that this phone received, and their moves with the
// moves that were made on this phone.
const notedAgainst = ({ hashes, key, moves }: Checked, noted: Noted): Fairness['noted'] => {
  const { marks = [], moves: own = [] } = noted
  if (marks.length + own.length === 0) return undefined
  const isMarked = ([seq, mark]: Proof['marks'][number]) => {
    const hash = hashes[seq - 1]
    // `startsWith`, because builds before 2026-11-27 sent marks of all 32 bytes.
    return hash !== undefined && mark.startsWith(markOf(key, hash))
  }
  const isOwn = ([seq, move]: Proof['moves'][number]) => sameMove(move, moves[seq - 1])
  return marks.every(isMarked) && own.every(isOwn) ? 'same' : 'other'
}

/**
 * Returns the verdicts about a record. `rules`: the result of the server's check of every move,
 * because a phone does not know the rules. `notedOf`: returns this phone's notes about a table, by
 * code.
 */
export const fairnessOf = (
  found: Checked | Fault,
  rules: Verdict,
  notedOf: (code: string) => Noted,
): Fairness => {
  if (isFault(found)) {
    const isLuck = ofLuck.has(found.why)
    return {
      unchanged: isLuck ? 'open' : 'fails',
      luck: isLuck ? 'fails' : 'open',
      rules,
      line: found.line,
    }
  }
  const its = notedOf(found.header.code)
  const [seal, noted] = [sealAgainst(found, its), notedAgainst(found, its)]
  return {
    unchanged: noted === 'other' ? 'fails' : 'holds',
    luck: seal === 'other' ? 'fails' : seal === 'left' ? 'open' : 'holds',
    ...{ rules, checked: found, seal, noted },
  }
}

/** Combines the three verdicts: `fails` if one fails, otherwise `open` if one is open. */
export const summed = ({ unchanged, luck, rules }: Fairness): Verdict => {
  const all = [unchanged, luck, rules]
  return all.includes('fails') ? 'fails' : all.includes('open') ? 'open' : 'holds'
}

export interface Halves {
  draws: number
  low: number // draws in the lower half of the possible outcomes
  from: number // lower end of the range that contains `low` 19 times out of 20 if the luck is fair
  to: number
}

const ENOUGH = 20 // draws; with fewer, no conclusion is possible

/**
 * Counts the draws in the lower half of their possible outcomes. Returns undefined for fewer than
 * `ENOUGH` draws. Skips draws with one possible outcome, because they are not luck.
 */
export const halvesOf = (all: readonly Draw[]): Halves | undefined => {
  const draws = all.filter(([sides]) => sides > 1)
  if (draws.length < ENOUGH) return undefined
  const shares = draws.map(([sides]) => Math.floor(sides / 2) / sides)
  const mean = shares.reduce((sum, share) => sum + share, 0)
  const spread = 2 * Math.sqrt(shares.reduce((sum, share) => sum + share * (1 - share), 0))
  return {
    draws: draws.length,
    low: draws.filter(([sides, got]) => got < Math.floor(sides / 2)).length,
    from: Math.max(0, Math.ceil(mean - spread)),
    to: Math.min(draws.length, Math.floor(mean + spread)),
  }
}
