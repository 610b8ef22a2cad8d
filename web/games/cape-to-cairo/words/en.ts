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
const moreTracks = (n: number) => count(n, 'more track', 'more tracks')
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
// 'crossed the river, paid 2 bonus cards and £10, and earned £3.'
const crossedFor = (
  what: string,
  paid: { bonuses: number; bought: number },
  pounds: number,
  say: Telling,
) => {
  const parts = paidIn(paid, bonuses, money)
  const paying = parts.length ? `, paid ${say.list(parts)},` : ''
  return `crossed ${what}${paying} and earned ${money(pounds)}.`
}
// ' with 2 …' or nothing
const paidWith = (paid: { bonuses: number; bought: number }, say: Telling) => {
  const parts = paidIn(paid, bonuses, money)
  return parts.length ? ` with ${say.list(parts)}` : ''
}
const gained = (say: Telling, seat: Seat) => did('gained a bonus card at a river.')({ seat }, say)
const ordinal = (n: number) => ['first', 'second', 'third', 'fourth'][n - 1] ?? `${n}th`
const the: Record<Terrain, string> = {
  river: 'the river',
  mountain: 'the mountain',
  desert: 'the desert',
  village: 'the village',
  savanna: 'the savanna',
}
const needed = (n: number) => `${tracks(n)} needed`
// 'River: 10 tracks needed'
const needs = (kind: Terrain, n: number) => `${terrain[kind]}: ${needed(n)}`
const offered = (id: number) => `${terrain[cardOf(id).terrain]} ${money(cardOf(id).pounds)}`
const card = (id: number) => {
  const { terrain: kind, tracks: n, pounds } = cardOf(id)
  return `${terrain[kind]}, ${needed(tracksNeeded[kind])}, ${tracks(n)} on it, ${money(pounds)}`
}
const same = ({ terrain: kind, coin }: Landscape) => `${terrain[kind]} ${money(coin)}`

// What proves that a table is not opened from a position: whose it is, and figures.
type Misplaced = { seats: readonly [Seat] } & Figures<'players' | 'owned' | 'most'>

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    auction: (nth: number) => `Auction ${nth} of 8`,
    ends: 'First to cross 8 landscapes wins',
  },
  money,
  tracks,
  bonuses,
  terrain,
  need: needed,
  needs,
  ofEight: (n: number) => `${n} of 8`,
  capital: 'Capital',
  bid: 'Bid',
  after: 'After',
  over: 'The line to Cairo is finished.',

  won: (standings: readonly Standing[], say: Telling): string => {
    const first = standings.find(({ place }) => place === 1)
    if (!first) return ''
    const by = leadOf(standings, 'to')
    return first.seat === say.you
      ? `You reach Cairo and win${by}.`
      : `${say.name(first.seat)} reaches Cairo and wins${by}.`
  },

  refused: {
    'over-capital': ({ capital }: Figures<'capital'>) =>
      `The capital is ${money(capital)}. Bid that or less.`,
    'too-few-bonuses': ({ held }: Figures<'held'>) =>
      held === 0 ? 'You have no bonus cards.' : `You have only ${bonuses(held)}.`,
    'more-than-needed': ({ missing }: Figures<'missing'>) =>
      missing === 0
        ? 'You have enough tracks. There is nothing to pay for.'
        : `You need only ${moreTracks(missing)}. Pay for no more than that.`,
    'too-few-tracks': ({ missing, given }: Figures<'missing' | 'given'>) =>
      `You still need ${moreTracks(missing - given)}. Pay for ${missing - given === 1 ? 'it' : 'them'}, or pass.`,
    'too-little-capital': ({ price, capital }: Figures<'price' | 'capital'>) =>
      `That costs ${money(price)} and you have ${money(capital)}. You get the coin only after you pay.`,
    'no-auction-now': 'There is no auction now.',
    'already-sealed': 'Your bid is sealed. Undo it first to change it.',
    'nothing-to-choose': 'You cannot take a landscape now.',
    'not-building-now': 'Nobody is building now.',
    'already-drawn': 'A card is already turned up. Build or pass.',
    'draw-first': 'Turn up a card first.',
  } satisfies RefusalWords<SharedCode>,

  auction: {
    doNow: 'Bid. The highest chooses first.',
    watching: 'Everyone is bidding.',
    sealed: 'Your bid is sealed.',
    waitingFor: (names: string) => `Waiting for ${names}.`,
    takeBack: 'You can undo it until the last bid is sealed.',
    yourBid: 'Your bid',
    seal: (pounds?: number) => (pounds === undefined ? 'Seal' : `Seal ${money(pounds)}`),
    lastSeal: 'Yours is the last bid. Sealing it reveals all and is final.',
    typeFirst: 'Type a bid.',
    over: (capital: number) => `You have ${money(capital)}.`,
    zero: 'Bid £0',
    remove: 'Delete the last digit',
    keypad: 'Digits of your bid',
    peek: 'Hold to see it',
    bidIs: (pounds: number) => `You bid ${money(pounds)}.`,
  },
  choosing: {
    order: 'Who chooses when',
    tie: (pounds: number) => `Tie at ${money(pounds)}.`,
    byCapital: (capitals: string) => `The smaller capital goes first: ${capitals}.`,
    byCoin: (coins: string) => `Capital is equal too. Coins drawn: ${coins}.`,
    mustDraw: (names: string) => `Capital is equal too. ${names} each draw a card.`,
    inTurn: (coins: readonly number[]) => coins.map(money).join(', then '),
  },
  building: {
    draw: 'Turn up a card for the stock.',
    other: (name: string) => `${name} builds or passes.`,
    otherDraws: (name: string) => `${name} turns up a card.`,
    have: (n: number) => `You have ${n}:`,
    there: (n: number) => `${n} in all:`,
    from: { lane: (n: number) => `${n} in the lane`, stock: (n: number) => `${n} in the stock` },
    payFor: (n: number) =>
      n === 0
        ? 'Nothing to pay'
        : n === 1
          ? 'Pay for the missing track'
          : `Pay for the ${n} missing tracks`,
    capitalAfter: 'capital after',
    way: (paid: { bonuses: number; bought: number }, coin: number) =>
      [
        ...(paid.bonuses || paid.bought ? [] : ['Enough tracks']),
        ...balanceOf(paid, coin, bonuses, money),
      ].join(' · '),
    build: (bonus: number, bought: number) => {
      if (bonus && bought)
        return `Build: ${count(bonus, 'bonus', 'bonuses')} + ${money(bought * trackPrice)}`
      if (bonus) return `Build with ${count(bonus, 'bonus', 'bonuses')}`
      return bought ? `Build for ${money(bought * trackPrice)}` : 'Build'
    },
    pass: 'Pass',
    cannot: 'Your bonus cards and capital are not enough. Pass.',
    // Whose next landscape is a river; `names`: of the others, perhaps of nobody.
    river: (names: string, many: boolean) =>
      `At a river, ${names} ${many ? 'each gain' : 'gains'} a bonus card if you build.`,
    riverOf: (names: string, many: boolean, builder: string) =>
      `At a river, ${names} ${many ? 'each gain' : 'gains'} a bonus card if ${builder} builds.`,
    riverYours: (names: string, builder: string) =>
      names
        ? `At a river, you and ${names} each gain a bonus card if ${builder} builds.`
        : `At a river, you gain a bonus card if ${builder} builds.`,
  },
}

export const board = {
  card,

  told: {
    opened: `Everyone started with ${money(startCapital)}.`,
    dealt: ({ cards }, say) => `A new auction began: ${say.list(cards.map(offered))}.`,
    bid: ({ seat, pounds }, say) =>
      did(`sealed a bid${pounds === undefined ? '' : ` of ${money(pounds)}`}.`)({ seat }, say),
    'drew-lots': ({ drawing }, say) =>
      `Coins drawn for the tie: ${lotsOf(drawing, say, money, called)}.`,
    ranked: ({ order }, say) =>
      `Everyone chooses in this order: ${order.map(seat => called(say, seat)).join(', ')}.`,
    won: did('reached Cairo and won.'),
    chose: ({ seat, card }, say) => did(`took ${landscape(landscapeOf(card))}.`)({ seat }, say),
    drew: ({ seat, card }, say) =>
      did(`turned up ${tracks(cardOf(card).tracks)} for the stock.`)({ seat }, say),
    'drew-nothing': 'No card was left to turn up.',
    passed: did('passed.'),
    crossed: ({ seat, card, ...paid }, say) => {
      const { terrain: kind, pounds } = cardOf(card)
      return did(crossedFor(the[kind], paid, pounds, say))({ seat }, say)
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
        bonuses: 'The bonus cards were shuffled into a new pile. Counters replace them.',
        stock: 'The stock was shuffled into a new pile.',
      })[from],
    revealed: ({ bids }, say) => `The bids were ${bidsOf(bids, say, money, called)}.`,
  } satisfies Phrases<Event>,

  refused: {
    nonsense: 'This game has no such move. Look at the table, then try again.',
    'not-on-offer': 'This landscape is gone. Choose another.',
    'nothing-to-cross': 'There is no landscape in front of your engine.',
    'pile-only': 'At this table bonus cards come from the pile.',
    'already-preferred': 'Your bonus cards already come from there.',
  } satisfies RefusalWords<Exclude<Code, SharedCode>>,

  lane: (crossed: number, waiting: readonly Terrain[]) =>
    `${crossed} of 8 crossed${waiting.length ? `; next: ${waiting.map(kind => terrain[kind]).join(', ')}` : ''}`,
  laneHas: (n: number) => `lane: ${tracks(n)}`,
  cape: 'Cape',
  cairo: 'Cairo',
  offer: 'On offer',
  coach: {
    goal: 'Cross eight landscapes first and you win. Money left at the end is worth nothing.',
    bid: 'Everyone pays their bid. The highest chooses and builds first. You may bid £0.',
    choose:
      'The tracks on every card in your lane count each time you build, until you cross that card.',
    pay: 'Pay £10 or a bonus card for each missing track. Your money must last for eight landscapes.',
    pass: 'If you pass, the next player gets this stock and one more card.',
  },
  prefer: { label: 'Your bonus cards come from', pile: 'the pile', discard: 'the discards' },
  auction: {
    askHint: 'Tap a landscape to see what it needs.',
    would: (kind: Terrain, need: number, lane: number) =>
      `${needs(kind, need)}. With it, your lane has ${lane}.`,
    note: (n: number) => `Auction ${n} of 8. Everyone pays their bid.`,
  },
  choosing: {
    pickFirst: 'Tap a landscape',
    doNow: 'Choose a landscape.',
    other: (name: string, place: number) => `${name} chooses ${ordinal(place)}.`,
    note: (place: number) => `You choose ${ordinal(place)}. Everyone has paid.`,
    paid: 'Everyone has paid their bid.',
    toTake: (n: number) => `${count(n, 'landscape', 'landscapes')} to take`,
    take: (name: string) => `Take ${name}`,
    chooses: (name: string) => `${name} is choosing.`,
  },
  building: {
    crosses: (kind: Terrain, seat: Seat, say: Telling) =>
      spoken(say, seat, `You cross ${the[kind]}.`, name => `${name} crosses ${the[kind]}.`),
    goOn: 'Go on',
    drawButton: 'Turn up a card',
    drawNote: 'You cannot undo turning up a card.',
    cross: (kind: Terrain) => `Cross ${the[kind]}, or pass.`,
    short: (n: number) => `You need ${moreTracks(n)}. Pass.`,
    stock: 'Stock',
    empty: 'empty',
    pile: (n: number) => `pile ${n}`,
    discards: (n: number) => `discards ${n}`,
    considers: (name: string) => `${name} is thinking.`,
    others: 'The others',
    gains: (builder: string) => `+1 bonus if ${builder} builds`,
    ofAll: 'of 8',
    afterAuction: (n: number) => `After auction ${n} of 8`,
  },
}

export const sheet = {
  told: {
    opened: `Everyone started with ${money(startCapital)}.`,
    sealed: did('sealed a bid.'),
    revealed: 'All bids were revealed.',
    entered: {
      bid: ({ seat, pounds }, say) => did(`bid ${money(pounds)}.`)({ seat }, say),
      coin: ({ seat, coin }, say) =>
        did(`drew a coin of ${money(coin)} for the tie.`)({ seat }, say),
      took: ({ seat, card }, say) => did(`took ${landscape(card)}.`)({ seat }, say),
      stocked: ({ seat, tracks: n }, say) => did(`built with ${n} in the stock.`)({ seat }, say),
      stock: ({ seat, tracks: n }, say) =>
        did(`turned up ${tracks(n)} for the stock.`)({ seat }, say),
      pass: did('passed.'),
      crossed: ({ seat, coin, rivers, ...paid }, say) => {
        const crossing = did(crossedFor('a landscape', paid, coin, say))({ seat }, say)
        return [crossing, ...rivers.map(other => gained(say, other))].join(' ')
      },
      built: ({ seat, terrain: kind, ...paid }: Crossed, say) =>
        did(`crossed ${kind ? the[kind] : 'the next landscape'}${paidWith(paid, say)}.`)(
          { seat },
          say,
        ),
      depth: ({ depth }) =>
        depth === 'full' ? 'You now enter every card.' : 'You now enter money only.',
      stands: ({ seat, lane }, say) =>
        did(`entered ${say.list(lane.map(landscape))} in front of the engine.`)({ seat }, say),
    },
  } satisfies Entered<Entry>,

  refused: {
    'no-tie-now': 'There is no tie now.',
    'not-tied': 'This player is not part of the tie.',
    'not-between-auctions': 'You cannot change this now. Do it before the next auction.',
    'not-asked': 'This is not needed now.',
    'same-card-twice': (at: Landscape) => `${same(at)} is already on the sheet. Do you have two?`,
    'builder-gains-none': 'The player who builds gains no bonus card.',
    'no-bonus-at-the-end': 'The eighth landscape wins at once, so nobody gains a bonus card.',
    'sixth-bonus': ({ seats: [seat] }: { seats: readonly [Seat] }, say: Telling) =>
      `${say.name(seat)} already has five bonus cards. That is the most.`,
    'other-depth': 'Someone changed what you enter. Look at the sheet, then try again.',
    'same-depth': 'You already enter this.',
    'lane-length': ({ stand }: Figures<'stand'>) =>
      `There ${stand === 1 ? 'is' : 'are'} ${count(stand, 'landscape', 'landscapes')} there. Enter each one.`,
  } satisfies RefusalWords<Exclude<SheetCode, SharedCode>>,

  first: {
    ledger: 'Your sheet',
    toFull: 'Enter every card',
    toLedger: 'Enter money only',
    depthNow: { ledger: 'You enter money only.', full: 'You enter every card.' },
    accounts: 'All sheets',
  },
  sheet: {
    stockNow: 'Tracks in the stock now',
    enough: (n: number) => `With ${n} or more, you cross at once.`,
    buys: 'You buy what is missing. Tap to cross.',
    buildOwn: {
      ledger: 'Crossed? Tap your coin.',
      full: 'Building? Enter the stock.',
    },
    ledgerOf: (name: string) => `${name}’s sheet`,
    gain: (pounds: number, kind?: Terrain) =>
      `+${pounds}${kind ? ` ${terrain[kind].toLowerCase()}` : ''}`,
    spent: (pounds: number) => `−${pounds} for tracks`,
    now: 'now',
    drawing: 'Draw a card for the tie.',
    drawingOther: (names: string) => `Waiting for ${names} to draw a card.`,
    drawingNote: 'Bids and capital are equal. The higher coin goes first.',
    coinOf: (name: string) => `Coin drawn by ${name}`,
    yourCoin: 'The coin you drew',
    take: 'Take a landscape.',
    takes: (name: string) => `${name} takes a landscape.`,
    takeAll: 'Everyone takes a landscape.',
    coinEnters: 'Tap the coin to enter the card',
    terrain: 'Terrain',
    tracks: 'Tracks on it',
    coin: 'Coin',
    afterPaying: (paid: { bonuses: number; bought: number }) =>
      `after paying ${paidIn(paid, bonuses, money).join(' and ')}`,
    twice: 'Yes, a second one',
    stands: 'What is in front of your engine?',
    standsOther: (names: string) => `Waiting for ${names} to enter cards.`,
    standsNote: 'Enter each landscape you have not crossed, the next one first.',
    beforeEngine: (name: string) => `In front of ${name}’s engine`,
    nth: (n: number) => `Landscape ${n}`,
    enter: 'Enter',
    build: 'Build or pass.',
    bought: 'Tracks bought',
    bonuses: 'Bonus cards spent',
    rivers: 'At a river (+1 bonus card)',
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
    crossed: ({ coin, ...paid }, say) => `Cross${paidWith(paid, say)}: ${plus(coin)}`,
    built: (paid, say) => `Cross the next landscape${paidWith(paid, say)}`,
    depth: ({ depth }) => (depth === 'full' ? 'Enter every card' : 'Enter money only'),
    stands: ({ lane }, say) => `In front of the engine: ${say.list(lane.map(landscape))}`,
  } satisfies Phrases<Entry>,
}

// Cards turned up and passes in a row, told in one sentence.
const small = (facts: Parameters<typeof smallOf>[0], say: Telling): string => {
  const sum = smallOf(facts, say)
  if (!sum) return ''
  const { passed, tracks: n } = sum
  return [
    ...(passed ? [`${passed} passed.`] : []),
    ...(n > 0 || !passed ? [`${tracks(n)} went into the stock.`] : []),
  ].join(' ')
}

// How often the bot won in the games it thought through.
const win = (chance: number) => `You win about ${chance} of 100 such games.`

export const pages = {
  title: 'Cape to Cairo',
  tagline: 'Bid for landscapes, lay tracks, and be the first to cross eight.',
  modes: {
    digital: 'The whole game on your screens: cards, bids, trains.',
    companion: 'Play with the box. Seal bids and keep the sheet on your phones.',
  },
  options: {
    bonusFrom: {
      label: 'Bonus cards',
      sentence: 'Where you take the bonus cards that a river brings.',
      values: { choice: 'Each player chooses: pile or discards', pile: 'Always from the pile' },
    },
    depth: {
      label: 'What you enter',
      sentence: 'If you enter every card, the sheet works out tracks, payments and rivers.',
      values: {
        ledger: 'Money: bids, coins, bonus cards',
        full: 'Every card, with tracks and rivers',
      },
    },
  },
  reasons: {
    mixes: ({ most }: Figures<'most'>) =>
      `Above ${money(most)} you would pay too much. Vary your bids so that nobody can guess them.`,
    takes: ({ need, tracks: brings, chance }: Figures<'need' | 'tracks' | 'chance'>) =>
      `It needs ${tracks(need)} and brings ${brings}. ${win(chance)}`,
    draws: 'Turn up a card first. Then decide.',
    wins: 'It is your eighth landscape. You win.',
    free: ({ chance }: Figures<'chance'>) =>
      `It costs nothing and clears the stock. ${win(chance)}`,
    spends: ({ short, chance }: Figures<'short' | 'chance'>) =>
      `Paying for ${tracks(short)} now is worth it. ${win(chance)}`,
    saves: ({ chance }: Figures<'chance'>) => `Save your money. ${win(chance)}`,
    cannot: 'You cannot pay for the missing tracks.',
  } satisfies Record<Reason, unknown>,
  luck: 'Luck decides the order of the landscapes and breaks ties.',
  standing: { crossed: 'landscapes crossed' },
  end: {
    left: (pounds: string) => `${pounds} left`,
    toSpare: (pounds: string) => `All eight landscapes crossed, with ${pounds} left.`,
    crossed: 'Landscapes crossed',
    start: 'start',
    auction: (n: number) => `auction ${n}`,
    dearest: (name: string, pounds: string, n: number) =>
      `${name} made the highest bid: ${pounds} in auction ${n}.`,
    run: (name: string, n: number, after: number) =>
      `${name} crossed ${count(n, 'landscape', 'landscapes')} after auction ${after}.`,
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
      offer: 'On offer, left to right',
      stock: 'The stock, face up',
      crossed: (name: string) => `Crossed by ${name}, backs up`,
      lane: (name: string) => `Lane of ${name}, next landscape first`,
      money: (name: string) => `Capital of ${name}`,
      bonuses: (name: string) => `Bonus cards of ${name}`,
      counters: 'Counters that replace bonus cards',
      discards: 'The discards',
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
        `${say.name(seat)} has crossed eight landscapes or would get a ninth. That game is over.`,
      'offer-short': ({ players }) =>
        `Put ${players} landscapes on offer, one for each player, or none. Let everyone choose first.`,
      'stock-cleared': 'The stock is empty at an auction. The last crossing cleared it.',
      'one-each': ({ seats: [seat], owned, most }, say) =>
        `${say.name(seat)} has ${count(owned, 'landscape', 'landscapes')} and someone else has ${most}. Each auction gives everyone one.`,
      'none-before': ({ seats: [seat] }, say) =>
        `${say.name(seat)} has no landscape left to cross, so an auction comes next. Lay out its landscapes.`,
      'more-than-earned': ({ seats: [seat], most }, say) =>
        `${say.name(seat)} can have ${money(most)} at most: ${money(startCapital)} and the coins of all crossed landscapes.`,
      'more-bonuses': ({ seats: [seat], most }, say) =>
        `${say.name(seat)} can have ${bonuses(most)} at most.`,
      'more-counters': 'There are more counters than bonus cards. Each counter replaces one.',
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
    depth: ['What you enter', (depth: Depth) => sheet.first.depthNow[depth]],
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
