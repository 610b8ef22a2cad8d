// What a seat is asked to enter on the log book now.

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
 * Who begins; then the rail, the specials, every rose and the line, whatever of them this seat may
 * enter now. Nobody is asked to close a race: that is only accepted.
 */
export function* prompts(position: Position): Iterable<Entry> {
  const { you, view } = position
  const { turn, pages } = view
  if (view.over || you === 'room') return
  if (!turn) for (const first of pages.keys()) yield { kind: 'begins', first }
  if (turn?.seat === you) for (const entry of entries) if (!check(position, entry)) yield entry
}
