// Types of a draft: the selected ship or card, and what each square would do with it (`aims.ts`
// computes that).
import { seatOf } from '../../kit/seats.ts'
import type { Square } from '../../kit/squares.ts'
import type { Way } from '../rules/sailing.ts'
import type { Move, Position, ShipView } from '../rules/state.ts'

/**
 * What a seat has selected: its ship, or a card to lay or to cover with. `way`: mark the squares of
 * this way to sail only.
 */
export type Intent =
  | { kind: 'ship'; way?: Way }
  | { kind: 'lay'; card: string }
  | { kind: 'cover'; card?: string }

export interface Aim {
  kind: Way | 'lay' | 'golden' | 'cover'
  cost: number
  move: Move
  by?: Square // of a sprint: where the first leg ends
  second?: Move // of a sprint: the second leg
}
export type Aims = ReadonlyMap<Square, Aim>

export const isTurnOf = ({ you, view: { turn, over } }: Position): boolean =>
  !over && turn !== null && turn.seat === you

export const none: Aims = new Map()

export const shipOf = (position: Position): ShipView => position.view.ships[seatOf(position)]!
