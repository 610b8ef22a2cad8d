// Kap Hoorn auf Deutsch.
import type { Seat, Standing } from '../../game.ts'
import type { GameWords, Telling } from '../../words.ts'
import type { Arrow } from '../chart.ts'
import type { Rose, RoseColour, Stage } from '../pieces.ts'
import type { Words } from './en.ts'
import {
  type AnyView,
  arrowsOf,
  capital,
  cardInWords,
  compared,
  counting,
  type Fact,
  proof,
  romans,
  type Shape,
  spoken,
  squareOf,
  squaresIn,
  winnersOf,
} from './speech.ts'

const count = counting('de')
const points = (n: number) => count(n, 'Punkt', 'Punkte')
const withPoints = (n: number) => count(n, 'Punkt', 'Punkten')
const cards = (n: number) => count(n, 'Karte', 'Karten')
const roses = (n: number) => count(n, 'Rose', 'Rosen')
const colour: Record<RoseColour, string> = { red: 'Rot', green: 'Grün', yellow: 'Gelb' }
const station = ({ stage, colour: one }: Rose) => `${colour[one]} ${romans[stage]}`

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

const told = (fact: Fact, telling: Telling): string | undefined => {
  // „Du legst …“ und „Ada legt …“
  const by = (seat: Seat, you: string, other: string) => spoken(telling, seat, `Du ${you}`, name => `${name} ${other}`)
  const has = (seat: Seat, did: string) => by(seat, `hast ${did}`, `hat ${did}`)
  const is = (seat: Seat, did: string) => by(seat, `bist ${did}`, `ist ${did}`)
  const on = (at: number) => squareOf(telling, at)
  switch (fact.kind) {
    case 'opened':
      return 'first' in fact
        ? by(fact.first, 'stehst auf S1 und beginnst.', 'steht auf S1 und beginnt.')
        : `Alle beginnen mit ${withPoints(3)}.`
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
      return has(fact.seat, `die Ziellinie überquert${'cost' in fact && fact.cost ? ` (−${fact.cost})` : ''}.`)
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

const firstOf = (telling: Telling, at: unknown) => squareOf(telling, squaresIn(at)[0] ?? 0)
const lastOf = (telling: Telling, at: unknown) => squareOf(telling, squaresIn(at).at(-1) ?? 0)

const refused: GameWords['refused'] = {
  'race-over': () => 'Das Rennen ist vorbei.',
  'not-your-turn': () => 'Du bist noch nicht am Zug.',
  'not-this-step': () => 'Nicht in diesem Schritt des Zuges.',
  'too-few-points': ({ at }) => `Das kostet ${points(proof(at, 'price'))}; da sind ${proof(at, 'points')}.`,
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
  'too-few-roses': () => 'Über die Ziellinie geht es nur mit zwei Rosen.',
  'not-beside': ({ at }, telling) =>
    `${lastOf(telling, at)} (2) liegt nicht neben deinem Schiff auf ${firstOf(telling, at)} (1).`,
  'not-over-the-line': () => 'Über die Ziellinie führt nur ein gewöhnlicher Zug.',
  'sail-first': () => 'Erst segeln; der Sprint ist die zweite Strecke.',
  'sprinted-already': () => 'Ein Sprint in einem Zug.',
  'two-ignores': () => 'Im Sprint darf nur eine Strecke ihre Karte missachten.',
  'no-ignore-in-sprint': () => 'An diesem Tisch missachtet im Sprint keine Strecke ihre Karte.',
  'hand-full': ({ at }) => `Mehr als ${cards(proof(at, 'limit'))} hält keine Hand.`,
  'pile-empty': () => 'Der Stapel ist leer; er wird nicht erneuert.',
  'draw-first': () => 'Zieh erst deine Karte.',
  'begun-already': () => 'Das Rennen hat schon begonnen.',
  'not-begun': () => 'Sagt zuerst, wer beginnt.',
  'no-such-seat': () => 'Diesen Platz gibt es nicht.',
  'sailed-already': () => 'Das Schiff ist gesegelt: Jetzt wird nur noch gekauft.',
  'one-of-three': () => 'Wer verzichtet, segelt nicht.',
  'once-a-turn': () => 'Einmal in jedem Zug.',
  'stage-owned': ({ at }) => `Eine Rose der Etappe ${romans[(at as Rose).stage]} ist schon da.`,
  'colour-owned': ({ at }) => `Eine Rose in ${colour[(at as Rose).colour]} ist schon da.`,
  stayed: () => 'Wer verzichtet hat, ist nicht gesegelt.',
  'hands-not-counted': () => 'An diesem Tisch werden Handkarten nicht gezählt.',
  'points-full': () => 'Mehr als acht Punkte gibt es nicht.',
  'sprint-first': () => 'Ein zweiter Halt braucht einen Sprint: Tippe zuerst auf Sprint.',
  'hand-empty': () => 'So viele Karten sind nicht auf dieser Hand.',
}

const won = (standings: readonly Standing[], telling: Telling): string => {
  const { first, roses: held, crossed, points: left } = winnersOf(standings)
  const [winner] = first
  if (!winner) return ''
  const names = telling.list(first.map(({ seat }) => telling.name(seat)))
  if (first.length > 1)
    return `${names} führen gemeinsam mit je ${count(held, 'Rose', 'Rosen')} und ${withPoints(left)}.`
  const yours = winner.seat === telling.you
  if (crossed) return `${yours ? 'Du überquerst' : `${names} überquert`} die Ziellinie mit ${roses(held)} zuerst.`
  if (held >= 3) return `${yours ? 'Du hast' : `${names} hat`} drei Rosen in drei Farben.`
  return `${yours ? 'Du führst' : `${names} führt`} mit ${roses(held)} und ${withPoints(left)}.`
}

const changed = (before: AnyView, after: AnyView, telling: Telling): string[] =>
  compared(
    before,
    after,
    (seat, what, from, to) => `${telling.name(seat)}: ${what === 'points' ? 'Punkte' : 'Karten'} ${from} → ${to}`,
    (seat, rose, gained) => `${telling.name(seat)}: ${gained ? 'bekommt' : 'verliert'} die Rose ${station(rose)}`,
    seat => spoken(telling, seat, 'Du wärst am Zug.', name => `${name} wäre am Zug.`),
  )

const forward: Record<Stage, string> = { 1: 'Süden', 2: 'Westen', 3: 'Norden' }

const words: Words = {
  title: 'Kap Hoorn',
  tagline: 'Winde legen, das Kap umsegeln, drei Kompassrosen heimbringen.',
  modes: {
    digital: 'Das ganze Rennen auf euren Geräten: Karte, Winde, Schiffe.',
    companion: 'Ihr segelt mit der Schachtel; die Telefone führen das Logbuch.',
  },
  colours: { black: 'Schwarz', blue: 'Blau', orange: 'Orange', violet: 'Violett', teal: 'Petrol' },
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
  standing: { roses: 'Rosen', line: 'Ziellinie', points: 'Punkte' },
  refused,
  won,
  told,
  changed,

  chart: {
    title: 'KAP HOORN',
    subtitle: 'vom Atlantik her, in drei Etappen',
    land: 'PATAGONIEN',
    finish: 'Ziel · mit zwei Rosen hinüber, gewonnen',
    stages: { 1: 'Süd', 2: 'West', 3: 'Nord' },
  },

  points,
  cards,
  roses,
  colour,
  station,
  card,
  forward,
  players: 'Schiffe',
  of: (n: number, held: number) => `${points(n)}, ${roses(held)}`,
  held: (owned: readonly Rose[]) => (owned.length ? `Rosen: ${owned.map(station).join(', ')}` : 'Noch keine Rose'),

  rail: {
    label: 'Schritte des Zuges',
    point: '+1 Punkt',
    lay: 'Legen',
    sail: 'Segeln',
    draw: 'Ziehen, kaufen',
  },

  doNow: {
    laying: 'Lege Karten oder segle.',
    sailing: 'Segle jetzt.',
    blocked: 'Kein Ziel: lege oder bleib.',
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
      sailed: (name: string) => `${name} ist gesegelt und zieht.`,
      buying: (name: string) => `${name} darf Karten kaufen.`,
    },
    over: 'Das Rennen ist vorbei.',
  },
  note: {
    ship: (stage: Stage, landings: number) =>
      `Voraus ist hier ${forward[stage]}. ${landings === 0 ? 'Auf deinen Pfeilen liegt kein Feld.' : `Auf deinen Pfeilen: ${count(landings, 'Feld', 'Felder')}.`}`,
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
    label: 'Arten zu segeln',
    sail: 'Segeln',
    ignore: 'Missachten',
    sprint: 'Sprint',
    renounce: 'Verzichten',
    stay: 'Bleiben',
    cover: 'Überdecken',
    undo: 'Zurück',
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
    points: (n: number) => `du hast ${n}`,
    noLanding: 'kein Ziel',
    laid: 'nicht nach Legen',
    covered: 'erledigt',
    noCard: 'keine Karte',
    noTarget: 'keine erlaubt',
    step: 'jetzt nicht',
    full: 'Hand voll',
    empty: 'Stapel leer',
    most: '8 ist das Meiste',
    sailed: 'schon gesegelt',
    renounced: 'verzichtet: kein Segeln',
    moved: 'nicht nach dem Segeln',
    done: 'in diesem Zug getan',
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

  log: {
    title: 'Logbuch',
    note: 'Punkte 0–8 · Rosen',
    happened: 'Was gerade geschah',
    pile: (n: number) => `${n} im Stapel`,
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
    sprint: (from: number, to: number) => `zwei Strecken: ${from} → ${to}`,
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

export default words
