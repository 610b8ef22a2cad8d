// Cape to Cairo in English, which sets the keys of the other languages.

import { count, did } from '../../../words/grammar/en.ts'
import { clause, type Figures, type Same } from '../../words.ts'
import type { Landscape } from '../rules/entry.ts'
import { startCapital, type Terrain, trackPrice } from '../rules/pieces.ts'

const money = (pounds: number) => `£${pounds}`
const tracks = (n: number) => count(n, 'track', 'tracks')
const moreTracks = (n: number) => count(n, 'more track', 'more tracks')
const bonuses = (n: number) => count(n, 'bonus card', 'bonus cards')
const landscapes = (n: number) => count(n, 'landscape', 'landscapes')
const terrain: Record<Terrain, string> = {
  river: 'River',
  mountain: 'Mountain',
  desert: 'Desert',
  village: 'Village',
  savanna: 'Savanna',
}
// The terrains as after “crossed”.
const the: Record<Terrain, string> = {
  river: 'the river',
  mountain: 'the mountain',
  desert: 'the desert',
  village: 'the village',
  savanna: 'the savanna',
}
const needed = (n: number) => `${tracks(n)} needed`
const needs = (kind: Terrain, n: number) => `${terrain[kind]}: ${needed(n)}`
// ' with 2 bonus cards and £10', or nothing.
const paidWith = (paid: string) => paid && ` with ${paid}`
const ordinal = (n: number) => ['first', 'second', 'third', 'fourth'][n - 1] ?? `${n}th`

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
  the,
  needs,
  ofEight: (n: number) => `${n} of 8`,
  capital: 'Capital',
  bid: 'Bid',
  after: 'After',
  over: 'The line to Cairo is finished.',

  won: (lead: string) => did(`reach Cairo and win${lead}.`, `reaches Cairo and wins${lead}.`),
  leads: (crossed: number) =>
    did(`lead with ${crossed} of 8 crossed.`, `leads with ${crossed} of 8 crossed.`),
  share: (names: string, crossed: number) =>
    `${names} share the lead with ${crossed} of 8 crossed.`,
  to: 'to', // '8 to 7'

  // What both faces tell.
  facts: {
    opened: `Everyone started with ${money(startCapital)}.`,
    sealed: did('sealed a bid.'),
    took: (landscape: string) => did(`took ${landscape}.`),
    drew: (n: number) => did(`turned up ${tracks(n)} for the stock.`),
    passed: did('passed.'),
    crossed: (what: string, coin: number, paid: string) =>
      did(`crossed ${what}${paid && `, paid ${paid},`} and earned ${money(coin)}.`),
    gained: did('gained a bonus card at a river.'),
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
  },

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
    enough: 'Enough tracks',
    build: (bought: number) => (bought ? `Build for ${money(bought * trackPrice)}` : 'Build'),
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
  you: 'you', // in a list of names with figures
  card: (kind: Terrain, need: number, n: number, pounds: number) =>
    `${terrain[kind]}, ${needed(need)}, ${tracks(n)} on it, ${money(pounds)}`,

  told: {
    dealt: (landscapes: string) => `A new auction began: ${landscapes}.`,
    bid: (pounds: number) => did(`sealed a bid of ${money(pounds)}.`),
    revealed: (bids: string) => `The bids were ${bids}.`,
    'drew-lots': (coins: string) => `Coins drawn for the tie: ${coins}.`,
    ranked: (names: string) => `Everyone chooses in this order: ${names}.`,
    'drew-nothing': 'No card was left to turn up.',
    preferred: (source: string) =>
      clause(
        `Your bonus cards now come from ${source}.`,
        name => `${name} now takes bonus cards from ${source}.`,
      ),
    reshuffled: {
      discards: 'The discards were shuffled into a new pile.',
      bonuses: 'The bonus cards were shuffled into a new pile. Counters replace them.',
      stock: 'The stock was shuffled into a new pile.',
    },
    won: did('reached Cairo and won.'),
  },

  refused: {
    nonsense: 'This game has no such move. Look at the table, then try again.',
    'not-on-offer': 'This landscape is gone. Choose another.',
    'nothing-to-cross': 'There is no landscape in front of your engine.',
    'pile-only': 'At this table bonus cards come from the pile.',
    'already-preferred': 'Your bonus cards already come from there.',
  },

  lane: (crossed: number, next: string) => `${crossed} of 8 crossed${next && `; next: ${next}`}`,
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
    toTake: (n: number) => `${landscapes(n)} to take`,
    take: (name: string) => `Take ${name}`,
    chooses: (name: string) => `${name} is choosing.`,
  },
  building: {
    crosses: (kind: Terrain) => did(`cross ${the[kind]}.`, `crosses ${the[kind]}.`),
    // While a landscape is crossed; `paid`: for missing tracks.
    paid: (paid: string) => (paid ? `${paid} paid.` : 'No track was missing.'),
    earned: (coin: string) => `${coin} earned.`,
    goOn: 'Go on',
    drawButton: 'Turn up a card',
    cross: (kind: Terrain) => `Cross ${the[kind]}, or pass.`,
    short: (n: number) => `You need ${moreTracks(n)}. Pass.`,
    needs: (need: number, n: number) => `needs ${need} · has ${n}`,
    source: { lane: (n: number) => `lane ${n}`, stock: (n: number) => `stock ${n}` },
    stock: 'Stock',
    empty: 'empty',
    pile: (n: number) => `pile ${n}`,
    discards: (n: number) => `discards ${n}`,
    considers: (name: string) => `${name} is thinking.`,
    gains: (builder: string) => `+1 bonus if ${builder} builds`,
    afterAuction: (n: number) => `After auction ${n} of 8`,
  },
}

export const sheet = {
  told: {
    revealed: 'All bids were revealed.',
    entered: {
      bid: ({ pounds }: Figures<'pounds'>) => did(`bid ${money(pounds)}.`),
      coin: ({ coin }: Figures<'coin'>) => did(`drew a coin of ${money(coin)} for the tie.`),
      stocked: ({ tracks: n }: Figures<'tracks'>) => did(`built with ${n} in the stock.`),
      built: (what: string, paid: string) => did(`crossed ${what}${paidWith(paid)}.`),
      depth: { full: 'You now enter every card.', ledger: 'You now enter money only.' },
      stands: (landscapes: string) => did(`entered ${landscapes} in front of the engine.`),
    },
  },
  // A landscape whose card was not entered.
  landscape: { any: 'a landscape', next: 'the next landscape' },

  refused: {
    'no-tie-now': 'There is no tie now.',
    'not-tied': 'This player is not part of the tie.',
    'not-between-auctions': 'You cannot change this now. Do it before the next auction.',
    'not-asked': 'This is not needed now.',
    'same-card-twice': ({ terrain: kind, coin }: Landscape) =>
      `${terrain[kind]} ${money(coin)} is already on the sheet. Do you have two?`,
    'builder-gains-none': 'The player who builds gains no bonus card.',
    'no-bonus-at-the-end': 'The eighth landscape wins at once, so nobody gains a bonus card.',
    'sixth-bonus': (name: string) => `${name} already has five bonus cards. That is the most.`,
    'other-depth': 'Someone changed what you enter. Look at the sheet, then try again.',
    'same-depth': 'You already enter this.',
    'lane-length': ({ stand }: Figures<'stand'>) =>
      `There ${stand === 1 ? 'is' : 'are'} ${landscapes(stand)} there. Enter each one.`,
  },

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
    afterPaying: (paid: readonly string[]) => `after paying ${paid.join(' and ')}`,
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
  both: {
    bid: ({ pounds }: Figures<'pounds'>) => `Bid ${money(pounds)}`,
    take: (landscape: string) => `Take ${landscape}`,
    pass: 'Pass',
  },
  board: {
    draw: 'Turn up a card',
    build: (paid: string) => `Build${paidWith(paid)}`,
    prefer: (source: string) => `Bonus cards from ${source}`,
  },
  sheet: {
    coin: ({ coin }: Figures<'coin'>) => `Coin drawn: ${money(coin)}`,
    stocked: ({ tracks: n }: Figures<'tracks'>) => `Tracks in the stock: ${n}`,
    stock: ({ tracks: n }: Figures<'tracks'>) => `Turned up: ${tracks(n)}`,
    crossed: (paid: string, coin: number) => `Cross${paidWith(paid)}: +\u2060${money(coin)}`,
    built: (paid: string) => `Cross the next landscape${paidWith(paid)}`,
    stands: (landscapes: string) => `In front of the engine: ${landscapes}`,
  },
}

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
    mixes: ({ most, first, last }: Figures<'most' | 'first' | 'last'>) =>
      `Choosing first wins about ${first}%, choosing last ${last}%, so vary your bids, up to ${money(most)}.`,
    even: ({ most }: Figures<'most'>) => `Any bid up to ${money(most)} can be right, so vary them.`,
    broke: 'Without money you can only bid nothing.',
    takes: ({ need, tracks: brings, pounds }: Figures<'need' | 'tracks' | 'pounds'>) =>
      `It needs ${tracks(need)} and brings ${brings}, then ${money(pounds)}.`,
    'needs-less': ({ need, more }: Figures<'need' | 'more'>) =>
      `It needs only ${tracks(need)}, ${more} fewer.`,
    'brings-more': ({ tracks: brings, more }: Figures<'tracks' | 'more'>) =>
      `It brings ${tracks(brings)}, ${more} more.`,
    'pays-more': ({ pounds, more }: Figures<'pounds' | 'more'>) =>
      `It brings ${money(pounds)}, ${money(more)} more.`,
    draws: ({ cards }: Figures<'cards'>) =>
      `You must turn one up first: ${count(cards, 'card', 'cards')} in the pile.`,
    wins: 'It is your eighth landscape. You win.',
    free: ({ pounds, crossed }: Figures<'pounds' | 'crossed'>) =>
      `It costs nothing and brings ${money(pounds)}; that makes ${crossed} of 8.`,
    spends: ({ short, pounds, crossed }: Figures<'short' | 'pounds' | 'crossed'>) =>
      `It costs ${tracks(short)} and brings ${money(pounds)}; that makes ${crossed} of 8.`,
    saves: ({ short, capital, cards }: Figures<'short' | 'capital' | 'cards'>) =>
      `With ${count(cards, 'card', 'cards')} in the stock you still lack ${tracks(short)}: keep your ${money(capital)}.`,
    waits: ({ capital, cards }: Figures<'capital' | 'cards'>) =>
      `With ${count(cards, 'card', 'cards')} in the stock building can wait: keep your ${money(capital)}.`,
    cannot: ({ short, pounds }: Figures<'short' | 'pounds'>) =>
      `You can only pass: you lack ${tracks(short)} and have ${money(pounds)}.`,
  },
  // How often the bot won in the games it thought through.
  weighed: {
    chance: (own: number, other: number, instead: string) =>
      own === other
        ? `About ${own}% to win, and with “${instead}” too.`
        : `About ${own}% to win, with “${instead}” ${other}%.`,
  },
  luck: 'Luck decides the order of the landscapes and breaks ties.',
  standing: { crossed: 'landscapes crossed' },
  end: {
    each: (bids: string, tracks: string, left: string, stood: string) =>
      `${bids} for bids, ${tracks || 'nothing'} for tracks, ${left} unused${stood && `; ${stood} left`}.`,
    waiting: {
      river: (n: number) => count(n, 'river', 'rivers'),
      mountain: (n: number) => count(n, 'mountain', 'mountains'),
      desert: (n: number) => count(n, 'desert', 'deserts'),
      village: (n: number) => count(n, 'village', 'villages'),
      savanna: (n: number) => count(n, 'savanna', 'savannas'),
      all: landscapes,
    },
    ahead: (n: number, names: string, left: string) =>
      `${landscapes(n)} more than ${names}, with ${left} left.`,
    short: (n: number, left: string) =>
      `You were ${landscapes(n)} behind, with ${left ? `${left} unused` : 'no money left'}.`,
    crossed: 'Landscapes crossed',
    start: 'start',
    auction: (n: number) => `auction ${n}`,
    dearest: (name: string, pounds: string, n: number, more: string) =>
      more
        ? `${name} bid ${pounds} in auction ${n}, ${more} more than anyone else.`
        : `${name} made the highest bid: ${pounds} in auction ${n}.`,
    led: (after: number, level: number, name: string, n: number) =>
      `Level at ${level} after auction ${after}: ${name} crossed ${landscapes(n)} and led to the end.`,
    won: (after: number, level: number, name: string, n: number) =>
      `Level at ${level} after auction ${after}: ${name} crossed ${landscapes(n)} and won.`,
  },
  log: {
    passed: (names: string, _many: boolean) => `${names} passed.`,
    drew: (n: number) => `${tracks(n)} went into the stock.`,
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
    counter: 'counter',
    refused: {
      'line-complete': (name: string) =>
        `${name} has crossed eight landscapes or would get a ninth. That game is over.`,
      'offer-short': ({ players }: Figures<'players'>) =>
        `Put ${players} landscapes on offer, one for each player, or none. Let everyone choose first.`,
      'stock-cleared': 'The stock is empty at an auction. The last crossing cleared it.',
      'one-each': (name: string, { owned, most }: Figures<'owned' | 'most'>) =>
        `${name} has ${landscapes(owned)} and someone else has ${most}. Each auction gives everyone one.`,
      'none-before': (name: string) =>
        `${name} has no landscape left to cross, so an auction comes next. Lay out its landscapes.`,
      'more-than-earned': (name: string, { most }: Figures<'most'>) =>
        `${name} can have ${money(most)} at most: ${money(startCapital)} and the coins of all crossed landscapes.`,
      'more-bonuses': (name: string, { most }: Figures<'most'>) =>
        `${name} can have ${bonuses(most)} at most.`,
      'more-counters': 'There are more counters than bonus cards. Each counter replaces one.',
    },
  },
  fields: { lane: 'Landscape' },
  figures: {
    bid: 'bid',
    capital: 'capital',
    crossed: 'landscapes crossed',
    bonuses: 'bonus cards',
  },
}

export type Shared = Same<typeof shared>
export type Board = Same<typeof board>
export type Sheet = Same<typeof sheet>
export type Moves = Same<typeof moves>
export type Pages = Same<typeof pages>

/** A language of Cape to Cairo: its texts. `sentences.ts` makes the words of them. */
export interface Language {
  shared: Shared
  board: Board
  sheet: Sheet
  moves: Moves
  pages: Pages
}
