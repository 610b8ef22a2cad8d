// Le Cap Horn en français.

import { count, de, did, has, points } from '../../../words/grammar/fr.ts'
import { figureIn } from '../../kit/figures.ts'
import { clause } from '../../words.ts'
import { type Rose, type RoseColour, romans, type Stage } from '../rules/pieces.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'

const tenths = figureIn('fr')
const turns = (n: number) => `${tenths(n)} ${n < 2 ? 'tour' : 'tours'}`
const cards = (n: number) => count(n, 'carte', 'cartes')
const roses = (n: number) => count(n, 'rose', 'roses')
const pointsLeft = (n: number) => (n === 0 ? 'sans point de reste' : `${points(n)} de reste`)
const colour: Record<RoseColour, string> = { red: 'rouge', green: 'vert', yellow: 'jaune' }
// Roses and the stations that give them are feminine.
const rosy: Record<RoseColour, string> = { ...colour, green: 'verte' }
const station = ({ stage, colour: one }: Rose) => `${rosy[one]} ${romans[stage]}`
const forward: Record<Stage, string> = { 1: 'au sud', 2: 'à l’ouest', 3: 'au nord' }

const turn = (and: string) => clause(`À toi${and}`, name => `Au tour ${de(name)}${and}`)

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    roses: (most: number) =>
      most === 0 ? 'Pas encore de rose' : `En tête\u00a0: ${most} ${most === 1 ? 'rose' : 'roses'}`,
    ends: 'Trois roses gagnent, ou deux et l’arrivée',
  },
  points,
  cards,
  station,
  over: 'La course est finie.',
  held: owned =>
    owned.length ? `Roses\u00a0: ${owned.map(station).join(', ')}` : 'Pas encore de rose',

  won: {
    shared: names => `${names} mènent ensemble, à égalité de roses et de points.`,
    line: lead =>
      did(
        `gagnes${lead}, en franchissant la ligne avec deux roses.`,
        `gagne${lead}, en franchissant la ligne avec deux roses.`,
      ),
    three: lead =>
      did(
        `gagnes${lead}, avec trois roses de trois couleurs.`,
        `gagne${lead}, avec trois roses de trois couleurs.`,
      ),
    leads: (held, other) =>
      did(`mènes avec ${roses(held)} à ${other}.`, `mène avec ${roses(held)} à ${other}.`),
    leadsByPoints: (held, left, other) =>
      did(
        `mènes avec ${roses(held)} et ${points(left)} à ${other}.`,
        `mène avec ${roses(held)} et ${points(left)} à ${other}.`,
      ),
    lead: (own, other) => ` ${own}\u00a0à\u00a0${other}`,
  },

  refused: {
    'not-this-step': 'Ce n’est pas possible à cette phase du tour.',
    'too-few-points': ({ price, points: n }) =>
      `Cela coûte ${points(price)}, et tu ${n ? `en as ${n}` : 'n’en as pas'}.`,
    'too-few-roses': 'Un bateau a besoin de deux roses pour franchir la ligne d’arrivée.',
    'hand-full': ({ limit }) => `Tu peux avoir ${cards(limit)} en main au plus.`,
  },

  rail: {
    label: 'Phases du tour',
    point: '+1 point',
    lay: 'Poser',
    sail: 'Naviguer',
    draw: 'Piocher, acheter',
  },
  log: {
    title: 'Journal de bord',
    note: 'points 0–8 · roses',
    pile: n => `${n} dans la pioche`,
    left: 'Roses restantes',
    leftOf: (one, n) => `${rosy[one]} ${n}`,
  },

  act: { ignore: 'Ignorer', sprint: 'Sprint', renounce: 'Rester', undo: 'Annuler' },
  why: { points: n => `tu as ${n}`, step: 'pas maintenant', full: 'main pleine' },
} satisfies Shared

export const board = {
  // A card by its arrows; `#` is their distance.
  arrows: {
    quoted: card => `«\u00a0${card}\u00a0»`,
    unseen: 'une carte',
    or: 'ou',
    F: 'en avant',
    L: 'à gauche',
    R: 'à droite',
    B: 'en arrière',
    star: 'étoile de #',
    fan: 'éventail de #',
    diagonals: '# en diagonale',
    sideways: '# de côté',
  },
  of: (n, held) => `${points(n)}, ${roses(held)}`,

  told: {
    opened: did('commences, en S1.', 'commence, en S1.'),
    began: { plain: turn('.'), gains: turn('\u00a0: +1 point.') },
    laid: (card, square) => has(`posé ${card} en ${square}.`),
    covered: (card, square) => has(`couvert ${square} avec ${card}.`),
    sailed: {
      sail: (square, cost) => has(`navigué jusqu’à ${square}${cost}.`),
      sprint: (square, cost) => has(`sprinté jusqu’à ${square}${cost}.`),
      ignore: (square, cost) => has(`ignoré la carte et navigué jusqu’à ${square}${cost}.`),
    },
    'crossed-line': cost => has(`franchi la ligne d’arrivée${cost}.`),
    'won-rose': station => has(`pris la rose ${station}.`),
    renounced: { plain: has('choisi de rester.'), gains: has('choisi de rester\u00a0: +1 point.') },
    drew: card => has(`pioché ${card}.`),
    bought: card => has(`acheté ${card} (−1).`),
    won: { line: has('gagné à la ligne d’arrivée.'), roses: has('gagné avec la troisième rose.') },
    'got-stuck': 'La course s’arrête après dix tours de table sans nouvelle carte ni rose.',
    ended: null,
  },

  refused: {
    'not-in-hand': 'Tu n’as pas cette carte en main.',
    'covered-already': 'Tu as couvert une carte, donc tu ne peux plus poser ni couvrir ce tour-ci.',
    'laid-already': 'Tu as posé une carte, donc tu ne peux plus en couvrir une ce tour-ci.',
    'not-sea': square => `${square} n’est pas une case de mer.`,
    'card-there': square => `Il y a déjà une carte en ${square}.`,
    'touches-no-card': square =>
      `Il n’y a pas de carte à côté de ${square}. Pose la tienne à côté d’une autre carte. Une escale seule ne compte pas.`,
    'nothing-to-cover': square => `Il n’y a pas de carte à couvrir en ${square}.`,
    'printed-start': square => `${square} est un départ imprimé. Tu ne peux pas le couvrir.`,
    'under-a-ship': square =>
      `Il y a un bateau en ${square}, donc tu ne peux pas couvrir sa carte.`,
    'within-reach': (square, ship) =>
      `Ton bateau en ${ship} (1) peut aller en ${square} (2) par un trajet ordinaire, donc tu ne peux pas couvrir.`,
    'within-ignore': (square, ship) =>
      `Ton bateau en ${ship} (1) peut aller en ${square} (2) en ignorant sa carte, donc tu ne peux pas couvrir.`,
    'no-card-there': square =>
      `Il n’y a pas de carte en ${square}. Un bateau doit s’arrêter sur une carte.`,
    'ship-there': square =>
      `Il y a un autre bateau en ${square}. Seule une escale en accueille plusieurs.`,
    'no-arrow': (square, ship) =>
      `Aucune flèche sous ton bateau en ${ship} (1) ne mène en ${square} (2).`,
    'exact-distance': 'Cette flèche va plus loin. Tu dois la suivre jusqu’au bout.',
    'runs-aground': 'Cette flèche mène à terre ou hors du plateau.',
    'not-beside': (square, ship) => `${square} (2) n’est pas à côté de ton bateau en ${ship} (1).`,
    'not-over-the-line':
      'Tu ne peux pas franchir la ligne d’arrivée en ignorant ta carte. Suis une flèche.',
    'sail-first': 'Navigue d’abord. Le sprint est ton second trajet.',
    'sprinted-already': 'Tu ne peux faire qu’un sprint par tour.',
    'two-ignores': 'Dans un sprint, tu ne peux ignorer la carte que pour un des deux trajets.',
    'no-ignore-in-sprint': 'À cette table, tu ne peux pas ignorer de carte dans un sprint.',
    'pile-empty': 'La pioche est vide. Il n’y a plus de carte à piocher.',
    'draw-first': 'Pioche d’abord ta carte.',
  },

  doNow: {
    lays: {
      free: 'Pose des cartes, ou navigue.',
      paid: 'Pose, ou paie pour naviguer.',
      not: 'Pose une carte, ou reste.',
    },
    laysNot: {
      free: 'Navigue maintenant.',
      paid: 'Paie pour naviguer, ou reste.',
      not: 'Reste sur place.',
    },
    square: 'Choisis une case pour la carte.',
    coverCard: 'Choisis une carte de ta main.',
    cover: 'Choisis la carte à couvrir.',
    sprint: 'Choisis où finit le sprint.',
    draw: 'Pioche une carte.',
    drawOrSprint: 'Pioche une carte, ou sprinte.',
    end: 'Finis ton tour.',
    wins: 'Tu peux gagner.',
    buy: 'Achète encore ou finis ton tour.',
    other: {
      laying: name => `${name} pose des cartes ou navigue.`,
      sailed: name => `${name} pioche une carte.`,
      buying: name => `${name} peut acheter des cartes.`,
    },
  },
  coach: {
    goal: 'Gagne avec trois roses de trois couleurs, ou avec deux et la ligne d’arrivée.',
    lay: 'Une carte est un vent. Touche-la, puis touche une case dorée. Ton bateau peut y aller aussitôt.',
    sail: 'Ton bateau suit une flèche de sa carte. Une pointe vaut une case. Touche une case marquée.',
    rose: 'Arrête-toi à une escale pour gagner sa rose. Il t’en faut trois, ou deux et la ligne d’arrivée.',
    draw: 'Tant que tu n’as pas pioché, tu peux annuler tout ton tour.',
  },
  note: {
    ship: (stage, landings) =>
      `Ici, l’avant est ${forward[stage]}. Tes flèches ${landings === 0 ? 'ne mènent encore à aucune carte' : `mènent à ${count(landings, 'case', 'cases')}`}.`,
    stuck: rounds =>
      `Sans carte posée ni rose, la course finit dans ${count(rounds, 'tour', 'tours')} de table.`,
    plan: 'Choisis une case pour plus tard. Personne d’autre ne la voit.',
    square: 'Les cases marquées sont permises. Tu vas aussitôt sur les dorées.',
    cover: 'Tu ne couvres que des cartes hors de ta portée ce tour-ci.',
    sprint: 'Ton bateau fait deux trajets, l’un après l’autre.',
    draw: 'Une fois la carte piochée, tu ne peux plus annuler.',
    points: n => `Tu as ${points(n)}.`,
    end: 'Tu ne peux pas annuler cela.',
  },

  hand: {
    label: 'Ta main',
    tap: 'Touche une carte pour la poser',
    cover: 'Touche une carte pour couvrir',
    plan: 'Ta main\u00a0: touche pour prévoir',
    planned: (one, square) => `Prévu\u00a0: ${one} en ${square}`,
    back: 'touche-la encore pour la reposer',
    empty: 'Tu n’as pas de carte en main.',
    pick: one => `Prendre\u00a0: ${one}`,
  },

  act: {
    label: 'Façons de naviguer',
    sail: 'Naviguer',
    stay: 'Rester',
    cover: 'Couvrir',
    free: 'gratis',
    squares: n => count(n, 'case', 'cases'),
    leaves: (from, to) => `${from} → ${to}`,
    wins: 'gagne',
    becomes: (from, to) => `${from} → ${points(to)}`,
    stays: 'rester sur place',
    nothingElse: 'au lieu de poser',
  },
  why: {
    noLanding: 'aucune case',
    laid: 'carte déjà posée',
    covered: 'fait',
    noCard: 'main vide',
    noTarget: 'aucune permise',
    empty: 'pioche vide',
  },

  board: {
    label: 'Le plateau\u00a0: parcours-le avec les flèches',
    land: 'terre',
    line: 'au-delà de la ligne d’arrivée',
    sea: stage => `pleine mer, étape ${romans[stage]}`,
    start: n => `départ imprimé S${n}`,
    station: rose => `escale ${station(rose)}`,
    ship: name => `bateau ${de(name)}`,
    yourShip: 'ton bateau',
  },
  meant: {
    sail: 'tu peux y aller',
    crosses: 'franchit la ligne d’arrivée et gagne',
    ignore: cost => `tu peux y aller en ignorant la carte (−${cost})`,
    sprint: cost => `tu peux y aller par un sprint (−${cost})`,
    by: square => `en passant par ${square}`,
    lay: 'tu peux poser une carte ici',
    golden: 'tu peux poser une carte ici et y aller aussitôt',
    cover: 'tu peux la couvrir',
    prize: ({ way, cost, wins }, square, one) => {
      const how = {
        sail: 'Va',
        ignore: `Ignore (−${cost}), va`,
        sprint: `Sprinte (−${cost})`,
      }[way]
      const does = one === undefined ? 'franchis la ligne' : `prends la rose ${one}`
      return wins
        ? `${how} en ${square}, ${does} et gagne pour de bon.`
        : `${how} en ${square} et ${does}.`
    },
    planned: square => `Touche ${square} pour la poser comme prévu.`,
  },
  sailed: {
    win: square => `Sprinter en ${square} et gagner`,
    draw: 'Piocher une carte',
    drawEnd: 'Piocher et finir',
    drawBuy: 'Piocher et acheter encore',
    each: '1 point chacune',
    buy: 'Acheter',
    end: 'Finir le tour',
  },
} satisfies Board

export const sheet = {
  colour: rosy,

  told: {
    opened: 'Tout le monde commence avec 3 points.',
    entered: {
      begins: did('commences.', 'commence.'),
      sails: has('fini de poser des cartes.'),
      renounced: has('choisi de rester\u00a0: +1 point.'),
      ignored: has('ignoré la carte (−3).'),
      sprinted: has('sprinté (−5).'),
      rose: station => has(`pris la rose ${station}.`),
      'crossed-line': has('franchi la ligne d’arrivée.'),
      draws: has('fini de naviguer.'),
      bought: has('acheté une carte (−1).'),
      hand: {
        more: n => has(`noté ${cards(n)} de plus en main.`),
        fewer: n => has(`noté ${cards(n)} de moins en main.`),
      },
      peg: points => has(`déplacé le marqueur sur ${points}.`),
      next: did('as fini ton tour.', 'a fini son tour.'),
      closed: 'Vous avez arrêté la course.',
    },
  },

  refused: {
    'begun-already': 'La course a déjà commencé.',
    'not-begun': 'Notez d’abord qui commence.',
    'sailed-already': 'La navigation est finie pour ce tour. Tu peux seulement acheter des cartes.',
    'one-of-three': 'Un bateau reste ou navigue. Il ne fait pas les deux dans un tour.',
    'once-a-turn': 'Tu ne peux noter cela qu’une fois par tour.',
    'stage-owned': ({ stage }) => `Ce bateau a déjà une rose de l’étape ${romans[stage]}.`,
    'colour-owned': ({ colour: one }) => `Ce bateau a déjà une rose ${rosy[one]}.`,
    stayed: 'Ce bateau est resté. Il ne gagne pas de rose et ne franchit pas la ligne ce tour-ci.',
    'hands-not-counted': 'À cette table, on ne compte pas les cartes en main.',
    'points-full': 'Un bateau peut avoir 8 points au plus.',
    'sprint-first':
      'Une seconde escale ce tour-ci demande un sprint. Pour un autre bateau, touche «\u00a0Au tour de…\u00a0».',
    'two-moves': 'Un sprint fait deux trajets, et tu as noté les deux.',
    'ignored-no-line':
      'On ne franchit pas la ligne en ignorant la carte. L’autre trajet d’un sprint le peut.',
    'points-as-they-are': 'Le marqueur y est déjà.',
    'hand-empty': 'Il n’y a pas autant de cartes dans cette main.',
  },

  why: {
    most: '8 est le maximum',
    sailed: 'navigation finie',
    renounced: 'le bateau reste',
    moved: 'trajet déjà fait',
    done: 'fait ce tour-ci',
  },
  begin: {
    title: 'Qui commence\u00a0?',
    note: 'Touche le bateau en S1, ou laisse le téléphone choisir.',
    lot: 'Laisser le téléphone choisir',
    lotFell: name => `Le téléphone a choisi ${name}.`,
  },
  sheet: {
    lays: name => `${name} pose des cartes.`,
    sails: name => `${name} navigue.`,
    draws: name => `${name} pioche et achète.`,
    yours: {
      lays: 'Pose tes cartes.',
      sails: 'Fais naviguer ton bateau.',
      draws: 'Pioche, puis achète.',
    },
    special: 'Sinon, touche «\u00a0Au tour de…\u00a0».',
    points: 'Points de navigation',
    correct: 'Corriger dans le journal',
    peg: 'Déplacer le marqueur',
    pegTo: n => `Marqueur sur ${n}`,
    renounce: (from, to) => `${from} → ${points(to)}`,
    ignore: (from, to) => `quand même\u00a0: ${from} → ${to}`,
    sprint: (from, to) => `deux trajets\u00a0: ${from} → ${to}`,
    buy: (from, to) => `${from} → ${to}`,
    buyCard: 'Acheter',
    station: 'Arrêt à une escale\u00a0?',
    struck: 'rayé\u00a0: sans valeur',
    rose: rose => `Rose ${station(rose)}`,
    worthless: rose => `${station(rose)}\u00a0: ne vaut plus rien`,
    owned: rose => `${station(rose)}\u00a0: gagnée`,
    rack: 'Roses gagnées',
    worth: (colours, stages) => `Une escale ${colours} de l’étape ${stages} donne encore une rose.`,
    all: 'Chaque escale donne une rose.',
    hand: 'Cartes en main',
    crossed: 'Ligne d’arrivée franchie',
    crossedNote: 'Avec deux roses, le bateau peut passer.',
    third: 'Avec une troisième rose, tu gagnes.',
    next: name => `Au tour ${de(name)}`,
    close: 'Arrêter la course',
    closeNote: 'Elle s’arrête en l’état pour tout le monde.',
    help: 'Où est l’avant, que peux-tu couvrir',
    orientation: stage => `Étape ${romans[stage]}\u00a0: l’avant est ${forward[stage]}`,
    sides: {
      1: 'gauche\u00a0: est, droite\u00a0: ouest',
      2: 'gauche\u00a0: sud, droite\u00a0: nord',
      3: 'gauche\u00a0: ouest, droite\u00a0: est',
    },
    mayCover: 'Tu peux couvrir',
    mayNot: 'Tu ne peux pas couvrir',
    covers: [
      'une carte par tour, si tu n’en poses aucune',
      'une carte sans bateau que tu n’atteins pas',
    ],
    coversNot: [
      'une carte sous un bateau, même à une escale',
      'un départ imprimé',
      'une carte que tu atteins par un trajet ordinaire',
      'une carte à côté de ton bateau, si tu as 3 points',
    ],
    theRule: 'Voir la règle',
    closed: 'Vous avez arrêté la course.',
  },
} satisfies Sheet

export const moves = {
  board: {
    lay: (card, square) => `Poser ${card} en ${square}`,
    cover: (card, square) => `Couvrir ${square} avec ${card}`,
    sail: square => `Naviguer jusqu’à ${square}`,
    ignore: square => `Ignorer la carte et aller en ${square}`,
    sprint: {
      sail: square => `Sprinter jusqu’à ${square}`,
      ignore: square => `Sprinter jusqu’à ${square} en ignorant la carte`,
    },
    renounce: 'Rester',
    draw: 'Piocher une carte',
    buy: 'Acheter une carte',
    end: 'Finir le tour',
  },
  sheet: {
    begins: name => `${name} commence`,
    rose: station => `Rose ${station}`,
    hand: change => `Cartes en main\u00a0: ${change}`,
    sails: 'Cartes posées',
    renounced: 'Rester\u00a0: +1',
    ignored: 'Carte ignorée\u00a0: −3',
    sprinted: 'Sprint\u00a0: −5',
    'crossed-line': 'Ligne d’arrivée franchie',
    draws: 'Navigation finie',
    bought: 'Carte achetée\u00a0: −1',
    peg: points => `Marqueur sur ${points}`,
    next: 'Fin du tour',
    closed: 'Course arrêtée',
  },
} satisfies Moves

export const pages = {
  title: 'Le Cap Horn',
  tagline: 'Pose les vents, double le Horn, rapporte trois roses des vents.',
  modes: {
    digital: 'Toute la course sur vos écrans\u00a0: plateau, vents, bateaux.',
    companion: 'Vous naviguez avec la boîte, et vos téléphones tiennent le journal de bord.',
  },
  options: {
    blockedGains: {
      label: 'Bateau bloqué',
      sentence: 'Si un bateau qui ne peut pas naviguer gagne un point quand il reste.',
      values: { yes: 'Gagne un point quand il reste', no: 'Reste sans point' },
    },
    sprintIgnore: {
      label: 'Sprint et carte ignorée',
      sentence: 'Si un des trajets du sprint peut ignorer sa carte, quand tu paies les deux.',
      values: {
        yes: 'Un trajet peut ignorer sa carte',
        no: 'Les deux trajets suivent leurs cartes',
      },
    },
    edition: {
      label: 'Plateau et cartes',
      sentence:
        'Le plateau et le mélange de cartes sont de nous. Si tu as la boîte, tu peux coller une édition corrigée (JSON).',
      values: { '': 'Les nôtres', own: 'Une édition corrigée' },
    },
    hands: {
      label: 'Cartes en main',
      sentence: 'Si le journal de bord compte aussi les cartes de chaque main.',
      values: { no: 'Non comptées', yes: 'Comptées' },
    },
  },
  reasons: {
    wins: 'Cela gagne la course.',
    winsBySprint: (square, steps) =>
      steps === 1
        ? `Ensuite, un sprint en ${square} gagne la course.`
        : `Tu gagnes la course en ${steps} étapes de plus, par un sprint en ${square}.`,
    winsNext: (square, steps) =>
      steps === 1
        ? `Ensuite, ton bateau va en ${square} et gagne la course.`
        : `Tu gagnes la course en ${steps} étapes de plus, en ${square}.`,
    rose: rose => `Cela rapporte la rose ${station(rose)}.`,
    onto: (square, left) =>
      `Ton bateau va aussitôt en ${square}, à environ ${turns(left)} de la victoire.`,
    leads: (square, left, steps) =>
      `Elle mène ton bateau en ${square} en ${count(steps, 'étape', 'étapes')}, à environ ${turns(left)} de la victoire.`,
    nearer: (square, left) => `De ${square}, il te faut environ ${turns(left)} pour gagner.`,
    sprints: ({ left }) => `Après les deux trajets, il te faut environ ${turns(left)} pour gagner.`,
    waits: ({ left }) =>
      `Un point et une carte t’aident plus au prochain tour, à environ ${turns(left)} de la victoire.`,
    draws: ({ cards }) =>
      `Tu ne peux que piocher\u00a0: ${count(cards, 'carte', 'cartes')} dans la pioche.`,
    keeps: ({ points: n }) => `Rien ne vaut d’être payé maintenant\u00a0: tu gardes ${points(n)}.`,
    buys: ({ cards, gain, cost, points: n }) =>
      `Une carte de plus, sur ${cards}, épargne environ ${turns(gain)}, ${n === 1 ? 'ton seul point' : `un de tes ${n} points`} ${tenths(cost)}.`,
    ends: ({ cards, points: n }) =>
      `Tu ne peux que finir ton tour\u00a0: ${count(cards, 'carte', 'cartes')} en main, ${points(n)}.`,
  },
  weighed: {
    chance: (own, other, instead) =>
      own === other
        ? `Environ ${own}\u00a0% de gagner, et avec «\u00a0${instead}\u00a0» aussi.`
        : `Environ ${own}\u00a0% de gagner, avec «\u00a0${instead}\u00a0» ${other}\u00a0%.`,
  },
  luck: 'Le hasard décide qui commence et quelles cartes on pioche.',
  standing: { roses: 'roses', line: 'ligne d’arrivée', points: 'points de navigation' },
  figures: {
    points: 'points',
    hand: 'cartes',
    roses: 'roses',
    turns: 'tours',
    sailed: 'cases atteintes',
  },
  end: {
    came: 'Jusqu’où chaque bateau est allé',
    roses: 'Roses',
    start: 'départ',
    round: (n: number) => `tour ${n}`,
    line: 'but',
    rose: (name: string, station: string, n: number) =>
      `${name} a gagné la rose ${station} à son tour ${n}.`,
    led: (name, station, n, own, other) =>
      `Au tour ${n}, ${name} a gagné la rose ${station}\u00a0: ${own} à ${other}, et en tête jusqu’à la fin.`,
    third: (name, station, n, isSprint) =>
      `Au tour ${n}, ${name} a gagné ${isSprint ? 'par un sprint ' : ''}la troisième rose\u00a0: ${station}.`,
    crossed: (name, n, isSprint) =>
      `Au tour ${n}, ${name} a franchi la ligne${isSprint ? ' par un sprint' : ''}.`,
    each: (stations, where, left) =>
      `${stations || 'Aucune rose'}${where && `\u00a0; ${where}`}\u00a0; ${pointsLeft(left)}.`,
    stage: stage => `jusqu’à l’étape ${stage}`,
    overLine: 'ligne franchie',
    ahead: (n, names) => `${roses(n)} d’avance sur ${names}.`,
    alone: (names, many) =>
      `${names} ${many ? 'avaient' : 'avait'} aussi deux roses, sans franchir la ligne.`,
    byPoints: (n, names) => `${points(n)} d’avance sur ${names}, avec autant de roses.`,
    short: {
      one: left => `Il te manquait une rose ou la ligne\u00a0; ${pointsLeft(left)}.`,
      three: (n, left) => `Il te manquait ${roses(n)} sur trois\u00a0; ${pointsLeft(left)}.`,
      behind: (n, left) => `Il te manquait ${roses(n)}\u00a0; ${pointsLeft(left)}.`,
      points: n => `Tu avais autant de roses, mais ${points(n)} de moins.`,
    },
  },
  log: {
    digital: {
      chapter: {
        began: clause('Ton tour', name => `Au tour ${de(name)}`),
      },
    },
    companion: {},
  },
  faults: {
    'capital-letter': 'doit être une lettre majuscule',
    arrow: 'doit être une direction (F FL FR L R B BL BR) et une distance',
    'map-signs': 'ne peut contenir que # 1 2 3 F',
    columns: ([least, most]) => `doit avoir de ${least} à ${most} colonnes`,
    'as-first-row': ([columns]) => `doit avoir ${columns} colonnes, comme la première rangée`,
    'most-sea': ([most]) => `peut avoir ${most} cases de mer au plus`,
    'sea-square': 'doit être une case de mer',
    'station-once': 'apparaît deux fois\u00a0; donne chaque étape et couleur une seule fois',
    'type-once': 'apparaît deux fois\u00a0; donne chaque type de carte une seule fois',
    'card-type': 'doit être un des types de carte',
  },
  chart: {
    title: 'CAP HORN',
    subtitle: 'depuis l’Atlantique, en trois étapes',
    land: 'PATAGONIE',
    finish: 'Arrivée · gagne ici avec deux roses',
  },

  layout: {
    areas: {
      sea: 'Cartes sur la mer',
      ship: name => `Ce que possède ${name}`,
      supply: 'Roses restantes',
      under: 'Cartes couvertes',
      pile: 'La pioche',
      hand: name => `Main ${de(name)}`,
    },
    piece: {
      colour: rosy,
      rose: which => `rose\u00a0: ${which}`,
      ship: 'bateau',
      point: 'point',
      points: 'points',
    },
    refused: {
      'too-many-covered':
        'Il y a trop de cartes couvertes. Chacune est sous une carte en mer et n’est plus dans la pioche.',
      'race-won': name => `${name} a gagné, cette course est donc finie.`,
      'no-such-station': name =>
        `Aucune escale ne donne une des roses ${de(name)}. Vérifiez sa couleur et son étape.`,
      'too-many-points': (name, limit) => `${name} peut avoir ${points(limit)} au plus.`,
    },
  },
  fields: {
    change: 'Cartes en plus (+) ou en moins (−)',
    first: 'Qui commence',
    stage: 'Étape',
    colour: 'Couleur',
    points: 'Points de navigation',
  },
} satisfies Pages
