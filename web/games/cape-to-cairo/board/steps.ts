// The texts of the board at each step of a phase: the sentence, its note, its rule and its tip.

import type { Frame } from '../../../protocol.ts'
import type { Seat, Viewer } from '../../game.ts'
import { type Said, type Steps, sayAt } from '../../steps.ts'
import type { Telling } from '../../words.ts'
import { riverNote } from '../parts/river-note.ts'
import { missing, payments, siteOf } from '../rules/building.ts'
import { cardOf } from '../rules/pieces.ts'
import type { Point } from '../rules/points.ts'
import { gainersOf } from '../rules/river.ts'
import type { View } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import type { Scene } from './scene.ts'

type Tip = keyof BoardWords['coach']

// `bidding`, `choosing` and `building`: for seats that wait, and for the room.
type FaceStep =
  | 'bid'
  | 'sealed'
  | 'bidding'
  | 'choose'
  | 'choosing'
  | 'draw'
  | 'cross' // the next landscape can be paid for
  | 'short' // the next landscape cannot be paid for
  | 'building'
  | 'over'

interface About {
  view: View
  words: BoardWords
  telling: Telling
  waiting: string // names of those who have not moved yet
}

// Returns the seats that still choose or build in this phase, the next first.
const seatsIn = ({ phase }: View): readonly Seat[] => {
  if (phase.kind === 'choosing') return phase.order
  return phase.kind === 'building' ? [phase.turn] : []
}

/** Returns the seat whose turn it is; `undefined` while all bid, and after the end. */
export const turnOf = (view: View): Seat | undefined => seatsIn(view)[0]

const placeIn = (view: View, seat: Seat) => view.reveal!.order.indexOf(seat) + 1

/** The texts of every step, by its name. */
export const steps: Steps<FaceStep, About, Point, Tip> = {
  bid: ({ view, words: { auction } }) => ({
    now: auction.doNow,
    note: auction.note(view.auctions),
    point: 'bids',
    tip: 'bid',
  }),
  sealed: ({ words: { auction }, waiting }) => ({
    now: auction.sealed,
    note: auction.waitingFor(waiting),
    point: 'bids',
  }),
  bidding: ({ view, words: { auction } }) => ({
    now: auction.watching,
    note: auction.note(view.auctions),
    point: 'bids',
  }),
  choose: ({ words: { choosing } }) => ({
    now: choosing.doNow,
    note: choosing.paid,
    point: 'choosing',
    tip: 'choose',
  }),
  choosing: ({ view, words: { choosing }, telling: { you, name } }) => {
    const order = seatsIn(view)
    const next = order[0]!
    const waits = you !== 'room' && order.includes(you)
    return {
      now: choosing.other(name(next), placeIn(view, next)),
      note: waits ? choosing.note(placeIn(view, you)) : choosing.paid,
      point: 'choosing',
    }
  },
  draw: ({ words: { building } }) => ({ now: building.draw, point: 'building' }),
  cross: ({ view, words: { building } }) => {
    const [seat] = seatsIn(view)
    const [card] = view.railways[seat!]!.lane
    const isWhole = missing(siteOf(view, seat!)!) === 0
    return {
      now: building.cross(cardOf(card!).terrain),
      point: 'building',
      tip: isWhole ? undefined : 'pay',
    }
  },
  short: ({ view, words: { building } }) => {
    const [seat] = seatsIn(view)
    return { now: building.short(missing(siteOf(view, seat!)!)), point: 'building', tip: 'pass' }
  },
  building: ({ view, words: { building }, telling: { you, name } }) => {
    const { phase } = view
    const says = phase.kind === 'building' && phase.drawn ? building.other : building.otherDraws
    return {
      now: says(name(seatsIn(view)[0]!)),
      note: you === 'room' ? building.afterAuction(view.auctions) : undefined,
      point: 'building',
    }
  },
  over: ({ words }) => ({ now: words.over }),
}

/** Returns the step that a viewer's page shows. */
export const faceStep = (view: View, you: Viewer): FaceStep => {
  const { phase } = view
  if (phase.kind === 'over') return 'over'
  if (phase.kind === 'auction') {
    if (you === 'room') return 'bidding'
    return phase.sealed[you] ? 'sealed' : 'bid'
  }
  if (phase.kind === 'choosing') return phase.order[0] === you ? 'choose' : 'choosing'
  if (phase.turn !== you) return 'building'
  const site = phase.drawn && siteOf(view, you)
  if (!site) return 'draw'
  return payments(site).length > 0 ? 'cross' : 'short'
}

type Now = Pick<Frame, 'waiting'> & { view: View }

/** Returns what is said now to the viewer; while a crossing is shown, who crosses what. */
export const stepText = (
  frame: Now,
  words: BoardWords,
  telling: Telling,
  scene?: Pick<Scene, 'seat' | 'card'>,
): Said<Point, Tip> => {
  if (scene) {
    const { terrain } = cardOf(scene.card)
    return { step: 'building', now: words.building.crosses(terrain)(scene, telling) }
  }
  const { view, waiting } = frame
  const { phase } = view
  const names = telling.list(waiting.map(telling.name))
  const said = sayAt(steps, faceStep(view, telling.you), { view, words, telling, waiting: names })
  if (phase.kind !== 'building' || !phase.drawn) return said
  return {
    ...said,
    note: riverNote(words, telling, phase.turn, gainersOf(view, phase.turn)) ?? said.note,
  }
}
