// What the board says in Italian.
import type { Seat } from '../../../game.ts'
import type { Telling } from '../../../words.ts'
import { cardOf, type Terrain, tracksNeeded } from '../../rules/pieces.ts'
import type { Event } from '../../rules/state.ts'
import type { BoardWords } from '../en/board.ts'
import { byBid, spoken } from '../speech.ts'
import { gained, landscape, money, opened, paidWith, shared, terrain, tracks } from './shared.ts'

const choice = (n: number) => `la ${['prima', 'seconda', 'terza', 'quarta'][n - 1] ?? `${n}ª`} scelta`
const the: Record<Terrain, string> = {
  river: 'il fiume',
  mountain: 'la montagna',
  desert: 'il deserto',
  village: 'il villaggio',
  savanna: 'la savana',
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
  return `${terrain[kind]}, servono ${tracks(tracksNeeded[kind])}, ${tracks(n)} sulla carta, ${money(pounds)}`
}

const told = (fact: Event, telling: Telling): string | undefined => {
  const by = (seat: Seat, did: string) => spoken(telling, seat, `Hai ${did}`, name => `${name} ha ${did}`)
  switch (fact.kind) {
    case 'opened':
      return opened
    case 'dealt':
      return `Nuova asta: ${telling.list(fact.cards.map(offered))}.`
    case 'bid':
      return by(fact.seat, fact.pounds === undefined ? 'sigillato un’offerta.' : `sigillato ${money(fact.pounds)}.`)
    case 'drew-lots': {
      const lots = fact.drawing.map(({ seat, card }) => `${telling.name(seat)} ${money(cardOf(card).pounds)}`)
      return `Pescate per il pareggio: ${telling.list(lots)}.`
    }
    case 'ranked':
      return `Ordine di scelta: ${fact.order.map(telling.name).join(', ')}.`
    case 'won':
      return by(fact.seat, 'raggiunto il Cairo.')
    case 'chose':
      return by(fact.seat, `preso ${printed(fact.card)}.`)
    case 'drew':
      return by(fact.seat, `scoperto ${tracks(cardOf(fact.card).tracks)} per la scorta.`)
    case 'drew-nothing':
      return 'Non restavano carte da scoprire.'
    case 'passed':
      return by(fact.seat, 'passato.')
    case 'crossed': {
      const card = cardOf(fact.card)
      return by(fact.seat, `attraversato ${the[card.terrain]}${paidWith(telling, fact)}: +${money(card.pounds)}.`)
    }
    case 'gained-bonus':
      return gained(telling, fact.seat)
    case 'preferred': {
      const from = fact.from === 'pile' ? 'dal mazzo' : 'dagli scarti'
      return spoken(
        telling,
        fact.seat,
        `Le tue carte bonus ora vengono ${from}.`,
        name => `${name} ora prende le carte bonus ${from}.`,
      )
    }
    case 'reshuffled':
      return {
        discards: 'Gli scarti mescolati formano un nuovo mazzo.',
        bonuses: 'Le carte bonus mescolate formano un nuovo mazzo; le sostituiscono dei segnalini.',
        stock: 'La scorta mescolata forma un nuovo mazzo.',
      }[fact.from]
    case 'revealed': {
      const bids = byBid(fact.bids).map(({ seat, pounds }) => `${telling.name(seat)} ${money(pounds)}`)
      return `Offerte: ${telling.list(bids)}.`
    }
  }
}

export default {
  ...shared,
  refused: {
    ...shared.refused,
    nonsense: () => 'Il gioco non conosce questa mossa. Guarda di nuovo, poi decidi.',
    'not-on-offer': () => 'Questo paesaggio non c’è più. Scegline un altro.',
    'nothing-to-cross': () => 'Non c’è nessun paesaggio davanti alla tua locomotiva.',
    'pile-only': () => 'A questo tavolo le carte bonus vengono dal mazzo.',
    'already-preferred': () => 'Le tue carte bonus vengono già da lì.',
  },
  told,
  card,
  lane: (crossed: number, waiting: readonly Terrain[]) =>
    `${crossed} su 8 attraversati${waiting.length ? `; poi: ${waiting.map(kind => terrain[kind]).join(', ')}` : ''}`,
  cape: 'Capo',
  cairo: 'Cairo',
  offer: 'All’asta',
  prefer: {
    label: 'Le tue carte bonus vengono',
    pile: 'dal mazzo',
    discard: 'dagli scarti',
  },
  auction: {
    ...shared.auction,
    doNow: 'Sigilla un’offerta per la prima scelta.',
    note: (n: number) => `Asta ${n} su 8. Ognuno paga la sua offerta.`,
  },
  choosing: {
    ...shared.choosing,
    doNow: 'Scegli un paesaggio.',
    other: (name: string, place: number) => `${name} ha ${choice(place)}.`,
    note: (place: number) => `Hai ${choice(place)}. Tutti hanno pagato.`,
    paid: 'Tutti hanno pagato la propria offerta.',
    toTake: (n: number) =>
      n === 1 ? 'Un paesaggio da prendere' : `${['', 'Due', 'Tre', 'Quattro'][n - 1] ?? n} paesaggi da prendere`,
    take: (id: number) => `Prendi ${card(id)}`,
    chooses: (name: string) => `${name} sceglie.`,
  },
  building: {
    ...shared.building,
    drawButton: 'Scopri una carta',
    drawNote: 'Una carta scoperta resta scoperta: non si torna indietro.',
    cross: (kind: Terrain) => `Attraversa ${the[kind]}, o passa.`,
    short: (n: number) => (n === 1 ? 'Manca 1 binario: passi.' : `Mancano ${tracks(n)}: passi.`),
    river: (names: string, many: boolean) =>
      `${names}, davanti a un fiume, ${many ? 'ricevono' : 'riceve'} una carta bonus se costruisci.`,
    stock: 'Scorta',
    empty: 'vuota',
    pile: (n: number) => `mazzo ${n}`,
    discards: (n: number) => `scarti ${n}`,
    considers: (name: string) => `${name} riflette.`,
    others: 'Gli altri',
    gains: (builder: string) => `fiume: +1 se ${builder} costruisce`,
    ofAll: 'su 8',
    afterAuction: (n: number) => `Dopo l’asta ${n} su 8`,
  },
} satisfies BoardWords
