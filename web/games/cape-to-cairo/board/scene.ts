// A crossing as a scene: who crosses what, for how long, and the view before and after.
import type { Frame } from '../../../protocol.ts'
import type { Seat } from '../../game.ts'
import type { Payment } from '../rules/building.ts'
import type { CardId } from '../rules/pieces.ts'
import type { Event, View } from '../rules/state.ts'

type Now = Pick<Frame<View, Event>, 'told' | 'you'> & { view: View }

export interface Crossing {
  seat: Seat
  card: CardId
  paid: Payment
  was: number // capital before
  isBrief: boolean
  before: View
  after: View
}

export interface Scene extends Crossing {
  isIn: boolean // the train has come in
}

/** When a scene of this length ends, and when its train is in, in ms. */
export const timesOf = ({ isBrief }: Pick<Scene, 'isBrief'>) => ({
  ends: isBrief ? 800 : 1200,
  in: isBrief ? 600 : 900,
})

/** Returns the crossing that a frame tells of; `undefined` if it tells of none. */
export const crossingIn = ({ told, you }: Now) => {
  const crossed = told?.events.find(event => event.kind === 'crossed')
  if (crossed?.kind !== 'crossed') return undefined
  const { seat, card, bonuses, bought } = crossed
  return { seat, card, paid: { bonuses, bought }, isBrief: you !== 'room' && you !== seat }
}

/** The face of building stays, also if an auction comes next or the game is over. */
export const sceneOf = (before: View, frame: Now): Crossing | undefined => {
  const crossing = crossingIn(frame)
  if (!crossing || before.phase.kind !== 'building') return undefined
  const { seat } = crossing
  const { view } = frame
  const after: View = {
    ...view,
    stock: [],
    offer: [],
    phase: { kind: 'building', turn: seat, drawn: false },
  }
  const { capital } = before.railways[seat]!
  return { ...crossing, was: capital, before: { ...after, railways: before.railways }, after }
}
