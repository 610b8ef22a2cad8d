// Kairo auf Deutsch.

import { count, did, has, points, withPoints } from '../../../words/grammar/de.ts'
import type { Seat } from '../../game.ts'
import { isKeyOf } from '../../kit/records.ts'
import { codeOf } from '../../layout.ts'
import { calledIn, capital, spoken, type Telling } from '../../words.ts'
import type { Play } from '../rules/cards.ts'
import type { Gain, Medal } from '../rules/medals.ts'
import { type ByCloth, type Cloth, type Coins, cloths } from '../rules/pieces.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'
import {
  allSquares,
  cardsIn,
  coinsIn,
  type Drawing,
  districtAt,
  districtsOf,
  drawnIn,
  firstSquare,
  rowAndColumn,
  spentIn,
  turnHeading,
  winnersOf,
} from './speech.ts'

const called = calledIn('du')

const coins = (n: number) => count(n, 'Münze', 'Münzen')
const clothName: ByCloth<string> = {
  red: 'Rot',
  yellow: 'Gelb',
  green: 'Grün',
  white: 'Weiß',
  blue: 'Blau',
  violet: 'Violett',
}
const medal: Record<Medal, string> = { gold: 'Gold', silver: 'Silber' }
const money = (purse: Coins, say: Telling) => coinsIn(purse, clothName, say)
const won = ({ medal: which, from }: Gain, say: Telling) =>
  from === null
    ? medal[which]
    : spoken(say, from, `${medal[which]} von dir`, name => `${medal[which]} von ${name}`)
const card = (one: number, say: Telling) => `Karte ${districtsOf(say, one)}`
const played = (play: Play, say: Telling) =>
  `${play.cards.length > 1 ? 'Karten' : 'Karte'} ${cardsIn(play, say)}${play.coin ? ` und 1 × ${clothName[play.coin]}` : ''}`
const paying = (entry: Parameters<typeof spentIn>[0], say: Telling) => {
  const spent = spentIn(entry)
  return spent ? `, bezahlt: ${money(spent, say)}` : ''
}
const toOwner = (owner: Seat | 'neutral', say: Telling) =>
  owner === 'neutral'
    ? 'zum neutralen Stand'
    : spoken(say, owner, 'zu deinem Stand', name => `zum Stand von ${name}`)

const barkers = (n: number) => `${n} Marktschreier`
const customer: ByCloth<string> = {
  red: 'Kunde Rot (Fes, Lampe)',
  yellow: 'Kunde Gelb (Strohhut, Zitronen)',
  green: 'Kunde Grün (Turban, Minztee)',
  white: 'Kunde Weiß (Kapuze, Tuch)',
  blue: 'Kunde Blau (Schal, Krug)',
  violet: 'Kunde Violett (Kochmütze, Schüssel)',
}
const stallOf = (cloth: Cloth, owner: string | null) =>
  owner === null ? `neutraler Stand ${clothName[cloth]}` : `Stand ${clothName[cloth]} von ${owner}`
const named = (districts: readonly number[]) =>
  districts.length > 1 ? `Joker ${districts.join(', ')}` : `Karte ${districts[0]}`
const inWords = (purse: Coins) =>
  cloths
    .filter(one => purse[one] > 0)
    .map(cloth => `${purse[cloth]} ${clothName[cloth]}`)
    .join(' + ')

// Beside the box nobody counts still rounds: the table says it, and no reason.
const declared = 'Die Schlussphase beginnt. Ab jetzt wird nur noch gebaut.'

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    left: (cloth: Cloth, left: number) =>
      `${clothName[cloth]}: noch ${count(left, 'Teil', 'Teile')}`,
    ends: 'Schlussphase, wenn eine Farbe aufgebraucht ist',
    final: 'Schlussphase',
    finalEnds: 'Ende, wenn niemand mehr baut',
  },
  out: 'raus',
  back: 'Zurück',
  waits: 'wartet',
  standing: (n, isOut) => `${points(n)}${isOut ? ', raus' : ''}`,
  purse: {
    hold: 'Zum Ansehen halten',
    tap: 'Zum Ansehen tippen',
    all: coins,
    coins: (cloth, n) => `${n} ${clothName[cloth]}`,
  },
  table: {
    left: 'übrig',
    none: '–',
  },
  points,
  coins,
  pay: {
    because: (size, gains, say) =>
      `Punkte: ${count(size, 'Teil', 'Teile')}${gains.length > 0 ? ` und ${say.list(gains.map(gain => won(gain, say)))}` : ''}`,
    scores: (size, medals, gains, say) =>
      gains.length > 0
        ? `Bringt ${size} + ${medals}: ${say.list(gains.map(gain => won(gain, say)))}`
        : `Bringt ${points(size)}, einen je Teil`,
    with: 'Bezahlen mit',
    first: 'am billigsten zuerst',
    way: inWords,
    leaves: n => `${n === 1 ? 'bleibt' : 'bleiben'} ${n}`,
    other: n => `Anders zahlen (${n})`,
  },
  cloth: clothName,
  medal,
  over: 'Der Basar ist geschlossen.',
  won: (standings, say) => {
    const { first, score, other } = winnersOf(standings)
    const names = say.list(first.map(({ seat }) => say.name(seat)))
    if (first.length > 1) return `${names} gewinnen gemeinsam mit je ${withPoints(score)}.`
    const wins = first[0]?.seat === say.you ? 'Du gewinnst' : `${names} gewinnt`
    return other === undefined
      ? `${wins} mit ${withPoints(score)}.`
      : `${wins}, ${score}\u00a0zu\u00a0${other}.`
  },
  final: {
    'one-empty':
      'Die Schlussphase beginnt: Eine Farbe hat keinen Ausbau mehr. Ab jetzt wird nur noch gebaut.',
    'two-low':
      'Die Schlussphase beginnt: Zwei Farben haben höchstens noch einen Ausbau. Ab jetzt wird nur noch gebaut.',
    still:
      'Die Schlussphase beginnt: zehn Runden ohne neuen Stand und ohne Ausbau. Ab jetzt wird nur noch gebaut.',
  },

  told: {
    scored: ({ seat, cloth, size, gains, points: { stalls, medals } }, say) => {
      const more = gains.length
        ? ` + ${medals} für ${say.list(gains.map(gain => won(gain, say)))}`
        : ''
      const now = `in ${clothName[cloth]} hat jetzt Größe ${size}: ${points(stalls)}${more}.`
      return spoken(say, seat, `Dein Stand ${now}`, name => `Der Stand von ${name} ${now}`)
    },
  },
  refused: {
    'only-building': 'In der Schlussphase wird nur noch gebaut oder endgültig aufgehört.',
    'not-final-yet':
      'Aufhören geht erst in der Schlussphase. Bis dahin ist jeder Zug eine der drei Aktionen.',
    'stall-on-board': 'Ein Hauptstand dieser Farbe steht schon da; mehr als einen gibt es nicht.',
    'no-such-stall': 'Dafür fehlt ein Stand in dieser Farbe.',
    'none-left': 'Im Vorrat ist kein Ausbau dieser Farbe mehr.',
    'customer-away':
      'Der Kunde dieser Farbe wartet neben dem Plan; er kommt zurück, sobald ein anderer angelockt wurde.',
    'is-extended': 'Dieser Stand ist ausgebaut: Er bleibt, wo er ist.',
    'none-of-the-cloth': 'Mindestens eine Münze hat die Farbe des Standes.',
    'too-few-coins': ({ short }) => `Dafür ${short === 1 ? 'fehlt' : 'fehlen'} ${coins(short)}.`,
    'wrong-sum': ({ price }) =>
      `Das kostet ${coins(price)}; zwei in anderen Farben zählen wie eine. Zahl genau so viel.`,
    'one-other-cloth': 'An diesem Tisch haben die anderen Münzen alle eine Farbe.',
    'no-coin-for-joker': 'Der Joker kostet eine Münze mehr, und dafür bleibt keine.',
  },
} satisfies Shared

export const board = {
  customer,
  hand: 'Deine Hand',
  noCard: 'Keine Karte',
  holds: (cards, held) => `${count(cards, 'Karte', 'Karten')}${held ? `, ${barkers(held)}` : ''}`,
  doNow: {
    act: 'Baue, locke oder ziehe.',
    finalAct: 'Baue oder höre auf.',
    over: 'Das Spiel ist zu Ende.',
    other: name => `${name} ist am Zug.`,
    otherPlaces: name => `${name} stellt einen Stand auf.`,
    build: 'Was baust du?',
    place: 'Stelle einen Stand auf.',
    neutral: one => `Stelle den neutralen Stand auf: ${one}.`,
    where: {
      stall: one => `Wo steht der Stand? ${one}`,
      extension: one => `Wo wächst ${one}?`,
      move: one => `Wohin kommt ${one}?`,
    },
    entrance: 'Wo ist sein Eingang?',
    pay: (one, size) => `${one} auf ${size}: bezahle.`,
    play: district => `Spiele eine Karte für Viertel ${district}.`,
    attract: 'Wen lockst du an?',
    way: who => `Wohin geht ${who.replace(/ \(.*\)/, '')}?`,
    take: 'Nimm zwei Karten.',
    second: 'Nimm die zweite Karte.',
    discard: 'Zu viele Karten: lege eine ab.',
    final: what => `${what}?`,
  },
  note: {
    act: 'Eine Aktion, dann ist dein Zug vorbei.',
    final: 'Schlussphase: nur noch bauen.',
    forGood: 'Das lässt sich nicht zurücknehmen.',
    pay: one => `Mindestens eine Münze in ${one}. Zwei andere zählen wie eine.`,
    play: 'Drei beliebige Karten passen auch. Die Karte beendet den Zug.',
    take: 'Aus der Auslage, vom Stapel oder Marktschreier.',
    build: 'Neuer Stand: kostenlos. Ausbau: kostet und bringt die neue Größe.',
    where: 'Gestrichelt: erlaubt. +1: Münze für den Joker. 3: drei Karten.',
    entrance: 'Ein freies Marktfeld neben dem Stand.',
    attract: 'Der nächste freie Eingang seiner Farbe bekommt den Kunden.',
    way: 'Jeder Marktschreier überspringt einen näheren Eingang.',
  },
  coach: {
    goal: 'Deine Stände tragen dieses Zeichen. Baue: Der größte einer Farbe nimmt ihre Medaillen.',
    act: 'Ausbauen bringt Punkte und kostet eine Karte und Münzen: ziehe oder locke.',
    where: 'Tippe auf ein gestricheltes Feld: der Stand wächst und bringt einen Punkt je Teil.',
    pay: 'Zahle, was du kaum brauchst. Endgültig wird es mit der Karte.',
    attract: 'Eigener Stand: eine Münze je Teil. Bei anderen: eine für dich, je Teil eine für sie.',
  },
  act: { build: 'Bauen', attract: 'Locken', draw: 'Ziehen', stop: 'Aufhören' },
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
    extension: 'wächst',
    move: 'versetzen',
    grows: (from, to) => `${from} → ${to}`,
    noneLeft: 'keine da',
    noPlace: 'kein Platz',
    tooDear: 'zu teuer',
    moveOne: 'Einen Stand versetzen, der nicht wachsen kann',
    notMove: 'Doch bauen',
  },
  pay: {
    pay: n => `${coins(n)} zahlen`,
  },
  play: {
    way: (cards, coin) =>
      capital(`${cards.map(named).join(' + ')}${coin ? ` und eine Münze ${clothName[coin]}` : ''}`),
  },
  take: {
    title: 'Auslage',
    note: pile => `Stapel ${pile}`,
    display: list => `Nimm ${named(list)}`,
    pile: n => `Ziehe vom Stapel, ${count(n, 'Karte', 'Karten')}`,
    barkers: n => `Nimm einen Marktschreier, noch ${n}`,
    barkersLeft: barkers,
    discard: list => `Lege ${named(list)} ab`,
    card: list => capital(named(list)),
  },
  attract: {
    way: (own, owner, steps) =>
      `${own ? 'Zu dir' : owner === null ? 'Neutraler Stand' : `Zu ${owner}`}, ${count(steps, 'Schritt', 'Schritte')}`,
    where: 'Zu welchem Eingang?',
    now: (one, n) => `${one} locken: +${n}`,
    nearest: 'nächster Eingang',
    barkers,
    youGet: n => `du ${n}`,
    gets: (name, n) => `${name} ${n}`,
    steps: n => count(n, 'Schritt', 'Schritte'),
    noEntrance: 'kein Weg',
  },
  board: {
    label: 'Der Basar: mit den Pfeiltasten begehbar',
    in: district => `Viertel ${district}`,
    at: (name, district) => `${name}, Viertel ${district}`,
    market: 'Marktfeld',
    restaurant: 'Restaurantfeld',
    stall: (cloth, owner, size) => `${stallOf(cloth, owner)}, Größe ${size}`,
    entrance: (cloth, owner) => `Eingang: ${stallOf(cloth, owner)}`,
    customer: cloth => customer[cloth],
    aim: {
      put: 'hier erlaubt',
      entrance: 'hier kann der Eingang liegen',
      chosen: 'gewählt, antippen nimmt es zurück',
      customer: 'kann angelockt werden',
      rug: 'kann das Ziel sein',
    },
    extra: { '+1': 'dazu eine Münze für den Joker', '3': 'für drei beliebige Karten' },
  },

  told: {
    opened: ({ first }, say) => did(say, first, 'beginnst.', 'beginnt.'),
    'drew-stall': ({ seat, cloth }, say) =>
      has(say, seat, `den neutralen Stand in ${clothName[cloth]} gezogen.`),
    placed: ({ seat, stall }, say) => {
      const what = stall.owner === null ? 'den neutralen Stand' : 'einen Stand'
      return has(
        say,
        seat,
        `${what} ${clothName[stall.cloth]} ins Viertel ${districtAt(say, stall.squares[0]!)} gesetzt.`,
      )
    },
    'set-aside': ({ seat, cloth }, say) =>
      cloth
        ? `Der neutrale Stand in ${clothName[cloth]} passt nirgends hin und kommt beiseite.`
        : has(say, seat, 'für keinen Stand einen Platz gefunden.'),
    began: null,
    put: null,
    paid: null,
    built: ({ seat, put, coins: paid, play }, say) => {
      const [one, by] = [clothName[put.cloth], played(play, say)]
      const at = `Viertel ${districtAt(say, put.square)}`
      if (put.kind === 'stall')
        return has(say, seat, `den Stand ${one} in ${at} aufgebaut (${by}).`)
      if (put.kind === 'move') return has(say, seat, `den Stand ${one} ins ${at} versetzt (${by}).`)
      return has(say, seat, `${one} in ${at} ausgebaut, für ${money(paid!, say)} (${by}).`)
    },
    attracted: ({ seat, cloth, entrance, barkers, income, arrives }, say) => {
      const past = barkers
        ? `, an ${count(barkers, 'näheren Eingang', 'näheren Eingängen')} vorbei`
        : ''
      const earned = income.map(({ seat: to, coins: n }) => `${called(say, to)} +${n}`).join(', ')
      return `${has(say, seat, `den Kunden in ${clothName[cloth]} ins Viertel ${districtAt(say, entrance)} gelockt${past}`)}: ${earned}. Dafür kommt der in ${clothName[arrives]}.`
    },
    took: ({ seat, from, card: one }, say) => {
      if (from === 'barkers') return has(say, seat, 'einen Marktschreier genommen.')
      if (from === 'display') return has(say, seat, `${card(one!, say)} aus der Auslage genommen.`)
      return has(say, seat, `${one === undefined ? 'eine Karte' : card(one, say)} gezogen.`)
    },
    discarded: ({ seat, card: one }, say) => has(say, seat, `${card(one, say)} abgelegt.`),
    reshuffled: 'Die Ablage wurde zum neuen Stapel gemischt.',
    refilled: null,
    final: ({ reason }) => shared.final[reason],
    stopped: ({ seat }, say) =>
      did(say, seat, 'hörst endgültig mit dem Bauen auf.', 'hört endgültig mit dem Bauen auf.'),
    'shut-out': ({ seat }, say) =>
      did(
        say,
        seat,
        'kannst nichts mehr bauen und scheidest aus.',
        'kann nichts mehr bauen und scheidet aus.',
      ),
    ended: 'Niemand baut mehr. Medaillen und Münzen werden gezählt.',
  },

  refused: {
    'place-a-stall': 'Zuerst werden die Stände gesetzt, reihum je einer.',
    'choose-an-action':
      'Beginne mit einer Aktion: bauen, einen Kunden anlocken oder zwei Karten ziehen.',
    'pay-first': 'Bezahl zuerst den Ausbau, oder nimm ihn zurück.',
    'play-a-card': 'Spiel jetzt die Karte für dieses Viertel, oder nimm es zurück.',
    'take-another': 'Du ziehst: Nimm noch eine Karte oder einen Marktschreier.',
    'discard-first': 'Eine Hand hält vier Karten. Leg ab, bis es vier sind.',
    'market-only': at =>
      `${firstSquare(at)} ist ein Restaurantfeld; diese Farbe steht auf dem Markt.`,
    'restaurant-only': at =>
      `${firstSquare(at)} ist ein Marktfeld; violette Stände stehen auf Restaurantfeldern.`,
    'not-free': at =>
      `${firstSquare(at)} ist nicht frei: Dort ist ein Stand, ein Eingang oder ein Kunde.`,
    'cloth-in-district': at =>
      `In diesem Viertel steht schon ein Hauptstand dieser Farbe, auf ${firstSquare(at)} (1).`,
    'beside-a-stall': (at, say) =>
      `Ein Hauptstand steht für sich: Daneben liegt ${allSquares(at, say)}.`,
    'cuts-off': (at, say) =>
      `Das schneidet ${allSquares(at, say)} ab: Jeder Kunde muss jeden Eingang erreichen.`,
    'entrance-not-beside': at => `${firstSquare(at)} liegt nicht neben dem Stand.`,
    'entrance-off-market': at =>
      `${firstSquare(at)} ist kein Marktfeld; ein Eingang liegt auf dem Markt.`,
    'entrance-not-free': at => `${firstSquare(at)} ist nicht frei für einen Eingang.`,
    'entrance-cut-off': at => `Einen Eingang auf ${firstSquare(at)} könnte kein Kunde erreichen.`,
    'district-full': (at, say) =>
      `Am Anfang stehen in einem Viertel höchstens zwei Hauptstände: ${allSquares(at, say)}.`,
    'other-stall-drawn': 'Gezogen ist ein anderer neutraler Stand: Setz diesen.',
    'not-beside-yours': (at, say) =>
      `Ein Ausbau liegt Seite an Seite mit deinem Stand: ${allSquares(at, say)}.`,
    'touches-same-cloth': (at, say) =>
      `Er würde einen anderen Stand derselben Farbe berühren: ${allSquares(at, say)}.`,
    'can-be-extended': (at, say) =>
      `Dieser Stand lässt sich noch ausbauen, auf ${allSquares(at, say)}: Darum bleibt er.`,
    'same-square': 'Ein Stand zieht auf ein anderes Feld; der Eingang allein wechselt nicht.',
    'no-card': ({ district }) =>
      `Für Viertel ${district} hast du keine Karte, und keine drei als Ersatz.`,
    'not-in-hand': 'Diese Karte hast du nicht auf der Hand.',
    'other-district': ({ district }) => `Diese Karte gilt nicht für Viertel ${district}.`,
    'joker-needs-coin': 'Ein Joker kostet eine Münze: Wähle, welche.',
    'coin-not-needed': 'Nur ein einzeln gespielter Joker kostet eine Münze.',
    'one-or-three': 'Spiel eine passende Karte oder drei beliebige.',
    'no-entrance': at => `Auf ${firstSquare(at)} ist kein Eingang.`,
    'entrance-occupied': at => `Auf dem Eingang ${firstSquare(at)} steht ein Kunde.`,
    'too-few-barkers': ({ squares, needed, barkers }, say) =>
      `Näher und frei: ${allSquares({ squares }, say)}. Das braucht ${needed} Marktschreier; du hast ${barkers || 'keinen'}.`,
    'not-on-display': 'Diese Karte liegt nicht mehr aus.',
    'no-barkers-left': 'Alle sieben Marktschreier sind vergeben.',
  },
} satisfies Board

export const sheet = {
  start: {
    setUp: 'Tippe deine drei Stände an.',
    setUpNote: 'Die Farben, die du am Anfang auf dem Plan hast.',
    others: 'Die anderen tippen ihre Stände an.',
    begins: 'Wer beginnt?',
    ready: n => (n < 3 ? `${n} von 3` : 'Damit beginnen'),
  },
  sheet: {
    declared,
    yours: 'Du bist dran: Was hast du getan?',
    turn: name => `${name} ist am Zug.`,
    count: 'Zähle deine Münzen.',
    counting: (names, n) => `${names} ${n > 1 ? 'zählen' : 'zählt'} noch.`,
    countNote: 'Ihr Wert, alle Farben zusammen; drei sind ein Punkt.',
    over: 'Das Spiel ist zu Ende.',
    final: 'Schlussphase beginnt',
    stop: 'Endgültig aufhören',
    sure: what => `Sicher? ${what}`,
    coins: 'Wert deiner Münzen',
    counted: 'Gezählt',
    action: {
      stall: 'Neuer Stand',
      extension: 'Ausbauen',
      move: 'Versetzen',
      attract: 'Locken',
      draw: 'Zwei ziehen',
    },
    enter: {
      stall: one => `Neuer Stand: ${one}`,
      extension: (one, size) => `${one} auf ${size} ausbauen`,
      move: one => `Stand ${one} ist versetzt`,
    },
    price: (cloth, price) => `${coins(price)}, mindestens eine in ${clothName[cloth]}`,
    instead: isOneOther =>
      `Für jede fehlende zwei in ${isOneOther ? 'einer einzigen anderen Farbe' : 'anderen Farben'}.`,
    pays: (seat, price, say) => did(say, seat, `zahlst ${price}.`, `zahlt ${price}.`),
    free: 'Nichts zu zahlen; nur ein Joker kostet eine Münze.',
    takes: (cloth, each) => `Münzen in ${clothName[cloth]} nehmen: ${each}.`,
    paying: (what, n) => `${what}: ${coins(n)}`,
    joker: 'Mit Joker: 1 Münze mehr',
    noJoker: 'Kein Joker',
    ownPhone: 'Einen Ausbau bezahlt man am eigenen Handy.',
    neutral: 'Der neutrale Stand',
    own: 'Dein Stand',
    of: name => `Stand von ${name}`,
  },
  told: {
    opened: ({ options }) =>
      options.coins === 'kept'
        ? 'Alle beginnen mit einer Münze in jeder Farbe.'
        : 'Die Münzen bleiben echt; das Blatt sagt, was zu nehmen und zu zahlen ist.',
    entered: {
      'sets-up': ({ seat, cloths }, say) => {
        const stalls = say.list(cloths.map(cloth => clothName[cloth]))
        return did(say, seat, `beginnst mit ${stalls}.`, `beginnt mit ${stalls}.`)
      },
      begins: ({ first }, say) => did(say, first, 'beginnst.', 'beginnt.'),
      stall: ({ seat, cloth, ...spent }, say) =>
        has(say, seat, `einen Stand in ${clothName[cloth]} aufgebaut${paying(spent, say)}.`),
      extension: ({ seat, cloth, ...spent }, say) =>
        has(say, seat, `${clothName[cloth]} ausgebaut${paying(spent, say)}.`),
      move: ({ seat, cloth, ...spent }, say) =>
        has(say, seat, `den Stand in ${clothName[cloth]} versetzt${paying(spent, say)}.`),
      attract: ({ seat, cloth, owner }, say) =>
        has(say, seat, `den Kunden in ${clothName[cloth]} ${toOwner(owner, say)} gelockt.`),
      draw: ({ seat }, say) => has(say, seat, 'zwei Karten gezogen.'),
      final: declared,
      stop: ({ seat }, say) =>
        did(say, seat, 'hörst endgültig mit dem Bauen auf.', 'hört endgültig mit dem Bauen auf.'),
      counts: ({ seat, coins: n }, say) => has(say, seat, `${coins(n)} gezählt.`),
    },
  },

  refused: {
    'entered-already': 'Das ist schon eingetragen. Berichtige es im Protokoll.',
    'not-begun': 'Zuerst trägt jeder Platz seine Stände ein, dann, wer beginnt.',
    'stalls-first': 'Zuerst trägt jeder Platz seine drei Stände ein.',
    'begun-already': 'Die Partie hat schon begonnen.',
    'only-counting': 'Jetzt werden nur noch die Münzen gezählt.',
    'not-counting': 'Münzen werden am Ende gezählt, und nur, wenn sie echt sind.',
    'final-already': 'Die Schlussphase hat schon begonnen.',
    'coins-are-real': 'An diesem Tisch sind die Münzen echt: Bezahlt wird am Tisch, nicht hier.',
    'say-what-is-paid': 'Wähle, womit bezahlt wird.',
  },
} satisfies Sheet

export const moves = {
  board: {
    stall: ({ cloth, square, entrance }, say) =>
      `Stand ${clothName[cloth]} in Viertel ${districtAt(say, square, entrance)}`,
    extension: ({ cloth, square }, say) =>
      `${clothName[cloth]} in Viertel ${districtAt(say, square)} ausbauen`,
    move: ({ cloth, square, entrance }, say) =>
      `Stand ${clothName[cloth]} ins Viertel ${districtAt(say, square, entrance)} versetzen`,
    pay: ({ coins: purse }, say) => `${money(purse, say)} zahlen`,
    play: (play, say) => `${played(play, say)} spielen`,
    attract: ({ entrance }, say) => `Einen Kunden ins Viertel ${districtAt(say, entrance)} locken`,
    take: ({ card: one }, say) => `${card(one, say)} aus der Auslage nehmen`,
    draw: 'Vom Stapel ziehen',
    hire: 'Einen Marktschreier nehmen',
    discard: ({ card: one }, say) => `${card(one, say)} ablegen`,
    stop: 'Endgültig mit dem Bauen aufhören',
  },
  sheet: {
    'sets-up': ({ cloths }, say) =>
      `Stände am Anfang: ${say.list(cloths.map(cloth => clothName[cloth]))}`,
    begins: ({ first }, say) => `${say.name(first)} beginnt`,
    stall: ({ cloth, ...spent }, say) => `Neuer Stand in ${clothName[cloth]}${paying(spent, say)}`,
    extension: ({ cloth, ...spent }, say) => `${clothName[cloth]} ausbauen${paying(spent, say)}`,
    move: ({ cloth, ...spent }, say) =>
      `Stand in ${clothName[cloth]} versetzen${paying(spent, say)}`,
    attract: ({ cloth, owner }, say) => `${clothName[cloth]} ${toOwner(owner, say)} locken`,
    draw: 'Zwei Karten ziehen',
    final: 'Die Schlussphase beginnt',
    stop: 'Endgültig mit dem Bauen aufhören',
    counts: ({ coins: n }) => `Münzen: ${n}`,
  },
} satisfies Moves

// What a turn of drawing brought, in one sentence.
const small = (facts: readonly Drawing[], say: Telling): string => {
  const drawn = drawnIn(facts, which => card(which, say), say)
  if (!drawn) return ''
  const { seat, cards, unseen, barkers: hired, away } = drawn
  const deeds = [
    cards && `${cards} genommen`,
    unseen > 0 ? `${unseen > 1 ? 'zwei Karten' : 'eine Karte'} gezogen` : '',
    hired > 0 ? `${hired > 1 ? 'zwei Marktschreier' : 'einen Marktschreier'} angeheuert` : '',
    away && `${away} abgelegt`,
  ]
  return has(say, seat, `${say.list(deeds.filter(deed => deed !== ''))}.`)
}

// What lies in the box, one of each.
const things = {
  stall: 'Hauptstand',
  extension: 'Ausbau',
  customer: 'Kunde',
  gold: 'Goldmedaille',
  silver: 'Silbermedaille',
  barker: 'Marktschreier',
  coin: 'Münze',
  point: 'Punkt',
}

export const pages = {
  title: 'Kairo',
  tagline: 'Stell deine Stände auf, locke Kunden an, baue in jeder Farbe am größten.',
  modes: {
    digital: 'Der ganze Basar auf euren Bildschirmen: Stände, Kunden, Karten, Münzen.',
    companion: 'Ihr spielt mit der Schachtel; die Handys führen Geld, Medaillen und Punkte.',
  },
  options: {
    start: {
      label: 'Anfang',
      sentence: 'Ob die ersten Stände vorgegeben sind oder jeder Platz reihum drei setzt.',
      values: { given: 'Vorgegebene Stände', variable: 'Reihum gesetzt' },
    },
    medals: {
      label: 'Medaillen',
      sentence: 'Was Gold und Silber wert sind. Lies es von euren Medaillen ab.',
      values: {
        '2-1': 'Gold 2, Silber 1',
        '3-2': 'Gold 3, Silber 2',
        '3-1': 'Gold 3, Silber 1',
        '4-2': 'Gold 4, Silber 2',
      },
    },
    oneOtherColour: {
      label: 'Münzen in anderen Farben',
      sentence: 'Ob die Ersatzmünzen verschiedene andere Farben haben dürfen.',
      values: { no: 'In beliebigen anderen Farben', yes: 'Alle in einer anderen Farbe' },
    },
    edition: {
      label: 'Plan und Karten',
      sentence:
        'Plan, Karten und Anfang sind Hauswerte. Wer die Schachtel besitzt, kann eine berichtigte Ausgabe (JSON) einfügen.',
      values: { '': 'Die des Hauses', own: 'Eine berichtigte Ausgabe' },
    },
    coins: {
      label: 'Münzen',
      sentence: 'Ob die Handys die Beutel führen oder die Münzen der Schachtel gelten.',
      values: { kept: 'Auf den Handys', real: 'Echte Münzen' },
    },
  },
  end: {
    title: 'Punkte, Ausbau für Ausbau',
    start: 'Anfang',
    last: 'Münzen',
    medals: n => `Medaillen zählen am Ende noch einmal: ${points(n)}.`,
    largest: (name, n) => `Am meisten auf einmal: ${name}, ${points(n)}.`,
  },
  log: { digital: { chapter: { began: turnHeading }, small }, companion: {} },
  luck: 'Glück ist, wer beginnt und was aus Stapel und Beutel kommt.',
  standing: {
    stalls: 'Stände',
    medals: 'Medaillen',
    'final-medals': 'Medaillen am Ende',
    coins: 'Münzen',
  },
  reasons: {
    scores: ({ size }) => `${points(size)}, einer je Teil.`,
    medals: ({ size, medals, points: all }) =>
      `${points(all)}: ${size} für Teile, ${medals} für Medaillen.`,
    room: ({ squares: { length } }) =>
      length
        ? `Hier kann er nach ${count(length, 'Seite', 'Seiten')} wachsen.`
        : 'Anderswo wüchse er auch nicht besser.',
    neutral: 'Den anderen mehr im Weg als dir.',
    leaves: ({ left }) => {
      if (left === 0) return 'Es sind deine letzten Münzen, und es lohnt sich.'
      return left === 1
        ? 'Dir bleibt eine Münze, und zwar die nützlichste.'
        : `Dir bleiben ${coins(left)}, und zwar die nützlichsten.`
    },
    spare: ({ cards }) =>
      cards > 1
        ? 'Die Karten, die du am ehesten entbehren kannst.'
        : 'Die Karte, die du am ehesten entbehren kannst.',
    earns: ({ cloth, coins: mine }) =>
      `${clothName[cloth]}: ${coins(mine)} für dich, keine für andere.`,
    'earns-both': ({ cloth, coins: mine, theirs, seats }, say) =>
      `${clothName[cloth]}: ${coins(mine)} für dich, ${theirs} für ${say.name(seats[0]!)}.`,
    fits: ({ districts }, say) =>
      `Du kannst in Viertel ${say.either(districts.map(String))} wachsen.`,
    cards: 'Mit mehr Karten kannst du wählen, wo du wächst.',
    'no-card': 'Keine deiner Karten passt dorthin, wo du wachsen kannst.',
    three: 'Drei beliebige Karten passen überall: Sammle sie.',
    barker: 'Ein Marktschreier führt einen Kunden an einem Stand vorbei.',
    stop: 'Kein Bau bringt mehr Punkte.',
  },
  faults: {
    'map-row': 'muss 12 Zeichen haben: 1–9 für den Markt eines Viertels, a–i für seine Restaurants',
    'market-square': 'muss ein Marktfeld sein',
    'cut-off': 'hat keinen Weg zu den anderen Kunden',
    'neutral-stalls': ([due]) => `muss ${due} neutrale Stände haben`,
    'stalls-of': ([due, owner]) => `muss ${due} Stände des Platzes ${owner} haben`,
    'stall-on-board': 'steht zweimal da: jeder Platz hat von jeder Farbe einen Stand',
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
      discards: 'Abgelegte Karten',
      supply: 'Der Vorrat',
      pile: 'Der Stapel',
      hand: name => `Hand von ${name}`,
      purse: name => `Beutel von ${name}`,
    },
    piece: ({ piece, count: n }, say) => {
      const [kind, which] = codeOf(piece)
      if (kind === 'card') return `Karte ${districtsOf(say, Number(which))}`
      if (kind === 'point' && n !== 1) return 'Punkte'
      const name = isKeyOf(things, kind) ? things[kind] : piece
      return isKeyOf(clothName, which) ? `${name}, ${clothName[which]}` : name
    },
    place: (at, say) => `Viertel ${districtAt(say, at)}`,
    spot: (at, say) => {
      const [row, column] = rowAndColumn(say, at)
      return `Zeile ${row}, Spalte ${column}, Viertel ${districtAt(say, at)}`
    },
    ask: {
      customers: square => `Wer steht hier, in ${square}?`,
      neutral: square => `Welcher Stand liegt hier, in ${square}?`,
      stalls: square => `Welcher Stand liegt hier, in ${square}?`,
    },
    rest: {
      still: { label: 'Züge nacheinander ohne neuen Stand und ohne Anbau' },
      final: {
        label: 'Die Schlussphase',
        values: {
          none: 'hat nicht begonnen',
          'one-empty': 'begann: Anbauten einer Farbe sind aufgebraucht',
          'two-low': 'begann: zwei Farben haben höchstens einen Anbau',
          still: 'begann: zehn Runden ohne Bau',
        },
      },
    },
    refused: {
      'off-board': 'Ein Teil liegt neben dem Plan.',
      'one-waits': 'Fünf Kunden stehen auf dem Plan, einer wartet daneben.',
      'customer-off-market': at =>
        `Ein Kunde steht auf einem Marktfeld ohne Plättchen, nicht auf ${firstSquare(at)}.`,
      'customers-meet': at => `Zwei Kunden können nicht auf einem Feld stehen: ${firstSquare(at)}.`,
      'too-many-cards': ({ seats: [seat], limit }, say) =>
        has(say, seat, `höchstens ${count(limit, 'Karte', 'Karten')} auf der Hand.`),
      'display-size': ({ limit }) => `In der Auslage liegen ${count(limit, 'Karte', 'Karten')}.`,
    },
  },
  fields: {
    cloths: ['Stände am Anfang', cloth => clothName[cloth]],
    first: 'Wer beginnt',
    cloth: ['Farbe', cloth => clothName[cloth]],
    coin: ['Münze für einen Joker', cloth => clothName[cloth]],
    owner: ['Wessen Stand', () => 'neutral'],
    coins: 'Wert der Münzen',
    ...clothName,
  },
  figures: { points: 'Punkte', sizes: 'Stände', medals: 'Medaillen', coins: 'Münzen', none: '–' },
} satisfies Pages
