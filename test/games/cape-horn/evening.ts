// An evening with the log book, for tests, and its entries by their shortest names.

import type { Entry } from '../../../web/games/cape-horn/rules/entry.ts'
import type { RoseColour, Stage } from '../../../web/games/cape-horn/rules/pieces.ts'
import { companion } from '../../../web/games/cape-horn/sheet/companion.ts'
import type { Options, Page, Sheet, View } from '../../../web/games/cape-horn/sheet/state.ts'
import type { Refusal, Seat } from '../../../web/games/game.ts'
import { type Kept, keptEvening } from '../../laws/evening.ts'
import { citing } from './situation.ts'

export interface Evening extends Omit<Kept<Sheet, View, Entry, Options>, 'say' | 'refused'> {
  page(seat: Seat): Page
  say(...entries: Entry[]): number // for the seat in turn; the seq of the last
  tell(seat: Seat, entry: Entry): number // for any seat
  refused(entry: Entry, seat?: Seat): Refusal
}

export const evening = (seats: number, hands: Options['hands'] = 'no'): Evening => {
  const kept = keptEvening(companion, seats, { hands })
  const inTurn = () => kept.sheet().turn?.seat ?? 0
  return {
    ...kept,
    page: seat => kept.sheet().pages[seat]!,
    say: (...entries) => entries.map(entry => kept.say(inTurn(), entry)).at(-1)!,
    tell: kept.say,
    refused: (entry, seat = inTurn()) => citing(kept.refused(seat, entry))!,
  }
}

export const begins = (first: Seat): Entry => ({ kind: 'begins', first })
export const rose = (stage: Stage, colour: RoseColour): Entry => ({ kind: 'rose', stage, colour })
export const hand = (change: number): Entry => ({ kind: 'hand', change })
export const sails: Entry = { kind: 'sails' }
export const renounced: Entry = { kind: 'renounced' }
export const ignored: Entry = { kind: 'ignored' }
export const sprinted: Entry = { kind: 'sprinted' }
export const crossedLine: Entry = { kind: 'crossed-line' }
export const draws: Entry = { kind: 'draws' }
export const bought: Entry = { kind: 'bought' }
export const next: Entry = { kind: 'next' }
export const closed: Entry = { kind: 'closed' }
