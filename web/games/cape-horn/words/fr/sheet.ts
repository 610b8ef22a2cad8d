// Ce que dit le journal de bord à côté de la boîte, en français.
import type { Said } from '../../../companion.ts'
import type { Proof, Seat } from '../../../game.ts'
import type { FaceWords, Telling } from '../../../words.ts'
import type { Rose, Stage } from '../../rules/pieces.ts'
import type { Entry, Options } from '../../sheet/state.ts'
import type { SheetWords } from '../en/sheet.ts'
import { capital, romans, spoken } from '../speech.ts'
import { act, cards, colour, forward, points, shared, station, why } from './shared.ts'

const told = (fact: Said<Entry, Options>, telling: Telling): string | undefined => {
  const by = (seat: Seat, you: string, other: string) => spoken(telling, seat, `Tu ${you}`, name => `${name} ${other}`)
  const has = (seat: Seat, did: string) => spoken(telling, seat, `Tu as ${did}`, name => `${name} a ${did}`)
  switch (fact.kind) {
    case 'opened':
      return `Tout le monde commence avec ${points(3)}.`
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

const refused = {
  ...shared.refused,
  'begun-already': () => 'La course a déjà commencé.',
  'not-begun': () => 'Dites d’abord qui commence.',
  'no-such-seat': () => 'Cette place n’existe pas.',
  'sailed-already': () => 'Le bateau a navigué\u00a0: il ne reste qu’à acheter.',
  'one-of-three': () => 'Qui renonce ne navigue pas.',
  'once-a-turn': () => 'Une fois par tour.',
  'stage-owned': ({ at }) => `Il y a déjà une rose de l’étape ${romans[(at as Proof & Rose).stage]}.`,
  'colour-owned': ({ at }) => `Il y a déjà une rose de couleur ${colour[(at as Proof & Rose).colour]}.`,
  stayed: () => 'Qui a renoncé n’a pas bougé.',
  'hands-not-counted': () => 'Les mains ne sont pas comptées à cette table.',
  'points-full': () => 'Huit points, c’est le maximum.',
  'sprint-first': () => 'Un second arrêt demande un sprint\u00a0: touche d’abord Sprint.',
  'hand-empty': () => 'Il n’y a pas tant de cartes dans cette main.',
} satisfies FaceWords['refused']

const sheet: SheetWords = {
  ...shared,
  refused,
  told,
  colour,
  act,
  why: {
    ...why,
    most: '8 est le maximum',
    sailed: 'déjà navigué',
    renounced: 'renoncé\u00a0: pas de trajet',
    moved: 'pas après un trajet',
    done: 'fait ce tour-ci',
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

export default sheet
