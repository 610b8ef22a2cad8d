// The reason of a move, from the result of the whole turn.
import type { Chosen } from '../../game.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Move } from '../rules/state.ts'
import type { Afloat } from './turns.ts'
import { leftOf } from './worth.ts'

/**
 * Returns the reason and its figures. `before`: the ship before the move; `after`: at the end of
 * the turn.
 */
export const reasonFor = (
  move: Move,
  before: Afloat,
  after: Afloat,
): Omit<Chosen<Move, Reason>, 'move'> => {
  const to = after.at
  const last = after.legs.at(-1)
  if (after.won && move === last) return { reason: 'wins' }
  if (after.won)
    return { reason: last?.kind === 'sprint' ? 'winsBySprint' : 'winsNext', of: { squares: [to] } }
  if (move.kind === 'lay')
    return move.at === to ? { reason: 'onto' } : { reason: 'leads', of: { squares: [to] } }
  const rose = after.roses[before.roses.length]
  if (rose) return { reason: 'rose', of: { stage: rose.stage, colour: rose.colour } }
  if (move.kind === 'renounce') return { reason: 'waits' }
  const left = Math.max(1, Math.round(leftOf({ ...after, points: 0, hand: [] })))
  return {
    reason: move.kind === 'sprint' || after.legs.length > 1 ? 'sprints' : 'nearer',
    of: { left },
  }
}
