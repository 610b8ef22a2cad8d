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
const forOwner = (owner: Seat | 'neutral', say: Telling) =>
  owner === 'neutral'
    ? 'für den neutralen Stand'
    : spoken(say, owner, 'für deinen Stand', name => `für den Stand von ${name}`)

const barkers = (n: number) => `${n} Marktschreier`
const customer: ByCloth<string> = {
  red: 'Kunde in Rot (Fes, Lampe)',
  yellow: 'Kunde in Gelb (Strohhut, Zitronen)',
  green: 'Kunde in Grün (Turban, Minztee)',
  white: 'Kunde in Weiß (Kapuze, Tuch)',
  blue: 'Kunde in Blau (Schal, Krug)',
  violet: 'Kunde in Violett (Kochmütze, Schüssel)',
}
const stallOf = (cloth: Cloth, owner: string | null) =>
  owner === null
    ? `neutraler Stand in ${clothName[cloth]}`
    : `Stand in ${clothName[cloth]} von ${owner}`
const named = (districts: readonly number[]) =>
  districts.length > 1 ? `Joker ${districts.join(', ')}` : `Karte ${districts[0]}`
const inWords = (purse: Coins) =>
  cloths
    .filter(one => purse[one] > 0)
    .map(cloth => `${purse[cloth]} ${clothName[cloth]}`)
    .join(' + ')

// Beside the box nobody counts still rounds: the table says it, and no reason.
const declared = 'Die Schlussphase hat begonnen. Jetzt baut ihr nur noch.'

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
      'Eine Farbe ist aufgebraucht, also hat die Schlussphase begonnen. Jetzt baut ihr nur noch.',
    'two-low':
      'Zwei Farben haben höchstens einen Ausbau, also hat die Schlussphase begonnen. Jetzt baut ihr nur noch.',
    still:
      'In zehn Runden kam nichts dazu, also hat die Schlussphase begonnen. Jetzt baut ihr nur noch.',
  },

  told: {
    scored: ({ seat, cloth, size, gains, points: { stalls, medals } }, say) => {
      const more = gains.length
        ? ` + ${medals} für ${say.list(gains.map(gain => won(gain, say)))}`
        : ''
      const now = `in ${clothName[cloth]} hat jetzt ${count(size, 'Teil', 'Teile')}: ${points(stalls)}${more}.`
      return spoken(say, seat, `Dein Stand ${now}`, name => `Der Stand von ${name} ${now}`)
    },
  },
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
  customer,
  hand: 'Deine Hand',
  noCard: 'Keine Karte',
  holds: (cards, held) => `${count(cards, 'Karte', 'Karten')}${held ? `, ${barkers(held)}` : ''}`,
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
    way: who => `Wohin geht der ${who.replace(/ \(.*\)/, '')}?`,
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
    grows: (from, to) => `${from} → ${to}`,
    noneLeft: 'keine da',
    noPlace: 'kein Feld',
    tooDear: 'zu teuer',
    moveOne: 'Einen Stand versetzen, der nicht wachsen kann',
    notMove: 'Doch bauen',
  },
  pay: {
    pay: n => `${coins(n)} zahlen`,
  },
  play: {
    way: (cards, coin) =>
      capital(
        `${cards.map(named).join(' + ')}${coin ? ` und eine Münze in ${clothName[coin]}` : ''}`,
      ),
  },
  take: {
    title: 'Auslage',
    note: pile => `Stapel ${pile}`,
    display: list => `${named(list)} nehmen`,
    pile: n => `Vom Stapel ziehen, ${count(n, 'Karte', 'Karten')}`,
    barkers: n => `Einen Marktschreier nehmen, noch ${n}`,
    barkersLeft: barkers,
    discard: list => `${named(list)} ablegen`,
    card: list => capital(named(list)),
  },
  attract: {
    way: (own, owner, steps) =>
      `${own ? 'Zu dir' : owner === null ? 'Neutraler Stand' : `Zu ${owner}`}, ${count(steps, 'Schritt', 'Schritte')}`,
    where: 'Zu welchem Eingang?',
    now: (one, n) => `${one} anlocken: +${n}`,
    nearest: 'nächster Eingang',
    barkers,
    youGet: n => `du ${n}`,
    gets: (name, n) => `${name} ${n}`,
    steps: n => count(n, 'Schritt', 'Schritte'),
    noEntrance: 'kein Weg',
  },
  board: {
    label: 'Der Basar. Sieh dich mit den Pfeiltasten um',
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
      chosen: 'gewählt, zum Zurücknehmen antippen',
      customer: 'kann angelockt werden',
      rug: 'kann das Ziel sein',
    },
    extra: { '+1': 'mit einer Münze für einen Joker', '3': 'für drei beliebige Karten' },
  },

  told: {
    opened: ({ first }, say) => did('beginnst.', 'beginnt.')({ seat: first }, say),
    'drew-stall': ({ seat, cloth }, say) =>
      has(`den neutralen Stand in ${clothName[cloth]} gezogen.`)({ seat }, say),
    placed: ({ seat, stall }, say) => {
      const what = stall.owner === null ? 'den neutralen Stand' : 'einen Stand'
      return has(
        `${what} in ${clothName[stall.cloth]} in Viertel ${districtAt(say, stall.squares[0]!)} gesetzt.`,
      )({ seat }, say)
    },
    'set-aside': ({ seat, cloth }, say) =>
      cloth
        ? `Der neutrale Stand in ${clothName[cloth]} passte nirgends hin und kam beiseite.`
        : has('für keinen Stand ein Feld gefunden.')({ seat }, say),
    began: null,
    put: null,
    paid: null,
    built: ({ seat, put, coins: paid, play }, say) => {
      const [one, by] = [clothName[put.cloth], played(play, say)]
      const at = `Viertel ${districtAt(say, put.square)}`
      if (put.kind === 'stall')
        return has(`einen Stand in ${one} in ${at} aufgestellt (${by}).`)({ seat }, say)
      if (put.kind === 'move')
        return has(`den Stand in ${one} nach ${at} versetzt (${by}).`)({ seat }, say)
      return has(`den Stand in ${one} in ${at} ausgebaut, für ${money(paid!, say)} (${by}).`)(
        { seat },
        say,
      )
    },
    attracted: ({ seat, cloth, entrance, barkers, income, arrives }, say) => {
      const past = barkers
        ? `, an ${count(barkers, 'näheren Eingang', 'näheren Eingängen')} vorbei`
        : ''
      const earned = income.map(({ seat: to, coins: n }) => `${called(say, to)} +${n}`).join(', ')
      return `${has(`den Kunden in ${clothName[cloth]} in Viertel ${districtAt(say, entrance)} angelockt${past}`)({ seat }, say)}: ${earned}. Dort steht jetzt der in ${clothName[arrives]}.`
    },
    took: ({ seat, from, card: one }, say) => {
      if (from === 'barkers') return has('einen Marktschreier genommen.')({ seat }, say)
      if (from === 'display')
        return has(`${card(one!, say)} aus der Auslage genommen.`)({ seat }, say)
      return has(`${one === undefined ? 'eine Karte' : card(one, say)} gezogen.`)({ seat }, say)
    },
    discarded: ({ seat, card: one }, say) => has(`${card(one, say)} abgelegt.`)({ seat }, say),
    reshuffled: 'Die Ablage wurde zum neuen Stapel gemischt.',
    refilled: null,
    final: ({ reason }) => shared.final[reason],
    stopped: has('endgültig mit dem Bauen aufgehört.'),
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
    'market-only': at =>
      `${firstSquare(at)} ist ein Restaurantfeld. Diese Farbe gehört auf Marktfelder.`,
    'restaurant-only': at =>
      `${firstSquare(at)} ist ein Marktfeld. Violette Stände gehören auf Restaurantfelder.`,
    'not-free': at =>
      `${firstSquare(at)} ist nicht frei. Dort ist ein Stand, ein Eingang oder ein Kunde.`,
    'cloth-in-district': at =>
      `In diesem Viertel steht schon ein Hauptstand dieser Farbe, auf ${firstSquare(at)} (1).`,
    'beside-a-stall': (at, say) =>
      `Ein Hauptstand darf keinen anderen Stand berühren: ${allSquares(at, say)}.`,
    'cuts-off': (at, say) =>
      `Das würde ${allSquares(at, say)} abschneiden. Jeder Kunde muss jeden Eingang erreichen können.`,
    'entrance-not-beside': at => `${firstSquare(at)} liegt nicht neben dem Stand.`,
    'entrance-off-market': at =>
      `${firstSquare(at)} ist kein Marktfeld. Ein Eingang muss auf dem Markt liegen.`,
    'entrance-not-free': at =>
      `${firstSquare(at)} ist nicht frei, also kann dort kein Eingang liegen.`,
    'entrance-cut-off': at => `Einen Eingang auf ${firstSquare(at)} könnte kein Kunde erreichen.`,
    'district-full': (at, say) =>
      `Am Anfang sind in einem Viertel höchstens zwei Hauptstände erlaubt. Schon da: ${allSquares(at, say)}.`,
    'other-stall-drawn': 'Gezogen wurde ein anderer neutraler Stand. Setz diesen.',
    'not-beside-yours': (at, say) =>
      `Ein Ausbau muss Seite an Seite mit deinem Stand liegen: ${allSquares(at, say)}.`,
    'touches-same-cloth': (at, say) =>
      `Er würde einen anderen Stand derselben Farbe berühren: ${allSquares(at, say)}.`,
    'can-be-extended': (at, say) =>
      `Du kannst diesen Stand noch ausbauen, darum bleibt er. Frei für ihn: ${allSquares(at, say)}.`,
    'same-square': 'Setz den Stand auf ein anderes Feld. Sein Eingang allein kann nicht wechseln.',
    'no-card': ({ district }) =>
      `Für Viertel ${district} hast du keine Karte und auch keine drei Karten als Ersatz.`,
    'not-in-hand': 'Diese Karte hast du nicht auf der Hand.',
    'other-district': ({ district }) => `Diese Karte gilt nicht für Viertel ${district}.`,
    'joker-needs-coin': 'Ein Joker kostet eine Münze. Wähle, welche.',
    'coin-not-needed': 'Nur ein einzeln gespielter Joker kostet eine Münze.',
    'one-or-three': 'Spiel eine passende Karte oder drei beliebige Karten.',
    'no-entrance': at => `Auf ${firstSquare(at)} ist kein Eingang.`,
    'entrance-occupied': at => `Auf dem Eingang ${firstSquare(at)} steht ein Kunde.`,
    'too-few-barkers': ({ squares, needed, barkers }, say) =>
      `Näher und frei: ${allSquares({ squares }, say)}. Du brauchst ${needed} Marktschreier und hast ${barkers || 'keinen'}.`,
    'not-on-display': 'Diese Karte liegt nicht mehr aus.',
    'no-barkers-left': 'Alle sieben Marktschreier sind vergeben.',
  },
} satisfies Board

export const sheet = {
  start: {
    setUp: 'Tippe auf deine drei Stände.',
    setUpNote: 'Das sind die Farben, die du am Anfang auf dem Plan hast.',
    others: 'Warte auf die Stände der anderen.',
    begins: 'Wer beginnt?',
    ready: n => (n < 3 ? `${n} von 3` : 'Damit beginnen'),
  },
  sheet: {
    declared,
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
    price: (cloth, price) => `${coins(price)}, mindestens eine in ${clothName[cloth]}`,
    instead: isOneOther =>
      `Zwei Münzen in ${isOneOther ? 'einer einzigen anderen Farbe' : 'anderen Farben'} zählen wie eine.`,
    pays: (seat, price, say) => did(`zahlst ${price}.`, `zahlt ${price}.`)({ seat }, say),
    free: 'Nichts zu zahlen. Nur ein Joker kostet eine Münze.',
    takes: (cloth, each) => `Münzen in ${clothName[cloth]} nehmen: ${each}.`,
    paying: (what, n) => `${what}: ${coins(n)}`,
    joker: 'Mit Joker: 1 Münze mehr',
    noJoker: 'Kein Joker',
    ownPhone: 'Alle bezahlen ihre Ausbauten am eigenen Handy.',
    neutral: 'Der neutrale Stand',
    own: 'Dein Stand',
    of: name => `Stand von ${name}`,
  },
  told: {
    opened: ({ options }) =>
      options.coins === 'kept'
        ? 'Alle beginnen mit einer Münze in jeder Farbe.'
        : 'Ihr spielt mit echten Münzen. Lest hier, was ihr nehmt und zahlt.',
    entered: {
      'sets-up': ({ seat, cloths }, say) => {
        const stalls = say.list(cloths.map(cloth => clothName[cloth]))
        return has(`mit ${stalls} begonnen.`)({ seat }, say)
      },
      begins: ({ first }, say) => did('beginnst.', 'beginnt.')({ seat: first }, say),
      stall: ({ seat, cloth, ...spent }, say) =>
        has(`einen Stand in ${clothName[cloth]} aufgestellt${paying(spent, say)}.`)({ seat }, say),
      extension: ({ seat, cloth, ...spent }, say) =>
        has(`den Stand in ${clothName[cloth]} ausgebaut${paying(spent, say)}.`)({ seat }, say),
      move: ({ seat, cloth, ...spent }, say) =>
        has(`den Stand in ${clothName[cloth]} versetzt${paying(spent, say)}.`)({ seat }, say),
      attract: ({ seat, cloth, owner }, say) =>
        has(`den Kunden in ${clothName[cloth]} ${forOwner(owner, say)} angelockt.`)({ seat }, say),
      draw: has('zwei Karten gezogen.'),
      final: declared,
      stop: has('endgültig mit dem Bauen aufgehört.'),
      counts: ({ seat, coins: n }, say) => has(`${coins(n)} gezählt.`)({ seat }, say),
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
    stall: ({ cloth, square, entrance }, say) =>
      `Stand in ${clothName[cloth]} in Viertel ${districtAt(say, square, entrance)} aufstellen`,
    extension: ({ cloth, square }, say) =>
      `Stand in ${clothName[cloth]} in Viertel ${districtAt(say, square)} ausbauen`,
    move: ({ cloth, square, entrance }, say) =>
      `Stand in ${clothName[cloth]} nach Viertel ${districtAt(say, square, entrance)} versetzen`,
    pay: ({ coins: purse }, say) => `${money(purse, say)} zahlen`,
    play: (play, say) => `${played(play, say)} spielen`,
    attract: ({ entrance }, say) => `Einen Kunden in Viertel ${districtAt(say, entrance)} anlocken`,
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
    extension: ({ cloth, ...spent }, say) =>
      `Stand in ${clothName[cloth]} ausbauen${paying(spent, say)}`,
    move: ({ cloth, ...spent }, say) =>
      `Stand in ${clothName[cloth]} versetzen${paying(spent, say)}`,
    attract: ({ cloth, owner }, say) =>
      `Kunden in ${clothName[cloth]} ${forOwner(owner, say)} anlocken`,
    draw: 'Zwei Karten ziehen',
    final: 'Schlussphase beginnen',
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
    hired > 0 ? `${hired > 1 ? 'zwei Marktschreier' : 'einen Marktschreier'} genommen` : '',
    away && `${away} abgelegt`,
  ]
  return has(`${say.list(deeds.filter(deed => deed !== ''))}.`)({ seat }, say)
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
    last: 'Münzen',
    medals: n => `Medaillen zählen am Ende noch einmal: ${points(n)}.`,
    largest: (name, n) => `${name} bekam am meisten in einem Zug: ${points(n)}.`,
  },
  log: { digital: { chapter: { began: turnHeading }, small }, companion: {} },
  luck: 'Der Zufall entscheidet, wer beginnt und welche Karten, Kunden und neutralen Stände ihr zieht.',
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
        : 'Anderswo könnte er auch nicht wachsen.',
    neutral: 'Hier steht er den anderen mehr im Weg als dir.',
    leaves: ({ left }) => {
      if (left === 0) return 'Das sind deine letzten Münzen, aber es lohnt sich.'
      return left === 1
        ? 'Dir bleibt eine Münze, und zwar die nützlichste.'
        : `Dir bleiben ${coins(left)}, und zwar die nützlichsten.`
    },
    spare: ({ cards }) =>
      cards > 1
        ? 'Diese Karten brauchst du am wenigsten.'
        : 'Diese Karte brauchst du am wenigsten.',
    earns: ({ cloth, coins: mine }) =>
      `${clothName[cloth]}: ${coins(mine)} für dich, keine für andere.`,
    'earns-both': ({ cloth, coins: mine, theirs, seats }, say) =>
      `${clothName[cloth]}: ${coins(mine)} für dich, ${theirs} für ${say.name(seats[0]!)}.`,
    fits: ({ districts }, say) =>
      `Mit ihr kannst du in Viertel ${say.either(districts.map(String))} ausbauen.`,
    cards: 'Mit mehr Karten kannst du wählen, wo du ausbaust.',
    'no-card': 'Keine deiner Karten passt dorthin, wo du ausbauen kannst.',
    three: 'Drei beliebige Karten passen überall, also sammle sie.',
    barker: 'Mit einem Marktschreier lässt ein Kunde einen näheren Eingang aus.',
    stop: 'Du kannst nichts mehr bauen, was Punkte bringt.',
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
      customers: square => `Welcher Kunde steht hier, in ${square}?`,
      neutral: square => `Welcher Stand steht hier, in ${square}?`,
      stalls: square => `Welcher Stand steht hier, in ${square}?`,
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
      'customer-off-market': at =>
        `${firstSquare(at)} ist kein Marktfeld. Ein Kunde muss auf dem Markt stehen.`,
      'customers-meet': at => `Zwei Kunden können nicht auf einem Feld stehen: ${firstSquare(at)}.`,
      'too-many-cards': ({ seats: [seat], limit }, say) =>
        did(
          `kannst höchstens ${count(limit, 'Karte', 'Karten')} auf der Hand haben.`,
          `kann höchstens ${count(limit, 'Karte', 'Karten')} auf der Hand haben.`,
        )({ seat }, say),
      'display-size': ({ limit }) => `Die Auslage muss ${count(limit, 'Karte', 'Karten')} haben.`,
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
