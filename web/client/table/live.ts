// What this page knows of its table and shows of it. Replaced whole, never changed in place;
// islands follow it.
import type { Refusal } from '../../games/game.ts'
import { type Frame, isWaitedFor, type Presence, type Told } from '../../protocol.ts'
import type { Advice, Refused, Sent } from '../../ui/table.tsx'
import { freshId } from './outbox.ts'

export interface Live {
  frame?: Frame
  since?: readonly Told[] // none: as the page was drawn
  online: boolean
  presence: readonly Presence[]
  moveId: string // the id the next move carries
  pending?: Sent
  refused?: Refused
  advice?: Advice
}

// The data from which the server drew the page is in the page as JSON.
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
 * Advice holds until the seat it was given to has moved. Others may seal a bid meanwhile, which
 * raises `seq` and ends nothing.
 */
export const holdsFor = (frame: Frame, advice: Advice): boolean =>
  advice.seq >= frame.seq || (isWaitedFor(frame) && frame.told?.seat !== frame.you)

export const now = (): Live => live

export const change = (news: Partial<Live>) => {
  live = { ...live, ...news }
  for (const listener of listeners) listener(live)
}

/** Calls back now and at every change; gives the way to stop. */
export const follow = (listener: (live: Live) => void) => {
  listeners.add(listener)
  listener(live)
  return () => void listeners.delete(listener)
}

/** What was sent is answered: the next move gets a new id. */
export const settled = (sent: Sent, refusal?: Refusal): Partial<Live> => ({
  moveId: freshId(),
  pending: undefined,
  refused: refusal && { sent, refusal },
})
