// Kap Hoorn auf Deutsch.

import { count, did, has, is, points, withPoints } from '../../../words/grammar/de.ts'
import type { Seat } from '../../game.ts'
import { codeOf } from '../../layout.ts'
import { type Fields, spoken, type Telling } from '../../words.ts'
import type { Entry } from '../rules/entry.ts'
import { type Arrow, type Rose, type RoseColour, romans, type Stage } from '../rules/pieces.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'
import { arrowsOf, cardInWords, first, last, squareOf, winnersOf } from './speech.ts'

const cards = (n: number) => count(n, 'Karte', 'Karten')
const roses = (n: number) => count(n, 'Rose', 'Rosen')
const colour: Record<RoseColour, string> = { red: 'Rot', green: 'Grün', yellow: 'Gelb' }
const station = ({ stage, colour: one }: Rose) => `${colour[one]} ${romans[stage]}`
const forward: Record<Stage, string> = { 1: 'Süden', 2: 'Westen', 3: 'Norden' }
const arrow = { F: 'voraus', L: 'links', R: 'rechts', B: 'zurück' }
const shape = {
  star: '#er-Stern',
  fan: '#er-Fächer',
  diagonals: '# schräg',
  sideways: '# seitwärts',
}
const card = (arrows: readonly Arrow[]) => cardInWords(arrows, { ...arrow, ...shape, or: ' oder ' })
const theCard = (type: string | undefined, say: Telling) => {
  const arrows = type === undefined ? undefined : arrowsOf(say, type)
  return arrows ? `„${card(arrows)}“` : 'eine Karte'
}
const cost = (points: number) => (points ? ` (−${points})` : '')

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    roses: (most: number) =>
      most === 0 ? 'Noch keine Rose' : `Vorn: ${most} ${most === 1 ? 'Rose' : 'Rosen'}`,
    ends: 'Drei Rosen gewinnen, oder zwei und die Ziellinie',
  },
  points,
  cards,
  station,
  over: 'Das Rennen ist vorbei.',
  held: owned => (owned.length ? `Rosen: ${owned.map(station).join(', ')}` : 'Noch keine Rose'),

  won: (standings, say) => {
    const { first, roses: held, crossed, points: left } = winnersOf(standings)
    const names = say.list(first.map(({ seat }) => say.name(seat)))
    if (first.length > 1) return `${names} führen mit je ${roses(held)}, punktgleich.`
    const yours = first[0]?.seat === say.you
    const win = yours ? 'Du gewinnst' : `${names} gewinnt`
    if (crossed) return `${win}: zuerst über der Ziellinie, mit zwei Rosen.`
    if (held >= 3) return `${win}: drei Rosen in drei Farben.`
    return `${yours ? 'Du führst' : `${names} führt`} mit ${roses(held)}${left === undefined ? '' : ` und ${withPoints(left)}`}.`
  },

  refused: {
    'not-this-step': 'Nicht in diesem Schritt des Zuges.',
    'too-few-points': ({ price, points: n }) =>
      `Das kostet ${points(price)}; du hast ${n || 'keinen'}.`,
    'too-few-roses': 'Über die Ziellinie geht es nur mit zwei Rosen.',
    'hand-full': ({ limit }) => `Mehr als ${cards(limit)} hält keine Hand.`,
  },

  rail: {
    label: 'Schritte des Zuges',
    point: '+1 Punkt',
    lay: 'Legen',
    sail: 'Segeln',
    draw: 'Ziehen, kaufen',
  },
  log: {
    title: 'Logbuch',
    note: 'Punkte 0–8 · Rosen',
    pile: n => `${n} im Stapel`,
    left: 'Rosen übrig',
    leftOf: (one, n) => `${colour[one]} ${n}`,
  },

  act: { ignore: 'Missachten', sprint: 'Sprint', renounce: 'Bleiben', undo: 'Rückgängig' },
  why: { points: n => `du hast ${n}`, step: 'jetzt nicht', full: 'Hand voll' },
} satisfies Shared

export const board = {
  card,
  of: (n, held) => `${points(n)}, ${roses(held)}`,

  told: {
    opened: ({ first }, say) =>
      did(say, first, 'stehst auf S1 und beginnst.', 'steht auf S1 und beginnt.'),
    began: ({ seat, gained }, say) =>
      is(say, seat, `am Zug${gained === 0 ? '' : ': ein Punkt ist notiert'}.`),
    laid: ({ seat, card, at }, say) =>
      has(say, seat, `${theCard(card, say)} auf ${squareOf(say, at)} gelegt.`),
    covered: ({ seat, card, at }, say) =>
      has(say, seat, `${squareOf(say, at)} mit ${theCard(card, say)} überdeckt.`),
    sailed: ({ seat, to, by: way, sprint, cost: paid }, say) => {
      const on = squareOf(say, to)
      if (way === 'ignore') return has(say, seat, `die Karte missachtet: nach ${on}${cost(paid)}.`)
      return is(say, seat, `nach ${on} ${sprint ? 'gesprintet' : 'gesegelt'}${cost(paid)}.`)
    },
    'crossed-line': ({ seat, cost: paid }, say) =>
      has(say, seat, `die Ziellinie überquert${cost(paid)}.`),
    'won-rose': ({ seat, ...rose }, say) => has(say, seat, `die Rose ${station(rose)} bekommen.`),
    renounced: ({ seat, gained }, say) =>
      did(
        say,
        seat,
        `bleibst liegen${gained ? ': +1 Punkt' : ''}.`,
        `bleibt liegen${gained ? ': +1 Punkt' : ''}.`,
      ),
    drew: ({ seat, card }, say) => has(say, seat, `${theCard(card, say)} gezogen.`),
    bought: ({ seat, card }, say) => has(say, seat, `${theCard(card, say)} gekauft (−1).`),
    won: ({ seat, how }, say) =>
      has(
        say,
        seat,
        how === 'line' ? 'über die Ziellinie gewonnen.' : 'mit der dritten Rose gewonnen.',
      ),
    'got-stuck': 'Zehn Runden ohne Karte und ohne Rose: Das Rennen endet hier.',
    ended: null,
  },

  refused: {
    'not-in-hand': 'Diese Karte hast du nicht auf der Hand.',
    'covered-already': 'Du hast eine Karte überdeckt: In diesem Zug wird nichts mehr gelegt.',
    'laid-already': 'Du hast in diesem Zug schon gelegt: Dann wird keine überdeckt.',
    'not-sea': (at, say) => `${last(at, say)} ist kein Seefeld.`,
    'card-there': (at, say) => `Auf ${last(at, say)} liegt schon eine Karte.`,
    'touches-no-card': (at, say) =>
      `Neben ${last(at, say)} liegt keine Karte. Eine Karte muss eine andere berühren; eine Station allein zählt nicht.`,
    'nothing-to-cover': (at, say) => `Auf ${last(at, say)} liegt keine Karte zum Überdecken.`,
    'printed-start': (at, say) => `${last(at, say)} ist ein gedruckter Start und bleibt offen.`,
    'under-a-ship': (at, say) => `Auf ${last(at, say)} liegt ein Schiff: Seine Karte bleibt offen.`,
    'within-reach': (at, say) =>
      `Dein Schiff auf ${first(at, say)} (1) erreicht ${last(at, say)} (2) mit einer gewöhnlichen Fahrt: nicht überdecken.`,
    'within-ignore': (at, say) =>
      `Dein Schiff auf ${first(at, say)} (1) erreicht ${last(at, say)} (2), wenn es seine Karte missachtet: ab 3 Punkten nicht überdecken.`,
    'no-card-there': (at, say) =>
      `Auf ${last(at, say)} liegt keine Karte: Ein Schiff endet auf einer Karte.`,
    'ship-there': (at, say) => `Auf ${last(at, say)} liegt ein anderes Schiff.`,
    'no-arrow': (at, say) =>
      `Kein Pfeil unter deinem Schiff auf ${first(at, say)} (1) endet auf ${last(at, say)} (2).`,
    'exact-distance': 'Dieser Pfeil geht weiter: Seine Länge wird genau gesegelt.',
    'runs-aground': 'Dieser Pfeil läuft auf Land oder vom Plan.',
    'not-beside': (at, say) =>
      `${last(at, say)} (2) liegt nicht neben deinem Schiff auf ${first(at, say)} (1).`,
    'not-over-the-line': 'Über die Ziellinie führt nur eine gewöhnliche Fahrt.',
    'sail-first': 'Erst segeln; der Sprint ist die zweite Strecke.',
    'sprinted-already': 'Ein Sprint in einem Zug.',
    'two-ignores': 'Im Sprint darf nur eine Strecke ihre Karte missachten.',
    'no-ignore-in-sprint': 'An diesem Tisch missachtet im Sprint keine Strecke ihre Karte.',
    'pile-empty': 'Der Stapel ist leer; er wird nicht erneuert.',
    'draw-first': 'Zieh erst deine Karte.',
  },

  doNow: {
    lays: {
      free: 'Lege Karten oder segle.',
      paid: 'Lege, oder segle für Punkte.',
      not: 'Lege eine Karte, oder bleib.',
    },
    laysNot: { free: 'Segle jetzt.', paid: 'Segle für Punkte, oder bleib.', not: 'Bleib liegen.' },
    square: 'Wähle ihr Feld.',
    coverCard: 'Womit überdeckst du?',
    cover: 'Welche Karte überdeckst du?',
    sprint: 'Wo endet der Sprint?',
    draw: 'Zieh eine Karte.',
    drawOrSprint: 'Zieh, oder sprinte weiter.',
    end: 'Beende deinen Zug.',
    wins: 'Du kannst gewinnen.',
    buy: 'Kaufe, oder beende den Zug.',
    other: {
      laying: name => `${name} legt oder segelt.`,
      sailed: name => `${name} zieht eine Karte.`,
      buying: name => `${name} darf Karten kaufen.`,
    },
  },
  coach: {
    goal: 'Lege deinem Schiff Winde: Rosen in drei Farben gewinnen, oder in zwei und die Ziellinie.',
    lay: 'Karten sind Winde. Tippe eine an, dann ein goldenes Feld: Dein Schiff kann dorthin.',
    sail: 'Dein Schiff folgt einem Pfeil seiner Karte, so weit er sagt. Tippe ein markiertes Feld an.',
    rose: 'Halte an einer Station für ihre Rose. Drei Farben gewinnen, oder zwei und die Ziellinie.',
    draw: 'Bis du ziehst, kannst du alles zurücknehmen.',
  },
  note: {
    ship: (stage, landings) =>
      `Voraus ist hier ${forward[stage]}. ${landings === 0 ? 'Auf deinen Pfeilen liegt noch nichts.' : `Auf deinen Pfeilen: ${count(landings, 'Feld', 'Felder')}.`}`,
    stuck: rounds =>
      `Legt niemand und gibt es keine Rose, endet das Rennen in ${count(rounds, 'Runde', 'Runden')}.`,
    plan: 'Wähle ihr Feld für später: Nur du siehst es.',
    square: 'Markiert: erlaubt. Golden: gleich zu erreichen.',
    cover: 'Nur Karten, die du jetzt nicht erreichst.',
    sprint: 'Das Schiff segelt beide Strecken.',
    draw: 'Nach dem Ziehen gibt es kein Zurück.',
    points: n => `Du hast ${points(n)}.`,
    end: 'Danach gibt es kein Zurück.',
  },

  hand: {
    label: 'Deine Hand',
    tap: 'Tippe auf eine Karte, um sie zu legen',
    cover: 'Tippe auf die Karte zum Überdecken',
    plan: 'Deine Hand: Tippe, um zu planen',
    planned: (one, square) => `Geplant: ${one} auf ${square}`,
    back: 'noch ein Tipp legt sie zurück',
    empty: 'Keine Karte auf der Hand.',
    pick: one => `Aufnehmen: ${one}`,
  },

  act: {
    label: 'Arten zu segeln',
    sail: 'Segeln',
    stay: 'Bleiben',
    cover: 'Überdecken',
    free: 'gratis',
    squares: n => count(n, 'Feld', 'Felder'),
    leaves: (from, to) => `${from} → ${to}`,
    wins: 'gewinnt',
    becomes: (from, to) => `${from} → ${points(to)}`,
    stays: 'liegen bleiben',
    nothingElse: 'statt zu legen',
  },
  why: {
    noLanding: 'kein Ziel',
    laid: 'nicht nach Legen',
    covered: 'erledigt',
    noCard: 'keine Karte',
    noTarget: 'keine erlaubt',
    empty: 'Stapel leer',
  },

  board: {
    label: 'Die Seekarte: mit den Pfeiltasten begehbar',
    land: 'Land',
    line: 'hinter der Ziellinie',
    sea: stage => `offene See, Etappe ${romans[stage]}`,
    start: n => `gedruckter Start S${n}`,
    station: rose => `Station ${station(rose)}`,
    ship: name => `Schiff von ${name}`,
    yourShip: 'dein Schiff',
  },
  meant: {
    sail: 'gratis erreichbar',
    crosses: 'überquert die Ziellinie und gewinnt',
    ignore: cost => `durch Missachten erreichbar für ${cost}`,
    sprint: cost => `im Sprint erreichbar für ${cost}`,
    by: square => `über ${square}`,
    lay: 'hier darf eine Karte liegen',
    golden: 'hier darf eine Karte liegen und gleich angesegelt werden',
    cover: 'darf überdeckt werden',
    prize: ({ way, cost, wins }, square, one) => {
      const how = {
        sail: 'Segeln',
        ignore: `Missachten (−${cost})`,
        sprint: `Ein Sprint (−${cost})`,
      }[way]
      const does = one === undefined ? 'überquert die Ziellinie' : `bringt ${one}`
      return `${how} nach ${square} ${does}${wins ? ' und gewinnt, endgültig' : ''}.`
    },
    planned: square => `Wie geplant: Tippe auf ${square}.`,
  },
  sailed: {
    win: square => `Sprint nach ${square}: Sieg`,
    draw: 'Karte ziehen',
    drawEnd: 'Ziehen, Zug beenden',
    drawBuy: 'Ziehen und mehr kaufen',
    each: 'je 1 Punkt',
    buy: 'Kaufen',
    end: 'Zug beenden',
  },
} satisfies Board

export const sheet = {
  colour,

  told: {
    opened: 'Alle beginnen mit 3 Punkten.',
    entered: {
      begins: ({ first }, say) => did(say, first, 'beginnst.', 'beginnt.'),
      sails: ({ seat }, say) => has(say, seat, 'gelegt, was zu legen war.'),
      renounced: ({ seat }, say) =>
        did(say, seat, 'bleibst liegen: +1 Punkt.', 'bleibt liegen: +1 Punkt.'),
      ignored: ({ seat }, say) => has(say, seat, 'die Karte missachtet (−3).'),
      sprinted: ({ seat }, say) => is(say, seat, 'gesprintet (−5).'),
      rose: ({ seat, ...rose }, say) => has(say, seat, `die Rose ${station(rose)} bekommen.`),
      'crossed-line': ({ seat }, say) => has(say, seat, 'die Ziellinie überquert.'),
      draws: ({ seat }, say) => is(say, seat, 'mit dem Segeln fertig; jetzt wird gezogen.'),
      bought: ({ seat }, say) => has(say, seat, 'eine Karte gekauft (−1).'),
      hand: ({ seat, change }, say) => {
        const now = `jetzt ${cards(Math.abs(change))} ${change > 0 ? 'mehr' : 'weniger'}.`
        return has(say, seat, now)
      },
      peg: ({ seat, points: n }, say) => has(say, seat, `den Stift auf ${n} gesteckt.`),
      next: ({ seat }, say) => has(say, seat, 'den Zug beendet.'),
      closed: 'Der Tisch hat das Rennen beendet.',
    },
  },

  refused: {
    'begun-already': 'Das Rennen hat schon begonnen.',
    'not-begun': 'Sagt zuerst, wer beginnt.',
    'sailed-already': 'In diesem Zug wird nicht mehr gesegelt, nur noch gekauft.',
    'one-of-three': 'Wer verzichtet, segelt nicht.',
    'once-a-turn': 'Einmal in jedem Zug.',
    'stage-owned': ({ stage }) => `Dieses Schiff hat schon eine Rose der Etappe ${romans[stage]}.`,
    'colour-owned': ({ colour: one }) => `Dieses Schiff hat schon eine Rose in ${colour[one]}.`,
    stayed: 'Wer verzichtet hat, ist nicht gesegelt.',
    'hands-not-counted': 'An diesem Tisch werden Handkarten nicht gezählt.',
    'points-full': 'Mehr als acht Punkte gibt es nicht.',
    'sprint-first':
      'Eine zweite Station in diesem Zug braucht einen Sprint. Für ein anderes Schiff tippe auf „Nächster Zug“.',
    'two-moves': 'Ein Sprint sind zwei Fahrten, und beide sind gemacht.',
    'ignored-no-line':
      'Missachten führt nie über die Ziellinie; die andere Fahrt eines Sprints darf es.',
    'points-as-they-are': 'Da steht der Stift schon.',
    'hand-empty': 'So viele Karten hat diese Hand nicht.',
  },

  why: {
    most: 'mehr als 8 geht nicht',
    sailed: 'Segeln ist vorbei',
    renounced: 'bleibt liegen',
    moved: 'nicht nach dem Segeln',
    done: 'in diesem Zug getan',
  },
  begin: {
    title: 'Wer beginnt?',
    note: 'Tippe auf das Schiff auf S1, oder lass das Handy losen.',
    lot: 'Das Handy lost',
    lotFell: name => `Das Los fiel auf ${name}.`,
  },
  sheet: {
    lays: name => `${name} legt Karten.`,
    sails: name => `${name} segelt.`,
    draws: name => `${name} zieht und kauft.`,
    yours: { lays: 'Lege deine Karten.', sails: 'Segle dein Schiff.', draws: 'Zieh, dann kaufe.' },
    special: 'Sonst tippe „Nächster Zug“.',
    points: 'Navigationspunkte',
    correct: 'Im Protokoll berichtigen',
    peg: 'Stift setzen',
    pegTo: n => `Stift auf ${n}`,
    renounce: (from, to) => `${from} → ${points(to)}`,
    ignore: (from, to) => `trotzdem: ${from} → ${to}`,
    sprint: (from, to) => `doppelt: ${from} → ${to}`,
    buy: (from, to) => `${from} → ${to}`,
    buyCard: 'Karte kaufen',
    station: 'Station angelaufen?',
    struck: 'gestrichen: wertlos',
    rose: rose => `Rose ${station(rose)}`,
    worthless: rose => `${station(rose)}: nichts mehr wert`,
    owned: rose => `${station(rose)}: schon gewonnen`,
    rack: 'Kompassrosen',
    worth: (colours, stages) =>
      `Eine Station in ${colours} der Etappe ${stages} bringt noch eine Rose.`,
    all: 'Jede Station bringt eine Rose.',
    hand: 'Hand',
    crossed: 'Ziellinie überquert',
    crossedNote: 'Zwei Rosen sind da: Die Linie ist offen.',
    third: 'Eine dritte Rose gewinnt sofort.',
    next: name => `Nächster Zug: ${name}`,
    close: 'Rennen beenden',
    closeNote: 'Beendet es für alle, so wie es steht.',
    help: 'Wo ist voraus, was darf überdeckt werden',
    orientation: stage => `Etappe ${romans[stage]}: voraus ist ${forward[stage]}`,
    sides: {
      1: 'links ist Osten, rechts ist Westen',
      2: 'links ist Süden, rechts ist Norden',
      3: 'links ist Westen, rechts ist Osten',
    },
    mayCover: 'Darf überdeckt werden',
    mayNot: 'Darf nicht überdeckt werden',
    covers: [
      'eine Karte im Zug, wenn keine gelegt wurde',
      'eine Karte ohne Schiff, die du nicht erreichst',
    ],
    coversNot: [
      'eine Karte unter einem Schiff, auch an einer Station',
      'ein gedruckter Start',
      'eine Karte, die du mit einer gewöhnlichen Fahrt erreichst',
      'ab 3 Punkten: eine Karte neben deinem Schiff',
    ],
    theRule: 'Zur Regel',
    closed: 'Vom Tisch beendet.',
  },
} satisfies Sheet

export const moves = {
  board: {
    lay: ({ card, at }, say) => `${theCard(card, say)} auf ${squareOf(say, at)} legen`,
    cover: ({ card, at }, say) => `${squareOf(say, at)} mit ${theCard(card, say)} überdecken`,
    sail: ({ to }, say) => `Nach ${squareOf(say, to)} segeln`,
    ignore: ({ to }, say) => `Die Karte missachten: nach ${squareOf(say, to)}`,
    sprint: ({ to, by: way }, say) =>
      `Sprint${way === 'ignore' ? ' mit Missachten' : ''} nach ${squareOf(say, to)}`,
    renounce: 'Bleiben',
    draw: 'Eine Karte ziehen',
    buy: 'Eine Karte kaufen',
    end: 'Den Zug beenden',
  },
  sheet: {
    begins: ({ first }, say) => `${say.name(first)} beginnt`,
    rose: rose => `Rose ${station(rose)}`,
    hand: ({ change }) => `Handkarten: ${change > 0 ? '+' : '−'}${Math.abs(change)}`,
    sails: 'Gelegt, jetzt wird gesegelt',
    renounced: 'Liegen geblieben: +1',
    ignored: 'Karte missachtet: −3',
    sprinted: 'Gesprintet: −5',
    'crossed-line': 'Ziellinie überquert',
    draws: 'Fertig gesegelt, jetzt wird gezogen',
    bought: 'Karte gekauft: −1',
    peg: ({ points: n }) => `Stift auf ${n}`,
    next: 'Ende des Zuges',
    closed: 'Rennen beendet',
  },
} satisfies Moves

export const pages = {
  title: 'Kap Hoorn',
  tagline: 'Winde legen, das Kap umsegeln, drei Kompassrosen heimbringen.',
  modes: {
    digital: 'Das ganze Rennen auf euren Geräten: Karte, Winde, Schiffe.',
    companion: 'Ihr segelt mit der Schachtel; die Handys führen das Logbuch.',
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
      values: {
        yes: 'Eine Strecke darf ihre Karte missachten',
        no: 'Beide Strecken folgen ihren Karten',
      },
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
  reasons: {
    wins: 'Das gewinnt das Rennen.',
    winsBySprint: (at, say) => `Danach gewinnt ein Sprint nach ${last(at, say)} das Rennen.`,
    winsNext: (at, say) =>
      `Danach segelt dein Schiff nach ${last(at, say)} und gewinnt das Rennen.`,
    rose: rose => `Das holt die Rose ${station(rose)}.`,
    onto: 'Dein Schiff kann gleich dorthin segeln.',
    leads: (at, say) =>
      `Sie führt nach ${last(at, say)}, wo dein Schiff in diesem Zug ankommen kann.`,
    nearer: ({ left }) => `Von dort sind es etwa ${count(left, 'Zug', 'Züge')} bis zum Sieg.`,
    sprints: ({ left }) =>
      `Zwei Strecken: danach sind es etwa ${count(left, 'Zug', 'Züge')} bis zum Sieg.`,
    waits: 'Nichts in Reichweite ist besser; ein Punkt und eine Karte stärken deinen nächsten Zug.',
    draws: 'Mehr hilft in diesem Zug nicht.',
    buys: 'Eine weitere Karte ist jetzt ihren Punkt wert.',
    ends: 'Eine weitere Karte wäre ihren Punkt nicht wert.',
  },
  luck: 'Glück ist, wer beginnt und welches Plättchen als Nächstes kommt.',
  standing: { roses: 'Rosen', line: 'Ziellinie', points: 'Navigationspunkte' },
  figures: {
    points: 'Punkte',
    hand: 'Karten',
    roses: 'Rosen',
    turns: 'Züge',
    sailed: 'erreichte Felder',
  },
  end: {
    came: 'Wie weit jedes Schiff war',
    roses: 'Rosen',
    start: 'Start',
    round: (n: number) => `Runde ${n}`,
    line: 'Ziel',
    rose: (name: string, station: string, n: number) =>
      `${name} gewinnt die Rose ${station} im ${n}. Zug.`,
  },
  log: {
    digital: {
      chapter: {
        began: (_: number, { seat }: { seat: Seat }, say: Telling) =>
          spoken(say, seat, 'Dein Zug', name => `${name} am Zug`),
      },
    },
    companion: {},
  },
  faults: {
    'capital-letter': 'muss ein Großbuchstabe sein',
    arrow: 'muss eine Richtung (F FL FR L R B BL BR) und eine Weite sein',
    'map-signs': 'darf nur # 1 2 3 F enthalten',
    columns: ([least, most]) => `muss ${least} bis ${most} Spalten haben`,
    'as-first-row': ([columns]) => `muss wie die erste Reihe ${columns} Spalten haben`,
    'most-sea': ([most]) => `darf höchstens ${most} Seefelder haben`,
    'sea-square': 'muss ein Seefeld sein',
    'station-once': 'steht zweimal da: jede Etappe und Farbe nur einmal',
    'type-once': 'steht zweimal da: jede Kartenart nur einmal',
    'card-type': 'muss eine der Kartenarten sein',
  },
  chart: {
    title: 'KAP HOORN',
    subtitle: 'vom Atlantik her, in drei Etappen',
    land: 'PATAGONIEN',
    finish: 'Ziel · mit zwei Rosen gewinnt man hier',
  },

  layout: {
    areas: {
      sea: 'Karten auf See',
      ship: name => `Was ${name} hat`,
      supply: 'Übrige Rosen',
      under: 'Überdeckte Karten',
      pile: 'Der Stapel',
      hand: name => `Hand von ${name}`,
    },
    piece: ({ piece, count: n, mark }, say) => {
      const [kind, which] = codeOf(piece)
      if (kind === 'card') return theCard(which, say)
      if (kind === 'rose')
        return `Rose: ${mark ? station({ stage: mark as Stage, colour: which as RoseColour }) : colour[which as RoseColour]}`
      return kind === 'ship' ? 'Schiff' : n === 1 ? 'Punkt' : 'Punkte'
    },
    place: (at, say) => squareOf(say, at),
    refused: {
      'too-many-covered':
        'So viele Karten können nicht überdeckt sein: Jede liegt unter einer Karte auf See und fehlt im Stapel.',
      'race-won': ({ seats: [seat] }, say) =>
        `${say.name(seat)} hat gewonnen: Dieses Rennen ist vorbei.`,
      'no-such-station': ({ seats: [seat] }, say) =>
        `Eine Rose von ${say.name(seat)} kommt von keiner Station: Sagt ihre Farbe und ihre Etappe.`,
      'too-many-points': ({ seats: [seat], limit }, say) =>
        `${say.name(seat)} hat höchstens ${points(limit)}.`,
    },
  },
  fields: {
    change: ['Karten mehr (+) oder weniger (−)', (n: number) => (n > 0 ? `+${n}` : `−${-n}`)],
    first: 'Wer beginnt',
    stage: ['Etappe', (stage: Stage) => romans[stage]],
    colour: ['Farbe', (one: RoseColour) => colour[one]],
    points: 'Navigationspunkte',
  } satisfies Fields<Entry>,
} satisfies Pages
