// A program at a table of Kairo: it thinks little and builds when it can.
import type { Event, Move, Options, View } from '../../../../web/games/kairo/rules/state.ts'
import type { Entry, View as SheetView } from '../../../../web/games/kairo/sheet/state.ts'
import type { Frame } from '../../../../web/protocol.ts'
import * as any from '../../../browser/program.ts'

export type Bazaar = Frame<View, Event, Options>
export type Book = Frame<SheetView>
type Wish = Omit<any.Wish, 'game'>

export const bazaar = (code: string, key?: string) => any.frameOf<Bazaar>(code, key)
export const book = (code: string, key?: string) => any.frameOf<Book>(code, key)
export const started = (wish: Wish) => any.started({ ...wish, game: 'kairo' })
export const gathered = (wish: Wish) => any.gathered({ ...wish, game: 'kairo' })

const order = ['play', 'pay', 'extension', 'stall', 'attract', 'take', 'draw', 'discard', 'stop'] as const

// Builds by turns with attracting and drawing, so that purses and hands last.
const plain: any.Choose<Move, Bazaar> = (offered, { seq }) => {
  const first = order[(seq * 7) % 3 === 0 ? 0 : 4]!
  const wanted = [...(first === 'attract' ? (['play', 'pay', 'attract', 'take'] as const) : []), ...order]
  for (const kind of wanted) {
    const moves = offered.filter(move => move.kind === kind)
    if (moves.length > 0) return moves[(seq * 5) % moves.length]!
  }
  return offered[0]!
}

export const playTo = (table: any.Played, isThere: (frame: Bazaar) => boolean) => any.playTo(table, isThere, plain)
export const moment = (wish: Wish, isThere: (frame: Bazaar) => boolean) =>
  any.moment({ ...wish, game: 'kairo' }, isThere, plain)

const first: any.Choose<Entry, Book> = (offered, { seq }) => {
  const wanted =
    seq > 30 ? (['final', 'stop'] as const) : (['sets-up', 'begins', 'extension', 'attract', 'stall'] as const)
  for (const kind of wanted) {
    const entries = offered.filter(entry => entry.kind === kind)
    if (entries.length > 0) return entries[(seq * 5) % entries.length]!
  }
  return offered.find(({ kind }) => kind === 'draw') ?? offered[0]!
}

export const bookTo = (table: any.Played, isThere: (frame: Book) => boolean) => any.playTo(table, isThere, first)
