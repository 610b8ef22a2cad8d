// What a record shows, as three verdicts that stay apart, and how its luck compares with what was to be expected.
import type { Draw } from '../record/luck.ts'
import { type Checked, type Fault, isFault } from '../record/verify.ts'

/** `open`: not checked. */
export type Verdict = 'holds' | 'fails' | 'open'

export interface Fairness {
  unchanged: Verdict
  luck: Verdict
  rules: Verdict
  line?: number // of the record, where it fails
  seal?: 'same' | 'other' // against the seal that this phone had noted; none: it had none
  checked?: Checked
}

const ofLuck: ReadonlySet<Fault['why']> = new Set(['seed', 'bound', 'opening', 'draw'])

/**
 * `rules`: what the table found when it tried every move once more; a phone does not know the rules. `noted`: the seal of the
 * luck, by code, that this phone was told before the game.
 */
export const fairnessOf = (
  found: Checked | Fault,
  rules: Verdict,
  noted: (code: string) => string | undefined,
): Fairness => {
  if (isFault(found)) {
    const isLuck = ofLuck.has(found.why)
    return { unchanged: isLuck ? 'open' : 'fails', luck: isLuck ? 'fails' : 'open', rules, line: found.line }
  }
  const { code, start } = found.header
  const seal = noted(code)
  const isOther = seal !== undefined && seal !== start.sealed
  return {
    ...{ unchanged: 'holds', luck: isOther ? 'fails' : 'holds', rules, checked: found },
    ...(seal !== undefined && { seal: isOther ? 'other' : 'same' }),
  }
}

/** All three in one word: one that fails makes it fail, one that is open leaves it open. */
export const summed = ({ unchanged, luck, rules }: Fairness): Verdict => {
  const all = [unchanged, luck, rules]
  return all.includes('fails') ? 'fails' : all.includes('open') ? 'open' : 'holds'
}

export interface Halves {
  draws: number
  low: number // that fell into the lower half of what could come
  from: number // so many and no fewer, 19 times out of 20
  to: number
}

const ENOUGH = 20 // draws: from fewer nothing is read off

/** The draws by halves; none where they are too few. What has one side is no luck. */
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
