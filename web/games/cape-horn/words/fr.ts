// Le Cap Horn en français : ce que disent ses deux faces, et les pages autour.
import type { Telling } from '../../words.ts'
import type { Words } from './en.ts'
import board from './fr/board.ts'
import { station } from './fr/shared.ts'
import sheet from './fr/sheet.ts'
import { type AnyView, compared, type Fact, isSaid, spoken } from './speech.ts'

const changed = (before: AnyView, after: AnyView, telling: Telling): string[] =>
  compared(
    before,
    after,
    (seat, what, from, to) => `${telling.name(seat)}\u00a0: ${what === 'points' ? 'points' : 'cartes'} ${from} → ${to}`,
    (seat, rose, gained) => `${telling.name(seat)}\u00a0: ${gained ? 'gagne' : 'perd'} la rose ${station(rose)}`,
    seat => spoken(telling, seat, 'Ce serait ton tour.', name => `Ce serait le tour de ${name}.`),
  )

const words: Words = {
  ...sheet,
  ...board,
  why: { ...sheet.why, ...board.why },
  refused: { ...sheet.refused, ...board.refused },
  told: (fact: Fact, telling: Telling) => (isSaid(fact) ? sheet.told(fact, telling) : board.told(fact, telling)),
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
  standing: { roses: 'roses', line: 'ligne d’arrivée', points: 'points de navigation' },
  changed,

  chart: {
    title: 'CAP HORN',
    subtitle: 'depuis l’Atlantique, en trois étapes',
    land: 'PATAGONIE',
    finish: 'Arrivée · deux roses passent et gagnent',
    stages: { 1: 'sud', 2: 'ouest', 3: 'nord' },
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
}

export default words
