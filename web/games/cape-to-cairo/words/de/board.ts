// What the board says in German.
import type { Seat } from '../../../game.ts'
import type { Telling } from '../../../words.ts'
import { cardOf, type Terrain, tracksNeeded } from '../../rules/pieces.ts'
import type { Event } from '../../rules/state.ts'
import type { BoardWords } from '../en/board.ts'
import { byBid, spoken } from '../speech.ts'
import { gained, landscape, money, opened, paidWith, shared, terrain, tracks } from './shared.ts'

const choice = (n: number) => `die ${['erste', 'zweite', 'dritte', 'vierte'][n - 1] ?? `${n}.`} Wahl`
const the: Record<Terrain, string> = {
  river: 'den Fluss',
  mountain: 'das Gebirge',
  desert: 'die Wüste',
  village: 'das Dorf',
  savanna: 'die Savanne',
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
  return `${terrain[kind]}, ${tracks(tracksNeeded[kind])} nötig, ${tracks(n)} darauf, ${money(pounds)}`
}

const told = (fact: Event, telling: Telling): string | undefined => {
  const by = (seat: Seat, did: string) => spoken(telling, seat, `Du hast ${did}`, name => `${name} hat ${did}`)
  switch (fact.kind) {
    case 'opened':
      return opened
    case 'dealt':
      return `Neue Versteigerung: ${telling.list(fact.cards.map(offered))}.`
    case 'bid':
      return by(fact.seat, fact.pounds === undefined ? 'ein Gebot versiegelt.' : `${money(fact.pounds)} versiegelt.`)
    case 'drew-lots': {
      const lots = fact.drawing.map(({ seat, card }) => `${telling.name(seat)} ${money(cardOf(card).pounds)}`)
      return `Zum Gleichstand gezogen: ${telling.list(lots)}.`
    }
    case 'ranked':
      return `Reihenfolge der Wahl: ${fact.order.map(telling.name).join(', ')}.`
    case 'won':
      return by(fact.seat, 'Kairo erreicht.')
    case 'chose':
      return by(fact.seat, `${printed(fact.card)} genommen.`)
    case 'drew':
      return by(fact.seat, `${tracks(cardOf(fact.card).tracks)} für den Vorrat aufgedeckt.`)
    case 'drew-nothing':
      return 'Es gab keine Karte mehr aufzudecken.'
    case 'passed':
      return by(fact.seat, 'gepasst.')
    case 'crossed': {
      const card = cardOf(fact.card)
      return by(fact.seat, `${the[card.terrain]}${paidWith(telling, fact)} durchquert: +${money(card.pounds)}.`)
    }
    case 'gained-bonus':
      return gained(telling, fact.seat)
    case 'preferred': {
      const from = fact.from === 'pile' ? 'vom Stapel' : 'von der Ablage'
      return spoken(
        telling,
        fact.seat,
        `Deine Bonuskarten kommen jetzt ${from}.`,
        name => `${name} nimmt Bonuskarten jetzt ${from}.`,
      )
    }
    case 'reshuffled':
      return {
        discards: 'Die Ablage wurde zum neuen Stapel gemischt.',
        bonuses: 'Die Bonuskarten wurden zum neuen Stapel gemischt; Marken stehen für sie.',
        stock: 'Der Vorrat wurde zum neuen Stapel gemischt.',
      }[fact.from]
    case 'revealed': {
      const bids = byBid(fact.bids).map(({ seat, pounds }) => `${telling.name(seat)} ${money(pounds)}`)
      return `Gebote: ${telling.list(bids)}.`
    }
  }
}

export default {
  ...shared,
  refused: {
    ...shared.refused,
    nonsense: () => 'Diesen Zug kennt das Spiel nicht. Sieh noch einmal hin.',
    'not-on-offer': () => 'Diese Landschaft ist weg. Wähle eine andere.',
    'nothing-to-cross': () => 'Vor deiner Lokomotive liegt keine Landschaft.',
    'pile-only': () => 'An diesem Tisch kommen Bonuskarten vom Stapel.',
    'already-preferred': () => 'Deine Bonuskarten kommen schon von dort.',
  },
  told,
  card,
  lane: (crossed: number, waiting: readonly Terrain[]) =>
    `${crossed} von 8 durchquert${waiting.length ? `; davor: ${waiting.map(kind => terrain[kind]).join(', ')}` : ''}`,
  cape: 'Kap',
  cairo: 'Kairo',
  offer: 'Im Angebot',
  prefer: {
    label: 'Deine Bonuskarten kommen',
    pile: 'vom Stapel',
    discard: 'von der Ablage',
  },
  auction: {
    ...shared.auction,
    doNow: 'Biete verdeckt um die erste Wahl.',
    note: (n: number) => `Versteigerung ${n} von 8. Alle zahlen ihr Gebot.`,
  },
  choosing: {
    ...shared.choosing,
    doNow: 'Wähle eine Landschaft.',
    other: (name: string, place: number) => `${name} hat ${choice(place)}.`,
    note: (place: number) => `Du hast ${choice(place)}. Alle haben gezahlt.`,
    paid: 'Alle haben ihr Gebot gezahlt.',
    toTake: (n: number) => (n === 1 ? 'Eine Landschaft im Angebot' : `${n} Landschaften im Angebot`),
    take: (id: number) => `Nimm ${card(id)}`,
    chooses: (name: string) => `${name} wählt.`,
  },
  building: {
    ...shared.building,
    drawButton: 'Karte aufdecken',
    drawNote: 'Was aufgedeckt ist, bleibt: Das ist nicht zurückzunehmen.',
    cross: (kind: Terrain) => `Durchquere ${the[kind]} oder passe.`,
    short: (n: number) => (n === 1 ? '1 Gleis fehlt: Du passt.' : `${tracks(n)} fehlen: Du passt.`),
    river: (names: string, many: boolean) =>
      `${names}, am Fluss, ${many ? 'bekommen' : 'bekommt'} eine Bonuskarte, wenn du baust.`,
    stock: 'Vorrat',
    empty: 'leer',
    pile: (n: number) => `Stapel ${n}`,
    discards: (n: number) => `Ablage ${n}`,
    considers: (name: string) => `${name} überlegt.`,
    others: 'Die anderen',
    gains: (builder: string) => `Fluss: +1, wenn ${builder} baut`,
    ofAll: 'von 8',
    afterAuction: (n: number) => `Nach Versteigerung ${n} von 8`,
  },
} satisfies BoardWords
