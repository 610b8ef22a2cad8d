// Cape to Cairo in English, which sets the keys of the other languages.

import { count, did } from '../../../words/grammar/en.ts'
import type { Seat, Standing } from '../../game.ts'
import { codeOf, type Lying } from '../../layout.ts'
import {
  calledIn,
  type Entered,
  type Fields,
  type Figures,
  type LayoutWords,
  type Phrases,
  type RefusalWords,
  type Same,
  spoken,
  type Telling,
} from '../../words.ts'
import type { Depth, Entry, Landscape } from '../rules/entry.ts'
import { cardOf, startCapital, type Terrain, trackPrice, tracksNeeded } from '../rules/pieces.ts'
import type { Code, PlaceCode, SharedCode, SheetCode } from '../rules/points.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Event, Move } from '../rules/state.ts'
import {
  balanceOf,
  bidsOf,
  type Crossed,
  landscapeOf,
  leadOf,
  lotsOf,
  paidIn,
  smallOf,
} from './speech.ts'

const called = calledIn('you')

const money = (pounds: number) => `£${pounds}`
const plus = (pounds: number) => `+\u2060${money(pounds)}` // never on two lines
const tracks = (n: number) => count(n, 'track', 'tracks')
const bonuses = (n: number) => count(n, 'bonus card', 'bonus cards')
const terrain: Record<Terrain, string> = {
  river: 'River',
  mountain: 'Mountain',
  desert: 'Desert',
  village: 'Village',
  savanna: 'Savanna',
}
const landscape = (card: Landscape) =>
  `${terrain[card.terrain]} (${tracks(card.tracks)}, ${money(card.coin)})`
// '2 bonus cards and £10 paid, £3 earned'
const paidFor = (paid: { bonuses: number; bought: number }, pounds: number, say: Telling) => {
  const parts = paidIn(paid, bonuses, money)
  return [...(parts.length ? [`${say.list(parts)} paid`] : []), `${money(pounds)} earned`].join(
    ', ',
  )
}
// ' with 2 …' or nothing
const paidWith = (paid: { bonuses: number; bought: number }, say: Telling) => {
  const parts = paidIn(paid, bonuses, money)
  return parts.length ? ` with ${say.list(parts)}` : ''
}
const gained = (say: Telling, seat: Seat) =>
  spoken(
    say,
    seat,
    'At a river, you gained a bonus card.',
    name => `${name}, at a river, gained a bonus card.`,
  )
const ordinal = (n: number) => ['first', 'second', 'third', 'fourth'][n - 1] ?? `${n}th`
const the: Record<Terrain, string> = {
  river: 'the river',
  mountain: 'the mountain',
  desert: 'the desert',
  village: 'the village',
  savanna: 'the savanna',
}
const offered = (id: number) => `${terrain[cardOf(id).terrain]} ${money(cardOf(id).pounds)}`
const card = (id: number) => {
  const { terrain: kind, tracks: n, pounds } = cardOf(id)
  return `${terrain[kind]}, ${tracks(tracksNeeded[kind])} needed, ${tracks(n)} on it, ${money(pounds)}`
}
const same = ({ terrain: kind, coin }: Landscape) => `${terrain[kind]} ${money(coin)}`

// What proves that a table is not opened from a position: whose it is, and figures.
type Misplaced = { seats: readonly [Seat] } & Figures<'players' | 'owned' | 'most'>

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    auction: (nth: number) => `Auction ${nth} of 8`,
    ends: 'First through eight landscapes wins',
  },
  money,
  tracks,
  bonuses,
  terrain,
  need: (n: number) => `${tracks(n)} needed`,
  ofEight: (n: number) => `${n} of 8`,
  capital: 'Capital',
  bid: 'Bid',
  after: 'After',
  over: 'The line is complete.',

  won: (standings: readonly Standing[], say: Telling): string => {
    const first = standings.find(({ place }) => place === 1)
    if (!first) return ''
    const by = leadOf(standings, 'to')
    return first.seat === say.you
      ? `You win${by}: your line reaches Cairo.`
      : `${say.name(first.seat)} wins${by}: the line reaches Cairo.`
  },

  refused: {
    'over-capital': ({ capital }: Figures<'capital'>) =>
      `A bid is at most your capital: ${money(capital)}.`,
    'too-few-bonuses': ({ held }: Figures<'held'>) =>
      held === 0 ? 'You have no bonus card.' : `You have only ${bonuses(held)}.`,
    'more-than-needed': ({ missing }: Figures<'missing'>) =>
      missing === 0
        ? 'No track is missing: there is nothing to pay for.'
        : `Only ${tracks(missing)} can be paid for here.`,
    'too-few-tracks': ({ missing, given }: Figures<'missing' | 'given'>) =>
      `${tracks(missing - given)} still missing. Add ${missing - given === 1 ? 'it' : 'them'}, or pass.`,
    'too-little-capital': ({ price, capital }: Figures<'price' | 'capital'>) =>
      `That costs ${money(price)}; you have ${money(capital)}. The coin comes only afterwards.`,
    'no-auction-now': 'There is no auction now.',
    'already-sealed': 'Your bid is sealed. Take it back first to change it.',
    'nothing-to-choose': 'There is no landscape to take now.',
    'not-building-now': 'Nobody is building now.',
    'already-drawn': 'The card is drawn already.',
    'draw-first': 'Turn up a card first.',
  } satisfies RefusalWords<SharedCode>,

  auction: {
    doNow: 'Seal your bid: the highest picks first.',
    watching: 'Bids are being sealed.',
    sealed: 'Your bid is sealed.',
    waitingFor: (names: string) => `Waiting for ${names}.`,
    takeBack: 'Until the last seal you can take it back.',
    yourBid: 'Your bid',
    seal: (pounds?: number) => (pounds === undefined ? 'Seal' : `Seal ${money(pounds)}`),
    lastSeal: 'Yours is the last seal: all bids open, and it is final.',
    typeFirst: 'Type a bid.',
    over: (capital: number) => `You have ${money(capital)}.`,
    zero: 'Bid £0',
    remove: 'Delete the last figure',
    keypad: 'Figures of your bid',
    peek: 'Hold to see your bid',
    bidIs: (pounds: number) => `You bid ${money(pounds)}.`,
  },
  choosing: {
    order: 'Order of choice',
    tie: (pounds: number) => `Tie at ${money(pounds)}.`,
    byCapital: (capitals: string) => `The smaller capital goes first: ${capitals}.`,
    byCoin: (coins: string) => `Capitals are equal, so a coin was drawn: ${coins}.`,
    mustDraw: (names: string) => `Capitals are equal: ${names} draw a card.`,
    inTurn: (coins: readonly number[]) => coins.map(money).join(', then '),
  },
  building: {
    draw: 'Turn up a card for the stock.',
    other: (name: string) => `${name} builds or passes.`,
    otherDraws: (name: string) => `${name} turns up a card.`,
    have: (n: number) => `You have ${n}:`,
    there: (n: number) => `${n} laid:`,
    from: { lane: (n: number) => `${n} in the lane`, stock: (n: number) => `${n} in the stock` },
    payFor: (n: number) =>
      n === 0 ? 'Nothing to pay' : `Pay for the ${n === 1 ? 'one' : n} you are short`,
    capitalAfter: 'capital after',
    way: (paid: { bonuses: number; bought: number }, coin: number) =>
      [
        ...(paid.bonuses || paid.bought ? [] : ['Tracks suffice']),
        ...balanceOf(paid, coin, bonuses, money),
      ].join(' · '),
    build: (bonus: number, bought: number) => {
      if (bonus && bought)
        return `Build: ${count(bonus, 'bonus', 'bonuses')} + ${money(bought * trackPrice)}`
      if (bonus) return `Build with ${count(bonus, 'bonus', 'bonuses')}`
      return bought ? `Build for ${money(bought * trackPrice)}` : 'Build'
    },
    pass: 'Pass',
    cannot: 'Your bonus cards and your capital are not enough: you can only pass.',
    // Whoever stands before a river; `names`: of the others, perhaps of nobody.
    river: (names: string, many: boolean) =>
      `${names} ${many ? 'each gain' : 'gains'} a bonus card if you build (river).`,
    riverOf: (names: string, many: boolean, builder: string) =>
      `${names} ${many ? 'each gain' : 'gains'} a bonus card if ${builder} builds (river).`,
    riverYours: (names: string, builder: string) =>
      names
        ? `You and ${names} each gain a bonus card if ${builder} builds (river).`
        : `You gain a bonus card if ${builder} builds (river).`,
  },
}

export const board = {
  card,

  told: {
    opened: `Everyone starts with ${money(startCapital)}.`,
    dealt: ({ cards }, say) => `New auction: ${say.list(cards.map(offered))}.`,
    bid: ({ seat, pounds }, say) =>
      did(say, seat, `sealed ${pounds === undefined ? 'a bid' : money(pounds)}.`),
    'drew-lots': ({ drawing }, say) => `Drawn for the tie: ${lotsOf(drawing, say, money, called)}.`,
    ranked: ({ order }, say) =>
      `Order of choice: ${order.map(seat => called(say, seat)).join(', ')}.`,
    won: ({ seat }, say) => did(say, seat, 'reached Cairo and won.'),
    chose: ({ seat, card }, say) => did(say, seat, `took ${landscape(landscapeOf(card))}.`),
    drew: ({ seat, card }, say) =>
      did(say, seat, `turned up ${tracks(cardOf(card).tracks)} for the stock.`),
    'drew-nothing': 'No card was left to turn up.',
    passed: ({ seat }, say) => did(say, seat, 'passed.'),
    crossed: ({ seat, card, ...paid }, say) => {
      const { terrain: kind, pounds } = cardOf(card)
      return did(say, seat, `crossed ${the[kind]}: ${paidFor(paid, pounds, say)}.`)
    },
    'gained-bonus': ({ seat }, say) => gained(say, seat),
    preferred: ({ seat, from }, say) => {
      const where = from === 'pile' ? 'the pile' : 'the discards'
      return spoken(
        say,
        seat,
        `Your bonus cards now come from ${where}.`,
        name => `${name} now takes bonus cards from ${where}.`,
      )
    },
    reshuffled: ({ from }) =>
      ({
        discards: 'The discards were shuffled into a new pile.',
        bonuses: 'The bonus cards were shuffled into a new pile; counters stand for them.',
        stock: 'The stock was shuffled into a new pile.',
      })[from],
    revealed: ({ bids }, say) => `Bids: ${bidsOf(bids, say, money, called)}.`,
  } satisfies Phrases<Event>,

  refused: {
    nonsense: 'The game knows no such move. Look again, then decide.',
    'not-on-offer': 'This landscape is gone. Choose another.',
    'nothing-to-cross': 'There is no landscape before your engine.',
    'pile-only': 'At this table bonus cards come from the pile.',
    'already-preferred': 'Your bonus cards come from there already.',
  } satisfies RefusalWords<Exclude<Code, SharedCode>>,

  lane: (crossed: number, waiting: readonly Terrain[]) =>
    `${crossed} of 8 crossed${waiting.length ? `; waiting: ${waiting.map(kind => terrain[kind]).join(', ')}` : ''}`,
  laneHas: (n: number) => `lane ${tracks(n)}`,
  cape: 'Cape',
  cairo: 'Cairo',
  offer: 'On offer',
  coach: {
    goal: 'Bid to be first through eight landscapes. Money left over is worth nothing.',
    bid: 'Everyone pays their bid. The highest chooses and builds first; £0 is allowed.',
    choose: 'Tracks on a card count for every landscape in your lane, as long as it stands there.',
    pay: 'A missing track costs £10 or a bonus card. Your money must last for eight landscapes.',
    pass: 'Pass, and the next player gets the stock as it is, with one card more.',
  },
  prefer: { label: 'Your bonus cards come from', pile: 'the pile', discard: 'the discards' },
  auction: {
    askHint: 'Tap a landscape: what would it need?',
    would: (kind: Terrain, need: number, lane: number) =>
      `${terrain[kind]}: ${need} needed. With it your lane has ${lane}.`,
    note: (n: number) => `Auction ${n} of 8. Everyone pays their bid.`,
  },
  choosing: {
    pickFirst: 'Tap a landscape',
    doNow: 'Choose a landscape.',
    other: (name: string, place: number) => `${name} chooses ${ordinal(place)}.`,
    note: (place: number) => `You choose ${ordinal(place)}. Everyone has paid.`,
    paid: 'Everyone has paid the bid.',
    toTake: (n: number) => (n === 1 ? 'One landscape to take' : `${n} landscapes to take`),
    take: (name: string) => `Take ${name}`,
    chooses: (name: string) => `${name} is choosing.`,
  },
  building: {
    crosses: (kind: Terrain, seat: Seat, say: Telling) =>
      spoken(say, seat, `You cross ${the[kind]}.`, name => `${name} crosses ${the[kind]}.`),
    goOn: 'Go on',
    drawButton: 'Turn up a card',
    drawNote: 'A card turned up stays: this cannot be taken back.',
    cross: (kind: Terrain) => `Cross ${the[kind]}, or pass.`,
    short: (n: number) => `${tracks(n)} short: you pass.`,
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
}

export const sheet = {
  told: {
    opened: `Everyone starts with ${money(startCapital)}.`,
    sealed: ({ seat }, say) => did(say, seat, 'sealed a bid.'),
    revealed: 'All bids are open.',
    entered: {
      bid: ({ seat, pounds }, say) => did(say, seat, `bid ${money(pounds)}.`),
      coin: ({ seat, coin }, say) => did(say, seat, `drew a coin of ${money(coin)} for the tie.`),
      took: ({ seat, card }, say) => did(say, seat, `took ${landscape(card)}.`),
      stocked: ({ seat, tracks: n }, say) =>
        did(say, seat, `built with ${tracks(n)} in the stock.`),
      stock: ({ seat, tracks: n }, say) => did(say, seat, `turned up ${tracks(n)} for the stock.`),
      pass: ({ seat }, say) => did(say, seat, 'passed.'),
      crossed: ({ seat, coin, rivers, ...paid }, say) => {
        const crossing = did(say, seat, `crossed a landscape: ${paidFor(paid, coin, say)}.`)
        return [crossing, ...rivers.map(other => gained(say, other))].join(' ')
      },
      built: ({ seat, terrain: kind, ...paid }: Crossed, say) =>
        did(say, seat, `crossed ${kind ? the[kind] : 'the next landscape'}${paidWith(paid, say)}.`),
      depth: ({ depth }) =>
        depth === 'full' ? 'The sheet now keeps every card.' : 'The sheet now keeps money only.',
      stands: ({ seat, lane }, say) => {
        const cards = say.list(lane.map(landscape))
        return spoken(
          say,
          seat,
          `Before your engine: ${cards}.`,
          name => `Before ${name}’s engine: ${cards}.`,
        )
      },
    },
  } satisfies Entered<Entry>,

  refused: {
    'no-tie-now': 'There is no tie to draw for now.',
    'not-tied': 'This seat is not part of the tie.',
    'not-between-auctions': 'Bids are sealed already. Change this before the next auction.',
    'not-asked': 'Nobody asks for this now.',
    'same-card-twice': (at: Landscape) => `${same(at)} has been entered before. Are there two?`,
    'builder-gains-none': 'The builder gains no bonus card.',
    'no-bonus-at-the-end': 'The eighth crossing wins at once: no river brings anything any more.',
    'sixth-bonus': ({ seats: [seat] }: { seats: readonly [Seat] }, say: Telling) =>
      `${say.name(seat)} holds five bonus cards already. No more.`,
    'other-depth': 'The sheet is kept differently now. Look again.',
    'same-depth': 'The sheet is kept like that already.',
    'lane-length': ({ stand }: Figures<'stand'>) =>
      `${count(stand, 'landscape stands', 'landscapes stand')} there; enter each.`,
  } satisfies RefusalWords<Exclude<SheetCode, SharedCode>>,

  first: {
    ledger: 'Your sheet',
    toFull: 'Keep every card',
    toLedger: 'Keep money only',
    depthNow: { ledger: 'The sheet keeps money only.', full: 'The sheet keeps every card.' },
    accounts: 'All sheets',
  },
  sheet: {
    stockNow: 'Tracks in the stock now',
    enough: (n: number) => `With ${n} or more you cross at once.`,
    buys: 'What is missing is bought: a tap crosses.',
    buildOwn: {
      ledger: 'Crossed? Tap your coin.',
      full: 'Building? Enter the tracks in the stock.',
    },
    ledgerOf: (name: string) => `Sheet of ${name}`,
    gain: (pounds: number, kind?: Terrain) =>
      `+${pounds}${kind ? ` ${terrain[kind].toLowerCase()}` : ''}`,
    spent: (pounds: number) => `−${pounds} for tracks`,
    now: 'now',
    drawing: 'Draw a card for the tie.',
    drawingOther: (names: string) => `${names} draw for the tie.`,
    drawingNote: 'Equal bids, equal capitals: the higher coin goes first.',
    coinOf: (name: string) => `Coin drawn by ${name}`,
    yourCoin: 'The coin you drew',
    take: 'Take a landscape.',
    takes: (name: string) => `${name} takes a landscape.`,
    takeAll: 'Everybody takes a landscape.',
    coinEnters: 'Tap the coin to enter it all',
    terrain: 'Terrain',
    tracks: 'Tracks on it',
    coin: 'Coin',
    afterPaying: (paid: { bonuses: number; bought: number }) =>
      `after ${paidIn(paid, bonuses, money).join(' and ')} for tracks`,
    twice: 'Yes, a second one',
    stands: 'What stands before your engine?',
    standsOther: (names: string) => `${names}: what stands before the engine?`,
    standsNote: 'Enter the landscapes not crossed yet, the next one first.',
    beforeEngine: (name: string) => `Before ${name}’s engine`,
    nth: (n: number) => `Landscape ${n}`,
    enter: 'Enter',
    build: 'Build or pass.',
    bought: 'Tracks bought',
    bonuses: 'Bonus cards spent',
    rivers: 'At a river, gains a bonus',
    needed: 'Tracks needed',
    auction: (n: number) => `Auction ${n} of 8`,
  },
}

export const moves = {
  board: {
    bid: ({ pounds }) => `Bid ${money(pounds)}`,
    choose: ({ card }) => `Take ${landscape(landscapeOf(card))}`,
    draw: 'Turn up a card',
    build: (paid, say) => `Build${paidWith(paid, say)}`,
    pass: 'Pass',
    prefer: ({ from }) => `Bonus cards from ${from === 'pile' ? 'the pile' : 'the discards'}`,
  } satisfies Phrases<Move>,
  sheet: {
    bid: ({ pounds }) => `Bid ${money(pounds)}`,
    coin: ({ coin }) => `Coin drawn: ${money(coin)}`,
    took: ({ card }) => `Take ${landscape(card)}`,
    stocked: ({ tracks: n }) => `Tracks in the stock: ${n}`,
    stock: ({ tracks: n }) => `Turned up: ${tracks(n)}`,
    pass: 'Pass',
    crossed: ({ coin, ...paid }, say) => `Crossed${paidWith(paid, say)}: ${plus(coin)}`,
    built: (paid, say) => `Crossed the next landscape${paidWith(paid, say)}`,
    depth: ({ depth }) => (depth === 'full' ? 'Keep every card' : 'Keep money only'),
    stands: ({ lane }, say) => `Before the engine: ${say.list(lane.map(landscape))}`,
  } satisfies Phrases<Entry>,
}

// Cards turned up and passes in a row, told in one sentence.
const small = (facts: Parameters<typeof smallOf>[0], say: Telling): string => {
  const sum = smallOf(facts, say)
  if (!sum) return ''
  const { passed, tracks: n } = sum
  return [
    ...(passed ? [`${passed} passed.`] : []),
    ...(n > 0 || !passed ? [`${tracks(n)} into the stock.`] : []),
  ].join(' ')
}

// How often the bot won in the games it thought through.
const win = (chance: number) => `you win about ${chance} of 100 such games`
export const pages = {
  title: 'Cape to Cairo',
  tagline: 'Bid for landscapes, lay the tracks, be first through eight of them.',
  modes: {
    digital: 'The whole game on your screens: cards, bids, trains.',
    companion: 'You play with the box; phones seal the bids and keep the sheet.',
  },
  options: {
    bonusFrom: {
      label: 'Bonus cards',
      sentence: 'Where the bonus cards come from that a river brings.',
      values: { choice: 'Each player chooses: pile or discards', pile: 'Always from the pile' },
    },
    depth: {
      label: 'What the sheet keeps',
      sentence: 'With every card typed in, the sheet works out tracks, payments and rivers.',
      values: {
        ledger: 'Money: bids, coins, bonus cards',
        full: 'Every card, with tracks and rivers',
      },
    },
  },
  reasons: {
    mixes: ({ most }: Figures<'most'>) =>
      `Above ${money(most)} you would pay too much. Vary your bids, so that nobody can guess.`,
    takes: ({ need, tracks: brings, chance }: Figures<'need' | 'tracks' | 'chance'>) =>
      `It needs ${tracks(need)} and brings ${brings}: ${win(chance)}.`,
    draws: 'A card comes first; you decide afterwards.',
    wins: 'It is your eighth landscape: you win.',
    free: ({ chance }: Figures<'chance'>) =>
      `It costs nothing and clears the stock: ${win(chance)}.`,
    spends: ({ short, chance }: Figures<'short' | 'chance'>) =>
      `Pay for ${tracks(short)} now: ${win(chance)}.`,
    saves: ({ chance }: Figures<'chance'>) => `Save your money: ${win(chance)}.`,
    cannot: 'You cannot pay for what is missing.',
  } satisfies Record<Reason, unknown>,
  luck: 'Luck is who begins, and the order of the landscapes.',
  standing: { crossed: 'landscapes crossed' },
  end: {
    left: (pounds: string) => `${pounds} left`,
    toSpare: (pounds: string) => `All eight landscapes crossed, and ${pounds} to spare.`,
    crossed: 'Landscapes crossed',
    start: 'start',
    auction: (n: number) => `auction ${n}`,
    dearest: (name: string, pounds: string, n: number) =>
      `The dearest bid: ${name}, ${pounds} in auction ${n}.`,
    run: (name: string, n: number, after: number) =>
      `${name} crosses ${count(n, 'landscape', 'landscapes')} after auction ${after}.`,
  },
  log: {
    digital: { chapter: { dealt: (n: number) => sheet.sheet.auction(n) }, small },
    companion: {
      chapter: {
        bid: (n: number) => sheet.sheet.auction(n),
        sealed: (n: number) => sheet.sheet.auction(n),
      },
      small,
    },
  },
  layout: {
    areas: {
      offer: 'The offer, left to right',
      stock: 'The stock, turned up',
      crossed: (name: string) => `Crossed by ${name}, backs up`,
      lane: (name: string) => `Still before ${name}, the next one first`,
      money: (name: string) => `Money of ${name}`,
      bonuses: (name: string) => `Bonus cards of ${name}`,
      counters: 'Bonus cards that are only counters',
      discards: 'Discards',
      pile: 'The pile',
      bid: (name: string) => `Sealed bid of ${name}`,
    },
    piece: ({ piece }: Lying) => {
      const [kind, which] = codeOf(piece)
      return kind === 'card'
        ? landscape(landscapeOf(Number(which)))
        : kind === 'pound'
          ? money(1)
          : 'counter'
    },
    group: (piece: string) => {
      const [kind, which] = codeOf(piece)
      return kind === 'card' ? terrain[landscapeOf(Number(which)).terrain] : ''
    },
    refused: {
      'line-complete': ({ seats: [seat] }, say) =>
        `${say.name(seat)} has crossed eight landscapes, or would get a ninth: that game is over.`,
      'offer-short': ({ players }) =>
        `On offer lie ${players} landscapes, one for each player, or none. First let everybody choose.`,
      'stock-cleared': 'At an auction the stock is empty: the crossing before it cleared it.',
      'one-each': ({ seats: [seat], owned, most }, say) =>
        `${say.name(seat)} owns ${count(owned, 'landscape', 'landscapes')}, somebody else ${most}. Each auction gives everyone one.`,
      'none-before': ({ seats: [seat] }, say) =>
        `${say.name(seat)} has no landscape left to cross. Then the next auction comes: lay out its offer.`,
      'more-than-earned': ({ seats: [seat], most }, say) =>
        `${say.name(seat)} has ${money(most)} at most: ${money(startCapital)} and the coins of all that was crossed.`,
      'more-bonuses': ({ seats: [seat], most }, say) =>
        `${say.name(seat)} can have ${bonuses(most)} at most.`,
      'more-counters': 'There are more counters than bonus cards. Each counter stands for one.',
    } satisfies RefusalWords<Exclude<PlaceCode, Code>, Misplaced>,
  } satisfies LayoutWords,
  fields: {
    pounds: [shared.bid, money],
    coin: [sheet.sheet.coin, money],
    terrain: [sheet.sheet.terrain, (kind: Terrain) => terrain[kind]],
    tracks: sheet.sheet.tracks,
    stock: sheet.sheet.stockNow,
    lane: 'Landscape',
    bonuses: sheet.sheet.bonuses,
    bought: sheet.sheet.bought,
    rivers: sheet.sheet.rivers,
    depth: ['What the sheet keeps', (depth: Depth) => sheet.first.depthNow[depth]],
  } satisfies Fields<Entry>,
  figures: {
    bid: 'bid',
    capital: 'capital',
    crossed: 'landscapes crossed',
    bonuses: 'bonus cards',
  },
}

export type Shared = Same<typeof shared>
export type Board = Same<typeof board>
export type BoardWords = Shared & Board
export type Sheet = Same<typeof sheet>
export type SheetWords = Shared & Sheet
export type Moves = Same<typeof moves>
export type Pages = Same<typeof pages>
export type Words = Pages & { moves: Moves; digital: BoardWords; companion: SheetWords }
