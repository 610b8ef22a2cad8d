// The texts of the sheet at each step of the game: instruction and note.
import { type Said, type Steps, sayAt } from '../../steps.ts'
import type { Telling } from '../../words.ts'
import type { SheetWords } from '../words/sentences.ts'
import type { Position, View } from './state.ts'

interface About {
  position: Position
  words: SheetWords
  telling: Telling
}

/** The texts of every step. */
export const steps: Steps<View['phase']['kind'], About> = {
  'setting-up': ({ position: { you, view }, words: { start } }) => {
    if (you !== 'room' && !view.accounts[you]!.isReady)
      return { now: start.setUp, note: start.setUpNote }
    return { now: view.accounts.every(({ isReady }) => isReady) ? start.begins : start.others }
  },
  turn: ({ position: { you, view }, words: { sheet, final }, telling }) => {
    const { phase } = view
    const seat = phase.kind === 'turn' ? phase.seat : 0
    const now = seat === you ? sheet.yours : sheet.turn(telling.name(seat))
    return {
      now,
      note: view.final && (view.final === 'still' ? sheet.declared : final[view.final]),
    }
  },
  counting: ({ position: { you, view }, words: { sheet }, telling }) => {
    const missing = [...view.accounts.keys()].filter(seat => view.accounts[seat]!.counted === null)
    if (missing.some(seat => seat === you)) return { now: sheet.count, note: sheet.countNote }
    return { now: sheet.counting(telling.list(missing.map(telling.name)), missing.length) }
  },
  over: ({ words: { sheet } }) => ({ now: sheet.over }),
}

/** Returns the texts for a seat, or for the room. */
export const stepText = (position: Position, words: SheetWords, telling: Telling): Said =>
  sayAt(steps, position.view.phase.kind, { position, words, telling })
