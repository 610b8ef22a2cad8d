// What a fact touches on the board, for a row of the story to light up: the lane that got a
// landscape, or crossed one.
import type { Event } from '../rules/state.ts'

export const touches = (fact: unknown): string[] => {
  const event = fact as Event
  return event.kind === 'chose' || event.kind === 'crossed' ? [`lane ${event.seat}`] : []
}
