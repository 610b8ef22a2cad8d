// Why an entry is refused now. Browser and server run the same checks.
import { refuse } from '../../kit/refuse.ts'
import type { Entry } from '../rules/entry.ts'
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
import type * as points from '../rules/points.ts'
import type { SheetCode } from '../rules/points.ts'
import { isWorthARose } from '../rules/stations.ts'
import type { Page, Position, Turn } from './state.ts'

type Refusal = points.Refusal<SheetCode>

const notNow = ({ step }: Turn) => refuse('not-this-step', 'turn', { step })

// Checks one of the three specials: each is used once a turn, and a ship that stays cannot pay to
// sail as well.
const maySail = (turn: Turn, kind: 'ignored' | 'sprinted' | 'renounced'): Refusal | undefined => {
  if (turn.step === 'drawing') return refuse('sailed-already', 'turn')
  const hasMoved = turn.ignored || turn.sprinted || turn.roses > 0
  if (turn.renounced || (kind === 'renounced' && hasMoved))
    return refuse('one-of-three', 'renounce')
  if (turn[kind]) return refuse('once-a-turn', kind === 'ignored' ? 'ignore' : 'sprint')
}

// Checks staying. A ship with eight points gains nothing by staying, so there is nothing to enter.
const mayRenounce = (turn: Turn, { points }: Page): Refusal | undefined => {
  const refusal = maySail(turn, 'renounced')
  if (refusal || points < mostPoints) return refusal
  return refuse('points-full', 'renounce', { limit: mostPoints })
}

// Checks that a move is left: one a turn, two with a sprint. A stop at a station uses one, and so
// does ignoring the card.
const mayMoveAgain = ({ sprinted }: Turn, made: number): Refusal | undefined => {
  if (made === 0 || (sprinted && made === 1)) return undefined
  return refuse(sprinted ? 'two-moves' : 'sprint-first', 'sprint')
}

// Checks winning a rose by a stop at its station.
const mayWin = (turn: Turn, { roses }: Page, { stage, colour }: Rose): Refusal | undefined => {
  const rose = { stage, colour }
  if (turn.renounced) return refuse('stayed', 'stations')
  if (roses.some(owned => owned.stage === stage)) return refuse('stage-owned', 'stations', rose)
  if (!isWorthARose(roses, rose)) return refuse('colour-owned', 'stations', rose)
  return mayMoveAgain(turn, turn.roses)
}

// Checks crossing the line. This needs an ordinary move; a stop at a station and ignoring a card
// use moves up (ruling).
const mayCross = (turn: Turn, { roses }: Page): Refusal | undefined => {
  if (turn.renounced) return refuse('stayed', 'end')
  if (roses.length < rosesToCross) return refuse('too-few-roses', 'end')
  if (turn.ignored && !turn.sprinted) return refuse('ignored-no-line', 'ignore')
  return mayMoveAgain(turn, Math.max(turn.roses, turn.ignored ? 1 : 0))
}

const handFull = refuse('hand-full', 'drawing', { limit: handLimit })

const mayCount = ({ hand }: Page, change: number): Refusal | undefined => {
  if (hand === null) return refuse('hands-not-counted', 'companion')
  if (hand + change > handLimit) return handFull
  if (hand + change < 0) return refuse('hand-empty', 'laying')
}

// Checks buying. The free card comes first, so it counts as drawn even if nobody entered it.
const mayBuy = (turn: Turn, { hand, points }: Page): Refusal | undefined => {
  const free = turn.step === 'drawing' ? 0 : 1
  if (hand !== null && hand + free >= handLimit) return handFull
  return tooPoor(points, buyPrice, 'drawing')
}

/** Returns why this seat may not enter this now; `undefined` if it may. */
export const check = ({ you, view }: Position, said: Entry): Refusal | undefined => {
  const { turn, pages } = view
  if (view.over) return refuse('game-over', 'end')
  if (you === 'room') return refuse('not-your-turn', 'turn')
  if (said.kind === 'begins') {
    if (turn) return refuse('begun-already', 'start')
    return pages[said.first] ? undefined : refuse('no-such-seat', 'start')
  }
  if (!turn) return refuse('not-begun', 'start')
  if (turn.seat !== you && said.kind !== 'peg') return refuse('not-your-turn', 'turn')
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
    case 'peg':
      return page.points === said.points ? refuse('points-as-they-are', 'companion') : undefined
    case 'next':
    case 'closed':
      return undefined
  }
}
