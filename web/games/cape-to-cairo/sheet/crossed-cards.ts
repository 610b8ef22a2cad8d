// Adds the terrain to crossings in the log when every card is recorded. The entry of a crossing
// contains no card, because the sheet has it already.
import type { Told } from '../../../protocol.ts'
import { factOf } from '../../words.ts'
import type { Entry } from '../rules/entry.ts'
import type { View } from './state.ts'

/**
 * Returns the actions with the terrain added to each entry of a crossing, from the last one back,
 * because a page may have only the last actions. Entries that correct others are not changed.
 */
export const recalled = <Acted extends Omit<Told, 'seat'>>(
  actions: readonly Acted[],
  { accounts }: View,
): Acted[] => {
  const crossings = accounts.map(({ lines }) => lines.flatMap(line => line.crossings))
  const gone = actions.map(
    ({ undoes, corrects, events }) => undoes ?? (events.length === 0 ? corrects : undefined),
  )
  const told = (event: unknown) => {
    const { kind, seat } = factOf(event)
    if (kind !== 'built' && kind !== 'crossed') return event
    const terrain = crossings[seat!]!.pop()?.terrain
    const { entry, ...said } = event as { entry: Entry }
    return { ...said, entry: { ...entry, terrain } }
  }
  return [...actions]
    .sort((a, b) => b.seq - a.seq)
    .map(action => {
      const { seq, undoes, corrects, events } = action
      const counts = (undoes ?? corrects) === undefined && !gone.includes(seq)
      return counts ? { ...action, events: events.map(told) } : action
    })
    .reverse()
}
