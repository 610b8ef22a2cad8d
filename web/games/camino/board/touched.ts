// Returns the squares of a fact, so that its row of the story can light them up.
import type { Event } from '../rules/state.ts'

export const touches = (fact: unknown): string[] => {
  const event = fact as Event
  return event.kind === 'laid' || event.kind === 'completed' ? [`square ${event.at}`] : []
}
