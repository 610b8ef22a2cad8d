// What the sheet beside the box says in English.
import type { Said } from '../../../companion.ts'
import type { Proof, Seat } from '../../../game.ts'
import type { RefusalWords, Telling } from '../../../words.ts'
import type { Terrain } from '../../rules/pieces.ts'
import type { Code } from '../../sheet/entries.ts'
import type { Entry, Landscape, Options } from '../../sheet/state.ts'
import { proof, seatIn, spoken } from '../speech.ts'
import { count, gained, landscape, money, opened, paidWith, shared, terrain, tracks } from './shared.ts'

const eighths = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
const same = (at: Proof | undefined) => {
  const { terrain: kind, coin } = at as Proof & Landscape
  return `${terrain[kind]} ${money(coin)}`
}

const told = (said: Said<Entry, Options>, telling: Telling): string => {
  const by = (seat: Seat, did: string) => spoken(telling, seat, `You ${did}`, name => `${name} ${did}`)
  switch (said.kind) {
    case 'opened':
      return opened
    case 'revealed':
      return 'All bids are open.'
    case 'sealed':
      return by(said.seat, 'sealed a bid.')
    case 'entered': {
      const { seat, entry } = said
      switch (entry.kind) {
        case 'bid':
          return by(seat, `bid ${money(entry.pounds)}.`)
        case 'coin':
          return by(seat, `drew a coin of ${money(entry.coin)} for the tie.`)
        case 'took':
          return by(seat, `took ${landscape(entry.card)}.`)
        case 'stock':
          return by(seat, `turned up ${tracks(entry.tracks)} for the stock.`)
        case 'pass':
          return by(seat, 'passed.')
        case 'crossed': {
          const rivers = entry.rivers.map(other => ` ${gained(telling, other)}`)
          return by(seat, `crossed a landscape${paidWith(telling, entry)}: +${money(entry.coin)}.`) + rivers.join('')
        }
        case 'built':
          return by(seat, `crossed the next landscape${paidWith(telling, entry)}.`)
        case 'depth':
          return entry.depth === 'full' ? 'The sheet now keeps every card.' : 'The sheet now keeps money only.'
        case 'stands':
          return spoken(
            telling,
            seat,
            `Before your engine: ${telling.list(entry.lane.map(landscape))}.`,
            name => `Before ${name}’s engine: ${telling.list(entry.lane.map(landscape))}.`,
          )
      }
    }
  }
}

const words = {
  ...shared,
  refused: {
    ...shared.refused,
    'no-tie-now': () => 'There is no tie to draw for now.',
    'not-tied': () => 'This seat is not part of the tie.',
    'not-between-auctions': () => 'Bids are sealed already. Change this before the next auction.',
    'not-asked': () => 'Nobody asks for this now.',
    'same-card-twice': ({ at }) => `${same(at)} has been entered before. Are there two?`,
    'builder-gains-none': () => 'Whoever builds gains no bonus card.',
    'no-such-seat': () => 'There is no such seat.',
    'no-bonus-at-the-end': () => 'The eighth crossing wins at once: no river brings anything any more.',
    'sixth-bonus': ({ at }, { name }) => `${name(seatIn(at))} holds five bonus cards already. No more.`,
    'other-depth': () => 'The sheet is kept differently now. Look again.',
    'same-depth': () => 'The sheet is kept like that already.',
    'lane-length': ({ at }) =>
      `${count(proof(at, 'stand'), 'landscape stands', 'landscapes stand')} there; enter each.`,
  } satisfies RefusalWords<Code>,
  told,
  sheet: {
    doNow: (n: number) => `Seal your bid for the ${eighths[n - 1]} landscape.`,
    ledger: 'Your sheet',
    ledgerOf: (name: string) => `Sheet of ${name}`,
    gain: (pounds: number, kind?: Terrain) => `+${pounds}${kind ? ` ${terrain[kind].toLowerCase()}` : ''}`,
    spent: (pounds: number) => `−${pounds} tracks`,
    now: 'now',
    drawing: 'Draw a card for the tie.',
    drawingOther: (names: string) => `${names} draw for the tie.`,
    drawingNote: 'Equal bids, equal capitals: the higher coin goes first.',
    coinOf: (name: string) => `Coin drawn by ${name}`,
    yourCoin: 'The coin you drew',
    take: 'Take a landscape.',
    takes: (name: string) => `${name} takes a landscape.`,
    takeNote: 'Tap terrain and tracks; the coin enters it.',
    terrain: 'Terrain',
    tracks: 'Tracks on it',
    coin: 'Coin',
    twice: 'Yes, a second one',
    stands: 'What stands before your engine?',
    standsOther: (names: string) => `${names}: what stands before the engine?`,
    standsNote: 'Enter the landscapes not crossed yet, the next one first.',
    beforeEngine: (name: string) => `Before ${name}’s engine`,
    nth: (n: number) => `Landscape ${n}`,
    enter: 'Enter',
    build: 'Build or pass.',
    enterFor: (name: string) => `You are entering for ${name}.`,
    enterCoin: 'Crossed: tap the coin gained',
    bought: 'Tracks bought',
    bonuses: 'Bonus cards spent',
    rivers: 'At a river, gains a bonus',
    more: (what: string) => `${what}: one more`,
    fewer: (what: string) => `${what}: one less`,
    turnUp: 'Tap the tracks of the card turned up',
    stockOf: (n: number, cards: number) => `Stock: ${tracks(n)} on ${count(cards, 'card', 'cards')}`,
    needed: 'Tracks needed',
    toFull: 'Keep every card',
    toLedger: 'Keep money only',
    depthNow: { ledger: 'The sheet keeps money only.', full: 'The sheet keeps every card.' },
    accounts: 'All sheets',
    auction: (n: number) => `Auction ${n} of 8`,
  },
}

export default words
export type SheetWords = typeof words
