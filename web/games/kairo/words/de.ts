// Kairo auf Deutsch.

import { count, did, has, points, withPoints } from '../../../words/grammar/de.ts'
import { figureIn } from '../../kit/figures.ts'
import { clause } from '../../words.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'

const tenths = figureIn('de')
const tenthsOfAPoint = (n: number) => `${tenths(n)} ${Math.abs(n) === 1 ? 'Punkt' : 'Punkte'}`
const ahead = (n: number) => `${tenthsOfAPoint(n)} ${n < 0 ? 'Rückstand' : 'Vorsprung'} am Ende`
const than = (own: number, n: number) =>
  own < 0 === n < 0 ? tenths(n) : `${tenths(n)} ${n < 0 ? 'Rückstand' : 'Vorsprung'}`
const cards = (n: number) => count(n, 'Karte', 'Karten')
const tiles = (n: number) => count(n, 'Teil', 'Teile')
const coins = (n: number) => count(n, 'Münze', 'Münzen')
const medal = { gold: 'Gold', silver: 'Silber' }

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    left: (one, n) => `${one}: noch ${tiles(n)}`,
    ends: 'Schlussphase, wenn eine Farbe aufgebraucht ist',
    final: 'Schlussphase',
    finalEnds: 'Ende, wenn niemand mehr baut',
  },
  out: 'raus',
  back: 'Zurück',
  waits: 'wartet',
  purse: { hold: 'Zum Ansehen halten', tap: 'Zum Ansehen tippen' },
  table: { left: 'übrig' },
  points,
  coins,
  and: 'und',
  begins: did('beginnst.', 'beginnt.'),
  stopped: has('endgültig mit dem Bauen aufgehört.'),
  pay: {
    because: size => `Punkte: ${tiles(size)}`,
    scores: {
      plain: size => `Bringt ${points(size)}, einen je Teil`,
      medals: (size, medals, gains) => `Bringt ${size} + ${medals}: ${gains}`,
    },
    with: 'Bezahlen mit',
    first: 'am billigsten zuerst',
    leaves: n => `${n === 1 ? 'bleibt' : 'bleiben'} ${n}`,
    other: n => `Anders zahlen (${n})`,
  },
  cloth: {
    red: 'Rot',
    yellow: 'Gelb',
    green: 'Grün',
    white: 'Weiß',
    blue: 'Blau',
    violet: 'Violett',
  },
  medal,
  // A medal that scores: from the supply, and from a seat.
  gain: medal,
  taken: medal => clause(`${medal} von dir`, name => `${medal} von ${name}`),
  over: 'Der Basar ist geschlossen.',
  won: {
    shared: (names, score) => `${names} gewinnen gemeinsam mit je ${withPoints(score)}.`,
    wins: score => did(`gewinnst${score}.`, `gewinnt${score}.`),
    by: score => ` mit ${withPoints(score)}`,
    over: (score, other) =>
      ` mit ${withPoints(score - other)} Vorsprung, ${score}\u00a0zu\u00a0${other}`,
  },
  final: {
    'one-empty':
      'Eine Farbe ist aufgebraucht, also hat die Schlussphase begonnen. Jetzt baut ihr nur noch.',
    'two-low':
      'Zwei Farben haben höchstens einen Ausbau, also hat die Schlussphase begonnen. Jetzt baut ihr nur noch.',
    still:
      'In zehn Runden kam nichts dazu, also hat die Schlussphase begonnen. Jetzt baut ihr nur noch.',
  },

  told: {
    scored: (one, size, score) =>
      clause(
        `Dein Stand in ${one} hat jetzt ${tiles(size)}: ${score}.`,
        name => `Der Stand von ${name} in ${one} hat jetzt ${tiles(size)}: ${score}.`,
      ),
  },
  withMedals: (stalls, medals, gains) => `${points(stalls)} + ${medals} für ${gains}`,

  refused: {
    'only-building': 'In der Schlussphase kannst du nur noch bauen oder endgültig aufhören.',
    'not-final-yet':
      'Aufhören kannst du erst in der Schlussphase. Bis dahin bau, lock einen Kunden an oder zieh.',
    'stall-on-board': 'Dieser Hauptstand steht schon auf dem Plan. Es gibt ihn nur einmal.',
    'no-such-stall': 'Diesen Stand gibt es auf dem Plan nicht.',
    'none-left': 'Im Vorrat ist kein Ausbau dieser Farbe mehr.',
    'customer-away':
      'Dieser Kunde wartet neben dem Plan. Er kommt zurück, sobald jemand einen anderen anlockt.',
    'is-extended': 'Dieser Stand hat einen Ausbau, darum kannst du ihn nicht versetzen.',
    'none-of-the-cloth': 'Zahl mindestens eine Münze in der Farbe des Standes.',
    'too-few-coins': ({ short }) => `Dafür ${short === 1 ? 'fehlt' : 'fehlen'} ${coins(short)}.`,
    'wrong-sum': ({ price }) =>
      `Zahl genau ${coins(price)}. Zwei Münzen in anderen Farben zählen wie eine.`,
    'one-other-cloth': 'An diesem Tisch müssen die anderen Münzen alle dieselbe Farbe haben.',
    'no-coin-for-joker': 'Ein Joker kostet eine Münze mehr, und du hast keine mehr übrig.',
  },
} satisfies Shared

export const board = {
  customer: {
    red: 'Kunde in Rot (Fes, Lampe)',
    yellow: 'Kunde in Gelb (Strohhut, Zitronen)',
    green: 'Kunde in Grün (Turban, Minztee)',
    white: 'Kunde in Weiß (Kapuze, Tuch)',
    blue: 'Kunde in Blau (Schal, Krug)',
    violet: 'Kunde in Violett (Kochmütze, Schüssel)',
  },
  hand: 'Deine Hand',
  noCard: 'Keine Karte',
  // A card by its districts.
  card: {
    the: districts => `Karte ${districts}`,
    unseen: 'eine Karte',
    one: districts => `Karte ${districts}`,
    several: districts => `Karten ${districts}`,
    joker: districts => `Joker ${districts}`,
    coin: one => `eine Münze in ${one}`,
  },
  cards,
  barkers: n => `${n} Marktschreier`,
  you: 'du',
  doNow: {
    act: 'Bau, lock Kunden an oder zieh.',
    finalAct: 'Bau oder hör auf.',
    over: 'Die Partie ist zu Ende.',
    other: name => `${name} ist am Zug.`,
    otherPlaces: name => `${name} stellt einen Stand auf.`,
    build: 'Wähle, was du baust.',
    place: 'Stell einen Stand auf.',
    neutral: one => `Setz den neutralen Stand: ${one}.`,
    where: {
      stall: one => `Stell deinen Stand in ${one} auf.`,
      extension: one => `Bau deinen Stand in ${one} aus.`,
      move: one => `Versetz deinen Stand in ${one}.`,
    },
    entrance: 'Leg seinen Eingang hin.',
    pay: (one, size) => `Bezahl Teil ${size} in ${one}.`,
    play: district => `Spiel eine Karte für Viertel ${district}.`,
    attract: 'Wähle einen Kunden.',
    way: who => `Wohin geht der ${who}?`,
    take: 'Zieh zwei Karten.',
    second: 'Zieh die zweite Karte.',
    discard: 'Zu viele Karten. Leg eine ab.',
    final: what => `${what}?`,
  },
  note: {
    act: 'Tu eines davon, dann ist dein Zug vorbei.',
    final: 'In der Schlussphase baut ihr nur noch.',
    forGood: 'Das lässt sich nicht zurücknehmen.',
    pay: one => `Zahl mindestens eine Münze in ${one}. Zwei andere zählen wie eine.`,
    play: 'Drei beliebige Karten passen auch. Damit endet dein Zug.',
    take: 'Nimm aus der Auslage, zieh, oder nimm einen Marktschreier.',
    build: 'Neuer Stand: kostenlos. Ausbau: kostet und bringt die neue Größe.',
    where: 'Gestrichelt: erlaubt. +1: Münze für den Joker. 3: drei Karten.',
    entrance: 'Tippe auf ein freies Marktfeld neben dem Stand.',
    attract: 'Er geht zum nächsten freien Eingang seiner Farbe.',
    way: 'Mit jedem Marktschreier lässt er einen näheren Eingang aus.',
  },
  coach: {
    goal: 'Deine Stände tragen dieses Zeichen. Die größten haben Medaillen. Die meisten Punkte gewinnen.',
    act: 'Ausbauten bringen Punkte. Du brauchst Karte und Münzen. Zieh Karten, und lock Kunden für Münzen an.',
    where:
      'Tippe auf ein gestricheltes Feld. Dort wächst der Stand und bringt einen Punkt je Teil.',
    pay: 'Zahl mit Münzen, die du kaum brauchst. Bis zur Karte kannst du alles zurücknehmen.',
    attract: 'Bei dir: eine Münze je Teil. Bei anderen: eine für dich, je Teil eine für sie.',
  },
  act: { build: 'Bauen', attract: 'Anlocken', draw: 'Ziehen', stop: 'Aufhören' },
  sure: {
    play: 'Spielen und bauen',
    take: 'Nehmen',
    draw: 'Ziehen',
    hire: 'Marktschreier nehmen',
    discard: 'Ablegen',
    stop: 'Endgültig aufhören',
  },
  build: {
    stall: 'neu',
    extension: 'ausbauen',
    move: 'versetzen',
    noneLeft: 'keine da',
    noPlace: 'kein Feld',
    tooDear: 'zu teuer',
    moveOne: 'Einen Stand versetzen, der nicht wachsen kann',
    notMove: 'Doch bauen',
  },
  pay: {
    pay: n => `${coins(n)} zahlen`,
  },
  take: {
    title: 'Auslage',
    note: pile => `Stapel ${pile}`,
    display: card => `${card} nehmen`,
    pile: n => `Vom Stapel ziehen, ${cards(n)}`,
    barkers: n => `Einen Marktschreier nehmen, noch ${n}`,
    discard: card => `${card} ablegen`,
  },
  attract: {
    way: { own: 'Zu dir', neutral: 'Neutraler Stand', of: name => `Zu ${name}` },
    where: 'Zu welchem Eingang?',
    now: (one, n) => `${one} anlocken: +${n}`,
    nearest: 'nächster Eingang',
    past: n => `, an ${count(n, 'näheren Eingang', 'näheren Eingängen')} vorbei`,
    steps: n => count(n, 'Schritt', 'Schritte'),
    noEntrance: 'kein Weg',
  },
  board: {
    label: 'Der Basar. Sieh dich mit den Pfeiltasten um',
    in: district => `Viertel ${district}`,
    at: (name, district) => `${name}, Viertel ${district}`,
    market: 'Marktfeld',
    restaurant: 'Restaurantfeld',
    neutral: one => `neutraler Stand in ${one}`,
    of: (one, owner) => `Stand in ${one} von ${owner}`,
    stall: (what, size) => `${what}, Größe ${size}`,
    entrance: what => `Eingang: ${what}`,
    aim: {
      put: 'hier erlaubt',
      entrance: 'hier kann der Eingang liegen',
      chosen: 'gewählt, zum Zurücknehmen antippen',
      customer: 'kann angelockt werden',
      rug: 'kann das Ziel sein',
    },
    extra: { '+1': 'mit einer Münze für einen Joker', '3': 'für drei beliebige Karten' },
  },

  here: 'jetzt hier:',
  told: {
    'drew-stall': one => has(`den neutralen Stand in ${one} gezogen.`),
    placed: {
      own: (one, at) => has(`einen Stand in ${one} in Viertel ${at} gesetzt.`),
      neutral: (one, at) => has(`den neutralen Stand in ${one} in Viertel ${at} gesetzt.`),
    },
    'set-aside': {
      own: has('für keinen Stand ein Feld gefunden.'),
      neutral: one => `Der neutrale Stand in ${one} passte nirgends hin und kam beiseite.`,
    },
    built: {
      stall: (one, at, cards) =>
        has(`einen Stand in ${one} in Viertel ${at} aufgestellt (${cards}).`),
      extension: (one, at, cards, paid) =>
        has(`den Stand in ${one} in Viertel ${at} ausgebaut, für ${paid} (${cards}).`),
      move: (one, at, cards) => has(`den Stand in ${one} nach Viertel ${at} versetzt (${cards}).`),
    },
    attracted: (one, at, past, earned, arrives) =>
      has(
        `den Kunden in ${one} in Viertel ${at} angelockt${past}: ${earned}. Dort steht jetzt der in ${arrives}.`,
      ),
    took: {
      display: card => has(`${card} aus der Auslage genommen.`),
      pile: card => has(`${card} gezogen.`),
      barkers: has('einen Marktschreier genommen.'),
    },
    discarded: card => has(`${card} abgelegt.`),
    reshuffled: 'Die Ablage wurde zum neuen Stapel gemischt.',
    'shut-out': did(
      'kannst nichts mehr bauen und bist draußen.',
      'kann nichts mehr bauen und ist draußen.',
    ),
    ended: 'Niemand baut mehr. Medaillen und Münzen sind gezählt.',
  },

  refused: {
    'place-a-stall': 'Setzt zuerst reihum die ersten Stände, immer je einen.',
    'choose-an-action':
      'Wähle zuerst eine Aktion: bauen, einen Kunden anlocken oder zwei Karten ziehen.',
    'pay-first': 'Bezahl zuerst den Ausbau, oder nimm ihn zurück.',
    'play-a-card': 'Spiel jetzt eine Karte für dieses Viertel, oder nimm den Bau zurück.',
    'take-another': 'Du ziehst gerade. Zieh noch eine Karte oder nimm einen Marktschreier.',
    'discard-first': 'Du darfst höchstens vier Karten behalten. Leg zuerst die anderen ab.',
    'other-stall-drawn': 'Gezogen wurde ein anderer neutraler Stand. Setz diesen.',
    'same-square': 'Setz den Stand auf ein anderes Feld. Sein Eingang allein kann nicht wechseln.',
    'no-card': ({ district }) =>
      `Für Viertel ${district} hast du keine Karte und auch keine drei Karten als Ersatz.`,
    'not-in-hand': 'Diese Karte hast du nicht auf der Hand.',
    'other-district': ({ district }) => `Diese Karte gilt nicht für Viertel ${district}.`,
    'joker-needs-coin': 'Ein Joker kostet eine Münze. Wähle, welche.',
    'coin-not-needed': 'Nur ein einzeln gespielter Joker kostet eine Münze.',
    'one-or-three': 'Spiel eine passende Karte oder drei beliebige Karten.',
    'too-few-barkers': (squares, needed, held) =>
      `Näher und frei: ${squares}. Du brauchst ${needed} Marktschreier und hast ${held || 'keinen'}.`,
    'not-on-display': 'Diese Karte liegt nicht mehr aus.',
    'no-barkers-left': 'Alle sieben Marktschreier sind vergeben.',
  },
  // Refusals about one square, and about several.
  refusedAt: {
    square: {
      'market-only': square =>
        `${square} ist ein Restaurantfeld. Diese Farbe gehört auf Marktfelder.`,
      'restaurant-only': square =>
        `${square} ist ein Marktfeld. Violette Stände gehören auf Restaurantfelder.`,
      'not-free': square =>
        `${square} ist nicht frei. Dort ist ein Stand, ein Eingang oder ein Kunde.`,
      'cloth-in-district': square =>
        `In diesem Viertel steht schon ein Hauptstand dieser Farbe, auf ${square} (1).`,
      'entrance-not-beside': square => `${square} liegt nicht neben dem Stand.`,
      'entrance-off-market': square =>
        `${square} ist kein Marktfeld. Ein Eingang muss auf dem Markt liegen.`,
      'entrance-not-free': square =>
        `${square} ist nicht frei, also kann dort kein Eingang liegen.`,
      'entrance-cut-off': square => `Einen Eingang auf ${square} könnte kein Kunde erreichen.`,
      'no-entrance': square => `Auf ${square} ist kein Eingang.`,
      'entrance-occupied': square => `Auf dem Eingang ${square} steht ein Kunde.`,
    },
    squares: {
      'beside-a-stall': squares => `Ein Hauptstand darf keinen anderen Stand berühren: ${squares}.`,
      'cuts-off': squares =>
        `Das würde ${squares} abschneiden. Jeder Kunde muss jeden Eingang erreichen können.`,
      'district-full': squares =>
        `Am Anfang sind in einem Viertel höchstens zwei Hauptstände erlaubt. Schon da: ${squares}.`,
      'not-beside-yours': squares =>
        `Ein Ausbau muss Seite an Seite mit deinem Stand liegen: ${squares}.`,
      'touches-same-cloth': squares =>
        `Er würde einen anderen Stand derselben Farbe berühren: ${squares}.`,
      'can-be-extended': squares =>
        `Du kannst diesen Stand noch ausbauen, darum bleibt er. Frei für ihn: ${squares}.`,
    },
  },
} satisfies Board

export const sheet = {
  start: {
    setUp: 'Tippe auf deine drei Stände.',
    setUpNote: 'Das sind die Farben, die du am Anfang auf dem Plan hast.',
    others: 'Warte auf die Stände der anderen.',
    begins: 'Wer beginnt?',
    ready: { some: n => `${n} von 3`, all: 'Damit beginnen' },
  },
  sheet: {
    declared: 'Die Schlussphase hat begonnen. Jetzt baut ihr nur noch.',
    yours: 'Du bist dran. Was hast du getan?',
    turn: name => `${name} ist am Zug.`,
    count: 'Zähl deine Münzen.',
    counting: (names, n) => `${names} ${n > 1 ? 'zählen' : 'zählt'} noch.`,
    countNote: 'Zähl den Wert aller Farben zusammen. Drei sind ein Punkt.',
    over: 'Die Partie ist zu Ende.',
    final: 'Schlussphase beginnen',
    stop: 'Endgültig aufhören',
    sure: what => `Wirklich? ${what}`,
    coins: 'Wert deiner Münzen',
    counted: 'Eintragen',
    action: {
      stall: 'Aufstellen',
      extension: 'Ausbauen',
      move: 'Versetzen',
      attract: 'Anlocken',
      draw: 'Zwei ziehen',
    },
    enter: {
      stall: one => `Neuer Stand in ${one}`,
      extension: (one, size) => `${one} auf ${size} ausbauen`,
      move: one => `Stand in ${one} versetzen`,
    },
    price: (one, price) => `${coins(price)}, mindestens eine in ${one}`,
    instead: {
      yes: 'Zwei Münzen in einer einzigen anderen Farbe zählen wie eine.',
      no: 'Zwei Münzen in anderen Farben zählen wie eine.',
    },
    pays: price => did(`zahlst ${price}.`, `zahlt ${price}.`),
    free: 'Nichts zu zahlen. Nur ein Joker kostet eine Münze.',
    takes: (one, each) => `Münzen in ${one} nehmen: ${each}.`,
    paying: (what, n) => `${what}: ${coins(n)}`,
    joker: 'Mit Joker: 1 Münze mehr',
    noJoker: 'Kein Joker',
    ownPhone: 'Alle bezahlen ihre Ausbauten am eigenen Handy.',
    neutral: 'Der neutrale Stand',
    own: 'Dein Stand',
    of: name => `Stand von ${name}`,
  },
  // What was paid for a stall, and whose stall a customer is led to.
  paid: money => `, bezahlt: ${money}`,
  to: {
    neutral: 'für den neutralen Stand',
    seat: clause('für deinen Stand', name => `für den Stand von ${name}`),
  },
  told: {
    opened: {
      kept: 'Alle beginnen mit einer Münze in jeder Farbe.',
      real: 'Ihr spielt mit echten Münzen. Lest hier, was ihr nehmt und zahlt.',
    },
    entered: {
      'sets-up': stalls => has(`mit ${stalls} begonnen.`),
      stall: (one, paid) => has(`einen Stand in ${one} aufgestellt${paid}.`),
      extension: (one, paid) => has(`den Stand in ${one} ausgebaut${paid}.`),
      move: (one, paid) => has(`den Stand in ${one} versetzt${paid}.`),
      attract: (one, to) => has(`den Kunden in ${one} ${to} angelockt.`),
      draw: has('zwei Karten gezogen.'),
      counts: n => has(`${coins(n)} gezählt.`),
    },
  },

  refused: {
    'entered-already': 'Das ist schon eingetragen. Korrigier es im Protokoll.',
    'not-begun': 'Tragt zuerst die Stände von allen ein, dann, wer beginnt.',
    'stalls-first': 'Tragt zuerst die drei Stände von allen ein.',
    'begun-already': 'Die Partie hat schon begonnen.',
    'only-counting': 'Zählt jetzt nur noch eure Münzen.',
    'not-counting': 'Zählt die Münzen am Ende, und nur, wenn sie echt sind.',
    'final-already': 'Die Schlussphase hat schon begonnen.',
    'coins-are-real': 'An diesem Tisch sind die Münzen echt. Bezahl mit ihnen, nicht hier.',
    'say-what-is-paid': 'Wähle die Münzen, mit denen du zahlst.',
  },
} satisfies Sheet

export const moves = {
  board: {
    stall: (one, at) => `Stand in ${one} in Viertel ${at} aufstellen`,
    extension: (one, at) => `Stand in ${one} in Viertel ${at} ausbauen`,
    move: (one, at) => `Stand in ${one} nach Viertel ${at} versetzen`,
    pay: money => `${money} zahlen`,
    play: cards => `${cards} spielen`,
    attract: at => `Einen Kunden in Viertel ${at} anlocken`,
    take: card => `${card} aus der Auslage nehmen`,
    draw: 'Vom Stapel ziehen',
    hire: 'Einen Marktschreier nehmen',
    discard: card => `${card} ablegen`,
    stop: 'Endgültig mit dem Bauen aufhören',
  },
  sheet: {
    'sets-up': stalls => `Stände am Anfang: ${stalls}`,
    begins: name => `${name} beginnt`,
    stall: (one, paid) => `Neuer Stand in ${one}${paid}`,
    extension: (one, paid) => `Stand in ${one} ausbauen${paid}`,
    move: (one, paid) => `Stand in ${one} versetzen${paid}`,
    attract: (one, to) => `Kunden in ${one} ${to} anlocken`,
    draw: 'Zwei Karten ziehen',
    final: 'Schlussphase beginnen',
    stop: 'Endgültig mit dem Bauen aufhören',
    counts: n => `Münzen: ${n}`,
  },
} satisfies Moves

export const pages = {
  title: 'Kairo',
  tagline: 'Stell deine Stände auf, lock Kunden an, bau in jeder Farbe am größten.',
  modes: {
    digital: 'Der ganze Basar auf euren Bildschirmen: Stände, Kunden, Karten, Münzen.',
    companion: 'Ihr spielt mit der Schachtel. Die Handys führen Münzen, Medaillen und Punkte.',
  },
  options: {
    start: {
      label: 'Anfang',
      sentence: 'Nehmt die vorgegebenen Stände, oder setzt reihum je drei.',
      values: { given: 'Vorgegebene Stände', variable: 'Reihum gesetzt' },
    },
    medals: {
      label: 'Medaillen',
      sentence: 'Was Gold und Silber wert sind. Seht auf euren Medaillen nach.',
      values: {
        '2-1': 'Gold 2, Silber 1',
        '3-2': 'Gold 3, Silber 2',
        '3-1': 'Gold 3, Silber 1',
        '4-2': 'Gold 4, Silber 2',
      },
    },
    oneOtherColour: {
      label: 'Münzen in anderen Farben',
      sentence:
        'Münzen, die die Farbe des Standes ersetzen, dürfen gemischt sein oder müssen alle dieselbe Farbe haben.',
      values: { no: 'In beliebigen anderen Farben', yes: 'Alle in einer anderen Farbe' },
    },
    edition: {
      label: 'Plan und Karten',
      sentence:
        'Plan, Karten und Anfang sind Hauswerte. Mit der Schachtel kannst du eine korrigierte Ausgabe (JSON) einfügen.',
      values: { '': 'Die des Hauses', own: 'Eine korrigierte Ausgabe' },
    },
    coins: {
      label: 'Münzen',
      sentence: 'Führt die Münzen auf den Handys, oder nehmt die aus der Schachtel.',
      values: { kept: 'Auf den Handys', real: 'Echte Münzen' },
    },
  },
  end: {
    title: 'Punkte, Ausbau für Ausbau',
    start: 'Anfang',
    last: 'Medaillen, Münzen',
    each: (stalls, medals, gold, coins) =>
      `${stalls} für Stände, ${medals} für Medaillen${gold && ` (Gold in ${gold})`}, ${coins} für Münzen.`,
    colours: n => count(n, 'Farbe', 'Farben'),
    by: {
      stalls: (n, name) => `${points(n)} mehr für Stände als ${name}.`,
      medals: (n, name) => `${points(n)} mehr für Medaillen als ${name}.`,
      coins: (n, name) => `${points(n)} mehr für Münzen als ${name}.`,
    },
    shared: (n, name) => `${points(n)} mehr als ${name}.`,
    behind: {
      'final-medals': (names, n) =>
        `Vorsprung, bevor die Medaillen noch einmal zählten: ${names} mit ${n}.`,
      coins: (names, n) => `Vorsprung, bevor die Münzen zählten: ${names} mit ${n}.`,
    },
    level: {
      'final-medals': 'Es stand gleich, bevor die Medaillen noch einmal zählten.',
      coins: 'Es stand gleich, bevor die Münzen zählten.',
    },
    finals: {
      'final-medals': list => `Die Medaillen am Ende brachten ${list}.`,
      coins: list => `Die Münzen brachten ${list}.`,
    },
    scored: (name, one, n) => `Der Stand von ${name} in ${one} brachte ${points(n)}.`,
    took: (name, one, n, medal, from) =>
      `Der Stand von ${name} in ${one} brachte ${points(n)} und nahm ${from} ${medal} ab.`,
    led: 'Dieser Vorsprung hielt bis zum Ende.',
    short: {
      coin: n => `Dir ${n === 1 ? 'fehlte' : 'fehlten'} ${coins(n)} zum geteilten Sieg.`,
      stalls: (n, more) =>
        `Dir ${n === 1 ? 'fehlte' : 'fehlten'} ${points(n)}: ${more} weniger für Stände.`,
      medals: (n, more) =>
        `Dir ${n === 1 ? 'fehlte' : 'fehlten'} ${points(n)}: ${more} weniger für Medaillen.`,
      coins: (n, more) =>
        `Dir ${n === 1 ? 'fehlte' : 'fehlten'} ${points(n)}: ${more} weniger für Münzen.`,
    },
    largest: (name, n) => `${name} bekam am meisten in einem Zug: ${points(n)}.`,
  },
  // A turn of drawing in one sentence.
  log: {
    turn: deeds => has(`${deeds}.`),
    took: cards => `${cards} genommen`,
    drew: { one: 'eine Karte gezogen', two: 'zwei Karten gezogen' },
    hired: { one: 'einen Marktschreier genommen', two: 'zwei Marktschreier genommen' },
    discarded: cards => `${cards} abgelegt`,
  },
  luck: 'Der Zufall entscheidet, wer beginnt und welche Karten, Kunden und neutralen Stände ihr zieht.',
  standing: {
    stalls: 'Stände',
    medals: 'Medaillen',
    'final-medals': 'Medaillen am Ende',
    coins: 'Münzen',
  },
  reasons: {
    scores: (size, sum) => `${points(size)}, einer je Teil: bisher ${sum}.`,
    medals: (size, medals, all, sum) =>
      `${points(all)}, ${size} für Teile und ${medals} für Medaillen: bisher ${sum}.`,
    room: {
      some: n => `Hier kann er nach ${count(n, 'Seite', 'Seiten')} wachsen.`,
      none: 'Anderswo könnte er auch nicht wachsen.',
    },
    neutral: ({ mine, theirs }) =>
      `Hier nimmt er anderen ${count(theirs, 'Feld', 'Felder')} und dir ${mine}.`,
    leaves: (paid, left) => `Du zahlst ${coins(paid)} und behältst die nützlichsten: ${left}.`,
    'leaves-only': (paid, left) => `Nur das reicht: ${coins(paid)}, und du behältst ${left}.`,
    spare: (kept, fit) => `Du behältst ${kept}${fit}.`,
    'spare-only': (kept, fit) => `Anderes ist nicht möglich, nur das: Du behältst ${kept}${fit}.`,
    kept: {
      cards: n => count(n, 'Karte', 'Karten'),
      none: n => `keine Karte und ${coins(n)}`,
      fit: (fit, open) => `, gut für ${fit} von ${count(open, 'Feld', 'Feldern')}`,
    },
    earns: (one, mine, have) => `${one}: ${coins(mine)} für dich, dann ${have}, keine für andere.`,
    'earns-both': (one, mine, have, theirs, name) =>
      `${one}: ${coins(mine)} für dich, dann ${have}, und ${theirs} für ${name}.`,
    fits: (districts, fit, open, cards, all) =>
      `Mit ihr kannst du auf ${fit} von ${count(open, 'Feld', 'Feldern')} ausbauen (Viertel ${districts}), mit ${count(cards, 'Handkarte', 'Handkarten')} auf ${all}.`,
    cards: ({ cards, fit, open }) =>
      `Mit ${count(cards, 'Karte', 'Karten')} kannst du nur auf ${fit} von ${count(open, 'Feld', 'Feldern')} ausbauen.`,
    'all-fit': ({ cards }) =>
      `Nach ${count(cards, 'Karte', 'Karten')} brauchst du weitere, um auszubauen.`,
    'no-card': ({ open }) =>
      `Keine deiner Karten passt auf ${count(open, 'Feld', 'Felder')}, wo du ausbauen kannst.`,
    three: ({ open }) =>
      `Mit irgendeiner dritten Karte kannst du auf ${count(open, 'Feld', 'Feldern')} ausbauen.`,
    barker: {
      some: (barkers, reach) =>
        `Mit ${count(barkers, 'Marktschreier', 'Marktschreiern')} erreichen Kunden ${count(reach, 'Stand', 'Stände')} mehr.`,
      none: barkers =>
        `Mit ${count(barkers, 'Marktschreier', 'Marktschreiern')} lässt ein Kunde ${count(barkers, 'näheren Eingang', 'nähere Eingänge')} aus.`,
    },
    stop: 'Du kannst nichts mehr bauen, was Punkte bringt.',
  },
  weighed: {
    ahead: (own, other, instead) =>
      own === other
        ? `Etwa ${ahead(own)}, und mit „${instead}“ auch.`
        : `Etwa ${ahead(own)}, mit „${instead}“ ${than(own, other)}.`,
  },
  faults: {
    'map-row': 'muss 12 Zeichen haben: 1–9 für den Markt eines Viertels, a–i für seine Restaurants',
    'market-square': 'muss ein Marktfeld sein',
    'cut-off': 'hat keinen Weg zu den anderen Kunden',
    'neutral-stalls': ([due]) => `muss ${due} neutrale Stände haben`,
    'stalls-of': ([due, owner]) => `muss ${due} Stände des Platzes ${owner} haben`,
    'stall-on-board': 'steht zweimal da, aber jeder Platz hat von jeder Farbe einen Stand',
    'market-only': 'muss seinen Stand auf einem Marktfeld haben',
    'restaurant-only': 'muss seinen Stand auf einem Restaurantfeld haben',
    'not-free': 'muss seinen Stand auf einem freien Feld haben',
    'cloth-in-district': 'hat seine Farbe schon in diesem Viertel',
    'beside-a-stall': 'berührt einen anderen Stand',
    'cuts-off': 'schneidet Eingänge oder Kunden ab',
    'entrance-not-beside': 'muss seinen Eingang neben dem Stand haben',
    'entrance-off-market': 'muss seinen Eingang auf einem Marktfeld haben',
    'entrance-not-free': 'muss seinen Eingang auf einem freien Feld haben',
    'entrance-cut-off': 'hat einen Eingang, den kein Kunde erreicht',
  },
  layout: {
    areas: {
      customers: 'Kunden auf dem Plan',
      waits: 'Der Kunde, der neben dem Plan wartet',
      neutral: 'Neutrale Stände',
      stalls: name => `Stände von ${name}`,
      seat: name => `Vor ${name}`,
      display: 'Die Auslage',
      discards: 'Die Ablage',
      supply: 'Der Vorrat',
      pile: 'Der Stapel',
      hand: name => `Hand von ${name}`,
      purse: name => `Beutel von ${name}`,
    },
    piece: {
      stall: 'Hauptstand',
      extension: 'Ausbau',
      customer: 'Kunde',
      gold: 'Goldmedaille',
      silver: 'Silbermedaille',
      barker: 'Marktschreier',
      coin: 'Münze',
      point: 'Punkt',
      points: 'Punkte',
    },
    place: at => `Viertel ${at}`,
    spot: (row, column, square) => `Zeile ${row}, Spalte ${column}, ${square}`,
    ask: {
      customer: square => `Welcher Kunde steht hier, in ${square}?`,
      stall: square => `Welcher Stand steht hier, in ${square}?`,
    },
    rest: {
      still: { label: 'Züge nacheinander ohne neuen Stand und ohne Ausbau' },
      final: {
        label: 'Die Schlussphase',
        values: {
          none: 'hat nicht begonnen',
          'one-empty': 'begann, als eine Farbe aufgebraucht war',
          'two-low': 'begann, als zwei Farben fast aufgebraucht waren',
          still: 'begann nach zehn Runden ohne Bau',
        },
      },
    },
    refused: {
      'off-board': 'Ein Stand oder ein Kunde steht nicht auf dem Plan.',
      'one-waits': 'Fünf Kunden müssen auf dem Plan stehen, einer daneben.',
      'too-many-cards': limit =>
        did(
          `kannst höchstens ${cards(limit)} auf der Hand haben.`,
          `kann höchstens ${cards(limit)} auf der Hand haben.`,
        ),
      'display-size': limit => `Die Auslage muss ${cards(limit)} haben.`,
    },
    refusedAt: {
      'customer-off-market': square =>
        `${square} ist kein Marktfeld. Ein Kunde muss auf dem Markt stehen.`,
      'customers-meet': square => `Zwei Kunden können nicht auf einem Feld stehen: ${square}.`,
    },
  },
  fields: {
    cloths: 'Stände am Anfang',
    first: 'Wer beginnt',
    cloth: 'Farbe',
    coin: 'Münze für einen Joker',
    owner: { label: 'Wessen Stand', neutral: 'neutral' },
    coins: 'Wert der Münzen',
  },
  figures: { points: 'Punkte', sizes: 'Stände', medals: 'Medaillen', coins: 'Münzen' },
} satisfies Pages
