// Le Camino auf Deutsch.
import { count, has, points, withPoints } from '../../../words/grammar/de.ts'
import { isKeyOf } from '../../kit/records.ts'
import { capital, spoken, type Telling } from '../../words.ts'
import { type Corner, counts, type Piece, type Tile } from '../rules/kinds.ts'
import { columnName, placeName } from '../rules/places.ts'
import type { How } from '../rules/state.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'
import {
  allSquares,
  askedOf,
  firstSquare,
  isReaders,
  opensTo,
  ownersOf,
  squareOf,
  titleOf,
  winnerOf,
  winnersOf,
} from './speech.ts'

const squares = (n: number) => count(n, 'Feld', 'Felder')
const obstacles = (n: number) => count(n, 'Hindernis', 'Hindernisse')
const sides = ['Norden', 'Osten', 'Süden', 'Westen'] as const

const piece: Record<Piece, string> = {
  straight: 'gerade Straße',
  curve: 'Straßenkurve',
  'three-way': 'Einmündung',
  'four-way': 'Kreuzung',
  'dead-end': 'Sackgasse',
  forest: 'Wald',
  meadow: 'Wiese',
  'rail-straight': 'gerades Gleis',
  'rail-curve': 'Gleisbogen',
  'level-crossing': 'Bahnübergang',
  buffer: 'Prellbock',
  'river-straight': 'gerader Fluss',
  'river-curve': 'Flussbogen',
  bridge: 'Brücke',
}
// Mit Artikel, im vierten Fall.
const named: Record<Piece, string> = {
  straight: 'eine gerade Straße',
  curve: 'eine Straßenkurve',
  'three-way': 'eine Einmündung',
  'four-way': 'eine Kreuzung',
  'dead-end': 'eine Sackgasse',
  forest: 'einen Wald',
  meadow: 'eine Wiese',
  'rail-straight': 'ein gerades Gleis',
  'rail-curve': 'einen Gleisbogen',
  'level-crossing': 'einen Bahnübergang',
  buffer: 'einen Prellbock',
  'river-straight': 'einen geraden Fluss',
  'river-curve': 'einen Flussbogen',
  bridge: 'eine Brücke',
}

// Mit bestimmtem Artikel, im dritten Fall.
const withArticle: Record<Piece, string> = {
  straight: 'der geraden Straße',
  curve: 'der Straßenkurve',
  'three-way': 'der Einmündung',
  'four-way': 'der Kreuzung',
  'dead-end': 'der Sackgasse',
  forest: 'dem Wald',
  meadow: 'der Wiese',
  'rail-straight': 'dem geraden Gleis',
  'rail-curve': 'dem Gleisbogen',
  'level-crossing': 'dem Bahnübergang',
  buffer: 'dem Prellbock',
  'river-straight': 'dem geraden Fluss',
  'river-curve': 'dem Flussbogen',
  bridge: 'der Brücke',
}
const pronoun = (one: Piece): string =>
  one === 'rail-straight' ? 'es' : withArticle[one].startsWith('der') ? 'sie' : 'er'

const lying = (tile: Tile, say?: Telling): string => {
  const to = opensTo(tile).map(side => sides[side]!)
  if (to.length === 0 || to.length === 4) return piece[tile.piece]
  const road = tile.piece === 'bridge' || tile.piece === 'level-crossing' ? ', Straße' : ''
  if (to.length === 1) return `${piece[tile.piece]} von ${to[0]}`
  if (to.length === 2) return `${piece[tile.piece]}${road} von ${to[0]} nach ${to[1]}`
  return `${piece[tile.piece]} nach ${say ? say.list(to) : to.join(', ')}`
}

const ends: Record<How, string> = {
  automatic: 'Keiner der beiden Wege kann sich noch ändern.',
  agreed: 'Beide Seiten haben sich auf das Ende geeinigt.',
  stuck: 'Eine ganze Runde lang konnte niemand legen.',
}

const matter: Record<string, string> = { R: 'Straße', T: 'Gleis', W: 'Fluss', '0': 'nichts' }

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    pot: (pot: number) => `${pot} im Vorrat`,
    ends: 'Ende, wenn kein Weg sich mehr ändern kann',
    agreed: 'Ende, wenn beide Seiten zustimmen',
    wins: 'Der billigere Weg gewinnt',
  },
  piece,
  lying,
  points,
  squares,
  obstacles,
  legend: {
    laid: 'gelegt',
    possible: 'noch möglich',
    obstacle: 'Brücke oder Bahnübergang',
  },
  sumInWords: (n, more) =>
    more > 0 ? `${squares(n)} + ${obstacles(more)}` : `${squares(n)}, keine Hindernisse`,
  won: (standings, say) => {
    const { first, score, other } = winnersOf(standings)
    if (first.length === standings.length)
      return `Geteilter Sieg: Beide Wege kosten ${points(score)} und sind gleich lang.`
    const wins = winnerOf(first, say, {
      you: 'Du gewinnst',
      both: 'Ihr gewinnt',
      one: 'gewinnt',
      many: 'gewinnen',
    })
    return score === other
      ? `${wins} mit dem kürzeren Weg, bei je ${withPoints(score)}.`
      : `${wins} mit dem billigeren Weg: ${score} zu ${other}.`
  },

  refused: {
    'off-board': 'Dieses Feld liegt außerhalb des Plans.',
    occupied: (at, say) => `Auf ${firstSquare(at, say)} liegt schon ein Teil.`,
    mismatch: (at, say) => `Es passt nicht zu dem, was daneben liegt: ${allSquares(at, say)}.`,
    unfillable: (at, say) => {
      const asks = askedOf(at).map(
        ({ side, letter }, i) => `(${i + 1}) ${matter[letter]} im ${sides[side]}`,
      )
      const [square, no] = [
        `${firstSquare(at, say)} ließe sich nie mehr füllen`,
        'Kein Teil hat solche Seiten.',
      ]
      return asks.length > 0 ? `${square}: ${say.list(asks)}. ${no}` : `${square}. ${no}`
    },
    region: (at, say) =>
      at.squares.length > 4
        ? `Diese ${at.squares.length} leeren Felder ließen sich nie mehr alle füllen.`
        : `${allSquares(at, say)} ließen sich nie mehr alle füllen.`,
    blocked: ({ seats = [] }, say) =>
      `Damit bliebe ${seats.length > 0 ? say.list(seats.map(seat => say.name(seat))) : 'einer Seite'} kein Weg mehr zwischen den Ecken.`,
    'third-line': ({ line }) =>
      line === 'river'
        ? 'Zwei Flüsse liegen schon; ein dritter würde beginnen.'
        : 'Zwei Bahnlinien liegen schon; eine dritte würde beginnen.',
    loop: ({ line }) =>
      line === 'river'
        ? 'Dieser Fluss würde im Kreis fließen.'
        : 'Diese Bahnlinie würde im Kreis fahren.',
    'two-buffers': 'Diese Bahnlinie hätte an beiden Enden einen Prellbock.',
  },
} satisfies Shared

export const board = {
  doNow: {
    open: 'Beginne in irgendeiner Ecke.',
    openAt: 'Beginne in einer Ecke mit deinem Zeichen.',
    lay: 'Lege ein Teil.',
    chosen: (one, at) => `${capital(piece[one])} auf ${at}?`,
    not: at => `Nicht auf ${at}.`,
    picked: one => `Wohin mit ${withArticle[one]}?`,
    discarded: 'Zieh ein neues Teil.',
    laid: 'Zieh ein Teil.',
    end: 'Beende deinen Zug.',
    swap: 'Nichts passt: tausche ein Teil.',
    pass: 'Nichts passt: passe.',
    answer: name => `${name} bietet das Ende an.`,
    offered: 'Du hast das Ende angeboten.',
    other: name => `${name} legt ein Teil.`,
    otherOpens: name => `${name} beginnt in einer Ecke.`,
    answers: names => `Die Antwort liegt bei ${names}.`,
  },
  coach: {
    goal: 'Dein Weg verbindet deine zwei Ecken. Lege Teile so, dass er der günstigere bleibt.',
    open: 'Wähle eine Straße, tippe auf eine Ecke. Dein Weg führt von dort in die Ecke gegenüber.',
    lay: 'Der günstigere Weg gewinnt. Halte deinen kurz, oder mach den anderen länger.',
    river: 'Höchstens zwei Flüsse, sie kreuzen sich nie. Jeder verlässt den Plan an beiden Enden.',
    chosen: 'Tippe das Feld noch einmal an, um zu drehen. Jede Drehung zeigt, was sie ändert.',
    laid: 'Doch nicht? Nimm es zurück: Erst wenn du ziehst, bleibt es liegen.',
  },
  note: {
    open: 'Gerade Straße, Kurve, Einmündung oder Kreuzung; dein Weg führt in die Ecke gegenüber.',
    lay: 'Teil wählen, drehen, Feld antippen.',
    looking: 'Sucht, wo es passt …',
    fits: (n, one) =>
      `So gedreht passt ${pronoun(one)} ${n === 0 ? 'nirgends' : `auf ${squares(n)}`}.`,
    nowhere: 'Es passt zurzeit nirgends.',
    noChange: 'Kein Weg wird teurer oder billiger.',
    final: 'Sobald du ziehst, bleibt liegen, was liegt.',
    finalEnd: 'Der Vorrat ist leer; was liegt, bleibt.',
    discarded: 'Danach geht dein Zug weiter.',
    swap: 'Es kommt in den Vorrat, ein anderes zu dir; damit endet dein Zug.',
    pass: 'Der Vorrat ist leer. Passen lässt sich nicht zurücknehmen.',
    still: n => `${count(n, 'Zug', 'Züge')} in Folge, in denen nichts passte.`,
    wait: 'Inzwischen kannst du deine Teile ausprobieren.',
    ends,
  },
  price: {
    label: 'Was jeder Weg kostet',
    certain: n => `sicher ${n}`,
    isCertain: 'sicher',
    open: 'noch offen',
    would: 'würde kosten',
    becomes: (name, was, is) => `${name} ${was} → ${is}`,
    becomesCertain: (name, was, is) =>
      `${name}, sicher: ${was === undefined ? '' : `${was} → `}${is}`,
  },
  hand: {
    label: 'Deine Hand',
    empty: 'Deine Hand ist leer.',
    pick: one => `Wählen: ${one}`,
    pot: n => `${n} im Vorrat`,
    holds: n => count(n, 'Teil', 'Teile'),
    aside: n => `${n} abgelegt`,
    unseen: 'Im Vorrat oder bei den anderen',
  },
  turns: {
    label: 'Wie gedreht',
    none: 'nirgends',
    not: 'hier nicht',
    said: (one, what) => `${one}: ${what}`,
  },
  act: {
    turn: 'Drehen',
    layAt: at => `Auf ${at} legen`,
    lay: 'Legen',
    complete: 'Ergänzen',
    completeAt: at => `${at} ergänzen`,
    tap: 'Feld antippen',
    pick: 'Teil wählen',
    aside: 'Ablegen',
    draw: 'Teil ziehen',
    end: 'Zug beenden',
    swap: 'Tauschen',
    pass: 'Passen',
    back: 'Rückgängig',
    offer: 'Ende anbieten',
    accept: 'Annehmen',
    decline: 'Weiter',
    wait: 'Nicht am Zug',
  },
  discard: {
    completes: at => `ergänzt ${at}`,
    useless: 'nutzlos',
    complete: at => `Kann ${at} ergänzen; du ziehst neu und legst trotzdem.`,
    aside: 'Nicht mehr zu gebrauchen: ablegen, ziehen, trotzdem legen.',
  },
  offer: {
    now: (mine, theirs) => `Sicher sind jetzt ${mine} gegen ${theirs}.`,
    win: 'Du würdest gewinnen.',
    lose: 'Du würdest verlieren.',
    even: 'Es stünde gleich.',
    waits: 'Die andere Seite entscheidet.',
    forGood: 'Annehmen beendet das Spiel endgültig.',
  },
  map: {
    label: 'Der Plan: Pfeiltasten gehen darüber, R dreht das Teil',
    at: (name, column, row) => `${name}, Spalte ${column}, Reihe ${row}`,
    empty: 'leer',
    corner: name => `Ecke des Weges von ${name}`,
    way: name => `Teil des Weges von ${name}`,
    possible: name => `hier kann der Weg von ${name} verlaufen`,
    obstacle: 'kostet 1 mehr',
    aim: {
      lay: 'passt hier',
      turned: 'passt hier gedreht',
      complete: 'kann dieses Feld ergänzen',
      chosen: 'gewählt; noch einmal dreht es',
    },
    news: 'zuletzt gelegt',
  },

  told: {
    opened: ({ first }, say) => spoken(say, first, 'Du beginnst.', name => `${name} beginnt.`),
    redealt: ({ seat, shown }, say) =>
      `${spoken(say, seat, 'Du hattest', name => `${name} hatte`)} keine Straße für den Anfang: ${say.list(shown.map(one => piece[one]))}. Neue Hand.`,
    began: null,
    laid: ({ seat, piece: one, at }, say) =>
      has(say, seat, `${named[one]} auf ${squareOf(say, at)} gelegt.`),
    completed: ({ seat, piece: one, at }, say) =>
      has(say, seat, `${squareOf(say, at)} ergänzt: ${piece[one]}.`),
    'set-aside': ({ seat, piece: one }, say) =>
      has(say, seat, `${named[one]} abgelegt: nicht mehr zu gebrauchen.`),
    drew: ({ seat, piece: one }, say) =>
      has(say, seat, `${one ? named[one] : 'ein Teil'} gezogen.`),
    'turn-ended': null,
    swapped: ({ seat, gave, got }, say) =>
      has(
        say,
        seat,
        gave && got
          ? `getauscht: ${piece[gave]} gegen ${piece[got]}.`
          : 'keinen Platz gefunden und getauscht.',
      ),
    passed: ({ seat }, say) => has(say, seat, 'keinen Platz gefunden und gepasst.'),
    offered: ({ seat }, say) =>
      spoken(say, seat, 'Du bietest das Ende an.', name => `${name} bietet das Ende an.`),
    accepted: ({ seat }, say) => has(say, seat, 'das Ende angenommen.'),
    declined: ({ seat }, say) => has(say, seat, 'abgelehnt: Es geht weiter.'),
    ended: ({ how }) => ends[how],
  },

  refused: {
    'no-contact':
      'Es muss ein gelegtes Teil mit Seite oder Ecke berühren oder in einer Ecke des Plans liegen.',
    'open-with-road': 'Das erste Teil ist gerade Straße, Kurve, Einmündung oder Kreuzung.',
    'open-in-corner': (at, say) => `Das erste Teil kommt in eine Ecke: ${allSquares(at, say)}.`,
    'leads-out': 'Seine Straße muss auf den Plan führen.',
    'open-first': 'Beginne zuerst deinen Weg in einer Ecke.',
    'not-in-hand': 'Dieses Teil ist nicht in deiner Hand.',
    'complete-with-lines': 'Ergänzt wird nur mit Fluss, Gleis, Brücke oder Bahnübergang.',
    'more-than-one-fits': (at, say) =>
      `Auf ${firstSquare(at, say)} könnten noch andere Teile kommen.`,
    'set-aside-lines': 'Ablegen geht nur mit Fluss, Gleis, Brücke, Bahnübergang oder Prellbock.',
    'still-of-use': (at, say) =>
      at.squares.length > 4
        ? `Es kann noch auf ${at.squares.length} Felder kommen, etwa auf ${firstSquare(at, say)}.`
        : `Es kann noch auf ${allSquares(at, say)} kommen.`,
    'can-lay': (at, say) =>
      `Aus deiner Hand passt noch etwas, etwa auf ${firstSquare(at, say)}: dann musst du legen.`,
    'lay-first': 'Lege zuerst ein Teil.',
    'draw-first': 'Zieh zuerst ein Teil.',
    'laid-already': 'Du hast schon gelegt: zieh, oder nimm es zurück.',
    'pot-empty': 'Der Vorrat ist leer.',
    'swap-instead': 'Im Vorrat sind noch Teile: tausche eines.',
    'offered-already': 'Du hast das Ende in diesem Zug schon angeboten.',
    'ways-unfinished': 'Erst wenn beide Wege sicher sind, kann man das Ende anbieten.',
    'nothing-offered': 'Niemand bietet das Ende an.',
    'offer-open': 'Zuerst wird auf dein Angebot geantwortet.',
    'other-side-answers': 'Auf das Angebot antwortet die andere Seite.',
  },
} satisfies Board

const price = (n: number, more: number) => (more > 0 ? `${n} + ${more} = ${n + more}` : `${n}`)
const corner: Record<Corner, string> = {
  'north-west': 'oben links',
  'north-east': 'oben rechts',
  'south-east': 'unten rechts',
  'south-west': 'unten links',
}
const closings = { agreed: 'Gezählt wurden die Wege, wie sie liegen.', stuck: ends.stuck } as const

export const sheet: Sheet = {
  begins: {
    title: 'Wer beginnt, und in welcher Ecke?',
    note: 'So wissen wir, wem welche Ecken gehören.',
    who: 'Wer hat das erste Teil gelegt?',
    where: 'In welche Ecke?',
    corner,
  },
  sheet: {
    wayOf: name => `Weg von ${name}`,
    noWay: 'noch kein Weg',
    beingCounted: 'wird gezählt',
    countedBy: names => `gezählt von ${names}`,
    over: { ...closings, counted: 'Beide Seiten haben gleich gezählt.' },
    trace: 'Zeichnet beide Wege nach.',
    traceOther: name => `Jetzt der Weg von ${name}.`,
    traceNote: 'Von Ecke zu Ecke ziehen oder Feld für Feld tippen; dann Brücken und Bahnübergänge.',
    obstaclesNow: 'Jetzt Brücken und Bahnübergänge.',
    leads: (name, one, other) => `Vorn: ${name}, ${one} zu ${other}.`,
    even: n => `Gleichstand bei ${withPoints(n)}.`,
    final: 'Beide Wege stehen fest: Kein leeres Feld kann sie verbessern.',
    notFinal: names => `Noch nicht fest: ${names}.`,
    obstaclesAt: (names, n) => `${n === 1 ? 'Hindernis' : 'Hindernisse'} auf ${names}.`,
    cheaper: (n, names) => `Kann noch auf ${n} sinken, über ${names}.`,
    open: names => `Noch keine Straße über ${names}.`,
    mayCost: names => `Auf ${names} kann noch eine Brücke oder ein Bahnübergang kommen.`,
    other: (n, names) => `Ein anderer Weg kostet ${n}, über ${names}.`,
    noOther: 'Kein anderer Weg innerhalb von 2 Punkten.',
    more: (names, n) => `${names} und ${n === 1 ? 'ein weiteres Feld' : `${n} weitere Felder`}`,
    ifAll: 'Falls alle Teile eingetragen sind, ist eine Regel verletzt:',
    tangled:
      'Dieser Plan ist so verworren, dass sich nicht ausrechnen lässt, was noch kommen kann. Die Wege gelten, wie sie liegen.',
    board: 'Der Plan: Pfeiltasten gehen, Eingabe zeichnet eine Straße oder legt ein Teil',
    empty: 'nichts eingetragen',
    penHere: 'hier liegt der Stift',
    tools: 'Eintragen',
    tool: { road: 'Straße ziehen', clear: 'Ausradieren' },
    left: 'Zahl: noch in der Schachtel',
    key: (one, n) => `${capital(piece[one])}, noch ${n}`,
    overdrawn: (one, n) =>
      `Davon sind ${n} eingetragen, die Schachtel hat ${counts[one]}: ${piece[one]}. Ist eines davon ein anderes Teil?`,
    turn: 'Teil drehen',
    finish: 'Fertig',
    stuck: 'Eine ganze Runde konnte niemand legen?',
    stuckNote: 'Dann zählt, was noch möglich war. Tragt vorher alle Teile ein.',
    finishStuck: 'Zählen, was möglich war',
    count: 'Zählt beide Wege.',
    countNote: 'Jede Seite für sich; dann wird verglichen.',
    counting: 'Beide Seiten zählen beide Wege.',
    of: { squares: 'Felder', obstacles: 'Hindernisse' },
    done: (n, more) => `Gezählt: ${price(n, more)}`,
    donePlain: 'Gezählt',
    counted: (n, more) => `Gezählt: ${price(n, more)}. Die andere Seite zählt noch.`,
    agreed: (n, more) => `Beide haben ${price(n, more)} gezählt.`,
    waits: 'Die andere Seite zählt.',
    differs: 'Die Zählungen weichen ab.',
    differsNote: 'Schaut gemeinsam nach; eine Seite übernimmt die Zahlen der anderen.',
    mine: 'Du',
    theirs: 'Die anderen',
    isOther: 'weicht ab',
    takeOver: (n, more) => `${price(n, more)} übernehmen`,
    recount: 'Neu zählen',
  },
  told: {
    opened: null,
    entered: {
      begins: ({ first, corner: at }, say) =>
        spoken(
          say,
          first,
          `Du hast ${corner[at]} begonnen.`,
          name => `${name} hat ${corner[at]} begonnen.`,
        ),
      road: ({ seat, path }, say) =>
        path.length > 1
          ? has(
              say,
              seat,
              `eine Straße von ${placeName(path[0]!)} nach ${placeName(path.at(-1)!)} gezogen.`,
            )
          : has(say, seat, `den Stift auf ${placeName(path[0]!)} gesetzt.`),
      piece: ({ seat, piece: one, ...at }, say) =>
        has(say, seat, `${named[one]} auf ${placeName(at)} eingetragen.`),
      clear: ({ seat, ...at }, say) => has(say, seat, `${placeName(at)} ausradiert.`),
      counts: ({ seat, whose }, say) =>
        has(
          say,
          seat,
          `${isReaders(say, whose) ? 'deinen Weg' : `den Weg von ${ownersOf(say, whose)}`} gezählt.`,
        ),
      'takes-over': ({ seat, whose }, say) =>
        has(
          say,
          seat,
          `die andere Zählung für ${isReaders(say, whose) ? 'deinen Weg' : `den Weg von ${ownersOf(say, whose)}`} übernommen.`,
        ),
      close: ({ how }) => closings[how],
    },
  },

  refused: {
    'begun-already': 'Wer begonnen hat, ist schon eingetragen. Berichtigt es im Protokoll.',
    'not-begun': 'Sagt zuerst, wer in welcher Ecke begonnen hat.',
    'not-in-line': 'Eine Straße läuft in Zeilen und Spalten.',
    'not-in-box': 'In Le Caminito gibt es nur Straßen, Wälder und Wiesen.',
    'none-left': ({ piece: one }) =>
      `Davon hat die Schachtel ${counts[one]}: ${piece[one]}. Alle sind eingetragen.`,
    'nothing-there': (at, say) => `Auf ${firstSquare(at, say)} ist nichts eingetragen.`,
    'too-short': ({ least }) => `Von Ecke zu Ecke hat ein Weg mindestens ${squares(least)}.`,
    'odd-one-out':
      'Zwischen diesen Ecken hat ein Weg immer eine ungerade Zahl von Feldern. Zählt noch einmal.',
    'no-obstacles': 'In Le Caminito gibt es keine Brücken oder Bahnübergänge.',
    'counted-already': 'Dieser Weg ist gezählt. Berichtigt ihn im Protokoll.',
    'nothing-to-take-over': 'Es gibt keine andere Zählung zu übernehmen.',
    'traced-here': 'An diesem Tisch werden Wege nachgezeichnet, nicht gezählt.',
    'counted-here': 'An diesem Tisch werden Wege gezählt, nicht nachgezeichnet.',
    'ways-unfinished': 'Erst müssen beide Wege von Ecke zu Ecke führen.',
  },
}

export const moves = {
  board: {
    lay: (tile, say) => `${capital(lying(tile, say))}, auf ${squareOf(say, tile.at)}`,
    complete: (tile, say) => `${squareOf(say, tile.at)} ergänzen: ${lying(tile, say)}`,
    'set-aside': ({ piece: one }) => `Ablegen: ${piece[one]}`,
    draw: 'Teil ziehen',
    end: 'Zug beenden',
    swap: ({ piece: one }) => `Tauschen: ${piece[one]}`,
    pass: 'Passen',
    offer: 'Ende anbieten',
    accept: 'Ende annehmen',
    decline: 'Ablehnen, weiterspielen',
  },
  sheet: {
    begins: ({ first, corner: at }, say) => `${say.name(first)} hat ${corner[at]} begonnen`,
    road: ({ path }) =>
      path.length > 1
        ? `Straße von ${placeName(path[0]!)} nach ${placeName(path.at(-1)!)}`
        : `Stift auf ${placeName(path[0]!)}`,
    piece: ({ piece: one, turns, ...at }) =>
      `${capital(lying({ piece: one, turns }))}, auf ${placeName(at)}`,
    clear: at => `${placeName(at)} ausradieren`,
    counts: ({ whose, squares: n, obstacles: more }, say) =>
      `Weg von ${ownersOf(say, whose)}: ${n} + ${more}`,
    'takes-over': ({ whose }, say) => `Andere Zählung übernehmen: Weg von ${ownersOf(say, whose)}`,
    close: ({ how }) =>
      how === 'stuck'
        ? 'Schluss: Niemand konnte legen'
        : 'Schluss: die Wege zählen, wie sie liegen',
  },
} satisfies Moves

export const pages = {
  title: 'Le Camino',
  titleOf,
  tagline:
    'Straßen, Gleise, Flüsse: Was du legst, bestimmt, was noch kommen kann. Der billigere Weg gewinnt.',
  modes: {
    digital: 'Der ganze Plan auf euren Schirmen: Teile, Vorrat, beide Wege und was sie kosten.',
    companion: 'Ihr spielt mit der Schachtel; Handys zählen die Wege und zeichnen sie nach.',
  },
  options: {
    depth: {
      label: 'Wie die Wege gezählt werden',
      sentence:
        'Ob jede Seite durch Tippen zählt oder die Wege auf einem Raster nachgezeichnet werden und die App zählt.',
      values: {
        count: 'Jede Seite zählt, dann vergleicht ihr',
        trace: 'Nachgezeichnet, die App zählt',
      },
    },
    variant: {
      label: 'Spiel',
      sentence:
        'Le Caminito hat nur Straßen, auf einem inneren Rahmen des Plans. Die Rahmen sind Hauswerte.',
      values: {
        camino: 'Le Camino, 14 × 10: 60 Minuten',
        caminito: 'Le Caminito, 12 × 8: nur Straßen, 25 Minuten',
        'caminito-small': 'Le Caminito, 10 × 6: nur Straßen, 15 Minuten',
      },
    },
    end: {
      label: 'Ende',
      sentence:
        'Ob das Spiel von selbst endet, sobald sich kein Weg mehr ändern kann, oder nur, wenn beide Seiten wollen.',
      values: { automatic: 'Von selbst oder nach Absprache', agreement: 'Nur nach Absprache' },
    },
  },
  reasons: {
    opens: 'Eine Straße in einer Ecke: Dein Weg führt von hier in die gegenüber.',
    dearer: ({ points: n }) => `Es verlängert den anderen Weg um ${points(n)}.`,
    guards: ({ points: n }) =>
      `Es erspart deinem Weg etwa ${points(n)}, um die das nächste Teil ihn verteuern könnte.`,
    secures: ({ steps }) =>
      `Von deinem Weg ${steps === 1 ? 'ist' : 'sind'} jetzt ${count(steps, 'Feld', 'Felder')} mehr sicher.`,
    idle: 'Dein Weg ist fertig: Kein Teil ändert ihn mehr.',
    spares: 'Dein Weg bleibt, wie er ist.',
    least: ({ points: n }) => `Alles, was du legst, kostet dich etwas; dies nur ${points(n)}.`,
    completes: 'Nichts anderes passt auf dieses Feld, und du bekommst ein neues Teil.',
    'sets-aside': 'Es wird nicht mehr gebraucht, und du bekommst ein neues Teil.',
    swaps: ({ copies }) =>
      copies > 1
        ? `Nichts passt, und davon hast du ${copies}.`
        : 'Nichts passt; ein anderes Teil vielleicht.',
    passes: 'Nichts passt, und der Vorrat ist leer: Es gibt kein Teil zum Tauschen.',
    draws: 'Dir fehlt ein Teil: Zieh ein neues.',
    ends: 'Der Vorrat ist leer, es gibt nichts mehr zu ziehen.',
    decided: 'Kein Weg kann sich mehr ändern.',
    wins: ({ mine, theirs }) => `Du gewinnst, ${mine} zu ${theirs}.`,
    'plays-on': 'Jetzt würdest du nicht gewinnen, und die Wege können sich noch ändern.',
  },
  luck: 'Glück ist, wer beginnt und welche Teile als Nächste kommen.',
  standing: { squares: 'Felder', obstacles: 'Hindernisse' },
  end: {
    title: 'Was jeder Weg kostete, Teil für Teil',
    first: 'beide begonnen',
    piece: n => `Teil ${n + 1}`,
    by: (n, more) => {
      const than = (by: number, what: (count: number) => string) =>
        by === 0 ? [] : [`${what(Math.abs(by))} ${by > 0 ? 'weniger' : 'mehr'}`]
      return `${capital([...than(n, squares), ...than(more, obstacles)].join(', '))}.`
    },
    grew: ({ from, to, name, was, is }) =>
      `${from === to ? `Teil ${from}` : `Teil ${from} bis ${to}`}: Der Weg von ${name} wuchs von ${was} auf ${is}.`,
  },
  layout: {
    areas: {
      row: row => `Reihe ${row}, von links nach rechts`,
      start: name => `Ecke, in der ${name} begonnen hat`,
      aside: 'Beiseite gelegt',
      pot: 'Der Beutel',
      hand: name => `Hand von ${name}`,
    },
    piece: ({ piece: one, turns }) =>
      !isKeyOf(piece, one)
        ? 'Ecke'
        : turns === undefined
          ? piece[one]
          : lying({ piece: one, turns }),
    place: (at, say) => squareOf(say, at),
    rest: { still: { label: 'Züge nacheinander, in denen niemand legen konnte' } },
    refused: {
      'no-such-piece': 'Dieses Teil gibt es in diesem Spiel nicht, oder nicht so gedreht.',
      'two-there': 'Auf einem Feld können nicht zwei Teile liegen.',
      'corners-elsewhere':
        'Jede Seite beginnt in einer Ecke, in der ein Teil liegt, die beiden an den Enden verschiedener Wege.',
      'corner-untold': ({ seats: [seat] }, say) =>
        `Gebt an, in welcher Ecke ${say.name(seat)} begonnen hat.`,
      'hand-size': ({ seats: [seat], size }, say) =>
        `${say.name(seat)} muss ${size} Teile haben, oder was noch da ist, wenn der Vorrat leer ist.`,
    },
  },
  fields: {
    first: 'Wer begann',
    corner: ['Ecke', one => corner[one]],
    path: 'Knick',
    column: ['Spalte', n => columnName(n)],
    row: 'Zeile',
    piece: ['Teil', one => piece[one]],
    turns: ['Vierteldrehungen', n => `${n}`],
    whose: 'Wessen Weg',
    squares: 'Felder',
    obstacles: 'Hindernisse',
    how: ['Wie es endete', how => closings[how]],
  },
  figures: { way: 'Weg', own: 'eigener Weg', other: 'anderer Weg', none: '–' },
} satisfies Pages
