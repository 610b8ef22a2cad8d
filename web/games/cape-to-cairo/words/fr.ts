// Du Cap au Caire en français.

import { count, de, did, has } from '../../../words/grammar/fr.ts'
import { clause } from '../../words.ts'
import { startCapital, type Terrain, trackPrice } from '../rules/pieces.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'

const money = (pounds: number) => `${pounds}\u00a0£`
const tracks = (n: number) => count(n, 'tronçon', 'tronçons')
const bonuses = (n: number) => count(n, 'carte bonus', 'cartes bonus')
const landscapes = (n: number) => count(n, 'paysage', 'paysages')
const terrain: Record<Terrain, string> = {
  river: 'Rivière',
  mountain: 'Montagne',
  desert: 'Désert',
  village: 'Village',
  savanna: 'Savane',
}
const the: Record<Terrain, string> = {
  river: 'la rivière',
  mountain: 'la montagne',
  desert: 'le désert',
  village: 'le village',
  savanna: 'la savane',
}
const needs = (kind: Terrain, n: number) => `${terrain[kind]}\u00a0: il faut ${tracks(n)}`
const paidWith = (paid: string) => paid && ` avec ${paid}`
const rank = (n: number) =>
  `en ${['premier', 'deuxième', 'troisième', 'quatrième'][n - 1] ?? `${n}e`}`

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
  the,
  needs,
  ofEight: n => `${n} sur 8`,
  capital: 'Capital',
  bid: 'Mise',
  after: 'Après',
  over: 'La ligne du Caire est finie.',

  won: lead => did(`arrives au Caire et tu gagnes${lead}.`, `arrive au Caire et gagne${lead}.`),
  leads: crossed => did(`mènes avec ${crossed} sur 8.`, `mène avec ${crossed} sur 8.`),
  share: (names, crossed) => `${names} mènent ensemble avec ${crossed} sur 8.`,
  to: 'à',

  facts: {
    opened: `Tout le monde a commencé avec ${money(startCapital)}.`,
    sealed: has('scellé une mise.'),
    took: landscape => has(`pris ${landscape}.`),
    drew: n => has(`retourné ${tracks(n)} pour le stock.`),
    passed: has('passé.'),
    crossed: (what, coin, paid) =>
      has(`traversé ${what}${paid ? `, payé ${paid}, puis` : ' et'} gagné ${money(coin)}.`),
    gained: has('gagné une carte bonus devant une rivière.'),
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
    enough: 'Assez de tronçons',
    build: bought => (bought ? `Construire\u00a0: ${money(bought * trackPrice)}` : 'Construire'),
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
  you: 'toi',
  card: (kind, need, n, pounds) =>
    `${terrain[kind]}, il faut ${tracks(need)}, ${tracks(n)} dessus, ${money(pounds)}`,

  told: {
    dealt: landscapes => `Une nouvelle enchère a commencé\u00a0: ${landscapes}.`,
    bid: pounds => has(`scellé une mise de ${money(pounds)}.`),
    revealed: bids => `Mises révélées\u00a0: ${bids}.`,
    'drew-lots': coins => `Pièces piochées pour l’égalité\u00a0: ${coins}.`,
    ranked: names => `Chacun choisit dans cet ordre\u00a0: ${names}.`,
    'drew-nothing': 'Il ne restait aucune carte à retourner.',
    preferred: source =>
      clause(
        `Tes cartes bonus viennent maintenant ${source}.`,
        name => `Les cartes bonus ${de(name)} viennent maintenant ${source}.`,
      ),
    reshuffled: {
      discards: 'La défausse a été mélangée pour former une nouvelle pioche.',
      bonuses:
        'Les cartes bonus ont été mélangées pour former une pioche. Des jetons les remplacent.',
      stock: 'Le stock a été mélangé pour former une nouvelle pioche.',
    },
    won: has('atteint Le Caire et gagné.'),
  },

  refused: {
    nonsense: 'Ce coup n’existe pas dans ce jeu. Regarde la table, puis réessaie.',
    'not-on-offer': 'Ce paysage n’est plus là. Choisis-en un autre.',
    'nothing-to-cross': 'Il n’y a pas de paysage devant ta locomotive.',
    'pile-only': 'À cette table, les cartes bonus viennent de la pioche.',
    'already-preferred': 'Tes cartes bonus viennent déjà de là.',
  },

  lane: (crossed, next) =>
    `Traversés\u00a0: ${crossed} sur 8${next && `\u00a0; ensuite\u00a0: ${next}`}`,
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
    toTake: n => `${landscapes(n)} à prendre`,
    take: name => `Prendre ${name}`,
    chooses: name => `${name} choisit.`,
  },
  building: {
    crosses: kind => did(`traverses ${the[kind]}.`, `traverse ${the[kind]}.`),
    paid: paid => (paid ? `Payé\u00a0: ${paid}.` : 'Aucun tronçon ne manquait.'),
    earned: coin => `Gain\u00a0: ${coin}.`,
    goOn: 'Continuer',
    drawButton: 'Retourner une carte',
    cross: kind => `Traverse ${the[kind]}, ou passe.`,
    short: n => `Il te manque ${tracks(n)}. Passe.`,
    needs: (need, n) => `il en faut ${need} · ${n} là`,
    source: { lane: n => `ligne ${n}`, stock: n => `stock ${n}` },
    stock: 'Stock',
    empty: 'vide',
    pile: n => `pioche ${n}`,
    discards: n => `défausse ${n}`,
    considers: name => `${name} réfléchit.`,
    gains: builder => `+1 bonus si ${builder} construit`,
    afterAuction: n => `Après l’enchère ${n} sur 8`,
  },
} satisfies Board

export const sheet = {
  told: {
    revealed: 'Toutes les mises ont été révélées.',
    entered: {
      bid: ({ pounds }) => has(`misé ${money(pounds)}.`),
      coin: ({ coin }) => has(`pioché une pièce de ${money(coin)} pour l’égalité.`),
      stocked: ({ tracks: n }) => has(`construit avec ${n} dans le stock.`),
      built: (what, paid) => has(`traversé ${what}${paidWith(paid)}.`),
      depth: {
        full: 'Vous notez maintenant chaque carte.',
        ledger: 'Vous ne notez plus que l’argent.',
      },
      stands: landscapes => has(`noté ${landscapes} devant la locomotive.`),
    },
  },
  landscape: { any: 'un paysage', next: 'le paysage suivant' },

  refused: {
    'no-tie-now': 'Il n’y a pas d’égalité en ce moment.',
    'not-tied': 'Cette personne n’est pas à égalité.',
    'not-between-auctions':
      'Tu ne peux pas changer cela maintenant. Fais-le avant la prochaine enchère.',
    'not-asked': 'Ce n’est pas le moment de noter cela.',
    'same-card-twice': ({ terrain: kind, coin }) =>
      `${terrain[kind]} ${money(coin)} est déjà sur la feuille. En avez-vous deux\u00a0?`,
    'builder-gains-none': 'La personne qui construit ne gagne pas de carte bonus.',
    'no-bonus-at-the-end':
      'Le huitième paysage termine la partie. Personne ne gagne de carte bonus.',
    'sixth-bonus': name => `${name} a déjà cinq cartes bonus, le maximum.`,
    'other-depth': 'Quelqu’un a changé ce que vous notez. Regarde la feuille, puis réessaie.',
    'same-depth': 'Vous notez déjà cela.',
    'lane-length': ({ stand }) =>
      `Il y a là ${landscapes(stand)}. Note-${stand > 1 ? 'les tous' : 'le'}.`,
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
    afterPaying: paid => `après avoir payé ${paid.join(' et ')}`,
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
  both: {
    bid: ({ pounds }) => `Miser ${money(pounds)}`,
    take: landscape => `Prendre ${landscape}`,
    pass: 'Passer',
  },
  board: {
    draw: 'Retourner une carte',
    build: paid => `Construire${paidWith(paid)}`,
    prefer: source => `Cartes bonus ${source}`,
  },
  sheet: {
    coin: ({ coin }) => `Pièce piochée\u00a0: ${money(coin)}`,
    stocked: ({ tracks: n }) => `Tronçons dans le stock\u00a0: ${n}`,
    stock: ({ tracks: n }) => `Carte retournée\u00a0: ${tracks(n)}`,
    crossed: (paid, coin) => `Traverser${paidWith(paid)}\u00a0: +${money(coin)}`,
    built: paid => `Traverser le paysage suivant${paidWith(paid)}`,
    stands: landscapes => `Devant la locomotive\u00a0: ${landscapes}`,
  },
} satisfies Moves

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
    mixes: ({ most, first, last }) =>
      `Choisir en premier gagne environ ${first}\u00a0%, en dernier ${last}\u00a0%, donc varie tes mises, jusqu’à ${money(most)}.`,
    even: ({ most }) => `Toute mise jusqu’à ${money(most)} peut être bonne, donc varie.`,
    broke: 'Sans argent, tu ne peux rien miser.',
    takes: ({ need, tracks: brings, pounds }) =>
      `Il demande ${tracks(need)} et en apporte ${brings}, puis ${money(pounds)}.`,
    'needs-less': ({ need, more }) => `Il ne demande que ${tracks(need)}, ${more} de moins.`,
    'brings-more': ({ tracks: brings, more }) => `Il apporte ${tracks(brings)}, ${more} de plus.`,
    'pays-more': ({ pounds, more }) => `Il rapporte ${money(pounds)}, ${money(more)} de plus.`,
    draws: ({ cards }) =>
      `Tu dois d’abord en retourner une\u00a0: ${count(cards, 'carte', 'cartes')} dans la pioche.`,
    wins: 'C’est ton huitième paysage. Tu gagnes.',
    free: ({ pounds, crossed }) =>
      `Cela ne coûte rien et rapporte ${money(pounds)}\u00a0; cela fait ${crossed} sur 8.`,
    spends: ({ short, pounds, crossed }) =>
      `Cela coûte ${tracks(short)} et rapporte ${money(pounds)}\u00a0; cela fait ${crossed} sur 8.`,
    saves: ({ short, capital, cards }) =>
      `Avec ${count(cards, 'carte', 'cartes')} dans le stock, il te manque encore ${tracks(short)}\u00a0: garde ${money(capital)}.`,
    waits: ({ capital, cards }) =>
      `Avec ${count(cards, 'carte', 'cartes')} dans le stock, construire peut attendre\u00a0: garde ${money(capital)}.`,
    cannot: ({ short, pounds }) =>
      `Tu ne peux que passer\u00a0: il te manque ${tracks(short)}, et tu as ${money(pounds)}.`,
  },
  weighed: {
    chance: (own, other, instead) =>
      own === other
        ? `Environ ${own}\u00a0% de gagner, et avec «\u00a0${instead}\u00a0» aussi.`
        : `Environ ${own}\u00a0% de gagner, avec «\u00a0${instead}\u00a0» ${other}\u00a0%.`,
  },
  luck: 'Le hasard décide de l’ordre des paysages et départage les égalités.',
  standing: { crossed: 'paysages traversés' },
  end: {
    each: (bids, tracks, left, stood) =>
      `${bids} de mises, ${tracks || 'rien'} en tronçons, ${left} de reste${stood && `\u00a0; il manquait ${stood}`}.`,
    waiting: {
      river: n => count(n, 'rivière', 'rivières'),
      mountain: n => count(n, 'montagne', 'montagnes'),
      desert: n => count(n, 'désert', 'déserts'),
      village: n => count(n, 'village', 'villages'),
      savanna: n => count(n, 'savane', 'savanes'),
      all: landscapes,
    },
    ahead: (n, names, left) => `${landscapes(n)} d’avance sur ${names}, avec ${left} de reste.`,
    short: (n, left) =>
      `Il te manquait ${landscapes(n)}, ${left ? `avec ${left} de reste` : 'sans argent de reste'}.`,
    crossed: 'Paysages traversés',
    start: 'départ',
    auction: n => `enchère ${n}`,
    dearest: (name, pounds, n, more) =>
      more
        ? `${name} a misé ${pounds} à l’enchère ${n}, ${more} de plus que les autres.`
        : `${name} a fait la plus haute mise\u00a0: ${pounds} à l’enchère ${n}.`,
    led: (after, level, name, n) =>
      `Après l’enchère ${after}, le score était de ${level} à ${level}\u00a0; ${name} a traversé ${landscapes(n)} et mené jusqu’à la fin.`,
    won: (after, level, name, n) =>
      `Après l’enchère ${after}, le score était de ${level} à ${level}\u00a0; ${name} a traversé ${landscapes(n)} et gagné.`,
  },
  log: {
    passed: (names, many) => `${names} ${many ? 'ont' : 'a'} passé.`,
    drew: n => `Le stock a gagné ${tracks(n)}.`,
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
    counter: 'jeton',
    refused: {
      'line-complete': name =>
        `${name} a traversé huit paysages ou en aurait un neuvième. Cette partie est finie.`,
      'offer-short': ({ players }) =>
        `Mettez ${players} paysages en vente, un par personne, ou aucun. Laissez d’abord tout le monde choisir.`,
      'stock-cleared': 'Le stock est vide pendant une enchère. La dernière traversée l’a vidé.',
      'one-each': (name, { owned, most }) =>
        `${name} a ${landscapes(owned)} et quelqu’un d’autre en a ${most}. Chaque enchère en donne un à chacun.`,
      'none-before': name =>
        `${name} n’a plus de paysage à traverser, donc une enchère commence. Posez les paysages en vente.`,
      'more-than-earned': (name, { most }) =>
        `${name} peut avoir ${money(most)} au plus\u00a0: ${money(startCapital)} et les pièces des paysages traversés.`,
      'more-bonuses': (name, { most }) => `${name} peut avoir ${bonuses(most)} au plus.`,
      'more-counters': 'Il y a plus de jetons que de cartes bonus. Chaque jeton en remplace une.',
    },
  },
  fields: { lane: 'Paysage' },
  figures: {
    bid: 'mise',
    capital: 'capital',
    crossed: 'paysages traversés',
    bonuses: 'cartes bonus',
  },
} satisfies Pages
