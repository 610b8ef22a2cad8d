// The intent of a seat on its turn, which lasts until the next frame, and the squares that are
// legal for it.
import type { Asked } from '../../../ui/grid/question.ts'
import { useTable } from '../../../ui/table.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import type { Square } from '../../kit/squares.ts'
import type { Move, Position } from '../rules/state.ts'
import { aimsOf, intentOf, settled, whyNot } from './aims.ts'
import { type Intent, neutralOf, nothing, stepIn } from './draft.ts'

// Returns the intent before any tap: to place a stall at a variable start, else nothing.
const blankOf = (position: Position): Intent => {
  const neutral = neutralOf(position)
  return stepIn(position) === 'placing'
    ? { kind: 'build', ...(neutral && { put: 'stall', cloth: neutral }) }
    : nothing
}

interface Draft {
  intent: Intent
  asked?: Asked
}

/**
 * Returns the seat's intent, the legal squares for it, and the last tapped square that was not
 * legal.
 */
export const useDraft = (position: Position) => {
  const { advice } = useTable()
  const advised = advice && intentOf(position, advice.move as Move)
  const [{ intent: held, asked }, setDraft] = useIntent<Draft>('turn', {
    intent: advised ?? blankOf(position),
  })
  const intent = settled(position, held)
  return {
    intent,
    asked,
    aims: aimsOf(position, intent),
    intend: (intent: Intent) => setDraft({ intent }),
    ask: (at: Square) => setDraft({ intent, asked: { at, refusal: whyNot(position, intent, at) } }),
    close: () => setDraft({ intent }),
  }
}
