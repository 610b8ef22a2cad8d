// Was das Brett auf Deutsch sagt.
import type { Proof, Seat } from '../../../game.ts'
import type { FaceWords, Telling } from '../../../words.ts'
import type { Arrow } from '../../rules/chart.ts'
import type { Rose, Stage } from '../../rules/pieces.ts'
import type { Event } from '../../rules/state.ts'
import type { BoardWords } from '../en/board.ts'
import { arrowsOf, cardInWords, romans, type Shape, spoken, squareOf, squaresIn } from '../speech.ts'
import { act, count, forward, points, roses, shared, station, why } from './shared.ts'

const shape = (one: Shape, n: number) =>
  ({
    star: `${n}er-Stern`,
    fan: `${n}er-Fächer`,
    ahead: `${n} voraus`,
    diagonals: `${n} schräg`,
    sideways: `${n} seitwärts`,
    astern: `${n} zurück`,
  })[one]
const heading: Record<Arrow['heading'], string> = {
  F: 'voraus',
  FL: 'voraus links',
  FR: 'voraus rechts',
  L: 'links',
  R: 'rechts',
  B: 'zurück',
  BL: 'zurück links',
  BR: 'zurück rechts',
}
const card = (arrows: readonly Arrow[]) => cardInWords(arrows, shape, heading, ' oder ')
const theCard = (telling: Telling, type: string | undefined) => {
  const arrows = type === undefined ? undefined : arrowsOf(telling, type)
  return arrows ? `„${card(arrows)}“` : 'eine Karte'
}

const told = (fact: Event, telling: Telling): string | undefined => {
  // „Du legst …“ und „Ada legt …“
  const by = (seat: Seat, you: string, other: string) => spoken(telling, seat, `Du ${you}`, name => `${name} ${other}`)
  const has = (seat: Seat, did: string) => by(seat, `hast ${did}`, `hat ${did}`)
  const is = (seat: Seat, did: string) => by(seat, `bist ${did}`, `ist ${did}`)
  const on = (at: number) => squareOf(telling, at)
  switch (fact.kind) {
    case 'opened':
      return by(fact.first, 'stehst auf S1 und beginnst.', 'steht auf S1 und beginnt.')
    case 'began':
      return spoken(
        telling,
        fact.seat,
        'Du bist am Zug: ein Punkt ist notiert.',
        name => `${name} ist am Zug: ein Punkt ist notiert.`,
      )
    case 'laid':
      return has(fact.seat, `${theCard(telling, fact.card)} auf ${on(fact.at)} gelegt.`)
    case 'covered':
      return has(fact.seat, `${on(fact.at)} mit ${theCard(telling, fact.card)} überdeckt.`)
    case 'sailed': {
      const cost = fact.cost ? ` (−${fact.cost})` : ''
      if (fact.by === 'ignore') return has(fact.seat, `die Karte missachtet: nach ${on(fact.to)}${cost}.`)
      return is(fact.seat, `nach ${on(fact.to)} ${fact.sprint ? 'gesprintet' : 'gesegelt'}${cost}.`)
    }
    case 'crossed-line':
      return has(fact.seat, `die Ziellinie überquert${fact.cost ? ` (−${fact.cost})` : ''}.`)
    case 'won-rose':
      return has(fact.seat, `die Rose ${station(fact)} bekommen.`)
    case 'renounced':
      return fact.gained ? has(fact.seat, 'verzichtet: +1 Punkt.') : by(fact.seat, 'bleibst liegen.', 'bleibt liegen.')
    case 'drew':
      return has(fact.seat, `${theCard(telling, fact.card)} gezogen.`)
    case 'bought':
      return has(fact.seat, `${theCard(telling, fact.card)} gekauft (−1).`)
    case 'won':
      return has(fact.seat, fact.how === 'line' ? 'über die Ziellinie gewonnen.' : 'mit der dritten Rose gewonnen.')
    case 'got-stuck':
      return 'Zehn Runden ohne Karte und ohne Rose: Das Rennen endet hier.'
    case 'ended':
      return undefined
  }
}

const firstOf = (telling: Telling, at: Proof | undefined) => squareOf(telling, squaresIn(at)[0] ?? 0)
const lastOf = (telling: Telling, at: Proof | undefined) => squareOf(telling, squaresIn(at).at(-1) ?? 0)

const refused = {
  ...shared.refused,
  'not-in-hand': () => 'Diese Karte hast du nicht auf der Hand.',
  'covered-already': () => 'Du hast eine Karte überdeckt: In diesem Zug wird nichts mehr gelegt.',
  'laid-already': () => 'Du hast in diesem Zug schon gelegt: Dann wird keine überdeckt.',
  'not-sea': ({ at }, telling) => `${lastOf(telling, at)} ist kein Seefeld.`,
  'card-there': ({ at }, telling) => `Auf ${lastOf(telling, at)} liegt schon eine Karte.`,
  'touches-no-card': ({ at }, telling) =>
    `Neben ${lastOf(telling, at)} liegt keine Karte. Eine Karte muss eine andere berühren; eine Station allein zählt nicht.`,
  'nothing-to-cover': ({ at }, telling) => `Auf ${lastOf(telling, at)} liegt keine Karte zum Überdecken.`,
  'printed-start': ({ at }, telling) => `${lastOf(telling, at)} ist ein gedruckter Start und bleibt offen.`,
  'under-a-ship': ({ at }, telling) => `Auf ${lastOf(telling, at)} liegt ein Schiff: Seine Karte bleibt offen.`,
  'within-reach': ({ at }, telling) =>
    `Dein Schiff auf ${firstOf(telling, at)} (1) erreicht ${lastOf(telling, at)} (2) mit einem gewöhnlichen Zug: nicht überdecken.`,
  'within-ignore': ({ at }, telling) =>
    `Dein Schiff auf ${firstOf(telling, at)} (1) erreicht ${lastOf(telling, at)} (2), wenn es seine Karte missachtet: ab 3 Punkten nicht überdecken.`,
  'no-card-there': ({ at }, telling) =>
    `Auf ${lastOf(telling, at)} liegt keine Karte: Ein Schiff endet auf einer Karte.`,
  'ship-there': ({ at }, telling) => `Auf ${lastOf(telling, at)} liegt ein anderes Schiff.`,
  'no-arrow': ({ at }, telling) =>
    `Kein Pfeil unter deinem Schiff auf ${firstOf(telling, at)} (1) endet auf ${lastOf(telling, at)} (2).`,
  'exact-distance': () => 'Dieser Pfeil geht weiter: Seine Länge wird genau gesegelt.',
  'runs-aground': () => 'Dieser Pfeil läuft auf Land oder vom Plan.',
  'not-beside': ({ at }, telling) =>
    `${lastOf(telling, at)} (2) liegt nicht neben deinem Schiff auf ${firstOf(telling, at)} (1).`,
  'not-over-the-line': () => 'Über die Ziellinie führt nur ein gewöhnlicher Zug.',
  'sail-first': () => 'Erst segeln; der Sprint ist die zweite Strecke.',
  'sprinted-already': () => 'Ein Sprint in einem Zug.',
  'two-ignores': () => 'Im Sprint darf nur eine Strecke ihre Karte missachten.',
  'no-ignore-in-sprint': () => 'An diesem Tisch missachtet im Sprint keine Strecke ihre Karte.',
  'pile-empty': () => 'Der Stapel ist leer; er wird nicht erneuert.',
  'draw-first': () => 'Zieh erst deine Karte.',
} satisfies FaceWords['refused']

const board: BoardWords = {
  ...shared,
  refused,
  told,
  card,
  of: (n: number, held: number) => `${points(n)}, ${roses(held)}`,

  doNow: {
    laying: 'Lege Karten oder segle.',
    sailing: 'Segle jetzt.',
    blocked: 'Lege eine Karte, oder bleib.',
    square: 'Wähle ihr Feld.',
    coverCard: 'Womit überdeckst du?',
    cover: 'Welche Karte überdeckst du?',
    sprint: 'Wo endet der Sprint?',
    draw: 'Zieh eine Karte.',
    drawOrSprint: 'Zieh, oder sprinte weiter.',
    end: 'Beende deinen Zug.',
    buy: 'Kaufe, oder beende den Zug.',
    other: {
      laying: (name: string) => `${name} legt oder segelt.`,
      sailed: (name: string) => `${name} zieht eine Karte.`,
      buying: (name: string) => `${name} darf Karten kaufen.`,
    },
  },
  note: {
    ship: (stage: Stage, landings: number) =>
      `Voraus ist hier ${forward[stage]}. ${landings === 0 ? 'Deine Pfeile erreichen keine Karte.' : `Auf deinen Pfeilen: ${count(landings, 'Feld', 'Felder')}.`}`,
    rose: (one: string) => `${one} bringt eine Rose.`,
    line: 'Die Ziellinie steht dir offen.',
    square: 'Gestrichelt: erlaubt. Golden: gleich zu erreichen.',
    cover: 'Nur Karten, die du jetzt nicht erreichst.',
    sprint: 'Das Schiff segelt die erste Strecke, dann die zweite.',
    draw: 'Nach dem Ziehen gibt es kein Zurück.',
    points: (n: number) => `Du hast ${points(n)}.`,
  },

  hand: {
    label: 'Deine Hand',
    empty: 'Keine Karte auf der Hand.',
    put: 'Zurücklegen',
    pick: (one: string) => `Aufnehmen: ${one}`,
  },

  act: {
    ...act,
    label: 'Arten zu segeln',
    sail: 'Segeln',
    stay: 'Bleiben',
    cover: 'Überdecken',
    draw: 'Karte ziehen',
    buy: 'Kaufen',
    end: 'Zug beenden',
    free: 'frei',
    squares: (n: number) => count(n, 'Feld', 'Felder'),
    leaves: (n: number) => `dann ${n}`,
    becomes: (n: number) => `bleiben: ${n}`,
    stays: 'liegen bleiben',
    nothingElse: 'statt zu legen',
  },
  why: {
    ...why,
    noLanding: 'kein Ziel',
    laid: 'nicht nach Legen',
    covered: 'erledigt',
    noCard: 'keine Karte',
    noTarget: 'keine erlaubt',
    empty: 'Stapel leer',
  },

  board: {
    label: 'Die Seekarte: mit den Pfeiltasten begehbar',
    at: (name: string, column: number, row: number) => `${name}: Spalte ${column}, Reihe ${row}`,
    land: 'Land',
    line: 'hinter der Ziellinie',
    sea: (stage: Stage) => `offene See, Etappe ${romans[stage]}`,
    start: (n: number) => `gedruckter Start S${n}`,
    station: (rose: Rose) => `Station ${station(rose)}`,
    ship: (name: string) => `Schiff von ${name}`,
    yourShip: 'dein Schiff',
    sail: 'frei erreichbar',
    crosses: 'überquert die Ziellinie und gewinnt',
    ignore: (cost: number) => `durch Missachten erreichbar für ${cost}`,
    sprint: (cost: number) => `im Sprint erreichbar für ${cost}`,
    by: (square: string) => `über ${square}`,
    lay: 'hier darf eine Karte liegen',
    golden: 'hier darf eine Karte liegen und gleich angesegelt werden',
    cover: 'darf überdeckt werden',
    nearer: 'Näher',
    farther: 'Ferner',
    whole: 'Ganzer Plan',
    west: (n: number) => `Nach Westen; dort ${count(n, 'erlaubtes Feld', 'erlaubte Felder')}`,
    east: (n: number) => `Nach Osten; dort ${count(n, 'erlaubtes Feld', 'erlaubte Felder')}`,
    close: 'Schließen',
  },
}

export default board
