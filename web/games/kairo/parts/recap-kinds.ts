// The facts that a recap shows first, and after which bots pause for longer.
import type { FactKind } from '../../words.ts'
import type { Event } from '../rules/state.ts'

export const weighty: readonly string[] = [
  'placed',
  'built',
  'scored',
  'attracted',
  'final',
  'shut-out',
  'stopped',
  'ended',
] satisfies FactKind<Event>[]
