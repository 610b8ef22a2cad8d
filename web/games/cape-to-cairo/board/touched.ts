// The parts of the board that a fact touches: the lane that got a landscape, or crossed one. A row
// of the story highlights them.
import type { Event } from '../rules/state.ts'

export const touches = (fact: unknown): string[] => {
  const event = fact as Event
  return event.kind === 'chose' || event.kind === 'crossed' ? [`lane ${event.seat}`] : []
}
