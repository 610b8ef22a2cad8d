// Vom Kap bis Kairo auf Deutsch.
import type { Seat, Standing } from '../../game.ts'
import type { GameWords, Telling } from '../../words.ts'
import { cardOf, type Terrain, tracksNeeded } from '../pieces.ts'
import type { Landscape } from '../sheet.ts'
import type { Words } from './en.ts'
import { type AnyView, byBid, compared, counting, type Fact, proof, spoken } from './speech.ts'

const count = counting('de')
const money = (pounds: number) => `${pounds}\u00a0£`
const tracks = (n: number) => count(n, 'Gleis', 'Gleise')
const bonuses = (n: number) => count(n, 'Bonuskarte', 'Bonuskarten')
const choice = (n: number) => `die ${['erste', 'zweite', 'dritte', 'vierte'][n - 1] ?? `${n}.`} Wahl`

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

const landscape = (card: Landscape) => `${terrain[card.terrain]} (${tracks(card.tracks)}, ${money(card.coin)})`
const printed = (id: number) => {
  const card = cardOf(id)
  return landscape({ terrain: card.terrain, tracks: card.tracks, coin: card.pounds })
}
const offered = (id: number) => {
  const card = cardOf(id)
  return `${terrain[card.terrain]} ${money(card.pounds)}`
}
// ' mit 2 Bonuskarten und 10 £' oder nichts
const paidWith = (telling: Telling, spent: { bonuses: number; bought: number }) => {
  const parts = [
    ...(spent.bonuses ? [bonuses(spent.bonuses)] : []),
    ...(spent.bought ? [money(spent.bought * 10)] : []),
  ]
  return parts.length ? ` mit ${telling.list(parts)}` : ''
}
const gained = (telling: Telling, seat: Seat) =>
  spoken(
    telling,
    seat,
    'Du, am Fluss, bekommst eine Bonuskarte.',
    name => `${name}, am Fluss, bekommt eine Bonuskarte.`,
  )

const told = (fact: Fact, telling: Telling): string | undefined => {
  const by = (seat: Seat, did: string) => spoken(telling, seat, `Du hast ${did}`, name => `${name} hat ${did}`)
  switch (fact.kind) {
    case 'opened':
      return `Alle beginnen mit ${money(100)}.`
    case 'dealt':
      return `Neue Versteigerung: ${telling.list(fact.cards.map(offered))}.`
    case 'bid':
      return by(fact.seat, fact.pounds === undefined ? 'ein Gebot versiegelt.' : `${money(fact.pounds)} versiegelt.`)
    case 'sealed':
      return by(fact.seat, 'ein Gebot versiegelt.')
    case 'revealed': {
      if (!('bids' in fact)) return 'Alle Gebote sind offen.'
      const bids = byBid(fact.bids).map(({ seat, pounds }) => `${telling.name(seat)} ${money(pounds)}`)
      return `Gebote: ${telling.list(bids)}.`
    }
    case 'drew-lots': {
      const lots = fact.drawing.map(({ seat, card }) => `${telling.name(seat)} ${money(cardOf(card).pounds)}`)
      return `Zum Gleichstand gezogen: ${telling.list(lots)}.`
    }
    case 'ranked':
      return `Reihenfolge der Wahl: ${fact.order.map(telling.name).join(', ')}.`
    case 'won':
      return by(fact.seat, 'Kairo erreicht.')
    case 'chose':
      return by(fact.seat, `${printed(fact.card)} genommen.`)
    case 'drew':
      return by(fact.seat, `${tracks(cardOf(fact.card).tracks)} für den Vorrat aufgedeckt.`)
    case 'drew-nothing':
      return 'Es gab keine Karte mehr aufzudecken.'
    case 'passed':
      return by(fact.seat, 'gepasst.')
    case 'crossed': {
      const card = cardOf(fact.card)
      return by(fact.seat, `${the[card.terrain]}${paidWith(telling, fact)} durchquert: +${money(card.pounds)}.`)
    }
    case 'gained-bonus':
      return gained(telling, fact.seat)
    case 'preferred': {
      const from = fact.from === 'pile' ? 'vom Stapel' : 'von der Ablage'
      return spoken(
        telling,
        fact.seat,
        `Deine Bonuskarten kommen jetzt ${from}.`,
        name => `${name} nimmt Bonuskarten jetzt ${from}.`,
      )
    }
    case 'reshuffled':
      return {
        discards: 'Die Ablage wurde zum neuen Stapel gemischt.',
        bonuses: 'Die Bonuskarten wurden zum neuen Stapel gemischt; Marken stehen für sie.',
        stock: 'Der Vorrat wurde zum neuen Stapel gemischt.',
      }[fact.from]
    case 'entered': {
      const { seat, entry } = fact
      switch (entry.kind) {
        case 'bid':
          return by(seat, `${money(entry.pounds)} geboten.`)
        case 'coin':
          return by(seat, `zum Gleichstand ${money(entry.coin)} gezogen.`)
        case 'took':
          return by(seat, `${landscape(entry.card)} genommen.`)
        case 'stock':
          return by(seat, `${tracks(entry.tracks)} für den Vorrat aufgedeckt.`)
        case 'pass':
          return by(seat, 'gepasst.')
        case 'crossed': {
          const rivers = entry.rivers.map(other => ` ${gained(telling, other)}`)
          return (
            by(seat, `eine Landschaft${paidWith(telling, entry)} durchquert: +${money(entry.coin)}.`) + rivers.join('')
          )
        }
        case 'built':
          return by(seat, `die nächste Landschaft${paidWith(telling, entry)} durchquert.`)
        case 'depth':
          return entry.depth === 'full' ? 'Das Blatt führt jetzt jede Karte.' : 'Das Blatt führt jetzt nur das Geld.'
        case 'stands':
          return spoken(
            telling,
            seat,
            `Vor deiner Lokomotive: ${telling.list(entry.lane.map(landscape))}.`,
            name => `Vor der Lokomotive von ${name}: ${telling.list(entry.lane.map(landscape))}.`,
          )
      }
    }
  }
}

const eighths = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte']
const card = (id: number) => {
  const { terrain: kind, tracks: n, pounds } = cardOf(id)
  return `${terrain[kind]}, ${tracks(tracksNeeded[kind])} nötig, ${tracks(n)} darauf, ${money(pounds)}`
}

const same = (at: unknown) => {
  const { terrain: kind, coin } = at as Landscape
  return `${terrain[kind]} ${money(coin)}`
}
const refused: GameWords['refused'] = {
  'over-capital': ({ at }) => `Ein Gebot ist höchstens das Kapital: ${money(proof(at, 'capital'))}.`,
  'too-few-bonuses': ({ at }) => `Es sind nur ${bonuses(proof(at, 'held'))} da.`,
  'more-than-needed': ({ at }) => `Das ist zu viel: Es fehlen nur ${tracks(proof(at, 'missing'))}.`,
  'too-few-tracks': ({ at }) =>
    `Noch fehlen ${tracks(proof(at, 'missing') - proof(at, 'given'))}. Leg welche dazu oder passe.`,
  'too-little-capital': ({ at }) =>
    `Das kostet ${money(proof(at, 'price'))}; da sind ${money(proof(at, 'capital'))}. Die Münze kommt erst danach.`,
  nonsense: () => 'Diesen Zug kennt das Spiel nicht. Sieh noch einmal hin.',
  'game-over': () => 'Das Spiel ist aus.',
  'not-your-turn': () => 'Du bist noch nicht dran.',
  'no-auction-now': () => 'Gerade läuft keine Versteigerung.',
  'already-sealed': () => 'Dein Gebot ist versiegelt. Nimm es zurück, um es zu ändern.',
  'nothing-to-choose': () => 'Gerade ist keine Landschaft zu nehmen.',
  'not-on-offer': () => 'Diese Landschaft ist weg. Wähle eine andere.',
  'not-building-now': () => 'Gerade wird nicht gebaut.',
  'already-drawn': () => 'Die Karte ist schon aufgedeckt.',
  'draw-first': () => 'Decke zuerst eine Karte auf.',
  'nothing-to-cross': () => 'Vor deiner Lokomotive liegt keine Landschaft.',
  'pile-only': () => 'An diesem Tisch kommen Bonuskarten vom Stapel.',
  'already-preferred': () => 'Deine Bonuskarten kommen schon von dort.',
  'no-tie-now': () => 'Gerade ist kein Gleichstand zu lösen.',
  'not-tied': () => 'Dieser Platz hat keinen Gleichstand.',
  'not-between-auctions': () => 'Es sind schon Gebote versiegelt. Ändere das vor der nächsten Versteigerung.',
  'not-asked': () => 'Danach ist gerade nicht gefragt.',
  'same-card-twice': ({ at }) => `${same(at)} steht schon auf dem Blatt. Gibt es die Karte zweimal?`,
  'builder-gains-none': () => 'Wer baut, bekommt keine Bonuskarte.',
  'no-such-seat': () => 'Diesen Platz gibt es nicht.',
  'no-bonus-at-the-end': () => 'Die achte Landschaft gewinnt sofort: Kein Fluss bringt mehr etwas.',
  'sixth-bonus': ({ at }, { name }) => `${name(proof(at, 'seat'))} hat schon fünf Bonuskarten. Mehr geht nicht.`,
  'other-depth': () => 'Das Blatt wird jetzt anders geführt. Sieh noch einmal hin.',
  'same-depth': () => 'So wird das Blatt schon geführt.',
  'lane-length': ({ at }) =>
    `Dort ${proof(at, 'stand') === 1 ? 'liegt' : 'liegen'} ${count(proof(at, 'stand'), 'Landschaft', 'Landschaften')}; trag jede ein.`,
}

const won = (standings: readonly Standing[], telling: Telling): string => {
  const first = standings.filter(standing => standing.place === 1).map(({ seat }) => seat)
  const names = telling.list(first.map(telling.name))
  return first.length === 1 && first[0] === telling.you
    ? 'Du bist in Kairo: alle acht Landschaften durchquert.'
    : `${names} ${first.length === 1 ? 'ist' : 'sind'} in Kairo: alle acht Landschaften durchquert.`
}

const changed = (before: AnyView, after: AnyView, telling: Telling): string[] =>
  compared(
    before,
    after,
    (seat, what, from, to) => {
      const label = { capital: 'Kapital', crossed: 'Landschaften', bonuses: 'Bonuskarten', bid: 'Gebot' }[what]
      const figure = (n: number) => (what === 'capital' || what === 'bid' ? money(n) : String(n))
      return `${telling.name(seat)}: ${label} ${figure(from)} → ${figure(to)}`
    },
    seat => spoken(telling, seat, 'Du wärst dran.', name => `${name} wäre dran.`),
  )

export default {
  title: 'Vom Kap bis Kairo',
  tagline: 'Ersteigere Landschaften, lege Gleise, sei zuerst durch acht davon.',
  modes: {
    digital: 'Das ganze Spiel auf euren Bildschirmen: Karten, Gebote, Züge.',
    companion: 'Ihr spielt mit der Schachtel; die Telefone versiegeln die Gebote und führen das Blatt.',
  },
  colours: { blue: 'Blau', red: 'Rot', yellow: 'Gelb', green: 'Grün' },
  options: {
    bonusFrom: {
      label: 'Bonuskarten',
      sentence: 'Woher die Bonuskarten kommen, die ein Fluss bringt.',
      values: { choice: 'Jeder Platz wählt: Stapel oder Ablage', pile: 'Immer vom Stapel' },
    },
    depth: {
      label: 'Was das Blatt führt',
      sentence: 'Wird jede Karte eingetippt, rechnet das Blatt Gleise, Zahlungen und Flüsse aus.',
      values: { ledger: 'Geld: Gebote, Münzen, Bonuskarten', full: 'Jede Karte, mit Gleisen und Flüssen' },
    },
  },
  standing: { crossed: 'durchquerte Landschaften' },
  refused,
  won,
  told,
  changed,

  money,
  tracks,
  bonuses,
  terrain,
  landscape,
  card,
  need: (n: number) => `${tracks(n)} nötig`,
  ofEight: (n: number) => `${n} von 8`,
  crossed: (n: number) => `${n} von 8 durchquert`,
  lane: (crossed: number, waiting: readonly Terrain[]) =>
    `${crossed} von 8 durchquert${waiting.length ? `; davor: ${waiting.map(kind => terrain[kind]).join(', ')}` : ''}`,
  cape: 'Kap',
  cairo: 'Kairo',
  capital: 'Kapital',
  bid: 'Gebot',
  after: 'danach',
  offer: 'Im Angebot',
  players: 'Am Tisch',

  auction: {
    doNow: 'Biete verdeckt um die erste Wahl.',
    note: (n: number) => `Versteigerung ${n} von 8. Das höchste Gebot wählt zuerst; alle zahlen.`,
    watching: 'Die Gebote werden versiegelt.',
    sealed: 'Dein Gebot ist versiegelt.',
    waitingFor: (names: string) => `Noch offen: ${names}.`,
    takeBack: 'Bis zum letzten Siegel kannst du es zurücknehmen.',
    yourBid: 'Dein Gebot',
    seal: (pounds?: number) => (pounds === undefined ? 'Versiegeln' : `${money(pounds)} siegeln`),
    typeFirst: 'Erst tippen.',
    over: (capital: number) => `Du hast ${money(capital)}.`,
    zero: `${money(0)} bieten`,
    remove: 'Letzte Ziffer löschen',
    keypad: 'Ziffern deines Gebots',
    peek: 'Halten zum Ansehen',
    bidIs: (pounds: number) => `Du bietest ${money(pounds)}.`,
  },
  choosing: {
    doNow: 'Wähle eine Landschaft.',
    other: (name: string, place: number) => `${name} hat ${choice(place)}.`,
    note: (place: number) => `Du hast ${choice(place)}. Alle haben gezahlt.`,
    paid: 'Alle haben ihr Gebot gezahlt.',
    order: 'Reihenfolge der Wahl',
    toTake: (n: number) => (n === 1 ? 'Eine Landschaft im Angebot' : `${n} Landschaften im Angebot`),
    take: (id: number) => `Nimm ${card(id)}`,
    chooses: (name: string) => `${name} wählt.`,
    tie: (pounds: number) => `Gleichstand bei ${money(pounds)}.`,
    byCapital: (capitals: string) => `Das kleinere Kapital geht vor: ${capitals}.`,
    byCoin: (coins: string) => `Gleiches Kapital, also wurde gezogen: ${coins}.`,
    mustDraw: (names: string) => `Gleiches Kapital: ${names} ziehen je eine Karte.`,
    inTurn: (coins: readonly number[]) => coins.map(money).join(', dann '),
  },
  building: {
    draw: 'Decke eine Karte für den Vorrat auf.',
    drawButton: 'Karte aufdecken',
    drawNote: 'Was aufgedeckt ist, bleibt: Das ist nicht zurückzunehmen.',
    cross: (kind: Terrain) => `Durchquere ${the[kind]} oder passe.`,
    short: (n: number) => (n === 1 ? '1 Gleis fehlt: Du passt.' : `${tracks(n)} fehlen: Du passt.`),
    other: (name: string) => `${name} baut oder passt.`,
    otherDraws: (name: string) => `${name} deckt eine Karte auf.`,
    have: (n: number) => `Du hast ${n}:`,
    there: (n: number) => `${n} sind da:`,
    from: { lane: (n: number) => `Strecke ${n}`, stock: (n: number) => `Vorrat ${n}` },
    payFor: (n: number) =>
      n === 0 ? 'Nichts zu zahlen' : n === 1 ? 'Zahle das fehlende Gleis' : `Zahle die ${n} fehlenden Gleise`,
    capitalAfter: 'Kapital danach',
    way: (bonus: number, bought: number) =>
      [...(bonus ? [bonuses(bonus)] : []), ...(bought ? [money(bought * 10)] : [])].join(' und ') ||
      'Die Gleise reichen',
    build: (bonus: number, bought: number) => {
      if (bonus && bought) return `Bauen: ${bonus}\u00a0+\u00a0${money(bought * 10)}`
      if (bonus) return `Bauen mit ${count(bonus, 'Bonus', 'Boni')}`
      return bought ? `Bauen für ${money(bought * 10)}` : 'Bauen'
    },
    pass: 'Passen',
    cannot: 'Bonuskarten und Kapital reichen nicht: Es bleibt nur zu passen.',
    river: (names: string, many: boolean) =>
      `${names}, am Fluss, ${many ? 'bekommen' : 'bekommt'} eine Bonuskarte, wenn du baust.`,
    riverOf: (names: string, many: boolean, builder: string) =>
      `${names}, am Fluss, ${many ? 'bekommen' : 'bekommt'} eine Bonuskarte, wenn ${builder} baut.`,
    stock: 'Vorrat',
    empty: 'leer',
    pile: (n: number) => `Stapel ${n}`,
    discards: (n: number) => `Ablage ${n}`,
    considers: (name: string) => `${name} überlegt.`,
    others: 'Die anderen',
    gains: (builder: string) => `Fluss: +1, wenn ${builder} baut`,
    ofAll: 'von 8',
    afterAuction: (n: number) => `Nach Versteigerung ${n} von 8`,
  },
  prefer: {
    label: 'Deine Bonuskarten kommen',
    pile: 'vom Stapel',
    discard: 'von der Ablage',
  },
  over: 'Die Linie ist durchgehend.',
  sheet: {
    doNow: (n: number) => `Biete auf die ${eighths[n - 1]} Landschaft.`,
    watching: 'Die Gebote werden versiegelt.',
    ledger: 'Dein Blatt',
    ledgerOf: (name: string) => `Blatt von ${name}`,
    gain: (pounds: number, kind?: Terrain) => `${kind ? `${terrain[kind]} ` : ''}+${pounds}`,
    spent: (pounds: number) => `−${pounds} Gleise`,
    now: 'jetzt',
    drawing: 'Zieh eine Karte zum Gleichstand.',
    drawingOther: (names: string) => `Zum Gleichstand ziehen: ${names}.`,
    drawingNote: 'Gleiche Gebote, gleiches Kapital: Die höhere Münze geht vor.',
    coinOf: (name: string) => `Gezogene Münze: ${name}`,
    yourCoin: 'Deine gezogene Münze',
    take: 'Nimm eine Landschaft.',
    takes: (name: string) => `${name} nimmt eine Landschaft.`,
    takeNote: 'Tippe Gelände und Gleise; die Münze trägt alles ein.',
    terrain: 'Gelände',
    tracks: 'Gleise darauf',
    coin: 'Münze',
    twice: 'Ja, noch eine',
    stands: 'Was liegt vor deiner Lokomotive?',
    standsOther: (names: string) => `Was liegt vor der Lokomotive? ${names}`,
    standsNote: 'Trag die noch nicht durchquerten Landschaften ein, die nächste zuerst.',
    beforeEngine: (name: string) => `Vor der Lokomotive: ${name}`,
    nth: (n: number) => `Landschaft ${n}`,
    enter: 'Eintragen',
    build: 'Baue oder passe.',
    enterFor: (name: string) => `Du trägst für ${name} ein.`,
    enterCoin: 'Durchquert: Tippe die Münze an',
    bought: 'Gekaufte Gleise',
    bonuses: 'Bonuskarten',
    rivers: 'Am Fluss, bekommt eine Bonuskarte',
    seat: (n: number) => `Platz ${n}`,
    more: (what: string) => `${what}: eins mehr`,
    fewer: (what: string) => `${what}: eins weniger`,
    turnUp: 'Tippe die Gleise der aufgedeckten Karte',
    stockOf: (n: number, cards: number) => `Vorrat: ${tracks(n)} auf ${count(cards, 'Karte', 'Karten')}`,
    needed: 'Nötige Gleise',
    toFull: 'Jede Karte führen',
    toLedger: 'Nur Geld führen',
    depthNow: { ledger: 'Das Blatt führt nur das Geld.', full: 'Das Blatt führt jede Karte.' },
    accounts: 'Alle Blätter',
    auction: (n: number) => `Versteigerung ${n} von 8`,
  },
} satisfies Words
