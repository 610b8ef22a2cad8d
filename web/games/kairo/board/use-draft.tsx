// What a seat has in mind on its turn, kept until the next frame, and what follows from it.
import type { Asked } from '../../../ui/grid/question.ts'
import { useTable } from '../../../ui/table.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import type { Square } from '../../kit/squares.ts'
import type { Move, Position } from '../rules/state.ts'
import { aimsOf, intentOf, settled, whyNot } from './aims.ts'
import { type Intent, neutralOf, nothing, stepIn } from './draft.ts'

// At a variable start placing a stall is all there is to have in mind.
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

/** What the seat has in mind, which squares that makes legal, and the square it has asked about. */
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
