// Kairo en français.

import { count, de, did, has, points } from '../../../words/grammar/fr.ts'
import { figureIn } from '../../kit/figures.ts'
import { capital, clause } from '../../words.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'

const tenths = figureIn('fr')
const tenthsOfAPoint = (n: number) => `${tenths(n)} ${Math.abs(n) < 2 ? 'point' : 'points'}`
const ahead = (n: number) => `${tenthsOfAPoint(n)} ${n < 0 ? 'de retard' : 'd’avance'}`
const than = (own: number, n: number) =>
  own < 0 === n < 0 ? tenths(n) : `${tenths(n)} ${n < 0 ? 'de retard' : 'd’avance'}`
const cards = (n: number) => count(n, 'carte', 'cartes')
const tiles = (n: number) => count(n, 'élément', 'éléments')
const coins = (n: number) => count(n, 'pièce', 'pièces')
const barkers = (n: number) => count(n, 'bonimenteur', 'bonimenteurs')

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    left: (one, n) => `${capital(one)}\u00a0: encore ${tiles(n)}`,
    ends: 'Phase finale quand une couleur est épuisée',
    final: 'Phase finale',
    finalEnds: 'Fin quand plus personne ne construit',
  },
  out: 'hors jeu',
  back: 'Retour',
  waits: 'attend',
  purse: { hold: 'Tenir pour voir', tap: 'Toucher pour voir' },
  table: { left: 'reste' },
  points,
  coins,
  and: 'et',
  begins: did('commences.', 'commence.'),
  stopped: has('arrêté de construire pour de bon.'),
  pay: {
    because: size => `points\u00a0: ${tiles(size)}`,
    scores: {
      plain: size => `Rapporte ${points(size)}, un par élément`,
      medals: (size, medals, gains) => `Rapporte ${size} + ${medals}\u00a0: ${gains}`,
    },
    with: 'Payer avec',
    first: 'le moins cher d’abord',
    leaves: n => `reste ${n}`,
    other: n => count(n, 'autre façon', 'autres façons'),
  },
  cloth: {
    red: 'rouge',
    yellow: 'jaune',
    green: 'vert',
    white: 'blanc',
    blue: 'bleu',
    violet: 'violet',
  },
  medal: { gold: 'or', silver: 'argent' },
  // A medal that scores: from the supply, and from a seat.
  gain: { gold: 'l’or', silver: 'l’argent' },
  taken: medal => clause(`${medal} qui était à toi`, name => `${medal} qu’avait ${name}`),
  over: 'Le bazar est fermé.',
  won: {
    shared: (names, score) => `${names} partagent la victoire avec ${points(score)} chacun.`,
    wins: score => did(`gagnes${score}.`, `gagne${score}.`),
    by: score => ` avec ${points(score)}`,
    over: (score, other) =>
      ` avec ${points(score - other)} d’avance, ${score}\u00a0à\u00a0${other}`,
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
    scored: (one, size, score) =>
      clause(
        `Ton stand ${one} a maintenant ${tiles(size)}\u00a0: ${score}.`,
        name => `Le stand ${one} ${de(name)} a maintenant ${tiles(size)}\u00a0: ${score}.`,
      ),
  },
  withMedals: (stalls, medals, gains) => `${points(stalls)} + ${medals} pour ${gains}`,

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
  customer: {
    red: 'le client rouge (fez, lampe)',
    yellow: 'le client jaune (chapeau de paille, citrons)',
    green: 'le client vert (turban, thé à la menthe)',
    white: 'le client blanc (capuchon, étoffe)',
    blue: 'le client bleu (foulard, cruche)',
    violet: 'le client violet (toque, plat)',
  },
  hand: 'Ta main',
  noCard: 'Aucune carte',
  // A card by its districts.
  card: {
    the: districts => `la carte ${districts}`,
    unseen: 'une carte',
    one: districts => `carte ${districts}`,
    several: districts => `cartes ${districts}`,
    joker: districts => `joker ${districts}`,
    coin: one => `une pièce (${one})`,
  },
  cards,
  barkers,
  you: 'toi',
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
    way: who => `Où va ${who}\u00a0?`,
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
    noneLeft: 'épuisé',
    noPlace: 'plein',
    tooDear: 'trop cher',
    moveOne: 'Déplacer un stand qui ne peut pas grandir',
    notMove: 'Construire plutôt',
  },
  pay: {
    pay: n => `Payer ${coins(n)}`,
  },
  take: {
    title: 'Étalage',
    note: pile => `pioche ${pile}`,
    display: card => `Prendre ${card}`,
    pile: n => `Piocher, ${cards(n)}`,
    barkers: n => `Prendre un bonimenteur, il en reste ${n}`,
    discard: card => `Défausser ${card}`,
  },
  attract: {
    way: { own: 'Chez toi', neutral: 'Stand neutre', of: name => `Chez ${name}` },
    where: 'À quelle entrée\u00a0?',
    now: (one, n) => `Attirer ${one}\u00a0: +${n}`,
    nearest: 'la plus proche',
    past: n => `, en sautant ${count(n, 'entrée plus proche', 'entrées plus proches')}`,
    steps: n => `${n} pas`,
    noEntrance: 'aucun chemin',
  },
  board: {
    label: 'Le bazar. Parcours-le avec les flèches',
    in: district => `Quartier ${district}`,
    at: (name, district) => `${name}, quartier ${district}`,
    market: 'case de marché',
    restaurant: 'case de restaurant',
    neutral: one => `stand ${one} neutre`,
    of: (one, owner) => `stand ${one} ${de(owner)}`,
    stall: (what, size) => `${what}, taille ${size}`,
    entrance: what => `entrée du ${what}`,
    aim: {
      put: 'permis ici',
      entrance: 'l’entrée peut être ici',
      chosen: 'choisi, toucher pour annuler',
      customer: 'peut être attiré',
      rug: 'peut être le but',
    },
    extra: { '+1': 'avec une pièce pour un joker', '3': 'pour trois cartes quelconques' },
  },

  here: 'à sa place\u00a0:',
  told: {
    'drew-stall': one => has(`pioché le stand neutre ${one}.`),
    placed: {
      own: (one, at) => has(`placé un stand ${one} dans le quartier ${at}.`),
      neutral: (one, at) => has(`placé le stand neutre ${one} dans le quartier ${at}.`),
    },
    'set-aside': {
      own: did('n’as trouvé de case pour aucun stand.', 'n’a trouvé de case pour aucun stand.'),
      neutral: one => `Le stand neutre ${one} n’entrait nulle part et a été mis de côté.`,
    },
    built: {
      stall: (one, at, cards) => has(`monté un stand ${one} dans le quartier ${at} (${cards}).`),
      extension: (one, at, cards, paid) =>
        has(`agrandi le stand ${one} dans le quartier ${at} pour ${paid} (${cards}).`),
      move: (one, at, cards) => has(`déplacé le stand ${one} dans le quartier ${at} (${cards}).`),
    },
    attracted: (one, at, past, earned, arrives) =>
      has(
        `attiré le client ${one} dans le quartier ${at}${past}\u00a0: ${earned}. Le ${arrives} a pris sa place.`,
      ),
    took: {
      display: card => has(`pris ${card} à l’étalage.`),
      pile: card => has(`pioché ${card}.`),
      barkers: has('pris un bonimenteur.'),
    },
    discarded: card => has(`défaussé ${card}.`),
    reshuffled: 'La défausse a été mélangée en une nouvelle pioche.',
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
    'other-stall-drawn': 'Un autre stand neutre a été pioché. Place celui-là.',
    'same-square': 'Mets le stand sur une autre case. Son entrée ne peut pas bouger seule.',
    'no-card': ({ district }) =>
      `Tu n’as pas de carte pour le quartier ${district}, ni trois cartes pour la remplacer.`,
    'not-in-hand': 'Tu n’as pas cette carte en main.',
    'other-district': ({ district }) => `Cette carte n’est pas pour le quartier ${district}.`,
    'joker-needs-coin': 'Un joker coûte une pièce. Choisis laquelle.',
    'coin-not-needed': 'Seul un joker joué seul coûte une pièce.',
    'one-or-three': 'Joue une carte qui convient, ou trois cartes quelconques.',
    'too-few-barkers': (squares, needed, held) =>
      `Plus proche et libre\u00a0: ${squares}. Il te faut ${barkers(needed)}, et tu ${held ? `en as ${held}` : 'n’en as pas'}.`,
    'not-on-display': 'Cette carte n’est plus à l’étalage.',
    'no-barkers-left': 'Les sept bonimenteurs sont pris.',
  },
  // Refusals about one square, and about several.
  refusedAt: {
    square: {
      'market-only': square =>
        `${square} est une case de restaurant. Cette couleur va sur les cases de marché.`,
      'restaurant-only': square =>
        `${square} est une case de marché. Les stands violets vont sur les cases de restaurant.`,
      'not-free': square => `${square} n’est pas libre. Il y a un stand, une entrée ou un client.`,
      'cloth-in-district': square =>
        `Ce quartier a déjà un stand principal de cette couleur, en ${square} (1).`,
      'entrance-not-beside': square => `${square} n’est pas à côté du stand.`,
      'entrance-off-market': square =>
        `${square} n’est pas une case de marché. Une entrée doit être sur le marché.`,
      'entrance-not-free': square =>
        `${square} n’est pas libre, donc l’entrée ne peut pas y aller.`,
      'entrance-cut-off': square => `Aucun client n’atteindrait une entrée en ${square}.`,
      'no-entrance': square => `Il n’y a pas d’entrée en ${square}.`,
      'entrance-occupied': square => `Un client occupe l’entrée ${square}.`,
    },
    squares: {
      'beside-a-stall': squares =>
        `Un stand principal ne touche aucun autre stand\u00a0: ${squares}.`,
      'cuts-off': squares =>
        `Cela couperait ${squares}. Chaque client doit pouvoir atteindre chaque entrée.`,
      'district-full': squares =>
        `Au départ, un quartier a deux stands principaux au plus. Il a déjà ${squares}.`,
      'not-beside-yours': squares =>
        `Un agrandissement doit toucher ton stand par un côté\u00a0: ${squares}.`,
      'touches-same-cloth': squares =>
        `Il toucherait un autre stand de la même couleur\u00a0: ${squares}.`,
      'can-be-extended': squares =>
        `Tu peux encore agrandir ce stand, donc il ne bouge pas. Libre pour lui\u00a0: ${squares}.`,
    },
  },
} satisfies Board

export const sheet = {
  start: {
    setUp: 'Touche tes trois stands.',
    setUpNote: 'Ce sont les couleurs que tu as sur le plateau au début.',
    others: 'Attends les stands des autres.',
    begins: 'Qui commence\u00a0?',
    ready: { some: n => `${n} sur 3`, all: 'Commencer avec eux' },
  },
  sheet: {
    declared: 'La phase finale a commencé. On peut seulement construire.',
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
    instead: {
      yes: 'Deux pièces d’une seule autre couleur en remplacent une.',
      no: 'Deux pièces d’autres couleurs en remplacent une.',
    },
    pays: price => did(`paies ${price}.`, `paie ${price}.`),
    free: 'Rien à payer. Seul un joker coûte une pièce.',
    takes: (one, each) => `Pièces à prendre (${one})\u00a0: ${each}.`,
    paying: (what, n) => `${what}\u00a0: ${coins(n)}`,
    joker: 'Avec un joker\u00a0: 1 pièce de plus',
    noJoker: 'Sans joker',
    ownPhone: 'Chacun paie ses agrandissements sur son propre téléphone.',
    neutral: 'Le stand neutre',
    own: 'Ton stand',
    of: name => `Stand ${de(name)}`,
  },
  // What was paid for a stall, and whose stall a customer is led to.
  paid: money => `, payé ${money}`,
  to: { neutral: 'au stand neutre', seat: clause('à ton stand', name => `au stand ${de(name)}`) },
  told: {
    opened: {
      kept: 'Tout le monde commence avec une pièce de chaque couleur.',
      real: 'Vous jouez avec des pièces réelles. Lisez ici quoi prendre et quoi payer.',
    },
    entered: {
      'sets-up': stalls => has(`commencé avec ${stalls}.`),
      stall: (one, paid) => has(`monté un stand ${one}${paid}.`),
      extension: (one, paid) => has(`agrandi le stand ${one}${paid}.`),
      move: (one, paid) => has(`déplacé le stand ${one}${paid}.`),
      attract: (one, to) => has(`attiré le client ${one} ${to}.`),
      draw: has('pioché deux cartes.'),
      counts: n => has(`compté ${coins(n)}.`),
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
    stall: (one, at) => `Placer un stand ${one} dans le quartier ${at}`,
    extension: (one, at) => `Agrandir le stand ${one} dans le quartier ${at}`,
    move: (one, at) => `Déplacer le stand ${one} dans le quartier ${at}`,
    pay: money => `Payer ${money}`,
    play: cards => `Jouer\u00a0: ${cards}`,
    attract: at => `Attirer un client dans le quartier ${at}`,
    take: card => `Prendre ${card} à l’étalage`,
    draw: 'Piocher une carte',
    hire: 'Prendre un bonimenteur',
    discard: card => `Défausser ${card}`,
    stop: 'Arrêter de construire pour de bon',
  },
  sheet: {
    'sets-up': stalls => `Stands au départ\u00a0: ${stalls}`,
    begins: name => `${name} commence`,
    stall: (one, paid) => `Nouveau stand ${one}${paid}`,
    extension: (one, paid) => `Agrandir le stand ${one}${paid}`,
    move: (one, paid) => `Déplacer le stand ${one}${paid}`,
    attract: (one, to) => `Attirer le client ${one} ${to}`,
    draw: 'Piocher deux cartes',
    final: 'Passer en phase finale',
    stop: 'Arrêter de construire pour de bon',
    counts: n => `Pièces\u00a0: ${n}`,
  },
} satisfies Moves

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
    last: 'médailles, pièces',
    each: (stalls, medals, gold, coins) =>
      `${stalls} pour les stands, ${medals} pour les médailles${gold && ` (or en ${gold})`}, ${coins} pour les pièces.`,
    colours: n => count(n, 'couleur', 'couleurs'),
    by: {
      stalls: (n, name) => `${points(n)} de plus pour les stands, face à ${name}.`,
      medals: (n, name) => `${points(n)} de plus pour les médailles, face à ${name}.`,
      coins: (n, name) => `${points(n)} de plus pour les pièces, face à ${name}.`,
    },
    shared: (n, name) => `${points(n)} d’avance sur ${name}.`,
    behind: {
      'final-medals': (names, n) =>
        `Avance de ${n} pour ${names} avant que les médailles comptent encore.`,
      coins: (names, n) => `Avance de ${n} pour ${names} avant que les pièces comptent.`,
    },
    level: {
      'final-medals': 'Égalité avant que les médailles comptent encore.',
      coins: 'Égalité avant que les pièces comptent.',
    },
    finals: {
      'final-medals': list => `Les médailles à la fin ont rapporté\u00a0: ${list}.`,
      coins: list => `Les pièces ont rapporté\u00a0: ${list}.`,
    },
    scored: (name, one, n) => `Le stand ${one} ${de(name)} a rapporté ${points(n)}.`,
    took: (name, one, n, medal, from) =>
      `Le stand ${one} ${de(name)} a rapporté ${points(n)} et pris ${medal} ${de(from)}.`,
    led: 'Cette avance a duré jusqu’à la fin.',
    short: {
      coin: n => `Il te manquait ${coins(n)} pour partager la victoire.`,
      stalls: (n, more) => `Il te manquait ${points(n)}\u00a0: ${more} de moins pour les stands.`,
      medals: (n, more) =>
        `Il te manquait ${points(n)}\u00a0: ${more} de moins pour les médailles.`,
      coins: (n, more) => `Il te manquait ${points(n)}\u00a0: ${more} de moins pour les pièces.`,
    },
    largest: (name, n) => `${name} a marqué le plus en un tour\u00a0: ${points(n)}.`,
  },
  // A turn of drawing in one sentence.
  log: {
    turn: deeds => has(`${deeds}.`),
    took: cards => `pris ${cards}`,
    drew: { one: 'pioché une carte', two: 'pioché deux cartes' },
    hired: { one: 'pris un bonimenteur', two: 'pris deux bonimenteurs' },
    discarded: cards => `défaussé ${cards}`,
  },
  luck: 'Le hasard décide qui commence et quels stands neutres, clients et cartes on pioche.',
  standing: {
    stalls: 'stands',
    medals: 'médailles',
    'final-medals': 'médailles à la fin',
    coins: 'pièces',
  },
  reasons: {
    scores: (size, sum) => `${points(size)}, un par élément\u00a0: ${sum} jusqu’ici.`,
    medals: (size, medals, all, sum) =>
      `${points(all)}, ${size} pour les éléments et ${medals} pour les médailles\u00a0: ${sum} jusqu’ici.`,
    room: {
      some: n => `Ici, il peut grandir de ${count(n, 'côté', 'côtés')}.`,
      none: 'Il ne grandirait pas mieux ailleurs.',
    },
    neutral: ({ mine, theirs }) =>
      `Ici, il prend ${count(theirs, 'case', 'cases')} aux autres et ${mine} à toi.`,
    leaves: (paid, left) => `Tu paies ${coins(paid)} et gardes les plus utiles\u00a0: ${left}.`,
    'leaves-only': (paid, left) =>
      `Seul ce paiement suffit\u00a0: ${coins(paid)}, et tu en gardes ${left}.`,
    spare: (kept, fit) => `Tu gardes ${kept}${fit}.`,
    'spare-only': (kept, fit) => `Rien d’autre n’est possible\u00a0: tu gardes ${kept}${fit}.`,
    kept: {
      cards: n => count(n, 'carte', 'cartes'),
      none: n => `zéro carte et ${coins(n)}`,
      fit: (fit, open) => `, bonnes pour ${fit} de ${count(open, 'case', 'cases')}`,
    },
    earns: (one, mine, have) =>
      `${one}\u00a0: ${coins(mine)} pour toi, ${have} alors, rien pour les autres.`,
    'earns-both': (one, mine, have, theirs, name) =>
      `${one}\u00a0: ${coins(mine)} pour toi, ${have} alors, et ${theirs} pour ${name}.`,
    fits: (districts, fit, open, cards, all) =>
      `Avec elle, tu peux agrandir sur ${fit} de ${count(open, 'case', 'cases')} (quartier ${districts}), sur ${all} avec ${count(cards, 'carte', 'cartes')}.`,
    cards: ({ cards, fit, open }) =>
      `Avec ${count(cards, 'carte', 'cartes')}, tu ne peux agrandir que sur ${fit} de ${count(open, 'case', 'cases')}.`,
    'all-fit': ({ cards }) =>
      `Après ${count(cards, 'carte', 'cartes')}, il t’en faut d’autres pour construire.`,
    'no-card': ({ open }) =>
      `Aucune de tes cartes ne va sur ${count(open, 'case', 'cases')} où tu peux agrandir.`,
    three: ({ open }) =>
      `Avec n’importe quelle troisième carte, tu peux agrandir sur ${count(open, 'case', 'cases')}.`,
    barker: {
      some: (barkers, reach) =>
        `Avec ${count(barkers, 'bonimenteur', 'bonimenteurs')}, tu mènes des clients à ${count(reach, 'stand de plus', 'stands de plus')}.`,
      none: barkers =>
        `Avec ${count(barkers, 'bonimenteur', 'bonimenteurs')}, un client peut sauter ${count(barkers, 'entrée plus proche', 'entrées plus proches')}.`,
    },
    stop: 'Tu ne peux plus rien construire qui rapporte.',
  },
  weighed: {
    ahead: (own, other, instead) =>
      own === other
        ? `Environ ${ahead(own)}, et avec «\u00a0${instead}\u00a0» aussi.`
        : `Environ ${ahead(own)}, avec «\u00a0${instead}\u00a0» ${than(own, other)}.`,
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
    piece: {
      stall: 'stand principal',
      extension: 'agrandissement',
      customer: 'client',
      gold: 'médaille d’or',
      silver: 'médaille d’argent',
      barker: 'bonimenteur',
      coin: 'pièce',
      point: 'point',
      points: 'points',
    },
    place: at => `quartier ${at}`,
    spot: (row, column, square) => `rangée ${row}, colonne ${column}, ${square}`,
    ask: {
      customer: square => `Quel client est ici, dans le ${square}\u00a0?`,
      stall: square => `Quel stand est ici, dans le ${square}\u00a0?`,
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
      'too-many-cards': limit =>
        did(
          `peux avoir au plus ${cards(limit)} en main.`,
          `peut avoir au plus ${cards(limit)} en main.`,
        ),
      'display-size': limit => `L’étalage doit avoir ${cards(limit)}.`,
    },
    refusedAt: {
      'customer-off-market': square =>
        `${square} n’est pas une case de marché. Un client doit être sur le marché.`,
      'customers-meet': square =>
        `Deux clients ne peuvent pas être sur la même case\u00a0: ${square}.`,
    },
  },
  fields: {
    cloths: 'Stands au départ',
    first: 'Qui commence',
    cloth: 'Couleur',
    coin: 'Pièce pour un joker',
    owner: { label: 'À qui est le stand', neutral: 'neutre' },
    coins: 'Valeur des pièces',
  },
  figures: { points: 'points', sizes: 'stands', medals: 'médailles', coins: 'pièces' },
} satisfies Pages
