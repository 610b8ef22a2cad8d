// Vom Kap bis Kairo auf Deutsch.

import { count, has } from '../../../words/grammar/de.ts'
import type { Seat } from '../../game.ts'
import { codeOf } from '../../layout.ts'
import { calledIn, type Fields, spoken, type Telling } from '../../words.ts'
import type { Depth, Entry, Landscape } from '../rules/entry.ts'
import { cardOf, startCapital, type Terrain, trackPrice, tracksNeeded } from '../rules/pieces.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'
import { balanceOf, bidsOf, landscapeOf, leadOf, lotsOf, paidIn, smallOf } from './speech.ts'

const called = calledIn('du')

const money = (pounds: number) => `${pounds}\u00a0£`
const tracks = (n: number) => count(n, 'Gleis', 'Gleise')
const bonuses = (n: number) => count(n, 'Bonuskarte', 'Bonuskarten')
const terrain: Record<Terrain, string> = {
  river: 'Fluss',
  mountain: 'Gebirge',
  desert: 'Wüste',
  village: 'Dorf',
  savanna: 'Savanne',
}
const landscape = (card: Landscape) =>
  `${terrain[card.terrain]} (${tracks(card.tracks)}, ${money(card.coin)})`
// 'den Fluss durchquert, 2 Bonuskarten und 10 £ bezahlt, dann 3 £ verdient.'
const crossedFor = (
  what: string,
  paid: { bonuses: number; bought: number },
  pounds: number,
  say: Telling,
) => {
  const parts = paidIn(paid, bonuses, money)
  const then = parts.length ? `, ${say.list(parts)} bezahlt, dann` : ' und'
  return `${what} durchquert${then} ${money(pounds)} verdient.`
}
// ' mit 2 …' or nothing
const paidWith = (paid: { bonuses: number; bought: number }, say: Telling) => {
  const parts = paidIn(paid, bonuses, money)
  return parts.length ? ` mit ${say.list(parts)}` : ''
}
const gained = (say: Telling, seat: Seat) =>
  has('vor einem Fluss eine Bonuskarte bekommen.')({ seat }, say)
const choice = (n: number) =>
  `die ${['erste', 'zweite', 'dritte', 'vierte'][n - 1] ?? `${n}.`} Wahl`
const the: Record<Terrain, string> = {
  river: 'den Fluss',
  mountain: 'das Gebirge',
  desert: 'die Wüste',
  village: 'das Dorf',
  savanna: 'die Savanne',
}
const needed = (n: number) => `${tracks(n)} nötig`
const needs = (kind: Terrain, n: number) => `${terrain[kind]}: ${needed(n)}`
const offered = (id: number) => `${terrain[cardOf(id).terrain]} ${money(cardOf(id).pounds)}`
const card = (id: number) => {
  const { terrain: kind, tracks: n, pounds } = cardOf(id)
  return `${terrain[kind]}, ${needed(tracksNeeded[kind])}, ${tracks(n)} darauf, ${money(pounds)}`
}
const same = ({ terrain: kind, coin }: Landscape) => `${terrain[kind]} ${money(coin)}`

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
  need: needed,
  needs,
  ofEight: n => `${n} von 8`,
  capital: 'Kapital',
  bid: 'Gebot',
  after: 'danach',
  over: 'Die Strecke nach Kairo ist fertig.',

  won: (standings, say) => {
    const first = standings.find(({ place }) => place === 1)
    if (!first) return ''
    const by = leadOf(standings, 'zu')
    return first.seat === say.you
      ? `Du erreichst Kairo und gewinnst${by}.`
      : `${say.name(first.seat)} erreicht Kairo und gewinnt${by}.`
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
    way: (paid, coin) =>
      [
        ...(paid.bonuses || paid.bought ? [] : ['Genug Gleise']),
        ...balanceOf(paid, coin, bonuses, money),
      ].join(' · '),
    build: (bonus, bought) => {
      if (bonus && bought)
        return `Bauen: ${count(bonus, 'Bonus', 'Boni')} + ${money(bought * trackPrice)}`
      if (bonus) return `Bauen mit ${count(bonus, 'Bonus', 'Boni')}`
      return bought ? `Bauen für ${money(bought * trackPrice)}` : 'Bauen'
    },
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
  card,

  told: {
    opened: `Alle haben mit ${money(startCapital)} begonnen.`,
    dealt: ({ cards }, say) =>
      `Eine neue Versteigerung hat begonnen: ${say.list(cards.map(offered))}.`,
    bid: ({ seat, pounds }, say) =>
      has(`ein Gebot${pounds === undefined ? '' : ` von ${money(pounds)}`} versiegelt.`)(
        { seat },
        say,
      ),
    'drew-lots': ({ drawing }, say) =>
      `Gezogene Münzen bei Gleichstand: ${lotsOf(drawing, say, money, called)}.`,
    ranked: ({ order }, say) =>
      `Alle wählen in dieser Reihenfolge: ${order.map(seat => called(say, seat)).join(', ')}.`,
    won: has('Kairo erreicht und gewonnen.'),
    chose: ({ seat, card }, say) => has(`${landscape(landscapeOf(card))} genommen.`)({ seat }, say),
    drew: ({ seat, card }, say) =>
      has(`${tracks(cardOf(card).tracks)} für den Vorrat aufgedeckt.`)({ seat }, say),
    'drew-nothing': 'Es war keine Karte mehr zum Aufdecken da.',
    passed: has('gepasst.'),
    crossed: ({ seat, card, ...paid }, say) => {
      const { terrain: kind, pounds } = cardOf(card)
      return has(crossedFor(the[kind], paid, pounds, say))({ seat }, say)
    },
    'gained-bonus': ({ seat }, say) => gained(say, seat),
    preferred: ({ seat, from }, say) => {
      const where = from === 'pile' ? 'vom Stapel' : 'von der Ablage'
      return spoken(
        say,
        seat,
        `Deine Bonuskarten kommen jetzt ${where}.`,
        name => `${name} nimmt Bonuskarten jetzt ${where}.`,
      )
    },
    reshuffled: ({ from }) =>
      ({
        discards: 'Die Ablage wurde zum neuen Stapel gemischt.',
        bonuses: 'Die Bonuskarten wurden zum neuen Stapel gemischt. Marken ersetzen sie.',
        stock: 'Der Vorrat wurde zum neuen Stapel gemischt.',
      })[from],
    revealed: ({ bids }, say) => `Aufgedeckte Gebote: ${bidsOf(bids, say, money, called)}.`,
  },

  refused: {
    nonsense: 'Diesen Zug gibt es hier nicht. Sieh auf den Tisch und versuch es noch einmal.',
    'not-on-offer': 'Diese Landschaft ist weg. Wähle eine andere.',
    'nothing-to-cross': 'Vor deiner Lokomotive liegt keine Landschaft.',
    'pile-only': 'An diesem Tisch kommen Bonuskarten vom Stapel.',
    'already-preferred': 'Deine Bonuskarten kommen schon von dort.',
  },

  lane: (crossed, waiting) =>
    `${crossed} von 8 durchquert${waiting.length ? `; als Nächstes: ${waiting.map(kind => terrain[kind]).join(', ')}` : ''}`,
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
    toTake: n => `${count(n, 'Landschaft', 'Landschaften')} zur Wahl`,
    take: name => `${name} nehmen`,
    chooses: name => `${name} wählt.`,
  },
  building: {
    crosses: (kind, seat, say) =>
      spoken(say, seat, `Du durchquerst ${the[kind]}.`, name => `${name} durchquert ${the[kind]}.`),
    goOn: 'Weiter',
    drawButton: 'Karte aufdecken',
    drawNote: 'Aufdecken lässt sich nicht zurücknehmen.',
    cross: kind => `Durchquere ${the[kind]} oder passe.`,
    short: n => `Dir ${n === 1 ? 'fehlt' : 'fehlen'} ${tracks(n)}. Passe.`,
    stock: 'Vorrat',
    empty: 'leer',
    pile: n => `Stapel ${n}`,
    discards: n => `Ablage ${n}`,
    considers: name => `${name} überlegt.`,
    others: 'Die anderen',
    gains: builder => `+1 Bonus, wenn ${builder} baut`,
    ofAll: 'von 8',
    afterAuction: n => `Nach Versteigerung ${n} von 8`,
  },
} satisfies Board

export const sheet = {
  told: {
    opened: `Alle haben mit ${money(startCapital)} begonnen.`,
    sealed: has('ein Gebot versiegelt.'),
    revealed: 'Alle Gebote wurden aufgedeckt.',
    entered: {
      bid: ({ seat, pounds }, say) => has(`${money(pounds)} geboten.`)({ seat }, say),
      coin: ({ seat, coin }, say) =>
        has(`bei Gleichstand eine Münze zu ${money(coin)} gezogen.`)({ seat }, say),
      took: ({ seat, card }, say) => has(`${landscape(card)} genommen.`)({ seat }, say),
      stocked: ({ seat, tracks: n }, say) => has(`mit ${n} im Vorrat gebaut.`)({ seat }, say),
      stock: ({ seat, tracks: n }, say) =>
        has(`${tracks(n)} für den Vorrat aufgedeckt.`)({ seat }, say),
      pass: has('gepasst.'),
      crossed: ({ seat, coin, rivers, ...paid }, say) => {
        const crossing = has(crossedFor('eine Landschaft', paid, coin, say))({ seat }, say)
        return [crossing, ...rivers.map(other => gained(say, other))].join(' ')
      },
      built: ({ seat, terrain: kind, ...paid }, say) =>
        has(`${kind ? the[kind] : 'die nächste Landschaft'}${paidWith(paid, say)} durchquert.`)(
          { seat },
          say,
        ),
      depth: ({ depth }) =>
        depth === 'full' ? 'Ihr tragt jetzt jede Karte ein.' : 'Ihr tragt jetzt nur das Geld ein.',
      stands: ({ seat, lane }, say) =>
        has(`${say.list(lane.map(landscape))} vor der Lokomotive eingetragen.`)({ seat }, say),
    },
  },

  refused: {
    'no-tie-now': 'Es gibt gerade keinen Gleichstand.',
    'not-tied': 'Diese Person ist am Gleichstand nicht beteiligt.',
    'not-between-auctions':
      'Das kannst du jetzt nicht ändern. Tu es vor der nächsten Versteigerung.',
    'not-asked': 'Das wird gerade nicht gebraucht.',
    'same-card-twice': at => `${same(at)} steht schon auf dem Blatt. Habt ihr zwei davon?`,
    'builder-gains-none': 'Wer baut, bekommt keine Bonuskarte.',
    'no-bonus-at-the-end':
      'Die achte Landschaft beendet die Partie. Niemand bekommt eine Bonuskarte.',
    'sixth-bonus': ({ seats: [seat] }, say) =>
      `${say.name(seat)} hat schon fünf Bonuskarten. Mehr geht nicht.`,
    'other-depth':
      'Jemand hat geändert, was ihr eintragt. Sieh aufs Blatt und versuch es noch einmal.',
    'same-depth': 'Das tragt ihr schon ein.',
    'lane-length': ({ stand }) =>
      `Dort ${stand === 1 ? 'liegt' : 'liegen'} ${count(stand, 'Landschaft', 'Landschaften')}. Trag ${stand === 1 ? 'sie' : 'jede'} ein.`,
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
    afterPaying: paid => `nach ${paidIn(paid, bonuses, money).join(' und ')} für Gleise`,
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
  board: {
    bid: ({ pounds }) => `${money(pounds)} bieten`,
    choose: ({ card }) => `${landscape(landscapeOf(card))} nehmen`,
    draw: 'Karte aufdecken',
    build: (paid, say) => `Bauen${paidWith(paid, say)}`,
    pass: 'Passen',
    prefer: ({ from }) => `Bonuskarten ${from === 'pile' ? 'vom Stapel' : 'von der Ablage'}`,
  },
  sheet: {
    bid: ({ pounds }) => `${money(pounds)} bieten`,
    coin: ({ coin }) => `Gezogene Münze: ${money(coin)}`,
    took: ({ card }) => `${landscape(card)} nehmen`,
    stocked: ({ tracks: n }) => `Gleise im Vorrat: ${n}`,
    stock: ({ tracks: n }) => `Aufgedeckt: ${tracks(n)}`,
    pass: 'Passen',
    crossed: ({ coin, ...paid }, say) => `Durchqueren${paidWith(paid, say)}: +${money(coin)}`,
    built: (paid, say) => `Nächste Landschaft${paidWith(paid, say)} durchqueren`,
    depth: ({ depth }) => (depth === 'full' ? 'Jede Karte eintragen' : 'Nur Geld eintragen'),
    stands: ({ lane }, say) => `Vor der Lokomotive: ${say.list(lane.map(landscape))}`,
  },
} satisfies Moves

// Cards turned up and passes in a row, told in one sentence.
const small = (facts: Parameters<typeof smallOf>[0], say: Telling): string => {
  const sum = smallOf(facts, say)
  if (!sum) return ''
  const { passed, many, tracks: n } = sum
  return [
    ...(passed ? [`${passed} ${many ? 'haben' : 'hat'} gepasst.`] : []),
    ...(n > 0 || !passed ? [`${tracks(n)} ${n === 1 ? 'kam' : 'kamen'} in den Vorrat.`] : []),
  ].join(' ')
}

const win = (chance: number) => `Du gewinnst etwa ${chance} von 100 solchen Partien.`

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
    mixes: ({ most }) =>
      `Über ${money(most)} zahlst du zu viel. Wechsle deine Gebote ab, dann errät sie niemand.`,
    takes: ({ need, tracks: brings, chance }) =>
      `Sie braucht ${tracks(need)} und bringt ${brings}. ${win(chance)}`,
    draws: 'Deck zuerst eine Karte auf. Entscheide dann.',
    wins: 'Es ist deine achte Landschaft. Du gewinnst.',
    free: ({ chance }) => `Es kostet nichts und leert den Vorrat. ${win(chance)}`,
    spends: ({ short, chance }) =>
      `Es lohnt sich, jetzt ${tracks(short)} zu bezahlen. ${win(chance)}`,
    saves: ({ chance }) => `Spar dein Geld lieber. ${win(chance)}`,
    cannot: 'Du kannst die fehlenden Gleise nicht bezahlen.',
  },
  luck: 'Der Zufall ordnet die Landschaften und entscheidet bei Gleichstand.',
  standing: { crossed: 'durchquerte Landschaften' },
  end: {
    left: pounds => `${pounds} übrig`,
    toSpare: pounds => `Alle acht Landschaften durchquert, und ${pounds} sind übrig.`,
    crossed: 'Durchquerte Landschaften',
    start: 'Start',
    auction: n => `Versteigerung ${n}`,
    dearest: (name, pounds, n) =>
      `${name} hat am höchsten geboten: ${pounds} in Versteigerung ${n}.`,
    run: (name, n, after) =>
      `${name} hat ${count(n, 'Landschaft', 'Landschaften')} nach Versteigerung ${after} durchquert.`,
  },
  log: {
    digital: { chapter: { dealt: n => sheet.sheet.auction(n) }, small },
    companion: {
      chapter: { bid: n => sheet.sheet.auction(n), sealed: n => sheet.sheet.auction(n) },
      small,
    },
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
    piece: ({ piece }) => {
      const [kind, which] = codeOf(piece)
      return kind === 'card'
        ? landscape(landscapeOf(Number(which)))
        : kind === 'pound'
          ? money(1)
          : 'Marke'
    },
    group: piece => {
      const [kind, which] = codeOf(piece)
      return kind === 'card' ? terrain[landscapeOf(Number(which)).terrain] : ''
    },
    refused: {
      'line-complete': ({ seats: [seat] }, say) =>
        `${say.name(seat)} hat acht Landschaften durchquert oder bekäme eine neunte. Diese Partie ist zu Ende.`,
      'offer-short': ({ players }) =>
        `Legt ${players} Landschaften zur Wahl aus, für alle eine, oder keine. Lasst erst alle wählen.`,
      'stock-cleared':
        'Bei einer Versteigerung ist der Vorrat leer. Die letzte Durchquerung hat ihn geleert.',
      'one-each': ({ seats: [seat], owned, most }, say) =>
        `${say.name(seat)} hat ${count(owned, 'Landschaft', 'Landschaften')}, jemand anders hat ${most}. Jede Versteigerung bringt allen eine.`,
      'none-before': ({ seats: [seat] }, say) =>
        `${say.name(seat)} hat keine Landschaft mehr vor sich, also folgt eine Versteigerung. Legt Landschaften dafür aus.`,
      'more-than-earned': ({ seats: [seat], most }, say) =>
        `${say.name(seat)} kann höchstens ${money(most)} haben: ${money(startCapital)} und die Münzen der durchquerten Landschaften.`,
      'more-bonuses': ({ seats: [seat], most }, say) =>
        `${say.name(seat)} kann höchstens ${bonuses(most)} haben.`,
      'more-counters': 'Es sind mehr Marken als Bonuskarten. Jede Marke ersetzt eine.',
    },
  },
  fields: {
    pounds: [shared.bid, money],
    coin: [sheet.sheet.coin, money],
    terrain: [sheet.sheet.terrain, (kind: Terrain) => terrain[kind]],
    tracks: sheet.sheet.tracks,
    stock: sheet.sheet.stockNow,
    lane: 'Landschaft',
    bonuses: sheet.sheet.bonuses,
    bought: sheet.sheet.bought,
    rivers: sheet.sheet.rivers,
    depth: ['Was ihr eintragt', (depth: Depth) => sheet.first.depthNow[depth]],
  } satisfies Fields<Entry>,
  figures: { bid: 'Gebot', capital: 'Kapital', crossed: 'Landschaften', bonuses: 'Bonuskarten' },
} satisfies Pages
