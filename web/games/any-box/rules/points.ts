// The points of the help that refusals cite, and the codes of refusals.
import * as kit from '../../kit/refuse.ts'
import type { TellingCode } from './telling.ts'

export type Point = 'telling' | 'secrets' | 'rules' | 'end'

export type Code =
  | Exclude<TellingCode, never>
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
