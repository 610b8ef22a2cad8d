// What a page does when a frame arrives: stay, reload, or go to another address. Pure.
import type { Seat } from '../../games/game.ts'
import { type Frame, isWaitedFor } from '../../protocol.ts'

/** The page as the server drew it (`data-` attributes of its body, see pages/document.tsx). */
export interface Page {
  code: string
  stage: string // lobby, play or over
  holds: readonly Seat[] // by this browser
  isScreen: boolean // the big screen: it shows the room's view, whatever this browser holds
  isLeaving: boolean // a form was sent: another page is on its way
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const placesOf = (frame: Frame) => frame.seats.map(({ taken, bot }) => `${taken} ${bot}`).join()
const hasFree = ({ seats }: Frame) => seats.some(({ taken }) => !taken)

// A phone that holds several seats goes on when the one it shows has moved, and when another of its
// seats is to move: to that one, or to the curtain before what is private, which names it.
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
    // For a browser that only watches, a seat has become free, or the last free one was taken.
    if (holds.length === 0 && placesOf(before) !== placesOf(frame)) return 'reload'
  }
  // The big screen shows its QR while a seat is free.
  if (before && stage === 'play' && isScreen && hasFree(before) !== hasFree(frame)) return 'reload'
  // An entry was corrected after the end: the end that this page shows is no longer true.
  if (stage === 'over' && !frame.result) return 'reload'
  if (before?.result && !isSame(before.result, frame.result)) return 'reload'
  // A game beside the box goes on online. After an end everybody stays: the page offers the next
  // game (pages/end/end.tsx).
  if (frame.again && !frame.result)
    return isScreen ? `/t/${frame.again}/screen` : `/t/${code}/again`
  if (before && isPassedOn(before, frame, page)) return `/t/${code}`
  return 'stay'
}
