// A program at a table of Cape to Cairo: it thinks little and plays to the end.

import type { Entry } from '../../../../web/games/cape-to-cairo/rules/entry.ts'
import type { Event, Move, Options, View } from '../../../../web/games/cape-to-cairo/rules/state.ts'
import type { View as SheetView } from '../../../../web/games/cape-to-cairo/sheet/state.ts'
import type { Frame } from '../../../../web/protocol.ts'
import * as any from '../../../browser/program.ts'

export {
  agree,
  keysBySeat,
  make,
  type Played,
  propose,
  proposeEnd,
  sit,
} from '../../../browser/program.ts'
export type { Event, Move, Options }
export type Board = Frame<View>
export type Sheet = Frame<SheetView>

type Wish = Omit<any.Wish, 'game'> & { depth?: 'ledger' | 'full' }
type Choose = (offered: readonly (Move | Entry)[], frame: Board | Sheet) => Move | Entry | undefined

const wished = ({ depth, options, ...wish }: Wish = {}): any.Wish => ({
  ...wish,
  game: 'cape-to-cairo',
  options: { ...options, ...(depth && { depth }) },
})

export const frameOf = <F extends Frame = Board>(code: string, key?: string) =>
  any.frameOf<F>(code, key)
export const gathered = (wish?: Wish) => any.gathered(wished(wish))
export const started = (wish?: Wish) => any.started(wished(wish))

// A thrifty player: small bids, the first landscape, a crossing as soon as it costs next to
// nothing.
const plain: Choose = (offered, { you, seq }) => {
  const kinds = new Map(offered.map(move => [move.kind, move]))
  const bid = offered.find(
    move => move.kind === 'bid' && move.pounds === (Number(you) * 3 + seq) % 9,
  )
  const crossing = offered.find(
    move =>
      (move.kind === 'build' ||
        (move.kind === 'built' && move.stock === undefined) ||
        move.kind === 'crossed') &&
      move.bought < 2,
  )
  const rest = ['bid', 'choose', 'draw', 'stock', 'pass'].flatMap(
    kind => kinds.get(kind as Move['kind']) ?? [],
  )
  // Whoever is not on turn beside the box says that a good stock lies there, and builds next.
  const stocked = offered.find(move => move.kind === 'stocked' && move.tracks === 9)
  return bid ?? crossing ?? rest[0] ?? stocked ?? offered[0]
}

const playing =
  (choose: Choose): any.Choose<Move | Entry, Board | Sheet> =>
  (offered, frame) =>
    choose(offered, frame) ?? plain(offered, frame)!

export const playTo = <F extends Board | Sheet = Board>(
  table: any.Played,
  isThere: (frame: F) => boolean,
  choose = plain,
) => any.playTo(table, isThere, playing(choose) as any.Choose<Move | Entry, F>)

export const moment = <F extends Board | Sheet = Board>(
  wish: Wish,
  isThere: (frame: F) => boolean,
) => any.moment(wished(wish), isThere, playing(plain) as any.Choose<Move | Entry, F>)
