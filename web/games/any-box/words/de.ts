// Any box in German.

import { count } from '../../../words/grammar/de.ts'
import type { Moves, Pages, Shared, Sheet } from './en.ts'

// Ein Fehler in einer Formel, mit dem Zeichen, bei dem er steht.
const at =
  (what: string) =>
  ([from]: readonly string[]) =>
    from === undefined ? what : `${what} (bei Zeichen ${Number(from) + 1})`

// Writes a figure with a true minus.
const figure = (n: number) => `${n}`.replace('-', '−')

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
  won: (names: string, winners: number, score: number) =>
    `${names} ${winners > 1 ? 'gewinnen' : 'gewinnt'} mit ${figure(score)}.`,
  wonBy: (names, winners, own, other) =>
    `${names} ${winners > 1 ? 'gewinnen und liegen' : 'gewinnt und liegt'} um ${Math.abs(own - other)} vorn: ${figure(own)}\u00a0zu\u00a0${figure(other)}.`,
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
    round: (round: number) => `Was brachte Runde ${round}?`,
  },
  note: {
    seal: 'Alle Werte werden gleichzeitig aufgedeckt.',
    round: 'Eine Person kann für alle eintragen.',
    live: 'Ändere einen Wert, sobald er sich ändert.',
    once: 'Fülle jede Zeile aus, sobald du sie hast.',
    turn: 'Trag ein, was der Zug gebracht hat.',
  },
  enter: 'Eintragen',
  enterRound: (round: number) => `Runde ${round} eintragen`,
  seal: 'Versiegeln',
  sealOf: (figure: string) => `${figure} versiegeln`,
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
  lastRound: (what: string) => `${what} letzte Runde`,
  ahead: (names: string, total: number) => `Vorn: ${names} mit ${total}.`,
  sum: 'Zusammen',
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
    between: '; ',
    sealed: {
      you: 'Du hast deine Werte versiegelt.',
      other: (name: string) => `${name} hat versiegelt.`,
    },
    revealed: 'Alle Werte sind aufgedeckt.',
    starts: { you: 'Du beginnst.', other: (name: string) => `${name} beginnt.` },
    deals: { you: 'Du gibst.', other: (name: string) => `${name} gibt.` },
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
  end: {
    title: 'Punkte nach Runden',
    start: 'Anfang',
    last: 'Ende',
    largest: (name, n) => `${name} bekam am meisten auf einmal: ${n}.`,
    led: (names, n, own, other) =>
      `${n > 0 ? `${n} für ${names}` : names}: ${figure(own)} zu ${figure(other)}, und Führung bis zum Ende.`,
    tied: 'Du hattest gleich viel, und der Gleichstand wurde anders entschieden.',
    more: (n, names) => `${n} mehr als ${names}`,
    behind: n => `Du warst ${n} zurück`,
    alone: (what, n, more) => `${what}; Runde ${n} allein machte ${more} aus.`,
    wasOut: n => `Du warst in Runde ${n} raus.`,
    round: n => `Runde ${n}`,
    turn: n => `Zug ${n}`,
    inRound: (n, what) => `Runde ${n}: ${what}`,
    inTurn: (n, what) => `Zug ${n}: ${what}`,
    each: {
      rounds: (own, n, best, at, worst, on) =>
        `${figure(own)} in ${count(n, 'Runde', 'Runden')}: beste ${at} mit ${figure(best)}, schwächste ${on} mit ${figure(worst)}`,
      turns: (own, n, best, at, worst, on) =>
        `${figure(own)} in ${count(n, 'Zug', 'Zügen')}: bester ${at} mit ${figure(best)}, schwächster ${on} mit ${figure(worst)}`,
      same: n => `${figure(n)} in jeder Runde`,
      once: n => `${figure(n)} insgesamt`,
      end: (what, n) => `${what}; ${figure(n)} am Ende`,
      out: (what, n) => `${what}; raus in Runde ${n}`,
    },
  },
  standing: { start: 'Start', rounds: 'Runden', end: 'Am Ende' },
  parts: {
    v: 'Fassung',
    title: 'Titel',
    as: 'Spiele wie',
    seats: 'Personen',
    sides: 'Parteien',
    rounds: 'Runden',
    fields: 'Werte',
    score: 'Punkte einer Runde',
    total: 'Summe',
    keep: 'Konten',
    checks: 'Regeln',
    out: 'wer ausscheidet',
    ends: 'wann Schluss ist',
    final: 'was am Ende zählt',
    wins: 'wer gewinnt',
    ties: 'Gleichstand',
    first: 'wer beginnt',
    id: 'Kurzname',
    label: 'Name',
    who: 'wer es einträgt',
    later: 'erst später',
    kind: 'Art',
    min: 'mindestens',
    max: 'höchstens',
    step: 'Schritte',
    default: 'Wert zu Beginn',
    secret: 'geheim',
    of: 'Auswahl',
    once: 'nur einmal',
    none: 'Wort für niemand',
    stays: 'bleibt',
    is: 'wie es berechnet wird',
    gives: 'was es ergibt',
    start: 'Start',
    hidden: 'verdeckt',
    next: 'nach jeder Runde',
    rule: 'Regel',
    says: 'Satz',
    mild: 'nur ein Hinweis',
    value: 'Wert',
    word: 'beginnt oder gibt',
  },
  faults: {
    empty: 'braucht einen Buchstaben, eine Ziffer oder ein Zeichen',
    'bad-text': 'enthält ein Zeichen, das man nicht anzeigen kann',
    'bad-name':
      'braucht einen anderen Namen: Dieser ist vergeben oder hat mehr als Buchstaben und Ziffern',
    'not-yes-or-no': 'muss true oder false sein',
    'unknown-value': 'muss aus der Auswahl sein',
    twice: 'kommt zweimal vor',
    'too-small': 'ist zu klein',
    'too-large': at('ist zu groß'),
    'not-here': 'geht auf einem solchen Blatt nicht',
    'no-seats': 'geht mit keiner dieser Personenzahlen auf',
    'tells-a-seal': 'würde verraten, was versiegelt ist',
    'tells-what-is-hidden': 'würde verraten, was verdeckt ist',
    'unexpected-token': at('ist unvollständig oder hat ein Zeichen zu viel'),
    'limit-exceeded': at('ist zu lang oder zu verschachtelt'),
    'not-in-language': at('enthält etwas, was ein Blatt nicht ausrechnen kann'),
    'not-whole': at('darf nur ganze Zahlen enthalten'),
    'unknown-function': at('verlangt etwas, was ein Blatt nicht kann'),
    'unknown-variable': at('verwendet einen Namen, den es hier nicht gibt'),
    'no-such-key': at('verwendet eine Liste, die es hier nicht gibt'),
    'no-such-overload': at('vermischt Zahlen mit Ja und Nein'),
    'invalid-condition-type': at('braucht vor dem Fragezeichen ein Ja oder Nein'),
    'wrong-type': at('ergibt eine Zahl statt Ja oder Nein, oder umgekehrt'),
    'division-by-zero': at('teilt durch 0'),
    'index-out-of-bounds': at('verlangt mehr, als eine Liste hat'),
    'empty-list': at('fragt eine leere Liste'),
  },
  fields: { values: 'Werte', first: 'Wer beginnt' },
} satisfies Pages
