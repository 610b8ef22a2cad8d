// Cape to Cairo in English. This file sets the keys that every language must have.
import type { Seat, Standing } from '../../game.ts'
import type { GameWords, Telling } from '../../words.ts'
import { cardOf, type Terrain, tracksNeeded } from '../pieces.ts'
import type { Landscape } from '../sheet.ts'
import { type AnyView, byBid, compared, counting, type Fact, proof, spoken } from './speech.ts'

const count = counting('en')
const money = (pounds: number) => `£${pounds}`
const tracks = (n: number) => count(n, 'track', 'tracks')
const bonuses = (n: number) => count(n, 'bonus card', 'bonus cards')
const ordinal = (n: number) => ['first', 'second', 'third', 'fourth'][n - 1] ?? `${n}th`

const terrain: Record<Terrain, string> = {
  river: 'River',
  mountain: 'Mountain',
  desert: 'Desert',
  village: 'Village',
  savanna: 'Savanna',
}
const the: Record<Terrain, string> = {
  river: 'the river',
  mountain: 'the mountain',
  desert: 'the desert',
  village: 'the village',
  savanna: 'the savanna',
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
// ' with 2 bonus cards and £10', or nothing
const paidWith = (telling: Telling, spent: { bonuses: number; bought: number }) => {
  const parts = [
    ...(spent.bonuses ? [bonuses(spent.bonuses)] : []),
    ...(spent.bought ? [money(spent.bought * 10)] : []),
  ]
  return parts.length ? ` with ${telling.list(parts)}` : ''
}
const gained = (telling: Telling, seat: Seat) =>
  spoken(telling, seat, 'You, at a river, gained a bonus card.', name => `${name}, at a river, gained a bonus card.`)

const told = (fact: Fact, telling: Telling): string | undefined => {
  const by = (seat: Seat, did: string) => spoken(telling, seat, `You ${did}`, name => `${name} ${did}`)
  switch (fact.kind) {
    case 'opened':
      return `Everyone starts with ${money(100)}.`
    case 'dealt':
      return `New auction: ${telling.list(fact.cards.map(offered))}.`
    case 'bid':
      return by(fact.seat, fact.pounds === undefined ? 'sealed a bid.' : `sealed ${money(fact.pounds)}.`)
    case 'sealed':
      return by(fact.seat, 'sealed a bid.')
    case 'revealed': {
      if (!('bids' in fact)) return 'All bids are open.'
      const bids = byBid(fact.bids).map(({ seat, pounds }) => `${telling.name(seat)} ${money(pounds)}`)
      return `Bids: ${telling.list(bids)}.`
    }
    case 'drew-lots': {
      const lots = fact.drawing.map(({ seat, card }) => `${telling.name(seat)} ${money(cardOf(card).pounds)}`)
      return `Drawn for the tie: ${telling.list(lots)}.`
    }
    case 'ranked':
      return `Order of choice: ${fact.order.map(telling.name).join(', ')}.`
    case 'won':
      return by(fact.seat, 'reached Cairo.')
    case 'chose':
      return by(fact.seat, `took ${printed(fact.card)}.`)
    case 'drew':
      return by(fact.seat, `turned up ${tracks(cardOf(fact.card).tracks)} for the stock.`)
    case 'drew-nothing':
      return 'No card was left to turn up.'
    case 'passed':
      return by(fact.seat, 'passed.')
    case 'crossed': {
      const card = cardOf(fact.card)
      return by(fact.seat, `crossed ${the[card.terrain]}${paidWith(telling, fact)}: +${money(card.pounds)}.`)
    }
    case 'gained-bonus':
      return gained(telling, fact.seat)
    case 'preferred': {
      const from = fact.from === 'pile' ? 'the pile' : 'the discards'
      return spoken(
        telling,
        fact.seat,
        `Your bonus cards now come from ${from}.`,
        name => `${name} now takes bonus cards from ${from}.`,
      )
    }
    case 'reshuffled':
      return {
        discards: 'The discards were shuffled into a new pile.',
        bonuses: 'The bonus cards were shuffled into a new pile; counters stand for them.',
        stock: 'The stock was shuffled into a new pile.',
      }[fact.from]
    case 'entered': {
      const { seat, entry } = fact
      switch (entry.kind) {
        case 'bid':
          return by(seat, `bid ${money(entry.pounds)}.`)
        case 'coin':
          return by(seat, `drew a coin of ${money(entry.coin)} for the tie.`)
        case 'took':
          return by(seat, `took ${landscape(entry.card)}.`)
        case 'stock':
          return by(seat, `turned up ${tracks(entry.tracks)} for the stock.`)
        case 'pass':
          return by(seat, 'passed.')
        case 'crossed': {
          const rivers = entry.rivers.map(other => ` ${gained(telling, other)}`)
          return by(seat, `crossed a landscape${paidWith(telling, entry)}: +${money(entry.coin)}.`) + rivers.join('')
        }
        case 'built':
          return by(seat, `crossed the next landscape${paidWith(telling, entry)}.`)
        case 'depth':
          return entry.depth === 'full' ? 'The sheet now keeps every card.' : 'The sheet now keeps money only.'
        case 'stands':
          return spoken(
            telling,
            seat,
            `Before your engine: ${telling.list(entry.lane.map(landscape))}.`,
            name => `Before ${name}’s engine: ${telling.list(entry.lane.map(landscape))}.`,
          )
      }
    }
  }
}

const eighths = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
const card = (id: number) => {
  const { terrain: kind, tracks: n, pounds } = cardOf(id)
  return `${terrain[kind]}, ${tracks(tracksNeeded[kind])} needed, ${tracks(n)} on it, ${money(pounds)}`
}

const same = (at: unknown) => {
  const { terrain: kind, coin } = at as Landscape
  return `${terrain[kind]} ${money(coin)}`
}
const refused: GameWords['refused'] = {
  'over-capital': ({ at }) => `A bid is at most your capital: ${money(proof(at, 'capital'))}.`,
  'too-few-bonuses': ({ at }) => `You hold ${bonuses(proof(at, 'held'))} only.`,
  'more-than-needed': ({ at }) => `That is too much: ${tracks(proof(at, 'missing'))} missing.`,
  'too-few-tracks': ({ at }) =>
    `${tracks(proof(at, 'missing') - proof(at, 'given'))} still missing. Add some, or pass.`,
  'too-little-capital': ({ at }) =>
    `That costs ${money(proof(at, 'price'))}; you have ${money(proof(at, 'capital'))}. The coin comes only afterwards.`,
  nonsense: () => 'The game knows no such move. Look again, then decide.',
  'game-over': () => 'The game is over.',
  'not-your-turn': () => 'It is not your turn yet.',
  'no-auction-now': () => 'There is no auction now.',
  'already-sealed': () => 'Your bid is sealed. Take it back first to change it.',
  'nothing-to-choose': () => 'There is no landscape to take now.',
  'not-on-offer': () => 'This landscape is gone. Choose another.',
  'not-building-now': () => 'Nobody is building now.',
  'already-drawn': () => 'The card is drawn already.',
  'draw-first': () => 'Turn up a card first.',
  'nothing-to-cross': () => 'There is no landscape before your engine.',
  'pile-only': () => 'At this table bonus cards come from the pile.',
  'already-preferred': () => 'Your bonus cards come from there already.',
  'no-tie-now': () => 'There is no tie to draw for now.',
  'not-tied': () => 'This seat is not part of the tie.',
  'not-between-auctions': () => 'Bids are sealed already. Change this before the next auction.',
  'not-asked': () => 'Nobody asks for this now.',
  'same-card-twice': ({ at }) => `${same(at)} has been entered before. Are there two?`,
  'builder-gains-none': () => 'Whoever builds gains no bonus card.',
  'no-such-seat': () => 'There is no such seat.',
  'no-bonus-at-the-end': () => 'The eighth crossing wins at once: no river brings anything any more.',
  'sixth-bonus': ({ at }, { name }) => `${name(proof(at, 'seat'))} holds five bonus cards already. No more.`,
  'other-depth': () => 'The sheet is kept differently now. Look again.',
  'same-depth': () => 'The sheet is kept like that already.',
  'lane-length': ({ at }) => `${count(proof(at, 'stand'), 'landscape stands', 'landscapes stand')} there; enter each.`,
}

const won = (standings: readonly Standing[], telling: Telling): string => {
  const first = standings.filter(standing => standing.place === 1)
  const winner = first[0]
  if (!winner) return ''
  return first.length === 1 && winner.seat === telling.you
    ? `You reach Cairo: all eight landscapes crossed.`
    : `${telling.list(first.map(({ seat }) => telling.name(seat)))} reached Cairo: all eight landscapes crossed.`
}

const changed = (before: AnyView, after: AnyView, telling: Telling): string[] =>
  compared(
    before,
    after,
    (seat, what, from, to) => {
      const label = { capital: 'capital', crossed: 'landscapes crossed', bonuses: 'bonus cards', bid: 'bid' }[what]
      const figure = (n: number) => (what === 'capital' || what === 'bid' ? money(n) : String(n))
      return `${telling.name(seat)}: ${label} ${figure(from)} → ${figure(to)}`
    },
    seat => spoken(telling, seat, 'It would be your turn.', name => `It would be ${name}’s turn.`),
  )

const words = {
  title: 'Cape to Cairo',
  tagline: 'Bid for landscapes, lay the tracks, be first through eight of them.',
  modes: {
    digital: 'The whole game on your screens: cards, bids, trains.',
    companion: 'You play with the box; phones seal the bids and keep the sheet.',
  },
  colours: { blue: 'Blue', red: 'Red', yellow: 'Yellow', green: 'Green' },
  options: {
    bonusFrom: {
      label: 'Bonus cards',
      sentence: 'Where the bonus cards come from that a river brings.',
      values: { choice: 'Each player chooses: pile or discards', pile: 'Always from the pile' },
    },
    depth: {
      label: 'What the sheet keeps',
      sentence: 'With every card typed in, the sheet works out tracks, payments and rivers.',
      values: { ledger: 'Money: bids, coins, bonus cards', full: 'Every card, with tracks and rivers' },
    },
  },
  standing: { crossed: 'landscapes crossed' },
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
  need: (n: number) => `${tracks(n)} needed`,
  ofEight: (n: number) => `${n} of 8`,
  crossed: (n: number) => `${n} of 8 crossed`,
  lane: (crossed: number, waiting: readonly Terrain[]) =>
    `${crossed} of 8 crossed${waiting.length ? `; waiting: ${waiting.map(kind => terrain[kind]).join(', ')}` : ''}`,
  cape: 'Cape',
  cairo: 'Cairo',
  capital: 'Capital',
  bid: 'Bid',
  after: 'After',
  offer: 'On offer',
  players: 'Players',

  auction: {
    doNow: 'Seal a bid for first pick.',
    note: (n: number) => `Auction ${n} of 8. Highest bid chooses first; everyone pays.`,
    watching: 'Bids are being sealed.',
    sealed: 'Your bid is sealed.',
    waitingFor: (names: string) => `Waiting for ${names}.`,
    takeBack: 'Until the last seal you can take it back.',
    yourBid: 'Your bid',
    seal: (pounds?: number) => (pounds === undefined ? 'Seal' : `Seal ${money(pounds)}`),
    typeFirst: 'Type a bid.',
    over: (capital: number) => `You have ${money(capital)}.`,
    zero: 'Bid £0',
    remove: 'Delete the last figure',
    keypad: 'Figures of your bid',
    peek: 'Hold to see your bid',
    bidIs: (pounds: number) => `You bid ${money(pounds)}.`,
  },
  choosing: {
    doNow: 'Choose a landscape.',
    other: (name: string, place: number) => `${name} chooses ${ordinal(place)}.`,
    note: (place: number) => `You choose ${ordinal(place)}. Everyone has paid.`,
    paid: 'Everyone has paid the bid.',
    order: 'Order of choice',
    toTake: (n: number) => (n === 1 ? 'One landscape to take' : `${n} landscapes to take`),
    take: (id: number) => `Take ${card(id)}`,
    chooses: (name: string) => `${name} is choosing.`,
    tie: (pounds: number) => `Tie at ${money(pounds)}.`,
    byCapital: (capitals: string) => `The smaller capital goes first: ${capitals}.`,
    byCoin: (coins: string) => `Capitals are equal, so a coin was drawn: ${coins}.`,
    mustDraw: (names: string) => `Capitals are equal: ${names} draw a card.`,
    inTurn: (coins: readonly number[]) => coins.map(money).join(', then '),
  },
  building: {
    draw: 'Turn up a card for the stock.',
    drawButton: 'Turn up a card',
    drawNote: 'A card turned up stays: this cannot be taken back.',
    cross: (kind: Terrain) => `Cross ${the[kind]}, or pass.`,
    short: (n: number) => `${tracks(n)} short: you pass.`,
    other: (name: string) => `${name} builds or passes.`,
    otherDraws: (name: string) => `${name} turns up a card.`,
    have: (n: number) => `You have ${n}:`,
    there: (n: number) => `${n} there:`,
    from: { lane: (n: number) => `lane ${n}`, stock: (n: number) => `stock ${n}` },
    payFor: (n: number) => (n === 0 ? 'Nothing to pay' : `Pay for the ${n} you are short`),
    capitalAfter: 'capital after',
    way: (bonus: number, bought: number) =>
      [...(bonus ? [bonuses(bonus)] : []), ...(bought ? [money(bought * 10)] : [])].join(' and ') || 'Tracks suffice',
    build: (bonus: number, bought: number) => {
      if (bonus && bought) return `Build: ${bonus}\u00a0+\u00a0${money(bought * 10)}`
      if (bonus) return `Build with ${count(bonus, 'bonus', 'bonuses')}`
      return bought ? `Build for ${money(bought * 10)}` : 'Build'
    },
    pass: 'Pass',
    cannot: 'Bonus cards and capital do not reach: only passing is left.',
    river: (names: string, many: boolean) =>
      `${names}, at a river, ${many ? 'gain' : 'gains'} a bonus card if you build.`,
    riverOf: (names: string, many: boolean, builder: string) =>
      `${names}, at a river, ${many ? 'gain' : 'gains'} a bonus card if ${builder} builds.`,
    stock: 'Stock',
    empty: 'empty',
    pile: (n: number) => `pile ${n}`,
    discards: (n: number) => `discards ${n}`,
    considers: (name: string) => `${name} is considering.`,
    others: 'The others',
    gains: (builder: string) => `river: +1 if ${builder} builds`,
    ofAll: 'of 8',
    afterAuction: (n: number) => `After auction ${n} of 8`,
  },
  prefer: {
    label: 'Your bonus cards come from',
    pile: 'the pile',
    discard: 'the discards',
  },
  over: 'The line is through.',
  sheet: {
    doNow: (n: number) => `Seal your bid for the ${eighths[n - 1]} landscape.`,
    watching: 'Bids are being sealed.',
    ledger: 'Your sheet',
    ledgerOf: (name: string) => `Sheet of ${name}`,
    gain: (pounds: number, kind?: Terrain) => `+${pounds}${kind ? ` ${terrain[kind].toLowerCase()}` : ''}`,
    spent: (pounds: number) => `−${pounds} tracks`,
    now: 'now',
    drawing: 'Draw a card for the tie.',
    drawingOther: (names: string) => `${names} draw for the tie.`,
    drawingNote: 'Equal bids, equal capitals: the higher coin goes first.',
    coinOf: (name: string) => `Coin drawn by ${name}`,
    yourCoin: 'The coin you drew',
    take: 'Take a landscape.',
    takes: (name: string) => `${name} takes a landscape.`,
    takeNote: 'Tap terrain and tracks; the coin enters it.',
    terrain: 'Terrain',
    tracks: 'Tracks on it',
    coin: 'Coin',
    twice: 'Yes, a second one',
    stands: 'What stands before your engine?',
    standsOther: (names: string) => `${names}: what stands before the engine?`,
    standsNote: 'Enter the landscapes not crossed yet, the next one first.',
    beforeEngine: (name: string) => `Before ${name}’s engine`,
    nth: (n: number) => `Landscape ${n}`,
    enter: 'Enter',
    build: 'Build or pass.',
    enterFor: (name: string) => `You are entering for ${name}.`,
    enterCoin: 'Crossed: tap the coin gained',
    bought: 'Tracks bought',
    bonuses: 'Bonus cards spent',
    rivers: 'At a river, gains a bonus',
    seat: (n: number) => `Seat ${n}`,
    more: (what: string) => `${what}: one more`,
    fewer: (what: string) => `${what}: one less`,
    turnUp: 'Tap the tracks of the card turned up',
    stockOf: (n: number, cards: number) => `Stock: ${tracks(n)} on ${count(cards, 'card', 'cards')}`,
    needed: 'Tracks needed',
    toFull: 'Keep every card',
    toLedger: 'Keep money only',
    depthNow: { ledger: 'The sheet keeps money only.', full: 'The sheet keeps every card.' },
    accounts: 'All sheets',
    auction: (n: number) => `Auction ${n} of 8`,
  },
}

export default words
export type Words = typeof words
