// Le Camino auf Deutsch.
import { count, has, points, withPoints } from '../../../words/grammar/de.ts'
import { figureIn } from '../../kit/figures.ts'
import { recordOf } from '../../kit/records.ts'
import { capital, clause } from '../../words.ts'
import { type Piece, pieces } from '../rules/kinds.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'

const tenths = figureIn('de')
const tenthsOfAPoint = (n: number) => `${tenths(n)} ${Math.abs(n) === 1 ? 'Punkt' : 'Punkte'}`
const ahead = (n: number) =>
  `Dein Weg wird etwa ${tenthsOfAPoint(n)} ${n < 0 ? 'teurer' : 'billiger'}`
const than = (own: number, n: number) =>
  own < 0 === n < 0 ? tenths(n) : `${tenths(n)} ${n < 0 ? 'teurer' : 'billiger'}`
const squares = (n: number) => count(n, 'Feld', 'Felder')
const obstacles = (n: number) => count(n, 'Hindernis', 'Hindernisse')
const sides = ['Norden', 'Osten', 'Süden', 'Westen'] as const

// Jedes Plättchen allein, dann mit Artikel im vierten Fall.
const forms: Record<Piece, readonly [string, string]> = {
  straight: ['gerade Straße', 'eine gerade Straße'],
  curve: ['Straßenkurve', 'eine Straßenkurve'],
  'three-way': ['Einmündung', 'eine Einmündung'],
  'four-way': ['Kreuzung', 'eine Kreuzung'],
  'dead-end': ['Sackgasse', 'eine Sackgasse'],
  forest: ['Wald', 'einen Wald'],
  meadow: ['Wiese', 'eine Wiese'],
  'rail-straight': ['gerades Gleis', 'ein gerades Gleis'],
  'rail-curve': ['Gleisbogen', 'einen Gleisbogen'],
  'level-crossing': ['Bahnübergang', 'einen Bahnübergang'],
  buffer: ['Prellbock', 'einen Prellbock'],
  'river-straight': ['gerader Fluss', 'einen geraden Fluss'],
  'river-curve': ['Flussbogen', 'einen Flussbogen'],
  bridge: ['Brücke', 'eine Brücke'],
}
const piece = recordOf(pieces, one => forms[one][0])
const named = (one: Piece) => forms[one][1]
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
const pronoun = (one: Piece) =>
  one === 'rail-straight' ? 'es' : withArticle[one].startsWith('der') ? 'sie' : 'er'

const ends = {
  automatic: 'Keiner der beiden Wege kann sich noch ändern.',
  agreed: 'Beide Parteien wollten aufhören.',
  stuck: 'Eine ganze Runde lang konnte niemand legen.',
  early: 'Alle wollten hier aufhören.',
}

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    pot: (pot: number) => `${pot} im Vorrat`,
    ends: 'Ende, wenn kein Weg sich mehr ändern kann',
    agreed: 'Ende, wenn beide Parteien wollen',
    wins: 'Der billigere Weg gewinnt',
  },
  piece,
  named,
  sides,
  lies: {
    road: 'Straße',
    from: (tile, from) => `${tile} von ${sides[from]}`,
    fromTo: (tile, from, to) => `${tile} von ${sides[from]} nach ${sides[to]}`,
    to: (tile, all) => `${tile} nach ${all}`,
  },
  points,
  squares,
  obstacles,
  legend: {
    laid: 'gelegt',
    possible: 'noch möglich',
    obstacle: 'Brücke oder Bahnübergang',
  },
  noObstacles: 'keine Hindernisse',
  won: {
    open: 'Geteilter Sieg: Kein Weg war fertig.',
    shared: score => `Geteilter Sieg: Beide Wege kosten ${points(score)} und sind gleich lang.`,
    wins: {
      you: 'Du gewinnst',
      partners: 'Ihr gewinnt',
      one: name => `${name} gewinnt`,
      several: names => `${names} gewinnen`,
    },
    shorter: (wins, score) => `${wins} mit dem kürzeren Weg, bei je ${withPoints(score)}.`,
    cheaper: (wins, score, other) => `${wins} mit dem billigeren Weg: ${score} zu ${other}.`,
  },

  refused: {
    'off-board': 'Dieses Feld liegt außerhalb des Plans.',
    occupied: square => `Auf ${square} liegt schon ein Plättchen.`,
    mismatch: {
      one: square => `Es passt nicht zu dem Plättchen auf ${square}.`,
      several: squares => `Es passt nicht zu den Plättchen auf ${squares}.`,
    },
    unfillable: {
      plain: square => `Auf ${square} würde nichts mehr passen.`,
      asking: (square, asks) => `${square} bliebe leer. Es bräuchte ${asks}.`,
      matter: { R: 'Straße', T: 'Gleis', W: 'Fluss', 0: 'nichts' },
      side: side => `im ${sides[side]}`,
    },
    region: {
      few: squares => `${squares} könnte man nie mehr alle füllen.`,
      many: n => `Diese ${n} leeren Felder könnte man nie mehr alle füllen.`,
    },
    blocked: {
      unnamed: 'Damit hätte eine Partei keinen Weg mehr zwischen den Ecken.',
      named: names => `Damit hätte ${names} keinen Weg mehr zwischen den Ecken.`,
    },
    'third-line': {
      river: 'Es gibt schon zwei Flüsse. Hier würde ein dritter beginnen.',
      railway: 'Es gibt schon zwei Bahnen. Hier würde eine dritte beginnen.',
    },
    loop: {
      river: 'Dieser Fluss würde im Kreis fließen.',
      railway: 'Diese Bahn würde im Kreis fahren.',
    },
    'two-buffers': 'Diese Bahn hätte an beiden Enden einen Prellbock.',
  },
} satisfies Shared

export const board = {
  doNow: {
    open: 'Beginne in irgendeiner Ecke.',
    openAt: 'Beginne in einer deiner Ecken.',
    lay: 'Leg ein Plättchen.',
    chosen: (one, at) => `${capital(named(one).replace(/^\S+ /, ''))} auf ${at} legen?`,
    not: at => `Auf ${at} geht das nicht.`,
    picked: one => `Wohin mit ${withArticle[one]}?`,
    discarded: 'Zieh ein neues Plättchen.',
    laid: 'Zieh ein Plättchen.',
    end: 'Beende deinen Zug.',
    swap: 'Nichts passt. Tausch eins.',
    pass: 'Nichts passt. Setz aus.',
    answer: name => `${name} schlägt das Ende vor.`,
    offered: 'Du hast das Ende vorgeschlagen.',
    other: name => `${name} legt ein Plättchen.`,
    otherOpens: name => `${name} beginnt in einer Ecke.`,
    answers: names => `Jetzt antwortet ${names}.`,
  },
  coach: {
    goal: 'Dein Weg verbindet deine zwei Ecken. Leg so, dass er der billigere Weg bleibt.',
    open: 'Wähle eine Straße, tippe auf eine Ecke. Dein Weg führt von dort in die Ecke gegenüber.',
    lay: 'Der billigere Weg gewinnt. Halte deinen kurz, oder mach den anderen länger.',
    river:
      'Es gibt höchstens zwei Flüsse. Sie kreuzen sich nie und verlassen den Plan an beiden Enden.',
    chosen: 'Tippe noch einmal auf das Feld, um zu drehen. Du siehst, wie sich die Wege ändern.',
    laid: 'Doch nicht? Nimm es zurück. Sobald du ziehst, bleibt es liegen.',
  },
  note: {
    open: 'Leg eine gerade Straße, eine Kurve, Einmündung oder Kreuzung.',
    lay: 'Wähle eins, dreh es, tippe auf ein Feld.',
    looking: 'Wir suchen, wo es passt …',
    fits: (n, one) =>
      `So gedreht passt ${pronoun(one)} ${n === 0 ? 'nirgends' : `auf ${squares(n)}`}.`,
    nowhere: 'Es passt zurzeit nirgends.',
    noChange: 'Beide Wege kosten so viel wie vorher.',
    final: 'Sobald du ziehst, bleibt es liegen.',
    finalEnd: 'Der Vorrat ist leer. Sobald du den Zug beendest, bleibt es liegen.',
    discarded: 'Danach geht dein Zug weiter.',
    swap: 'Gib eins ab und zieh ein anderes. Damit endet dein Zug.',
    pass: 'Der Vorrat ist leer. Aussetzen lässt sich nicht zurücknehmen.',
    still: n => `Seit ${n === 1 ? 'einem Zug' : `${n} Zügen`} konnte niemand legen.`,
    wait: 'Inzwischen kannst du deine Plättchen ausprobieren.',
    ends,
  },
  price: {
    label: 'Was jeder Weg kostet',
    certain: n => `fest ${n}`,
    isCertain: 'fest',
    open: 'noch offen',
    would: 'würde kosten',
    becomesCertain: (name, cost) => `${name}, fest: ${cost}`,
  },
  hand: {
    label: 'Deine Hand',
    empty: 'Deine Hand ist leer.',
    pick: one => `Wählen: ${one}`,
    pot: n => `${n} im Vorrat`,
    holds: n => `Hand: ${n}`,
    aside: n => `${n} abgelegt`,
    unseen: 'Im Vorrat oder bei den anderen',
  },
  turns: {
    label: 'Wie drehen',
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
    pick: 'Wähle eins',
    aside: 'Ablegen',
    draw: 'Plättchen ziehen',
    end: 'Zug beenden',
    swap: 'Tauschen',
    pass: 'Aussetzen',
    back: 'Zurücknehmen',
    offer: 'Ende vorschlagen',
    accept: 'Annehmen',
    decline: 'Weiter',
    wait: 'Nicht am Zug',
  },
  discard: {
    completes: at => `ergänzt ${at}`,
    useless: 'nutzlos',
    complete: at => `Es kann ${at} ergänzen. Du ziehst ein neues und legst trotzdem.`,
    aside: 'Es nützt nichts mehr. Leg es ab, zieh ein neues und leg trotzdem.',
  },
  offer: {
    now: (mine, theirs) => `Endet es jetzt: ${mine} zu ${theirs}.`,
    win: 'Du würdest gewinnen.',
    lose: 'Du würdest verlieren.',
    even: 'Es stünde gleich.',
    waits: 'Die andere Partei entscheidet.',
    forGood: 'Nimmst du an, ist die Partie zu Ende.',
  },
  map: {
    label: 'Plan: Pfeiltasten gehen darüber, R dreht das Plättchen',
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
      chosen: 'gewählt, noch einmal dreht es',
    },
    news: 'zuletzt gelegt',
  },

  told: {
    opened: clause('Du beginnst.', name => `${name} beginnt.`),
    redealt: tiles => has(`ohne Straße für den Anfang eine neue Hand gezogen. Die alte: ${tiles}.`),
    laid: (tile, square) => has(`${tile} auf ${square} gelegt.`),
    completed: (tile, square) => has(`${square} durch ${tile} ergänzt.`),
    'set-aside': tile => has(`${tile} ohne Nutzen abgelegt.`),
    drew: { seen: tile => has(`${tile} gezogen.`), unseen: has('ein Plättchen gezogen.') },
    swapped: {
      seen: (gave, got) => has(`${gave} gegen ${got} getauscht.`),
      unseen: has('ein Plättchen getauscht, weil nichts passte.'),
    },
    passed: has('ausgesetzt, weil nichts passte.'),
    offered: has('das Ende vorgeschlagen.'),
    accepted: has('dem Ende zugestimmt.'),
    declined: has('abgelehnt. Es geht weiter.'),
  },

  refused: {
    'no-contact':
      'Es muss ein gelegtes Plättchen an Seite oder Ecke berühren oder in eine Ecke des Plans.',
    'open-with-road': 'Beginne mit gerader Straße, Kurve, Einmündung oder Kreuzung.',
    'open-in-corner': corners => `Dein erstes Plättchen kommt in eine Ecke: ${corners}.`,
    'leads-out': 'Seine Straße muss auf den Plan führen.',
    'open-first': 'Beginne zuerst deinen Weg in einer Ecke.',
    'not-in-hand': 'Dieses Plättchen ist nicht in deiner Hand.',
    'complete-with-lines':
      'Du kannst nur mit Fluss, Gleis, Brücke oder Bahnübergang ein Feld ergänzen.',
    'more-than-one-fits': square => `Auf ${square} könnten noch andere Plättchen passen.`,
    'set-aside-lines': 'Du kannst nur Fluss, Gleis, Brücke, Bahnübergang oder Prellbock ablegen.',
    'still-of-use': {
      few: squares => `Es kann noch auf ${squares} kommen.`,
      many: (n, square) => `Es kann noch auf ${n} Felder kommen, etwa auf ${square}.`,
    },
    'can-lay': square => `Eins deiner Plättchen passt, etwa auf ${square}. Du musst legen.`,
    'lay-first': 'Leg zuerst ein Plättchen.',
    'draw-first': 'Zieh zuerst ein Plättchen.',
    'laid-already': 'Du hast schon gelegt. Zieh, oder nimm es zurück.',
    'pot-empty': 'Der Vorrat ist leer.',
    'swap-instead': 'Im Vorrat sind noch Plättchen. Tausch eins.',
    'offered-already': 'Du hast das Ende in diesem Zug schon vorgeschlagen.',
    'ways-unfinished': 'Erst wenn beide Wege fest sind, kannst du das Ende vorschlagen.',
    'nothing-offered': 'Niemand hat das Ende vorgeschlagen.',
    'offer-open': 'Zuerst muss die andere Partei auf deinen Vorschlag antworten.',
    'other-side-answers': 'Auf den Vorschlag muss die andere Partei antworten.',
  },
} satisfies Board

export const sheet = {
  begins: {
    title: 'Wer beginnt, und in welcher Ecke?',
    note: 'So wissen wir, wem welche Ecken gehören.',
    who: 'Wer hat das erste Plättchen gelegt?',
    where: 'In welche Ecke?',
    corner: {
      'north-west': 'oben links',
      'north-east': 'oben rechts',
      'south-east': 'unten rechts',
      'south-west': 'unten links',
    },
  },
  sheet: {
    wayOf: name => `Weg von ${name}`,
    noWay: 'noch kein Weg',
    beingCounted: 'wird gezählt',
    countedBy: names => `gezählt von ${names}`,
    over: {
      agreed: 'Die Wege wurden gezählt, wie sie liegen.',
      stuck: ends.stuck,
      early: ends.early,
      counted: 'Beide Parteien haben gleich gezählt.',
    },
    trace: 'Zeichnet beide Wege nach.',
    traceOther: name => `Jetzt den Weg von ${name}.`,
    traceNote: 'Zeichnet die Straßen, dann tragt Brücken und Bahnübergänge ein.',
    obstaclesNow: 'Tragt nun die Hindernisse ein.',
    leads: (name, one, other) => `Vorn: ${name}, ${one} zu ${other}.`,
    even: n => `Gleichstand bei ${withPoints(n)}.`,
    final: 'Beide Wege sind fest. Kein leeres Feld kann sie billiger machen.',
    notFinal: names => `Noch nicht fest: ${names}.`,
    obstaclesAt: (names, n) => `${n === 1 ? 'Hindernis' : 'Hindernisse'} auf ${names}.`,
    cheaper: (n, names) => `Er kann noch auf ${n} sinken, über ${names}.`,
    open: names => `Auf ${names} fehlt noch eine Straße.`,
    mayCost: names => `Auf ${names} kann noch eine Brücke oder ein Bahnübergang kommen.`,
    other: (n, names) => `Ein anderer Weg kostet ${n}, über ${names}.`,
    noOther: 'Kein anderer Weg kommt auf 2 Punkte heran.',
    more: (names, n) => `${names} und ${n === 1 ? 'ein weiteres Feld' : `${n} weitere Felder`}`,
    ifAll: 'Falls alle Plättchen eingetragen sind, ist eine Regel verletzt:',
    tangled:
      'Dieser Plan ist zu verworren, um auszurechnen, was noch kommen kann. Die Wege zählen, wie sie liegen.',
    board: 'Plan: Pfeiltasten gehen, Eingabe zeichnet eine Straße oder legt ein Plättchen',
    empty: 'nichts eingetragen',
    penHere: 'hier liegt der Stift',
    tools: 'Eintragen',
    tool: { road: 'Straße ziehen', clear: 'Ausradieren' },
    left: 'Zahl: noch in der Schachtel',
    key: (tile, n) => `${tile}, noch ${n}`,
    overdrawn: (most, tile, n) =>
      `Davon hat die Schachtel nur ${most}: ${tile}. Ihr habt ${n} eingetragen. Ist eins ein anderes Plättchen?`,
    turn: 'Drehen',
    finish: 'Fertig',
    stuck: 'Konnte eine ganze Runde niemand legen?',
    stuckNote: 'Dann zählen die besten möglichen Wege. Tragt zuerst alles ein.',
    finishStuck: 'Diese Wege zählen',
    count: 'Zählt beide Wege.',
    countNote: 'Jede Partei zählt für sich. Dann vergleicht ihr.',
    counting: 'Beide Parteien zählen beide Wege.',
    of: { squares: 'Felder', obstacles: 'Hindernisse' },
    done: price => `Gezählt: ${price}`,
    donePlain: 'Gezählt',
    counted: price => `Du hast ${price} gezählt. Die andere Partei zählt noch.`,
    agreed: price => `Beide Parteien haben ${price} gezählt.`,
    waits: 'Die andere Partei zählt.',
    differs: 'Ihr habt verschieden gezählt.',
    differsNote: 'Prüft gemeinsam. Dann übernimmt eine Partei die Zahlen der anderen.',
    mine: 'Du',
    theirs: 'Die anderen',
    isOther: 'weicht ab',
    takeOver: price => `${price} übernehmen`,
    recount: 'Neu zählen',
  },
  told: {
    entered: {
      begins: corner => has(`${corner} begonnen.`),
      road: {
        drawn: (from, to) => has(`eine Straße von ${from} nach ${to} gezogen.`),
        pen: square => has(`den Stift auf ${square} gesetzt.`),
      },
      piece: (tile, square) => has(`${tile} auf ${square} eingetragen.`),
      clear: square => has(`${square} ausradiert.`),
      counts: {
        yours: has('deinen Weg gezählt.'),
        others: names => has(`den Weg von ${names} gezählt.`),
      },
      'takes-over': {
        yours: has('die andere Zählung für deinen Weg übernommen.'),
        others: names => has(`die andere Zählung für den Weg von ${names} übernommen.`),
      },
    },
  },

  refused: {
    'begun-already': 'Ihr habt schon eingetragen, wer begonnen hat. Korrigiert es im Protokoll.',
    'not-begun': 'Tragt zuerst ein, wer in welcher Ecke begonnen hat.',
    'not-in-line': 'Zeichnet entlang einer Reihe oder Spalte.',
    'not-in-box': 'In Le Caminito gibt es nur Straßen, Wälder und Wiesen.',
    'none-left': (most, tile) =>
      `Davon hat die Schachtel nur ${most}: ${tile}. Ihr habt alle eingetragen.`,
    'nothing-there': square => `Auf ${square} ist nichts eingetragen.`,
    'too-short': least => `Von Ecke zu Ecke hat ein Weg mindestens ${squares(least)}.`,
    'odd-one-out':
      'Zwischen diesen Ecken hat ein Weg immer eine ungerade Zahl von Feldern. Zählt noch einmal.',
    'no-obstacles': 'In Le Caminito gibt es keine Brücken oder Bahnübergänge.',
    'counted-already': 'Diesen Weg habt ihr schon gezählt. Korrigiert ihn im Protokoll.',
    'nothing-to-take-over': 'Es gibt keine andere Zählung, die ihr übernehmen könnt.',
    'traced-here': 'An diesem Tisch zeichnet ihr die Wege nach. Ihr zählt sie nicht.',
    'counted-here': 'An diesem Tisch zählt ihr die Wege. Ihr zeichnet sie nicht nach.',
    'ways-unfinished': 'Zeichnet zuerst beide Wege von Ecke zu Ecke nach.',
  },
} satisfies Sheet

export const moves = {
  board: {
    lay: (tile, square) => `${tile}, auf ${square}`,
    complete: (tile, square) => `${square} ergänzen: ${tile}`,
    'set-aside': tile => `Ablegen: ${tile}`,
    draw: 'Plättchen ziehen',
    end: 'Zug beenden',
    swap: tile => `Tauschen: ${tile}`,
    pass: 'Aussetzen',
    offer: 'Ende vorschlagen',
    accept: 'Dem Ende zustimmen',
    decline: 'Ablehnen und weiterspielen',
  },
  sheet: {
    begins: (name, corner) => `${name} hat ${corner} begonnen`,
    road: {
      drawn: (from, to) => `Straße von ${from} nach ${to}`,
      pen: square => `Stift auf ${square} setzen`,
    },
    clear: square => `${square} ausradieren`,
    counts: (names, n, more) => `Weg von ${names}: ${n} + ${more}`,
    'takes-over': names => `Andere Zählung übernehmen: Weg von ${names}`,
    close: {
      stuck: 'Fertig: Niemand konnte legen',
      agreed: 'Fertig: Die Wege zählen, wie sie liegen',
    },
  },
} satisfies Moves

export const pages = {
  title: 'Le Camino',
  tagline:
    'Straßen, Gleise, Flüsse: Jedes Plättchen bestimmt, was folgen kann. Der billigere Weg gewinnt.',
  modes: {
    digital: 'Ihr spielt auf euren Bildschirmen: Plan, Plättchen, beide Wege und ihr Preis.',
    companion: 'Ihr spielt mit der Schachtel. Handys zählen die Wege oder zeichnen sie nach.',
  },
  options: {
    depth: {
      label: 'Wie ihr die Wege zählt',
      sentence:
        'Jede Partei zählt durch Tippen, oder ihr zeichnet die Wege auf einem Raster nach und die App zählt.',
      values: {
        count: 'Jede Partei zählt, dann vergleicht ihr',
        trace: 'Ihr zeichnet, die App zählt',
      },
    },
    variant: {
      label: 'Spiel',
      sentence:
        'Le Caminito hat nur Straßen, in einem Rahmen auf dem Plan. Wie groß er ist, ist ein Hauswert.',
      values: {
        camino: 'Le Camino, 14 × 10: 60 Minuten',
        caminito: 'Le Caminito, 12 × 8: nur Straßen, 25 Minuten',
        'caminito-small': 'Le Caminito, 10 × 6: nur Straßen, 15 Minuten',
      },
    },
    end: {
      label: 'Ende',
      sentence:
        'Die Partie endet von selbst, sobald sich kein Weg mehr ändern kann, oder nur, wenn beide Parteien wollen.',
      values: { automatic: 'Von selbst oder nach Absprache', agreement: 'Nur nach Absprache' },
    },
  },
  reasons: {
    opens: 'Es beginnt in einer Ecke. Dein Weg führt von hier in die Ecke gegenüber.',
    dearer: ({ points: n, theirs }) =>
      `Es macht den anderen Weg um ${points(n)} teurer: jetzt ${theirs}.`,
    guards: ({ mine, before, after }) =>
      `Das nächste Plättchen kann deinen Weg (${mine}) um etwa ${tenths(after)} verteuern, statt um ${tenths(before)}.`,
    secures: ({ steps, open, empty }) =>
      `Von deinem Weg ${steps === 1 ? 'ist' : 'sind'} ${count(steps, 'Seite', 'Seiten')} mehr fest, ${open} noch offen; ${count(empty, 'Feld', 'Felder')} leer.`,
    idle: ({ mine, empty }) =>
      `Dein Weg ist mit ${mine} fertig, und ${count(empty, 'Feld bleibt', 'Felder bleiben')} leer.`,
    spares: ({ mine, theirs, empty }) =>
      `Es lässt die Wege bei ${mine} und ${theirs} und ${count(empty, 'Feld', 'Felder')} leer.`,
    least: ({ points: n, mine }) =>
      `Es macht deinen Weg nur um ${points(n)} teurer: jetzt ${mine}.`,
    completes: ({ pot }) => `Sonst passt dort nichts, und du ziehst eines von ${pot} neuen.`,
    'completes-last': ({ left }) => `Sonst passt dort nichts, und du behältst ${left}.`,
    'sets-aside': ({ pot }) => `Es nützt nichts mehr, und du ziehst eines von ${pot} neuen.`,
    'sets-aside-last': ({ left }) => `Es nützt nichts mehr, und du behältst ${left}.`,
    swaps: {
      one: (pot, empty) =>
        `Nichts passt auf ${count(empty, 'Feld', 'Felder')}, aber vielleicht eines der ${pot} im Vorrat.`,
      several: (copies, pot, empty) =>
        `Nichts passt auf ${count(empty, 'Feld', 'Felder')}, und davon hast du ${copies}: Vielleicht passt eines der ${pot} im Vorrat.`,
    },
    only: ({ mine, theirs, empty }) =>
      `Sonst passt nichts: Wege bei ${mine} und ${theirs}, ${count(empty, 'Feld', 'Felder')} leer.`,
    passes: {
      none: empty =>
        `Ohne Plättchen kannst du nur aussetzen: ${count(empty, 'Feld ist', 'Felder sind')} leer.`,
      some: empty =>
        `Du kannst nur aussetzen: Nichts passt auf ${count(empty, 'leeres Feld', 'leere Felder')}, und der Vorrat ist leer.`,
    },
    draws: ({ pot }) => `Jetzt musst du ziehen: ${count(pot, 'Plättchen', 'Plättchen')} im Vorrat.`,
    ends: ({ left }) =>
      `Du kannst nur den Zug beenden: Der Vorrat ist leer, und du behältst ${count(left, 'Plättchen', 'Plättchen')}.`,
    decided: 'Kein Weg kann sich mehr ändern.',
    wins: ({ mine, theirs }) => `Du gewinnst, ${mine} zu ${theirs}.`,
    'plays-on': 'Jetzt würdest du nicht gewinnen, und die Wege können sich noch ändern.',
  },
  weighed: {
    ahead: (own, other, instead) =>
      own === other
        ? `${ahead(own)}, und mit „${instead}“ auch.`
        : `${ahead(own)}, mit „${instead}“ ${than(own, other)}.`,
  },
  luck: 'Der Zufall bestimmt, wer beginnt und welche Plättchen ihr zieht.',
  standing: { squares: 'Felder', obstacles: 'Hindernisse' },
  end: {
    title: 'Was jeder Weg kostete, Plättchen für Plättchen',
    first: 'nach beiden Anfängen',
    piece: n => `Plättchen ${n}`,
    fewer: what => `${what} weniger`,
    more: what => `${what} mehr`,
    tiles: { one: n => `Plättchen ${n}`, several: (from, to) => `Plättchen ${from} bis ${to}` },
    cheaper: (n, parts) => `${points(n)} billiger: ${parts}`,
    each: (route, others, own) =>
      `${route}; fremde Plättchen: ${others > 0 ? `+${others}` : 'nichts'}, eigene: ${own > 0 ? `+${own}` : 'nichts'}.`,
    counted: 'Was jeder Weg kostet',
    short: {
      dearer: (n, more) => `Dein Weg kostete ${points(n)} mehr: ${more}`,
      longer: n => `Beide Wege kosteten gleich viel, aber deiner hatte ${squares(n)} mehr.`,
    },
    of: (n, name) => `, davon ${n} durch Plättchen von ${name}`,
    grew: (tiles, name, was, is, by) =>
      `${tiles}: Der Weg von ${name} wuchs von ${was} auf ${is}${by}.`,
  },
  layout: {
    areas: {
      row: row => `Reihe ${row}, von links nach rechts`,
      start: name => `Ecke, in der ${name} begonnen hat`,
      aside: 'Abgelegt',
      pot: 'Der Vorrat',
      hand: name => `Hand von ${name}`,
    },
    corner: 'Ecke',
    rest: { still: { label: 'Züge nacheinander, in denen niemand legen konnte' } },
    refused: {
      'no-such-piece': 'Dieses Plättchen gibt es in diesem Spiel nicht, oder nicht so gedreht.',
      'two-there': 'Auf einem Feld können nicht zwei Plättchen liegen.',
      'corners-elsewhere':
        'Jede Partei beginnt in einer Ecke mit einem Plättchen. Die beiden Ecken liegen nie schräg gegenüber.',
      'corner-untold': name => `Tragt ein, in welcher Ecke ${name} begonnen hat.`,
      'hand-size': (name, size) =>
        `${name} muss ${size} Plättchen haben, oder weniger, wenn der Vorrat leer ist.`,
    },
  },
  fields: {
    first: 'Wer begann',
    corner: 'Ecke',
    path: 'Knick',
    column: 'Spalte',
    row: 'Reihe',
    piece: 'Plättchen',
    turns: 'Vierteldrehungen',
    whose: 'Wessen Weg',
    squares: 'Felder',
    obstacles: 'Hindernisse',
    how: 'Wie es endete',
  },
  figures: { way: 'Weg', own: 'eigener Weg', other: 'anderer Weg', none: '–' },
} satisfies Pages
