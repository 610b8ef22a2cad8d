// What the board says in French.
import type { Seat } from '../../../game.ts'
import type { Telling } from '../../../words.ts'
import { cardOf, type Terrain, tracksNeeded } from '../../rules/pieces.ts'
import type { Event } from '../../rules/state.ts'
import type { BoardWords } from '../en/board.ts'
import { byBid, spoken } from '../speech.ts'
import { gained, landscape, money, opened, paidWith, shared, terrain, tracks } from './shared.ts'

const rank = (n: number) => `en ${['premier', 'deuxième', 'troisième', 'quatrième'][n - 1] ?? `${n}e`}`
const the: Record<Terrain, string> = {
  river: 'le fleuve',
  mountain: 'la montagne',
  desert: 'le désert',
  village: 'le village',
  savanna: 'la savane',
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
  return `${terrain[kind]}, il faut ${tracks(tracksNeeded[kind])}, ${tracks(n)} dessus, ${money(pounds)}`
}

const told = (fact: Event, telling: Telling): string | undefined => {
  const by = (seat: Seat, did: string) => spoken(telling, seat, `Tu as ${did}`, name => `${name} a ${did}`)
  switch (fact.kind) {
    case 'opened':
      return opened
    case 'dealt':
      return `Nouvelle enchère\u00a0: ${telling.list(fact.cards.map(offered))}.`
    case 'bid':
      return by(fact.seat, fact.pounds === undefined ? 'scellé une mise.' : `scellé ${money(fact.pounds)}.`)
    case 'drew-lots': {
      const lots = fact.drawing.map(({ seat, card }) => `${telling.name(seat)} ${money(cardOf(card).pounds)}`)
      return `Tirage pour l’égalité\u00a0: ${telling.list(lots)}.`
    }
    case 'ranked':
      return `Ordre du choix\u00a0: ${fact.order.map(telling.name).join(', ')}.`
    case 'won':
      return by(fact.seat, 'atteint Le Caire.')
    case 'chose':
      return by(fact.seat, `pris ${printed(fact.card)}.`)
    case 'drew':
      return by(fact.seat, `retourné ${tracks(cardOf(fact.card).tracks)} pour la réserve.`)
    case 'drew-nothing':
      return 'Il ne restait aucune carte à retourner.'
    case 'passed':
      return by(fact.seat, 'passé.')
    case 'crossed': {
      const card = cardOf(fact.card)
      return by(fact.seat, `traversé ${the[card.terrain]}${paidWith(telling, fact)}\u00a0: +${money(card.pounds)}.`)
    }
    case 'gained-bonus':
      return gained(telling, fact.seat)
    case 'preferred': {
      const from = fact.from === 'pile' ? 'de la pioche' : 'de la défausse'
      return spoken(
        telling,
        fact.seat,
        `Tes cartes bonus viennent désormais ${from}.`,
        name => `Les cartes bonus de\u00a0${name} viennent désormais ${from}.`,
      )
    }
    case 'reshuffled':
      return {
        discards: 'La défausse mélangée forme une nouvelle pioche.',
        bonuses: 'Les cartes bonus mélangées forment une nouvelle pioche\u00a0; des jetons les remplacent.',
        stock: 'La réserve mélangée forme une nouvelle pioche.',
      }[fact.from]
    case 'revealed': {
      const bids = byBid(fact.bids).map(({ seat, pounds }) => `${telling.name(seat)} ${money(pounds)}`)
      return `Mises\u00a0: ${telling.list(bids)}.`
    }
  }
}

export default {
  ...shared,
  refused: {
    ...shared.refused,
    nonsense: () => 'Le jeu ne connaît pas ce coup. Regarde encore, puis décide.',
    'not-on-offer': () => 'Ce paysage n’est plus là. Choisis-en un autre.',
    'nothing-to-cross': () => 'Il n’y a pas de paysage devant ta locomotive.',
    'pile-only': () => 'À cette table, les cartes bonus viennent de la pioche.',
    'already-preferred': () => 'Tes cartes bonus viennent déjà de là.',
  },
  told,
  card,
  lane: (crossed: number, waiting: readonly Terrain[]) =>
    `${crossed} sur 8 traversés${waiting.length ? `\u00a0; ensuite\u00a0: ${waiting.map(kind => terrain[kind]).join(', ')}` : ''}`,
  cape: 'Le Cap',
  cairo: 'Le Caire',
  offer: 'En vente',
  prefer: {
    label: 'Tes cartes bonus viennent',
    pile: 'de la pioche',
    discard: 'de la défausse',
  },
  auction: {
    ...shared.auction,
    doNow: 'Scelle une mise pour choisir en premier.',
    note: (n: number) => `Enchère ${n} sur 8. Chacun paie sa mise.`,
  },
  choosing: {
    ...shared.choosing,
    doNow: 'Choisis un paysage.',
    other: (name: string, place: number) => `${name} choisit ${rank(place)}.`,
    note: (place: number) => `Tu choisis ${rank(place)}. Chacun a payé sa mise.`,
    paid: 'Chacun a payé sa mise.',
    toTake: (n: number) =>
      `${['Un paysage', 'Deux paysages', 'Trois paysages', 'Quatre paysages'][n - 1] ?? `${n} paysages`} à prendre`,
    take: (id: number) => `Prendre ${card(id)}`,
    chooses: (name: string) => `${name} choisit.`,
  },
  building: {
    ...shared.building,
    drawButton: 'Retourner une carte',
    drawNote: 'Une carte retournée le reste\u00a0: pas de retour en arrière.',
    cross: (kind: Terrain) => `Traverse ${the[kind]}, ou passe.`,
    short: (n: number) => `Il manque ${tracks(n)}\u00a0: tu passes.`,
    river: (names: string, many: boolean) =>
      `${names}, devant un fleuve, ${many ? 'gagnent' : 'gagne'} une carte bonus si tu construis.`,
    stock: 'Réserve',
    empty: 'vide',
    pile: (n: number) => `pioche ${n}`,
    discards: (n: number) => `défausse ${n}`,
    considers: (name: string) => `${name} réfléchit.`,
    others: 'Les autres',
    gains: (builder: string) => `fleuve\u00a0: +1 si ${builder} construit`,
    ofAll: 'sur 8',
    afterAuction: (n: number) => `Après l’enchère ${n} sur 8`,
  },
} satisfies BoardWords
