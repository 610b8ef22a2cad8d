// Kairo in English, which sets the keys of the other languages.

import { count, did, points } from '../../../words/grammar/en.ts'
import type { Seat, Standing } from '../../game.ts'
import { isKeyOf } from '../../kit/records.ts'
import { codeOf, type Lying } from '../../layout.ts'
import {
  calledIn,
  capital,
  type Entered,
  type FaultWords,
  type Fields,
  type Figures,
  type LayoutWords,
  type Phrase,
  type Phrases,
  type RefusalWords,
  type Same,
  spoken,
  type Telling,
} from '../../words.ts'
import type { Play } from '../rules/cards.ts'
import type { FaultCode } from '../rules/edition-faults.ts'
import type { Entry } from '../rules/entry.ts'
import type { Kind } from '../rules/ground.ts'
import type { Gain, Medal } from '../rules/medals.ts'
import { type ByCloth, type Cloth, type Coins, cloths } from '../rules/pieces.ts'
import type { Code, PlaceCode, SharedCode, SheetCode } from '../rules/points.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Event, Move } from '../rules/state.ts'
import {
  allSquares,
  cardsIn,
  coinsIn,
  type Drawing,
  districtAt,
  districtsOf,
  drawnIn,
  firstSquare,
  rowAndColumn,
  type Squares,
  spentIn,
  turnHeading,
  winnersOf,
} from './speech.ts'

const called = calledIn('you')

// What proves that a table is not opened from a position: whose it is, where, and figures.
type Misplaced = Squares & { seats: readonly [Seat] } & Figures<'limit'>

const coins = (n: number) => count(n, 'coin', 'coins')
const clothName: ByCloth<string> = {
  red: 'red',
  yellow: 'yellow',
  green: 'green',
  white: 'white',
  blue: 'blue',
  violet: 'violet',
}
const medal: Record<Medal, string> = { gold: 'gold', silver: 'silver' }
const money = (purse: Coins, say: Telling) => coinsIn(purse, clothName, say)
const won = ({ medal: which, from }: Gain, say: Telling) =>
  from === null
    ? medal[which]
    : spoken(say, from, `${medal[which]} from you`, name => `${medal[which]} from ${name}`)
const card = (one: number, say: Telling) => `card ${districtsOf(say, one)}`
const played = (play: Play, say: Telling) =>
  `${play.cards.length > 1 ? 'cards' : 'card'} ${cardsIn(play, say)}${play.coin ? ` and 1 × ${clothName[play.coin]}` : ''}`
const paying = (entry: Parameters<typeof spentIn>[0], say: Telling) => {
  const spent = spentIn(entry)
  return spent ? `, paying ${money(spent, say)}` : ''
}
const theOwner = (owner: Seat | 'neutral', say: Telling) =>
  owner === 'neutral'
    ? 'the neutral stall'
    : spoken(say, owner, 'your stall', name => `${name}’s stall`)

const barkers = (n: number) => count(n, 'barker', 'barkers')
const customer: ByCloth<string> = {
  red: 'the red customer (fez, lamp)',
  yellow: 'the yellow customer (straw hat, lemons)',
  green: 'the green customer (turban, mint tea)',
  white: 'the white customer (hood, cloth)',
  blue: 'the blue customer (scarf, jar)',
  violet: 'the violet customer (cook’s cap, dish)',
}
const stallOf = (cloth: Cloth, owner: string | null) =>
  owner === null ? `neutral ${clothName[cloth]} stall` : `${clothName[cloth]} stall of ${owner}`
const named = (districts: readonly number[]) =>
  districts.length > 1 ? `joker ${districts.join(', ')}` : `card ${districts[0]}`
const inWords = (purse: Coins) =>
  cloths
    .filter(one => purse[one] > 0)
    .map(cloth => `${purse[cloth]} ${clothName[cloth]}`)
    .join(' + ')

// Beside the box nobody counts still rounds: the table says it, and no reason.
const declared = 'The final phase begins. From now on only building.'

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    left: (cloth: Cloth, left: number) =>
      `${count(left, `${clothName[cloth]} tile`, `${clothName[cloth]} tiles`)} left`,
    ends: 'Final phase once a colour is used up',
    final: 'Final phase',
    finalEnds: 'Ends when nobody builds any more',
  },
  out: 'out',
  waits: 'waits',
  back: 'Back',
  standing: (n: number, isOut: boolean) => `${points(n)}${isOut ? ', out' : ''}`,
  purse: {
    hold: 'Hold to look',
    tap: 'Tap to look',
    all: coins,
    coins: (cloth: Cloth, n: number) => `${n} ${clothName[cloth]}`,
  },
  table: {
    left: 'left',
    none: '–',
  },
  points,
  coins,
  pay: {
    because: (size: number, gains: readonly Gain[], say: Telling) =>
      `${size > 1 ? 'points' : 'point'}: ${count(size, 'tile', 'tiles')}${gains.length > 0 ? ` and ${say.list(gains.map(gain => won(gain, say)))}` : ''}`,
    scores: (size: number, medals: number, gains: readonly Gain[], say: Telling) =>
      gains.length > 0
        ? `Scores ${size} + ${medals}: ${say.list(gains.map(gain => won(gain, say)))}`
        : `Scores ${points(size)}, one a tile`,
    with: 'Pay with',
    first: 'cheapest first',
    way: inWords,
    leaves: (n: number) => `leaves ${n}`,
    other: (n: number) => count(n, 'more way', 'more ways'),
  },
  cloth: clothName,
  medal,
  over: 'The bazaar is closed.',
  won: (standings: readonly Standing[], say: Telling): string => {
    const { first, score, other } = winnersOf(standings)
    const names = say.list(first.map(({ seat }) => say.name(seat)))
    if (first.length > 1) return `${names} share the victory with ${points(score)} each.`
    const wins = first[0]?.seat === say.you ? 'You win' : `${names} wins`
    return other === undefined
      ? `${wins} with ${points(score)}.`
      : `${wins}, ${score}\u00a0to\u00a0${other}.`
  },
  final: {
    'one-empty':
      'The final phase begins: one colour has no extension left. From now on only building.',
    'two-low':
      'The final phase begins: two colours have at most one extension left. From now on only building.',
    still:
      'The final phase begins: ten rounds without a new stall or an extension. From now on only building.',
  },

  told: {
    scored: ({ seat, cloth, size, gains, points: { stalls, medals } }, say) => {
      const forMedals = gains.length
        ? ` + ${medals} for ${say.list(gains.map(gain => won(gain, say)))}`
        : ''
      return spoken(
        say,
        seat,
        `Your ${clothName[cloth]} stall is now ${size}: ${points(stalls)}${forMedals}.`,
        name =>
          `${name}’s ${clothName[cloth]} stall is now ${size}: ${points(stalls)}${forMedals}.`,
      )
    },
  } satisfies Pick<Phrases<Event>, 'scored'>,
  refused: {
    'only-building': 'In the final phase there is only building, or stopping for good.',
    'not-final-yet':
      'Stopping is for the final phase. Until then every turn is one of the three actions.',
    'stall-on-board': 'A main stall of this colour stands there already; each has one.',
    'no-such-stall': 'There is no such stall to do this with.',
    'none-left': 'The supply has no extension of this colour left.',
    'customer-away':
      'The customer of this colour waits beside the board, and comes back when another one has been attracted.',
    'is-extended': 'This stall has been extended: it stays where it is.',
    'none-of-the-cloth': 'At least one coin must be of the stall’s own colour.',
    'too-few-coins': ({ short }: Figures<'short'>) => `That is ${coins(short)} short.`,
    'wrong-sum': ({ price }: Figures<'price'>) =>
      `It costs ${coins(price)}; two of other colours stand for one. Pay exactly that.`,
    'one-other-cloth': 'At this table the other coins are all of one colour.',
    'no-coin-for-joker': 'A joker costs one more coin, and you have none left.',
  } satisfies RefusalWords<SharedCode>,
}

export const board = {
  customer,
  hand: 'Your hand',
  noCard: 'No card',
  holds: (cards: number, held: number) =>
    `${count(cards, 'card', 'cards')}${held ? `, ${barkers(held)}` : ''}`,
  doNow: {
    act: 'Build, attract or draw.',
    finalAct: 'Build, or stop for good.',
    over: 'The game is over.',
    other: (name: string) => `It is ${name}’s turn.`,
    otherPlaces: (name: string) => `${name} places a stall.`,
    build: 'What do you build?',
    place: 'Place a stall.',
    neutral: (one: string) => `Place the neutral ${one} stall.`,
    where: {
      stall: (one: string) => `Where does the ${one} stall stand?`,
      extension: (one: string) => `Where does ${one} grow?`,
      move: (one: string) => `Where does ${one} move to?`,
    },
    entrance: 'Where is its entrance?',
    pay: (one: string, size: number) => `Extend ${one} to ${size}: pay.`,
    play: (district: number) => `Play a card for district ${district}.`,
    attract: 'Whom do you attract?',
    way: (who: string) => `Where does ${who.replace(/ \(.*\)/, '')} go?`,
    take: 'Take two cards.',
    second: 'Take the second card.',
    discard: 'Too many cards: put one away.',
    final: (what: string) => `${what}?`,
  },
  note: {
    act: 'One action, and your turn is over.',
    final: 'Final phase: only building.',
    forGood: 'This cannot be taken back.',
    pay: (one: string) => `At least one ${one} coin. Two other coins count as one.`,
    play: 'Any three cards fit too. The card ends your turn.',
    take: 'From the display, the pile or the barkers.',
    build: 'A first stall is free; an extension costs its size and scores it.',
    where: 'Dashed: you may build. +1: a joker’s coin. 3: takes three cards.',
    entrance: 'A free market square beside the stall.',
    attract: 'The nearest free entrance of its colour gets the customer.',
    way: 'Each barker leads past one nearer entrance.',
  },
  coach: {
    goal: 'Your stalls carry this sign. Build: the largest of a colour takes its medals.',
    act: 'Extending scores. It takes a card and coins: draw for cards, attract for coins.',
    where: 'Tap a dashed square: the stall grows there and scores a point a tile.',
    pay: 'Pay what you need least. Nothing is final before the card.',
    attract: 'Your stall: a coin a tile. Another’s: one for you, one a tile for them.',
  },
  act: { build: 'Build', attract: 'Attract', draw: 'Draw two', stop: 'Stop for good' },
  sure: {
    play: 'Play and build',
    take: 'Take it',
    draw: 'Draw it',
    hire: 'Take a barker',
    discard: 'Put it away',
    stop: 'Stop for good',
  },
  build: {
    stall: 'new',
    extension: 'grow',
    move: 'move',
    grows: (from: number, to: number) => `${from} → ${to}`,
    noneLeft: 'none left',
    noPlace: 'no place',
    tooDear: 'too dear',
    moveOne: 'Move a stall that cannot grow',
    notMove: 'Build instead',
  },
  pay: {
    pay: (n: number) => `Pay ${coins(n)}`,
  },
  play: {
    way: (cards: readonly (readonly number[])[], coin?: Cloth) =>
      capital(`${cards.map(named).join(' + ')}${coin ? ` and a ${clothName[coin]} coin` : ''}`),
  },
  take: {
    title: 'Display',
    note: (pile: number) => `pile ${pile}`,
    display: (list: readonly number[]) => `Take ${named(list)}`,
    pile: (n: number) => `Draw from the pile, ${count(n, 'card', 'cards')}`,
    barkers: (n: number) => `Take a barker, ${n} left`,
    barkersLeft: barkers,
    discard: (list: readonly number[]) => `Put away ${named(list)}`,
    card: (list: readonly number[]) => capital(named(list)),
  },
  attract: {
    way: (own: boolean, owner: string | null, steps: number) =>
      `${own ? 'Yours' : owner === null ? 'Neutral stall' : `${owner}’s`}, ${count(steps, 'step', 'steps')}`,
    where: 'To which entrance?',
    now: (one: string, n: number) => `Attract ${one}, take ${n}`,
    nearest: 'nearest',
    barkers: (n: number) => barkers(n),
    youGet: (n: number) => `you ${n}`,
    gets: (name: string, n: number) => `${name} ${n}`,
    steps: (n: number) => count(n, 'step', 'steps'),
    noEntrance: 'no way',
  },
  board: {
    label: 'The bazaar: walk it with the arrow keys',
    in: (district: number) => `District ${district}`,
    at: (name: string, district: number) => `${name}, district ${district}`,
    market: 'market square',
    restaurant: 'restaurant square',
    stall: (cloth: Cloth, owner: string | null, size: number) =>
      `${stallOf(cloth, owner)}, size ${size}`,
    entrance: (cloth: Cloth, owner: string | null) => `entrance of the ${stallOf(cloth, owner)}`,
    customer: (cloth: Cloth) => customer[cloth],
    aim: {
      put: 'legal here',
      entrance: 'the entrance may lie here',
      chosen: 'chosen, tap to take back',
      customer: 'may be attracted',
      rug: 'may be the goal',
    },
    extra: { '+1': 'a joker’s coin more', '3': 'for any three cards' },
  } satisfies Record<Kind, string> & Record<string, unknown>,

  told: {
    opened: ({ first }, say) => spoken(say, first, 'You begin.', name => `${name} begins.`),
    'drew-stall': ({ seat, cloth }, say) =>
      did(say, seat, `drew the neutral ${clothName[cloth]} stall.`),
    placed: ({ seat, stall }, say) =>
      did(
        say,
        seat,
        `placed ${stall.owner === null ? 'the neutral' : 'a'} ${clothName[stall.cloth]} stall in district ${districtAt(say, stall.squares[0]!)}.`,
      ),
    'set-aside': ({ seat, cloth }, say) =>
      cloth
        ? `The neutral ${clothName[cloth]} stall fits nowhere and is set aside.`
        : did(say, seat, 'found no place for a stall.'),
    began: null,
    put: null,
    paid: null,
    built: ({ seat, put, coins: paid, play }, say) => {
      const [cloth, withCards] = [clothName[put.cloth], played(play, say)]
      const at = `district ${districtAt(say, put.square)}`
      if (put.kind === 'stall')
        return did(say, seat, `set up a ${cloth} stall in ${at} (${withCards}).`)
      if (put.kind === 'move')
        return did(say, seat, `moved the ${cloth} stall to ${at} (${withCards}).`)
      return did(say, seat, `extended ${cloth} in ${at} for ${money(paid!, say)} (${withCards}).`)
    },
    attracted: ({ seat, cloth, entrance, barkers, income, arrives }, say) => {
      const past = barkers ? ` past ${count(barkers, 'nearer entrance', 'nearer entrances')}` : ''
      const earned = income.map(({ seat: to, coins: n }) => `${called(say, to)} +${n}`).join(', ')
      return `${did(say, seat, `attracted ${clothName[cloth]} into district ${districtAt(say, entrance)}${past}`)}: ${earned}. ${capital(clothName[arrives])} steps in.`
    },
    took: ({ seat, from, card: one }, say) => {
      if (from === 'barkers') return did(say, seat, 'hired a barker.')
      if (from === 'display') return did(say, seat, `took ${card(one!, say)} from the display.`)
      return did(say, seat, `drew ${one === undefined ? 'a card' : card(one, say)}.`)
    },
    discarded: ({ seat, card: one }, say) => did(say, seat, `discarded ${card(one, say)}.`),
    reshuffled: 'The discards were shuffled into a new pile.',
    refilled: null,
    final: ({ reason }) => shared.final[reason],
    stopped: ({ seat }, say) => did(say, seat, 'stopped building for good.'),
    'shut-out': ({ seat }, say) =>
      spoken(
        say,
        seat,
        'You cannot build any more and are out.',
        name => `${name} cannot build any more and is out.`,
      ),
    ended: 'Nobody builds any more. Medals and coins are counted.',
  } satisfies Omit<Phrases<Event>, 'scored'>,

  refused: {
    'place-a-stall': 'First the stalls are placed, one in turn.',
    'choose-an-action': 'Begin with an action: build, attract a customer, or draw two cards.',
    'pay-first': 'Pay for the extension first, or take it back.',
    'play-a-card': 'Play the card for this district now, or take it back.',
    'take-another': 'You are drawing: take a second card or a barker.',
    'discard-first': 'A hand holds four cards. Discard down to four.',
    'market-only': (at: Squares) =>
      `${firstSquare(at)} is a restaurant square; this colour stands on the market.`,
    'restaurant-only': (at: Squares) =>
      `${firstSquare(at)} is a market square; violet stalls stand on restaurant squares.`,
    'not-free': (at: Squares) =>
      `${firstSquare(at)} is not free: a stall, an entrance or a customer is there.`,
    'cloth-in-district': (at: Squares) =>
      `This district has a main stall of the colour already, on ${firstSquare(at)} (1).`,
    'beside-a-stall': (at: Squares, say: Telling) =>
      `A main stall may not touch another stall: ${allSquares(at, say)}.`,
    'cuts-off': (at: Squares, say: Telling) =>
      `That would cut off ${allSquares(at, say)}: every customer must reach every entrance.`,
    'entrance-not-beside': (at: Squares) => `${firstSquare(at)} is not beside the stall.`,
    'entrance-off-market': (at: Squares) =>
      `${firstSquare(at)} is no market square; an entrance lies on the market.`,
    'entrance-not-free': (at: Squares) => `${firstSquare(at)} is not free for an entrance.`,
    'entrance-cut-off': (at: Squares) =>
      `No customer could reach an entrance on ${firstSquare(at)}.`,
    'district-full': (at: Squares, say: Telling) =>
      `At the start a district holds two main stalls: ${allSquares(at, say)}.`,
    'other-stall-drawn': 'Another neutral stall was drawn: place that one.',
    'not-beside-yours': (at: Squares, say: Telling) =>
      `An extension touches your own stall by a side: ${allSquares(at, say)}.`,
    'touches-same-cloth': (at: Squares, say: Telling) =>
      `It would touch another stall of the same colour on ${allSquares(at, say)}.`,
    'can-be-extended': (at: Squares, say: Telling) =>
      `This stall can still be extended, to ${allSquares(at, say)}: so it may not move.`,
    'same-square': 'A stall moves to another square; the entrance alone cannot change.',
    'no-card': ({ district }: Figures<'district'>) =>
      `You have no card for district ${district}, and not three to stand for it.`,
    'not-in-hand': 'This card is not in your hand.',
    'other-district': ({ district }: Figures<'district'>) =>
      `This card is not for district ${district}.`,
    'joker-needs-coin': 'A joker costs a coin: choose which.',
    'coin-not-needed': 'Only a joker played alone costs a coin.',
    'one-or-three': 'Play one fitting card, or any three.',
    'no-entrance': (at: Squares) => `There is no entrance on ${firstSquare(at)}.`,
    'entrance-occupied': (at: Squares) => `A customer stands on the entrance ${firstSquare(at)}.`,
    'too-few-barkers': (
      { squares, needed, barkers }: Squares & Figures<'needed' | 'barkers'>,
      say: Telling,
    ) =>
      `Nearer and free: ${allSquares({ squares }, say)}. That takes ${count(needed, 'barker', 'barkers')}; you have ${barkers || 'none'}.`,
    'not-on-display': 'This card is not on display any more.',
    'no-barkers-left': 'All seven barkers are hired.',
  } satisfies RefusalWords<Exclude<Code, SharedCode>, never>,
}

export const sheet = {
  start: {
    setUp: 'Tap your three stalls.',
    setUpNote: 'The colours you have on the board at the start.',
    others: 'The others tap their stalls.',
    begins: 'Who begins?',
    ready: (n: number) => (n < 3 ? `${n} of 3` : 'Begin with these'),
  },
  sheet: {
    declared,
    yours: 'Your turn: what did you do?',
    turn: (name: string) => `It is ${name}’s turn.`,
    count: 'Count your coins.',
    counting: (names: string, n: number) => `${names} ${n > 1 ? 'are' : 'is'} still counting.`,
    countNote: 'Their value, all colours together; three are a point.',
    over: 'The game is over.',
    final: 'The final phase begins',
    stop: 'Stop building for good',
    sure: (what: string) => `Sure? ${what}`,
    coins: 'Value of your coins',
    counted: 'Counted',
    action: {
      stall: 'New stall',
      extension: 'Extend',
      move: 'Move',
      attract: 'Attract',
      draw: 'Draw two',
    },
    enter: {
      stall: (one: string, _size: number) => `New ${one} stall`,
      extension: (one: string, size: number) => `Extend ${one} to ${size}`,
      move: (one: string, _size: number) => `${capital(one)} stall moved`,
    },
    price: (cloth: Cloth, price: number) =>
      `${coins(price)}, at least one of them ${clothName[cloth]}`,
    instead: (isOneOther: boolean) =>
      `For each one missing, two of ${isOneOther ? 'one other colour' : 'other colours'}.`,
    pays: (seat: Seat, price: string, say: Telling) =>
      spoken(say, seat, `You pay ${price}.`, name => `${name} pays ${price}.`),
    free: 'Nothing to pay; only a joker costs a coin.',
    takes: (cloth: Cloth, each: string) => `${capital(clothName[cloth])} coins to take: ${each}.`,
    paying: (what: string, n: number) => `${what} for ${coins(n)}`,
    joker: 'With a joker: 1 coin more',
    noJoker: 'No joker',
    ownPhone: 'Whoever extends pays on their own phone.',
    neutral: 'The neutral stall',
    own: 'Your stall',
    of: (name: string) => `${name}’s stall`,
  },
  told: {
    opened: ({ options }) =>
      options.coins === 'kept'
        ? 'Everyone starts with one coin of each colour.'
        : 'Coins stay real; the sheet says what to take and pay.',
    entered: {
      'sets-up': ({ seat, cloths }, say) =>
        did(say, seat, `started with ${say.list(cloths.map(cloth => clothName[cloth]))}.`),
      begins: ({ first }, say) => spoken(say, first, 'You begin.', name => `${name} begins.`),
      stall: ({ seat, cloth, ...spent }, say) =>
        did(say, seat, `set up a ${clothName[cloth]} stall${paying(spent, say)}.`),
      extension: ({ seat, cloth, ...spent }, say) =>
        did(say, seat, `extended ${clothName[cloth]}${paying(spent, say)}.`),
      move: ({ seat, cloth, ...spent }, say) =>
        did(say, seat, `moved the ${clothName[cloth]} stall${paying(spent, say)}.`),
      attract: ({ seat, cloth, owner }, say) =>
        did(say, seat, `attracted the ${clothName[cloth]} customer to ${theOwner(owner, say)}.`),
      draw: ({ seat }, say) => did(say, seat, 'drew two cards.'),
      final: declared,
      stop: ({ seat }, say) => did(say, seat, 'stopped building for good.'),
      counts: ({ seat, coins: n }, say) => did(say, seat, `counted ${coins(n)}.`),
    },
  } satisfies Entered<Entry, { coins: 'kept' | 'real' }>,

  refused: {
    'entered-already': 'That has been entered already. Correct it in the log.',
    'not-begun': 'First every seat says which stalls it has, then who begins.',
    'stalls-first': 'Every seat first says which three stalls it has.',
    'begun-already': 'The game has begun already.',
    'only-counting': 'Only the coins are left to count.',
    'not-counting': 'Coins are counted at the end, where they are real.',
    'final-already': 'The final phase has begun already.',
    'coins-are-real': 'At this table coins are real: they are paid at the table, not here.',
    'say-what-is-paid': 'Choose how it is paid.',
  } satisfies RefusalWords<Exclude<SheetCode, SharedCode>>,
}

export const moves = {
  board: {
    stall: ({ cloth, square, entrance }, say) =>
      capital(`${clothName[cloth]} stall in district ${districtAt(say, square, entrance)}`),
    extension: ({ cloth, square }, say) =>
      `Extend ${clothName[cloth]} in district ${districtAt(say, square)}`,
    move: ({ cloth, square, entrance }, say) =>
      `Move ${clothName[cloth]} to district ${districtAt(say, square, entrance)}`,
    pay: ({ coins: purse }, say) => `Pay ${money(purse, say)}`,
    play: (play, say) => `Play ${played(play, say)}`,
    attract: ({ entrance }, say) => `Attract a customer into district ${districtAt(say, entrance)}`,
    take: ({ card: one }, say) => `Take ${card(one, say)} from the display`,
    draw: 'Draw from the pile',
    hire: 'Take a barker',
    discard: ({ card: one }, say) => `Discard ${card(one, say)}`,
    stop: 'Stop building for good',
  } satisfies Phrases<Move>,
  sheet: {
    'sets-up': ({ cloths }, say) =>
      `Stalls at the start: ${say.list(cloths.map(cloth => clothName[cloth]))}`,
    begins: ({ first }, say) => `${say.name(first)} begins`,
    stall: ({ cloth, ...spent }, say) => `New ${clothName[cloth]} stall${paying(spent, say)}`,
    extension: ({ cloth, ...spent }, say) => `Extend ${clothName[cloth]}${paying(spent, say)}`,
    move: ({ cloth, ...spent }, say) => `Move the ${clothName[cloth]} stall${paying(spent, say)}`,
    attract: ({ cloth, owner }, say) => `Attract ${clothName[cloth]} to ${theOwner(owner, say)}`,
    draw: 'Draw two cards',
    final: 'The final phase begins',
    stop: 'Stop building for good',
    counts: ({ coins: n }) => `Coins: ${n}`,
  } satisfies Phrases<Entry>,
}

// What a turn of drawing brought, in one sentence.
const small = (facts: readonly Drawing[], say: Telling): string => {
  const drawn = drawnIn(facts, which => card(which, say), say)
  if (!drawn) return ''
  const { seat, cards, unseen, barkers: hired, away } = drawn
  const deeds = [
    cards && `took ${cards}`,
    unseen > 0 ? `drew ${unseen > 1 ? 'two cards' : 'a card'}` : '',
    hired > 0 ? `hired ${hired > 1 ? 'two barkers' : 'a barker'}` : '',
    away && `discarded ${away}`,
  ]
  return did(say, seat, `${say.list(deeds.filter(deed => deed !== ''))}.`)
}

// By a customer of this cloth; at another's stall both earn.
type Earned = Figures<'coins'> & { cloth: Cloth }
type EarnedBoth = Earned & Figures<'theirs'> & { seats: readonly Seat[] }

// What lies in the box, one of each.
const things = {
  stall: 'main stall',
  extension: 'extension',
  customer: 'customer',
  gold: 'gold medal',
  silver: 'silver medal',
  barker: 'barker',
  coin: 'coin',
  point: 'point',
}

export const pages = {
  title: 'Kairo',
  tagline: 'Pitch your stalls in the bazaar, draw the customers, grow the largest of each colour.',
  modes: {
    digital: 'The whole bazaar on your screens: stalls, customers, cards, coins.',
    companion: 'You play with the box; phones keep money, medals and points.',
  },
  options: {
    start: {
      label: 'Start',
      sentence: 'Whether the first stalls stand as given, or everyone places three in turn.',
      values: { given: 'Given positions', variable: 'Placed in turn' },
    },
    medals: {
      label: 'Medals',
      sentence: 'What gold and silver are worth. Read it off your medals.',
      values: {
        '2-1': 'Gold 2, silver 1',
        '3-2': 'Gold 3, silver 2',
        '3-1': 'Gold 3, silver 1',
        '4-2': 'Gold 4, silver 2',
      },
    },
    oneOtherColour: {
      label: 'Coins of other colours',
      sentence: 'Whether the coins that stand for the stall’s colour may be of several others.',
      values: { no: 'Of any other colours', yes: 'All of one other colour' },
    },
    edition: {
      label: 'Board and cards',
      sentence:
        'Our board, cards and starts are house values. Whoever owns the box may paste a corrected edition (JSON).',
      values: { '': 'The house’s own', own: 'A corrected edition' },
    },
    coins: {
      label: 'Coins',
      sentence: 'Whether the phones keep everyone’s purse, or the coins of the box are used.',
      values: { kept: 'Kept on the phones', real: 'Real coins' },
    },
  },
  end: {
    title: 'Points, extension by extension',
    start: 'start',
    last: 'coins',
    medals: (n: number) => `Medals count once more at the end: ${points(n)}.`,
    largest: (name: string, n: number) => `${name} scores most at one stroke: ${points(n)}.`,
  },
  log: { digital: { chapter: { began: turnHeading }, small }, companion: {} },
  luck: 'Luck is who begins, and what is drawn from pile and bag.',
  standing: {
    stalls: 'stalls',
    medals: 'medals',
    'final-medals': 'medals at the end',
    coins: 'coins',
  },
  reasons: {
    scores: ({ size }: Figures<'size'>) => `${points(size)}, one a tile.`,
    medals: ({ size, medals, points: all }: Figures<'size' | 'medals' | 'points'>) =>
      `${points(all)}: ${size} for tiles, ${medals} for medals.`,
    room: ({ squares: { length } }: Squares) =>
      length
        ? `Here it can grow on ${count(length, 'side', 'sides')}.`
        : 'It can grow nowhere else either.',
    neutral: 'In the others’ way more than in yours.',
    leaves: ({ left }: Figures<'left'>) => {
      if (left === 0) return 'It takes your last coins, and it is worth them.'
      return left === 1
        ? 'You keep one coin, the most useful one.'
        : `You keep ${coins(left)}, the most useful ones.`
    },
    spare: ({ cards }: Figures<'cards'>) =>
      `The ${cards > 1 ? 'cards' : 'card'} you can best do without.`,
    earns: ({ cloth, coins: mine }: Earned) =>
      `${capital(clothName[cloth])}: ${coins(mine)} for you, none for others.`,
    'earns-both': ({ cloth, coins: mine, theirs, seats }: EarnedBoth, say: Telling) =>
      `${capital(clothName[cloth])}: ${coins(mine)} for you, ${theirs} for ${say.name(seats[0]!)}.`,
    fits: ({ districts }: { districts: readonly number[] }, say: Telling) =>
      `You can grow in district ${say.either(districts.map(String))}.`,
    cards: 'With more cards you can choose where to grow.',
    'no-card': 'No card of yours fits where you can grow.',
    three: 'Any three cards fit anywhere: collect them.',
    barker: 'A barker lets a customer walk past one stall.',
    stop: 'No build is left that scores.',
  } satisfies Record<Reason, Phrase<never>>,
  faults: {
    'map-row': 'must be 12 signs: 1–9 for the market of a district, a–i for its restaurants',
    'market-square': 'must be a market square',
    'cut-off': 'has no way to the other customers',
    'neutral-stalls': ([due]) => `must have ${due} neutral stalls`,
    'stalls-of': ([due, owner]) => `must have ${due} stalls of owner ${owner}`,
    'stall-on-board': 'is there twice: each owner has one stall of a colour',
    'market-only': 'must have its stall on a market square',
    'restaurant-only': 'must have its stall on a restaurant square',
    'not-free': 'must have its stall on a free square',
    'cloth-in-district': 'has its colour in this district already',
    'beside-a-stall': 'touches another stall',
    'cuts-off': 'cuts entrances or customers off',
    'entrance-not-beside': 'must have its entrance beside the stall',
    'entrance-off-market': 'must have its entrance on a market square',
    'entrance-not-free': 'must have its entrance on a free square',
    'entrance-cut-off': 'has an entrance that no customer reaches',
  } satisfies FaultWords<FaultCode>,
  layout: {
    areas: {
      customers: 'Customers on the board',
      waits: 'The customer that waits beside the board',
      neutral: 'Neutral stalls',
      stalls: (name: string) => `Stalls of ${name}`,
      seat: (name: string) => `In front of ${name}`,
      display: 'The display',
      discards: 'Discards',
      supply: 'The supply',
      pile: 'The pile',
      hand: (name: string) => `Hand of ${name}`,
      purse: (name: string) => `Purse of ${name}`,
    },
    piece: ({ piece, count: n }: Lying, say: Telling) => {
      const [kind, which] = codeOf(piece)
      if (kind === 'card') return `card ${districtsOf(say, Number(which))}`
      if (kind === 'point' && n !== 1) return 'points'
      const name = isKeyOf(things, kind) ? things[kind] : piece
      return isKeyOf(clothName, which) ? `${name}, ${clothName[which]}` : name
    },
    place: (at: number, say: Telling) => `district ${districtAt(say, at)}`,
    spot: (at: number, say: Telling) => {
      const [row, column] = rowAndColumn(say, at)
      return `row ${row}, column ${column}, district ${districtAt(say, at)}`
    },
    ask: {
      customers: (square: string) => `Who stands here, in ${square}?`,
      neutral: (square: string) => `Which stall lies here, in ${square}?`,
      stalls: (square: string) => `Which stall lies here, in ${square}?`,
    },
    rest: {
      still: { label: 'Turns in a row without a new stall or an extension' },
      final: {
        label: 'The final phase',
        values: {
          none: 'has not begun',
          'one-empty': 'began: extensions of a colour are used up',
          'two-low': 'began: two colours have one extension at most',
          still: 'began: ten rounds without building',
        },
      },
    },
    refused: {
      'off-board': 'A piece lies beside the board.',
      'one-waits': 'Five customers stand on the board, and one waits beside it.',
      'customer-off-market': (at: Squares) =>
        `A customer stands on a market square without a tile, and not on ${firstSquare(at)}.`,
      'customers-meet': (at: Squares) =>
        `Two customers cannot stand on one square: ${firstSquare(at)}.`,
      'too-many-cards': ({ seats: [seat], limit }, say) =>
        `${say.name(seat)} has ${count(limit, 'card', 'cards')} in hand at most.`,
      'display-size': ({ limit }) => `${count(limit, 'card lies', 'cards lie')} on display.`,
    } satisfies RefusalWords<Exclude<PlaceCode, Code>, Misplaced>,
  } satisfies LayoutWords,
  fields: {
    cloths: ['Stalls at the start', (cloth: Cloth) => clothName[cloth]],
    first: 'Who begins',
    cloth: ['Colour', (cloth: Cloth) => clothName[cloth]],
    coin: ['Coin for a joker', (cloth: Cloth) => clothName[cloth]],
    owner: ['Whose stall', () => 'neutral'],
    coins: 'Value of the coins',
    ...clothName,
  } satisfies Fields<Entry>,
  figures: { points: 'points', sizes: 'stalls', medals: 'medals', coins: 'coins', none: '–' },
}

export type Shared = Same<typeof shared>
export type Board = Same<typeof board>
export type BoardWords = Shared & Board
export type Sheet = Same<typeof sheet>
export type SheetWords = Shared & Sheet
export type Moves = Same<typeof moves>
export type Pages = Same<typeof pages>
export type Words = Pages & { moves: Moves; digital: BoardWords; companion: SheetWords }
