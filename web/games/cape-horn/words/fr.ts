// Le Cap Horn en français.

import { count, de, did, has, points } from '../../../words/grammar/fr.ts'
import type { Seat } from '../../game.ts'
import { codeOf } from '../../layout.ts'
import { type Fields, spoken, type Telling } from '../../words.ts'
import type { Entry } from '../rules/entry.ts'
import { type Arrow, type Rose, type RoseColour, romans, type Stage } from '../rules/pieces.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'
import { arrowsOf, cardInWords, first, last, squareOf, winnersOf } from './speech.ts'

const cards = (n: number) => count(n, 'carte', 'cartes')
const roses = (n: number) => count(n, 'rose', 'roses')
const colour: Record<RoseColour, string> = { red: 'rouge', green: 'vert', yellow: 'jaune' }
// Roses and the stations that give them are feminine.
const rosy: Record<RoseColour, string> = { ...colour, green: 'verte' }
const station = ({ stage, colour: one }: Rose) => `${rosy[one]} ${romans[stage]}`
const forward: Record<Stage, string> = { 1: 'au sud', 2: 'à l’ouest', 3: 'au nord' }
const arrow = { F: 'en avant', L: 'à gauche', R: 'à droite', B: 'en arrière' }
const shape = {
  star: 'étoile de #',
  fan: 'éventail de #',
  diagonals: '# en diagonale',
  sideways: '# de côté',
}
const card = (arrows: readonly Arrow[]) => cardInWords(arrows, { ...arrow, ...shape, or: ' ou ' })
const theCard = (type: string | undefined, say: Telling) => {
  const arrows = type === undefined ? undefined : arrowsOf(say, type)
  return arrows ? `«\u00a0${card(arrows)}\u00a0»` : 'une carte'
}
const cost = (points: number) => (points ? ` (−${points})` : '')

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

  won: (standings, say) => {
    const { first, roses: held, crossed, points: left } = winnersOf(standings)
    const names = say.list(first.map(({ seat }) => say.name(seat)))
    if (first.length > 1) return `${names} mènent ensemble, à égalité de roses et de points.`
    const yours = first[0]?.seat === say.you
    const win = yours ? 'Tu gagnes' : `${names} gagne`
    if (crossed) return `${win}\u00a0: la ligne franchie en tête, avec deux roses.`
    if (held >= 3) return `${win}\u00a0: trois roses de trois couleurs.`
    return `${yours ? 'Tu mènes' : `${names} mène`} avec ${roses(held)}${left === undefined ? '' : ` et ${points(left)}`}.`
  },

  refused: {
    'not-this-step': 'Pas à cette étape du tour.',
    'too-few-points': ({ price, points: n }) =>
      `Cela coûte ${points(price)}\u00a0; ${n ? `tu en as ${n}` : 'tu n’en as pas'}.`,
    'too-few-roses': 'Il faut deux roses pour franchir la ligne d’arrivée.',
    'hand-full': ({ limit }) => `Une main tient ${cards(limit)} au plus.`,
  },

  rail: {
    label: 'Étapes du tour',
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
  card,
  of: (n, held) => `${points(n)}, ${roses(held)}`,

  told: {
    opened: ({ first }, say) =>
      did(say, first, 'pars de S1 et commences.', 'part de S1 et commence.'),
    began: ({ seat, gained }, say) => {
      const point = gained === 0 ? '' : '\u00a0: un point est noté'
      return spoken(say, seat, `À toi${point}.`, name => `Au tour ${de(name)}${point}.`)
    },
    laid: ({ seat, card, at }, say) =>
      has(say, seat, `posé ${theCard(card, say)} en ${squareOf(say, at)}.`),
    covered: ({ seat, card, at }, say) =>
      has(say, seat, `couvert ${squareOf(say, at)} avec ${theCard(card, say)}.`),
    sailed: ({ seat, to, by: way, sprint, cost: paid }, say) => {
      const how = way === 'ignore' ? 'ignoré la carte pour aller' : sprint ? 'sprinté' : 'navigué'
      return has(say, seat, `${how} jusqu’en ${squareOf(say, to)}${cost(paid)}.`)
    },
    'crossed-line': ({ seat, cost: paid }, say) =>
      has(say, seat, `franchi la ligne d’arrivée${cost(paid)}.`),
    'won-rose': ({ seat, ...rose }, say) => has(say, seat, `pris la rose ${station(rose)}.`),
    renounced: ({ seat, gained }, say) =>
      did(
        say,
        seat,
        `restes sur place${gained ? '\u00a0: +1 point' : ''}.`,
        `reste sur place${gained ? '\u00a0: +1 point' : ''}.`,
      ),
    drew: ({ seat, card }, say) => has(say, seat, `pioché ${theCard(card, say)}.`),
    bought: ({ seat, card }, say) => has(say, seat, `acheté ${theCard(card, say)} (−1).`),
    won: ({ seat, how }, say) =>
      has(
        say,
        seat,
        how === 'line' ? 'gagné par la ligne d’arrivée.' : 'gagné par la troisième rose.',
      ),
    'got-stuck': 'Dix tours de table complets sans carte ni rose\u00a0: la course s’arrête ici.',
    ended: null,
  },

  refused: {
    'not-in-hand': 'Tu n’as pas cette carte en main.',
    'covered-already': 'Tu as couvert une carte\u00a0: rien d’autre n’est posé ce tour-ci.',
    'laid-already': 'Tu as déjà posé ce tour-ci\u00a0: aucune carte ne peut être couverte.',
    'not-sea': (at, say) => `${last(at, say)} n’est pas une case de mer.`,
    'card-there': (at, say) => `Il y a déjà une carte en ${last(at, say)}.`,
    'touches-no-card': (at, say) =>
      `Aucune carte à côté de ${last(at, say)}. Une carte doit en toucher une autre\u00a0; une escale seule ne compte pas.`,
    'nothing-to-cover': (at, say) => `Pas de carte à couvrir en ${last(at, say)}.`,
    'printed-start': (at, say) =>
      `${last(at, say)} est un départ imprimé\u00a0: il ne se couvre pas.`,
    'under-a-ship': (at, say) =>
      `Un bateau est en ${last(at, say)}\u00a0: sa carte ne se couvre pas.`,
    'within-reach': (at, say) =>
      `Ton bateau en ${first(at, say)} (1) atteint ${last(at, say)} (2) par un coup ordinaire\u00a0: tu ne peux pas couvrir.`,
    'within-ignore': (at, say) =>
      `Ton bateau en ${first(at, say)} (1) atteint ${last(at, say)} (2) en ignorant sa carte\u00a0: dès 3 points, tu ne peux pas couvrir.`,
    'no-card-there': (at, say) =>
      `Pas de carte en ${last(at, say)}\u00a0: un bateau s’arrête sur une carte.`,
    'ship-there': (at, say) => `Un autre bateau est en ${last(at, say)}.`,
    'no-arrow': (at, say) =>
      `Aucune flèche sous ton bateau en ${first(at, say)} (1) ne finit en ${last(at, say)} (2).`,
    'exact-distance': 'Cette flèche va plus loin\u00a0: sa longueur se parcourt exactement.',
    'runs-aground': 'Cette flèche mène à terre ou hors de la carte.',
    'not-beside': (at, say) =>
      `${last(at, say)} (2) n’est pas à côté de ton bateau en ${first(at, say)} (1).`,
    'not-over-the-line': 'La ligne d’arrivée ne se franchit que par un coup ordinaire.',
    'sail-first': 'Navigue d’abord\u00a0; le sprint est le second trajet.',
    'sprinted-already': 'Un seul sprint par tour.',
    'two-ignores': 'Dans un sprint, un seul trajet peut ignorer sa carte.',
    'no-ignore-in-sprint': 'À cette table, aucun trajet d’un sprint n’ignore sa carte.',
    'pile-empty': 'La pioche est vide\u00a0; elle n’est pas renouvelée.',
    'draw-first': 'Pioche d’abord ta carte.',
  },

  doNow: {
    lays: {
      free: 'Pose, ou navigue.',
      paid: 'Pose, ou navigue en payant.',
      not: 'Pose une carte, ou reste.',
    },
    laysNot: {
      free: 'Navigue maintenant.',
      paid: 'Navigue en payant, ou reste.',
      not: 'Reste sur place.',
    },
    square: 'Choisis sa case.',
    coverCard: 'Avec quelle carte couvrir\u00a0?',
    cover: 'Quelle carte couvrir\u00a0?',
    sprint: 'Où finit le sprint\u00a0?',
    draw: 'Pioche une carte.',
    drawOrSprint: 'Pioche, ou sprinte.',
    end: 'Finis ton tour.',
    wins: 'Tu peux gagner.',
    buy: 'Achète, ou finis ton tour.',
    other: {
      laying: name => `${name} pose ou navigue.`,
      sailed: name => `${name} pioche une carte.`,
      buying: name => `${name} peut acheter.`,
    },
  },
  coach: {
    goal: 'Pose des vents pour ton bateau\u00a0: des roses de trois couleurs gagnent, ou de deux et l’arrivée.',
    lay: 'Une carte est un vent. Touche-la, puis une case dorée\u00a0: ton bateau peut y aller.',
    sail: 'Ton bateau suit une flèche de sa carte, aussi loin qu’elle dit. Touche une case marquée.',
    rose: 'Arrête-toi à une escale pour sa rose. Trois couleurs gagnent, ou deux et l’arrivée.',
    draw: 'Tant que tu n’as pas pioché, tu peux tout reprendre.',
  },
  note: {
    ship: (stage, landings) =>
      `L’avant est ${forward[stage]} ici. ${landings === 0 ? 'Rien encore sur tes flèches.' : `Sur tes flèches\u00a0: ${count(landings, 'case', 'cases')}.`}`,
    stuck: rounds =>
      `Sans carte posée ni rose, la course finit dans ${count(rounds, 'tour', 'tours')} de table.`,
    plan: 'Choisis sa case pour plus tard\u00a0: toi seul la vois.',
    square: 'Marqué\u00a0: permis. Doré\u00a0: tu y navigues aussitôt.',
    cover: 'Seulement des cartes hors de ta portée.',
    sprint: 'Le bateau fait les deux trajets.',
    draw: 'Après la pioche, plus de retour.',
    points: n => `Tu as ${points(n)}.`,
    end: 'Ensuite, plus de retour.',
  },

  hand: {
    label: 'Ta main',
    tap: 'Touche une carte pour la poser',
    cover: 'Touche la carte qui couvre',
    plan: 'Ta main\u00a0: touche pour prévoir',
    planned: (one, square) => `Prévu\u00a0: ${one} en ${square}`,
    back: 'touche-la encore pour la reposer',
    empty: 'Aucune carte en main.',
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
    laid: 'pas après avoir posé',
    covered: 'fait',
    noCard: 'main vide',
    noTarget: 'aucune permise',
    empty: 'pioche vide',
  },

  board: {
    label: 'La carte marine\u00a0: parcours-la avec les flèches',
    land: 'terre',
    line: 'au-delà de la ligne d’arrivée',
    sea: stage => `pleine mer, étape ${romans[stage]}`,
    start: n => `départ imprimé S${n}`,
    station: rose => `escale ${station(rose)}`,
    ship: name => `bateau ${de(name)}`,
    yourShip: 'ton bateau',
  },
  meant: {
    sail: 'à portée, gratis',
    crosses: 'franchit la ligne d’arrivée et gagne',
    ignore: cost => `à portée en ignorant la carte pour ${cost}`,
    sprint: cost => `à portée par un sprint pour ${cost}`,
    by: square => `en passant par ${square}`,
    lay: 'une carte peut être posée ici',
    golden: 'une carte peut être posée ici, et rejointe aussitôt',
    cover: 'peut être couverte',
    prize: ({ way, cost, wins }, square, one) => {
      const how = {
        sail: 'Naviguer',
        ignore: `Ignorer la carte (−${cost})`,
        sprint: `Un sprint (−${cost})`,
      }[way]
      const does = one === undefined ? 'franchit la ligne' : `prend la rose ${one}`
      return `${how} jusqu’en ${square} ${does}${wins ? ' et gagne, pour de bon' : ''}.`
    },
    planned: square => `Comme prévu\u00a0: touche ${square}.`,
  },
  sailed: {
    win: square => `Sprint en ${square} et victoire`,
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
      begins: ({ first }, say) => did(say, first, 'commences.', 'commence.'),
      sails: ({ seat }, say) => has(say, seat, 'posé ce qu’il y avait à poser.'),
      renounced: ({ seat }, say) =>
        did(say, seat, 'restes sur place\u00a0: +1 point.', 'reste sur place\u00a0: +1 point.'),
      ignored: ({ seat }, say) => has(say, seat, 'ignoré la carte (−3).'),
      sprinted: ({ seat }, say) => has(say, seat, 'sprinté (−5).'),
      rose: ({ seat, ...rose }, say) => has(say, seat, `pris la rose ${station(rose)}.`),
      'crossed-line': ({ seat }, say) => has(say, seat, 'franchi la ligne d’arrivée.'),
      draws: ({ seat }, say) => has(say, seat, 'fini de naviguer\u00a0; place à la pioche.'),
      bought: ({ seat }, say) => has(say, seat, 'acheté une carte (−1).'),
      hand: ({ seat, change }, say) =>
        has(say, seat, `${cards(Math.abs(change))} de ${change > 0 ? 'plus' : 'moins'} en main.`),
      peg: ({ seat, points: n }, say) => has(say, seat, `mis la cheville sur ${n}.`),
      next: ({ seat }, say) => did(say, seat, 'as fini ton tour.', 'a fini son tour.'),
      closed: 'La table a clos la course.',
    },
  },

  refused: {
    'begun-already': 'La course a déjà commencé.',
    'not-begun': 'Dites d’abord qui commence.',
    'sailed-already': 'La navigation est finie pour ce tour\u00a0: il ne reste qu’à acheter.',
    'one-of-three': 'Qui renonce ne navigue pas.',
    'once-a-turn': 'Une fois par tour.',
    'stage-owned': ({ stage }) => `Ce bateau a déjà une rose de l’étape ${romans[stage]}.`,
    'colour-owned': ({ colour: one }) => `Ce bateau a déjà une rose ${rosy[one]}.`,
    stayed: 'Qui a renoncé n’a pas bougé.',
    'hands-not-counted': 'Les mains ne sont pas comptées à cette table.',
    'points-full': 'Huit points, c’est le maximum.',
    'sprint-first':
      'Une seconde station ce tour-ci demande un sprint. Pour un autre bateau, touche «\u00a0Au tour de…\u00a0».',
    'two-moves': 'Un sprint fait deux trajets, et les deux sont faits.',
    'ignored-no-line':
      'Ignorer la carte ne franchit jamais la ligne\u00a0; l’autre trajet d’un sprint le peut.',
    'points-as-they-are': 'La cheville y est déjà.',
    'hand-empty': 'Cette main n’a pas autant de cartes.',
  },

  why: {
    most: '8 est le maximum',
    sailed: 'navigation finie',
    renounced: 'resté sur place',
    moved: 'pas après un trajet',
    done: 'fait ce tour-ci',
  },
  begin: {
    title: 'Qui commence\u00a0?',
    note: 'Touche le bateau en S1, ou laisse le téléphone tirer au sort.',
    lot: 'Le téléphone tire au sort',
    lotFell: name => `Le sort a désigné ${name}.`,
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
    special: 'Sinon\u00a0: «\u00a0Au tour de…\u00a0».',
    points: 'Points de navigation',
    correct: 'Corriger dans le journal',
    peg: 'Régler la cheville',
    pegTo: n => `Cheville sur ${n}`,
    renounce: (from, to) => `${from} → ${points(to)}`,
    ignore: (from, to) => `quand même\u00a0: ${from} → ${to}`,
    sprint: (from, to) => `deux trajets\u00a0: ${from} → ${to}`,
    buy: (from, to) => `${from} → ${to}`,
    buyCard: 'Acheter',
    station: 'Arrêt à une escale\u00a0?',
    struck: 'barré\u00a0: sans valeur',
    rose: rose => `Rose ${station(rose)}`,
    worthless: rose => `${station(rose)}\u00a0: ne vaut plus rien`,
    owned: rose => `${station(rose)}\u00a0: acquise`,
    rack: 'Roses',
    worth: (colours, stages) => `Une escale ${colours} de l’étape ${stages} vaut encore une rose.`,
    all: 'Toute escale vaut une rose.',
    hand: 'Main',
    crossed: 'Ligne d’arrivée franchie',
    crossedNote: 'Deux roses sont là\u00a0: la ligne est ouverte.',
    third: 'Une troisième rose gagne aussitôt.',
    next: name => `Au tour ${de(name)}`,
    close: 'Clore la course',
    closeNote: 'Elle s’arrête pour toute la table, en l’état.',
    help: 'Où est l’avant, que peut-on couvrir',
    orientation: stage => `Étape ${romans[stage]}\u00a0: l’avant est ${forward[stage]}`,
    sides: {
      1: 'gauche\u00a0: est, droite\u00a0: ouest',
      2: 'gauche\u00a0: sud, droite\u00a0: nord',
      3: 'gauche\u00a0: ouest, droite\u00a0: est',
    },
    mayCover: 'Peut être couverte',
    mayNot: 'Ne peut pas être couverte',
    covers: [
      'une carte par tour, si aucune n’a été posée',
      'une carte sans bateau, hors de ta portée',
    ],
    coversNot: [
      'une carte sous un bateau, même à une escale',
      'un départ imprimé',
      'une carte que tu atteins par un coup ordinaire',
      'dès 3 points\u00a0: une carte à côté de ton bateau',
    ],
    theRule: 'Voir la règle',
    closed: 'Close par la table.',
  },
} satisfies Sheet

export const moves = {
  board: {
    lay: ({ card, at }, say) => `Poser ${theCard(card, say)} en ${squareOf(say, at)}`,
    cover: ({ card, at }, say) => `Couvrir ${squareOf(say, at)} avec ${theCard(card, say)}`,
    sail: ({ to }, say) => `Naviguer jusqu’en ${squareOf(say, to)}`,
    ignore: ({ to }, say) => `Ignorer la carte, jusqu’en ${squareOf(say, to)}`,
    sprint: ({ to, by: way }, say) =>
      `Sprinter${way === 'ignore' ? ' en ignorant la carte,' : ''} jusqu’en ${squareOf(say, to)}`,
    renounce: 'Rester',
    draw: 'Piocher une carte',
    buy: 'Acheter une carte',
    end: 'Finir le tour',
  },
  sheet: {
    begins: ({ first }, say) => `${say.name(first)} commence`,
    rose: rose => `Rose ${station(rose)}`,
    hand: ({ change }) => `Cartes en main\u00a0: ${change > 0 ? '+' : '−'}${Math.abs(change)}`,
    sails: 'Cartes posées, puis navigation',
    renounced: 'Resté sur place\u00a0: +1',
    ignored: 'Carte ignorée\u00a0: −3',
    sprinted: 'Sprint\u00a0: −5',
    'crossed-line': 'Ligne d’arrivée franchie',
    draws: 'Navigation finie, puis pioche',
    bought: 'Carte achetée\u00a0: −1',
    peg: ({ points: n }) => `Cheville sur ${n}`,
    next: 'Fin du tour',
    closed: 'Course close',
  },
} satisfies Moves

export const pages = {
  title: 'Le Cap Horn',
  tagline: 'Pose les vents, double le Horn, rapporte trois roses des vents.',
  modes: {
    digital: 'Toute la course sur vos écrans\u00a0: carte, vents, bateaux.',
    companion: 'Vous naviguez avec la boîte\u00a0; les téléphones tiennent le journal de bord.',
  },
  options: {
    blockedGains: {
      label: 'Bateau bloqué',
      sentence: 'Si un bateau qui ne peut pas naviguer note un point en restant.',
      values: { yes: 'Note un point en restant', no: 'Reste sans point' },
    },
    sprintIgnore: {
      label: 'Sprint et carte ignorée',
      sentence: 'Si un trajet du sprint peut ignorer sa carte, les deux étant payés.',
      values: {
        yes: 'Un trajet peut ignorer sa carte',
        no: 'Les deux trajets suivent leurs cartes',
      },
    },
    edition: {
      label: 'Plateau et cartes',
      sentence:
        'Notre plateau et nos cartes sont des valeurs maison. Qui a la boîte peut coller une édition corrigée (JSON).',
      values: { '': 'Ceux de la maison', own: 'Une édition corrigée' },
    },
    hands: {
      label: 'Cartes en main',
      sentence: 'Si le journal de bord compte aussi les cartes de chaque main.',
      values: { no: 'Non comptées', yes: 'Comptées' },
    },
  },
  reasons: {
    wins: 'La course est gagnée.',
    winsBySprint: (at, say) => `Ensuite, un sprint jusqu’en ${last(at, say)} gagne la course.`,
    winsNext: (at, say) => `Ensuite, ton bateau va en ${last(at, say)} et gagne la course.`,
    rose: rose => `La rose ${station(rose)} est prise.`,
    onto: 'Ton bateau peut s’y rendre aussitôt.',
    leads: (at, say) => `Elle mène à ${last(at, say)}, où ton bateau peut arriver ce tour-ci.`,
    nearer: ({ left }) => `De là, la victoire est à ${count(left, 'tour', 'tours')} environ.`,
    sprints: ({ left }) =>
      `Deux étapes\u00a0: ensuite la victoire est à ${count(left, 'tour', 'tours')} environ.`,
    waits:
      'Rien de mieux n’est à portée\u00a0; un point et une carte renforcent ton prochain tour.',
    draws: 'Rien de plus n’aide ce tour-ci.',
    buys: 'Une carte de plus vaut maintenant son point.',
    ends: 'Une carte de plus ne vaudrait pas son point.',
  },
  luck: 'Le hasard\u00a0: qui commence, et quelle tuile sort de la pile.',
  standing: { roses: 'roses', line: 'ligne d’arrivée', points: 'points de navigation' },
  figures: {
    points: 'points',
    hand: 'cartes',
    roses: 'roses',
    turns: 'tours',
    sailed: 'cases atteintes',
  },
  end: {
    came: 'Jusqu’où chaque bateau était venu',
    roses: 'Roses',
    start: 'départ',
    round: (n: number) => `tour ${n}`,
    line: 'but',
    rose: (name: string, station: string, n: number) =>
      `${name} gagne la rose ${station} à son tour ${n}.`,
  },
  log: {
    digital: {
      chapter: {
        began: (_: number, { seat }: { seat: Seat }, say: Telling) =>
          spoken(say, seat, 'Ton tour', name => `Au tour ${de(name)}`),
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
    'station-once': 'est là deux fois\u00a0: chaque étape et couleur une seule fois',
    'type-once': 'est là deux fois\u00a0: chaque type de carte une seule fois',
    'card-type': 'doit être un des types de carte',
  },
  chart: {
    title: 'CAP HORN',
    subtitle: 'depuis l’Atlantique, en trois étapes',
    land: 'PATAGONIE',
    finish: 'Arrivée · deux roses passent et gagnent',
  },

  layout: {
    areas: {
      sea: 'Cartes sur la mer',
      ship: name => `Ce que possède ${name}`,
      supply: 'Roses qui restent',
      under: 'Cartes recouvertes',
      pile: 'La pioche',
      hand: name => `Main ${de(name)}`,
    },
    piece: ({ piece, count: n, mark }, say) => {
      const [kind, which] = codeOf(piece)
      if (kind === 'card') return theCard(which, say)
      if (kind === 'rose')
        return `rose: ${mark ? station({ stage: mark as Stage, colour: which as RoseColour }) : colour[which as RoseColour]}`
      return kind === 'ship' ? 'navire' : n === 1 ? 'point' : 'points'
    },
    place: (at, say) => squareOf(say, at),
    refused: {
      'too-many-covered':
        'Autant de cartes ne peuvent pas être recouvertes\u00a0: chacune est sous une carte en mer et manque dans la pioche.',
      'race-won': ({ seats: [seat] }, say) =>
        `${say.name(seat)} a gagné\u00a0: cette course est finie.`,
      'no-such-station': ({ seats: [seat] }, say) =>
        `Une rose ${de(say.name(seat))} ne vient d’aucune escale\u00a0: dites sa couleur et son étape.`,
      'too-many-points': ({ seats: [seat], limit }, say) =>
        `${say.name(seat)} a ${points(limit)} au plus.`,
    },
  },
  fields: {
    change: ['Cartes en plus (+) ou en moins (−)', (n: number) => (n > 0 ? `+${n}` : `−${-n}`)],
    first: 'Qui commence',
    stage: ['Étape', (stage: Stage) => romans[stage]],
    colour: ['Couleur', (one: RoseColour) => colour[one]],
    points: 'Points de navigation',
  } satisfies Fields<Entry>,
} satisfies Pages
