// The points of the rules help: what a refusal cites and what `help/` explains, in the order they are read.
import type { Refusal } from '../../game.ts'

export const points = [
  'goal',
  'pieces',
  'auction',
  'bids',
  'ties',
  'choosing',
  'building',
  'stock',
  'payment',
  'crossing',
  'river',
  'pile',
  'end',
] as const
export type Point = (typeof points)[number]

export const refuse = (refused: string, rule: Point, at?: unknown): Refusal =>
  at === undefined ? { refused, rule } : { refused, rule, at }
