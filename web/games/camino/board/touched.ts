// What a fact touches on the map, for a row of the story to light up.
import type { Event } from '../rules/state.ts'

export const touches = (fact: unknown): string[] => {
  const event = fact as Event
  return event.kind === 'laid' || event.kind === 'completed' ? [`square ${event.at}`] : []
}
