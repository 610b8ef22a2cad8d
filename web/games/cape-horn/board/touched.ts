// The parts of the chart that a fact touches; a row of the story highlights them.
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
