// Decides what a page does when a frame arrives: stay, reload, or open another address. Has no side
// effects.
import type { Seat } from '../../games/game.ts'
import { type Frame, isWaitedFor } from '../../protocol.ts'

/** The page as the server drew it (`data-` attributes of its body, see `pages/document.tsx`). */
export interface Page {
  code: string
  stage: string // lobby, play or over
  holds: readonly Seat[] // seats of this browser
  isScreen: boolean // a shared screen: it shows the room's view, whatever seats this browser has
  isLeaving: boolean // a form was sent and another page is loading
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const placesOf = (frame: Frame) => frame.seats.map(({ taken, bot }) => `${taken} ${bot}`).join()
const hasFree = ({ seats }: Frame) => seats.some(({ taken }) => !taken)

// Returns whether a phone with several seats must leave the page of this seat: the seat has moved,
// or another seat of the phone is to move. The server then shows that other seat, or first a
// curtain that names the seat, if the view is private.
const isPassedOn = (before: Frame, frame: Frame, { stage, holds, isScreen }: Page): boolean => {
  if (stage !== 'play' || isScreen || holds.length < 2 || isWaitedFor(frame)) return false
  const nextIn = ({ waiting }: Frame) => holds.find(seat => waiting.includes(seat))
  const [was, is] = [nextIn(before), nextIn(frame)]
  return isWaitedFor(before) || (was !== is && (is !== undefined || frame.you === 'room'))
}

export const whereTo = (
  before: Frame | undefined,
  frame: Frame,
  page: Page,
): 'stay' | 'reload' | `/${string}` => {
  const { code, stage, holds, isScreen } = page
  if (stage === 'lobby' && frame.view) return 'reload'
  if (before && stage === 'play' && frame.you === 'room' && !isScreen && !page.isLeaving) {
    if (before.you !== 'room') return `/t/${code}?why=freed` // the host has freed this seat
    // A browser that only watches reloads when the seats change: its page offers the free ones.
    if (holds.length === 0 && placesOf(before) !== placesOf(frame)) return 'reload'
  }
  // The shared screen shows its QR code only while a seat is free.
  if (before && stage === 'play' && isScreen && hasFree(before) !== hasFree(frame)) return 'reload'
  // An entry was corrected after the end, so the end on this page is out of date.
  if (stage === 'over' && !frame.result) return 'reload'
  if (before?.result && !isSame(before.result, frame.result)) return 'reload'
  // Without a result, a game beside the box continues online at another table. After an end
  // everybody stays, because the page offers the next game (`pages/end/end.tsx`).
  if (frame.again && !frame.result)
    return isScreen ? `/t/${frame.again}/screen` : `/t/${code}/again`
  if (before && isPassedOn(before, frame, page)) return `/t/${code}`
  return 'stay'
}
