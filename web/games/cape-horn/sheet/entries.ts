// Why an entry may not be made on the log book now: the same answers in browser and server.
import type { Refusal } from '../../game.ts'
import {
  buyPrice,
  handLimit,
  ignorePrice,
  mostPoints,
  type Rose,
  rosesToCross,
  sprintPrice,
  tooPoor,
} from '../rules/pieces.ts'
import { isWorthARose } from '../rules/stations.ts'
import type { Entry, Page, Turn, View } from './state.ts'

const notNow = ({ step }: Turn): Refusal => ({ refused: 'not-this-step', rule: 'turn', at: { step } })

// Whoever renounces does not sail, so pays nothing for sailing; each special is used once a turn.
const maySail = (turn: Turn, kind: 'ignored' | 'sprinted' | 'renounced'): Refusal | undefined => {
  if (turn.step === 'drawing') return { refused: 'sailed-already', rule: 'turn' }
  const hasMoved = turn.ignored || turn.sprinted || turn.roses > 0
  if (turn.renounced || (kind === 'renounced' && hasMoved)) return { refused: 'one-of-three', rule: 'renounce' }
  if (turn[kind]) return { refused: 'once-a-turn', rule: kind === 'ignored' ? 'ignore' : 'sprint' }
}

// Nobody passes eight points: with eight, a ship that stays gains nothing that could be entered.
const mayRenounce = (turn: Turn, { points }: Page): Refusal | undefined => {
  const refusal = maySail(turn, 'renounced')
  if (refusal || points < mostPoints) return refusal
  return { refused: 'points-full', rule: 'renounce', at: { limit: mostPoints } }
}

// A rose for a stop, and a second stop only in a sprint.
const mayWin = (turn: Turn, { roses }: Page, { stage, colour }: Rose): Refusal | undefined => {
  const rose = { stage, colour }
  if (turn.renounced) return { refused: 'stayed', rule: 'stations' }
  if (roses.some(owned => owned.stage === stage)) return { refused: 'stage-owned', rule: 'stations', at: rose }
  if (!isWorthARose(roses, rose)) return { refused: 'colour-owned', rule: 'stations', at: rose }
  if (turn.roses > 0 && !turn.sprinted) return { refused: 'sprint-first', rule: 'sprint' }
}

const mayCross = (turn: Turn, { roses }: Page): Refusal | undefined => {
  if (turn.renounced) return { refused: 'stayed', rule: 'end' }
  if (roses.length < rosesToCross) return { refused: 'too-few-roses', rule: 'end' }
}

const handFull: Refusal = { refused: 'hand-full', rule: 'drawing', at: { limit: handLimit } }

const mayCount = ({ hand }: Page, change: number): Refusal | undefined => {
  if (hand === null) return { refused: 'hands-not-counted', rule: 'companion' }
  if (hand + change > handLimit) return handFull
  if (hand + change < 0) return { refused: 'hand-empty', rule: 'laying' }
}

// A card is bought after the free one, which comes first where it has not come yet.
const mayBuy = (turn: Turn, { hand, points }: Page): Refusal | undefined => {
  const free = turn.step === 'drawing' ? 0 : 1
  if (hand !== null && hand + free >= handLimit) return handFull
  return tooPoor(points, buyPrice, 'drawing')
}

// Why this may not be entered for this seat now; nothing if it may.
export const check = (view: View, said: Entry): Refusal | undefined => {
  const { you, turn, pages } = view
  if (view.over) return { refused: 'race-over', rule: 'end' }
  if (you === 'room') return { refused: 'not-your-turn', rule: 'turn' }
  if (said.kind === 'begins') {
    if (turn) return { refused: 'begun-already', rule: 'start' }
    return pages[said.first] ? undefined : { refused: 'no-such-seat', rule: 'start' }
  }
  if (!turn) return { refused: 'not-begun', rule: 'start' }
  if (turn.seat !== you) return { refused: 'not-your-turn', rule: 'turn' }
  const page = pages[you]!
  switch (said.kind) {
    case 'sails':
      return turn.step === 'laying' ? undefined : notNow(turn)
    case 'renounced':
      return mayRenounce(turn, page)
    case 'ignored':
      return maySail(turn, 'ignored') ?? tooPoor(page.points, ignorePrice, 'ignore')
    case 'sprinted':
      return maySail(turn, 'sprinted') ?? tooPoor(page.points, sprintPrice, 'sprint')
    case 'rose':
      return mayWin(turn, page, said)
    case 'crossed-line':
      return mayCross(turn, page)
    case 'draws':
      return turn.step === 'drawing' ? notNow(turn) : undefined
    case 'bought':
      return mayBuy(turn, page)
    case 'hand':
      return mayCount(page, said.change)
    case 'next':
    case 'closed':
      return undefined
  }
}
