// The facts that a recap shows first, online and beside the box (`weighty`). If there are none, it
// shows the moves of each turn (`deeds`).
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
/** Facts that the log book already shows: whose turn it is and who drew. */
export const shown: readonly string[] = ['began', 'ended', 'drew', 'bought'] satisfies Kind[]
