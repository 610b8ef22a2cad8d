// What must be done now, in one sentence with its note: the same for a seat, for those who wait, and for the room.
import type { Seat, Viewer } from '../../game.ts'
import type { Telling } from '../../words.ts'
import { missing, payments, siteOf } from '../rules/building.ts'
import { cardOf } from '../rules/pieces.ts'
import type { PhaseView, View } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'

type Of<Kind> = Extract<PhaseView, { kind: Kind }>
type Headline = [now: string, ...note: string[]]

const inAuction = (
  view: View,
  phase: Of<'auction'>,
  waiting: string,
  you: Viewer,
  { auction }: BoardWords,
): Headline => {
  if (you === 'room') return [auction.watching, auction.note(view.auctions)]
  return phase.sealed[you]
    ? [auction.sealed, auction.waitingFor(waiting)]
    : [auction.doNow, auction.note(view.auctions)]
}

const inChoice = (
  view: View,
  { order }: Of<'choosing'>,
  { you, name }: Telling,
  { choosing }: BoardWords,
): Headline => {
  const placeOf = (seat: Seat) => view.reveal!.order.indexOf(seat) + 1
  const turn = order[0]!
  if (turn === you) return [choosing.doNow, choosing.paid]
  const waits = you !== 'room' && order.includes(you)
  return [choosing.other(name(turn), placeOf(turn)), waits ? choosing.note(placeOf(you)) : choosing.paid]
}

const inBuilding = (view: View, phase: Of<'building'>, { you, name }: Telling, { building }: BoardWords): Headline => {
  const { turn, drawn } = phase
  const note = you === 'room' ? [building.afterAuction(view.auctions)] : []
  if (turn !== you) return [(drawn ? building.other : building.otherDraws)(name(turn)), ...note]
  const site = siteOf(view, turn)
  const next = view.railways[turn]!.lane[0]
  if (!drawn || !site || next === undefined) return [building.draw]
  return [payments(site).length > 0 ? building.cross(cardOf(next).terrain) : building.short(missing(site))]
}

/** What a first game is told at this step. */
export const tipOf = ({ phase, ...view }: View, you: Viewer): keyof BoardWords['coach'] | undefined => {
  if (you === 'room') return undefined
  if (phase.kind === 'auction') return phase.sealed[you] ? undefined : 'bid'
  if (phase.kind === 'choosing') return phase.order[0] === you ? 'choose' : undefined
  const site = phase.kind === 'building' && phase.turn === you && phase.drawn && siteOf({ ...view, phase }, you)
  if (!site || missing(site) === 0) return undefined
  return payments(site).length > 0 ? 'pay' : 'pass'
}

/** `waiting`: the names of those who are waited for. */
export const headlineOf = (view: View, words: BoardWords, telling: Telling, waiting: string): Headline => {
  const { phase } = view
  if (phase.kind === 'auction') return inAuction(view, phase, waiting, telling.you, words)
  if (phase.kind === 'choosing') return inChoice(view, phase, telling, words)
  return phase.kind === 'building' ? inBuilding(view, phase, telling, words) : [words.over]
}
