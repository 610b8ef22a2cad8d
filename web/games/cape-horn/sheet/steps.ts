// The log book's sentence at each step of a turn, and the step that the rail marks.
import { type Said, type Steps, type StepText, sayAt } from '../../steps.ts'
import type { Telling } from '../../words.ts'
import type { SheetWords } from '../words/sentences.ts'
import type { Position, Step } from './state.ts'

/** The step of the rail for each step of a turn. */
export const railStep: Record<Step, 2 | 3 | 4> = { laying: 2, sailing: 3, drawing: 4 }

interface About {
  position: Position
  words: SheetWords
  telling: Telling
}

// Makes the text of a step, different for the seat itself and for others.
const inTurn =
  (verb: 'lays' | 'sails' | 'draws') =>
  ({ position: { you, view }, words: { sheet }, telling }: About): StepText => {
    const { seat } = view.turn!
    return { now: seat === you ? sheet.yours[verb] : sheet[verb](telling.name(seat)) }
  }

/** The texts of every step, by its name. */
export const steps: Steps<'over' | 'beginning' | Step, About> = {
  over: ({ words: { over } }) => ({ now: over }),
  beginning: ({ words: { begin } }) => ({ now: begin.title }),
  laying: inTurn('lays'),
  sailing: inTurn('sails'),
  drawing: inTurn('draws'),
}

/** Returns what is said now to a seat, or to the room. */
export const stepText = (position: Position, words: SheetWords, telling: Telling): Said => {
  const { over, turn } = position.view
  return sayAt(steps, over ? 'over' : (turn?.step ?? 'beginning'), { position, words, telling })
}
