// Any box in German.

import { count } from '../../../words/grammar/de.ts'
import type { Moves, Pages, Shared, Sheet } from './en.ts'

export const shared = {
  where: {
    round: (round: number, rounds: number) =>
      rounds > 0 ? `Runde ${round} von ${rounds}` : `Runde ${round}`,
    live: 'Alles zählt sofort',
    turns: (turn: number) => `Zug ${turn}`,
  },
  you: 'Du',
  yes: 'ja',
  no: 'nein',
  nobody: 'niemand',
  won: (names: string, score: number) => `${names} gewinnt mit ${score}.`,
} satisfies Shared

export const sheet = {
  now: {
    tell: 'Trag deine Werte ein',
    seal: 'Versiegle deine Werte',
    sealed: 'Deine Werte sind versiegelt',
    others: (names: string) => `Es fehlt noch: ${names}`,
    turn: 'Du bist am Zug',
    turnOf: (name: string) => `${name} ist am Zug`,
    waits: 'Da stimmt etwas nicht',
    over: 'Das Spiel ist zu Ende',
  },
  note: {
    seal: 'Alle Werte werden gleichzeitig aufgedeckt.',
    round: 'Eine Person kann für alle eintragen.',
    live: 'Ändere einen Wert, sobald er sich ändert.',
    turn: 'Trag ein, was der Zug gebracht hat.',
  },
  enter: 'Eintragen',
  enterRound: (round: number) => `Runde ${round} eintragen`,
  seal: 'Versiegeln',
  overrule: 'Trotzdem eintragen',
  stop: 'Wir sind fertig',
  starts: (name: string) => `${name} beginnt`,
  deals: (name: string) => `${name} gibt`,
  begins: 'Wer beginnt?',
  beginsDealing: 'Wer gibt zuerst?',
  grid: 'Punkte nach Runden',
  row: 'Runde',
  total: 'Summe',
  points: 'Punkte',
  hidden: 'verdeckt',
  lastRound: (points: string) => `${points} letzte Runde`,
  out: 'ausgeschieden',
  fault: (round: number) => `Runde ${round}: Ein Wert ließ sich nicht ausrechnen und zählt 0.`,
  refused: {
    'wrong-kind': (field: string) => `${field} braucht eine andere Art von Antwort.`,
    'too-small': (field: string, min: number) => `${field} muss mindestens ${min} sein.`,
    'too-large': (field: string, max: number) => `${field} darf höchstens ${max} sein.`,
    'between-steps': (field: string, step: number, min: number) =>
      `${field} geht in Schritten von ${step}, ab ${min}.`,
    'not-offered': (field: string) => `Das kann man bei ${field} nicht wählen.`,
    'not-asked': 'Danach ist gerade nicht gefragt.',
    'seal-it': 'Diese Werte sind geheim: Versiegle sie am eigenen Handy.',
    'sealed-already': 'Deine Werte sind versiegelt. Nimm sie zurück, um sie zu ändern.',
    missing: (field: string) => (field ? `${field} fehlt noch.` : 'Trag zuerst etwas ein.'),
    'chosen-before': (field: string) => `${field}: Das hast du schon einmal gewählt.`,
    'begun-already': 'Das Spiel läuft schon, das steht jetzt fest.',
    'under-way': 'Spielt erst die Runde zu Ende.',
    'nothing-waits': 'Keine Regel hält die Runde auf.',
    'is-out': 'Diese Person ist ausgeschieden.',
    'said-already': 'Das hast du schon gesagt.',
  },
  told: {
    opened: (seats: number) => `Das Blatt ist offen für ${count(seats, 'Person', 'Personen')}.`,
    by: (name: string, figures: string) => `${name}: ${figures}`,
    sealed: {
      you: 'Du hast deine Werte versiegelt.',
      other: (name: string) => `${name} hat versiegelt.`,
    },
    revealed: 'Alle Werte sind aufgedeckt.',
    overrule: 'Die Runde zählt, wie sie eingetragen ist.',
    stop: {
      you: 'Du hast gesagt, dass das Spiel zu Ende ist.',
      other: (name: string) => `${name} sagt: Das Spiel ist zu Ende.`,
    },
  },
} satisfies Sheet

export const moves = {
  tell: (figures: string) => `Eintragen: ${figures}`,
  seal: (figures: string) => `Versiegeln: ${figures}`,
} satisfies Moves

export const pages = {
  title: 'Beliebige Schachtel',
  tagline: 'Ein Blatt für das Spiel auf eurem Tisch.',
  modes: { companion: 'Spielt mit eurer Schachtel und zählt hier' },
  sheet: {
    label: 'Blatt',
    sentence: 'Was alle eintragen und wie es zählt.',
    points: 'Punkte nach Runden',
    own: 'Ein eigenes Blatt',
  },
  luck: 'Hier wird nichts gezogen: Eure eigene Schachtel entscheidet.',
  standing: { start: 'Start', rounds: 'Runden', end: 'Am Ende' },
  fields: { values: 'Werte', first: 'Wer beginnt' },
} satisfies Pages
