// Ce que dit le plateau en français.
import type { Proof, Seat } from '../../../game.ts'
import type { FaceWords, Telling } from '../../../words.ts'
import type { Arrow } from '../../rules/chart.ts'
import type { Rose, Stage } from '../../rules/pieces.ts'
import type { Event } from '../../rules/state.ts'
import type { BoardWords } from '../en/board.ts'
import { arrowsOf, cardInWords, romans, type Shape, spoken, squareOf, squaresIn } from '../speech.ts'
import { act, count, forward, points, roses, shared, station, why } from './shared.ts'

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

const told = (fact: Event, telling: Telling): string | undefined => {
  const by = (seat: Seat, you: string, other: string) => spoken(telling, seat, `Tu ${you}`, name => `${name} ${other}`)
  const has = (seat: Seat, did: string) => spoken(telling, seat, `Tu as ${did}`, name => `${name} a ${did}`)
  const on = (at: number) => squareOf(telling, at)
  switch (fact.kind) {
    case 'opened':
      return by(fact.first, 'pars de S1 et commences.', 'part de S1 et commence.')
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
      return has(fact.seat, `franchi la ligne d’arrivée${fact.cost ? ` (−${fact.cost})` : ''}.`)
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
      return undefined
  }
}

const firstOf = (telling: Telling, at: Proof | undefined) => squareOf(telling, squaresIn(at)[0] ?? 0)
const lastOf = (telling: Telling, at: Proof | undefined) => squareOf(telling, squaresIn(at).at(-1) ?? 0)

const refused = {
  ...shared.refused,
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
  'not-beside': ({ at }, telling) =>
    `${lastOf(telling, at)} (2) n’est pas à côté de ton bateau en ${firstOf(telling, at)} (1).`,
  'not-over-the-line': () => 'La ligne d’arrivée ne se franchit que par un coup ordinaire.',
  'sail-first': () => 'Navigue d’abord\u00a0; le sprint est le second trajet.',
  'sprinted-already': () => 'Un seul sprint par tour.',
  'two-ignores': () => 'Dans un sprint, un seul trajet peut ignorer sa carte.',
  'no-ignore-in-sprint': () => 'À cette table, aucun trajet d’un sprint n’ignore sa carte.',
  'pile-empty': () => 'La pioche est vide\u00a0; elle n’est pas renouvelée.',
  'draw-first': () => 'Pioche d’abord ta carte.',
} satisfies FaceWords['refused']

const board: BoardWords = {
  ...shared,
  refused,
  told,
  card,
  of: (n: number, held: number) => `${points(n)}, ${roses(held)}`,

  doNow: {
    laying: 'Pose, ou navigue.',
    sailing: 'Navigue maintenant.',
    blocked: 'Pose une carte, ou reste.',
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
      sailed: (name: string) => `${name} pioche une carte.`,
      buying: (name: string) => `${name} peut acheter.`,
    },
  },
  note: {
    ship: (stage: Stage, landings: number) =>
      `L’avant est ${forward[stage]} ici. ${landings === 0 ? 'Tes flèches n’atteignent aucune carte.' : `Sur tes flèches\u00a0: ${count(landings, 'case', 'cases')}.`}`,
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
    ...act,
    label: 'Façons de naviguer',
    sail: 'Aller',
    stay: 'Rester',
    cover: 'Couvrir',
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
    ...why,
    noLanding: 'aucune case',
    laid: 'pas après avoir posé',
    covered: 'fait',
    noCard: 'main vide',
    noTarget: 'aucune permise',
    empty: 'pioche vide',
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
}

export default board
