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
const withTracks = (n: number) => count(n, 'Gleis', 'Gleisen')
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
const paidFor = (paid: { bonuses: number; bought: number }, pounds: number, say: Telling) => {
  const parts = paidIn(paid, bonuses, money)
  return [
    ...(parts.length ? [`${say.list(parts)} bezahlt`] : []),
    `${money(pounds)} verdient`,
  ].join(', ')
}
// ' mit 2 …' or nothing
const paidWith = (paid: { bonuses: number; bought: number }, say: Telling) => {
  const parts = paidIn(paid, bonuses, money)
  return parts.length ? ` mit ${say.list(parts)}` : ''
}
const gained = (say: Telling, seat: Seat) =>
  spoken(
    say,
    seat,
    'Vor einem Fluss bekommst du eine Bonuskarte.',
    name => `Vor einem Fluss bekommt ${name} eine Bonuskarte.`,
  )
const choice = (n: number) =>
  `die ${['erste', 'zweite', 'dritte', 'vierte'][n - 1] ?? `${n}.`} Wahl`
const the: Record<Terrain, string> = {
  river: 'den Fluss',
  mountain: 'das Gebirge',
  desert: 'die Wüste',
  village: 'das Dorf',
  savanna: 'die Savanne',
}
const offered = (id: number) => `${terrain[cardOf(id).terrain]} ${money(cardOf(id).pounds)}`
const card = (id: number) => {
  const { terrain: kind, tracks: n, pounds } = cardOf(id)
  return `${terrain[kind]}, ${tracks(tracksNeeded[kind])} nötig, ${tracks(n)} darauf, ${money(pounds)}`
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
  need: n => `${tracks(n)} nötig`,
  ofEight: n => `${n} von 8`,
  capital: 'Kapital',
  bid: 'Gebot',
  after: 'danach',
  over: 'Die Strecke ist fertig.',

  won: (standings, say) => {
    const first = standings.find(({ place }) => place === 1)
    if (!first) return ''
    const by = leadOf(standings, 'zu')
    return first.seat === say.you
      ? `Du gewinnst${by}: Deine Strecke erreicht Kairo.`
      : `${say.name(first.seat)} gewinnt${by}: Die Strecke erreicht Kairo.`
  },

  refused: {
    'over-capital': ({ capital }) => `Ein Gebot ist höchstens das Kapital: ${money(capital)}.`,
    'too-few-bonuses': ({ held }) =>
      held === 0 ? 'Du hast keine Bonuskarte.' : `Du hast nur ${bonuses(held)}.`,
    'more-than-needed': ({ missing }) =>
      missing === 0
        ? 'Kein Gleis fehlt: Es gibt nichts zu bezahlen.'
        : `Hier lassen sich nur ${tracks(missing)} bezahlen.`,
    'too-few-tracks': ({ missing, given }) => {
      const short = missing - given
      return `Noch ${short === 1 ? 'fehlt' : 'fehlen'} ${tracks(short)}. Leg ${short === 1 ? 'es' : 'sie'} dazu oder passe.`
    },
    'too-little-capital': ({ price, capital }) =>
      `Das kostet ${money(price)}; du hast ${money(capital)}. Die Münze kommt erst danach.`,
    'no-auction-now': 'Gerade läuft keine Versteigerung.',
    'already-sealed': 'Dein Gebot ist versiegelt. Nimm es zurück, um es zu ändern.',
    'nothing-to-choose': 'Gerade ist keine Landschaft zu nehmen.',
    'not-building-now': 'Gerade wird nicht gebaut.',
    'already-drawn': 'Die Karte ist schon aufgedeckt.',
    'draw-first': 'Decke zuerst eine Karte auf.',
  },

  auction: {
    doNow: 'Biete verdeckt: Das höchste Gebot wählt zuerst.',
    watching: 'Die Gebote werden versiegelt.',
    sealed: 'Dein Gebot ist versiegelt.',
    waitingFor: names => `Noch offen: ${names}.`,
    takeBack: 'Bis zum letzten Siegel kannst du es zurücknehmen.',
    yourBid: 'Dein Gebot',
    seal: pounds => (pounds === undefined ? 'Versiegeln' : `${money(pounds)} siegeln`),
    lastSeal: 'Dein Siegel ist das letzte: Es öffnet alle Gebote und gilt.',
    typeFirst: 'Erst tippen.',
    over: capital => `Du hast ${money(capital)}.`,
    zero: '0\u00a0£ bieten',
    remove: 'Letzte Ziffer löschen',
    keypad: 'Ziffern deines Gebots',
    peek: 'Halten zum Ansehen',
    bidIs: pounds => `Du bietest ${money(pounds)}.`,
  },
  choosing: {
    order: 'Reihenfolge der Wahl',
    tie: pounds => `Gleichstand bei ${money(pounds)}.`,
    byCapital: capitals => `Das kleinere Kapital geht vor: ${capitals}.`,
    byCoin: coins => `Gleiches Kapital, also wurde gezogen: ${coins}.`,
    mustDraw: names => `Gleiches Kapital: ${names} ziehen je eine Karte.`,
    inTurn: coins => coins.map(money).join(', dann '),
  },
  building: {
    draw: 'Decke eine Karte für den Vorrat auf.',
    other: name => `${name} baut oder passt.`,
    otherDraws: name => `${name} deckt eine Karte auf.`,
    have: n => `Du hast ${n}:`,
    there: n => `${n} gelegt:`,
    from: { lane: n => `${n} auf der Strecke`, stock: n => `${n} im Vorrat` },
    payFor: n =>
      n === 0
        ? 'Nichts zu zahlen'
        : n === 1
          ? 'Zahle das fehlende Gleis'
          : `Zahle die ${n} fehlenden Gleise`,
    capitalAfter: 'Kapital danach',
    way: (paid, coin) =>
      [
        ...(paid.bonuses || paid.bought ? [] : ['Die Gleise reichen']),
        ...balanceOf(paid, coin, bonuses, money),
      ].join(' · '),
    build: (bonus, bought) => {
      if (bonus && bought)
        return `Bauen: ${count(bonus, 'Bonus', 'Boni')} + ${money(bought * trackPrice)}`
      if (bonus) return `Bauen mit ${count(bonus, 'Bonus', 'Boni')}`
      return bought ? `Bauen für ${money(bought * trackPrice)}` : 'Bauen'
    },
    pass: 'Passen',
    cannot: 'Deine Bonuskarten und dein Kapital reichen nicht: Du kannst nur passen.',
    river: (names, many) =>
      `${names} ${many ? 'bekommen je' : 'bekommt'} eine Bonuskarte, wenn du baust (Fluss).`,
    riverOf: (names, many, builder) =>
      `${names} ${many ? 'bekommen je' : 'bekommt'} eine Bonuskarte, wenn ${builder} baut (Fluss).`,
    riverYours: (names, builder) =>
      `Du bekommst eine Bonuskarte, wenn ${builder} baut (Fluss)${names ? `; ${names} auch` : ''}.`,
  },
} satisfies Shared

export const board = {
  card,

  told: {
    opened: `Alle beginnen mit ${money(startCapital)}.`,
    dealt: ({ cards }, say) => `Neue Versteigerung: ${say.list(cards.map(offered))}.`,
    bid: ({ seat, pounds }, say) =>
      has(say, seat, `${pounds === undefined ? 'ein Gebot' : money(pounds)} versiegelt.`),
    'drew-lots': ({ drawing }, say) =>
      `Zum Gleichstand gezogen: ${lotsOf(drawing, say, money, called)}.`,
    ranked: ({ order }, say) =>
      `Reihenfolge der Wahl: ${order.map(seat => called(say, seat)).join(', ')}.`,
    won: ({ seat }, say) => has(say, seat, 'Kairo erreicht und gewonnen.'),
    chose: ({ seat, card }, say) => has(say, seat, `${landscape(landscapeOf(card))} genommen.`),
    drew: ({ seat, card }, say) =>
      has(say, seat, `${tracks(cardOf(card).tracks)} für den Vorrat aufgedeckt.`),
    'drew-nothing': 'Es gab keine Karte mehr aufzudecken.',
    passed: ({ seat }, say) => has(say, seat, 'gepasst.'),
    crossed: ({ seat, card, ...paid }, say) => {
      const { terrain: kind, pounds } = cardOf(card)
      return has(say, seat, `${the[kind]} durchquert: ${paidFor(paid, pounds, say)}.`)
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
        bonuses: 'Die Bonuskarten wurden zum neuen Stapel gemischt; Marken stehen für sie.',
        stock: 'Der Vorrat wurde zum neuen Stapel gemischt.',
      })[from],
    revealed: ({ bids }, say) => `Gebote: ${bidsOf(bids, say, money, called)}.`,
  },

  refused: {
    nonsense: 'Diesen Zug kennt das Spiel nicht. Sieh noch einmal hin.',
    'not-on-offer': 'Diese Landschaft ist weg. Wähle eine andere.',
    'nothing-to-cross': 'Vor deiner Lokomotive liegt keine Landschaft.',
    'pile-only': 'An diesem Tisch kommen Bonuskarten vom Stapel.',
    'already-preferred': 'Deine Bonuskarten kommen schon von dort.',
  },

  lane: (crossed, waiting) =>
    `${crossed} von 8 durchquert${waiting.length ? `; davor: ${waiting.map(kind => terrain[kind]).join(', ')}` : ''}`,
  laneHas: n => `Strecke: ${tracks(n)}`,
  cape: 'Kap',
  cairo: 'Kairo',
  offer: 'Im Angebot',
  coach: {
    goal: 'Durchquere als Erstes acht Landschaften. Übriges Geld zählt nicht.',
    bid: `Alle zahlen ihr Gebot. Das höchste wählt und baut zuerst; ${money(0)} ist erlaubt.`,
    choose:
      'Die Gleise einer Karte zählen für jede Landschaft deiner Strecke, solange sie dort liegt.',
    pay: `Jedes fehlende Gleis kostet ${money(10)} oder eine Bonuskarte. Dein Geld muss für alle acht reichen.`,
    pass: 'Passt du, bekommt die nächste Person den Vorrat, wie er ist, und eine Karte dazu.',
  },
  prefer: { label: 'Deine Bonuskarten kommen', pile: 'vom Stapel', discard: 'von der Ablage' },
  auction: {
    askHint: 'Tippe eine Landschaft an: Was bräuchte sie?',
    would: (kind, need, lane) =>
      `${terrain[kind]}: ${need} nötig. Mit ihr hat deine Strecke ${lane}.`,
    note: n => `Versteigerung ${n} von 8. Alle zahlen ihr Gebot.`,
  },
  choosing: {
    pickFirst: 'Landschaft antippen',
    doNow: 'Wähle eine Landschaft.',
    other: (name, place) => `${name} hat ${choice(place)}.`,
    note: place => `Du hast ${choice(place)}. Alle haben gezahlt.`,
    paid: 'Alle haben ihr Gebot gezahlt.',
    toTake: n => (n === 1 ? 'Eine Landschaft im Angebot' : `${n} Landschaften im Angebot`),
    take: name => `Nimm ${name}`,
    chooses: name => `${name} wählt.`,
  },
  building: {
    crosses: (kind, seat, say) =>
      spoken(say, seat, `Du durchquerst ${the[kind]}.`, name => `${name} durchquert ${the[kind]}.`),
    goOn: 'Weiter',
    drawButton: 'Karte aufdecken',
    drawNote: 'Was aufgedeckt ist, bleibt: Das ist nicht zurückzunehmen.',
    cross: kind => `Durchquere ${the[kind]} oder passe.`,
    short: n => (n === 1 ? '1 Gleis fehlt: Du passt.' : `${tracks(n)} fehlen: Du passt.`),
    stock: 'Vorrat',
    empty: 'leer',
    pile: n => `Stapel ${n}`,
    discards: n => `Ablage ${n}`,
    considers: name => `${name} überlegt.`,
    others: 'Die anderen',
    gains: builder => `Fluss: +1, wenn ${builder} baut`,
    ofAll: 'von 8',
    afterAuction: n => `Nach Versteigerung ${n} von 8`,
  },
} satisfies Board

export const sheet = {
  told: {
    opened: `Alle beginnen mit ${money(startCapital)}.`,
    sealed: ({ seat }, say) => has(say, seat, 'ein Gebot versiegelt.'),
    revealed: 'Alle Gebote sind offen.',
    entered: {
      bid: ({ seat, pounds }, say) => has(say, seat, `${money(pounds)} geboten.`),
      coin: ({ seat, coin }, say) => has(say, seat, `zum Gleichstand ${money(coin)} gezogen.`),
      took: ({ seat, card }, say) => has(say, seat, `${landscape(card)} genommen.`),
      stocked: ({ seat, tracks: n }, say) =>
        spoken(
          say,
          seat,
          `Du baust mit ${withTracks(n)} im Vorrat.`,
          name => `${name} baut mit ${withTracks(n)} im Vorrat.`,
        ),
      stock: ({ seat, tracks: n }, say) =>
        has(say, seat, `${tracks(n)} für den Vorrat aufgedeckt.`),
      pass: ({ seat }, say) => has(say, seat, 'gepasst.'),
      crossed: ({ seat, coin, rivers, ...paid }, say) => {
        const crossing = has(say, seat, `eine Landschaft durchquert: ${paidFor(paid, coin, say)}.`)
        return [crossing, ...rivers.map(other => gained(say, other))].join(' ')
      },
      built: ({ seat, terrain: kind, ...paid }, say) =>
        has(
          say,
          seat,
          `${kind ? the[kind] : 'die nächste Landschaft'}${paidWith(paid, say)} durchquert.`,
        ),
      depth: ({ depth }) =>
        depth === 'full'
          ? 'Das Blatt führt jetzt jede Karte.'
          : 'Das Blatt führt jetzt nur das Geld.',
      stands: ({ seat, lane }, say) => {
        const cards = say.list(lane.map(landscape))
        return spoken(
          say,
          seat,
          `Vor deiner Lokomotive: ${cards}.`,
          name => `Vor der Lokomotive von ${name}: ${cards}.`,
        )
      },
    },
  },

  refused: {
    'no-tie-now': 'Gerade ist kein Gleichstand zu lösen.',
    'not-tied': 'Dieser Platz ist am Gleichstand nicht beteiligt.',
    'not-between-auctions':
      'Es sind schon Gebote versiegelt. Ändere das vor der nächsten Versteigerung.',
    'not-asked': 'Danach ist gerade nicht gefragt.',
    'same-card-twice': at => `${same(at)} steht schon auf dem Blatt. Gibt es die Karte zweimal?`,
    'builder-gains-none': 'Wer baut, bekommt keine Bonuskarte.',
    'no-bonus-at-the-end': 'Die achte Landschaft gewinnt sofort: Kein Fluss bringt mehr etwas.',
    'sixth-bonus': ({ seats: [seat] }, say) =>
      `${say.name(seat)} hat schon fünf Bonuskarten. Mehr geht nicht.`,
    'other-depth': 'Das Blatt wird jetzt anders geführt. Sieh noch einmal hin.',
    'same-depth': 'So wird das Blatt schon geführt.',
    'lane-length': ({ stand }) =>
      `Dort ${stand === 1 ? 'liegt' : 'liegen'} ${count(stand, 'Landschaft', 'Landschaften')}; trag jede ein.`,
  },

  first: {
    ledger: 'Dein Blatt',
    toFull: 'Jede Karte führen',
    toLedger: 'Nur Geld führen',
    depthNow: { ledger: 'Das Blatt führt nur das Geld.', full: 'Das Blatt führt jede Karte.' },
    accounts: 'Alle Blätter',
  },
  sheet: {
    stockNow: 'Gleise jetzt im Vorrat',
    enough: (n: number) => `Ab ${n} wird gleich gebaut.`,
    buys: 'Was fehlt, wird gekauft: ein Tipp durchquert.',
    buildOwn: {
      ledger: 'Durchquert? Tippe die Münze an.',
      full: 'Du baust? Trag die Gleise im Vorrat ein.',
    },
    ledgerOf: name => `Blatt von ${name}`,
    gain: (pounds, kind) => `${kind ? `${terrain[kind]} ` : ''}+${pounds}`,
    spent: pounds => `Gleise −${pounds}`,
    now: 'jetzt',
    drawing: 'Zieh eine Karte zum Gleichstand.',
    drawingOther: names => `Zum Gleichstand ziehen: ${names}.`,
    drawingNote: 'Gleiche Gebote, gleiches Kapital: Die höhere Münze geht vor.',
    coinOf: name => `Gezogene Münze: ${name}`,
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
    standsOther: names => `Was liegt vor der Lokomotive? ${names}`,
    standsNote: 'Trag die noch nicht durchquerten Landschaften ein, die nächste zuerst.',
    beforeEngine: name => `Vor der Lokomotive: ${name}`,
    nth: n => `Landschaft ${n}`,
    enter: 'Eintragen',
    build: 'Baue oder passe.',
    bought: 'Gekaufte Gleise',
    bonuses: 'Bonuskarten',
    rivers: 'Vor einem Fluss: bekommt eine Bonuskarte',
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
    crossed: ({ coin, ...paid }, say) => `Durchquert${paidWith(paid, say)}: +${money(coin)}`,
    built: (paid, say) => `Nächste Landschaft durchquert${paidWith(paid, say)}`,
    depth: ({ depth }) => (depth === 'full' ? 'Jede Karte führen' : 'Nur Geld führen'),
    stands: ({ lane }, say) => `Vor der Lokomotive: ${say.list(lane.map(landscape))}`,
  },
} satisfies Moves

// Cards turned up and passes in a row, told in one sentence.
const small = (facts: Parameters<typeof smallOf>[0], say: Telling): string => {
  const sum = smallOf(facts, say)
  if (!sum) return ''
  const { passed, tracks: n } = sum
  return [
    ...(passed ? [`Gepasst: ${passed}.`] : []),
    ...(n > 0 || !passed ? [`${tracks(n)} in den Vorrat.`] : []),
  ].join(' ')
}

const win = (chance: number) => `so gewinnst du etwa ${chance} von 100 Spielen`
export const pages = {
  title: 'Vom Kap bis Kairo',
  tagline: 'Ersteigere Landschaften, lege Gleise, sei zuerst durch acht davon.',
  modes: {
    digital: 'Das ganze Spiel auf euren Bildschirmen: Karten, Gebote, Züge.',
    companion:
      'Ihr spielt mit der Schachtel; die Handys versiegeln die Gebote und führen das Blatt.',
  },
  options: {
    bonusFrom: {
      label: 'Bonuskarten',
      sentence: 'Woher die Bonuskarten kommen, die ein Fluss bringt.',
      values: { choice: 'Jeder Platz wählt: Stapel oder Ablage', pile: 'Immer vom Stapel' },
    },
    depth: {
      label: 'Was das Blatt führt',
      sentence: 'Wird jede Karte eingetippt, rechnet das Blatt Gleise, Zahlungen und Flüsse aus.',
      values: {
        ledger: 'Geld: Gebote, Münzen, Bonuskarten',
        full: 'Jede Karte, mit Gleisen und Flüssen',
      },
    },
  },
  reasons: {
    mixes: ({ most }) =>
      `Geh nicht über ${money(most)}, das wäre zu viel. Wechsle ab, dann errät es niemand.`,
    takes: ({ need, tracks: brings, chance }) =>
      `Sie braucht ${tracks(need)} und bringt ${brings}: ${win(chance)}.`,
    draws: 'Zuerst kommt eine Karte; du entscheidest danach.',
    wins: 'Es ist deine achte Landschaft: Du gewinnst.',
    free: ({ chance }) => `Es kostet nichts und leert den Vorrat: ${win(chance)}.`,
    spends: ({ short, chance }) => `Bezahle jetzt ${tracks(short)}: ${win(chance)}.`,
    saves: ({ chance }) => `Spar dein Geld lieber: ${win(chance)}.`,
    cannot: 'Was fehlt, kannst du nicht bezahlen.',
  },
  luck: 'Glück ist, wer beginnt und wie die Landschaften liegen.',
  standing: { crossed: 'durchquerte Landschaften' },
  end: {
    left: pounds => `${pounds} übrig`,
    toSpare: pounds => `Alle acht Landschaften durchquert, ${pounds} bleiben übrig.`,
    crossed: 'Durchquerte Landschaften',
    start: 'Start',
    auction: n => `Versteigerung ${n}`,
    dearest: (name, pounds, n) => `Das höchste Gebot: ${name}, ${pounds} in Versteigerung ${n}.`,
    run: (name, n, after) =>
      `${name} durchquert ${count(n, 'Landschaft', 'Landschaften')} nach Versteigerung ${after}.`,
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
      offer: 'Das Angebot, von links nach rechts',
      stock: 'Der Vorrat, aufgedeckt',
      crossed: name => `Durchquert von ${name}, Rückseite oben`,
      lane: name => `Noch vor ${name}, die nächste zuerst`,
      money: name => `Geld von ${name}`,
      bonuses: name => `Bonuskarten von ${name}`,
      counters: 'Bonuskarten, die nur Marken sind',
      discards: 'Abgelegte Karten',
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
        `${say.name(seat)} hat acht Landschaften durchquert oder bekäme eine neunte: Diese Partie ist vorbei.`,
      'offer-short': ({ players }) =>
        `Im Angebot liegen ${players} Landschaften, für alle eine, oder keine. Lasst erst alle wählen.`,
      'stock-cleared':
        'Bei einer Versteigerung ist der Vorrat leer: Die Durchquerung davor hat ihn geräumt.',
      'one-each': ({ seats: [seat], owned, most }, say) =>
        `${say.name(seat)} hat ${count(owned, 'Landschaft', 'Landschaften')}, jemand anders ${most}. Jede Versteigerung bringt allen eine.`,
      'none-before': ({ seats: [seat] }, say) =>
        `Vor ${say.name(seat)} liegt keine Landschaft mehr. Dann kommt die nächste Versteigerung: Legt ihr Angebot aus.`,
      'more-than-earned': ({ seats: [seat], most }, say) =>
        `${say.name(seat)} hat höchstens ${money(most)}: ${money(startCapital)} und die Münzen von allem, was durchquert ist.`,
      'more-bonuses': ({ seats: [seat], most }, say) =>
        `${say.name(seat)} kann höchstens ${bonuses(most)} haben.`,
      'more-counters': 'Es sind mehr Marken als Bonuskarten. Jede Marke steht für eine.',
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
    depth: ['Was das Blatt führt', (depth: Depth) => sheet.first.depthNow[depth]],
  } satisfies Fields<Entry>,
  figures: { bid: 'Gebot', capital: 'Kapital', crossed: 'Landschaften', bonuses: 'Bonuskarten' },
} satisfies Pages
