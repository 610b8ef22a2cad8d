// The entries that the log book offers to a seat now.

import type { Entry } from '../rules/entry.ts'
import { roseColours, stages } from '../rules/pieces.ts'
import { check } from './entries.ts'
import type { Position } from './state.ts'

const entries: readonly Entry[] = [
  { kind: 'next' },
  { kind: 'sails' },
  { kind: 'renounced' },
  { kind: 'ignored' },
  { kind: 'sprinted' },
  ...stages.flatMap(stage => roseColours.map(colour => ({ kind: 'rose' as const, stage, colour }))),
  { kind: 'crossed-line' },
  { kind: 'draws' },
  { kind: 'bought' },
  { kind: 'hand', change: -1 },
  { kind: 'hand', change: 1 },
]

/**
 * Yields who begins; after that the steps, the specials, every rose and the line, as far as legal.
 * Ending the race is legal too, but never offered.
 */
export function* prompts(position: Position): Iterable<Entry> {
  const { you, view } = position
  const { turn, pages } = view
  if (view.over || you === 'room') return
  if (!turn) for (const first of pages.keys()) yield { kind: 'begins', first }
  if (turn?.seat === you) for (const entry of entries) if (!check(position, entry)) yield entry
}
