// Kap Hoorn auf Deutsch: was seine beiden Gesichter sagen und was die Seiten um sie sagen.
import type { Telling } from '../../words.ts'
import board from './de/board.ts'
import { station } from './de/shared.ts'
import sheet from './de/sheet.ts'
import type { Words } from './en.ts'
import { type AnyView, compared, type Fact, isSaid, spoken } from './speech.ts'

const changed = (before: AnyView, after: AnyView, telling: Telling): string[] =>
  compared(
    before,
    after,
    (seat, what, from, to) => `${telling.name(seat)}: ${what === 'points' ? 'Punkte' : 'Karten'} ${from} → ${to}`,
    (seat, rose, gained) => `${telling.name(seat)}: ${gained ? 'bekommt' : 'verliert'} die Rose ${station(rose)}`,
    seat => spoken(telling, seat, 'Du wärst am Zug.', name => `${name} wäre am Zug.`),
  )

const words: Words = {
  ...sheet,
  ...board,
  why: { ...sheet.why, ...board.why },
  refused: { ...sheet.refused, ...board.refused },
  told: (fact: Fact, telling: Telling) => (isSaid(fact) ? sheet.told(fact, telling) : board.told(fact, telling)),
  title: 'Kap Hoorn',
  tagline: 'Winde legen, das Kap umsegeln, drei Kompassrosen heimbringen.',
  modes: {
    digital: 'Das ganze Rennen auf euren Geräten: Karte, Winde, Schiffe.',
    companion: 'Ihr segelt mit der Schachtel; die Telefone führen das Logbuch.',
  },
  options: {
    blockedGains: {
      label: 'Blockiertes Schiff',
      sentence: 'Ob ein Schiff, das nicht segeln kann, fürs Bleiben einen Punkt notiert.',
      values: { yes: 'Notiert fürs Bleiben einen Punkt', no: 'Bleibt ohne Punkt' },
    },
    sprintIgnore: {
      label: 'Sprint und Missachten',
      sentence: 'Ob eine Strecke des Sprints ihre Karte missachten darf, wenn beides bezahlt wird.',
      values: { yes: 'Eine Strecke darf ihre Karte missachten', no: 'Beide Strecken folgen ihren Karten' },
    },
    edition: {
      label: 'Plan und Karten',
      sentence:
        'Plan und Kartenmischung sind Hauswerte. Wer die Schachtel besitzt, kann eine berichtigte Ausgabe einsetzen (JSON).',
      values: { '': 'Die des Hauses', own: 'Eine berichtigte Ausgabe' },
    },
    hands: {
      label: 'Handkarten',
      sentence: 'Ob das Logbuch auch die Karten jeder Hand zählt.',
      values: { no: 'Nicht gezählt', yes: 'Gezählt' },
    },
  },
  standing: { roses: 'Rosen', line: 'Ziellinie', points: 'Navigationspunkte' },
  changed,

  chart: {
    title: 'KAP HOORN',
    subtitle: 'vom Atlantik her, in drei Etappen',
    land: 'PATAGONIEN',
    finish: 'Ziel · mit zwei Rosen hinüber, gewonnen',
    stages: { 1: 'Süd', 2: 'West', 3: 'Nord' },
  },

  list: {
    title: 'Alle Züge als Liste',
    lay: 'Legen',
    cover: 'Überdecken',
    card: 'Karte',
    square: 'Feld',
    sail: 'Segeln nach',
    ignore: 'Missachten: nach',
    sprint: 'Sprint nach',
    sprintIgnore: 'Sprint mit Missachten nach',
  },
}

export default words
