// Any box in French.

import { count } from '../../../words/grammar/fr.ts'
import type { Moves, Pages, Shared, Sheet } from './en.ts'

export const shared = {
  where: {
    round: (round: number, rounds: number) =>
      rounds > 0 ? `Manche ${round} sur ${rounds}` : `Manche ${round}`,
    live: 'Tout compte aussitôt',
    turns: (turn: number) => `Tour ${turn}`,
  },
  you: 'Toi',
  yes: 'oui',
  no: 'non',
  nobody: 'personne',
  won: (names: string, score: number) => `${names} gagne avec ${score}.`,
} satisfies Shared

export const sheet = {
  now: {
    tell: 'Note tes chiffres',
    seal: 'Scelle tes chiffres',
    sealed: 'Tes chiffres sont scellés',
    others: (names: string) => `On attend ${names}`,
    turn: 'C’est ton tour',
    turnOf: (name: string) => `Au tour de ${name}`,
    waits: 'Le compte n’y est pas',
    over: 'La partie est finie',
  },
  note: {
    seal: 'Tous les chiffres s’ouvrent en même temps.',
    round: 'L’un de vous peut noter pour tous.',
    live: 'Change un chiffre dès qu’il change.',
    turn: 'Note ce que ce tour a rapporté.',
  },
  enter: 'Noter',
  enterRound: (round: number) => `Noter la manche ${round}`,
  seal: 'Sceller',
  overrule: 'Noter quand même',
  stop: 'On a fini',
  starts: (name: string) => `${name} commence`,
  deals: (name: string) => `${name} donne`,
  begins: 'Qui commence\u00a0?',
  beginsDealing: 'Qui donne d’abord\u00a0?',
  grid: 'Points par manche',
  row: 'Manche',
  total: 'Total',
  points: 'Points',
  hidden: 'caché',
  lastRound: (points: string) => `${points} à la dernière manche`,
  out: 'hors jeu',
  fault: (round: number) =>
    `Manche ${round}\u00a0: un chiffre n’a pas pu être calculé et compte 0.`,
  refused: {
    'wrong-kind': (field: string) => `${field}\u00a0: il faut une autre sorte de réponse.`,
    'too-small': (field: string, min: number) => `${field}\u00a0: ${min} au moins.`,
    'too-large': (field: string, max: number) => `${field}\u00a0: ${max} au plus.`,
    'between-steps': (field: string, step: number, min: number) =>
      `${field}\u00a0: de ${step} en ${step}, à partir de ${min}.`,
    'not-offered': (field: string) => `${field}\u00a0: ce choix n’existe pas.`,
    'not-asked': 'On ne demande pas cela maintenant.',
    'seal-it': 'Ces chiffres sont secrets\u00a0: scelle-les sur ton téléphone.',
    'sealed-already': 'Tes chiffres sont scellés. Annule pour les changer.',
    missing: (field: string) => (field ? `Il manque\u00a0: ${field}.` : 'Note d’abord un chiffre.'),
    'chosen-before': (field: string) => `${field}\u00a0: tu as déjà pris ce choix.`,
    'begun-already': 'La partie a commencé, cela ne change plus.',
    'under-way': 'Finissez d’abord la manche.',
    'nothing-waits': 'Aucune règle ne bloque la manche.',
    'is-out': 'Cette personne est hors jeu.',
    'said-already': 'Tu l’as déjà dit.',
  },
  told: {
    opened: (seats: number) => `La feuille est ouverte à ${count(seats, 'personne', 'personnes')}.`,
    by: (name: string, figures: string) => `${name}\u00a0: ${figures}`,
    sealed: {
      you: 'Tu as scellé tes chiffres.',
      other: (name: string) => `${name} a scellé.`,
    },
    revealed: 'Tous les chiffres sont ouverts.',
    overrule: 'La manche compte telle qu’elle est notée.',
    stop: {
      you: 'Tu as dit que la partie est finie.',
      other: (name: string) => `${name} a dit que la partie est finie.`,
    },
  },
} satisfies Sheet

export const moves = {
  tell: (figures: string) => `Noter\u00a0: ${figures}`,
  seal: (figures: string) => `Sceller\u00a0: ${figures}`,
} satisfies Moves

export const pages = {
  title: 'Autre boîte',
  tagline: 'Une feuille pour le jeu qui est sur la table.',
  modes: { companion: 'Jouez avec votre boîte, comptez ici' },
  sheet: {
    label: 'Feuille',
    sentence: 'Ce que chacun note, et ce que cela compte.',
    points: 'Points par manche',
    own: 'Une feuille à vous',
  },
  luck: 'Rien n’est pioché ici\u00a0: votre boîte décide.',
  standing: { start: 'Départ', rounds: 'Manches', end: 'À la fin' },
  fields: { values: 'Chiffres', first: 'Qui commence' },
} satisfies Pages
