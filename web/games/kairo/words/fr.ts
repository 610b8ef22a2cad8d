// Kairo en français.

import { count, de, did, has, points } from '../../../words/grammar/fr.ts'
import type { Seat } from '../../game.ts'
import { isKeyOf } from '../../kit/records.ts'
import { codeOf } from '../../layout.ts'
import { calledIn, capital, spoken, type Telling } from '../../words.ts'
import type { Play } from '../rules/cards.ts'
import type { Gain, Medal } from '../rules/medals.ts'
import { type ByCloth, type Cloth, type Coins, cloths } from '../rules/pieces.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'
import {
  allSquares,
  cardsIn,
  coinsIn,
  type Drawing,
  districtAt,
  districtsOf,
  drawnIn,
  firstSquare,
  rowAndColumn,
  spentIn,
  turnHeading,
  winnersOf,
} from './speech.ts'

const called = calledIn('toi')

const coins = (n: number) => count(n, 'pièce', 'pièces')
const clothName: ByCloth<string> = {
  red: 'rouge',
  yellow: 'jaune',
  green: 'vert',
  white: 'blanc',
  blue: 'bleu',
  violet: 'violet',
}
const medal: Record<Medal, string> = { gold: 'l’or', silver: 'l’argent' }
const money = (purse: Coins, say: Telling) => coinsIn(purse, clothName, say)
const won = ({ medal: which, from }: Gain, say: Telling) =>
  from === null
    ? medal[which]
    : spoken(
        say,
        from,
        `${medal[which]} qui était à toi`,
        name => `${medal[which]} qu’avait ${name}`,
      )
const card = (one: number, say: Telling) => `la carte ${districtsOf(say, one)}`
const played = (play: Play, say: Telling) =>
  `${play.cards.length > 1 ? 'cartes' : 'carte'} ${cardsIn(play, say)}${play.coin ? ` et 1 × ${clothName[play.coin]}` : ''}`
const paying = (entry: Parameters<typeof spentIn>[0], say: Telling) => {
  const spent = spentIn(entry)
  return spent ? `, payé ${money(spent, say)}` : ''
}
const toOwner = (owner: Seat | 'neutral', say: Telling) =>
  owner === 'neutral'
    ? 'au stand neutre'
    : spoken(say, owner, 'à ton stand', name => `au stand ${de(name)}`)

const barkers = (n: number) => count(n, 'bonimenteur', 'bonimenteurs')
const customer: ByCloth<string> = {
  red: 'le client rouge (fez, lampe)',
  yellow: 'le client jaune (chapeau de paille, citrons)',
  green: 'le client vert (turban, thé à la menthe)',
  white: 'le client blanc (capuchon, étoffe)',
  blue: 'le client bleu (foulard, cruche)',
  violet: 'le client violet (toque, plat)',
}
const stallOf = (cloth: Cloth, owner: string | null) =>
  `stand ${clothName[cloth]} ${owner === null ? 'neutre' : de(owner)}`
const named = (districts: readonly number[]) =>
  districts.length > 1 ? `joker ${districts.join(', ')}` : `carte ${districts[0]}`
const inWords = (purse: Coins) =>
  cloths
    .filter(one => purse[one] > 0)
    .map(cloth => `${purse[cloth]} ${clothName[cloth]}`)
    .join(' + ')

// Beside the box nobody counts still rounds: the table says it, and no reason.
const declared = 'La phase finale a commencé. On peut seulement construire.'

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    left: (cloth: Cloth, left: number) =>
      `${capital(clothName[cloth])}\u00a0: encore ${count(left, 'élément', 'éléments')}`,
    ends: 'Phase finale quand une couleur est épuisée',
    final: 'Phase finale',
    finalEnds: 'Fin quand plus personne ne construit',
  },
  out: 'hors jeu',
  back: 'Retour',
  waits: 'attend',
  standing: (n, isOut) => `${points(n)}${isOut ? ', hors jeu' : ''}`,
  purse: {
    hold: 'Tenir pour voir',
    tap: 'Toucher pour voir',
    all: coins,
    coins: (cloth, n) => `${n} ${clothName[cloth]}`,
  },
  table: {
    left: 'reste',
    none: '–',
  },
  points,
  coins,
  pay: {
    because: (size, gains, say) =>
      `points\u00a0: ${count(size, 'élément', 'éléments')}${gains.length > 0 ? ` et ${say.list(gains.map(gain => won(gain, say)))}` : ''}`,
    scores: (size, medals, gains, say) =>
      gains.length > 0
        ? `Rapporte ${size} + ${medals}\u00a0: ${say.list(gains.map(gain => won(gain, say)))}`
        : `Rapporte ${points(size)}, un par élément`,
    with: 'Payer avec',
    first: 'le moins cher d’abord',
    way: inWords,
    leaves: n => `reste ${n}`,
    other: n => count(n, 'autre façon', 'autres façons'),
  },
  cloth: clothName,
  medal: { gold: 'or', silver: 'argent' },
  over: 'Le bazar est fermé.',
  won: (standings, say) => {
    const { first, score, other } = winnersOf(standings)
    const names = say.list(first.map(({ seat }) => say.name(seat)))
    if (first.length > 1) return `${names} partagent la victoire avec ${points(score)} chacun.`
    const wins = first[0]?.seat === say.you ? 'Tu gagnes' : `${names} gagne`
    return other === undefined
      ? `${wins} avec ${points(score)}.`
      : `${wins}, ${score}\u00a0à\u00a0${other}.`
  },
  final: {
    'one-empty':
      'Une couleur est épuisée, donc la phase finale a commencé. On peut seulement construire.',
    'two-low':
      'Deux couleurs ont au plus un agrandissement, donc la phase finale a commencé. On peut seulement construire.',
    still:
      'En dix tours de table, rien n’a été ajouté, donc la phase finale a commencé. On peut seulement construire.',
  },

  told: {
    scored: ({ seat, cloth, size, gains, points: { stalls, medals } }, say) => {
      const more = gains.length
        ? ` + ${medals} pour ${say.list(gains.map(gain => won(gain, say)))}`
        : ''
      const now = `a maintenant ${count(size, 'élément', 'éléments')}\u00a0: ${points(stalls)}${more}.`
      return spoken(
        say,
        seat,
        `Ton stand ${clothName[cloth]} ${now}`,
        name => `Le stand ${clothName[cloth]} ${de(name)} ${now}`,
      )
    },
  },
  refused: {
    'only-building': 'En phase finale, tu peux seulement construire, ou t’arrêter pour de bon.',
    'not-final-yet':
      'Tu peux t’arrêter seulement en phase finale. Avant, construis, attire un client ou pioche.',
    'stall-on-board': 'Ce stand principal est déjà sur le plateau. Il n’y en a qu’un.',
    'no-such-stall': 'Ce stand n’est pas sur le plateau.',
    'none-left': 'Il ne reste aucun agrandissement de cette couleur dans la réserve.',
    'customer-away':
      'Ce client attend à côté du plateau. Il revient quand quelqu’un en attire un autre.',
    'is-extended': 'Ce stand a un agrandissement, donc tu ne peux pas le déplacer.',
    'none-of-the-cloth': 'Paie au moins une pièce de la couleur du stand.',
    'too-few-coins': ({ short }) => `Il manque ${coins(short)}.`,
    'wrong-sum': ({ price }) =>
      `Paie exactement ${coins(price)}. Deux pièces d’autres couleurs en remplacent une.`,
    'one-other-cloth': 'À cette table, les autres pièces doivent toutes être d’une même couleur.',
    'no-coin-for-joker': 'Un joker coûte une pièce de plus, et il ne t’en reste pas.',
  },
} satisfies Shared

export const board = {
  customer,
  hand: 'Ta main',
  noCard: 'Aucune carte',
  holds: (cards, held) => `${count(cards, 'carte', 'cartes')}${held ? `, ${barkers(held)}` : ''}`,
  doNow: {
    act: 'Construis, attire ou pioche.',
    finalAct: 'Construis, ou arrête-toi.',
    over: 'La partie est finie.',
    other: name => `${name} joue.`,
    otherPlaces: name => `${name} place un stand.`,
    build: 'Choisis quoi construire.',
    place: 'Place un stand.',
    neutral: one => `Place le stand neutre ${one}.`,
    where: {
      stall: one => `Place ton stand ${one}.`,
      extension: one => `Agrandis ton stand ${one}.`,
      move: one => `Déplace ton stand ${one}.`,
    },
    entrance: 'Place son entrée.',
    pay: (one, size) => `Paie le stand ${one} de taille ${size}.`,
    play: district => `Joue une carte du quartier ${district}.`,
    attract: 'Choisis un client.',
    way: who => `Où va ${who.replace(/ \(.*\)/, '')}\u00a0?`,
    take: 'Pioche deux cartes.',
    second: 'Pioche la deuxième carte.',
    discard: 'Trop de cartes. Défausse-en une.',
    final: what => `${what}\u00a0?`,
  },
  note: {
    act: 'Fais une action, puis ton tour est fini.',
    final: 'En phase finale, on peut seulement construire.',
    forGood: 'Tu ne pourras pas l’annuler.',
    pay: one => `Au moins une pièce de la couleur (${one}). Deux autres en valent une.`,
    play: 'Trois cartes quelconques vont aussi. Jouer finit ton tour.',
    take: 'Sers-toi à l’étalage, pioche, ou prends un bonimenteur.',
    build: 'Un nouveau stand est gratuit. Agrandir coûte et rapporte la taille.',
    where: 'Pointillé\u00a0: permis. +1\u00a0: pièce du joker. 3\u00a0: trois cartes.',
    entrance: 'Touche une case libre du marché à côté du stand.',
    attract: 'Il va à l’entrée libre la plus proche de sa couleur.',
    way: 'Avec chaque bonimenteur, il saute une entrée plus proche.',
  },
  coach: {
    goal: 'Tes stands portent ce signe. Le plus grand stand d’une couleur a ses médailles. Gagne avec le plus de points.',
    act: 'Agrandis pour marquer. Il faut une carte et des pièces. Pioche pour les cartes, attire pour les pièces.',
    where: 'Touche une case en pointillé. Le stand y grandit et rapporte un point par élément.',
    pay: 'Paie avec les pièces les moins utiles. Tu peux annuler tant que la carte n’est pas jouée.',
    attract:
      'À ton stand, tu as une pièce par élément. Chez les autres, une pour toi, une par élément pour eux.',
  },
  act: { build: 'Construire', attract: 'Attirer', draw: 'Piocher 2', stop: 'Arrêter' },
  sure: {
    play: 'Jouer et construire',
    take: 'Prendre',
    draw: 'Piocher',
    hire: 'Prendre un bonimenteur',
    discard: 'Défausser',
    stop: 'Arrêter pour de bon',
  },
  build: {
    stall: 'neuf',
    extension: 'agrandir',
    move: 'déplacer',
    grows: (from, to) => `${from} → ${to}`,
    noneLeft: 'épuisé',
    noPlace: 'plein',
    tooDear: 'trop cher',
    moveOne: 'Déplacer un stand qui ne peut pas grandir',
    notMove: 'Construire plutôt',
  },
  pay: {
    pay: n => `Payer ${coins(n)}`,
  },
  play: {
    way: (cards, coin) =>
      capital(`${cards.map(named).join(' + ')}${coin ? ` et une pièce (${clothName[coin]})` : ''}`),
  },
  take: {
    title: 'Étalage',
    note: pile => `pioche ${pile}`,
    display: list => `Prendre ${named(list)}`,
    pile: n => `Piocher, ${count(n, 'carte', 'cartes')}`,
    barkers: n => `Prendre un bonimenteur, il en reste ${n}`,
    barkersLeft: barkers,
    discard: list => `Défausser ${named(list)}`,
    card: list => capital(named(list)),
  },
  attract: {
    way: (own, owner, steps) =>
      `${own ? 'Chez toi' : owner === null ? 'Stand neutre' : `Chez ${owner}`}, ${steps} pas`,
    where: 'À quelle entrée\u00a0?',
    now: (one, n) => `Attirer ${one}\u00a0: +${n}`,
    nearest: 'la plus proche',
    barkers,
    youGet: n => `toi ${n}`,
    gets: (name, n) => `${name} ${n}`,
    steps: n => `${n} pas`,
    noEntrance: 'aucun chemin',
  },
  board: {
    label: 'Le bazar. Parcours-le avec les flèches',
    in: district => `Quartier ${district}`,
    at: (name, district) => `${name}, quartier ${district}`,
    market: 'case de marché',
    restaurant: 'case de restaurant',
    stall: (cloth, owner, size) => `${stallOf(cloth, owner)}, taille ${size}`,
    entrance: (cloth, owner) => `entrée du ${stallOf(cloth, owner)}`,
    customer: cloth => customer[cloth],
    aim: {
      put: 'permis ici',
      entrance: 'l’entrée peut être ici',
      chosen: 'choisi, toucher pour annuler',
      customer: 'peut être attiré',
      rug: 'peut être le but',
    },
    extra: { '+1': 'avec une pièce pour un joker', '3': 'pour trois cartes quelconques' },
  },

  told: {
    opened: ({ first }, say) => did('commences.', 'commence.')({ seat: first }, say),
    'drew-stall': ({ seat, cloth }, say) =>
      has(`pioché le stand neutre ${clothName[cloth]}.`)({ seat }, say),
    placed: ({ seat, stall }, say) => {
      const what = stall.owner === null ? 'le stand neutre' : 'un stand'
      return has(
        `placé ${what} ${clothName[stall.cloth]} dans le quartier ${districtAt(say, stall.squares[0]!)}.`,
      )({ seat }, say)
    },
    'set-aside': ({ seat, cloth }, say) =>
      cloth
        ? `Le stand neutre ${clothName[cloth]} n’entrait nulle part et a été mis de côté.`
        : did('n’as trouvé de case pour aucun stand.', 'n’a trouvé de case pour aucun stand.')(
            { seat },
            say,
          ),
    began: null,
    put: null,
    paid: null,
    built: ({ seat, put, coins: paid, play }, say) => {
      const [one, by] = [clothName[put.cloth], played(play, say)]
      const at = `dans le quartier ${districtAt(say, put.square)}`
      if (put.kind === 'stall') return has(`monté un stand ${one} ${at} (${by}).`)({ seat }, say)
      if (put.kind === 'move') return has(`déplacé le stand ${one} ${at} (${by}).`)({ seat }, say)
      return has(`agrandi le stand ${one} ${at} pour ${money(paid!, say)} (${by}).`)({ seat }, say)
    },
    attracted: ({ seat, cloth, entrance, barkers, income, arrives }, say) => {
      const past = barkers
        ? `, en sautant ${count(barkers, 'entrée plus proche', 'entrées plus proches')}`
        : ''
      const earned = income.map(({ seat: to, coins: n }) => `${called(say, to)} +${n}`).join(', ')
      return `${has(`attiré le client ${clothName[cloth]} dans le quartier ${districtAt(say, entrance)}${past}`)({ seat }, say)}\u00a0: ${earned}. Le ${clothName[arrives]} a pris sa place.`
    },
    took: ({ seat, from, card: one }, say) => {
      if (from === 'barkers') return has('pris un bonimenteur.')({ seat }, say)
      if (from === 'display') return has(`pris ${card(one!, say)} à l’étalage.`)({ seat }, say)
      return has(`pioché ${one === undefined ? 'une carte' : card(one, say)}.`)({ seat }, say)
    },
    discarded: ({ seat, card: one }, say) => has(`défaussé ${card(one, say)}.`)({ seat }, say),
    reshuffled: 'La défausse a été mélangée en une nouvelle pioche.',
    refilled: null,
    final: ({ reason }) => shared.final[reason],
    stopped: has('arrêté de construire pour de bon.'),
    'shut-out': did(
      'ne peux plus rien construire et tu es hors jeu.',
      'ne peut plus rien construire et sort du jeu.',
    ),
    ended: 'Plus personne ne construit. Les médailles et les pièces ont été comptées.',
  },

  refused: {
    'place-a-stall': 'Avant cela, chacun place ses premiers stands, un à tour de rôle.',
    'choose-an-action':
      'Choisis d’abord une action\u00a0: construire, attirer un client ou piocher deux cartes.',
    'pay-first': 'Paie d’abord l’agrandissement, ou annule-le.',
    'play-a-card': 'Joue maintenant une carte de ce quartier, ou annule la construction.',
    'take-another': 'Tu es en train de piocher. Pioche encore une carte, ou prends un bonimenteur.',
    'discard-first': 'Tu peux garder quatre cartes au plus. Défausse d’abord les autres.',
    'market-only': at =>
      `${firstSquare(at)} est une case de restaurant. Cette couleur va sur les cases de marché.`,
    'restaurant-only': at =>
      `${firstSquare(at)} est une case de marché. Les stands violets vont sur les cases de restaurant.`,
    'not-free': at =>
      `${firstSquare(at)} n’est pas libre. Il y a un stand, une entrée ou un client.`,
    'cloth-in-district': at =>
      `Ce quartier a déjà un stand principal de cette couleur, en ${firstSquare(at)} (1).`,
    'beside-a-stall': (at, say) =>
      `Un stand principal ne touche aucun autre stand\u00a0: ${allSquares(at, say)}.`,
    'cuts-off': (at, say) =>
      `Cela couperait ${allSquares(at, say)}. Chaque client doit pouvoir atteindre chaque entrée.`,
    'entrance-not-beside': at => `${firstSquare(at)} n’est pas à côté du stand.`,
    'entrance-off-market': at =>
      `${firstSquare(at)} n’est pas une case de marché. Une entrée doit être sur le marché.`,
    'entrance-not-free': at =>
      `${firstSquare(at)} n’est pas libre, donc l’entrée ne peut pas y aller.`,
    'entrance-cut-off': at => `Aucun client n’atteindrait une entrée en ${firstSquare(at)}.`,
    'district-full': (at, say) =>
      `Au départ, un quartier a deux stands principaux au plus. Il a déjà ${allSquares(at, say)}.`,
    'other-stall-drawn': 'Un autre stand neutre a été pioché. Place celui-là.',
    'not-beside-yours': (at, say) =>
      `Un agrandissement doit toucher ton stand par un côté\u00a0: ${allSquares(at, say)}.`,
    'touches-same-cloth': (at, say) =>
      `Il toucherait un autre stand de la même couleur\u00a0: ${allSquares(at, say)}.`,
    'can-be-extended': (at, say) =>
      `Tu peux encore agrandir ce stand, donc il ne bouge pas. Libre pour lui\u00a0: ${allSquares(at, say)}.`,
    'same-square': 'Mets le stand sur une autre case. Son entrée ne peut pas bouger seule.',
    'no-card': ({ district }) =>
      `Tu n’as pas de carte pour le quartier ${district}, ni trois cartes pour la remplacer.`,
    'not-in-hand': 'Tu n’as pas cette carte en main.',
    'other-district': ({ district }) => `Cette carte n’est pas pour le quartier ${district}.`,
    'joker-needs-coin': 'Un joker coûte une pièce. Choisis laquelle.',
    'coin-not-needed': 'Seul un joker joué seul coûte une pièce.',
    'one-or-three': 'Joue une carte qui convient, ou trois cartes quelconques.',
    'no-entrance': at => `Il n’y a pas d’entrée en ${firstSquare(at)}.`,
    'entrance-occupied': at => `Un client occupe l’entrée ${firstSquare(at)}.`,
    'too-few-barkers': ({ squares, needed, barkers }, say) =>
      `Plus proche et libre\u00a0: ${allSquares({ squares }, say)}. Il te faut ${count(needed, 'bonimenteur', 'bonimenteurs')}, et tu ${barkers ? `en as ${barkers}` : 'n’en as pas'}.`,
    'not-on-display': 'Cette carte n’est plus à l’étalage.',
    'no-barkers-left': 'Les sept bonimenteurs sont pris.',
  },
} satisfies Board

export const sheet = {
  start: {
    setUp: 'Touche tes trois stands.',
    setUpNote: 'Ce sont les couleurs que tu as sur le plateau au début.',
    others: 'Attends les stands des autres.',
    begins: 'Qui commence\u00a0?',
    ready: n => (n < 3 ? `${n} sur 3` : 'Commencer avec eux'),
  },
  sheet: {
    declared,
    yours: 'À toi. Qu’as-tu fait\u00a0?',
    turn: name => `C’est à ${name}.`,
    count: 'Compte tes pièces.',
    counting: (names, n) => `${names} ${n > 1 ? 'comptent' : 'compte'} encore.`,
    countNote: 'Additionne la valeur de toutes les couleurs. Trois font un point.',
    over: 'La partie est finie.',
    final: 'Passer en phase finale',
    stop: 'Arrêter pour de bon',
    sure: what => `Vraiment\u00a0? ${what}`,
    coins: 'Valeur de tes pièces',
    counted: 'Noter',
    action: {
      stall: 'Nouveau stand',
      extension: 'Agrandir',
      move: 'Déplacer',
      attract: 'Attirer',
      draw: 'Piocher 2',
    },
    enter: {
      stall: one => `Nouveau stand ${one}`,
      extension: (one, size) => `${capital(one)} passe à ${size}`,
      move: one => `Déplacer le stand ${one}`,
    },
    price: (_one, price) => `${coins(price)}, dont au moins une de la couleur du stand`,
    instead: isOneOther =>
      `Deux pièces ${isOneOther ? 'd’une seule autre couleur' : 'd’autres couleurs'} en remplacent une.`,
    pays: (seat, price, say) => did(`paies ${price}.`, `paie ${price}.`)({ seat }, say),
    free: 'Rien à payer. Seul un joker coûte une pièce.',
    takes: (cloth, each) => `Pièces à prendre (${clothName[cloth]})\u00a0: ${each}.`,
    paying: (what, n) => `${what}\u00a0: ${coins(n)}`,
    joker: 'Avec un joker\u00a0: 1 pièce de plus',
    noJoker: 'Sans joker',
    ownPhone: 'Chacun paie ses agrandissements sur son propre téléphone.',
    neutral: 'Le stand neutre',
    own: 'Ton stand',
    of: name => `Stand ${de(name)}`,
  },
  told: {
    opened: ({ options }) =>
      options.coins === 'kept'
        ? 'Tout le monde commence avec une pièce de chaque couleur.'
        : 'Vous jouez avec des pièces réelles. Lisez ici quoi prendre et quoi payer.',
    entered: {
      'sets-up': ({ seat, cloths }, say) => {
        const stalls = say.list(cloths.map(cloth => clothName[cloth]))
        return has(`commencé avec ${stalls}.`)({ seat }, say)
      },
      begins: ({ first }, say) => did('commences.', 'commence.')({ seat: first }, say),
      stall: ({ seat, cloth, ...spent }, say) =>
        has(`monté un stand ${clothName[cloth]}${paying(spent, say)}.`)({ seat }, say),
      extension: ({ seat, cloth, ...spent }, say) =>
        has(`agrandi le stand ${clothName[cloth]}${paying(spent, say)}.`)({ seat }, say),
      move: ({ seat, cloth, ...spent }, say) =>
        has(`déplacé le stand ${clothName[cloth]}${paying(spent, say)}.`)({ seat }, say),
      attract: ({ seat, cloth, owner }, say) =>
        has(`attiré le client ${clothName[cloth]} ${toOwner(owner, say)}.`)({ seat }, say),
      draw: has('pioché deux cartes.'),
      final: declared,
      stop: has('arrêté de construire pour de bon.'),
      counts: ({ seat, coins: n }, say) => has(`compté ${coins(n)}.`)({ seat }, say),
    },
  },

  refused: {
    'entered-already': 'C’est déjà noté. Corrige-le dans le journal.',
    'not-begun': 'Notez d’abord les stands de chacun, puis qui commence.',
    'stalls-first': 'Notez d’abord les trois stands de chacun.',
    'begun-already': 'La partie a déjà commencé.',
    'only-counting': 'Il ne reste qu’à compter les pièces.',
    'not-counting': 'On compte les pièces à la fin, et seulement si elles sont réelles.',
    'final-already': 'La phase finale a déjà commencé.',
    'coins-are-real': 'À cette table, les pièces sont réelles. Paie avec elles, pas ici.',
    'say-what-is-paid': 'Choisis les pièces qui paient.',
  },
} satisfies Sheet

export const moves = {
  board: {
    stall: ({ cloth, square, entrance }, say) =>
      `Placer un stand ${clothName[cloth]} dans le quartier ${districtAt(say, square, entrance)}`,
    extension: ({ cloth, square }, say) =>
      `Agrandir le stand ${clothName[cloth]} dans le quartier ${districtAt(say, square)}`,
    move: ({ cloth, square, entrance }, say) =>
      `Déplacer le stand ${clothName[cloth]} dans le quartier ${districtAt(say, square, entrance)}`,
    pay: ({ coins: purse }, say) => `Payer ${money(purse, say)}`,
    play: (play, say) => `Jouer\u00a0: ${played(play, say)}`,
    attract: ({ entrance }, say) =>
      `Attirer un client dans le quartier ${districtAt(say, entrance)}`,
    take: ({ card: one }, say) => `Prendre ${card(one, say)} à l’étalage`,
    draw: 'Piocher une carte',
    hire: 'Prendre un bonimenteur',
    discard: ({ card: one }, say) => `Défausser ${card(one, say)}`,
    stop: 'Arrêter de construire pour de bon',
  },
  sheet: {
    'sets-up': ({ cloths }, say) =>
      capital(`stands au départ\u00a0: ${say.list(cloths.map(cloth => clothName[cloth]))}`),
    begins: ({ first }, say) => `${say.name(first)} commence`,
    stall: ({ cloth, ...spent }, say) => `Nouveau stand ${clothName[cloth]}${paying(spent, say)}`,
    extension: ({ cloth, ...spent }, say) =>
      `Agrandir le stand ${clothName[cloth]}${paying(spent, say)}`,
    move: ({ cloth, ...spent }, say) =>
      `Déplacer le stand ${clothName[cloth]}${paying(spent, say)}`,
    attract: ({ cloth, owner }, say) =>
      `Attirer le client ${clothName[cloth]} ${toOwner(owner, say)}`,
    draw: 'Piocher deux cartes',
    final: 'Passer en phase finale',
    stop: 'Arrêter de construire pour de bon',
    counts: ({ coins: n }) => `Pièces\u00a0: ${n}`,
  },
} satisfies Moves

// What a turn of drawing brought, in one sentence.
const small = (facts: readonly Drawing[], say: Telling): string => {
  const drawn = drawnIn(facts, which => card(which, say), say)
  if (!drawn) return ''
  const { seat, cards, unseen, barkers: hired, away } = drawn
  const deeds = [
    cards && `pris ${cards}`,
    unseen > 0 ? `pioché ${unseen > 1 ? 'deux cartes' : 'une carte'}` : '',
    hired > 0 ? `pris ${hired > 1 ? 'deux bonimenteurs' : 'un bonimenteur'}` : '',
    away && `défaussé ${away}`,
  ]
  return has(`${say.list(deeds.filter(deed => deed !== ''))}.`)({ seat }, say)
}

// What lies in the box, one of each.
const things = {
  stall: 'stand principal',
  extension: 'agrandissement',
  customer: 'client',
  gold: 'médaille d’or',
  silver: 'médaille d’argent',
  barker: 'bonimenteur',
  coin: 'pièce',
  point: 'point',
}

export const pages = {
  title: 'Kairo',
  tagline: 'Monte tes stands au bazar, attire les clients, agrandis plus que les autres.',
  modes: {
    digital: 'Tout le bazar sur vos écrans\u00a0: stands, clients, cartes, pièces.',
    companion: 'Vous jouez avec la boîte. Les téléphones gardent pièces, médailles et points.',
  },
  options: {
    start: {
      label: 'Départ',
      sentence: 'Prenez les stands donnés, ou placez-en trois chacun à tour de rôle.',
      values: { given: 'Positions données', variable: 'Placés à tour de rôle' },
    },
    medals: {
      label: 'Médailles',
      sentence: 'Ce que valent l’or et l’argent. Regardez vos médailles.',
      values: {
        '2-1': 'Or 2, argent 1',
        '3-2': 'Or 3, argent 2',
        '3-1': 'Or 3, argent 1',
        '4-2': 'Or 4, argent 2',
      },
    },
    oneOtherColour: {
      label: 'Pièces d’autres couleurs',
      sentence:
        'Les pièces qui remplacent la couleur du stand peuvent être mélangées, ou toutes d’une seule couleur.',
      values: { no: 'De couleurs au choix', yes: 'Toutes d’une seule autre couleur' },
    },
    edition: {
      label: 'Plateau et cartes',
      sentence:
        'Plateau, cartes et départs sont des valeurs maison. Avec la boîte, tu peux coller une édition corrigée (JSON).',
      values: { '': 'Celle de la maison', own: 'Une édition corrigée' },
    },
    coins: {
      label: 'Pièces',
      sentence: 'Gardez les pièces sur les téléphones, ou prenez celles de la boîte.',
      values: { kept: 'Sur les téléphones', real: 'Pièces réelles' },
    },
  },
  end: {
    title: 'Points au fil de la partie',
    start: 'début',
    last: 'pièces',
    medals: n => `Les médailles comptent encore une fois à la fin\u00a0: ${points(n)}.`,
    largest: (name, n) => `${name} a marqué le plus en un tour\u00a0: ${points(n)}.`,
  },
  log: { digital: { chapter: { began: turnHeading }, small }, companion: {} },
  luck: 'Le hasard décide qui commence et quels stands neutres, clients et cartes on pioche.',
  standing: {
    stalls: 'stands',
    medals: 'médailles',
    'final-medals': 'médailles à la fin',
    coins: 'pièces',
  },
  reasons: {
    scores: ({ size }) => `${points(size)}, un par élément.`,
    medals: ({ size, medals, points: all }) =>
      `${points(all)}\u00a0: ${size} pour les éléments, ${medals} pour les médailles.`,
    room: ({ squares: { length } }) =>
      length
        ? `Ici, il peut grandir de ${count(length, 'côté', 'côtés')}.`
        : 'Il ne grandirait pas mieux ailleurs.',
    neutral: 'Ici, il gêne les autres plus que toi.',
    leaves: ({ left }) => {
      if (left === 0) return 'Tes dernières pièces y passent, mais cela vaut la peine.'
      return left === 1
        ? 'Il te reste une pièce, la plus utile.'
        : `Il te reste ${coins(left)}, les plus utiles.`
    },
    spare: ({ cards }) =>
      cards > 1
        ? 'Ce sont les cartes dont tu as le moins besoin.'
        : 'C’est la carte dont tu as le moins besoin.',
    earns: ({ cloth, coins: mine }) =>
      `${capital(clothName[cloth])}\u00a0: ${coins(mine)} pour toi, rien pour les autres.`,
    'earns-both': ({ cloth, coins: mine, theirs, seats }, say) =>
      `${capital(clothName[cloth])}\u00a0: ${coins(mine)} pour toi, ${theirs} pour ${say.name(seats[0]!)}.`,
    fits: ({ districts }, say) =>
      `Avec elle, tu peux agrandir dans le quartier ${say.either(districts.map(String))}.`,
    cards: 'Avec plus de cartes, tu choisis où agrandir.',
    'no-card': 'Aucune de tes cartes ne va là où tu peux agrandir.',
    three: 'Trois cartes quelconques vont partout, donc garde-les.',
    barker: 'Avec un bonimenteur, un client saute une entrée plus proche.',
    stop: 'Tu ne peux plus rien construire qui rapporte.',
  },
  faults: {
    'map-row':
      'doit avoir 12 caractères\u00a0: 1–9 pour le marché d’un quartier, a–i pour ses restaurants',
    'market-square': 'doit être une case de marché',
    'cut-off': 'n’a pas de chemin vers les autres clients',
    'neutral-stalls': ([due]) => `doit avoir ${due} stands neutres`,
    'stalls-of': ([due, owner]) => `doit avoir ${due} stands de la place ${owner}`,
    'stall-on-board': 'est là deux fois, mais chaque place a un stand de chaque couleur',
    'market-only': 'doit avoir son stand sur une case de marché',
    'restaurant-only': 'doit avoir son stand sur une case de restaurant',
    'not-free': 'doit avoir son stand sur une case libre',
    'cloth-in-district': 'a déjà sa couleur dans ce quartier',
    'beside-a-stall': 'touche un autre stand',
    'cuts-off': 'coupe des entrées ou des clients',
    'entrance-not-beside': 'doit avoir son entrée à côté du stand',
    'entrance-off-market': 'doit avoir son entrée sur une case de marché',
    'entrance-not-free': 'doit avoir son entrée sur une case libre',
    'entrance-cut-off': 'a une entrée qu’aucun client n’atteint',
  },
  layout: {
    areas: {
      customers: 'Clients sur le plateau',
      waits: 'Le client qui attend à côté du plateau',
      neutral: 'Stands neutres',
      stalls: name => `Stands ${de(name)}`,
      seat: name => `Devant ${name}`,
      display: 'L’étalage',
      discards: 'La défausse',
      supply: 'La réserve',
      pile: 'La pioche',
      hand: name => `Main ${de(name)}`,
      purse: name => `Bourse ${de(name)}`,
    },
    piece: ({ piece, count: n }, say) => {
      const [kind, which] = codeOf(piece)
      if (kind === 'card') return `carte ${districtsOf(say, Number(which))}`
      if (kind === 'point' && n !== 1) return 'points'
      const name = isKeyOf(things, kind) ? things[kind] : piece
      return isKeyOf(clothName, which) ? `${name}, ${clothName[which]}` : name
    },
    place: (at, say) => `quartier ${districtAt(say, at)}`,
    spot: (at, say) => {
      const [row, column] = rowAndColumn(say, at)
      return `rangée ${row}, colonne ${column}, quartier ${districtAt(say, at)}`
    },
    ask: {
      customers: square => `Quel client est ici, dans le ${square}\u00a0?`,
      neutral: square => `Quel stand est ici, dans le ${square}\u00a0?`,
      stalls: square => `Quel stand est ici, dans le ${square}\u00a0?`,
    },
    rest: {
      still: { label: 'Tours de suite sans nouveau stand ni agrandissement' },
      final: {
        label: 'La phase finale',
        values: {
          none: 'n’a pas commencé',
          'one-empty': 'a commencé quand une couleur a été épuisée',
          'two-low': 'a commencé quand deux couleurs étaient presque épuisées',
          still: 'a commencé après dix tours de table sans construire',
        },
      },
    },
    refused: {
      'off-board': 'Un stand ou un client n’est pas sur le plateau.',
      'one-waits': 'Cinq clients doivent être sur le plateau, et un à côté.',
      'customer-off-market': at =>
        `${firstSquare(at)} n’est pas une case de marché. Un client doit être sur le marché.`,
      'customers-meet': at =>
        `Deux clients ne peuvent pas être sur la même case\u00a0: ${firstSquare(at)}.`,
      'too-many-cards': ({ seats: [seat], limit }, say) =>
        did(
          `peux avoir au plus ${count(limit, 'carte', 'cartes')} en main.`,
          `peut avoir au plus ${count(limit, 'carte', 'cartes')} en main.`,
        )({ seat }, say),
      'display-size': ({ limit }) => `L’étalage doit avoir ${count(limit, 'carte', 'cartes')}.`,
    },
  },
  fields: {
    cloths: ['Stands au départ', cloth => clothName[cloth]],
    first: 'Qui commence',
    cloth: ['Couleur', cloth => clothName[cloth]],
    coin: ['Pièce pour un joker', cloth => clothName[cloth]],
    owner: ['À qui est le stand', () => 'neutre'],
    coins: 'Valeur des pièces',
    ...clothName,
  },
  figures: { points: 'points', sizes: 'stands', medals: 'médailles', coins: 'pièces', none: '–' },
} satisfies Pages
