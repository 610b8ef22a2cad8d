// What a fact touches on the chart, for a row of the story to light up.
import type { Event } from '../rules/state.ts'

export const touches = (fact: unknown): string[] => {
  const event = fact as Event
  switch (event.kind) {
    case 'laid':
    case 'covered':
    case 'crossed-line':
      return [`square ${event.at}`]
    case 'sailed':
      return [`square ${event.to}`]
    default:
      return []
  }
}
