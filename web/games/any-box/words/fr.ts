// Any box in French.

import { count, de } from '../../../words/grammar/fr.ts'
import type { Moves, Pages, Shared, Sheet } from './en.ts'

// Une erreur dans une formule, avec le caractère où elle se trouve.
const at =
  (what: string) =>
  ([from]: readonly string[]) =>
    from === undefined ? what : `${what} (au caractère ${Number(from) + 1})`

// Writes a figure with a true minus.
const figure = (n: number) => `${n}`.replace('-', '−')

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
  won: (names: string, winners: number, score: number) =>
    `${names} ${winners > 1 ? 'gagnent' : 'gagne'} avec ${figure(score)}.`,
  wonBy: (names, winners, own, other) =>
    `${names} ${winners > 1 ? 'gagnent' : 'gagne'} avec ${Math.abs(own - other)} d’avance, ${figure(own)}\u00a0à\u00a0${figure(other)}.`,
} satisfies Shared

export const sheet = {
  now: {
    tell: 'Note tes chiffres',
    seal: 'Scelle tes chiffres',
    sealed: 'Tes chiffres sont scellés',
    others: (names: string) => `On attend ${names}`,
    turn: 'C’est ton tour',
    turnOf: (name: string) => `Au tour ${de(name)}`,
    waits: 'Le compte n’y est pas',
    round: (round: number) => `Qu’a donné la manche ${round}\u00a0?`,
  },
  note: {
    seal: 'Tous les chiffres s’ouvrent en même temps.',
    round: 'L’un de vous peut noter pour tous.',
    live: 'Change un chiffre dès qu’il change.',
    once: 'Remplis chaque ligne dès que tu l’as.',
    turn: 'Note ce que ce tour a rapporté.',
  },
  enter: 'Noter',
  enterRound: (round: number) => `Noter la manche ${round}`,
  seal: 'Sceller',
  sealOf: (figure: string) => `Sceller ${figure}`,
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
  lastRound: (what: string) => `${what} à la dernière manche`,
  ahead: (names: string, total: number) => `En tête\u00a0: ${names}, ${total}.`,
  sum: 'Ensemble',
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
    between: '\u00a0; ',
    sealed: {
      you: 'Tu as scellé tes chiffres.',
      other: (name: string) => `${name} a scellé.`,
    },
    revealed: 'Tous les chiffres sont ouverts.',
    starts: { you: 'Tu commences.', other: (name: string) => `${name} commence.` },
    deals: { you: 'Tu donnes.', other: (name: string) => `${name} donne.` },
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
  end: {
    title: 'Points par manche',
    start: 'début',
    last: 'fin',
    largest: (name, n) => `${name} a marqué le plus d’un seul coup\u00a0: ${n}.`,
    led: (names, n, own, other) =>
      `${n > 0 ? `${n} pour ${names}` : names}\u00a0: ${figure(own)} à ${figure(other)}, et en tête jusqu’à la fin.`,
    tied: 'Tu avais le même score, et le départage a décidé.',
    more: (n, names) => `${n} d’avance sur ${names}`,
    behind: n => `Tu avais ${n} de retard`,
    alone: (what, n, more) => `${what}\u00a0; la manche ${n} a compté pour ${more}.`,
    wasOut: n => `Tu as dû sortir à la manche ${n}.`,
    round: n => `manche ${n}`,
    turn: n => `tour ${n}`,
    inRound: (n, what) => `Manche ${n}\u00a0: ${what}`,
    inTurn: (n, what) => `Tour ${n}\u00a0: ${what}`,
    each: {
      rounds: (own, n, best, at, worst, on) =>
        `${figure(own)} en ${count(n, 'manche', 'manches')}\u00a0: au mieux ${figure(best)} à la ${at}, au pire ${figure(worst)} à la ${on}`,
      turns: (own, n, best, at, worst, on) =>
        `${figure(own)} en ${count(n, 'tour', 'tours')}\u00a0: au mieux ${figure(best)} au ${at}, au pire ${figure(worst)} au ${on}`,
      same: n => `${figure(n)} à chaque manche`,
      once: n => `${figure(n)} en tout`,
      end: (what, n) => `${what}\u00a0; ${figure(n)} à la fin`,
      out: (what, n) => `${what}\u00a0; hors jeu à la manche ${n}`,
    },
  },
  standing: { start: 'Départ', rounds: 'Manches', end: 'À la fin' },
  parts: {
    v: 'version',
    title: 'titre',
    as: 'jeux semblables',
    seats: 'joueurs',
    sides: 'camps',
    rounds: 'manches',
    fields: 'chiffres',
    score: 'points d’une manche',
    total: 'total',
    keep: 'comptes',
    checks: 'règles',
    out: 'qui est hors jeu',
    ends: 'quand c’est fini',
    final: 'ce qui compte à la fin',
    wins: 'qui gagne',
    ties: 'égalité',
    first: 'qui commence',
    id: 'nom court',
    label: 'nom',
    who: 'qui le note',
    later: 'plus tard',
    kind: 'sorte',
    min: 'minimum',
    max: 'maximum',
    step: 'pas',
    default: 'chiffre au départ',
    secret: 'secret',
    of: 'choix',
    once: 'une seule fois',
    none: 'mot pour personne',
    stays: 'reste',
    is: 'comment on le calcule',
    gives: 'ce que cela donne',
    start: 'départ',
    hidden: 'caché',
    next: 'après chaque manche',
    rule: 'règle',
    says: 'phrase',
    mild: 'simple remarque',
    value: 'chiffre',
    word: 'commence ou donne',
  },
  faults: {
    empty: 'a besoin d’une lettre, d’un chiffre ou d’un signe',
    'bad-text': 'contient un caractère qui ne s’affiche pas',
    'bad-name':
      'a besoin d’un autre nom\u00a0: celui-ci est pris, ou n’a pas que des lettres et des chiffres',
    'not-yes-or-no': 'doit être true ou false',
    'unknown-value': 'doit être l’un des choix',
    twice: 'est là deux fois',
    'too-small': 'est trop petit',
    'too-large': at('est trop grand'),
    'not-here': 'ne va pas avec ce genre de feuille',
    'no-seats': 'ne partage aucun de ces nombres de joueurs',
    'tells-a-seal': 'révélerait ce qui est scellé',
    'tells-what-is-hidden': 'révélerait ce qui est caché',
    'unexpected-token': at('est incomplet, ou a un signe de trop'),
    'limit-exceeded': at('est trop long ou trop profond'),
    'not-in-language': at('contient ce qu’une feuille ne calcule pas'),
    'not-whole': at('n’accepte que des nombres entiers'),
    'unknown-function': at('demande ce qu’une feuille ne fait pas'),
    'unknown-variable': at('utilise un nom inconnu ici'),
    'no-such-key': at('utilise une liste inconnue ici'),
    'no-such-overload': at('mélange des nombres avec oui et non'),
    'invalid-condition-type': at('a besoin d’un oui ou d’un non avant le point d’interrogation'),
    'wrong-type': at('donne un nombre au lieu de oui ou non, ou l’inverse'),
    'division-by-zero': at('divise par 0'),
    'index-out-of-bounds': at('demande plus qu’une liste ne contient'),
    'empty-list': at('interroge une liste vide'),
  },
  fields: { values: 'Chiffres', first: 'Qui commence' },
} satisfies Pages
