// What the log book asks for now, and which step of the turn that is.
import type { Telling } from '../../words.ts'
import type { SheetWords } from '../words/en.ts'
import type { Position, Turn } from './state.ts'

export const railStep: Record<Turn['step'], 2 | 3 | 4> = { laying: 2, sailing: 3, drawing: 4 }
export const headlineOf = (
  { you, view: { turn, over } }: Position,
  { begin, sheet, over: isOver }: SheetWords,
  telling: Telling,
): string => {
  if (over) return isOver
  if (!turn) return begin.title
  const verb = ({ laying: 'lays', sailing: 'sails', drawing: 'draws' } as const)[turn.step]
  return turn.seat === you ? sheet.yours[verb] : sheet[verb](telling.name(turn.seat))
}
