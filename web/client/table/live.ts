// The state of this page's table. Each change replaces the whole object and calls the listeners,
// such as the islands.
import type { Refusal } from '../../games/game.ts'
import { type Frame, isWaitedFor, type Presence, type Told } from '../../protocol.ts'
import type { Advice, Refused, Sent } from '../../ui/table.tsx'
import { freshId } from './outbox.ts'

export interface Live {
  frame?: Frame
  since?: readonly Told[] // undefined: as in the HTML (`firstSince`)
  online: boolean
  presence: readonly Presence[]
  moveId: string // id of the next move
  pending?: Sent
  refused?: Refused
  advice?: Advice
}

// The page contains, as JSON, the data from which the server drew it.
const drawnFrom = <Data>(name: 'frame' | 'since' | 'advised'): Data | undefined => {
  const text = document.querySelector(`[data-${name}]`)?.textContent
  return text ? JSON.parse(text) : undefined
}
export const firstFrame = () => drawnFrom<Frame>('frame')
export const firstSince = () => drawnFrom<readonly Told[]>('since') ?? []

let live: Live = {
  online: true,
  presence: [],
  moveId: freshId(),
  advice: drawnFrom<Advice>('advised'),
}
const listeners = new Set<(live: Live) => void>()

/**
 * Returns whether advice is still valid: until its seat has moved. Other seats may seal bids
 * meanwhile, which raises `seq` but does not affect the advice.
 */
export const holdsFor = (frame: Frame, advice: Advice): boolean =>
  advice.seq >= frame.seq || (isWaitedFor(frame) && frame.told?.seat !== frame.you)

export const now = (): Live => live

export const change = (news: Partial<Live>) => {
  live = { ...live, ...news }
  for (const listener of listeners) listener(live)
}

/** Calls the listener now and at every change. Returns the function that ends this. */
export const follow = (listener: (live: Live) => void) => {
  listeners.add(listener)
  listener(live)
  return () => void listeners.delete(listener)
}

/** Returns the new state after the table has answered a message: the next move gets a new id. */
export const settled = (sent: Sent, refusal?: Refusal): Partial<Live> => ({
  moveId: freshId(),
  pending: undefined,
  refused: refusal && { sent, refusal },
})
