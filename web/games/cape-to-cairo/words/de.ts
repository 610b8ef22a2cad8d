// Vom Kap bis Kairo auf Deutsch.

import { count, did, has } from '../../../words/grammar/de.ts'
import { clause } from '../../words.ts'
import { startCapital, type Terrain, trackPrice } from '../rules/pieces.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'

const money = (pounds: number) => `${pounds}\u00a0£`
const tracks = (n: number) => count(n, 'Gleis', 'Gleise')
const bonuses = (n: number) => count(n, 'Bonuskarte', 'Bonuskarten')
const landscapes = (n: number) => count(n, 'Landschaft', 'Landschaften')
const terrain: Record<Terrain, string> = {
  river: 'Fluss',
  mountain: 'Gebirge',
  desert: 'Wüste',
  village: 'Dorf',
  savanna: 'Savanne',
}
const the: Record<Terrain, string> = {
  river: 'den Fluss',
  mountain: 'das Gebirge',
  desert: 'die Wüste',
  village: 'das Dorf',
  savanna: 'die Savanne',
}
const needed = (n: number) => `${tracks(n)} nötig`
const needs = (kind: Terrain, n: number) => `${terrain[kind]}: ${needed(n)}`
const paidWith = (paid: string) => paid && ` mit ${paid}`
const choice = (n: number) =>
  `die ${['erste', 'zweite', 'dritte', 'vierte'][n - 1] ?? `${n}.`} Wahl`

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    auction: (nth: number) => `Versteigerung ${nth} von 8`,
    ends: 'Wer acht Landschaften durchquert, gewinnt',
  },
  money,
  tracks,
  bonuses,
  terrain,
  the,
  needs,
  ofEight: n => `${n} von 8`,
  capital: 'Kapital',
  bid: 'Gebot',
  after: 'danach',
  over: 'Die Strecke nach Kairo ist fertig.',

  won: lead => did(`erreichst Kairo und gewinnst${lead}.`, `erreicht Kairo und gewinnt${lead}.`),
  leads: crossed => did(`führst mit ${crossed} von 8.`, `führt mit ${crossed} von 8.`),
  share: (names, crossed) => `${names} führen mit je ${crossed} von 8.`,
  to: 'zu',

  facts: {
    opened: `Alle haben mit ${money(startCapital)} begonnen.`,
    sealed: has('ein Gebot versiegelt.'),
    took: landscape => has(`${landscape} genommen.`),
    drew: n => has(`${tracks(n)} für den Vorrat aufgedeckt.`),
    passed: has('gepasst.'),
    crossed: (what, coin, paid) =>
      has(
        `${what} durchquert${paid ? `, ${paid} bezahlt, dann` : ' und'} ${money(coin)} verdient.`,
      ),
    gained: has('vor einem Fluss eine Bonuskarte bekommen.'),
  },

  refused: {
    'over-capital': ({ capital }) =>
      `Das Kapital beträgt ${money(capital)}. Biete höchstens so viel.`,
    'too-few-bonuses': ({ held }) =>
      held === 0 ? 'Du hast keine Bonuskarte.' : `Du hast nur ${bonuses(held)}.`,
    'more-than-needed': ({ missing }) =>
      missing === 0
        ? 'Deine Gleise reichen. Du musst nichts bezahlen.'
        : `Dir ${missing === 1 ? 'fehlt' : 'fehlen'} nur ${tracks(missing)}. Bezahl nicht mehr.`,
    'too-few-tracks': ({ missing, given }) => {
      const short = missing - given
      return `Dir ${short === 1 ? 'fehlt' : 'fehlen'} noch ${tracks(short)}. Bezahl ${short === 1 ? 'es' : 'sie'} oder passe.`
    },
    'too-little-capital': ({ price, capital }) =>
      `Das kostet ${money(price)}, und du hast ${money(capital)}. Die Münze bekommst du erst nach dem Bezahlen.`,
    'no-auction-now': 'Gerade läuft keine Versteigerung.',
    'already-sealed': 'Dein Gebot ist versiegelt. Nimm es zurück, um es zu ändern.',
    'nothing-to-choose': 'Du kannst gerade keine Landschaft nehmen.',
    'not-building-now': 'Gerade baut niemand.',
    'already-drawn': 'Eine Karte ist schon aufgedeckt. Bau oder passe.',
    'draw-first': 'Deck zuerst eine Karte auf.',
  },

  auction: {
    doNow: 'Biete. Das höchste Gebot beginnt.',
    watching: 'Alle bieten.',
    sealed: 'Dein Gebot ist versiegelt.',
    waitingFor: names => `Wir warten auf ${names}.`,
    takeBack: 'Du kannst es bis zum letzten Gebot zurücknehmen.',
    yourBid: 'Dein Gebot',
    seal: pounds => (pounds === undefined ? 'Versiegeln' : `${money(pounds)} bieten`),
    lastSeal: 'Dein Gebot ist das letzte. Es deckt alle auf und ist endgültig.',
    typeFirst: 'Gib ein Gebot ein.',
    over: capital => `Du hast ${money(capital)}.`,
    zero: '0\u00a0£ bieten',
    remove: 'Letzte Ziffer löschen',
    keypad: 'Ziffern deines Gebots',
    peek: 'Halten zum Ansehen',
    bidIs: pounds => `Du bietest ${money(pounds)}.`,
  },
  choosing: {
    order: 'Wer wann wählt',
    tie: pounds => `Gleichstand bei ${money(pounds)}.`,
    byCapital: capitals => `Das kleinere Kapital wählt zuerst: ${capitals}.`,
    byCoin: coins => `Auch das Kapital ist gleich. Gezogene Münzen: ${coins}.`,
    mustDraw: names => `Auch das Kapital ist gleich. ${names} ziehen je eine Karte.`,
    inTurn: coins => coins.map(money).join(', dann '),
  },
  building: {
    draw: 'Deck eine Karte für den Vorrat auf.',
    other: name => `${name} baut oder passt.`,
    otherDraws: name => `${name} deckt eine Karte auf.`,
    have: n => `Du hast ${n}:`,
    there: n => `Zusammen ${n}:`,
    from: { lane: n => `${n} auf der Strecke`, stock: n => `${n} im Vorrat` },
    payFor: n =>
      n === 0
        ? 'Nichts zu bezahlen'
        : n === 1
          ? 'Bezahl das fehlende Gleis'
          : `Bezahl die ${n} fehlenden Gleise`,
    capitalAfter: 'Kapital danach',
    enough: 'Genug Gleise',
    build: bought => (bought ? `Bauen für ${money(bought * trackPrice)}` : 'Bauen'),
    pass: 'Passen',
    cannot: 'Deine Bonuskarten und dein Kapital reichen nicht. Passe.',
    river: (names, many) =>
      `Vor einem Fluss ${many ? 'bekommen' : 'bekommt'} ${names} ${many ? 'je ' : ''}eine Bonuskarte, wenn du baust.`,
    riverOf: (names, many, builder) =>
      `Vor einem Fluss ${many ? 'bekommen' : 'bekommt'} ${names} ${many ? 'je ' : ''}eine Bonuskarte, wenn ${builder} baut.`,
    riverYours: (names, builder) =>
      names
        ? `Vor einem Fluss bekommt ihr, ${names} und du, je eine Bonuskarte, wenn ${builder} baut.`
        : `Vor einem Fluss bekommst du eine Bonuskarte, wenn ${builder} baut.`,
  },
} satisfies Shared

export const board = {
  you: 'du',
  card: (kind, need, n, pounds) =>
    `${terrain[kind]}, ${needed(need)}, ${tracks(n)} darauf, ${money(pounds)}`,

  told: {
    dealt: landscapes => `Eine neue Versteigerung hat begonnen: ${landscapes}.`,
    bid: pounds => has(`ein Gebot von ${money(pounds)} versiegelt.`),
    revealed: bids => `Aufgedeckte Gebote: ${bids}.`,
    'drew-lots': coins => `Gezogene Münzen bei Gleichstand: ${coins}.`,
    ranked: names => `Alle wählen in dieser Reihenfolge: ${names}.`,
    'drew-nothing': 'Es war keine Karte mehr zum Aufdecken da.',
    preferred: source =>
      clause(
        `Deine Bonuskarten kommen jetzt ${source}.`,
        name => `${name} nimmt Bonuskarten jetzt ${source}.`,
      ),
    reshuffled: {
      discards: 'Die Ablage wurde zum neuen Stapel gemischt.',
      bonuses: 'Die Bonuskarten wurden zum neuen Stapel gemischt. Marken ersetzen sie.',
      stock: 'Der Vorrat wurde zum neuen Stapel gemischt.',
    },
    won: has('Kairo erreicht und gewonnen.'),
  },

  refused: {
    nonsense: 'Diesen Zug gibt es hier nicht. Sieh auf den Tisch und versuch es noch einmal.',
    'not-on-offer': 'Diese Landschaft ist weg. Wähle eine andere.',
    'nothing-to-cross': 'Vor deiner Lokomotive liegt keine Landschaft.',
    'pile-only': 'An diesem Tisch kommen Bonuskarten vom Stapel.',
    'already-preferred': 'Deine Bonuskarten kommen schon von dort.',
  },

  lane: (crossed, next) => `${crossed} von 8 durchquert${next && `; als Nächstes: ${next}`}`,
  laneHas: n => `Strecke: ${tracks(n)}`,
  cape: 'Kap',
  cairo: 'Kairo',
  offer: 'Zur Wahl',
  coach: {
    goal: 'Durchquere zuerst acht Landschaften und gewinne. Übriges Geld zählt nicht.',
    bid: `Alle zahlen ihr Gebot. Das höchste wählt und baut zuerst. Du darfst ${money(0)} bieten.`,
    choose:
      'Die Gleise aller Karten deiner Strecke zählen bei jedem Bau, bis du die Karte durchquert hast.',
    pay: `Jedes fehlende Gleis kostet ${money(10)} oder eine Bonuskarte. Dein Geld muss für acht Landschaften reichen.`,
    pass: 'Wenn du passt, bekommt die nächste Person diesen Vorrat und eine Karte dazu.',
  },
  prefer: { label: 'Deine Bonuskarten kommen', pile: 'vom Stapel', discard: 'von der Ablage' },
  auction: {
    askHint: 'Tippe auf eine Landschaft: Was braucht sie?',
    would: (kind, need, lane) => `${needs(kind, need)}. Damit hat deine Strecke ${lane}.`,
    note: n => `Versteigerung ${n} von 8. Alle zahlen ihr Gebot.`,
  },
  choosing: {
    pickFirst: 'Landschaft antippen',
    doNow: 'Wähle eine Landschaft.',
    other: (name, place) => `${name} hat ${choice(place)}.`,
    note: place => `Du hast ${choice(place)}. Alle haben gezahlt.`,
    paid: 'Alle haben ihr Gebot gezahlt.',
    toTake: n => `${landscapes(n)} zur Wahl`,
    take: name => `${name} nehmen`,
    chooses: name => `${name} wählt.`,
  },
  building: {
    crosses: kind => did(`durchquerst ${the[kind]}.`, `durchquert ${the[kind]}.`),
    paid: paid => (paid ? `${paid} bezahlt.` : 'Es fehlte kein Gleis.'),
    earned: coin => `${coin} verdient.`,
    goOn: 'Weiter',
    drawButton: 'Karte aufdecken',
    cross: kind => `Durchquere ${the[kind]} oder passe.`,
    short: n => `Dir ${n === 1 ? 'fehlt' : 'fehlen'} ${tracks(n)}. Passe.`,
    needs: (need, n) => `braucht ${need} · hat ${n}`,
    source: { lane: n => `Strecke ${n}`, stock: n => `Vorrat ${n}` },
    stock: 'Vorrat',
    empty: 'leer',
    pile: n => `Stapel ${n}`,
    discards: n => `Ablage ${n}`,
    considers: name => `${name} überlegt.`,
    gains: builder => `+1 Bonus, wenn ${builder} baut`,
    afterAuction: n => `Nach Versteigerung ${n} von 8`,
  },
} satisfies Board

export const sheet = {
  told: {
    revealed: 'Alle Gebote wurden aufgedeckt.',
    entered: {
      bid: ({ pounds }) => has(`${money(pounds)} geboten.`),
      coin: ({ coin }) => has(`bei Gleichstand eine Münze zu ${money(coin)} gezogen.`),
      stocked: ({ tracks: n }) => has(`mit ${n} im Vorrat gebaut.`),
      built: (what, paid) => has(`${what}${paidWith(paid)} durchquert.`),
      depth: {
        full: 'Ihr tragt jetzt jede Karte ein.',
        ledger: 'Ihr tragt jetzt nur das Geld ein.',
      },
      stands: landscapes => has(`${landscapes} vor der Lokomotive eingetragen.`),
    },
  },
  landscape: { any: 'eine Landschaft', next: 'die nächste Landschaft' },

  refused: {
    'no-tie-now': 'Es gibt gerade keinen Gleichstand.',
    'not-tied': 'Diese Person ist am Gleichstand nicht beteiligt.',
    'not-between-auctions':
      'Das kannst du jetzt nicht ändern. Tu es vor der nächsten Versteigerung.',
    'not-asked': 'Das wird gerade nicht gebraucht.',
    'same-card-twice': ({ terrain: kind, coin }) =>
      `${terrain[kind]} ${money(coin)} steht schon auf dem Blatt. Habt ihr zwei davon?`,
    'builder-gains-none': 'Wer baut, bekommt keine Bonuskarte.',
    'no-bonus-at-the-end':
      'Die achte Landschaft beendet die Partie. Niemand bekommt eine Bonuskarte.',
    'sixth-bonus': name => `${name} hat schon fünf Bonuskarten. Mehr geht nicht.`,
    'other-depth':
      'Jemand hat geändert, was ihr eintragt. Sieh aufs Blatt und versuch es noch einmal.',
    'same-depth': 'Das tragt ihr schon ein.',
    'lane-length': ({ stand }) =>
      `Dort ${stand === 1 ? 'liegt' : 'liegen'} ${landscapes(stand)}. Trag ${stand === 1 ? 'sie' : 'jede'} ein.`,
  },

  first: {
    ledger: 'Dein Blatt',
    toFull: 'Jede Karte eintragen',
    toLedger: 'Nur Geld eintragen',
    depthNow: { ledger: 'Ihr tragt nur das Geld ein.', full: 'Ihr tragt jede Karte ein.' },
    accounts: 'Alle Blätter',
  },
  sheet: {
    stockNow: 'Gleise jetzt im Vorrat',
    enough: (n: number) => `Ab ${n} durchquerst du sofort.`,
    buys: 'Du kaufst, was fehlt. Tippe zum Durchqueren.',
    buildOwn: {
      ledger: 'Durchquert? Tippe auf die Münze.',
      full: 'Du baust? Trag den Vorrat ein.',
    },
    ledgerOf: name => `Blatt von ${name}`,
    gain: (pounds, kind) => `${kind ? `${terrain[kind]} ` : ''}+${pounds}`,
    spent: pounds => `Gleise −${pounds}`,
    now: 'jetzt',
    drawing: 'Gleichstand: Zieh eine Karte.',
    drawingOther: names => `Wir warten auf die Karte von ${names}.`,
    drawingNote: 'Gebote und Kapital sind gleich. Die höhere Münze wählt zuerst.',
    coinOf: name => `Von ${name} gezogene Münze`,
    yourCoin: 'Deine gezogene Münze',
    take: 'Nimm eine Landschaft.',
    takes: name => `${name} nimmt eine Landschaft.`,
    takeAll: 'Alle nehmen eine Landschaft.',
    coinEnters: 'Tippe auf die Münze',
    terrain: 'Gelände',
    tracks: 'Gleise darauf',
    coin: 'Münze',
    afterPaying: paid => `nach ${paid.join(' und ')} für Gleise`,
    twice: 'Ja, noch eine',
    stands: 'Was liegt vor deiner Lokomotive?',
    standsOther: names => `Wir warten auf Karten von ${names}.`,
    standsNote: 'Trag alle Landschaften vor dir ein, die nächste zuerst.',
    beforeEngine: name => `Vor der Lokomotive von ${name}`,
    nth: n => `Landschaft ${n}`,
    enter: 'Eintragen',
    build: 'Bau oder passe.',
    bought: 'Gekaufte Gleise',
    bonuses: 'Bezahlte Bonuskarten',
    rivers: 'Vor einem Fluss (+1 Bonuskarte)',
    needed: 'Nötige Gleise',
    auction: n => `Versteigerung ${n} von 8`,
  },
} satisfies Sheet

export const moves = {
  both: {
    bid: ({ pounds }) => `${money(pounds)} bieten`,
    take: landscape => `${landscape} nehmen`,
    pass: 'Passen',
  },
  board: {
    draw: 'Karte aufdecken',
    build: paid => `Bauen${paidWith(paid)}`,
    prefer: source => `Bonuskarten ${source}`,
  },
  sheet: {
    coin: ({ coin }) => `Gezogene Münze: ${money(coin)}`,
    stocked: ({ tracks: n }) => `Gleise im Vorrat: ${n}`,
    stock: ({ tracks: n }) => `Aufgedeckt: ${tracks(n)}`,
    crossed: (paid, coin) => `Durchqueren${paidWith(paid)}: +${money(coin)}`,
    built: paid => `Nächste Landschaft${paidWith(paid)} durchqueren`,
    stands: landscapes => `Vor der Lokomotive: ${landscapes}`,
  },
} satisfies Moves

export const pages = {
  title: 'Vom Kap bis Kairo',
  tagline: 'Ersteigere Landschaften, leg Gleise und durchquere acht vor allen anderen.',
  modes: {
    digital: 'Das ganze Spiel auf euren Bildschirmen: Karten, Gebote, Züge.',
    companion: 'Spielt mit der Schachtel. Versiegelt Gebote und führt das Blatt auf den Handys.',
  },
  options: {
    bonusFrom: {
      label: 'Bonuskarten',
      sentence: 'Woher die Bonuskarten kommen, die ein Fluss bringt.',
      values: { choice: 'Alle wählen selbst: Stapel oder Ablage', pile: 'Immer vom Stapel' },
    },
    depth: {
      label: 'Was ihr eintragt',
      sentence: 'Tragt ihr jede Karte ein, rechnet das Blatt Gleise, Zahlungen und Flüsse aus.',
      values: {
        ledger: 'Geld: Gebote, Münzen, Bonuskarten',
        full: 'Jede Karte, mit Gleisen und Flüssen',
      },
    },
  },
  reasons: {
    mixes: ({ most, first, last }) =>
      `Wer zuerst wählt, gewinnt zu etwa ${first}\u00a0%, zuletzt zu ${last}\u00a0%, also wechsle deine Gebote ab, bis ${money(most)}.`,
    even: ({ most }) => `Jedes Gebot bis ${money(most)} kann richtig sein, also wechsle ab.`,
    broke: 'Ohne Geld kannst du nur nichts bieten.',
    takes: ({ need, tracks: brings, pounds }) =>
      `Sie braucht ${tracks(need)} und bringt ${brings}, dann ${money(pounds)}.`,
    'needs-less': ({ need, more }) => `Sie braucht nur ${tracks(need)}, ${more} weniger.`,
    'brings-more': ({ tracks: brings, more }) => `Sie bringt ${tracks(brings)}, ${more} mehr.`,
    'pays-more': ({ pounds, more }) => `Sie bringt ${money(pounds)}, ${money(more)} mehr.`,
    draws: ({ cards }) =>
      `Erst musst du eine aufdecken: ${count(cards, 'Karte', 'Karten')} im Stapel.`,
    wins: 'Es ist deine achte Landschaft. Du gewinnst.',
    free: ({ pounds, crossed }) =>
      `Es kostet nichts und bringt ${money(pounds)}; das sind dann ${crossed} von 8.`,
    spends: ({ short, pounds, crossed }) =>
      `Es kostet ${tracks(short)} und bringt ${money(pounds)}; das sind dann ${crossed} von 8.`,
    saves: ({ short, capital, cards }) =>
      `Mit ${count(cards, 'Karte', 'Karten')} im Vorrat ${short === 1 ? 'fehlt' : 'fehlen'} dir noch ${tracks(short)}: Behalte deine ${money(capital)}.`,
    waits: ({ capital, cards }) =>
      `Mit ${count(cards, 'Karte', 'Karten')} im Vorrat kann Bauen warten: Behalte deine ${money(capital)}.`,
    cannot: ({ short, pounds }) =>
      `Du kannst nur passen: Dir ${short === 1 ? 'fehlt' : 'fehlen'} ${tracks(short)}, und du hast ${money(pounds)}.`,
  },
  weighed: {
    chance: (own, other, instead) =>
      own === other
        ? `Etwa ${own}\u00a0% auf den Sieg, und mit „${instead}“ auch.`
        : `Etwa ${own}\u00a0% auf den Sieg, mit „${instead}“ ${other}\u00a0%.`,
  },
  luck: 'Der Zufall ordnet die Landschaften und entscheidet bei Gleichstand.',
  standing: { crossed: 'durchquerte Landschaften' },
  end: {
    each: (bids, tracks, left, stood) =>
      `${bids} für Gebote, ${tracks || 'nichts'} für Gleise, ${left} übrig${stood && `; noch offen: ${stood}`}.`,
    waiting: {
      river: n => count(n, 'Fluss', 'Flüsse'),
      mountain: n => count(n, 'Gebirge', 'Gebirge'),
      desert: n => count(n, 'Wüste', 'Wüsten'),
      village: n => count(n, 'Dorf', 'Dörfer'),
      savanna: n => count(n, 'Savanne', 'Savannen'),
      all: landscapes,
    },
    ahead: (n, names, left) => `${landscapes(n)} mehr als ${names}, und ${left} sind übrig.`,
    short: (n, left) =>
      `Dir ${n === 1 ? 'fehlte' : 'fehlten'} ${landscapes(n)}; ${left || 'kein Geld'} übrig.`,
    crossed: 'Durchquerte Landschaften',
    start: 'Start',
    auction: n => `Versteigerung ${n}`,
    dearest: (name, pounds, n, more) =>
      more
        ? `${name} bot ${pounds} in Versteigerung ${n}, ${more} mehr als alle anderen.`
        : `${name} hat am höchsten geboten: ${pounds} in Versteigerung ${n}.`,
    led: (after, level, name, n) =>
      `Nach Versteigerung ${after} stand es ${level} zu ${level}; ${name} durchquerte ${landscapes(n)} und führte bis zum Ende.`,
    won: (after, level, name, n) =>
      `Nach Versteigerung ${after} stand es ${level} zu ${level}; ${name} durchquerte ${landscapes(n)} und gewann.`,
  },
  log: {
    passed: (names, many) => `${names} ${many ? 'haben' : 'hat'} gepasst.`,
    drew: n => `${tracks(n)} ${n === 1 ? 'kam' : 'kamen'} in den Vorrat.`,
  },
  layout: {
    areas: {
      offer: 'Zur Wahl, von links nach rechts',
      stock: 'Der Vorrat, aufgedeckt',
      crossed: name => `Durchquert von ${name}, Rückseite oben`,
      lane: name => `Strecke von ${name}, nächste Landschaft zuerst`,
      money: name => `Kapital von ${name}`,
      bonuses: name => `Bonuskarten von ${name}`,
      counters: 'Marken, die Bonuskarten ersetzen',
      discards: 'Die Ablage',
      pile: 'Der Stapel',
      bid: name => `Versiegeltes Gebot von ${name}`,
    },
    counter: 'Marke',
    refused: {
      'line-complete': name =>
        `${name} hat acht Landschaften durchquert oder bekäme eine neunte. Diese Partie ist zu Ende.`,
      'offer-short': ({ players }) =>
        `Legt ${players} Landschaften zur Wahl aus, für alle eine, oder keine. Lasst erst alle wählen.`,
      'stock-cleared':
        'Bei einer Versteigerung ist der Vorrat leer. Die letzte Durchquerung hat ihn geleert.',
      'one-each': (name, { owned, most }) =>
        `${name} hat ${landscapes(owned)}, jemand anders hat ${most}. Jede Versteigerung bringt allen eine.`,
      'none-before': name =>
        `${name} hat keine Landschaft mehr vor sich, also folgt eine Versteigerung. Legt Landschaften dafür aus.`,
      'more-than-earned': (name, { most }) =>
        `${name} kann höchstens ${money(most)} haben: ${money(startCapital)} und die Münzen der durchquerten Landschaften.`,
      'more-bonuses': (name, { most }) => `${name} kann höchstens ${bonuses(most)} haben.`,
      'more-counters': 'Es sind mehr Marken als Bonuskarten. Jede Marke ersetzt eine.',
    },
  },
  fields: { lane: 'Landschaft' },
  figures: { bid: 'Gebot', capital: 'Kapital', crossed: 'Landschaften', bonuses: 'Bonuskarten' },
} satisfies Pages
