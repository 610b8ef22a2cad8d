// The house's own words in German: what the live parts of a page say.
import type { House } from './house.ts'

export default {
  seatNumber: (n: number) => `Platz ${n}`,
  colours: {
    black: 'Schwarz',
    blue: 'Blau',
    green: 'Grün',
    orange: 'Orange',
    red: 'Rot',
    teal: 'Petrol',
    violet: 'Violett',
    yellow: 'Gelb',
  },
  you: 'du',
  thinking: 'denkt nach',
  sealed: 'versiegelt',
  asleep: (time?: string) => (time ? `schläft seit ${time}` : 'schläft'),
  offline: (time?: string) => (time ? `keine Verbindung seit ${time}` : 'keine Verbindung'),
  away: (time?: string) => (time ? `weg seit ${time}` : 'weg'),
  undo: 'Zurücknehmen',
  theRule: 'Zur Regel',
  tookBack: (who: string) => `${who} hat etwas zurückgenommen.`,
  youTookBack: 'Du hast etwas zurückgenommen.',
  corrected: (who: string) => `${who} hat einen früheren Eintrag berichtigt.`,
  youCorrected: 'Du hast einen früheren Eintrag berichtigt.',
  struck: (who: string) => `${who} hat einen früheren Eintrag gestrichen.`,
  youStruck: 'Du hast einen früheren Eintrag gestrichen.',
  tooLate: (who: string) => `Zu spät zum Zurücknehmen: ${who} kam zuvor, und das ist endgültig.`,
  grid: {
    slide: (to, legal) => {
      const where = { left: 'links', right: 'rechts', up: 'oben', down: 'unten' }[to]
      return `Nach ${where} schieben${legal > 0 ? `: dort erlaubte Felder: ${legal}` : ''}`
    },
    whole: 'Ganzer Plan',
    nearer: 'Näher',
    close: 'Schließen',
  },
  refused: {
    malformed: 'Das war nicht lesbar. Prüfe deine Eingabe und versuche es noch einmal.',
    'no-such-table': 'Zu diesem Code gibt es keinen Tisch. Prüfe die Zeichen oder öffne einen neuen Tisch.',
    broken: 'Das war unser Fehler, nicht deiner. Nichts ist verloren: Sieh nach und versuche es noch einmal.',
    'not-your-seat': 'Dieser Platz gehört dir nicht. Setz dich zuerst, oder nimm das Handy, das ihn hält.',
    'not-your-turn': 'Du bist noch nicht am Zug.',
    'choose-a-seat': 'Auf diesem Handy sind mehrere Plätze. Wähle, für wen du handelst.',
    'no-such-seat': 'Diesen Platz gibt es an diesem Tisch nicht.',
    'not-started': 'Die Partie hat noch nicht begonnen. Sie wird von dem Handy gestartet, das den Tisch eröffnet hat.',
    'already-over': 'Die Partie ist schon zu Ende.',
    'moved-on': 'Am Tisch ging es inzwischen weiter. Sieh noch einmal hin und entscheide dann.',
    'too-late': 'Zu spät zum Zurücknehmen: Etwas Endgültiges kam zuvor.',
    'no-such-action': 'Diesen Eintrag gibt es nicht mehr. Sieh im Protokoll nach.',
    'not-in-this-mode': 'Online lässt sich kein Zug berichtigen; nur dein letzter lässt sich zurücknehmen.',
    'sealed-since': 'Auf diesem Eintrag liegt ein versiegeltes Gebot. Berichtige ihn, wenn die Siegel gebrochen sind.',
    'would-fall': 'Ein späterer Eintrag würde nicht mehr stimmen. Berichtige zuerst jenen.',
    'already-open': 'Das liegt schon offen. Es lässt sich berichtigen, nicht entfernen.',
    other: 'Das geht gerade nicht. Sieh noch einmal hin und entscheide dann.',
  },
} satisfies House
