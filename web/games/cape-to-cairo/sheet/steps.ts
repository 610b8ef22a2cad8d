// The sentence and note of the sheet at each step.
import type { Seat, Viewer } from '../../game.ts'
import { type Said, type Steps, sayAt } from '../../steps.ts'
import type { Telling } from '../../words.ts'
import type { SheetWords } from '../words/sentences.ts'
import type { PhaseView, View } from './state.ts'

// `bidding`: the text of an auction for the room.
type FaceStep = Exclude<PhaseView['kind'], 'auction'> | 'bid' | 'sealed' | 'bidding'

interface About {
  view: View
  words: SheetWords
  telling: Telling
  waiting: string // names of those who have not entered yet
  asked: readonly Seat[]
  isAsked: boolean // this viewer is one of them
}

/** Returns the seats that have a public entry to make in this phase. */
export const askedIn = (phase: PhaseView): readonly Seat[] => {
  switch (phase.kind) {
    case 'drawing':
      return phase.seats.filter(seat => phase.coins[seat] === null)
    case 'taking':
      return phase.order
    case 'standing':
      return phase.seats
    case 'building':
      return [phase.turn]
    default:
      return []
  }
}

/** The texts of every step, by its name. */
export const steps: Steps<FaceStep, About> = {
  bid: ({ words: { auction } }) => ({ now: auction.doNow }),
  sealed: ({ words: { auction }, waiting }) => ({
    now: auction.sealed,
    note: auction.waitingFor(waiting),
  }),
  bidding: ({ view, words: { auction, sheet } }) => ({
    now: auction.watching,
    note: sheet.auction(view.auctions + 1),
  }),
  drawing: ({ words: { sheet }, telling: { name, list }, asked, isAsked }) => ({
    now: isAsked ? sheet.drawing : sheet.drawingOther(list(asked.map(name))),
    note: sheet.drawingNote,
  }),
  taking: ({ words: { sheet, auction }, telling: { name }, waiting, asked, isAsked }) => {
    if (isAsked) return { now: sheet.take }
    const now = asked.length === 1 ? sheet.takes(name(asked[0]!)) : sheet.takeAll
    return { now, note: auction.waitingFor(waiting) }
  },
  standing: ({ words: { sheet }, telling: { you, name, list }, asked, isAsked }) => ({
    now: isAsked ? sheet.stands : sheet.standsOther(list(asked.map(name))),
    note: you === 'room' ? undefined : sheet.standsNote,
  }),
  building: ({
    view: { phase, depth },
    words: { sheet, building },
    telling: { you, name },
    asked,
    isAsked,
  }) => {
    if (isAsked && depth === 'full' && phase.kind === 'building' && phase.drawn)
      return { now: sheet.build }
    const other = building.other(name(asked[0]!))
    return you === 'room' ? { now: other } : { now: sheet.buildOwn[depth], note: other }
  },
  over: ({ words: { over } }) => ({ now: over }),
}

const faceStep = ({ phase }: View, you: Viewer): FaceStep => {
  if (phase.kind !== 'auction') return phase.kind
  if (you === 'room') return 'bidding'
  return phase.sealed[you] ? 'sealed' : 'bid'
}

/** Returns what is said now to the viewer. `waiting`: names of those who have not entered yet. */
export const stepText = (
  view: View,
  words: SheetWords,
  telling: Telling,
  waiting: string,
): Said => {
  const { you } = telling
  const asked = askedIn(view.phase)
  const isAsked = asked.some(seat => seat === you)
  return sayAt(steps, faceStep(view, you), { view, words, telling, waiting, asked, isAsked })
}
