// What must be done now at the sheet, in one sentence with its note. Others' public entries may be made for them: a page
// that does so says for whom.
import type { Telling } from '../../words.ts'
import type { SheetWords } from '../words/en.ts'
import type { View } from './state.ts'

// `waiting`: the names of those who are waited for.
export const headlineOf = (
  { phase, auctions }: View,
  { sheet, building, auction, over }: SheetWords,
  { you, name, list }: Telling,
  waiting: string,
  enteringFor: (name: string) => string,
): [now: string, note?: string] => {
  const note = (text: string): [string] | [] => (you === 'room' ? [] : [text])
  switch (phase.is) {
    case 'auction':
      if (you === 'room') return [auction.watching, sheet.auction(auctions + 1)]
      return phase.sealed[you] ? [auction.sealed, auction.waitingFor(waiting)] : [sheet.doNow(auctions + 1)]
    case 'drawing': {
      const open = phase.seats.filter(seat => phase.coins[seat] === null)
      const mine = open.some(seat => seat === you)
      return [mine ? sheet.drawing : sheet.drawingOther(list(open.map(name))), sheet.drawingNote]
    }
    case 'taking': {
      const turn = phase.order[0]!
      if (turn === you) return [sheet.take, sheet.takeNote]
      return [sheet.takes(name(turn)), ...note(enteringFor(name(turn)))]
    }
    case 'standing': {
      const mine = phase.seats.some(seat => seat === you)
      return [mine ? sheet.stands : sheet.standsOther(list(phase.seats.map(name))), ...note(sheet.standsNote)]
    }
    case 'building': {
      const { turn, drawn } = phase
      if (turn === you) return [drawn ? sheet.build : building.draw]
      return [(drawn ? building.other : building.otherDraws)(name(turn)), ...note(enteringFor(name(turn)))]
    }
    case 'over':
      return [over]
  }
}
