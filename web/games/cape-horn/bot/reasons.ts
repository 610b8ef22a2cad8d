// The reason of a move, from the result of the whole turn.
import type { Chosen } from '../../game.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Move } from '../rules/state.ts'
import type { Afloat } from './turns.ts'
import { leftOf } from './worth.ts'

const tenths = (value: number): number => Math.round(10 * value) / 10

/**
 * Returns the reason and its figures. `before`: the ship before the move; `after`: at the end of
 * the turn. `left`: turns to the end of the race; `steps`: moves of this turn after this one.
 */
export const reasonFor = (
  move: Move,
  before: Afloat,
  after: Afloat,
): Omit<Chosen<Move, Reason>, 'move'> => {
  const to = after.at
  const last = after.legs.at(-1)
  if (after.won && move === last) return { reason: 'wins' }
  const steps = after.lays.length + after.legs.length - before.legs.length - 1
  if (after.won) {
    const of = { squares: [to], steps }
    return { reason: last?.kind === 'sprint' ? 'winsBySprint' : 'winsNext', of }
  }
  const left = tenths(Math.max(1, leftOf({ ...after, points: 0, hand: [] })))
  if (move.kind === 'lay') {
    if (move.at === to) return { reason: 'onto', of: { squares: [to], left } }
    return { reason: 'leads', of: { squares: [to], left, steps } }
  }
  const rose = after.roses[before.roses.length]
  if (rose) return { reason: 'rose', of: { stage: rose.stage, colour: rose.colour } }
  if (move.kind === 'renounce') return { reason: 'waits', of: { left } }
  const reason = move.kind === 'sprint' || after.legs.length > 1 ? 'sprints' : 'nearer'
  return { reason, of: { squares: [to], left } }
}
