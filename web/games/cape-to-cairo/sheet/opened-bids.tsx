// The bids of the last auction, as they were opened on the sheet.

import type { Said } from '../../companion.ts'
import { Reveal } from '../parts/reveal.tsx'
import type { Face, PhaseFace } from '../parts/seats.tsx'
import type { Entry } from '../rules/entry.ts'
import type { SheetWords } from '../words/en.ts'
import { turnOf } from './accounts.tsx'
import type { Options, PhaseView, View } from './state.ts'

export type SheetFace = Face<SheetWords, View, Options, Said<Entry, Options>>
export type Phased<Kind extends PhaseView['kind']> = PhaseFace<Extract<PhaseView, { kind: Kind }>, SheetFace>

/** The bids are open, and nobody has crossed since. */
export const isFresh = ({ phase, accounts, reveal }: View): boolean =>
  reveal !== undefined &&
  (phase.kind === 'drawing' ||
    phase.kind === 'taking' ||
    (phase.kind === 'building' && accounts.every(({ lines }) => lines.at(-1)?.crossings.length === 0)))

export const Opened = ({ view, words }: { view: View; words: SheetWords }) => {
  const { reveal } = view
  return (
    reveal && (
      <Reveal bids={reveal.bids} before={reveal.before} drawings={reveal.coins} words={words} turn={turnOf(view)} />
    )
  )
}
