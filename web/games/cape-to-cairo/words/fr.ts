// Du Cap au Caire en français.

import { count, de, has } from '../../../words/grammar/fr.ts'
import type { Seat } from '../../game.ts'
import { codeOf } from '../../layout.ts'
import { calledIn, type Fields, spoken, type Telling } from '../../words.ts'
import type { Depth, Entry, Landscape } from '../rules/entry.ts'
import { cardOf, startCapital, type Terrain, trackPrice, tracksNeeded } from '../rules/pieces.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'
import { balanceOf, bidsOf, landscapeOf, leadOf, lotsOf, paidIn, smallOf } from './speech.ts'

const called = calledIn('toi')

const money = (pounds: number) => `${pounds}\u00a0£`
const tracks = (n: number) => count(n, 'tronçon', 'tronçons')
const bonuses = (n: number) => count(n, 'carte bonus', 'cartes bonus')
const terrain: Record<Terrain, string> = {
  river: 'Rivière',
  mountain: 'Montagne',
  desert: 'Désert',
  village: 'Village',
  savanna: 'Savane',
}
const landscape = (card: Landscape) =>
  `${terrain[card.terrain]} (${tracks(card.tracks)}, ${money(card.coin)})`
// 'traversé la rivière, payé 2 cartes bonus et 10 £, puis gagné 3 £.'
const crossedFor = (
  what: string,
  paid: { bonuses: number; bought: number },
  pounds: number,
  say: Telling,
) => {
  const parts = paidIn(paid, bonuses, money)
  const then = parts.length ? `, payé ${say.list(parts)}, puis` : ' et'
  return `traversé ${what}${then} gagné ${money(pounds)}.`
}
// ' avec 2 …' or nothing
const paidWith = (paid: { bonuses: number; bought: number }, say: Telling) => {
  const parts = paidIn(paid, bonuses, money)
  return parts.length ? ` avec ${say.list(parts)}` : ''
}
const gained = (say: Telling, seat: Seat) =>
  has('gagné une carte bonus devant une rivière.')({ seat }, say)
const rank = (n: number) =>
  `en ${['premier', 'deuxième', 'troisième', 'quatrième'][n - 1] ?? `${n}e`}`
const the: Record<Terrain, string> = {
  river: 'la rivière',
  mountain: 'la montagne',
  desert: 'le désert',
  village: 'le village',
  savanna: 'la savane',
}
const needs = (kind: Terrain, n: number) => `${terrain[kind]}\u00a0: il faut ${tracks(n)}`
const offered = (id: number) => `${terrain[cardOf(id).terrain]} ${money(cardOf(id).pounds)}`
const card = (id: number) => {
  const { terrain: kind, tracks: n, pounds } = cardOf(id)
  return `${terrain[kind]}, il faut ${tracks(tracksNeeded[kind])}, ${tracks(n)} dessus, ${money(pounds)}`
}
const same = ({ terrain: kind, coin }: Landscape) => `${terrain[kind]} ${money(coin)}`

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    auction: (nth: number) => `Enchère ${nth} sur 8`,
    ends: 'Qui traverse huit paysages gagne',
  },
  money,
  tracks,
  bonuses,
  terrain,
  need: n => `Il faut ${tracks(n)}`,
  needs,
  ofEight: n => `${n} sur 8`,
  capital: 'Capital',
  bid: 'Mise',
  after: 'Après',
  over: 'La ligne du Caire est finie.',

  won: (standings, say) => {
    const first = standings.find(({ place }) => place === 1)
    if (!first) return ''
    const by = leadOf(standings, 'à')
    return first.seat === say.you
      ? `Tu arrives au Caire et tu gagnes${by}.`
      : `${say.name(first.seat)} arrive au Caire et gagne${by}.`
  },

  refused: {
    'over-capital': ({ capital }) =>
      `Le capital est de ${money(capital)}. Mise au plus cette somme.`,
    'too-few-bonuses': ({ held }) =>
      held === 0 ? 'Tu n’as aucune carte bonus.' : `Tu as seulement ${bonuses(held)}.`,
    'more-than-needed': ({ missing }) =>
      missing === 0
        ? 'Tes tronçons suffisent. Tu n’as rien à payer.'
        : `Il te manque seulement ${tracks(missing)}. Ne paie pas plus.`,
    'too-few-tracks': ({ missing, given }) =>
      `Il te manque encore ${tracks(missing - given)}. Paie-${missing - given === 1 ? 'le' : 'les'}, ou passe.`,
    'too-little-capital': ({ price, capital }) =>
      `Cela coûte ${money(price)} et tu as ${money(capital)}. Tu ne gagnes la pièce qu’après.`,
    'no-auction-now': 'Il n’y a pas d’enchère en ce moment.',
    'already-sealed': 'Ta mise est scellée. Annule-la d’abord pour la changer.',
    'nothing-to-choose': 'Tu ne peux pas prendre de paysage en ce moment.',
    'not-building-now': 'Personne ne construit en ce moment.',
    'already-drawn': 'Une carte est déjà retournée. Construis ou passe.',
    'draw-first': 'Retourne d’abord une carte.',
  },

  auction: {
    doNow: 'Mise. La plus haute commence.',
    watching: 'Tout le monde mise.',
    sealed: 'Ta mise est scellée.',
    waitingFor: names => `On attend ${names}.`,
    takeBack: 'Tu peux l’annuler jusqu’à la dernière mise scellée.',
    yourBid: 'Ta mise',
    seal: pounds => (pounds === undefined ? 'Sceller' : `Sceller ${money(pounds)}`),
    lastSeal: 'Ta mise est la dernière. La sceller révèle tout, c’est définitif.',
    typeFirst: 'Tape une mise.',
    over: capital => `Tu as ${money(capital)}.`,
    zero: 'Miser 0\u00a0£',
    remove: 'Effacer le dernier chiffre',
    keypad: 'Chiffres de ta mise',
    peek: 'Maintenir pour voir',
    bidIs: pounds => `Tu mises ${money(pounds)}.`,
  },
  choosing: {
    order: 'Qui choisit quand',
    tie: pounds => `Égalité à ${money(pounds)}.`,
    byCapital: capitals => `Le plus petit capital choisit d’abord\u00a0: ${capitals}.`,
    byCoin: coins => `Les capitaux aussi sont égaux. Pièces piochées\u00a0: ${coins}.`,
    mustDraw: names => `Les capitaux aussi sont égaux. ${names} piochent une carte.`,
    inTurn: coins => coins.map(money).join(', puis '),
  },
  building: {
    draw: 'Retourne une carte pour le stock.',
    other: name => `${name} construit ou passe.`,
    otherDraws: name => `${name} retourne une carte.`,
    have: n => `Tu en as ${n}\u00a0:`,
    there: n => `Il y en a ${n}\u00a0:`,
    from: { lane: n => `${n} sur la ligne`, stock: n => `${n} dans le stock` },
    payFor: n =>
      n === 0
        ? 'Rien à payer'
        : n === 1
          ? 'Payer le tronçon manquant'
          : `Payer les ${n} tronçons manquants`,
    capitalAfter: 'capital après',
    way: (paid, coin) =>
      [
        ...(paid.bonuses || paid.bought ? [] : ['Assez de tronçons']),
        ...balanceOf(paid, coin, bonuses, money),
      ].join(' · '),
    build: (bonus, bought) => {
      if (bonus && bought)
        return `Construire\u00a0: ${bonus}\u00a0bonus + ${money(bought * trackPrice)}`
      if (bonus) return `Construire\u00a0: ${bonus}\u00a0bonus`
      return bought ? `Construire\u00a0: ${money(bought * trackPrice)}` : 'Construire'
    },
    pass: 'Passer',
    cannot: 'Tes cartes bonus et ton capital ne suffisent pas. Passe.',
    river: (names, many) =>
      `Devant une rivière, ${names} ${many ? 'gagnent chacun' : 'gagne'} une carte bonus si tu construis.`,
    riverOf: (names, many, builder) =>
      `Devant une rivière, ${names} ${many ? 'gagnent chacun' : 'gagne'} une carte bonus si ${builder} construit.`,
    riverYours: (names, builder) =>
      names
        ? `Devant une rivière, ${names} et toi gagnez chacun une carte bonus si ${builder} construit.`
        : `Devant une rivière, tu gagnes une carte bonus si ${builder} construit.`,
  },
} satisfies Shared

export const board = {
  card,

  told: {
    opened: `Tout le monde a commencé avec ${money(startCapital)}.`,
    dealt: ({ cards }, say) =>
      `Une nouvelle enchère a commencé\u00a0: ${say.list(cards.map(offered))}.`,
    bid: ({ seat, pounds }, say) =>
      has(`scellé une mise${pounds === undefined ? '' : ` de ${money(pounds)}`}.`)({ seat }, say),
    'drew-lots': ({ drawing }, say) =>
      `Pièces piochées pour l’égalité\u00a0: ${lotsOf(drawing, say, money, called)}.`,
    ranked: ({ order }, say) =>
      `Chacun choisit dans cet ordre\u00a0: ${order.map(seat => called(say, seat)).join(', ')}.`,
    won: has('atteint Le Caire et gagné.'),
    chose: ({ seat, card }, say) => has(`pris ${landscape(landscapeOf(card))}.`)({ seat }, say),
    drew: ({ seat, card }, say) =>
      has(`retourné ${tracks(cardOf(card).tracks)} pour le stock.`)({ seat }, say),
    'drew-nothing': 'Il ne restait aucune carte à retourner.',
    passed: has('passé.'),
    crossed: ({ seat, card, ...paid }, say) => {
      const { terrain: kind, pounds } = cardOf(card)
      return has(crossedFor(the[kind], paid, pounds, say))({ seat }, say)
    },
    'gained-bonus': ({ seat }, say) => gained(say, seat),
    preferred: ({ seat, from }, say) => {
      const where = from === 'pile' ? 'de la pioche' : 'de la défausse'
      return spoken(
        say,
        seat,
        `Tes cartes bonus viennent maintenant ${where}.`,
        name => `Les cartes bonus ${de(name)} viennent maintenant ${where}.`,
      )
    },
    reshuffled: ({ from }) =>
      ({
        discards: 'La défausse a été mélangée pour former une nouvelle pioche.',
        bonuses:
          'Les cartes bonus ont été mélangées pour former une pioche. Des jetons les remplacent.',
        stock: 'Le stock a été mélangé pour former une nouvelle pioche.',
      })[from],
    revealed: ({ bids }, say) => `Mises révélées\u00a0: ${bidsOf(bids, say, money, called)}.`,
  },

  refused: {
    nonsense: 'Ce coup n’existe pas dans ce jeu. Regarde la table, puis réessaie.',
    'not-on-offer': 'Ce paysage n’est plus là. Choisis-en un autre.',
    'nothing-to-cross': 'Il n’y a pas de paysage devant ta locomotive.',
    'pile-only': 'À cette table, les cartes bonus viennent de la pioche.',
    'already-preferred': 'Tes cartes bonus viennent déjà de là.',
  },

  lane: (crossed, waiting) =>
    `Traversés\u00a0: ${crossed} sur 8${waiting.length ? `\u00a0; ensuite\u00a0: ${waiting.map(kind => terrain[kind]).join(', ')}` : ''}`,
  laneHas: n => `ligne\u00a0: ${tracks(n)}`,
  cape: 'Le Cap',
  cairo: 'Le Caire',
  offer: 'En vente',
  coach: {
    goal: 'Traverse huit paysages avant les autres et tu gagnes. L’argent qui reste ne vaut rien.',
    bid: `Chacun paie sa mise. La plus haute choisit et construit d’abord. Tu peux miser ${money(0)}.`,
    choose:
      'Les tronçons de chaque carte de ta ligne servent à chaque construction, jusqu’à sa traversée.',
    pay: `Paie ${money(10)} ou une carte bonus par tronçon manquant. Ton argent doit durer huit paysages.`,
    pass: 'Si tu passes, la personne suivante reçoit ce stock et une carte de plus.',
  },
  prefer: { label: 'Tes cartes bonus viennent', pile: 'de la pioche', discard: 'de la défausse' },
  auction: {
    askHint: 'Touche un paysage pour voir ce qu’il demande.',
    would: (kind, need, lane) => `${needs(kind, need)}. Avec ce paysage, ta ligne en a ${lane}.`,
    note: n => `Enchère ${n} sur 8. Chacun paie sa mise.`,
  },
  choosing: {
    pickFirst: 'Touche un paysage',
    doNow: 'Choisis un paysage.',
    other: (name, place) => `${name} choisit ${rank(place)}.`,
    note: place => `Tu choisis ${rank(place)}. Chacun a payé sa mise.`,
    paid: 'Chacun a payé sa mise.',
    toTake: n => `${count(n, 'paysage', 'paysages')} à prendre`,
    take: name => `Prendre ${name}`,
    chooses: name => `${name} choisit.`,
  },
  building: {
    crosses: (kind, seat, say) =>
      spoken(say, seat, `Tu traverses ${the[kind]}.`, name => `${name} traverse ${the[kind]}.`),
    goOn: 'Continuer',
    drawButton: 'Retourner une carte',
    drawNote: 'Une carte retournée ne s’annule pas.',
    cross: kind => `Traverse ${the[kind]}, ou passe.`,
    short: n => `Il te manque ${tracks(n)}. Passe.`,
    stock: 'Stock',
    empty: 'vide',
    pile: n => `pioche ${n}`,
    discards: n => `défausse ${n}`,
    considers: name => `${name} réfléchit.`,
    others: 'Les autres',
    gains: builder => `+1 bonus si ${builder} construit`,
    ofAll: 'sur 8',
    afterAuction: n => `Après l’enchère ${n} sur 8`,
  },
} satisfies Board

export const sheet = {
  told: {
    opened: `Tout le monde a commencé avec ${money(startCapital)}.`,
    sealed: has('scellé une mise.'),
    revealed: 'Toutes les mises ont été révélées.',
    entered: {
      bid: ({ seat, pounds }, say) => has(`misé ${money(pounds)}.`)({ seat }, say),
      coin: ({ seat, coin }, say) =>
        has(`pioché une pièce de ${money(coin)} pour l’égalité.`)({ seat }, say),
      took: ({ seat, card }, say) => has(`pris ${landscape(card)}.`)({ seat }, say),
      stocked: ({ seat, tracks: n }, say) =>
        has(`construit avec ${n} dans le stock.`)({ seat }, say),
      stock: ({ seat, tracks: n }, say) =>
        has(`retourné ${tracks(n)} pour le stock.`)({ seat }, say),
      pass: has('passé.'),
      crossed: ({ seat, coin, rivers, ...paid }, say) => {
        const crossing = has(crossedFor('un paysage', paid, coin, say))({ seat }, say)
        return [crossing, ...rivers.map(other => gained(say, other))].join(' ')
      },
      built: ({ seat, terrain: kind, ...paid }, say) =>
        has(`traversé ${kind ? the[kind] : 'le paysage suivant'}${paidWith(paid, say)}.`)(
          { seat },
          say,
        ),
      depth: ({ depth }) =>
        depth === 'full'
          ? 'Vous notez maintenant chaque carte.'
          : 'Vous ne notez plus que l’argent.',
      stands: ({ seat, lane }, say) =>
        has(`noté ${say.list(lane.map(landscape))} devant la locomotive.`)({ seat }, say),
    },
  },

  refused: {
    'no-tie-now': 'Il n’y a pas d’égalité en ce moment.',
    'not-tied': 'Cette personne n’est pas à égalité.',
    'not-between-auctions':
      'Tu ne peux pas changer cela maintenant. Fais-le avant la prochaine enchère.',
    'not-asked': 'Ce n’est pas le moment de noter cela.',
    'same-card-twice': at => `${same(at)} est déjà sur la feuille. En avez-vous deux\u00a0?`,
    'builder-gains-none': 'La personne qui construit ne gagne pas de carte bonus.',
    'no-bonus-at-the-end':
      'Le huitième paysage termine la partie. Personne ne gagne de carte bonus.',
    'sixth-bonus': ({ seats: [seat] }, say) =>
      `${say.name(seat)} a déjà cinq cartes bonus, le maximum.`,
    'other-depth': 'Quelqu’un a changé ce que vous notez. Regarde la feuille, puis réessaie.',
    'same-depth': 'Vous notez déjà cela.',
    'lane-length': ({ stand }) =>
      `Il y a là ${count(stand, 'paysage', 'paysages')}. Note-${stand > 1 ? 'les tous' : 'le'}.`,
  },

  first: {
    ledger: 'Ta feuille',
    toFull: 'Noter chaque carte',
    toLedger: 'Noter l’argent seul',
    depthNow: { ledger: 'Vous notez seulement l’argent.', full: 'Vous notez chaque carte.' },
    accounts: 'Toutes les feuilles',
  },
  sheet: {
    stockNow: 'Tronçons dans le stock',
    enough: (n: number) => `Avec ${n} ou plus, tu traverses aussitôt.`,
    buys: 'Tu achètes ce qui manque. Touche pour traverser.',
    buildOwn: {
      ledger: 'Tu as traversé\u00a0? Touche ta pièce.',
      full: 'Tu construis\u00a0? Note le stock.',
    },
    ledgerOf: name => `Feuille ${de(name)}`,
    gain: (pounds, kind) => `${kind ? `${terrain[kind]} ` : ''}+${pounds}`,
    spent: pounds => `tronçons −${pounds}`,
    now: 'maintenant',
    drawing: 'Pioche une carte pour l’égalité.',
    drawingOther: names => `Pour l’égalité, on attend ${names}.`,
    drawingNote: 'Mises et capitaux sont égaux. La plus haute pièce l’emporte.',
    coinOf: name => `Pièce piochée par ${name}`,
    yourCoin: 'La pièce que tu as piochée',
    take: 'Prends un paysage.',
    takes: name => `${name} prend un paysage.`,
    takeAll: 'Chacun prend un paysage.',
    coinEnters: 'Touche la pièce pour noter la carte',
    terrain: 'Terrain',
    tracks: 'Tronçons dessus',
    coin: 'Pièce',
    afterPaying: paid => `après avoir payé ${paidIn(paid, bonuses, money).join(' et ')}`,
    twice: 'Oui, une deuxième',
    stands: 'Quels paysages as-tu devant toi\u00a0?',
    standsOther: names => `On attend ${names} pour les paysages.`,
    standsNote: 'Note chaque paysage pas encore traversé, le prochain d’abord.',
    beforeEngine: name => `Devant la locomotive ${de(name)}`,
    nth: n => `Paysage ${n}`,
    enter: 'Noter',
    build: 'Construis ou passe.',
    bought: 'Tronçons achetés',
    bonuses: 'Cartes bonus payées',
    rivers: 'Devant une rivière (+1 carte bonus)',
    needed: 'Tronçons nécessaires',
    auction: n => `Enchère ${n} sur 8`,
  },
} satisfies Sheet

export const moves = {
  board: {
    bid: ({ pounds }) => `Miser ${money(pounds)}`,
    choose: ({ card }) => `Prendre ${landscape(landscapeOf(card))}`,
    draw: 'Retourner une carte',
    build: (paid, say) => `Construire${paidWith(paid, say)}`,
    pass: 'Passer',
    prefer: ({ from }) => `Cartes bonus ${from === 'pile' ? 'de la pioche' : 'de la défausse'}`,
  },
  sheet: {
    bid: ({ pounds }) => `Miser ${money(pounds)}`,
    coin: ({ coin }) => `Pièce piochée\u00a0: ${money(coin)}`,
    took: ({ card }) => `Prendre ${landscape(card)}`,
    stocked: ({ tracks: n }) => `Tronçons dans le stock\u00a0: ${n}`,
    stock: ({ tracks: n }) => `Carte retournée\u00a0: ${tracks(n)}`,
    pass: 'Passer',
    crossed: ({ coin, ...paid }, say) => `Traverser${paidWith(paid, say)}\u00a0: +${money(coin)}`,
    built: (paid, say) => `Traverser le paysage suivant${paidWith(paid, say)}`,
    depth: ({ depth }) => (depth === 'full' ? 'Noter chaque carte' : 'Noter l’argent seul'),
    stands: ({ lane }, say) => `Devant la locomotive\u00a0: ${say.list(lane.map(landscape))}`,
  },
} satisfies Moves

// Cards turned up and passes in a row, told in one sentence.
const small = (facts: Parameters<typeof smallOf>[0], say: Telling): string => {
  const sum = smallOf(facts, say)
  if (!sum) return ''
  const { passed, many, tracks: n } = sum
  return [
    ...(passed ? [`${passed} ${many ? 'ont' : 'a'} passé.`] : []),
    ...(n > 0 || !passed ? [`Le stock a gagné ${tracks(n)}.`] : []),
  ].join(' ')
}

const win = (chance: number) =>
  `Tu gagnes environ ${count(chance, 'partie', 'parties')} sur 100 comme celle-ci.`

export const pages = {
  title: 'Du Cap au Caire',
  tagline: 'Mise sur des paysages, pose des tronçons, traverse-en huit avant les autres.',
  modes: {
    digital: 'Tout le jeu sur vos écrans\u00a0: cartes, mises, trains.',
    companion: 'Jouez avec la boîte. Scellez les mises et tenez la feuille sur vos téléphones.',
  },
  options: {
    bonusFrom: {
      label: 'Cartes bonus',
      sentence: 'D’où viennent les cartes bonus qu’apporte une rivière.',
      values: {
        choice: 'Chacun choisit\u00a0: pioche ou défausse',
        pile: 'Toujours de la pioche',
      },
    },
    depth: {
      label: 'Ce que vous notez',
      sentence: 'Si vous notez chaque carte, la feuille calcule tronçons, paiements et rivières.',
      values: {
        ledger: 'L’argent\u00a0: mises, pièces, cartes bonus',
        full: 'Chaque carte, avec tronçons et rivières',
      },
    },
  },
  reasons: {
    mixes: ({ most }) =>
      `Au-dessus de ${money(most)}, tu paierais trop. Varie tes mises pour qu’on ne les devine pas.`,
    takes: ({ need, tracks: brings, chance }) =>
      `Il demande ${tracks(need)} et en apporte ${brings}. ${win(chance)}`,
    draws: 'Retourne d’abord une carte. Décide ensuite.',
    wins: 'C’est ton huitième paysage. Tu gagnes.',
    free: ({ chance }) => `Cela ne coûte rien et vide le stock. ${win(chance)}`,
    spends: ({ short, chance }) =>
      `Payer ${tracks(short)} maintenant vaut la peine. ${win(chance)}`,
    saves: ({ chance }) => `Garde ton argent. ${win(chance)}`,
    cannot: 'Tu ne peux pas payer les tronçons qui manquent.',
  },
  luck: 'Le hasard décide de l’ordre des paysages et départage les égalités.',
  standing: { crossed: 'paysages traversés' },
  end: {
    left: pounds => `reste ${pounds}`,
    toSpare: pounds => `Les huit paysages sont traversés et il reste ${pounds}.`,
    crossed: 'Paysages traversés',
    start: 'départ',
    auction: n => `enchère ${n}`,
    dearest: (name, pounds, n) =>
      `${name} a fait la plus haute mise\u00a0: ${pounds} à l’enchère ${n}.`,
    run: (name, n, after) =>
      `${name} a traversé ${count(n, 'paysage', 'paysages')} après l’enchère ${after}.`,
  },
  log: {
    digital: { chapter: { dealt: n => sheet.sheet.auction(n) }, small },
    companion: {
      chapter: { bid: n => sheet.sheet.auction(n), sealed: n => sheet.sheet.auction(n) },
      small,
    },
  },
  layout: {
    areas: {
      offer: 'Les paysages en vente, de gauche à droite',
      stock: 'Le stock, face visible',
      crossed: name => `Traversés par ${name}, dos visible`,
      lane: name => `Ligne ${de(name)}, le prochain paysage d’abord`,
      money: name => `Capital ${de(name)}`,
      bonuses: name => `Cartes bonus ${de(name)}`,
      counters: 'Jetons qui remplacent des cartes bonus',
      discards: 'La défausse',
      pile: 'La pioche',
      bid: name => `Mise scellée ${de(name)}`,
    },
    piece: ({ piece }) => {
      const [kind, which] = codeOf(piece)
      return kind === 'card'
        ? landscape(landscapeOf(Number(which)))
        : kind === 'pound'
          ? money(1)
          : 'jeton'
    },
    group: piece => {
      const [kind, which] = codeOf(piece)
      return kind === 'card' ? terrain[landscapeOf(Number(which)).terrain] : ''
    },
    refused: {
      'line-complete': ({ seats: [seat] }, say) =>
        `${say.name(seat)} a traversé huit paysages ou en aurait un neuvième. Cette partie est finie.`,
      'offer-short': ({ players }) =>
        `Mettez ${players} paysages en vente, un par personne, ou aucun. Laissez d’abord tout le monde choisir.`,
      'stock-cleared': 'Le stock est vide pendant une enchère. La dernière traversée l’a vidé.',
      'one-each': ({ seats: [seat], owned, most }, say) =>
        `${say.name(seat)} a ${count(owned, 'paysage', 'paysages')} et quelqu’un d’autre en a ${most}. Chaque enchère en donne un à chacun.`,
      'none-before': ({ seats: [seat] }, say) =>
        `${say.name(seat)} n’a plus de paysage à traverser, donc une enchère commence. Posez les paysages en vente.`,
      'more-than-earned': ({ seats: [seat], most }, say) =>
        `${say.name(seat)} peut avoir ${money(most)} au plus\u00a0: ${money(startCapital)} et les pièces des paysages traversés.`,
      'more-bonuses': ({ seats: [seat], most }, say) =>
        `${say.name(seat)} peut avoir ${bonuses(most)} au plus.`,
      'more-counters': 'Il y a plus de jetons que de cartes bonus. Chaque jeton en remplace une.',
    },
  },
  fields: {
    pounds: [shared.bid, money],
    coin: [sheet.sheet.coin, money],
    terrain: [sheet.sheet.terrain, (kind: Terrain) => terrain[kind]],
    tracks: sheet.sheet.tracks,
    stock: sheet.sheet.stockNow,
    lane: 'Paysage',
    bonuses: sheet.sheet.bonuses,
    bought: sheet.sheet.bought,
    rivers: sheet.sheet.rivers,
    depth: ['Ce que vous notez', (depth: Depth) => sheet.first.depthNow[depth]],
  } satisfies Fields<Entry>,
  figures: {
    bid: 'mise',
    capital: 'capital',
    crossed: 'paysages traversés',
    bonuses: 'cartes bonus',
  },
} satisfies Pages
