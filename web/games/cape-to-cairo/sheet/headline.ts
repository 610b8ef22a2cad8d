// What must be done now at the sheet, in one sentence with its note.
import type { Telling } from '../../words.ts'
import type { SheetWords } from '../words/en.ts'
import type { View } from './state.ts'

/** `waiting`: the names of those who are waited for. */
export const headlineOf = (
  { phase, auctions, depth }: View,
  { first, sheet, building, auction, over }: SheetWords,
  { you, name, list }: Telling,
  waiting: string,
): [now: string, note?: string] => {
  const note = (text: string): [string] | [] => (you === 'room' ? [] : [text])
  switch (phase.kind) {
    case 'auction':
      if (you === 'room') return [auction.watching, sheet.auction(auctions + 1)]
      return phase.sealed[you] ? [auction.sealed, auction.waitingFor(waiting)] : [first.doNow(auctions + 1)]
    case 'drawing': {
      const open = phase.seats.filter(seat => phase.coins[seat] === null)
      const mine = open.some(seat => seat === you)
      return [mine ? sheet.drawing : sheet.drawingOther(list(open.map(name))), sheet.drawingNote]
    }
    case 'taking': {
      const mine = phase.order.some(seat => seat === you)
      if (mine) return [sheet.take]
      return [
        phase.order.length === 1 ? sheet.takes(name(phase.order[0]!)) : sheet.takeAll,
        auction.waitingFor(waiting),
      ]
    }
    case 'standing': {
      const mine = phase.seats.some(seat => seat === you)
      return [mine ? sheet.stands : sheet.standsOther(list(phase.seats.map(name))), ...note(sheet.standsNote)]
    }
    case 'building': {
      const { turn, drawn } = phase
      if (turn === you && drawn && depth === 'full') return [sheet.build]
      return you === 'room' ? [building.other(name(turn))] : [sheet.buildOwn[depth], building.other(name(turn))]
    }
    case 'over':
      return [over]
  }
}
