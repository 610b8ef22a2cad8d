// Was das Logbuch neben der Schachtel auf Deutsch sagt.
import type { Said } from '../../../companion.ts'
import type { Proof, Seat } from '../../../game.ts'
import type { FaceWords, Telling } from '../../../words.ts'
import type { Rose, Stage } from '../../rules/pieces.ts'
import type { Entry, Options } from '../../sheet/state.ts'
import type { SheetWords } from '../en/sheet.ts'
import { capital, romans, spoken } from '../speech.ts'
import { act, cards, colour, forward, shared, station, why, withPoints } from './shared.ts'

const told = (fact: Said<Entry, Options>, telling: Telling): string | undefined => {
  // „Du legst …“ und „Ada legt …“
  const by = (seat: Seat, you: string, other: string) => spoken(telling, seat, `Du ${you}`, name => `${name} ${other}`)
  const has = (seat: Seat, did: string) => by(seat, `hast ${did}`, `hat ${did}`)
  const is = (seat: Seat, did: string) => by(seat, `bist ${did}`, `ist ${did}`)
  switch (fact.kind) {
    case 'opened':
      return `Alle beginnen mit ${withPoints(3)}.`
    case 'sealed':
    case 'revealed':
      return undefined
    case 'entered': {
      const { seat, entry } = fact
      switch (entry.kind) {
        case 'begins':
          return by(entry.first, 'beginnst.', 'beginnt.')
        case 'sails':
          return has(seat, 'gelegt, was zu legen war.')
        case 'renounced':
          return has(seat, 'verzichtet: +1 Punkt.')
        case 'ignored':
          return has(seat, 'die Karte missachtet (−3).')
        case 'sprinted':
          return is(seat, 'gesprintet (−5).')
        case 'rose':
          return has(seat, `die Rose ${station(entry)} bekommen.`)
        case 'crossed-line':
          return has(seat, 'die Ziellinie überquert.')
        case 'draws':
          return is(seat, 'gesegelt; eine Karte wird gezogen.')
        case 'bought':
          return has(seat, 'eine Karte gekauft (−1).')
        case 'hand':
          return by(
            seat,
            `hast jetzt ${cards(Math.abs(entry.change))} ${entry.change > 0 ? 'mehr' : 'weniger'}.`,
            `hat jetzt ${cards(Math.abs(entry.change))} ${entry.change > 0 ? 'mehr' : 'weniger'}.`,
          )
        case 'next':
          return has(seat, 'den Zug beendet.')
        case 'closed':
          return 'Der Tisch hat das Rennen beendet.'
      }
    }
  }
}

const refused = {
  ...shared.refused,
  'begun-already': () => 'Das Rennen hat schon begonnen.',
  'not-begun': () => 'Sagt zuerst, wer beginnt.',
  'no-such-seat': () => 'Diesen Platz gibt es nicht.',
  'sailed-already': () => 'Das Schiff ist gesegelt: Jetzt wird nur noch gekauft.',
  'one-of-three': () => 'Wer verzichtet, segelt nicht.',
  'once-a-turn': () => 'Einmal in jedem Zug.',
  'stage-owned': ({ at }) => `Eine Rose der Etappe ${romans[(at as Proof & Rose).stage]} ist schon da.`,
  'colour-owned': ({ at }) => `Eine Rose in ${colour[(at as Proof & Rose).colour]} ist schon da.`,
  stayed: () => 'Wer verzichtet hat, ist nicht gesegelt.',
  'hands-not-counted': () => 'An diesem Tisch werden Handkarten nicht gezählt.',
  'points-full': () => 'Mehr als acht Punkte gibt es nicht.',
  'sprint-first': () => 'Ein zweiter Halt braucht einen Sprint: Tippe zuerst auf Sprint.',
  'hand-empty': () => 'So viele Karten sind nicht auf dieser Hand.',
} satisfies FaceWords['refused']

const sheet: SheetWords = {
  ...shared,
  refused,
  told,
  colour,
  act,
  why: {
    ...why,
    most: '8 ist das Meiste',
    sailed: 'schon gesegelt',
    renounced: 'verzichtet: kein Segeln',
    moved: 'nicht nach dem Segeln',
    done: 'in diesem Zug getan',
  },
  sheet: {
    begins: 'Wer beginnt?',
    beginsNote: 'Tippe auf das Schiff auf S1, oder lass das Telefon losen.',
    lot: 'Das Telefon lost',
    lotFell: (name: string) => `Das Los fiel auf ${name}.`,
    lays: (name: string) => `${name} legt Karten.`,
    sails: (name: string) => `${name} segelt.`,
    draws: (name: string) => `${name} zieht und kauft.`,
    yours: { lays: 'Lege deine Karten.', sails: 'Segle dein Schiff.', draws: 'Zieh, dann kaufe.' },
    enteringFor: (name: string) => `Du trägst für ${name} ein.`,
    points: 'Navigationspunkte',
    correct: 'Im Log berichtigen',
    renounce: (from: number, to: number) => `bleiben: ${from} → ${to}`,
    ignore: (from: number, to: number) => `trotzdem: ${from} → ${to}`,
    sprint: (from: number, to: number) => `doppelt: ${from} → ${to}`,
    buy: (from: number, to: number) => `${from} → ${to}`,
    buyCard: 'Karte kaufen',
    station: 'Station angelaufen?',
    struck: 'gestrichen: wertlos',
    rose: (rose: Rose) => `Rose ${station(rose)}`,
    worthless: (rose: Rose) => `${station(rose)}: nichts mehr wert`,
    owned: (rose: Rose) => `${station(rose)}: ist da`,
    rack: 'Windrosen',
    worth: (colours: string, stages: string) => capital(`${colours} aus ${stages} bringt noch eine Rose.`),
    all: 'Jede Station bringt eine Rose.',
    or: (items: readonly string[]) => new Intl.ListFormat('de', { type: 'disjunction' }).format(items),
    hand: 'Hand',
    more: 'Eine Karte mehr',
    fewer: 'Eine Karte weniger',
    crossed: 'Ziellinie überquert',
    crossedNote: 'Zwei Rosen sind da: Die Linie ist offen.',
    third: 'Eine dritte Rose gewinnt sofort.',
    toSail: 'Weiter: segeln',
    toDraw: 'Weiter: ziehen, kaufen',
    next: (name: string) => `Nächster Zug: ${name}`,
    close: 'Rennen beenden',
    closeNote: 'Beendet es für alle, so wie es steht.',
    help: 'Wo ist voraus, was darf überdeckt werden',
    orientation: (stage: Stage) => `Etappe ${romans[stage]}: voraus ist ${forward[stage]}`,
    sides: {
      1: 'links ist Osten, rechts ist Westen',
      2: 'links ist Süden, rechts ist Norden',
      3: 'links ist Westen, rechts ist Osten',
    },
    mayCover: 'Darf überdeckt werden',
    mayNot: 'Darf nicht überdeckt werden',
    covers: ['eine Karte im Zug, wenn keine gelegt wurde', 'eine Karte ohne Schiff, die du nicht erreichst'],
    coversNot: [
      'eine Karte unter einem Schiff, auch an einer Station',
      'ein gedruckter Start',
      'eine Karte, die du mit einem gewöhnlichen Zug erreichst',
      'ab 3 Punkten: eine Karte neben deinem Schiff',
    ],
    theRule: 'Zur Regel',
    over: { roses: 'Dritte Rose', line: 'Ziellinie', closed: 'Vom Tisch beendet' },
    change: 'Karten mehr (+) oder weniger (−)',
    first: 'Wer beginnt',
    stage: 'Etappe',
    colour: 'Farbe',
    entry: 'Eintrag',
    kinds: {
      sails: 'Gelegt, jetzt wird gesegelt',
      renounced: 'Verzichtet: +1',
      ignored: 'Karte missachtet: −3',
      sprinted: 'Gesprintet: −5',
      'crossed-line': 'Ziellinie überquert',
      draws: 'Gesegelt, jetzt wird gezogen',
      bought: 'Karte gekauft: −1',
      next: 'Ende des Zuges',
      closed: 'Rennen beendet',
    },
  },
}

export default sheet
