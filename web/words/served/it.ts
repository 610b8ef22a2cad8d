// What only the server says in Italian.
import type { Served } from './served.ts'

export default {
  ruling: 'nostra decisione',
  houseValue: 'valore della casa',
  refused: {
    'foreign-origin': 'Questo veniva da un altro indirizzo. Apri il tavolo stesso e riprova.',
    'too-many': 'Era molto in una volta. Aspetta un minuto, poi riprova.',
    'too-large': 'Era troppo lungo da leggere. Accorcialo e riprova.',
    'unknown-game': 'Questo gioco non è sullo scaffale. Scegli una delle scatole.',
    'unknown-mode': 'Scegli: online, o accanto alla scatola.',
    'unknown-seats': 'Questo gioco non è per questo numero. Scegli un altro numero di posti.',
    'unknown-option': 'Una delle regole scelte qui non esiste. Scegli di nuovo.',
    'name-too-long': 'Un nome ha al massimo 24 caratteri. Accorcialo.',
    'no-such-page': 'A questo indirizzo non c’è niente. Torna allo scaffale.',
    'cleared-away': 'È stato eliminato, o nessuno ha giocato per 90 giorni.',
    'no-such-game': 'Questo gioco non è sullo scaffale.',
    'no-next-table': 'Nessuno ha ancora aperto un’altra partita.',
    'wrong-method': 'Questo indirizzo non si usa così.',
    'no-upgrade': 'Questo indirizzo parla solo con la pagina di un tavolo.',
    'our-fault': 'È un errore nostro, non tuo. Niente è perduto: torna indietro e riprova.',
    'not-host': 'Solo chi ospita il tavolo può farlo.',
    'seat-taken': 'Un attimo troppo tardi: questo posto è preso. Scegline un altro.',
    'table-full': 'Tutti i posti sono presi. Puoi guardare, o sederti quando se ne libera uno.',
    'no-such-colour': 'Questo colore non è nella scatola. Scegline un altro.',
    'colour-taken': 'Un attimo troppo tardi: questo colore è preso. Scegline un altro.',
    'wrong-key': 'Questa chiave non apre nessun posto qui, o è già stata usata. Chiedi un nuovo link.',
    'already-started': 'La partita è già iniziata.',
    'not-enough-seats': 'Serve un altro numero di persone. Aspetta che si sieda qualcun altro.',
    'wrong-order': 'Intanto i posti sono cambiati. Riguarda l’ordine, poi avvia.',
    'not-over': 'La partita non è finita. Si potrà alla fine.',
  },
} satisfies Served
