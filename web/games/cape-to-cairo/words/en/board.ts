// What the board says in English.
import type { Seat } from '../../../game.ts'
import type { RefusalWords, Telling } from '../../../words.ts'
import { cardOf, type Terrain, tracksNeeded } from '../../rules/pieces.ts'
import type { Code } from '../../rules/points.ts'
import type { Event } from '../../rules/state.ts'
import { byBid, spoken } from '../speech.ts'
import { gained, landscape, money, opened, paidWith, shared, terrain, tracks } from './shared.ts'

const ordinal = (n: number) => ['first', 'second', 'third', 'fourth'][n - 1] ?? `${n}th`
const the: Record<Terrain, string> = {
  river: 'the river',
  mountain: 'the mountain',
  desert: 'the desert',
  village: 'the village',
  savanna: 'the savanna',
}
const printed = (id: number) => {
  const card = cardOf(id)
  return landscape({ terrain: card.terrain, tracks: card.tracks, coin: card.pounds })
}
const offered = (id: number) => {
  const card = cardOf(id)
  return `${terrain[card.terrain]} ${money(card.pounds)}`
}
const card = (id: number) => {
  const { terrain: kind, tracks: n, pounds } = cardOf(id)
  return `${terrain[kind]}, ${tracks(tracksNeeded[kind])} needed, ${tracks(n)} on it, ${money(pounds)}`
}

const told = (fact: Event, telling: Telling): string | undefined => {
  const by = (seat: Seat, did: string) => spoken(telling, seat, `You ${did}`, name => `${name} ${did}`)
  switch (fact.kind) {
    case 'opened':
      return opened
    case 'dealt':
      return `New auction: ${telling.list(fact.cards.map(offered))}.`
    case 'bid':
      return by(fact.seat, fact.pounds === undefined ? 'sealed a bid.' : `sealed ${money(fact.pounds)}.`)
    case 'drew-lots': {
      const lots = fact.drawing.map(({ seat, card }) => `${telling.name(seat)} ${money(cardOf(card).pounds)}`)
      return `Drawn for the tie: ${telling.list(lots)}.`
    }
    case 'ranked':
      return `Order of choice: ${fact.order.map(telling.name).join(', ')}.`
    case 'won':
      return by(fact.seat, 'reached Cairo.')
    case 'chose':
      return by(fact.seat, `took ${printed(fact.card)}.`)
    case 'drew':
      return by(fact.seat, `turned up ${tracks(cardOf(fact.card).tracks)} for the stock.`)
    case 'drew-nothing':
      return 'No card was left to turn up.'
    case 'passed':
      return by(fact.seat, 'passed.')
    case 'crossed': {
      const card = cardOf(fact.card)
      return by(fact.seat, `crossed ${the[card.terrain]}${paidWith(telling, fact)}: +${money(card.pounds)}.`)
    }
    case 'gained-bonus':
      return gained(telling, fact.seat)
    case 'preferred': {
      const from = fact.from === 'pile' ? 'the pile' : 'the discards'
      return spoken(
        telling,
        fact.seat,
        `Your bonus cards now come from ${from}.`,
        name => `${name} now takes bonus cards from ${from}.`,
      )
    }
    case 'reshuffled':
      return {
        discards: 'The discards were shuffled into a new pile.',
        bonuses: 'The bonus cards were shuffled into a new pile; counters stand for them.',
        stock: 'The stock was shuffled into a new pile.',
      }[fact.from]
    case 'revealed': {
      const bids = byBid(fact.bids).map(({ seat, pounds }) => `${telling.name(seat)} ${money(pounds)}`)
      return `Bids: ${telling.list(bids)}.`
    }
  }
}

const words = {
  ...shared,
  refused: {
    ...shared.refused,
    nonsense: () => 'The game knows no such move. Look again, then decide.',
    'not-on-offer': () => 'This landscape is gone. Choose another.',
    'nothing-to-cross': () => 'There is no landscape before your engine.',
    'pile-only': () => 'At this table bonus cards come from the pile.',
    'already-preferred': () => 'Your bonus cards come from there already.',
  } satisfies RefusalWords<Code>,
  told,
  card,
  lane: (crossed: number, waiting: readonly Terrain[]) =>
    `${crossed} of 8 crossed${waiting.length ? `; waiting: ${waiting.map(kind => terrain[kind]).join(', ')}` : ''}`,
  cape: 'Cape',
  cairo: 'Cairo',
  offer: 'On offer',
  prefer: {
    label: 'Your bonus cards come from',
    pile: 'the pile',
    discard: 'the discards',
  },
  auction: {
    ...shared.auction,
    doNow: 'Seal a bid for first pick.',
    note: (n: number) => `Auction ${n} of 8. Everyone pays their bid.`,
  },
  choosing: {
    ...shared.choosing,
    doNow: 'Choose a landscape.',
    other: (name: string, place: number) => `${name} chooses ${ordinal(place)}.`,
    note: (place: number) => `You choose ${ordinal(place)}. Everyone has paid.`,
    paid: 'Everyone has paid the bid.',
    toTake: (n: number) => (n === 1 ? 'One landscape to take' : `${n} landscapes to take`),
    take: (id: number) => `Take ${card(id)}`,
    chooses: (name: string) => `${name} is choosing.`,
  },
  building: {
    ...shared.building,
    drawButton: 'Turn up a card',
    drawNote: 'A card turned up stays: this cannot be taken back.',
    cross: (kind: Terrain) => `Cross ${the[kind]}, or pass.`,
    short: (n: number) => `${tracks(n)} short: you pass.`,
    river: (names: string, many: boolean) =>
      `${names}, at a river, ${many ? 'gain' : 'gains'} a bonus card if you build.`,
    stock: 'Stock',
    empty: 'empty',
    pile: (n: number) => `pile ${n}`,
    discards: (n: number) => `discards ${n}`,
    considers: (name: string) => `${name} is considering.`,
    others: 'The others',
    gains: (builder: string) => `river: +1 if ${builder} builds`,
    ofAll: 'of 8',
    afterAuction: (n: number) => `After auction ${n} of 8`,
  },
}

export default words
export type BoardWords = typeof words
