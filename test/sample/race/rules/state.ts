// A dice race: its options, moves, facts and state. Whoever is first at the goal wins.
import * as v from 'valibot'
import { whole } from '../../../../web/games/kit/entry.ts'

export const colours = ['teal', 'orange', 'violet', 'blue'] as const
export const seatCounts = [2, 3, 4] as const
export const goal = 30
export const stakes = 10 // most points that may be staked

export const options = v.strictObject({})
export type Options = v.InferOutput<typeof options>

export const move = v.variant('kind', [
  // Rolls the die; a one ends the turn without points.
  v.strictObject({ kind: v.literal('throw') }),
  // Ends the turn and keeps the points of its rolls.
  v.strictObject({ kind: v.literal('bank') }),
  // Instead of rolling, wins or loses that many points of one's own, each as likely.
  v.strictObject({ kind: v.literal('stake'), points: whole(1, stakes) }),
])
export type Move = v.InferOutput<typeof move>

export type Event =
  | { kind: 'began'; seats: number; options: Options }
  | { kind: 'rolled'; seat: number; die: number }
  | { kind: 'banked'; seat: number; points: number }
  | { kind: 'staked'; seat: number; points: number; won: boolean }

export interface View {
  scores: readonly number[] // points, by seat
  turn: number // the seat whose turn it is
  sum: number // thrown in this turn
  turns: number // so far
  isEnded?: true // the players agreed to stop
}
export interface State extends View {
  options: Options
}

export const entry = v.variant('kind', [
  // Says what a turn brought.
  v.strictObject({
    kind: v.literal('banked'),
    points: whole(-stakes, 60), // below 0 for a stake that was lost
    joker: v.picklist(['no', 'yes']), // doubles the points
  }),
  // Says that a one was rolled, which gives no points.
  v.strictObject({ kind: v.literal('bust') }),
])
export type Entry = v.InferOutput<typeof entry>
