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
const declared = 'The final phase has begun. Now you only build.'

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    left: (cloth: Cloth, left: number) =>
      `${count(left, `${clothName[cloth]} tile`, `${clothName[cloth]} tiles`)} left`,
    ends: 'Final phase when a colour runs out',
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
        : `Scores ${points(size)}, one per tile`,
    with: 'Pay with',
    first: 'cheapest first',
    way: inWords,
    leaves: (n: number) => `${n} left`,
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
    'one-empty': 'A colour ran out of extensions, so the final phase began. Now you only build.',
    'two-low':
      'Two colours had one extension left at most, so the final phase began. Now you only build.',
    still: 'Nothing was added in ten rounds, so the final phase began. Now you only build.',
  },

  told: {
    scored: ({ seat, cloth, size, gains, points: { stalls, medals } }, say) => {
      const forMedals = gains.length
        ? ` + ${medals} for ${say.list(gains.map(gain => won(gain, say)))}`
        : ''
      const tiles = count(size, 'tile', 'tiles')
      return spoken(
        say,
        seat,
        `Your ${clothName[cloth]} stall now has ${tiles}: ${points(stalls)}${forMedals}.`,
        name =>
          `${name}’s ${clothName[cloth]} stall now has ${tiles}: ${points(stalls)}${forMedals}.`,
      )
    },
  } satisfies Pick<Phrases<Event>, 'scored'>,
  refused: {
    'only-building': 'In the final phase you can only build, or stop for good.',
    'not-final-yet':
      'You can stop only in the final phase. Until then, build, attract a customer or draw.',
    'stall-on-board': 'This main stall is on the board already. There is only one.',
    'no-such-stall': 'There is no such stall on the board.',
    'none-left': 'The supply has no extensions of this colour left.',
    'customer-away':
      'This customer waits beside the board. It comes back when somebody attracts another one.',
    'is-extended': 'This stall has an extension, so it cannot move.',
    'none-of-the-cloth': 'Pay at least one coin of the stall’s own colour.',
    'too-few-coins': ({ short }: Figures<'short'>) => `That is ${coins(short)} too few.`,
    'wrong-sum': ({ price }: Figures<'price'>) =>
      `Pay exactly ${coins(price)}. Two coins of other colours count as one.`,
    'one-other-cloth': 'At this table, the other coins must all be of one colour.',
    'no-coin-for-joker': 'A joker costs one more coin, and you have none left.',
  } satisfies RefusalWords<SharedCode>,
}

export const board = {
  customer,
  hand: 'Your hand',
  noCard: 'No cards',
  holds: (cards: number, held: number) =>
    `${count(cards, 'card', 'cards')}${held ? `, ${barkers(held)}` : ''}`,
  doNow: {
    act: 'Build, attract or draw.',
    finalAct: 'Build, or stop for good.',
    over: 'The game is over.',
    other: (name: string) => `It is ${name}’s turn.`,
    otherPlaces: (name: string) => `${name} is placing a stall.`,
    build: 'Choose what to build.',
    place: 'Place a stall.',
    neutral: (one: string) => `Place the neutral ${one} stall.`,
    where: {
      stall: (one: string) => `Place your ${one} stall.`,
      extension: (one: string) => `Extend your ${one} stall.`,
      move: (one: string) => `Move your ${one} stall.`,
    },
    entrance: 'Place its entrance.',
    pay: (one: string, size: number) => `Pay to extend ${one} to ${size}.`,
    play: (district: number) => `Play a card for district ${district}.`,
    attract: 'Choose a customer.',
    way: (who: string) => `Where does ${who.replace(/ \(.*\)/, '')} go?`,
    take: 'Draw two cards.',
    second: 'Draw your second card.',
    discard: 'Too many cards. Discard one.',
    final: (what: string) => `${what}?`,
  },
  note: {
    act: 'Do one of them, then your turn ends.',
    final: 'In the final phase you only build.',
    forGood: 'This cannot be undone.',
    pay: (one: string) => `Pay at least one ${one} coin. Two other coins count as one.`,
    play: 'Any three cards fit too. Playing ends your turn.',
    take: 'Use the display or the pile, or take a barker.',
    build: 'A new stall is free. An extension costs and scores the new size.',
    where: 'Dashed: you may build. +1: a coin for a joker. 3: three cards.',
    entrance: 'Tap a free market square beside the stall.',
    attract: 'It walks to the nearest free entrance of its colour.',
    way: 'With each barker it walks past one nearer entrance.',
  },
  coach: {
    goal: 'Your stalls show this sign. The largest stall of a colour gets its medals. Most points wins.',
    act: 'Extend stalls to score. You need a card and coins. Draw for cards, attract for coins.',
    where: 'Tap a dashed square. Your stall grows there and scores one point per tile.',
    pay: 'Pay with the coins you need least. You can undo this until you play the card.',
    attract:
      'At your stall, you get one coin per tile. At another’s, you get one and they get one per tile.',
  },
  act: { build: 'Build', attract: 'Attract', draw: 'Draw two', stop: 'Stop for good' },
  sure: {
    play: 'Play and build',
    take: 'Take it',
    draw: 'Draw a card',
    hire: 'Take a barker',
    discard: 'Discard it',
    stop: 'Stop for good',
  },
  build: {
    stall: 'new',
    extension: 'grow',
    move: 'move',
    grows: (from: number, to: number) => `${from} → ${to}`,
    noneLeft: 'none left',
    noPlace: 'no square',
    tooDear: 'too costly',
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
    discard: (list: readonly number[]) => `Discard ${named(list)}`,
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
    noEntrance: 'no path',
  },
  board: {
    label: 'The bazaar. Look around with the arrow keys',
    in: (district: number) => `District ${district}`,
    at: (name: string, district: number) => `${name}, district ${district}`,
    market: 'market square',
    restaurant: 'restaurant square',
    stall: (cloth: Cloth, owner: string | null, size: number) =>
      `${stallOf(cloth, owner)}, size ${size}`,
    entrance: (cloth: Cloth, owner: string | null) => `entrance of the ${stallOf(cloth, owner)}`,
    customer: (cloth: Cloth) => customer[cloth],
    aim: {
      put: 'allowed here',
      entrance: 'the entrance can go here',
      chosen: 'chosen, tap to undo',
      customer: 'can be attracted',
      rug: 'can be the goal',
    },
    extra: { '+1': 'with a coin for a joker', '3': 'for any three cards' },
  } satisfies Record<Kind, string> & Record<string, unknown>,

  told: {
    opened: ({ first }, say) => spoken(say, first, 'You begin.', name => `${name} begins.`),
    'drew-stall': ({ seat, cloth }, say) =>
      did(`drew the neutral ${clothName[cloth]} stall.`)({ seat }, say),
    placed: ({ seat, stall }, say) =>
      did(
        `placed ${stall.owner === null ? 'the neutral' : 'a'} ${clothName[stall.cloth]} stall in district ${districtAt(say, stall.squares[0]!)}.`,
      )({ seat }, say),
    'set-aside': ({ seat, cloth }, say) =>
      cloth
        ? `The neutral ${clothName[cloth]} stall fitted nowhere and was set aside.`
        : did('found no place for a stall.')({ seat }, say),
    began: null,
    put: null,
    paid: null,
    built: ({ seat, put, coins: paid, play }, say) => {
      const [cloth, withCards] = [clothName[put.cloth], played(play, say)]
      const at = `district ${districtAt(say, put.square)}`
      if (put.kind === 'stall')
        return did(`set up a ${cloth} stall in ${at} (${withCards}).`)({ seat }, say)
      if (put.kind === 'move')
        return did(`moved the ${cloth} stall to ${at} (${withCards}).`)({ seat }, say)
      return did(`extended ${cloth} in ${at} for ${money(paid!, say)} (${withCards}).`)(
        { seat },
        say,
      )
    },
    attracted: ({ seat, cloth, entrance, barkers, income, arrives }, say) => {
      const past = barkers ? ` past ${count(barkers, 'nearer entrance', 'nearer entrances')}` : ''
      const earned = income.map(({ seat: to, coins: n }) => `${called(say, to)} +${n}`).join(', ')
      return `${did(`attracted the ${clothName[cloth]} customer to district ${districtAt(say, entrance)}${past}`)({ seat }, say)}: ${earned}. ${capital(clothName[arrives])} took its place.`
    },
    took: ({ seat, from, card: one }, say) => {
      if (from === 'barkers') return did('took a barker.')({ seat }, say)
      if (from === 'display') return did(`took ${card(one!, say)} from the display.`)({ seat }, say)
      return did(`drew ${one === undefined ? 'a card' : card(one, say)}.`)({ seat }, say)
    },
    discarded: ({ seat, card: one }, say) => did(`discarded ${card(one, say)}.`)({ seat }, say),
    reshuffled: 'The discards were shuffled into a new pile.',
    refilled: null,
    final: ({ reason }) => shared.final[reason],
    stopped: did('stopped building for good.'),
    'shut-out': ({ seat }, say) =>
      spoken(
        say,
        seat,
        'You cannot build any more and are out.',
        name => `${name} cannot build any more and is out.`,
      ),
    ended: 'Nobody is building any more. Medals and coins were counted.',
  } satisfies Omit<Phrases<Event>, 'scored'>,

  refused: {
    'place-a-stall': 'Place the first stalls before that, one each in turn.',
    'choose-an-action': 'Choose an action first: build, attract a customer or draw two cards.',
    'pay-first': 'Pay for the extension first, or undo it.',
    'play-a-card': 'Play a card for this district now, or undo the build.',
    'take-another': 'You are drawing cards. Draw a second one or take a barker.',
    'discard-first': 'You can keep four cards at most. Discard the others first.',
    'market-only': (at: Squares) =>
      `${firstSquare(at)} is a restaurant square. This colour belongs on market squares.`,
    'restaurant-only': (at: Squares) =>
      `${firstSquare(at)} is a market square. Violet stalls belong on restaurant squares.`,
    'not-free': (at: Squares) =>
      `${firstSquare(at)} is not free. A stall, an entrance or a customer is there.`,
    'cloth-in-district': (at: Squares) =>
      `This district already has a main stall of this colour, on ${firstSquare(at)} (1).`,
    'beside-a-stall': (at: Squares, say: Telling) =>
      `A main stall may not touch another stall: ${allSquares(at, say)}.`,
    'cuts-off': (at: Squares, say: Telling) =>
      `That would cut off ${allSquares(at, say)}. Every customer must be able to reach every entrance.`,
    'entrance-not-beside': (at: Squares) => `${firstSquare(at)} is not beside the stall.`,
    'entrance-off-market': (at: Squares) =>
      `${firstSquare(at)} is not a market square. An entrance must be on one.`,
    'entrance-not-free': (at: Squares) =>
      `${firstSquare(at)} is not free, so no entrance can go there.`,
    'entrance-cut-off': (at: Squares) =>
      `No customer could reach an entrance on ${firstSquare(at)}.`,
    'district-full': (at: Squares, say: Telling) =>
      `At the start, a district takes only two main stalls. It has ${allSquares(at, say)}.`,
    'other-stall-drawn': 'Another neutral stall was drawn. Place that one.',
    'not-beside-yours': (at: Squares, say: Telling) =>
      `An extension must share a side with your own stall: ${allSquares(at, say)}.`,
    'touches-same-cloth': (at: Squares, say: Telling) =>
      `It would touch another stall of the same colour: ${allSquares(at, say)}.`,
    'can-be-extended': (at: Squares, say: Telling) =>
      `You can still extend this stall, so it may not move. Free for it: ${allSquares(at, say)}.`,
    'same-square': 'Move the stall to another square. Its entrance cannot move alone.',
    'no-card': ({ district }: Figures<'district'>) =>
      `You have no card for district ${district}, and not three cards to play instead.`,
    'not-in-hand': 'This card is not in your hand.',
    'other-district': ({ district }: Figures<'district'>) =>
      `This card is not for district ${district}.`,
    'joker-needs-coin': 'A joker costs one coin. Choose which one.',
    'coin-not-needed': 'Only a joker played alone costs a coin.',
    'one-or-three': 'Play one card that fits, or any three cards.',
    'no-entrance': (at: Squares) => `There is no entrance on ${firstSquare(at)}.`,
    'entrance-occupied': (at: Squares) =>
      `There is already a customer on the entrance ${firstSquare(at)}.`,
    'too-few-barkers': (
      { squares, needed, barkers }: Squares & Figures<'needed' | 'barkers'>,
      say: Telling,
    ) =>
      `Nearer and free: ${allSquares({ squares }, say)}. You need ${count(needed, 'barker', 'barkers')} and have ${barkers || 'none'}.`,
    'not-on-display': 'This card is no longer in the display.',
    'no-barkers-left': 'All seven barkers are taken.',
  } satisfies RefusalWords<Exclude<Code, SharedCode>, never>,
}

export const sheet = {
  start: {
    setUp: 'Tap your three stalls.',
    setUpNote: 'These are the colours you have on the board at the start.',
    others: 'Wait for the others’ stalls.',
    begins: 'Who begins?',
    ready: (n: number) => (n < 3 ? `${n} of 3` : 'Begin with these'),
  },
  sheet: {
    declared,
    yours: 'Your turn. What did you do?',
    turn: (name: string) => `It is ${name}’s turn.`,
    count: 'Count your coins.',
    counting: (names: string, n: number) => `${names} ${n > 1 ? 'are' : 'is'} still counting.`,
    countNote: 'Add up the value of all colours. Three make one point.',
    over: 'The game is over.',
    final: 'Begin the final phase',
    stop: 'Stop building for good',
    sure: (what: string) => `Sure? ${what}`,
    coins: 'Value of your coins',
    counted: 'Enter coins',
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
      move: (one: string, _size: number) => `Move ${one} stall`,
    },
    price: (cloth: Cloth, price: number) =>
      `${coins(price)}, at least one of them ${clothName[cloth]}`,
    instead: (isOneOther: boolean) =>
      `Two coins of ${isOneOther ? 'one other colour' : 'other colours'} count as one.`,
    pays: (seat: Seat, price: string, say: Telling) =>
      spoken(say, seat, `You pay ${price}.`, name => `${name} pays ${price}.`),
    free: 'Nothing to pay. Only a joker costs a coin.',
    takes: (cloth: Cloth, each: string) => `${capital(clothName[cloth])} coins to take: ${each}.`,
    paying: (what: string, n: number) => `${what} for ${coins(n)}`,
    joker: 'With a joker: 1 coin more',
    noJoker: 'No joker',
    ownPhone: 'Everyone pays for extensions on their own phone.',
    neutral: 'The neutral stall',
    own: 'Your stall',
    of: (name: string) => `${name}’s stall`,
  },
  told: {
    opened: ({ options }) =>
      options.coins === 'kept'
        ? 'Everyone starts with one coin of each colour.'
        : 'You use real coins. Read here what to take and pay.',
    entered: {
      'sets-up': ({ seat, cloths }, say) =>
        did(`started with ${say.list(cloths.map(cloth => clothName[cloth]))}.`)({ seat }, say),
      begins: ({ first }, say) => spoken(say, first, 'You begin.', name => `${name} begins.`),
      stall: ({ seat, cloth, ...spent }, say) =>
        did(`set up a ${clothName[cloth]} stall${paying(spent, say)}.`)({ seat }, say),
      extension: ({ seat, cloth, ...spent }, say) =>
        did(`extended the ${clothName[cloth]} stall${paying(spent, say)}.`)({ seat }, say),
      move: ({ seat, cloth, ...spent }, say) =>
        did(`moved the ${clothName[cloth]} stall${paying(spent, say)}.`)({ seat }, say),
      attract: ({ seat, cloth, owner }, say) =>
        did(`attracted the ${clothName[cloth]} customer to ${theOwner(owner, say)}.`)(
          { seat },
          say,
        ),
      draw: did('drew two cards.'),
      final: declared,
      stop: did('stopped building for good.'),
      counts: ({ seat, coins: n }, say) => did(`counted ${coins(n)}.`)({ seat }, say),
    },
  } satisfies Entered<Entry, { coins: 'kept' | 'real' }>,

  refused: {
    'entered-already': 'This has been entered already. Correct it in the log.',
    'not-begun': 'First enter everyone’s stalls, then who begins.',
    'stalls-first': 'First enter everyone’s three stalls.',
    'begun-already': 'The game has already begun.',
    'only-counting': 'Only the coins are left to count.',
    'not-counting': 'Count coins only at the end, and only if they are real.',
    'final-already': 'The final phase has already begun.',
    'coins-are-real': 'At this table you use real coins. Pay with them, not here.',
    'say-what-is-paid': 'Choose the coins to pay with.',
  } satisfies RefusalWords<Exclude<SheetCode, SharedCode>>,
}

export const moves = {
  board: {
    stall: ({ cloth, square, entrance }, say) =>
      `Place a ${clothName[cloth]} stall in district ${districtAt(say, square, entrance)}`,
    extension: ({ cloth, square }, say) =>
      `Extend the ${clothName[cloth]} stall in district ${districtAt(say, square)}`,
    move: ({ cloth, square, entrance }, say) =>
      `Move the ${clothName[cloth]} stall to district ${districtAt(say, square, entrance)}`,
    pay: ({ coins: purse }, say) => `Pay ${money(purse, say)}`,
    play: (play, say) => `Play ${played(play, say)}`,
    attract: ({ entrance }, say) => `Attract a customer to district ${districtAt(say, entrance)}`,
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
    extension: ({ cloth, ...spent }, say) =>
      `Extend the ${clothName[cloth]} stall${paying(spent, say)}`,
    move: ({ cloth, ...spent }, say) => `Move the ${clothName[cloth]} stall${paying(spent, say)}`,
    attract: ({ cloth, owner }, say) =>
      `Attract the ${clothName[cloth]} customer to ${theOwner(owner, say)}`,
    draw: 'Draw two cards',
    final: 'Begin the final phase',
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
    hired > 0 ? `took ${hired > 1 ? 'two barkers' : 'a barker'}` : '',
    away && `discarded ${away}`,
  ]
  return did(`${say.list(deeds.filter(deed => deed !== ''))}.`)({ seat }, say)
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
  tagline: 'Set up stalls in the bazaar, attract customers, own the largest stall of each colour.',
  modes: {
    digital: 'The whole bazaar on your screens: stalls, customers, cards, coins.',
    companion: 'You play with the box. Phones keep coins, medals and points.',
  },
  options: {
    start: {
      label: 'Start',
      sentence: 'Use the given stalls, or let everyone place three in turn.',
      values: { given: 'Given positions', variable: 'Placed in turn' },
    },
    medals: {
      label: 'Medals',
      sentence: 'What gold and silver are worth. Look at your medals.',
      values: {
        '2-1': 'Gold 2, silver 1',
        '3-2': 'Gold 3, silver 2',
        '3-1': 'Gold 3, silver 1',
        '4-2': 'Gold 4, silver 2',
      },
    },
    oneOtherColour: {
      label: 'Coins of other colours',
      sentence: 'Coins that replace the stall’s colour may be mixed, or must all be of one colour.',
      values: { no: 'Of any other colours', yes: 'All of one other colour' },
    },
    edition: {
      label: 'Board and cards',
      sentence:
        'Our board, cards and starts are house values. If you own the box, you can paste a corrected edition (JSON).',
      values: { '': 'The house’s own', own: 'A corrected edition' },
    },
    coins: {
      label: 'Coins',
      sentence: 'Keep everyone’s coins on the phones, or use the coins of the box.',
      values: { kept: 'Kept on the phones', real: 'Real coins' },
    },
  },
  end: {
    title: 'Points, extension by extension',
    start: 'start',
    last: 'coins',
    medals: (n: number) => `Medals count once more at the end: ${points(n)}.`,
    largest: (name: string, n: number) => `${name} scored the most in one turn: ${points(n)}.`,
  },
  log: { digital: { chapter: { began: turnHeading }, small }, companion: {} },
  luck: 'Luck decides who begins, and which customers, cards and neutral stalls are drawn.',
  standing: {
    stalls: 'stalls',
    medals: 'medals',
    'final-medals': 'medals at the end',
    coins: 'coins',
  },
  reasons: {
    scores: ({ size }: Figures<'size'>) => `${points(size)}, one per tile.`,
    medals: ({ size, medals, points: all }: Figures<'size' | 'medals' | 'points'>) =>
      `${points(all)}: ${size} for tiles, ${medals} for medals.`,
    room: ({ squares: { length } }: Squares) =>
      length
        ? `Here it can grow on ${count(length, 'side', 'sides')}.`
        : 'It could not grow anywhere else either.',
    neutral: 'Here it is more in the others’ way than in yours.',
    leaves: ({ left }: Figures<'left'>) => {
      if (left === 0) return 'This takes your last coins, but it is worth it.'
      return left === 1
        ? 'You keep one coin, the most useful one.'
        : `You keep ${coins(left)}, the most useful ones.`
    },
    spare: ({ cards }: Figures<'cards'>) =>
      `You need ${cards > 1 ? 'these cards' : 'this card'} least.`,
    earns: ({ cloth, coins: mine }: Earned) =>
      `${capital(clothName[cloth])}: ${coins(mine)} for you, none for others.`,
    'earns-both': ({ cloth, coins: mine, theirs, seats }: EarnedBoth, say: Telling) =>
      `${capital(clothName[cloth])}: ${coins(mine)} for you, ${theirs} for ${say.name(seats[0]!)}.`,
    fits: ({ districts }: { districts: readonly number[] }, say: Telling) =>
      `With it you can extend in district ${say.either(districts.map(String))}.`,
    cards: 'With more cards you can choose where to extend.',
    'no-card': 'None of your cards fits where you can extend.',
    three: 'Any three cards fit anywhere, so collect them.',
    barker: 'With a barker, a customer walks past one nearer entrance.',
    stop: 'Nothing you can build scores any more.',
  } satisfies Record<Reason, Phrase<never>>,
  faults: {
    'map-row': 'must have 12 characters: 1–9 for the market of a district, a–i for its restaurants',
    'market-square': 'must be a market square',
    'cut-off': 'has no path to the other customers',
    'neutral-stalls': ([due]) => `must have ${due} neutral stalls`,
    'stalls-of': ([due, owner]) => `must have ${due} stalls of owner ${owner}`,
    'stall-on-board': 'is there twice, but each owner has one stall of a colour',
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
      waits: 'The customer waiting beside the board',
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
      customers: (square: string) => `Which customer is here, in ${square}?`,
      neutral: (square: string) => `Which stall is here, in ${square}?`,
      stalls: (square: string) => `Which stall is here, in ${square}?`,
    },
    rest: {
      still: { label: 'Turns in a row without a new stall or an extension' },
      final: {
        label: 'The final phase',
        values: {
          none: 'has not begun',
          'one-empty': 'began when a colour ran out',
          'two-low': 'began when two colours had nearly run out',
          still: 'began after ten rounds without building',
        },
      },
    },
    refused: {
      'off-board': 'One of the stalls or customers is not on the board.',
      'one-waits': 'Five customers must be on the board, and one beside it.',
      'customer-off-market': (at: Squares) =>
        `${firstSquare(at)} is not a market square. A customer must be on one.`,
      'customers-meet': (at: Squares) =>
        `Two customers cannot be on one square: ${firstSquare(at)}.`,
      'too-many-cards': ({ seats: [seat], limit }, say) =>
        `${say.name(seat)} can have ${count(limit, 'card', 'cards')} in hand at most.`,
      'display-size': ({ limit }) => `The display must have ${count(limit, 'card', 'cards')}.`,
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
