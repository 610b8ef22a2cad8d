// Collects the actions since a viewer's own last turn: the viewer's last action and every later
// action that was not undone.
import type { Viewer } from '../games/game.ts'
import type { Told } from '../protocol.ts'

const MOST = 30 // actions; the log has more

/**
 * Returns the list after one more action. The viewer's own action starts a new list; an undo
 * removes the undone action.
 */
export const followedBy = (since: readonly Told[], told: Told, you: Viewer): readonly Told[] => {
  const left = since.filter(({ seq }) => seq !== told.undoes)
  if (told.undoes !== undefined && !told.seating) return left
  return [...(told.seat === you && !told.seating ? [] : left), told].slice(-MOST)
}

export const sinceOf = (actions: readonly Told[], you: Viewer): readonly Told[] =>
  actions.reduce<readonly Told[]>((since, told) => followedBy(since, told, you), [])
