// Any box in Italian.

import { ad, count } from '../../../words/grammar/it.ts'
import type { Moves, Pages, Shared, Sheet } from './en.ts'

// Un errore in una formula, con il carattere dove si trova.
const at =
  (what: string) =>
  ([from]: readonly string[]) =>
    from === undefined ? what : `${what} (al carattere ${Number(from) + 1})`

// Writes a figure with a true minus.
const figure = (n: number) => `${n}`.replace('-', '−')

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
  won: (names: string, winners: number, score: number) =>
    `${names} ${winners > 1 ? 'vincono' : 'vince'} con ${figure(score)}.`,
  wonBy: (names, winners, own, other) =>
    `${names} ${winners > 1 ? 'vincono' : 'vince'} con ${Math.abs(own - other)} di vantaggio, ${figure(own)}\u00a0a\u00a0${figure(other)}.`,
} satisfies Shared

export const sheet = {
  now: {
    tell: 'Segna i tuoi numeri',
    seal: 'Sigilla i tuoi numeri',
    sealed: 'I tuoi numeri sono sigillati',
    others: (names: string) => `Manca ancora: ${names}`,
    turn: 'Tocca a te',
    turnOf: (name: string) => `Tocca ${ad(name)}`,
    waits: 'I conti non tornano',
    round: (round: number) => `Com’è andata la mano ${round}?`,
  },
  note: {
    seal: 'Tutti i numeri si scoprono insieme.',
    round: 'Uno di voi può segnare per tutti.',
    live: 'Cambia un numero appena cambia.',
    once: 'Riempi ogni riga appena ce l’hai.',
    turn: 'Segna che cosa ha portato il turno.',
  },
  enter: 'Segna',
  enterRound: (round: number) => `Segna la mano ${round}`,
  seal: 'Sigilla',
  sealOf: (figure: string) => `Sigilla ${figure}`,
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
  lastRound: (what: string) => `${what} nell’ultima mano`,
  ahead: (names: string, total: number) => `In testa: ${names}, ${total}.`,
  sum: 'Insieme',
  out: 'fuori',
  fault: (round: number) => `Mano ${round}: un numero non si può calcolare e vale 0.`,
  refused: {
    'wrong-kind': (field: string) => `${field}: serve un altro tipo di risposta.`,
    'too-small': (field: string, min: number) => `${field}: almeno ${min}.`,
    'too-large': (field: string, max: number) => `${field}: si arriva fino a ${max}.`,
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
    between: '; ',
    sealed: {
      you: 'Hai sigillato i tuoi numeri.',
      other: (name: string) => `${name} ha sigillato.`,
    },
    revealed: 'Tutti i numeri sono scoperti.',
    starts: { you: 'Cominci tu.', other: (name: string) => `Comincia ${name}.` },
    deals: { you: 'Dai le carte tu.', other: (name: string) => `Dà le carte ${name}.` },
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
  end: {
    title: 'Punti per mano',
    start: 'inizio',
    last: 'fine',
    largest: (name, n) => `${name} ha segnato di più in una volta sola: ${n}.`,
    led: (names, n, own, other) =>
      `${n > 0 ? `${n} per ${names}` : names}: ${figure(own)} a ${figure(other)}, e in testa fino alla fine.`,
    tied: 'Avevi lo stesso punteggio, e ha deciso lo spareggio.',
    more: (n, names) => `${n} in più di ${names}`,
    behind: n => `Avevi ${n} di svantaggio`,
    alone: (what, n, more) => `${what}; la mano ${n} da sola ha fatto ${more}.`,
    wasOut: n => `Sei fuori dalla mano ${n}.`,
    round: n => `mano ${n}`,
    turn: n => `turno ${n}`,
    inRound: (n, what) => `Mano ${n}: ${what}`,
    inTurn: (n, what) => `Turno ${n}: ${what}`,
    each: {
      rounds: (own, n, best, at, worst, on) =>
        `${figure(own)} in ${count(n, 'mano', 'mani')}: al meglio ${figure(best)} nella ${at}, al peggio ${figure(worst)} nella ${on}`,
      turns: (own, n, best, at, worst, on) =>
        `${figure(own)} in ${count(n, 'turno', 'turni')}: al meglio ${figure(best)} nel ${at}, al peggio ${figure(worst)} nel ${on}`,
      same: n => `${figure(n)} in ogni mano`,
      once: n => `${figure(n)} in tutto`,
      end: (what, n) => `${what}; ${figure(n)} alla fine`,
      out: (what, n) => `${what}; fuori nella mano ${n}`,
    },
  },
  standing: { start: 'Partenza', rounds: 'Mani', end: 'Alla fine' },
  parts: {
    v: 'versione',
    title: 'titolo',
    as: 'giochi simili',
    seats: 'giocatori',
    sides: 'parti',
    rounds: 'mani',
    fields: 'numeri',
    score: 'punti di una mano',
    total: 'totale',
    keep: 'conti',
    checks: 'regole',
    out: 'chi esce',
    ends: 'quando si finisce',
    final: 'che cosa conta alla fine',
    wins: 'chi vince',
    ties: 'parità',
    first: 'chi comincia',
    id: 'nome breve',
    label: 'nome',
    who: 'chi lo segna',
    later: 'più tardi',
    kind: 'tipo',
    min: 'minimo',
    max: 'massimo',
    step: 'passi',
    default: 'numero di partenza',
    secret: 'segreto',
    of: 'scelte',
    once: 'una volta sola',
    none: 'parola per nessuno',
    stays: 'resta',
    is: 'come si calcola',
    gives: 'che cosa dà',
    start: 'partenza',
    hidden: 'nascosto',
    next: 'dopo ogni mano',
    rule: 'regola',
    says: 'frase',
    mild: 'solo un avviso',
    value: 'numero',
    word: 'comincia o dà le carte',
  },
  faults: {
    empty: 'deve avere una lettera, una cifra o un segno',
    'bad-text': 'contiene un carattere che non si può mostrare',
    'bad-name': 'deve chiamarsi in un altro modo: il nome è preso, o non ha solo lettere e cifre',
    'not-yes-or-no': 'deve essere true o false',
    'unknown-value': 'deve essere una delle scelte',
    twice: 'c’è due volte',
    'too-small': 'è troppo piccolo',
    'too-large': at('è troppo grande'),
    'not-here': 'non va su un foglio di questo tipo',
    'no-seats': 'non divide nessuno di questi numeri di giocatori',
    'tells-a-seal': 'scoprirebbe ciò che è sigillato',
    'tells-what-is-hidden': 'scoprirebbe ciò che è nascosto',
    'unexpected-token': at('è incompleto, o ha un segno di troppo'),
    'limit-exceeded': at('è troppo lungo o troppo profondo'),
    'not-in-language': at('contiene qualcosa che un foglio non sa calcolare'),
    'not-whole': at('può contenere solo numeri interi'),
    'unknown-function': at('chiede qualcosa che un foglio non sa fare'),
    'unknown-variable': at('usa un nome che qui non c’è'),
    'no-such-key': at('usa un elenco che qui non c’è'),
    'no-such-overload': at('mescola numeri con sì e no'),
    'invalid-condition-type': at('ha bisogno di un sì o un no prima del punto interrogativo'),
    'wrong-type': at('dà un numero invece di sì o no, o il contrario'),
    'division-by-zero': at('divide per 0'),
    'index-out-of-bounds': at('chiede più di quanto un elenco contiene'),
    'empty-list': at('interroga un elenco vuoto'),
  },
  fields: { values: 'Numeri', first: 'Chi comincia' },
} satisfies Pages
