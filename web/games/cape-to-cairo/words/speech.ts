// What the four languages share in speaking of this game: who is meant, how many, and which facts there are.
import type { Said } from '../../companion.ts'
import type { Proof, Seat } from '../../game.ts'
import type { Telling } from '../../words.ts'
import type * as digital from '../rules/state.ts'
import type * as companion from '../sheet/state.ts'

// Every fact of both modes.
export type Fact = digital.Event | Said<companion.Entry, companion.Options>

// A fact of the sheet. Who may read the bids of a reveal has them in it: only the board's.
export const isSaid = (fact: Fact): fact is Said<companion.Entry, companion.Options> =>
  fact.kind === 'entered' || fact.kind === 'sealed' || (fact.kind === 'revealed' && !('bids' in fact))

// The view of either mode.
export type AnyView = digital.View | companion.View

// One sentence for the seat that reads, another for everybody else.
export const spoken = (telling: Telling, seat: Seat, you: string, other: (name: string) => string): string =>
  seat === telling.you ? you : other(telling.name(seat))

// The word that goes with a count, by the language's own plural rule; the count comes with it.
export const counting = (lang: string) => {
  const rules = new Intl.PluralRules(lang)
  return (count: number, one: string, other: string): string =>
    `${count} ${rules.select(count) === 'one' ? one : other}`
}

// A figure that proves a refusal.
export const proof = (at: Proof | undefined, key: string): number => Number(at?.[key])

// The seat that proves a refusal.
export const seatIn = (at: Proof | undefined): Seat => at?.seats?.[0] ?? 0

// Bids of a reveal, the highest first.
export const byBid = (bids: readonly number[]): { seat: Seat; pounds: number }[] =>
  bids.map((pounds, seat) => ({ seat, pounds })).sort((a, b) => b.pounds - a.pounds || a.seat - b.seat)

// What a correction would change: `line` words one figure of one seat, `turn` whose turn it would be.
export const compared = (
  before: AnyView,
  after: AnyView,
  line: (seat: Seat, what: 'capital' | 'crossed' | 'bonuses' | 'bid', from: number, to: number) => string,
  turn: (seat: Seat) => string,
): string[] => {
  if (!('accounts' in before) || !('accounts' in after)) return []
  const lines = after.accounts.flatMap((account, seat) => {
    const was = before.accounts[seat]!
    const said = (['capital', 'crossed', 'bonuses'] as const).flatMap(what =>
      was[what] === account[what] ? [] : [line(seat, what, was[what], account[what])],
    )
    const bids = account.lines.flatMap((now, i) => {
      const then = was.lines[i]?.bid
      return now.bid === null || then === null || then === undefined || then === now.bid
        ? []
        : [line(seat, 'bid', then, now.bid)]
    })
    return [...bids, ...said]
  })
  const turnOf = (view: companion.View) => (view.phase.is === 'building' ? view.phase.turn : undefined)
  const now = turnOf(after)
  return now === undefined || now === turnOf(before) ? lines : [...lines, turn(now)]
}
