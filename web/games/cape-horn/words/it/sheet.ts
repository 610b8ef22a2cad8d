// Quel che dice il giornale di bordo accanto alla scatola, in italiano.
import type { Said } from '../../../companion.ts'
import type { Proof, Seat } from '../../../game.ts'
import type { FaceWords, Telling } from '../../../words.ts'
import type { Rose, Stage } from '../../rules/pieces.ts'
import type { Entry, Options } from '../../sheet/state.ts'
import type { SheetWords } from '../en/sheet.ts'
import { capital, romans, spoken } from '../speech.ts'
import { act, cards, colour, forward, points, shared, station, why } from './shared.ts'

const told = (fact: Said<Entry, Options>, telling: Telling): string | undefined => {
  const by = (seat: Seat, you: string, other: string) => spoken(telling, seat, capital(you), name => `${name} ${other}`)
  const has = (seat: Seat, did: string) => by(seat, `hai ${did}`, `ha ${did}`)
  switch (fact.kind) {
    case 'opened':
      return `Ogni nave comincia con ${points(3)}.`
    case 'sealed':
    case 'revealed':
      return undefined
    case 'entered': {
      const { seat, entry } = fact
      switch (entry.kind) {
        case 'begins':
          return by(entry.first, 'cominci tu.', 'comincia.')
        case 'sails':
          return has(seat, 'posato quel che c’era da posare.')
        case 'renounced':
          return has(seat, 'rinunciato: +1 punto.')
        case 'ignored':
          return has(seat, 'ignorato la carta (−3).')
        case 'sprinted':
          return has(seat, 'fatto uno sprint (−5).')
        case 'rose':
          return has(seat, `preso la rosa ${station(entry)}.`)
        case 'crossed-line':
          return has(seat, 'tagliato il traguardo.')
        case 'draws':
          return has(seat, 'navigato; si pesca una carta.')
        case 'bought':
          return has(seat, 'comprato una carta (−1).')
        case 'hand':
          return has(seat, `${cards(Math.abs(entry.change))} in ${entry.change > 0 ? 'più' : 'meno'} in mano.`)
        case 'next':
          return has(seat, 'finito il turno.')
        case 'closed':
          return 'Il tavolo ha chiuso la corsa.'
      }
    }
  }
}

const refused = {
  ...shared.refused,
  'begun-already': () => 'La corsa è già cominciata.',
  'not-begun': () => 'Dite prima chi comincia.',
  'no-such-seat': () => 'Questo posto non c’è.',
  'sailed-already': () => 'La nave ha navigato: resta solo da comprare.',
  'one-of-three': () => 'Chi rinuncia non naviga.',
  'once-a-turn': () => 'Una volta per turno.',
  'stage-owned': ({ at }) => `C’è già una rosa della tappa ${romans[(at as Proof & Rose).stage]}.`,
  'colour-owned': ({ at }) => `C’è già una rosa di colore ${colour[(at as Proof & Rose).colour]}.`,
  stayed: () => 'Chi ha rinunciato non ha navigato.',
  'hands-not-counted': () => 'A questo tavolo le mani non si contano.',
  'points-full': () => 'Otto punti è il massimo.',
  'sprint-first': () => 'Una seconda sosta richiede uno sprint: tocca prima Sprint.',
  'hand-empty': () => 'In quella mano non ci sono tante carte.',
} satisfies FaceWords['refused']

const sheet: SheetWords = {
  ...shared,
  refused,
  told,
  colour,
  act,
  why: {
    ...why,
    most: '8 è il massimo',
    sailed: 'già navigato',
    renounced: 'rinunciato: niente tratta',
    moved: 'non dopo la tratta',
    done: 'fatto in questo turno',
  },
  sheet: {
    begins: 'Chi comincia?',
    beginsNote: 'Tocca la nave in S1, o lascia che il telefono tiri a sorte.',
    lot: 'Il telefono tira a sorte',
    lotFell: (name: string) => `La sorte ha scelto ${name}.`,
    lays: (name: string) => `${name} posa carte.`,
    sails: (name: string) => `${name} naviga.`,
    draws: (name: string) => `${name} pesca e compra.`,
    yours: { lays: 'Posa le tue carte.', sails: 'Fa’ navigare la nave.', draws: 'Pesca, poi compra.' },
    enteringFor: (name: string) => `Stai segnando per ${name}.`,
    points: 'Punti di navigazione',
    correct: 'Correggi nel registro',
    renounce: (from: number, to: number) => `resta: ${from} → ${to}`,
    ignore: (from: number, to: number) => `lo stesso: ${from} → ${to}`,
    sprint: (from: number, to: number) => `due tratte: ${from} → ${to}`,
    buy: (from: number, to: number) => `${from} → ${to}`,
    buyCard: 'Compra una carta',
    station: 'Sosta a uno scalo?',
    struck: 'barrato: senza valore',
    rose: (rose: Rose) => `Rosa ${station(rose)}`,
    worthless: (rose: Rose) => `${station(rose)}: non vale più nulla`,
    owned: (rose: Rose) => `${station(rose)}: presa`,
    rack: 'Rose',
    worth: (colours: string, stages: string) => capital(`${colours} di ${stages} vale ancora una rosa.`),
    all: 'Ogni scalo vale una rosa.',
    or: (items: readonly string[]) => new Intl.ListFormat('it', { type: 'disjunction' }).format(items),
    hand: 'Mano',
    more: 'Una carta in più',
    fewer: 'Una carta in meno',
    crossed: 'Traguardo tagliato',
    crossedNote: 'Ci sono due rose: il traguardo è aperto.',
    third: 'Una terza rosa vince subito.',
    toSail: 'Poi: navigare',
    toDraw: 'Poi: pescare',
    next: (name: string) => `Tocca a ${name}`,
    close: 'Chiudi la corsa',
    closeNote: 'Finisce per tutto il tavolo, così com’è.',
    help: 'Dov’è avanti, che cosa si può coprire',
    orientation: (stage: Stage) => `Tappa ${romans[stage]}: avanti è ${forward[stage]}`,
    sides: {
      1: 'sinistra è est, destra è ovest',
      2: 'sinistra è sud, destra è nord',
      3: 'sinistra è ovest, destra è est',
    },
    mayCover: 'Si può coprire',
    mayNot: 'Non si può coprire',
    covers: ['una carta per turno, se non se ne è posata nessuna', 'una carta senza nave, fuori dalla tua portata'],
    coversNot: [
      'una carta sotto una nave, anche a uno scalo',
      'una partenza stampata',
      'una carta che raggiungi con una mossa normale',
      'da 3 punti: una carta accanto alla tua nave',
    ],
    theRule: 'Vedi la regola',
    over: { roses: 'Terza rosa', line: 'Traguardo', closed: 'Chiusa dal tavolo' },
    change: 'Carte in più (+) o in meno (−)',
    first: 'Chi comincia',
    stage: 'Tappa',
    colour: 'Colore',
    entry: 'Voce',
    kinds: {
      sails: 'Carte posate, ora si naviga',
      renounced: 'Rinunciato: +1',
      ignored: 'Carta ignorata: −3',
      sprinted: 'Sprint: −5',
      'crossed-line': 'Traguardo tagliato',
      draws: 'Navigato, ora si pesca',
      bought: 'Carta comprata: −1',
      next: 'Fine del turno',
      closed: 'Corsa chiusa',
    },
  },
}

export default sheet
