// Du Cap au Caire en français.
import type { Seat, Standing } from '../../game.ts'
import type { GameWords, Telling } from '../../words.ts'
import { cardOf, type Terrain, tracksNeeded } from '../pieces.ts'
import type { Landscape } from '../sheet.ts'
import type { Words } from './en.ts'
import { type AnyView, byBid, compared, counting, type Fact, proof, spoken } from './speech.ts'

const count = counting('fr')
const money = (pounds: number) => `${pounds}\u00a0£`
const tracks = (n: number) => count(n, 'rail', 'rails')
const bonuses = (n: number) => count(n, 'carte bonus', 'cartes bonus')
const rank = (n: number) => `en ${['premier', 'deuxième', 'troisième', 'quatrième'][n - 1] ?? `${n}e`}`

const terrain: Record<Terrain, string> = {
  river: 'Fleuve',
  mountain: 'Montagne',
  desert: 'Désert',
  village: 'Village',
  savanna: 'Savane',
}
const the: Record<Terrain, string> = {
  river: 'le fleuve',
  mountain: 'la montagne',
  desert: 'le désert',
  village: 'le village',
  savanna: 'la savane',
}

const landscape = (card: Landscape) => `${terrain[card.terrain]} (${tracks(card.tracks)}, ${money(card.coin)})`
const printed = (id: number) => {
  const card = cardOf(id)
  return landscape({ terrain: card.terrain, tracks: card.tracks, coin: card.pounds })
}
const offered = (id: number) => {
  const card = cardOf(id)
  return `${terrain[card.terrain]} ${money(card.pounds)}`
}
// ' avec 2 cartes bonus et 10 £', ou rien
const paidWith = (telling: Telling, spent: { bonuses: number; bought: number }) => {
  const parts = [
    ...(spent.bonuses ? [bonuses(spent.bonuses)] : []),
    ...(spent.bought ? [money(spent.bought * 10)] : []),
  ]
  return parts.length ? ` avec ${telling.list(parts)}` : ''
}
const gained = (telling: Telling, seat: Seat) =>
  spoken(
    telling,
    seat,
    'Devant un fleuve, tu gagnes une carte bonus.',
    name => `${name}, devant un fleuve, gagne une carte bonus.`,
  )

const told = (fact: Fact, telling: Telling): string | undefined => {
  const by = (seat: Seat, did: string) => spoken(telling, seat, `Tu as ${did}`, name => `${name} a ${did}`)
  switch (fact.kind) {
    case 'opened':
      return `Chacun commence avec ${money(100)}.`
    case 'dealt':
      return `Nouvelle enchère\u00a0: ${telling.list(fact.cards.map(offered))}.`
    case 'bid':
      return by(fact.seat, fact.pounds === undefined ? 'scellé une mise.' : `scellé ${money(fact.pounds)}.`)
    case 'sealed':
      return by(fact.seat, 'scellé une mise.')
    case 'revealed': {
      if (!('bids' in fact)) return 'Toutes les mises sont ouvertes.'
      const bids = byBid(fact.bids).map(({ seat, pounds }) => `${telling.name(seat)} ${money(pounds)}`)
      return `Mises\u00a0: ${telling.list(bids)}.`
    }
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
    case 'entered': {
      const { seat, entry } = fact
      switch (entry.kind) {
        case 'bid':
          return by(seat, `misé ${money(entry.pounds)}.`)
        case 'coin':
          return by(seat, `tiré ${money(entry.coin)} pour l’égalité.`)
        case 'took':
          return by(seat, `pris ${landscape(entry.card)}.`)
        case 'stock':
          return by(seat, `retourné ${tracks(entry.tracks)} pour la réserve.`)
        case 'pass':
          return by(seat, 'passé.')
        case 'crossed': {
          const rivers = entry.rivers.map(other => ` ${gained(telling, other)}`)
          return (
            by(seat, `traversé un paysage${paidWith(telling, entry)}\u00a0: +${money(entry.coin)}.`) + rivers.join('')
          )
        }
        case 'built':
          return by(seat, `traversé le paysage suivant${paidWith(telling, entry)}.`)
        case 'depth':
          return entry.depth === 'full'
            ? 'La feuille note désormais chaque carte.'
            : 'La feuille ne note plus que l’argent.'
        case 'stands':
          return spoken(
            telling,
            seat,
            `Devant ta locomotive\u00a0: ${telling.list(entry.lane.map(landscape))}.`,
            name => `Devant la locomotive (${name})\u00a0: ${telling.list(entry.lane.map(landscape))}.`,
          )
      }
    }
  }
}

const eighths = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième', 'huitième']
const card = (id: number) => {
  const { terrain: kind, tracks: n, pounds } = cardOf(id)
  return `${terrain[kind]}, il faut ${tracks(tracksNeeded[kind])}, ${tracks(n)} dessus, ${money(pounds)}`
}

const same = (at: unknown) => {
  const { terrain: kind, coin } = at as Landscape
  return `${terrain[kind]} ${money(coin)}`
}
const refused: GameWords['refused'] = {
  'over-capital': ({ at }) => `Une mise ne dépasse pas le capital\u00a0: ${money(proof(at, 'capital'))}.`,
  'too-few-bonuses': ({ at }) => `Il n’y a que ${bonuses(proof(at, 'held'))}.`,
  'more-than-needed': ({ at }) => `C’est trop\u00a0: il ne manque que ${tracks(proof(at, 'missing'))}.`,
  'too-few-tracks': ({ at }) =>
    `Il manque encore ${tracks(proof(at, 'missing') - proof(at, 'given'))}. Ajoutes-en, ou passe.`,
  'too-little-capital': ({ at }) =>
    `Cela coûte ${money(proof(at, 'price'))}, pour un capital de ${money(proof(at, 'capital'))}. La pièce ne vient qu’après.`,
  nonsense: () => 'Le jeu ne connaît pas ce coup. Regarde encore, puis décide.',
  'game-over': () => 'La partie est finie.',
  'not-your-turn': () => 'Ce n’est pas encore ton tour.',
  'no-auction-now': () => 'Il n’y a pas d’enchère en ce moment.',
  'already-sealed': () => 'Ta mise est scellée. Reprends-la pour la changer.',
  'nothing-to-choose': () => 'Il n’y a pas de paysage à prendre en ce moment.',
  'not-on-offer': () => 'Ce paysage n’est plus là. Choisis-en un autre.',
  'not-building-now': () => 'Personne ne construit en ce moment.',
  'already-drawn': () => 'La carte est déjà retournée.',
  'draw-first': () => 'Retourne d’abord une carte.',
  'nothing-to-cross': () => 'Il n’y a pas de paysage devant ta locomotive.',
  'pile-only': () => 'À cette table, les cartes bonus viennent de la pioche.',
  'already-preferred': () => 'Tes cartes bonus viennent déjà de là.',
  'no-tie-now': () => 'Il n’y a pas d’égalité à trancher.',
  'not-tied': () => 'Cette place n’est pas à égalité.',
  'not-between-auctions': () => 'Des mises sont déjà scellées. Change cela avant la prochaine enchère.',
  'not-asked': () => 'Personne ne le demande en ce moment.',
  'same-card-twice': ({ at }) => `${same(at)} est déjà sur la feuille. La carte existe-t-elle deux fois\u00a0?`,
  'builder-gains-none': () => 'Qui construit ne gagne pas de carte bonus.',
  'no-such-seat': () => 'Cette place n’existe pas.',
  'no-bonus-at-the-end': () => 'Le huitième paysage gagne aussitôt\u00a0: le fleuve n’apporte plus rien.',
  'sixth-bonus': ({ at }, { name }) => `${name(proof(at, 'seat'))} a déjà cinq cartes bonus, le maximum.`,
  'other-depth': () => 'La feuille est tenue autrement à présent. Regarde encore.',
  'same-depth': () => 'La feuille est déjà tenue ainsi.',
  'lane-length': ({ at }) => `Il y a là ${count(proof(at, 'stand'), 'paysage', 'paysages')}\u00a0; note chacun.`,
}

const won = (standings: readonly Standing[], telling: Telling): string => {
  const first = standings.filter(standing => standing.place === 1).map(({ seat }) => seat)
  const names = telling.list(first.map(telling.name))
  return first.length === 1 && first[0] === telling.you
    ? 'Te voilà au Caire\u00a0: les huit paysages sont traversés.'
    : `${names} ${first.length === 1 ? 'atteint' : 'atteignent'} Le Caire\u00a0: les huit paysages sont traversés.`
}

const changed = (before: AnyView, after: AnyView, telling: Telling): string[] =>
  compared(
    before,
    after,
    (seat, what, from, to) => {
      const label = { capital: 'capital', crossed: 'paysages traversés', bonuses: 'cartes bonus', bid: 'mise' }[what]
      const figure = (n: number) => (what === 'capital' || what === 'bid' ? money(n) : String(n))
      return `${telling.name(seat)}\u00a0: ${label} ${figure(from)} → ${figure(to)}`
    },
    seat => spoken(telling, seat, 'Ce serait ton tour.', name => `Ce serait au tour de\u00a0${name}.`),
  )

export default {
  title: 'Du Cap au Caire',
  tagline: 'Mise sur des paysages, pose les rails, sois en tête après huit d’entre eux.',
  modes: {
    digital: 'Tout le jeu sur vos écrans\u00a0: cartes, mises, trains.',
    companion: 'Vous jouez avec la boîte\u00a0; les téléphones scellent les mises et tiennent la feuille.',
  },
  colours: { blue: 'Bleu', red: 'Rouge', yellow: 'Jaune', green: 'Vert' },
  options: {
    bonusFrom: {
      label: 'Cartes bonus',
      sentence: 'D’où viennent les cartes bonus qu’apporte un fleuve.',
      values: { choice: 'Chaque place choisit\u00a0: pioche ou défausse', pile: 'Toujours de la pioche' },
    },
    depth: {
      label: 'Ce que note la feuille',
      sentence: 'Si chaque carte est notée, la feuille calcule rails, paiements et fleuves.',
      values: { ledger: 'L’argent\u00a0: mises, pièces, cartes bonus', full: 'Chaque carte, avec rails et fleuves' },
    },
  },
  standing: { crossed: 'paysages traversés' },
  refused,
  won,
  told,
  changed,

  money,
  tracks,
  bonuses,
  terrain,
  landscape,
  card,
  need: (n: number) => `Il faut ${tracks(n)}`,
  ofEight: (n: number) => `${n} sur 8`,
  crossed: (n: number) => `${n} sur 8`,
  lane: (crossed: number, waiting: readonly Terrain[]) =>
    `${crossed} sur 8 traversés${waiting.length ? `\u00a0; ensuite\u00a0: ${waiting.map(kind => terrain[kind]).join(', ')}` : ''}`,
  cape: 'Le Cap',
  cairo: 'Le Caire',
  capital: 'Capital',
  bid: 'Mise',
  after: 'Après',
  offer: 'En vente',
  players: 'À la table',

  auction: {
    doNow: 'Scelle une mise pour choisir en premier.',
    note: (n: number) => `Enchère ${n} sur 8. La plus haute mise choisit d’abord\u00a0; chacun paie.`,
    watching: 'Les mises se scellent.',
    sealed: 'Ta mise est scellée.',
    waitingFor: (names: string) => `On attend ${names}.`,
    takeBack: 'Jusqu’au dernier sceau, tu peux la reprendre.',
    yourBid: 'Ta mise',
    seal: (pounds?: number) => (pounds === undefined ? 'Sceller' : `Sceller ${money(pounds)}`),
    typeFirst: 'Tape une mise.',
    over: (capital: number) => `Tu as ${money(capital)}.`,
    zero: `Miser ${money(0)}`,
    remove: 'Effacer le dernier chiffre',
    keypad: 'Chiffres de ta mise',
    peek: 'Maintenir pour voir',
    bidIs: (pounds: number) => `Tu mises ${money(pounds)}.`,
  },
  choosing: {
    doNow: 'Choisis un paysage.',
    other: (name: string, place: number) => `${name} choisit ${rank(place)}.`,
    note: (place: number) => `Tu choisis ${rank(place)}. Chacun a payé sa mise.`,
    paid: 'Chacun a payé sa mise.',
    order: 'Ordre du choix',
    toTake: (n: number) =>
      `${['Un paysage', 'Deux paysages', 'Trois paysages', 'Quatre paysages'][n - 1] ?? `${n} paysages`} à prendre`,
    take: (id: number) => `Prendre ${card(id)}`,
    chooses: (name: string) => `${name} choisit.`,
    tie: (pounds: number) => `Égalité à ${money(pounds)}.`,
    byCapital: (capitals: string) => `Le plus petit capital passe devant\u00a0: ${capitals}.`,
    byCoin: (coins: string) => `Capitaux égaux, donc tirage\u00a0: ${coins}.`,
    mustDraw: (names: string) => `Capitaux égaux\u00a0: ${names} tirent une carte.`,
    inTurn: (coins: readonly number[]) => coins.map(money).join(', puis '),
  },
  building: {
    draw: 'Retourne une carte pour la réserve.',
    drawButton: 'Retourner une carte',
    drawNote: 'Une carte retournée le reste\u00a0: pas de retour en arrière.',
    cross: (kind: Terrain) => `Traverse ${the[kind]}, ou passe.`,
    short: (n: number) => `Il manque ${tracks(n)}\u00a0: tu passes.`,
    other: (name: string) => `${name} construit ou passe.`,
    otherDraws: (name: string) => `${name} retourne une carte.`,
    have: (n: number) => `Tu en as ${n}\u00a0:`,
    there: (n: number) => `Il y en a ${n}\u00a0:`,
    from: { lane: (n: number) => `ligne ${n}`, stock: (n: number) => `réserve ${n}` },
    payFor: (n: number) =>
      n === 0 ? 'Rien à payer' : n === 1 ? 'Payer le rail qui manque' : `Payer les ${n} rails qui manquent`,
    capitalAfter: 'capital après',
    way: (bonus: number, bought: number) =>
      [...(bonus ? [bonuses(bonus)] : []), ...(bought ? [money(bought * 10)] : [])].join(' et ') ||
      'Les rails suffisent',
    build: (bonus: number, bought: number) => {
      if (bonus && bought) return `Construire\u00a0: ${bonus}\u00a0+\u00a0${money(bought * 10)}`
      if (bonus) return `Construire\u00a0: ${bonus}\u00a0bonus`
      return bought ? `Construire\u00a0: ${money(bought * 10)}` : 'Construire'
    },
    pass: 'Passer',
    cannot: 'Cartes bonus et capital ne suffisent pas\u00a0: il ne reste qu’à passer.',
    river: (names: string, many: boolean) =>
      `${names}, devant un fleuve, ${many ? 'gagnent' : 'gagne'} une carte bonus si tu construis.`,
    riverOf: (names: string, many: boolean, builder: string) =>
      `${names}, devant un fleuve, ${many ? 'gagnent' : 'gagne'} une carte bonus si ${builder} construit.`,
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
  prefer: {
    label: 'Tes cartes bonus viennent',
    pile: 'de la pioche',
    discard: 'de la défausse',
  },
  over: 'La ligne est ouverte.',
  sheet: {
    doNow: (n: number) => `Scelle ta mise pour le ${eighths[n - 1]} paysage.`,
    watching: 'Les mises se scellent.',
    ledger: 'Ta feuille',
    ledgerOf: (name: string) => `Feuille\u00a0: ${name}`,
    gain: (pounds: number, kind?: Terrain) => `${kind ? `${terrain[kind]} ` : ''}+${pounds}`,
    spent: (pounds: number) => `−${pounds} rails`,
    now: 'maintenant',
    drawing: 'Tire une carte pour l’égalité.',
    drawingOther: (names: string) => `Tirage pour l’égalité\u00a0: ${names}.`,
    drawingNote: 'Mises et capitaux égaux\u00a0: la plus haute pièce passe devant.',
    coinOf: (name: string) => `Pièce tirée\u00a0: ${name}`,
    yourCoin: 'La pièce que tu as tirée',
    take: 'Prends un paysage.',
    takes: (name: string) => `${name} prend un paysage.`,
    takeNote: 'Touche terrain et rails\u00a0; la pièce enregistre le tout.',
    terrain: 'Terrain',
    tracks: 'Rails dessus',
    coin: 'Pièce',
    twice: 'Oui, une deuxième',
    stands: 'Qu’y a-t-il devant ta locomotive\u00a0?',
    standsOther: (names: string) => `Qu’y a-t-il devant la locomotive\u00a0? ${names}`,
    standsNote: 'Note les paysages pas encore traversés, le prochain d’abord.',
    beforeEngine: (name: string) => `Devant la locomotive\u00a0: ${name}`,
    nth: (n: number) => `Paysage ${n}`,
    enter: 'Enregistrer',
    build: 'Construis ou passe.',
    enterFor: (name: string) => `Tu notes pour ${name}.`,
    enterCoin: 'Traversé\u00a0: touche la pièce gagnée',
    bought: 'Rails achetés',
    bonuses: 'Cartes bonus',
    rivers: 'Devant un fleuve, gagne une carte bonus',
    seat: (n: number) => `Place ${n}`,
    more: (what: string) => `${what}\u00a0: un de plus`,
    fewer: (what: string) => `${what}\u00a0: un de moins`,
    turnUp: 'Touche les rails de la carte retournée',
    stockOf: (n: number, cards: number) => `Réserve\u00a0: ${tracks(n)} sur ${count(cards, 'carte', 'cartes')}`,
    needed: 'Rails nécessaires',
    toFull: 'Noter chaque carte',
    toLedger: 'Noter l’argent seul',
    depthNow: { ledger: 'La feuille ne note que l’argent.', full: 'La feuille note chaque carte.' },
    accounts: 'Toutes les feuilles',
    auction: (n: number) => `Enchère ${n} sur 8`,
  },
} satisfies Words
