// Kap Hoorn auf Deutsch.

import { count, did, has, is, points, withPoints } from '../../../words/grammar/de.ts'
import { figureIn } from '../../kit/figures.ts'
import { clause } from '../../words.ts'
import { type Rose, type RoseColour, romans, type Stage } from '../rules/pieces.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'

const tenths = figureIn('de')
const turns = (n: number) => `${tenths(n)} ${n === 1 ? 'Zug' : 'Züge'}`
const cards = (n: number) => count(n, 'Karte', 'Karten')
const roses = (n: number) => count(n, 'Rose', 'Rosen')
const pointsLeft = (n: number) => (n === 0 ? 'kein Punkt übrig' : `${points(n)} übrig`)
const colour: Record<RoseColour, string> = { red: 'Rot', green: 'Grün', yellow: 'Gelb' }
const station = ({ stage, colour: one }: Rose) => `${colour[one]} ${romans[stage]}`
const forward: Record<Stage, string> = { 1: 'Süden', 2: 'Westen', 3: 'Norden' }

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

  won: {
    shared: (names, held) => `${names} führen mit je ${roses(held)} und gleich vielen Punkten.`,
    line: lead =>
      did(
        `gewinnst${lead}: als Erstes im Ziel, mit zwei Rosen.`,
        `gewinnt${lead}: als Erstes im Ziel, mit zwei Rosen.`,
      ),
    three: lead =>
      did(
        `gewinnst${lead}: drei Rosen in drei Farben.`,
        `gewinnt${lead}: drei Rosen in drei Farben.`,
      ),
    leads: (held, other) =>
      did(`führst mit ${roses(held)} zu ${other}.`, `führt mit ${roses(held)} zu ${other}.`),
    leadsByPoints: (held, left, other) =>
      did(
        `führst mit ${roses(held)} und ${withPoints(left)} zu ${other}.`,
        `führt mit ${roses(held)} und ${withPoints(left)} zu ${other}.`,
      ),
    lead: (own, other) => `, ${own}\u00a0zu\u00a0${other}`,
  },

  refused: {
    'not-this-step': 'Das geht nicht in diesem Schritt des Zuges.',
    'too-few-points': ({ price, points: n }) =>
      `Das kostet ${points(price)}, und du hast ${n || 'keinen'}.`,
    'too-few-roses': 'Ein Schiff braucht zwei Rosen, um die Ziellinie zu überqueren.',
    'hand-full': ({ limit }) => `Du kannst höchstens ${cards(limit)} auf der Hand haben.`,
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

  act: { ignore: 'Ignorieren', sprint: 'Sprint', renounce: 'Bleiben', undo: 'Zurück' },
  why: { points: n => `du hast ${n}`, step: 'jetzt nicht', full: 'Hand voll' },
} satisfies Shared

export const board = {
  // A card by its arrows; `#` is their distance.
  arrows: {
    quoted: card => `„${card}“`,
    unseen: 'eine Karte',
    or: 'oder',
    F: 'voraus',
    L: 'links',
    R: 'rechts',
    B: 'zurück',
    star: '#er-Stern',
    fan: '#er-Fächer',
    diagonals: '# schräg',
    sideways: '# seitwärts',
  },
  of: (n, held) => `${points(n)}, ${roses(held)}`,

  told: {
    opened: did('beginnst auf S1.', 'beginnt auf S1.'),
    began: { plain: is('am Zug.'), gains: is('am Zug: +1 Punkt.') },
    laid: (card, square) => has(`${card} auf ${square} gelegt.`),
    covered: (card, square) => has(`${square} mit ${card} überdeckt.`),
    sailed: {
      sail: (square, cost) => is(`nach ${square} gesegelt${cost}.`),
      sprint: (square, cost) => is(`nach ${square} gesprintet${cost}.`),
      ignore: (square, cost) => is(`trotz Karte nach ${square} gesegelt${cost}.`),
    },
    'crossed-line': cost => has(`die Ziellinie überquert${cost}.`),
    'won-rose': station => has(`die Rose ${station} bekommen.`),
    renounced: { plain: is('geblieben.'), gains: is('geblieben: +1 Punkt.') },
    drew: card => has(`${card} gezogen.`),
    bought: card => has(`${card} gekauft (−1).`),
    won: { line: has('an der Ziellinie gewonnen.'), roses: has('mit der dritten Rose gewonnen.') },
    'got-stuck': 'Das Rennen endet nach zehn Runden ohne neue Karte und ohne neue Rose.',
    ended: null,
  },

  refused: {
    'not-in-hand': 'Diese Karte hast du nicht auf der Hand.',
    'covered-already':
      'Du hast eine Karte überdeckt und kannst in diesem Zug nichts mehr legen oder überdecken.',
    'laid-already': 'Du hast eine Karte gelegt und kannst in diesem Zug keine mehr überdecken.',
    'not-sea': square => `${square} ist kein Seefeld.`,
    'card-there': square => `Auf ${square} liegt schon eine Karte.`,
    'touches-no-card': square =>
      `Neben ${square} liegt keine Karte. Leg deine an eine andere Karte an. Eine Station allein zählt nicht.`,
    'nothing-to-cover': square => `Auf ${square} liegt keine Karte zum Überdecken.`,
    'printed-start': square =>
      `${square} ist ein gedruckter Start. Du kannst ihn nicht überdecken.`,
    'under-a-ship': square =>
      `Auf ${square} liegt ein Schiff. Seine Karte kannst du nicht überdecken.`,
    'within-reach': (square, ship) =>
      `Dein Schiff auf ${ship} (1) kann mit einer gewöhnlichen Fahrt nach ${square} (2). Das darfst du nicht überdecken.`,
    'within-ignore': (square, ship) =>
      `Dein Schiff auf ${ship} (1) kann durch Ignorieren nach ${square} (2). Das darfst du nicht überdecken.`,
    'no-card-there': square =>
      `Auf ${square} liegt keine Karte. Ein Schiff muss auf einer Karte halten.`,
    'ship-there': square =>
      `Auf ${square} liegt ein anderes Schiff. Nur eine Station fasst mehrere.`,
    'no-arrow': (square, ship) =>
      `Kein Pfeil unter deinem Schiff auf ${ship} (1) führt nach ${square} (2).`,
    'exact-distance': 'Dieser Pfeil reicht weiter. Du musst ihm bis zum Ende folgen.',
    'runs-aground': 'Dieser Pfeil führt auf Land oder über den Rand des Plans.',
    'not-beside': (square, ship) =>
      `${square} (2) liegt nicht neben deinem Schiff auf ${ship} (1).`,
    'not-over-the-line': 'Durch Ignorieren kommst du nicht über die Ziellinie. Folge einem Pfeil.',
    'sail-first': 'Segle zuerst. Der Sprint ist deine zweite Fahrt.',
    'sprinted-already': 'Du kannst in jedem Zug nur einmal sprinten.',
    'two-ignores': 'Im Sprint darf nur eine der beiden Fahrten ihre Karte ignorieren.',
    'no-ignore-in-sprint': 'An diesem Tisch darfst du im Sprint keine Karte ignorieren.',
    'pile-empty': 'Der Stapel ist leer. Es gibt keine Karten mehr zu ziehen.',
    'draw-first': 'Zieh erst deine Karte.',
  },

  doNow: {
    lays: {
      free: 'Leg Karten oder segle.',
      paid: 'Leg Karten oder zahl fürs Segeln.',
      not: 'Leg eine Karte oder bleib.',
    },
    laysNot: {
      free: 'Segle jetzt.',
      paid: 'Zahl fürs Segeln oder bleib.',
      not: 'Bleib, wo du bist.',
    },
    square: 'Wähle ein Feld für die Karte.',
    coverCard: 'Wähle eine deiner Handkarten.',
    cover: 'Wähle die Karte zum Überdecken.',
    sprint: 'Wähle, wo der Sprint endet.',
    draw: 'Zieh eine Karte.',
    drawOrSprint: 'Zieh eine Karte oder sprinte.',
    end: 'Beende deinen Zug.',
    wins: 'Jetzt kannst du gewinnen.',
    buy: 'Kauf Karten oder beende den Zug.',
    other: {
      laying: name => `${name} legt Karten oder segelt.`,
      sailed: name => `${name} zieht eine Karte.`,
      buying: name => `${name} kann Karten kaufen.`,
    },
  },
  coach: {
    goal: 'Gewinne mit drei Rosen in drei Farben oder mit zweien und der Ziellinie.',
    lay: 'Karten sind Winde. Tippe auf eine, dann auf ein goldenes Feld. Dein Schiff kann gleich dorthin.',
    sail: 'Dein Schiff folgt einem Pfeil seiner Karte. Jede Spitze ist ein Feld. Tippe auf ein markiertes Feld.',
    rose: 'Halte an einer Station für ihre Rose. Du brauchst drei Farben oder zwei und die Ziellinie.',
    draw: 'Bis du ziehst, kannst du deinen ganzen Zug zurücknehmen.',
  },
  note: {
    ship: (stage, landings) =>
      `Voraus ist hier ${forward[stage]}. Deine Pfeile ${landings === 0 ? 'führen noch zu keiner Karte' : `führen auf ${count(landings, 'Feld', 'Felder')}`}.`,
    stuck: rounds =>
      `Ohne neue Karte und Rose endet das Rennen in ${count(rounds, 'Runde', 'Runden')}.`,
    plan: 'Wähle ein Feld für später. Nur du siehst es.',
    square: 'Markierte Felder sind erlaubt. Auf goldene kannst du gleich segeln.',
    cover: 'Überdecke nur Karten, die du in diesem Zug nicht erreichst.',
    sprint: 'Dein Schiff macht zwei Fahrten nacheinander.',
    draw: 'Nach dem Ziehen kannst du nichts zurücknehmen.',
    points: n => `Du hast ${points(n)}.`,
    end: 'Das kannst du nicht zurücknehmen.',
  },

  hand: {
    label: 'Deine Hand',
    tap: 'Tippe auf eine Karte, um sie zu legen',
    cover: 'Tippe auf eine Karte zum Überdecken',
    plan: 'Deine Hand: Tippe, um zu planen',
    planned: (one, square) => `Geplant: ${one} auf ${square}`,
    back: 'noch einmal antippen: zurück',
    empty: 'Du hast keine Handkarten.',
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
    stays: 'wo du bist',
    nothingElse: 'statt zu legen',
  },
  why: {
    noLanding: 'kein Ziel',
    laid: 'schon gelegt',
    covered: 'erledigt',
    noCard: 'keine Karte',
    noTarget: 'keine erlaubt',
    empty: 'Stapel leer',
  },

  board: {
    label: 'Der Plan: beweg dich mit den Pfeiltasten',
    land: 'Land',
    line: 'hinter der Ziellinie',
    sea: stage => `offene See, Etappe ${romans[stage]}`,
    start: n => `gedruckter Start S${n}`,
    station: rose => `Station ${station(rose)}`,
    ship: name => `Schiff von ${name}`,
    yourShip: 'dein Schiff',
  },
  meant: {
    sail: 'hierhin kannst du segeln',
    crosses: 'überquert die Ziellinie und gewinnt',
    ignore: cost => `hierhin kommst du durch Ignorieren (−${cost})`,
    sprint: cost => `hierhin kannst du sprinten (−${cost})`,
    by: square => `über ${square}`,
    lay: 'hier kannst du eine Karte legen',
    golden: 'hier kannst du eine Karte legen und gleich hinsegeln',
    cover: 'die kannst du überdecken',
    prize: ({ way, cost, wins }, square, one) => {
      const how = {
        sail: 'Segle',
        ignore: `Ignoriere (−${cost}), segle`,
        sprint: `Sprinte (−${cost})`,
      }[way]
      const does = one === undefined ? 'überquere die Ziellinie' : `hol ${one}`
      return wins
        ? `${how} nach ${square}, ${does} und gewinne endgültig.`
        : `${how} nach ${square} und ${does}.`
    },
    planned: square => `Tippe auf ${square} und leg sie wie geplant.`,
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
      begins: did('beginnst.', 'beginnt.'),
      sails: has('fertig gelegt.'),
      renounced: is('geblieben: +1 Punkt.'),
      ignored: has('die Karte ignoriert (−3).'),
      sprinted: is('gesprintet (−5).'),
      rose: station => has(`die Rose ${station} bekommen.`),
      'crossed-line': has('die Ziellinie überquert.'),
      draws: is('fertig gesegelt.'),
      bought: has('eine Karte gekauft (−1).'),
      hand: {
        more: n => has(`${cards(n)} mehr eingetragen.`),
        fewer: n => has(`${cards(n)} weniger eingetragen.`),
      },
      peg: points => has(`den Stift auf ${points} gesteckt.`),
      next: has('den Zug beendet.'),
      closed: 'Ihr habt das Rennen beendet.',
    },
  },

  refused: {
    'begun-already': 'Das Rennen hat schon begonnen.',
    'not-begun': 'Tragt zuerst ein, wer beginnt.',
    'sailed-already': 'In diesem Zug kannst du nicht mehr segeln, nur noch Karten kaufen.',
    'one-of-three': 'Ein Schiff bleibt oder segelt. Beides in einem Zug geht nicht.',
    'once-a-turn': 'Das kannst du in jedem Zug nur einmal eintragen.',
    'stage-owned': ({ stage }) => `Dieses Schiff hat schon eine Rose der Etappe ${romans[stage]}.`,
    'colour-owned': ({ colour: one }) => `Dieses Schiff hat schon eine Rose in ${colour[one]}.`,
    stayed:
      'Dieses Schiff ist geblieben. Es holt in diesem Zug keine Rose und überquert keine Linie.',
    'hands-not-counted': 'An diesem Tisch zählen wir die Handkarten nicht mit.',
    'points-full': 'Ein Schiff kann höchstens 8 Punkte haben.',
    'sprint-first':
      'Für eine zweite Station in diesem Zug brauchst du einen Sprint. Für ein anderes Schiff tippe auf „Nächster Zug“.',
    'two-moves': 'Ein Sprint sind zwei Fahrten, und du hast beide eingetragen.',
    'ignored-no-line':
      'Durch Ignorieren kommst du nicht über die Ziellinie. Mit der anderen Fahrt eines Sprints geht es.',
    'points-as-they-are': 'Da steht der Stift schon.',
    'hand-empty': 'So viele Karten sind nicht auf dieser Hand.',
  },

  why: {
    most: 'mehr als 8 geht nicht',
    sailed: 'Segeln ist vorbei',
    renounced: 'Schiff bleibt',
    moved: 'schon gesegelt',
    done: 'in diesem Zug getan',
  },
  begin: {
    title: 'Wer beginnt?',
    note: 'Tippe auf das Schiff auf S1 oder lass das Handy losen.',
    lot: 'Das Handy losen lassen',
    lotFell: name => `Das Handy hat ${name} ausgelost.`,
  },
  sheet: {
    lays: name => `${name} legt Karten.`,
    sails: name => `${name} segelt.`,
    draws: name => `${name} zieht und kauft.`,
    yours: { lays: 'Leg deine Karten.', sails: 'Segle dein Schiff.', draws: 'Zieh, dann kauf.' },
    special: 'Sonst tippe auf „Nächster Zug“.',
    points: 'Navigationspunkte',
    correct: 'Im Protokoll korrigieren',
    peg: 'Stift umstecken',
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
    rack: 'Gewonnene Rosen',
    worth: (colours, stages) =>
      `Eine Station in ${colours} auf Etappe ${stages} bringt noch eine Rose.`,
    all: 'Jede Station bringt eine Rose.',
    hand: 'Handkarten',
    crossed: 'Ziellinie überquert',
    crossedNote: 'Mit zwei Rosen darf das Schiff hinüber.',
    third: 'Mit der dritten Rose gewinnst du sofort.',
    next: name => `Nächster Zug: ${name}`,
    close: 'Rennen beenden',
    closeNote: 'Beendet es für alle, so wie es jetzt ist.',
    help: 'Wo ist voraus, was kannst du überdecken',
    orientation: stage => `Etappe ${romans[stage]}: voraus ist ${forward[stage]}`,
    sides: {
      1: 'links ist Osten, rechts ist Westen',
      2: 'links ist Süden, rechts ist Norden',
      3: 'links ist Westen, rechts ist Osten',
    },
    mayCover: 'Das darfst du überdecken',
    mayNot: 'Das darfst du nicht überdecken',
    covers: [
      'eine Karte im Zug, wenn du keine legst',
      'eine Karte ohne Schiff, die du nicht erreichst',
    ],
    coversNot: [
      'eine Karte unter einem Schiff, auch an einer Station',
      'ein gedruckter Start',
      'eine Karte, die du mit einer gewöhnlichen Fahrt erreichst',
      'eine Karte neben deinem Schiff, wenn du 3 Punkte hast',
    ],
    theRule: 'Zur Regel',
    closed: 'Ihr habt das Rennen beendet.',
  },
} satisfies Sheet

export const moves = {
  board: {
    lay: (card, square) => `${card} auf ${square} legen`,
    cover: (card, square) => `${square} mit ${card} überdecken`,
    sail: square => `Nach ${square} segeln`,
    ignore: square => `Die Karte ignorieren, nach ${square} segeln`,
    sprint: {
      sail: square => `Nach ${square} sprinten`,
      ignore: square => `Nach ${square} sprinten, dabei die Karte ignorieren`,
    },
    renounce: 'Bleiben',
    draw: 'Eine Karte ziehen',
    buy: 'Eine Karte kaufen',
    end: 'Den Zug beenden',
  },
  sheet: {
    begins: name => `${name} beginnt`,
    rose: station => `Rose ${station}`,
    hand: change => `Handkarten: ${change}`,
    sails: 'Fertig gelegt',
    renounced: 'Geblieben: +1',
    ignored: 'Karte ignoriert: −3',
    sprinted: 'Gesprintet: −5',
    'crossed-line': 'Ziellinie überquert',
    draws: 'Fertig gesegelt',
    bought: 'Karte gekauft: −1',
    peg: points => `Stift auf ${points}`,
    next: 'Zug beendet',
    closed: 'Rennen beendet',
  },
} satisfies Moves

export const pages = {
  title: 'Kap Hoorn',
  tagline: 'Winde legen, das Kap umsegeln, drei Kompassrosen heimbringen.',
  modes: {
    digital: 'Das ganze Rennen auf euren Geräten: Plan, Winde, Schiffe.',
    companion: 'Ihr segelt mit der Schachtel, und die Handys führen das Logbuch.',
  },
  options: {
    blockedGains: {
      label: 'Blockiertes Schiff',
      sentence: 'Ob ein Schiff, das nicht segeln kann, fürs Bleiben einen Punkt bekommt.',
      values: { yes: 'Bekommt fürs Bleiben einen Punkt', no: 'Bleibt ohne Punkt' },
    },
    sprintIgnore: {
      label: 'Sprint und Ignorieren',
      sentence: 'Ob eine Fahrt des Sprints ihre Karte ignorieren darf, wenn du beides bezahlst.',
      values: {
        yes: 'Eine Fahrt darf ihre Karte ignorieren',
        no: 'Beide Fahrten folgen ihren Karten',
      },
    },
    edition: {
      label: 'Plan und Karten',
      sentence:
        'Plan und Kartenmischung sind unsere eigenen. Hast du die Schachtel, kannst du eine korrigierte Ausgabe einfügen (JSON).',
      values: { '': 'Unsere eigenen', own: 'Eine korrigierte Ausgabe' },
    },
    hands: {
      label: 'Handkarten',
      sentence: 'Ob das Logbuch auch die Karten jeder Hand zählt.',
      values: { no: 'Nicht gezählt', yes: 'Gezählt' },
    },
  },
  reasons: {
    wins: 'Das gewinnt das Rennen.',
    winsBySprint: (square, steps) =>
      steps === 1
        ? `Danach gewinnt ein Sprint nach ${square} das Rennen.`
        : `In ${steps} weiteren Schritten gewinnst du das Rennen, mit einem Sprint nach ${square}.`,
    winsNext: (square, steps) =>
      steps === 1
        ? `Danach segelt dein Schiff nach ${square} und gewinnt das Rennen.`
        : `In ${steps} weiteren Schritten gewinnst du das Rennen, auf ${square}.`,
    rose: rose => `Das bringt die Rose ${station(rose)}.`,
    onto: (square, left) =>
      `Dein Schiff segelt gleich nach ${square}, etwa ${turns(left)} vor dem Sieg.`,
    leads: (square, left, steps) =>
      `Sie führt dein Schiff in ${count(steps, 'Schritt', 'Schritten')} nach ${square}, etwa ${turns(left)} vor dem Sieg.`,
    nearer: (square, left) => `Von ${square} sind es etwa ${turns(left)} bis zum Sieg.`,
    sprints: ({ left }) => `Nach beiden Fahrten sind es etwa ${turns(left)} bis zum Sieg.`,
    waits: ({ left }) =>
      `Ein Punkt und eine Karte helfen im nächsten Zug mehr, etwa ${turns(left)} vor dem Sieg.`,
    draws: ({ cards }) =>
      `Du kannst jetzt nur ziehen: ${count(cards, 'Karte', 'Karten')} im Stapel.`,
    keeps: ({ points: n }) => `Jetzt lohnt es sich nicht zu bezahlen: Du behältst ${points(n)}.`,
    buys: ({ cards, gain, cost, points: n }) =>
      `Noch eine von ${cards} Karten spart etwa ${turns(gain)}, ${n === 1 ? 'dein einziger Punkt' : `einer deiner ${n} Punkte`} ${tenths(cost)}.`,
    ends: ({ cards, points: n }) =>
      `Du kannst nur den Zug beenden: ${count(cards, 'Karte', 'Karten')} auf der Hand, ${points(n)}.`,
  },
  weighed: {
    chance: (own, other, instead) =>
      own === other
        ? `Etwa ${own}\u00a0% auf den Sieg, und mit „${instead}“ auch.`
        : `Etwa ${own}\u00a0% auf den Sieg, mit „${instead}“ ${other}\u00a0%.`,
  },
  luck: 'Der Zufall bestimmt, wer beginnt und welche Karten ihr zieht.',
  standing: { roses: 'Rosen', line: 'Ziellinie', points: 'Navigationspunkte' },
  figures: {
    points: 'Punkte',
    hand: 'Karten',
    roses: 'Rosen',
    turns: 'Züge',
    sailed: 'erreichte Felder',
  },
  end: {
    came: 'Wie weit jedes Schiff kam',
    roses: 'Rosen',
    start: 'Start',
    round: (n: number) => `Runde ${n}`,
    line: 'Ziel',
    rose: (name: string, station: string, n: number) =>
      `${name} hat die Rose ${station} in Runde ${n} gewonnen.`,
    led: (name, station, n, own, other) =>
      `In Runde ${n} hat ${name} ${station} gewonnen: ${own} zu ${other}, und Führung bis zum Ende.`,
    third: (name, station, n, isSprint) =>
      `In Runde ${n} hat ${name} ${isSprint ? 'mit einem Sprint ' : ''}die dritte Rose gewonnen: ${station}.`,
    crossed: (name, n, isSprint) =>
      `In Runde ${n} hat ${name} ${isSprint ? 'mit einem Sprint ' : ''}die Ziellinie überquert.`,
    each: (stations, where, left) =>
      `${stations || 'Keine Rose'}${where && `; ${where}`}; ${pointsLeft(left)}.`,
    stage: stage => `bis Etappe ${stage}`,
    overLine: 'im Ziel',
    ahead: (n, names) => `${roses(n)} mehr als ${names}.`,
    alone: (names, many) =>
      `${names} ${many ? 'hatten' : 'hatte'} auch zwei Rosen, ${many ? 'kamen' : 'kam'} aber nicht ins Ziel.`,
    byPoints: (n, names) => `${points(n)} mehr als ${names}, bei gleich vielen Rosen.`,
    short: {
      one: left => `Dir fehlte noch eine Rose oder die Ziellinie; ${pointsLeft(left)}.`,
      three: (n, left) =>
        `Dir ${n === 1 ? 'fehlte' : 'fehlten'} ${roses(n)} zu dreien; ${pointsLeft(left)}.`,
      behind: (n, left) =>
        `Dir ${n === 1 ? 'fehlte' : 'fehlten'} ${roses(n)}; ${pointsLeft(left)}.`,
      points: n => `Du hattest gleich viele Rosen, aber ${points(n)} weniger.`,
    },
  },
  log: {
    digital: {
      chapter: {
        began: clause('Dein Zug', name => `${name} am Zug`),
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
    'station-once': 'kommt zweimal vor; gib jede Etappe und Farbe nur einmal an',
    'type-once': 'kommt zweimal vor; gib jede Kartenart nur einmal an',
    'card-type': 'muss eine der Kartenarten sein',
  },
  chart: {
    title: 'KAP HOORN',
    subtitle: 'vom Atlantik her, in drei Etappen',
    land: 'PATAGONIEN',
    finish: 'Ziel · mit zwei Rosen gewinnst du hier',
  },

  layout: {
    areas: {
      sea: 'Karten auf See',
      ship: name => `Was ${name} hat`,
      supply: 'Übrige Rosen',
      under: 'Überdeckte Karten',
      pile: 'Der Stapel',
      hand: name => `Handkarten von ${name}`,
    },
    piece: {
      colour,
      rose: which => `Rose: ${which}`,
      ship: 'Schiff',
      point: 'Punkt',
      points: 'Punkte',
    },
    refused: {
      'too-many-covered':
        'Das sind zu viele überdeckte Karten. Jede liegt unter einer Karte auf See und ist nicht mehr im Stapel.',
      'race-won': name => `${name} hat gewonnen, also ist dieses Rennen vorbei.`,
      'no-such-station': name =>
        `Keine Station hat eine der Rosen von ${name}. Prüft ihre Farbe und ihre Etappe.`,
      'too-many-points': (name, limit) => `${name} kann höchstens ${points(limit)} haben.`,
    },
  },
  fields: {
    change: 'Karten mehr (+) oder weniger (−)',
    first: 'Wer beginnt',
    stage: 'Etappe',
    colour: 'Farbe',
    points: 'Navigationspunkte',
  },
} satisfies Pages
