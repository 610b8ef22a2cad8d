// Le Cap Horn en français.
import type { Seat, Standing } from '../../game.ts'
import type { GameWords, Telling } from '../../words.ts'
import type { Arrow } from '../chart.ts'
import type { Rose, RoseColour, Stage } from '../pieces.ts'
import type { Words } from './en.ts'
import {
  type AnyView,
  arrowsOf,
  capital,
  cardInWords,
  compared,
  counting,
  type Fact,
  proof,
  romans,
  type Shape,
  spoken,
  squareOf,
  squaresIn,
  winnersOf,
} from './speech.ts'

const count = counting('fr')
const points = (n: number) => count(n, 'point', 'points')
const cards = (n: number) => count(n, 'carte', 'cartes')
const roses = (n: number) => count(n, 'rose', 'roses')
const colour: Record<RoseColour, string> = { red: 'rouge', green: 'vert', yellow: 'jaune' }
const station = ({ stage, colour: one }: Rose) => `${colour[one]} ${romans[stage]}`

const shape = (one: Shape, n: number) =>
  ({
    star: `étoile de ${n}`,
    fan: `éventail de ${n}`,
    ahead: `${n} en avant`,
    diagonals: `${n} en diagonale`,
    sideways: `${n} de côté`,
    astern: `${n} en arrière`,
  })[one]
const heading: Record<Arrow['heading'], string> = {
  F: 'en avant',
  FL: 'en avant à gauche',
  FR: 'en avant à droite',
  L: 'à gauche',
  R: 'à droite',
  B: 'en arrière',
  BL: 'en arrière à gauche',
  BR: 'en arrière à droite',
}
const card = (arrows: readonly Arrow[]) => cardInWords(arrows, shape, heading, ' ou ')
const theCard = (telling: Telling, type: string | undefined) => {
  const arrows = type === undefined ? undefined : arrowsOf(telling, type)
  return arrows ? `«\u00a0${card(arrows)}\u00a0»` : 'une carte'
}

const told = (fact: Fact, telling: Telling): string | undefined => {
  const by = (seat: Seat, you: string, other: string) => spoken(telling, seat, `Tu ${you}`, name => `${name} ${other}`)
  const has = (seat: Seat, did: string) => spoken(telling, seat, `Tu as ${did}`, name => `${name} a ${did}`)
  const on = (at: number) => squareOf(telling, at)
  switch (fact.kind) {
    case 'opened':
      return 'first' in fact
        ? by(fact.first, 'pars de S1 et commences.', 'part de S1 et commence.')
        : `Tout le monde commence avec ${points(3)}.`
    case 'began':
      return spoken(
        telling,
        fact.seat,
        'À toi\u00a0: un point est noté.',
        name => `Au tour de ${name}\u00a0: un point est noté.`,
      )
    case 'laid':
      return has(fact.seat, `posé ${theCard(telling, fact.card)} en ${on(fact.at)}.`)
    case 'covered':
      return has(fact.seat, `couvert ${on(fact.at)} avec ${theCard(telling, fact.card)}.`)
    case 'sailed': {
      const how = fact.by === 'ignore' ? 'ignoré la carte pour aller' : fact.sprint ? 'sprinté' : 'navigué'
      const cost = fact.cost ? ` (−${fact.cost})` : ''
      return has(fact.seat, `${how} jusqu’en ${on(fact.to)}${cost}.`)
    }
    case 'crossed-line':
      return has(fact.seat, `franchi la ligne d’arrivée${'cost' in fact && fact.cost ? ` (−${fact.cost})` : ''}.`)
    case 'won-rose':
      return has(fact.seat, `pris la rose ${station(fact)}.`)
    case 'renounced':
      return fact.gained
        ? has(fact.seat, 'renoncé\u00a0: +1 point.')
        : by(fact.seat, 'restes sur place.', 'reste sur place.')
    case 'drew':
      return has(fact.seat, `pioché ${theCard(telling, fact.card)}.`)
    case 'bought':
      return has(fact.seat, `acheté ${theCard(telling, fact.card)} (−1).`)
    case 'won':
      return has(fact.seat, fact.how === 'line' ? 'gagné par la ligne d’arrivée.' : 'gagné par la troisième rose.')
    case 'got-stuck':
      return 'Dix tours sans carte ni rose\u00a0: la course s’arrête ici.'
    case 'ended':
    case 'sealed':
    case 'revealed':
      return undefined
    case 'entered': {
      const { seat, entry } = fact
      switch (entry.kind) {
        case 'begins':
          return by(entry.first, 'commences.', 'commence.')
        case 'sails':
          return has(seat, 'posé ce qu’il y avait à poser.')
        case 'renounced':
          return has(seat, 'renoncé\u00a0: +1 point.')
        case 'ignored':
          return has(seat, 'ignoré la carte (−3).')
        case 'sprinted':
          return has(seat, 'sprinté (−5).')
        case 'rose':
          return has(seat, `pris la rose ${station(entry)}.`)
        case 'crossed-line':
          return has(seat, 'franchi la ligne d’arrivée.')
        case 'draws':
          return has(seat, 'navigué\u00a0; une carte est piochée.')
        case 'bought':
          return has(seat, 'acheté une carte (−1).')
        case 'hand': {
          const change = `${cards(Math.abs(entry.change))} de ${entry.change > 0 ? 'plus' : 'moins'}`
          return by(seat, `as ${change} en main.`, `a ${change} en main.`)
        }
        case 'next':
          return by(seat, 'as fini ton tour.', 'a fini son tour.')
        case 'closed':
          return 'La table a clos la course.'
      }
    }
  }
}

const firstOf = (telling: Telling, at: unknown) => squareOf(telling, squaresIn(at)[0] ?? 0)
const lastOf = (telling: Telling, at: unknown) => squareOf(telling, squaresIn(at).at(-1) ?? 0)

const refused: GameWords['refused'] = {
  'race-over': () => 'La course est finie.',
  'not-your-turn': () => 'Ce n’est pas encore ton tour.',
  'not-this-step': () => 'Pas à cette étape du tour.',
  'too-few-points': ({ at }) => `Cela coûte ${points(proof(at, 'price'))}\u00a0; il y en a ${proof(at, 'points')}.`,
  'not-in-hand': () => 'Tu n’as pas cette carte en main.',
  'covered-already': () => 'Tu as couvert une carte\u00a0: rien d’autre n’est posé ce tour-ci.',
  'laid-already': () => 'Tu as déjà posé ce tour-ci\u00a0: aucune carte ne peut être couverte.',
  'not-sea': ({ at }, telling) => `${lastOf(telling, at)} n’est pas une case de mer.`,
  'card-there': ({ at }, telling) => `Il y a déjà une carte en ${lastOf(telling, at)}.`,
  'touches-no-card': ({ at }, telling) =>
    `Aucune carte à côté de ${lastOf(telling, at)}. Une carte doit en toucher une autre\u00a0; une escale seule ne compte pas.`,
  'nothing-to-cover': ({ at }, telling) => `Pas de carte à couvrir en ${lastOf(telling, at)}.`,
  'printed-start': ({ at }, telling) => `${lastOf(telling, at)} est un départ imprimé\u00a0: il ne se couvre pas.`,
  'under-a-ship': ({ at }, telling) => `Un bateau est en ${lastOf(telling, at)}\u00a0: sa carte ne se couvre pas.`,
  'within-reach': ({ at }, telling) =>
    `Ton bateau en ${firstOf(telling, at)} (1) atteint ${lastOf(telling, at)} (2) par un coup ordinaire\u00a0: tu ne peux pas couvrir.`,
  'within-ignore': ({ at }, telling) =>
    `Ton bateau en ${firstOf(telling, at)} (1) atteint ${lastOf(telling, at)} (2) en ignorant sa carte\u00a0: dès 3 points, tu ne peux pas couvrir.`,
  'no-card-there': ({ at }, telling) =>
    `Pas de carte en ${lastOf(telling, at)}\u00a0: un bateau s’arrête sur une carte.`,
  'ship-there': ({ at }, telling) => `Un autre bateau est en ${lastOf(telling, at)}.`,
  'no-arrow': ({ at }, telling) =>
    `Aucune flèche sous ton bateau en ${firstOf(telling, at)} (1) ne finit en ${lastOf(telling, at)} (2).`,
  'exact-distance': () => 'Cette flèche va plus loin\u00a0: sa longueur se parcourt exactement.',
  'runs-aground': () => 'Cette flèche mène à terre ou hors de la carte.',
  'too-few-roses': () => 'Il faut deux roses pour franchir la ligne d’arrivée.',
  'not-beside': ({ at }, telling) =>
    `${lastOf(telling, at)} (2) n’est pas à côté de ton bateau en ${firstOf(telling, at)} (1).`,
  'not-over-the-line': () => 'La ligne d’arrivée ne se franchit que par un coup ordinaire.',
  'sail-first': () => 'Navigue d’abord\u00a0; le sprint est le second trajet.',
  'sprinted-already': () => 'Un seul sprint par tour.',
  'two-ignores': () => 'Dans un sprint, un seul trajet peut ignorer sa carte.',
  'no-ignore-in-sprint': () => 'À cette table, aucun trajet d’un sprint n’ignore sa carte.',
  'hand-full': ({ at }) => `Une main tient ${cards(proof(at, 'limit'))} au plus.`,
  'pile-empty': () => 'La pioche est vide\u00a0; elle n’est pas renouvelée.',
  'draw-first': () => 'Pioche d’abord ta carte.',
  'begun-already': () => 'La course a déjà commencé.',
  'not-begun': () => 'Dites d’abord qui commence.',
  'no-such-seat': () => 'Cette place n’existe pas.',
  'sailed-already': () => 'Le bateau a navigué\u00a0: il ne reste qu’à acheter.',
  'one-of-three': () => 'Qui renonce ne navigue pas.',
  'once-a-turn': () => 'Une fois par tour.',
  'stage-owned': ({ at }) => `Il y a déjà une rose de l’étape ${romans[(at as Rose).stage]}.`,
  'colour-owned': ({ at }) => `Il y a déjà une rose de couleur ${colour[(at as Rose).colour]}.`,
  stayed: () => 'Qui a renoncé n’a pas bougé.',
  'hands-not-counted': () => 'Les mains ne sont pas comptées à cette table.',
  'points-full': () => 'Huit points, c’est le maximum.',
  'sprint-first': () => 'Un second arrêt demande un sprint\u00a0: touche d’abord Sprint.',
  'hand-empty': () => 'Il n’y a pas tant de cartes dans cette main.',
}

const won = (standings: readonly Standing[], telling: Telling): string => {
  const { first, roses: held, crossed, points: left } = winnersOf(standings)
  const [winner] = first
  if (!winner) return ''
  const names = telling.list(first.map(({ seat }) => telling.name(seat)))
  if (first.length > 1) return `${names} mènent ensemble, à égalité, avec ${roses(held)} et ${points(left)}.`
  const yours = winner.seat === telling.you
  if (crossed) return `${yours ? 'Tu franchis' : `${names} franchit`} la ligne d’arrivée en tête, avec ${roses(held)}.`
  if (held >= 3) return `${yours ? 'Tu as' : `${names} a`} trois roses de trois couleurs.`
  return `${yours ? 'Tu mènes' : `${names} mène`} avec ${roses(held)} et ${points(left)}.`
}

const changed = (before: AnyView, after: AnyView, telling: Telling): string[] =>
  compared(
    before,
    after,
    (seat, what, from, to) => `${telling.name(seat)}\u00a0: ${what === 'points' ? 'points' : 'cartes'} ${from} → ${to}`,
    (seat, rose, gained) => `${telling.name(seat)}\u00a0: ${gained ? 'gagne' : 'perd'} la rose ${station(rose)}`,
    seat => spoken(telling, seat, 'Ce serait ton tour.', name => `Ce serait le tour de ${name}.`),
  )

const forward: Record<Stage, string> = { 1: 'au sud', 2: 'à l’ouest', 3: 'au nord' }

const words: Words = {
  title: 'Le Cap Horn',
  tagline: 'Pose les vents, double le Horn, rapporte trois roses des vents.',
  modes: {
    digital: 'Toute la course sur vos écrans\u00a0: carte, vents, bateaux.',
    companion: 'Vous naviguez avec la boîte\u00a0; les téléphones tiennent le journal de bord.',
  },
  colours: { black: 'Noir', blue: 'Bleu', orange: 'Orange', violet: 'Violet', teal: 'Turquoise' },
  options: {
    blockedGains: {
      label: 'Bateau bloqué',
      sentence: 'Si un bateau qui ne peut pas naviguer note un point en restant.',
      values: { yes: 'Note un point en restant', no: 'Reste sans point' },
    },
    sprintIgnore: {
      label: 'Sprint et carte ignorée',
      sentence: 'Si un trajet du sprint peut ignorer sa carte, les deux étant payés.',
      values: { yes: 'Un trajet peut ignorer sa carte', no: 'Les deux trajets suivent leurs cartes' },
    },
    edition: {
      label: 'Plateau et cartes',
      sentence:
        'Notre plateau et nos cartes sont des valeurs maison. Qui a la boîte peut coller une édition corrigée (JSON).',
      values: { '': 'Ceux de la maison', own: 'Une édition corrigée' },
    },
    hands: {
      label: 'Cartes en main',
      sentence: 'Si le journal compte aussi les cartes de chaque main.',
      values: { no: 'Non comptées', yes: 'Comptées' },
    },
  },
  standing: { roses: 'roses', line: 'ligne d’arrivée', points: 'points' },
  refused,
  won,
  told,
  changed,

  chart: {
    title: 'CAP HORN',
    subtitle: 'depuis l’Atlantique, en trois étapes',
    land: 'PATAGONIE',
    finish: 'Arrivée · deux roses passent et gagnent',
    stages: { 1: 'sud', 2: 'ouest', 3: 'nord' },
  },

  points,
  cards,
  roses,
  colour,
  station,
  card,
  forward,
  players: 'Bateaux',
  of: (n: number, held: number) => `${points(n)}, ${roses(held)}`,
  held: (owned: readonly Rose[]) =>
    owned.length ? `Roses\u00a0: ${owned.map(station).join(', ')}` : 'Pas encore de rose',

  rail: {
    label: 'Étapes du tour',
    point: '+1 point',
    lay: 'Poser',
    sail: 'Naviguer',
    draw: 'Piocher, acheter',
  },

  doNow: {
    laying: 'Pose, ou navigue.',
    sailing: 'Navigue maintenant.',
    blocked: 'Aucune escale\u00a0: pose ou reste.',
    square: 'Choisis sa case.',
    coverCard: 'Avec quelle carte couvrir\u00a0?',
    cover: 'Quelle carte couvrir\u00a0?',
    sprint: 'Où finit le sprint\u00a0?',
    draw: 'Pioche une carte.',
    drawOrSprint: 'Pioche, ou sprinte.',
    end: 'Finis ton tour.',
    buy: 'Achète, ou finis ton tour.',
    other: {
      laying: (name: string) => `${name} pose ou navigue.`,
      sailed: (name: string) => `${name} a navigué et pioche.`,
      buying: (name: string) => `${name} peut acheter.`,
    },
    over: 'La course est finie.',
  },
  note: {
    ship: (stage: Stage, landings: number) =>
      `L’avant est ${forward[stage]} ici. ${landings === 0 ? 'Aucune case sur tes flèches.' : `Sur tes flèches\u00a0: ${count(landings, 'case', 'cases')}.`}`,
    rose: (one: string) => `L’escale ${one} vaut une rose.`,
    line: 'La ligne d’arrivée t’est ouverte.',
    square: 'Pointillé\u00a0: permis. Doré\u00a0: tu y navigues aussitôt.',
    cover: 'Seulement des cartes hors de ta portée.',
    sprint: 'Le bateau fait le premier trajet, puis le second.',
    draw: 'Après la pioche, plus de retour.',
    points: (n: number) => `Tu as ${points(n)}.`,
  },

  hand: {
    label: 'Ta main',
    empty: 'Aucune carte en main.',
    put: 'Reposer',
    pick: (one: string) => `Prendre\u00a0: ${one}`,
  },

  act: {
    label: 'Façons de naviguer',
    sail: 'Aller',
    ignore: 'Ignorer',
    sprint: 'Sprint',
    renounce: 'Renoncer',
    stay: 'Rester',
    cover: 'Couvrir',
    undo: 'Annuler',
    draw: 'Piocher une carte',
    buy: 'Acheter',
    end: 'Finir le tour',
    free: 'libre',
    squares: (n: number) => count(n, 'case', 'cases'),
    leaves: (n: number) => `reste ${n}`,
    becomes: (n: number) => `rester\u00a0: ${n}`,
    stays: 'rester sur place',
    nothingElse: 'au lieu de poser',
  },
  why: {
    points: (n: number) => `tu as ${n}`,
    noLanding: 'aucune case',
    laid: 'pas après avoir posé',
    covered: 'fait',
    noCard: 'main vide',
    noTarget: 'aucune permise',
    step: 'pas maintenant',
    full: 'main pleine',
    empty: 'pioche vide',
    most: '8 est le maximum',
    sailed: 'déjà navigué',
    renounced: 'renoncé\u00a0: pas de trajet',
    moved: 'pas après un trajet',
    done: 'fait ce tour-ci',
  },

  board: {
    label: 'La carte marine\u00a0: parcours-la avec les flèches',
    at: (name: string, column: number, row: number) => `${name}\u00a0: colonne ${column}, rangée ${row}`,
    land: 'terre',
    line: 'au-delà de la ligne d’arrivée',
    sea: (stage: Stage) => `pleine mer, étape ${romans[stage]}`,
    start: (n: number) => `départ imprimé S${n}`,
    station: (rose: Rose) => `escale ${station(rose)}`,
    ship: (name: string) => `bateau de ${name}`,
    yourShip: 'ton bateau',
    sail: 'à portée, gratuit',
    crosses: 'franchit la ligne d’arrivée et gagne',
    ignore: (cost: number) => `à portée en ignorant la carte pour ${cost}`,
    sprint: (cost: number) => `à portée par un sprint pour ${cost}`,
    by: (square: string) => `en passant par ${square}`,
    lay: 'une carte peut être posée ici',
    golden: 'une carte peut être posée ici, et rejointe aussitôt',
    cover: 'peut être couverte',
    nearer: 'Plus près',
    farther: 'Plus loin',
    whole: 'Tout le plateau',
    west: (n: number) => `Vers l’ouest\u00a0; ${count(n, 'case permise', 'cases permises')} là-bas`,
    east: (n: number) => `Vers l’est\u00a0; ${count(n, 'case permise', 'cases permises')} là-bas`,
    close: 'Fermer',
  },

  list: {
    title: 'Tous les coups en liste',
    lay: 'Poser',
    cover: 'Couvrir',
    card: 'Carte',
    square: 'Case',
    sail: 'Naviguer jusqu’en',
    ignore: 'Ignorer la carte, jusqu’en',
    sprint: 'Sprinter jusqu’en',
    sprintIgnore: 'Sprinter en ignorant la carte, jusqu’en',
  },

  log: {
    title: 'Journal de bord',
    note: 'points 0–8 · roses',
    happened: 'Ce qui vient d’arriver',
    pile: (n: number) => `${n} dans la pioche`,
  },

  sheet: {
    begins: 'Qui commence\u00a0?',
    beginsNote: 'Touche le bateau en S1, ou laisse le téléphone tirer au sort.',
    lot: 'Le téléphone tire au sort',
    lotFell: (name: string) => `Le sort a désigné ${name}.`,
    lays: (name: string) => `${name} pose des cartes.`,
    sails: (name: string) => `${name} navigue.`,
    draws: (name: string) => `${name} pioche et achète.`,
    yours: { lays: 'Pose tes cartes.', sails: 'Fais naviguer ton bateau.', draws: 'Pioche, puis achète.' },
    enteringFor: (name: string) => `Tu notes pour ${name}.`,
    points: 'Points de navigation',
    correct: 'Corriger dans le journal',
    renounce: (from: number, to: number) => `rester\u00a0: ${from} → ${to}`,
    ignore: (from: number, to: number) => `quand même\u00a0: ${from} → ${to}`,
    sprint: (from: number, to: number) => `deux trajets\u00a0: ${from} → ${to}`,
    buy: (from: number, to: number) => `${from} → ${to}`,
    buyCard: 'Acheter',
    station: 'Arrêt à une escale\u00a0?',
    struck: 'barré\u00a0: sans valeur',
    rose: (rose: Rose) => `Rose ${station(rose)}`,
    worthless: (rose: Rose) => `${station(rose)}\u00a0: ne vaut plus rien`,
    owned: (rose: Rose) => `${station(rose)}\u00a0: acquise`,
    rack: 'Roses',
    worth: (colours: string, stages: string) => capital(`${colours} de ${stages} vaut encore une rose.`),
    all: 'Toute escale vaut une rose.',
    or: (items: readonly string[]) => new Intl.ListFormat('fr', { type: 'disjunction' }).format(items),
    hand: 'Main',
    more: 'Une carte de plus',
    fewer: 'Une carte de moins',
    crossed: 'Ligne d’arrivée franchie',
    crossedNote: 'Deux roses sont là\u00a0: la ligne est ouverte.',
    third: 'Une troisième rose gagne aussitôt.',
    toSail: 'Puis\u00a0: naviguer',
    toDraw: 'Puis\u00a0: piocher',
    next: (name: string) => `Au tour de ${name}`,
    close: 'Clore la course',
    closeNote: 'Elle s’arrête pour toute la table, en l’état.',
    help: 'Où est l’avant, que peut-on couvrir',
    orientation: (stage: Stage) => `Étape ${romans[stage]}\u00a0: l’avant est ${forward[stage]}`,
    sides: {
      1: 'gauche\u00a0: est, droite\u00a0: ouest',
      2: 'gauche\u00a0: sud, droite\u00a0: nord',
      3: 'gauche\u00a0: ouest, droite\u00a0: est',
    },
    mayCover: 'Peut être couverte',
    mayNot: 'Ne peut pas être couverte',
    covers: ['une carte par tour, si aucune n’a été posée', 'une carte sans bateau, hors de ta portée'],
    coversNot: [
      'une carte sous un bateau, même à une escale',
      'un départ imprimé',
      'une carte que tu atteins par un coup ordinaire',
      'dès 3 points\u00a0: une carte à côté de ton bateau',
    ],
    theRule: 'Voir la règle',
    over: { roses: 'Troisième rose', line: 'Ligne d’arrivée', closed: 'Close par la table' },
    change: 'Cartes en plus (+) ou en moins (−)',
    first: 'Qui commence',
    stage: 'Étape',
    colour: 'Couleur',
    entry: 'Entrée',
    kinds: {
      sails: 'Cartes posées, puis navigation',
      renounced: 'Renoncé\u00a0: +1',
      ignored: 'Carte ignorée\u00a0: −3',
      sprinted: 'Sprint\u00a0: −5',
      'crossed-line': 'Ligne d’arrivée franchie',
      draws: 'Navigué, puis pioche',
      bought: 'Carte achetée\u00a0: −1',
      next: 'Fin du tour',
      closed: 'Course close',
    },
  },
}

export default words
