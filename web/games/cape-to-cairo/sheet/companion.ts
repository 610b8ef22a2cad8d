// Cape to Cairo beside the box: the sheet that replaces paper and pencil, with sealed bids.

import { lift } from '../../companion.ts'
import type { Viewer } from '../../game.ts'
import { type Entry, entry } from '../rules/entry.ts'
import { standings } from '../rules/ranking.ts'
import { check } from './entries.ts'
import { blank, enter, reveal } from './ledger.ts'
import { prompts } from './prompts.ts'
import { type Options, options, type PhaseView, type Sheet, type View } from './state.ts'

// Removes other seats' sealed bids; a viewer sees only who has bid.
const phaseFor = ({ phase }: Sheet, viewer: Viewer): PhaseView => {
  if (phase.kind !== 'auction') return phase
  const sealed = phase.bids.map(bid => bid !== null)
  const bid = viewer === 'room' ? null : phase.bids[viewer]
  return bid == null ? { kind: 'auction', sealed } : { kind: 'auction', sealed, bid }
}

const view = (sheet: Sheet, viewer: Viewer): View => ({
  depth: sheet.depth,
  accounts: sheet.accounts,
  auctions: sheet.auctions,
  stock: sheet.stock,
  phase: phaseFor(sheet, viewer),
  reveal: sheet.reveal,
})

export const companion = lift<Sheet, View, Entry, Options>({
  version: 3,
  options,
  entry,
  blank,
  view,
  prompts,
  check,
  enter,
  standings: ({ accounts }) => standings(accounts.map(({ crossed }) => crossed)),
  end: sheet => ({ ...sheet, phase: { kind: 'over' } }),
  done: ({ phase }) => phase.kind === 'over',
  secret: ({ kind }) => (kind === 'bid' ? 'sealed' : undefined),
  reveal,
})
