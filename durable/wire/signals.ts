// Passes on what a seat says with one tap: a gesture to everybody, a square to its partners. Neither
// is stored, so log, record and replay never contain them.
import type { Refusal } from '../../web/games/game.ts'
import { hasPartners, sideOf, sidesOf } from '../../web/games/kit/seats.ts'
import type { Up } from '../../web/protocol.ts'
import { tooMany } from '../memory/commits.ts'
import type { Parts } from '../parts.ts'
import { type Caller, notYourSeat } from '../people/lobby.ts'

type Signal = Extract<Up, { do: 'gesture' | 'point' }>

// Returns the seats that see where a seat points, or why it may not point. Only while a game runs:
// before it nobody has a side.
const shownTo = ({ commits }: Parts, { seat }: Signal) => {
  const { opening, game, history, frames, lobby } = commits.now()
  const sides = sidesOf(game, lobby.places.length, opening.options)
  const may = opening.pointing && hasPartners(sides) && history && !frames.result
  return may ? sideOf(sides, seat) : undefined
}

/** Passes a signal on, or returns why not. */
export const signalled = (table: Parts, { holds }: Caller, up: Signal): Refusal | undefined => {
  const { requests, sockets } = table
  const { seat } = up
  if (!holds.includes(seat)) return notYourSeat
  const side = up.do === 'point' ? shownTo(table, up) : undefined
  if (up.do === 'point' && !side) return { refused: 'no-pointing' }
  if (!requests.maySignal(seat, up.do)) return tooMany
  if (up.do === 'gesture') sockets.tellAll({ tell: 'gesture', seat, gesture: up.gesture })
  else sockets.tellSide(side!, { tell: 'point', seat, square: up.square })
}
