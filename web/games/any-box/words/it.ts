// Any box in Italian.

import { count } from '../../../words/grammar/it.ts'
import type { Moves, Pages, Shared, Sheet } from './en.ts'

export const shared = {
  where: {
    round: (round: number, rounds: number) =>
      rounds > 0 ? `Mano ${round} di ${rounds}` : `Mano ${round}`,
    live: 'Tutto conta subito',
    turns: (turn: number) => `Turno ${turn}`,
  },
  you: 'Tu',
  yes: 'sì',
  no: 'no',
  nobody: 'nessuno',
  won: (names: string, score: number) => `${names} vince con ${score}.`,
} satisfies Shared

export const sheet = {
  now: {
    tell: 'Segna i tuoi numeri',
    seal: 'Sigilla i tuoi numeri',
    sealed: 'I tuoi numeri sono sigillati',
    others: (names: string) => `Manca ancora: ${names}`,
    turn: 'Tocca a te',
    turnOf: (name: string) => `Tocca a ${name}`,
    waits: 'I conti non tornano',
    over: 'La partita è finita',
  },
  note: {
    seal: 'Tutti i numeri si scoprono insieme.',
    round: 'Uno di voi può segnare per tutti.',
    live: 'Cambia un numero appena cambia.',
    turn: 'Segna che cosa ha portato il turno.',
  },
  enter: 'Segna',
  enterRound: (round: number) => `Segna la mano ${round}`,
  seal: 'Sigilla',
  overrule: 'Segna lo stesso',
  stop: 'Abbiamo finito',
  starts: (name: string) => `Comincia ${name}`,
  deals: (name: string) => `Dà le carte ${name}`,
  begins: 'Chi comincia?',
  beginsDealing: 'Chi dà le carte per primo?',
  grid: 'Punti per mano',
  row: 'Mano',
  total: 'Totale',
  points: 'Punti',
  hidden: 'nascosto',
  lastRound: (points: string) => `${points} nell’ultima mano`,
  out: 'fuori',
  fault: (round: number) => `Mano ${round}: un numero non si può calcolare e vale 0.`,
  refused: {
    'wrong-kind': (field: string) => `${field}: serve un altro tipo di risposta.`,
    'too-small': (field: string, min: number) => `${field}: almeno ${min}.`,
    'too-large': (field: string, max: number) => `${field}: al massimo ${max}.`,
    'between-steps': (field: string, step: number, min: number) =>
      `${field}: di ${step} in ${step}, a partire da ${min}.`,
    'not-offered': (field: string) => `${field}: questa scelta non c’è.`,
    'not-asked': 'Questo adesso non è richiesto.',
    'seal-it': 'Questi numeri sono segreti: sigillali sul tuo telefono.',
    'sealed-already': 'I tuoi numeri sono sigillati. Annulla per cambiarli.',
    missing: (field: string) => (field ? `Manca: ${field}.` : 'Prima segna un numero.'),
    'chosen-before': (field: string) => `${field}: questa scelta l’hai già usata.`,
    'begun-already': 'La partita è cominciata, questo non cambia più.',
    'under-way': 'Prima finite la mano.',
    'nothing-waits': 'Nessuna regola ferma la mano.',
    'is-out': 'Questa persona è fuori.',
    'said-already': 'L’hai già detto.',
  },
  told: {
    opened: (seats: number) => `Il foglio è aperto per ${count(seats, 'persona', 'persone')}.`,
    by: (name: string, figures: string) => `${name}: ${figures}`,
    sealed: {
      you: 'Hai sigillato i tuoi numeri.',
      other: (name: string) => `${name} ha sigillato.`,
    },
    revealed: 'Tutti i numeri sono scoperti.',
    overrule: 'La mano conta così com’è segnata.',
    stop: {
      you: 'Hai detto che la partita è finita.',
      other: (name: string) => `${name} ha detto che la partita è finita.`,
    },
  },
} satisfies Sheet

export const moves = {
  tell: (figures: string) => `Segna: ${figures}`,
  seal: (figures: string) => `Sigilla: ${figures}`,
} satisfies Moves

export const pages = {
  title: 'Un’altra scatola',
  tagline: 'Un foglio per il gioco che avete sul tavolo.',
  modes: { companion: 'Giocate con la vostra scatola, i punti qui' },
  sheet: {
    label: 'Foglio',
    sentence: 'Che cosa segnano tutti, e quanto conta.',
    points: 'Punti per mano',
    own: 'Un foglio vostro',
  },
  luck: 'Qui non si pesca niente: decide la vostra scatola.',
  standing: { start: 'Partenza', rounds: 'Mani', end: 'Alla fine' },
  fields: { values: 'Numeri', first: 'Chi comincia' },
} satisfies Pages
