// The points of the help that refusals cite, and the codes of refusals.
import * as kit from '../../kit/refuse.ts'
import type { TellingCode } from './telling.ts'

export const points = ['goal', 'example', 'telling', 'secrets', 'rules', 'end'] as const
export type Point = (typeof points)[number]

export type Code =
  | TellingCode
  | 'not-asked'
  | 'seal-it'
  | 'sealed-already'
  | 'missing'
  | 'chosen-before'
  | 'rule'
  | 'begun-already'
  | 'under-way'
  | 'nothing-waits'
  | 'is-out'
  | 'said-already'

export const refuse = kit.refuse<Code, Point>
