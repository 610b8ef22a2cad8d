// The facts that a recap tells before all others, online and beside the box; and what a turn did,
// where none of them came.
import type { FactKind } from '../../words.ts'
import type { Entry } from '../rules/entry.ts'
import type { Event } from '../rules/state.ts'

type Kind = FactKind<Event> | Entry['kind']

export const weighty: readonly string[] = [
  'won-rose',
  'rose',
  'crossed-line',
  'won',
] satisfies Kind[]
export const deeds: readonly string[] = ['sailed', 'laid', 'covered', 'renounced'] satisfies Kind[]
/** The log book shows whose turn it is and who drew. */
export const shown: readonly string[] = ['began', 'ended', 'drew', 'bought'] satisfies Kind[]
