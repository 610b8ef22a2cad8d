// Kairo in English, which sets the keys of the other languages.

import { count, did, points } from '../../../words/grammar/en.ts'
import { figureIn } from '../../kit/figures.ts'
import {
  type Clause,
  capital,
  clause,
  type FaultWords,
  type Figures,
  type Same,
} from '../../words.ts'
import type { FaultCode } from '../rules/edition-faults.ts'

const tenths = figureIn('en')
const tenthsOfAPoint = (n: number) => `${tenths(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`
// '2.5 points ahead'
const ahead = (n: number) => `${tenthsOfAPoint(n)} ${n < 0 ? 'behind' : 'ahead'} in the end`
// The other figure, and on which side it is if that differs.
const than = (own: number, n: number) =>
  own < 0 === n < 0 ? tenths(n) : `${tenths(n)} ${n < 0 ? 'behind' : 'ahead'}`
const cards = (n: number) => count(n, 'card', 'cards')
const tiles = (n: number) => count(n, 'tile', 'tiles')
const coins = (n: number) => count(n, 'coin', 'coins')
const barkers = (n: number) => count(n, 'barker', 'barkers')
const medal = { gold: 'gold', silver: 'silver' }

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    left: (one: string, n: number) => `${count(n, `${one} tile`, `${one} tiles`)} left`,
    ends: 'Final phase when a colour runs out',
    final: 'Final phase',
    finalEnds: 'Ends when nobody builds any more',
  },
  out: 'out',
  waits: 'waits',
  back: 'Back',
  purse: { hold: 'Hold to look', tap: 'Tap to look' },
  table: { left: 'left' },
  points,
  coins,
  and: 'and',
  begins: did('begin.', 'begins.'),
  stopped: did('stopped building for good.'),
  pay: {
    because: (size: number) => `${size > 1 ? 'points' : 'point'}: ${tiles(size)}`,
    scores: {
      plain: (size: number) => `Scores ${points(size)}, one per tile`,
      medals: (size: number, medals: number, gains: string) =>
        `Scores ${size} + ${medals}: ${gains}`,
    },
    with: 'Pay with',
    first: 'cheapest first',
    leaves: (n: number) => `${n} left`,
    other: (n: number) => count(n, 'more way', 'more ways'),
  },
  cloth: {
    red: 'red',
    yellow: 'yellow',
    green: 'green',
    white: 'white',
    blue: 'blue',
    violet: 'violet',
  },
  medal,
  // A medal that scores: from the supply, and from a seat.
  gain: medal,
  taken: (medal: string) => clause(`${medal} from you`, name => `${medal} from ${name}`),
  over: 'The bazaar is closed.',
  won: {
    shared: (names: string, score: number) =>
      `${names} share the victory with ${points(score)} each.`,
    wins: (score: string) => did(`win${score}.`, `wins${score}.`),
    by: (score: number) => ` with ${points(score)}`,
    over: (score: number, other: number) =>
      ` by ${points(score - other)}, ${score}\u00a0to\u00a0${other}`,
  },
  final: {
    'one-empty': 'A colour ran out of extensions, so the final phase began. Now you only build.',
    'two-low':
      'Two colours had one extension left at most, so the final phase began. Now you only build.',
    still: 'Nothing was added in ten rounds, so the final phase began. Now you only build.',
  },

  told: {
    scored: (one: string, size: number, score: string) =>
      clause(
        `Your ${one} stall now has ${tiles(size)}: ${score}.`,
        name => `${name}’s ${one} stall now has ${tiles(size)}: ${score}.`,
      ),
  },
  withMedals: (stalls: number, medals: number, gains: string) =>
    `${points(stalls)} + ${medals} for ${gains}`,

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
  },
}

export const board = {
  customer: {
    red: 'the red customer (fez, lamp)',
    yellow: 'the yellow customer (straw hat, lemons)',
    green: 'the green customer (turban, mint tea)',
    white: 'the white customer (hood, cloth)',
    blue: 'the blue customer (scarf, jar)',
    violet: 'the violet customer (cook’s cap, dish)',
  },
  hand: 'Your hand',
  noCard: 'No cards',
  // A card by its districts.
  card: {
    the: (districts: string) => `card ${districts}`,
    unseen: 'a card',
    one: (districts: string) => `card ${districts}`,
    several: (districts: string) => `cards ${districts}`,
    joker: (districts: string) => `joker ${districts}`,
    coin: (one: string) => `a ${one} coin`,
  },
  cards,
  barkers,
  you: 'you',
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
    way: (who: string) => `Where does ${who} go?`,
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
    noneLeft: 'none left',
    noPlace: 'no square',
    tooDear: 'too costly',
    moveOne: 'Move a stall that cannot grow',
    notMove: 'Build instead',
  },
  pay: {
    pay: (n: number) => `Pay ${coins(n)}`,
  },
  take: {
    title: 'Display',
    note: (pile: number) => `pile ${pile}`,
    display: (card: string) => `Take ${card}`,
    pile: (n: number) => `Draw from the pile, ${cards(n)}`,
    barkers: (n: number) => `Take a barker, ${n} left`,
    discard: (card: string) => `Discard ${card}`,
  },
  attract: {
    way: { own: 'Yours', neutral: 'Neutral stall', of: (name: string) => `${name}’s` },
    where: 'To which entrance?',
    now: (one: string, n: number) => `Attract ${one}, take ${n}`,
    nearest: 'nearest',
    past: (n: number) => `past ${count(n, 'nearer entrance', 'nearer entrances')}`,
    steps: (n: number) => count(n, 'step', 'steps'),
    noEntrance: 'no path',
  },
  board: {
    label: 'The bazaar. Look around with the arrow keys',
    in: (district: number) => `District ${district}`,
    at: (name: string, district: number) => `${name}, district ${district}`,
    market: 'market square',
    restaurant: 'restaurant square',
    neutral: (one: string) => `neutral ${one} stall`,
    of: (one: string, owner: string) => `${one} stall of ${owner}`,
    stall: (what: string, size: number) => `${what}, size ${size}`,
    entrance: (what: string) => `entrance of the ${what}`,
    aim: {
      put: 'allowed here',
      entrance: 'the entrance can go here',
      chosen: 'chosen, tap to undo',
      customer: 'can be attracted',
      rug: 'can be the goal',
    },
    extra: { '+1': 'with a coin for a joker', '3': 'for any three cards' },
  },

  here: 'now here:',
  told: {
    'drew-stall': (one: string) => did(`drew the neutral ${one} stall.`),
    placed: {
      own: (one: string, at: string) => did(`placed a ${one} stall in district ${at}.`),
      neutral: (one: string, at: string) =>
        did(`placed the neutral ${one} stall in district ${at}.`),
    },
    'set-aside': {
      own: did('found no place for a stall.'),
      neutral: (one: string) => `The neutral ${one} stall fitted nowhere and was set aside.`,
    },
    built: {
      stall: (one: string, at: string, cards: string) =>
        did(`set up a ${one} stall in district ${at} (${cards}).`),
      extension: (one: string, at: string, cards: string, paid: string) =>
        did(`extended ${one} in district ${at} for ${paid} (${cards}).`),
      move: (one: string, at: string, cards: string) =>
        did(`moved the ${one} stall to district ${at} (${cards}).`),
    },
    attracted: (one: string, at: string, past: string, earned: string, arrives: string) =>
      did(
        `attracted the ${one} customer to district ${at}${past && ` ${past}`}: ${earned}. ${capital(arrives)} took its place.`,
      ),
    took: {
      display: (card: string) => did(`took ${card} from the display.`),
      pile: (card: string) => did(`drew ${card}.`),
      barkers: did('took a barker.'),
    },
    discarded: (card: string) => did(`discarded ${card}.`),
    reshuffled: 'The discards were shuffled into a new pile.',
    'shut-out': did('cannot build any more and are out.', 'cannot build any more and is out.'),
    ended: 'Nobody is building any more. Medals and coins were counted.',
  },

  refused: {
    'place-a-stall': 'Place the first stalls before that, one each in turn.',
    'choose-an-action': 'Choose an action first: build, attract a customer or draw two cards.',
    'pay-first': 'Pay for the extension first, or undo it.',
    'play-a-card': 'Play a card for this district now, or undo the build.',
    'take-another': 'You are drawing cards. Draw a second one or take a barker.',
    'discard-first': 'You can keep four cards at most. Discard the others first.',
    'other-stall-drawn': 'Another neutral stall was drawn. Place that one.',
    'same-square': 'Move the stall to another square. Its entrance cannot move alone.',
    'no-card': ({ district }: Figures<'district'>) =>
      `You have no card for district ${district}, and not three cards to play instead.`,
    'not-in-hand': 'This card is not in your hand.',
    'other-district': ({ district }: Figures<'district'>) =>
      `This card is not for district ${district}.`,
    'joker-needs-coin': 'A joker costs one coin. Choose which one.',
    'coin-not-needed': 'Only a joker played alone costs a coin.',
    'one-or-three': 'Play one card that fits, or any three cards.',
    'too-few-barkers': (squares: string, needed: number, held: number) =>
      `Nearer and free: ${squares}. You need ${barkers(needed)} and have ${held || 'none'}.`,
    'not-on-display': 'This card is no longer in the display.',
    'no-barkers-left': 'All seven barkers are taken.',
  },
  // Refusals about one square, and about several.
  refusedAt: {
    square: {
      'market-only': (square: string) =>
        `${square} is a restaurant square. This colour belongs on market squares.`,
      'restaurant-only': (square: string) =>
        `${square} is a market square. Violet stalls belong on restaurant squares.`,
      'not-free': (square: string) =>
        `${square} is not free. A stall, an entrance or a customer is there.`,
      'cloth-in-district': (square: string) =>
        `This district already has a main stall of this colour, on ${square} (1).`,
      'entrance-not-beside': (square: string) => `${square} is not beside the stall.`,
      'entrance-off-market': (square: string) =>
        `${square} is not a market square. An entrance must be on one.`,
      'entrance-not-free': (square: string) =>
        `${square} is not free, so no entrance can go there.`,
      'entrance-cut-off': (square: string) => `No customer could reach an entrance on ${square}.`,
      'no-entrance': (square: string) => `There is no entrance on ${square}.`,
      'entrance-occupied': (square: string) =>
        `There is already a customer on the entrance ${square}.`,
    },
    squares: {
      'beside-a-stall': (squares: string) =>
        `A main stall may not touch another stall: ${squares}.`,
      'cuts-off': (squares: string) =>
        `That would cut off ${squares}. Every customer must be able to reach every entrance.`,
      'district-full': (squares: string) =>
        `At the start, a district takes only two main stalls. It has ${squares}.`,
      'not-beside-yours': (squares: string) =>
        `An extension must share a side with your own stall: ${squares}.`,
      'touches-same-cloth': (squares: string) =>
        `It would touch another stall of the same colour: ${squares}.`,
      'can-be-extended': (squares: string) =>
        `You can still extend this stall, so it may not move. Free for it: ${squares}.`,
    },
  },
}

export const sheet = {
  start: {
    setUp: 'Tap your three stalls.',
    setUpNote: 'These are the colours you have on the board at the start.',
    others: 'Wait for the others’ stalls.',
    begins: 'Who begins?',
    ready: { some: (n: number) => `${n} of 3`, all: 'Begin with these' },
  },
  sheet: {
    declared: 'The final phase has begun. Now you only build.',
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
    price: (one: string, price: number) => `${coins(price)}, at least one of them ${one}`,
    instead: {
      yes: 'Two coins of one other colour count as one.',
      no: 'Two coins of other colours count as one.',
    },
    pays: (price: string) => did(`pay ${price}.`, `pays ${price}.`),
    free: 'Nothing to pay. Only a joker costs a coin.',
    takes: (one: string, each: string) => `${capital(one)} coins to take: ${each}.`,
    paying: (what: string, n: number) => `${what} for ${coins(n)}`,
    joker: 'With a joker: 1 coin more',
    noJoker: 'No joker',
    ownPhone: 'Everyone pays for extensions on their own phone.',
    neutral: 'The neutral stall',
    own: 'Your stall',
    of: (name: string) => `${name}’s stall`,
  },
  // What was paid for a stall, and whose stall a customer is led to.
  paid: (money: string) => `, paying ${money}`,
  to: {
    neutral: 'to the neutral stall',
    seat: clause('to your stall', name => `to ${name}’s stall`),
  },
  told: {
    opened: {
      kept: 'Everyone starts with one coin of each colour.',
      real: 'You use real coins. Read here what to take and pay.',
    },
    entered: {
      'sets-up': (stalls: string) => did(`started with ${stalls}.`),
      stall: (one: string, paid: string) => did(`set up a ${one} stall${paid}.`),
      extension: (one: string, paid: string) => did(`extended the ${one} stall${paid}.`),
      move: (one: string, paid: string) => did(`moved the ${one} stall${paid}.`),
      attract: (one: string, to: string) => did(`attracted the ${one} customer ${to}.`),
      draw: did('drew two cards.'),
      counts: (n: number) => did(`counted ${coins(n)}.`),
    },
  },

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
  },
}

export const moves = {
  board: {
    stall: (one: string, at: string) => `Place a ${one} stall in district ${at}`,
    extension: (one: string, at: string) => `Extend the ${one} stall in district ${at}`,
    move: (one: string, at: string) => `Move the ${one} stall to district ${at}`,
    pay: (money: string) => `Pay ${money}`,
    play: (cards: string) => `Play ${cards}`,
    attract: (at: string) => `Attract a customer to district ${at}`,
    take: (card: string) => `Take ${card} from the display`,
    draw: 'Draw from the pile',
    hire: 'Take a barker',
    discard: (card: string) => `Discard ${card}`,
    stop: 'Stop building for good',
  },
  sheet: {
    'sets-up': (stalls: string) => `Stalls at the start: ${stalls}`,
    begins: (name: string) => `${name} begins`,
    stall: (one: string, paid: string) => `New ${one} stall${paid}`,
    extension: (one: string, paid: string) => `Extend the ${one} stall${paid}`,
    move: (one: string, paid: string) => `Move the ${one} stall${paid}`,
    attract: (one: string, to: string) => `Attract the ${one} customer ${to}`,
    draw: 'Draw two cards',
    final: 'Begin the final phase',
    stop: 'Stop building for good',
    counts: (n: number) => `Coins: ${n}`,
  },
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
    last: 'medals, coins',
    each: (stalls: number, medals: number, gold: string, coins: number) =>
      `${stalls} for stalls, ${medals} for medals${gold && ` (gold in ${gold})`}, ${coins} for coins.`,
    colours: (n: number) => count(n, 'colour', 'colours'),
    by: {
      stalls: (n: number, name: string) => `${points(n)} more for stalls than ${name}.`,
      medals: (n: number, name: string) => `${points(n)} more for medals than ${name}.`,
      coins: (n: number, name: string) => `${points(n)} more for coins than ${name}.`,
    },
    shared: (n: number, name: string) => `${points(n)} more than ${name}.`,
    behind: {
      'final-medals': (names: string, n: number) =>
        `${names} led by ${n} before the medals counted again.`,
      coins: (names: string, n: number) => `${names} led by ${n} before the coins counted.`,
    },
    level: {
      'final-medals': 'It was level before the medals counted again.',
      coins: 'It was level before the coins counted.',
    },
    finals: {
      'final-medals': (list: string) => `The medals at the end brought ${list}.`,
      coins: (list: string) => `The coins brought ${list}.`,
    },
    scored: (name: string, one: string, n: number) => `${name}’s ${one} stall scored ${points(n)}.`,
    took: (name: string, one: string, n: number, medal: string, from: string) =>
      `${name}’s ${one} stall scored ${points(n)} and took ${medal} from ${from}.`,
    led: 'The lead lasted to the end.',
    short: {
      coin: (n: number) => `You were ${coins(n)} short of a shared win.`,
      stalls: (n: number, more: number) =>
        `You were ${points(n)} behind: ${more} fewer for stalls.`,
      medals: (n: number, more: number) =>
        `You were ${points(n)} behind: ${more} fewer for medals.`,
      coins: (n: number, more: number) => `You were ${points(n)} behind: ${more} fewer for coins.`,
    },
    largest: (name: string, n: number) => `${name} scored the most in one turn: ${points(n)}.`,
  },
  // A turn of drawing in one sentence.
  log: {
    turn: (deeds: string) => did(`${deeds}.`),
    took: (cards: string) => `took ${cards}`,
    drew: { one: 'drew a card', two: 'drew two cards' },
    hired: { one: 'took a barker', two: 'took two barkers' },
    discarded: (cards: string) => `discarded ${cards}`,
  },
  luck: 'Luck decides who begins, and which customers, cards and neutral stalls are drawn.',
  standing: {
    stalls: 'stalls',
    medals: 'medals',
    'final-medals': 'medals at the end',
    coins: 'coins',
  },
  reasons: {
    scores: (size: number, sum: number) => `${points(size)}, one per tile: ${sum} so far.`,
    medals: (size: number, medals: number, all: number, sum: number) =>
      `${points(all)}, ${size} for tiles and ${medals} for medals: ${sum} so far.`,
    room: {
      some: (n: number) => `Here it can grow on ${count(n, 'side', 'sides')}.`,
      none: 'It could not grow anywhere else either.',
    },
    neutral: ({ mine, theirs }: Figures<'mine' | 'theirs'>) =>
      `Here it takes ${count(theirs, 'square', 'squares')} from others and ${mine} from you.`,
    leaves: (paid: number, left: number) =>
      `You pay ${coins(paid)} and keep ${left}, the most useful ones.`,
    'leaves-only': (paid: number, left: number) =>
      `Only this pays for it: ${coins(paid)}, and you keep ${left}.`,
    spare: (kept: string, fit: string) => `You keep ${kept}${fit}.`,
    'spare-only': (kept: string, fit: string) =>
      `Nothing else is possible: you keep ${kept}${fit}.`,
    kept: {
      cards: (n: number) => count(n, 'card', 'cards'),
      none: (n: number) => `no card and ${coins(n)}`,
      fit: (fit: number, open: number) =>
        `, good for ${fit} of ${count(open, 'square', 'squares')}`,
    },
    earns: (one: string, mine: number, have: number) =>
      `${one}: ${coins(mine)} for you, ${have} then, none for others.`,
    'earns-both': (one: string, mine: number, have: number, theirs: number, name: string) =>
      `${one}: ${coins(mine)} for you, ${have} then, and ${theirs} for ${name}.`,
    fits: (districts: string, fit: number, open: number, cards: number, all: number) =>
      `With it you can extend on ${fit} of ${count(open, 'square', 'squares')} (district ${districts}), with ${count(cards, 'card', 'cards')} in hand on ${all}.`,
    cards: ({ cards, fit, open }: Figures<'cards' | 'fit' | 'open'>) =>
      `Your ${count(cards, 'card fits', 'cards fit')} only ${fit} of ${count(open, 'square', 'squares')} where you can extend.`,
    'all-fit': ({ cards }: Figures<'cards'>) =>
      `After ${count(cards, 'card', 'cards')} you need more to go on building.`,
    'no-card': ({ open }: Figures<'open'>) =>
      `None of your cards fits the ${count(open, 'square', 'squares')} where you can extend.`,
    three: ({ open }: Figures<'open'>) =>
      `With any third card you can extend on ${count(open, 'square', 'squares')}.`,
    barker: {
      some: (barkers: number, reach: number) =>
        `With ${count(barkers, 'barker', 'barkers')} you can lead customers to ${count(reach, 'more stall', 'more stalls')}.`,
      none: (barkers: number) =>
        `With ${count(barkers, 'barker', 'barkers')} a customer can walk past ${count(barkers, 'nearer entrance', 'nearer entrances')}.`,
    },
    stop: 'Nothing you can build scores any more.',
  },
  // By how many points the bot expects to be ahead.
  weighed: {
    ahead: (own: number, other: number, instead: string) =>
      own === other
        ? `About ${ahead(own)}, and with “${instead}” too.`
        : `About ${ahead(own)}, with “${instead}” ${than(own, other)}.`,
  },
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
    piece: {
      stall: 'main stall',
      extension: 'extension',
      customer: 'customer',
      gold: 'gold medal',
      silver: 'silver medal',
      barker: 'barker',
      coin: 'coin',
      point: 'point',
      points: 'points',
    },
    place: (at: string) => `district ${at}`,
    spot: (row: string, column: string, square: string) =>
      `row ${row}, column ${column}, ${square}`,
    ask: {
      customer: (square: string) => `Which customer is here, in ${square}?`,
      stall: (square: string) => `Which stall is here, in ${square}?`,
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
      'too-many-cards':
        (limit: number): Clause =>
        ({ seat }, say) =>
          `${say.name(seat)} can have ${cards(limit)} in hand at most.`,
      'display-size': (limit: number) => `The display must have ${cards(limit)}.`,
    },
    refusedAt: {
      'customer-off-market': (square: string) =>
        `${square} is not a market square. A customer must be on one.`,
      'customers-meet': (square: string) => `Two customers cannot be on one square: ${square}.`,
    },
  },
  fields: {
    cloths: 'Stalls at the start',
    first: 'Who begins',
    cloth: 'Colour',
    coin: 'Coin for a joker',
    owner: { label: 'Whose stall', neutral: 'neutral' },
    coins: 'Value of the coins',
  },
  figures: { points: 'points', sizes: 'stalls', medals: 'medals', coins: 'coins' },
}

export type Shared = Same<typeof shared>
export type Board = Same<typeof board>
export type Sheet = Same<typeof sheet>
export type Moves = Same<typeof moves>
export type Pages = Same<typeof pages>

/** A language of Kairo: its texts. `sentences.ts` makes the words of them. */
export interface Language {
  shared: Shared
  board: Board
  sheet: Sheet
  moves: Moves
  pages: Pages
}
