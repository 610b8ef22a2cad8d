// A program at a table of Le Camino: it lays what it may, here and there, and draws.
import { digital } from '../../../../web/games/camino/rules/rules.ts'
import type {
  Event,
  Move,
  Options,
  Position,
  View,
} from '../../../../web/games/camino/rules/state.ts'
import type { Frame } from '../../../../web/protocol.ts'
import * as any from '../../../browser/program.ts'

export type Land = Frame<View, Event, Options>
type Wish = Omit<any.Wish, 'game'>

export const land = (code: string, key?: string) => any.frameOf<Land>(code, key)
export const started = (wish: Wish) => any.started({ ...wish, game: 'camino' })
export const gathered = (wish: Wish) => any.gathered({ ...wish, game: 'camino' })

// Always the same of the same: spread over the board, so that ways grow from both sides.
const plain: any.Choose<Move, Land> = (offered, { seq }) => {
  const lays = offered.filter(({ kind }) => kind === 'lay')
  if (lays.length > 0) return lays[(seq * 7919) % lays.length]!
  return offered.find(({ kind }) => kind !== 'offer') ?? offered[0]!
}

export const playTo = (table: any.Played, isThere: (frame: Land) => boolean) =>
  any.playTo(table, isThere, plain)

/** A table at a moment worth seeing; where a game goes by without it, another one is begun. */
export const moment = (wish: Wish, isThere: (frame: Land) => boolean) =>
  any.moment({ ...wish, game: 'camino' }, isThere, plain)

type AsTurn = (moves: readonly Move[], frame: Land) => boolean
const asTurn = (isThere: AsTurn) => (frame: Land) =>
  isThere([...digital.moves(frame as Position)], frame)

/** Plays on until the seat on turn, which alone knows what it may do, sees it so. */
export const playOn = (table: any.Played, isThere: AsTurn) =>
  any.playTo(table, asTurn(isThere), plain, 'turn')

/** A moment as the seat on turn sees it. */
export const momentFor = (wish: Wish, isThere: AsTurn) =>
  any.moment({ ...wish, game: 'camino' }, asTurn(isThere), plain, 'turn')
