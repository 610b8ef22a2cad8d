// The house's own words in Italian: what the live parts of a page say.
import type { House } from './house.ts'

export default {
  seatNumber: (n: number) => `Posto ${n}`,
  colours: {
    black: 'Nero',
    blue: 'Blu',
    green: 'Verde',
    orange: 'Arancione',
    red: 'Rosso',
    teal: 'Ottanio',
    violet: 'Viola',
    yellow: 'Giallo',
  },
  you: 'tu',
  thinking: 'sta pensando',
  sealed: 'sigillato',
  asleep: (time?: string) => (time ? `dorme da ${time}` : 'dorme'),
  offline: (time?: string) => (time ? `senza linea da ${time}` : 'senza linea'),
  away: (time?: string) => (time ? `altrove da ${time}` : 'altrove'),
  undo: 'Annulla',
  theRule: 'Vedi la regola.',
  tookBack: (who: string) => `${who} torna indietro di un passo.`,
  youTookBack: 'Torni indietro di un passo.',
  corrected: (who: string) => `${who} corregge una voce precedente.`,
  youCorrected: 'Correggi una voce precedente.',
  struck: (who: string) => `${who} cancella una voce precedente.`,
  youStruck: 'Cancelli una voce precedente.',
  tooLate: (who: string) => `Troppo tardi per tornare indietro: prima ha giocato ${who}, ed è definitivo.`,
  grid: {
    slide: (to, legal) => {
      const where = { left: 'sinistra', right: 'destra', up: 'l’alto', down: 'il basso' }[to]
      return `Scorri verso ${where}${legal > 0 ? `: caselle permesse là: ${legal}` : ''}`
    },
    whole: 'Tutto il tabellone',
    nearer: 'Più vicino',
    close: 'Chiudi',
  },
  refused: {
    malformed: 'Non si è capito. Controlla quello che hai scritto e riprova.',
    'no-such-table': 'Nessun tavolo ha questo codice. Controlla le lettere, o apri un nuovo tavolo.',
    broken: 'È un errore nostro, non tuo. Niente è perduto: guarda di nuovo e riprova.',
    'not-your-seat': 'Questo posto non è tuo. Siediti prima, o usa il telefono che lo tiene.',
    'not-your-turn': 'Non tocca ancora a te.',
    'choose-a-seat': 'Su questo telefono ci sono più posti. Scegli per chi giochi.',
    'no-such-seat': 'A questo tavolo non c’è questo posto.',
    'not-started': 'La partita non è ancora iniziata. La avvia chi ospita.',
    'already-over': 'La partita è già finita.',
    'moved-on': 'Nel frattempo il tavolo è andato avanti. Guarda di nuovo, poi decidi.',
    'too-late': 'Troppo tardi per tornare indietro: prima è successo qualcosa di definitivo.',
    'no-such-action': 'Questa voce non c’è più. Guarda il diario.',
    'not-in-this-mode': 'Online una mossa non si corregge; si può solo ritirare l’ultima.',
    'sealed-since': 'Su questa voce poggia un’offerta sigillata. Correggila quando i sigilli saranno rotti.',
    'would-fall': 'Una voce successiva non reggerebbe più. Correggi prima quella.',
    'already-open': 'È già scoperta. Si può correggere, non togliere.',
    other: 'Adesso non si può. Guarda di nuovo, poi decidi.',
  },
} satisfies House
