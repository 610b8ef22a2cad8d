// What only the server says in German.
import type { Served } from './served.ts'

export default {
  ruling: 'unsere Auslegung',
  houseValue: 'Hauswert',
  refused: {
    'foreign-origin': 'Das kam von einer anderen Adresse. Öffne den Tisch selbst und versuche es noch einmal.',
    'foreign-host': 'So heißt dieser Rechner nicht. Öffne die Adresse, die er beim Start ausgegeben hat.',
    'too-many': 'Das war viel auf einmal. Warte eine Minute und versuche es dann noch einmal.',
    'too-large': 'Das war zu lang. Kürze es und versuche es noch einmal.',
    'unknown-game': 'Dieses Spiel steht nicht im Regal. Wähle eine der Schachteln.',
    'unknown-mode': 'Wähle: online oder neben der Schachtel.',
    'unknown-seats': 'Dieses Spiel ist nicht für so viele. Wähle eine andere Zahl von Plätzen.',
    'unknown-option': 'Eine der gewählten Regeln gibt es hier nicht. Wähle noch einmal.',
    'name-too-long': 'Ein Name hat höchstens 24 Zeichen. Kürze ihn bitte.',
    'no-such-page': 'Unter dieser Adresse gibt es nichts. Geh zurück zum Regal.',
    'cleared-away': 'Er wurde gelöscht, oder 90 Tage lang hat niemand gespielt.',
    'no-such-game': 'Dieses Spiel steht nicht im Regal.',
    'no-next-table': 'Noch hat niemand eine neue Partie geöffnet.',
    'wrong-method': 'Diese Adresse lässt sich so nicht verwenden.',
    'no-upgrade': 'Diese Adresse spricht nur mit der Seite eines Tisches.',
    'our-fault': 'Das war unser Fehler, nicht deiner. Nichts ist verloren: Geh zurück und versuche es noch einmal.',
    'not-host': 'Das kann nur, wer den Tisch eröffnet hat.',
    'seat-taken': 'Da war jemand etwas schneller: Dieser Platz ist besetzt. Wähle einen anderen.',
    'table-full': 'Alle Plätze sind besetzt. Du kannst zuschauen oder dich setzen, wenn einer frei wird.',
    'no-such-colour': 'Diese Farbe ist nicht in der Schachtel. Wähle eine andere.',
    'colour-taken': 'Da war jemand etwas schneller: Diese Farbe ist vergeben. Wähle eine andere.',
    'wrong-key': 'Dieser Schlüssel passt zu keinem Platz hier oder wurde schon benutzt. Bitte um einen neuen Link.',
    'already-started': 'Die Partie hat schon begonnen.',
    'not-enough-seats': 'Dafür seid ihr nicht die richtige Zahl. Warte, bis sich noch jemand setzt.',
    'wrong-order':
      'Die Plätze haben sich inzwischen geändert. Sieh dir die Reihenfolge noch einmal an und starte dann.',
    'not-over': 'Die Partie läuft noch. Das geht an ihrem Ende.',
  },
} satisfies Served
