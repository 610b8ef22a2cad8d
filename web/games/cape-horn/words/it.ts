// Capo Horn in italiano: quel che dicono le sue due facce, e le pagine intorno.
import type { Telling } from '../../words.ts'
import type { Words } from './en.ts'
import board from './it/board.ts'
import { station } from './it/shared.ts'
import sheet from './it/sheet.ts'
import { type AnyView, compared, type Fact, isSaid, spoken } from './speech.ts'

const changed = (before: AnyView, after: AnyView, telling: Telling): string[] =>
  compared(
    before,
    after,
    (seat, what, from, to) => `${telling.name(seat)}: ${what === 'points' ? 'punti' : 'carte'} ${from} → ${to}`,
    (seat, rose, gained) => `${telling.name(seat)}: ${gained ? 'guadagna' : 'perde'} la rosa ${station(rose)}`,
    seat => spoken(telling, seat, 'Toccherebbe a te.', name => `Toccherebbe a ${name}.`),
  )

const words: Words = {
  ...sheet,
  ...board,
  why: { ...sheet.why, ...board.why },
  refused: { ...sheet.refused, ...board.refused },
  told: (fact: Fact, telling: Telling) => (isSaid(fact) ? sheet.told(fact, telling) : board.told(fact, telling)),
  title: 'Capo Horn',
  tagline: 'Posa i venti, doppia il Capo, porta a casa tre rose dei venti.',
  modes: {
    digital: 'Tutta la corsa sui vostri schermi: carta, venti, navi.',
    companion: 'Navigate con la scatola; i telefoni tengono il giornale di bordo.',
  },
  options: {
    blockedGains: {
      label: 'Nave bloccata',
      sentence: 'Se una nave che non può navigare segna un punto restando.',
      values: { yes: 'Restando segna un punto', no: 'Resta senza punto' },
    },
    sprintIgnore: {
      label: 'Sprint e carta ignorata',
      sentence: 'Se una tratta dello sprint può ignorare la carta, pagando entrambi.',
      values: { yes: 'Una tratta può ignorare la carta', no: 'Entrambe seguono le carte' },
    },
    edition: {
      label: 'Tabellone e carte',
      sentence:
        'Tabellone e mazzo sono valori della casa. Chi ha la scatola può incollare un’edizione corretta (JSON).',
      values: { '': 'Quelli della casa', own: 'Un’edizione corretta' },
    },
    hands: {
      label: 'Carte in mano',
      sentence: 'Se il giornale conta anche le carte di ogni mano.',
      values: { no: 'Non contate', yes: 'Contate' },
    },
  },
  standing: { roses: 'rose', line: 'traguardo', points: 'punti di navigazione' },
  changed,

  chart: {
    title: 'CAPO HORN',
    subtitle: 'dall’Atlantico, in tre tappe',
    land: 'PATAGONIA',
    finish: 'Traguardo · con due rose si vince',
    stages: { 1: 'sud', 2: 'ovest', 3: 'nord' },
  },

  list: {
    title: 'Tutte le mosse in elenco',
    lay: 'Posa',
    cover: 'Copri',
    card: 'Carta',
    square: 'Casella',
    sail: 'Naviga fino a',
    ignore: 'Ignora la carta, fino a',
    sprint: 'Sprint fino a',
    sprintIgnore: 'Sprint ignorando la carta, fino a',
  },
}

export default words
