// A program at a table of Kairo: it thinks little and builds when it can.

import type { Entry } from '../../../../web/games/kairo/rules/entry.ts'
import { digital } from '../../../../web/games/kairo/rules/rules.ts'
import type {
  Event,
  Move,
  Options,
  Position,
  View,
} from '../../../../web/games/kairo/rules/state.ts'
import type { View as SheetView } from '../../../../web/games/kairo/sheet/state.ts'
import type { Frame } from '../../../../web/protocol.ts'
import * as any from '../../../browser/program.ts'

export type Bazaar = Frame<View, Event, Options>
export type Book = Frame<SheetView>
type Wish = Omit<any.Wish, 'game'>

export const bazaar = (code: string, key?: string) => any.frameOf<Bazaar>(code, key)
export const book = (code: string, key?: string) => any.frameOf<Book>(code, key)
export const started = (wish: Wish) => any.started({ ...wish, game: 'kairo' })
export const gathered = (wish: Wish) => any.gathered({ ...wish, game: 'kairo' })

/**
 * Goes on with what it began; draws while its hand is thin, then builds or sends customers by
 * turns.
 */
export const plain: any.Choose<Move, Bazaar> = (offered, { seq, view, you }) => {
  const hand = you === 'room' ? [] : (view!.players[you]!.hand ?? [])
  const acts =
    seq % 3 === 0
      ? (['attract', 'extension'] as const)
      : (['extension', 'stall', 'attract'] as const)
  const wanted = [
    'play',
    'pay',
    'discard',
    ...(hand.length < 3 ? (['take'] as const) : acts),
    'attract',
    'take',
  ] as const
  for (const kind of wanted) {
    const moves = offered.filter(move => move.kind === kind)
    if (moves.length > 0)
      return moves[kind === 'pay' || kind === 'play' ? 0 : (seq * 5) % moves.length]!
  }
  return offered[0]!
}

export const playTo = (table: any.Played, isThere: (frame: Bazaar) => boolean) =>
  any.playTo(table, isThere, plain)
/** Takes cards as long as it may. */
export const hoarding: any.Choose<Move, Bazaar> = offered =>
  offered.find(({ kind }) => kind === 'take') ?? offered[0]!

/**
 * A table at a moment worth seeing, as the seat on turn sees it: what it has put, only its own
 * frame tells.
 */
export const moment = (wish: Wish, isThere: (frame: Bazaar) => boolean, choose = plain) =>
  any.moment({ ...wish, game: 'kairo' }, isThere, choose, 'turn')

/** What the seat that is told this may do. */
export const offered = ({ you, options, view }: Bazaar): Move[] => [
  ...digital.moves({ you, options, view: view! } as Position),
]
/** Whether it may make a move of this kind, or one like this. */
export const offersOne = (frame: Bazaar, isIt: (move: Move) => boolean): boolean =>
  offered(frame).some(isIt)
export const offers = (frame: Bazaar, kind: Move['kind']): boolean =>
  offersOne(frame, move => move.kind === kind)

/** The same at a table that is there already. */
export const playOn = (table: any.Played, isThere: (frame: Bazaar) => boolean) =>
  any.playTo(table, isThere, plain, 'turn')

const first: any.Choose<Entry, Book> = (offered, { seq }) => {
  const wanted =
    seq > 30
      ? (['final', 'stop'] as const)
      : (['sets-up', 'begins', 'extension', 'attract', 'stall'] as const)
  for (const kind of wanted) {
    const entries = offered.filter(entry => entry.kind === kind)
    if (entries.length > 0) return entries[(seq * 5) % entries.length]!
  }
  return offered.find(({ kind }) => kind === 'draw') ?? offered[0]!
}

export const bookTo = (table: any.Played, isThere: (frame: Book) => boolean) =>
  any.playTo(table, isThere, first)
