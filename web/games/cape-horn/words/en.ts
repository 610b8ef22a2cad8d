// Cape Horn in English, which sets the keys of the other languages.

import { count, did, points } from '../../../words/grammar/en.ts'
import { figureIn } from '../../kit/figures.ts'
import { clause, type FaultWords, type Figures, type Same } from '../../words.ts'
import type { FaultCode } from '../rules/edition.ts'
import { type Rose, type RoseColour, romans, type Stage } from '../rules/pieces.ts'
import type { Prize } from '../rules/stations.ts'

const tenths = figureIn('en')
const turns = (n: number) => `${tenths(n)} ${n === 1 ? 'turn' : 'turns'}`
const cards = (n: number) => count(n, 'card', 'cards')
const roses = (n: number) => count(n, 'rose', 'roses')
const pointsLeft = (n: number) => (n === 0 ? 'no points left' : `${points(n)} left`)
const colour: Record<RoseColour, string> = { red: 'red', green: 'green', yellow: 'yellow' }
const station = ({ stage, colour: one }: Rose) => `${colour[one]} ${romans[stage]}`
const forward: Record<Stage, string> = { 1: 'south', 2: 'west', 3: 'north' }

const turn = (and: string) => clause(`Your turn${and}`, name => `${name}’s turn${and}`)

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    roses: (most: number) =>
      most === 0 ? 'No rose won yet' : `Leader: ${most} ${most === 1 ? 'rose' : 'roses'}`,
    ends: 'Three roses win, or two and the finish line',
  },
  points,
  cards,
  station,
  over: 'The race is over.',
  held: (owned: readonly Rose[]) =>
    owned.length ? `Roses: ${owned.map(station).join(', ')}` : 'No rose yet',
  won: {
    shared: (names: string, held: number) =>
      `${names} share the lead with ${roses(held)} and the same number of points.`,
    line: (lead: string) =>
      did(
        `win${lead}: first over the line, with two roses.`,
        `wins${lead}: first over the line, with two roses.`,
      ),
    three: (lead: string) =>
      did(
        `win${lead}: three roses of three colours.`,
        `wins${lead}: three roses of three colours.`,
      ),
    leads: (held: number, other: number) =>
      did(`lead with ${roses(held)} to ${other}.`, `leads with ${roses(held)} to ${other}.`),
    leadsByPoints: (held: number, left: number, other: number) =>
      did(
        `lead with ${roses(held)} and ${points(left)} to ${other}.`,
        `leads with ${roses(held)} and ${points(left)} to ${other}.`,
      ),
    lead: (own: number, other: number) => `, ${own}\u00a0to\u00a0${other}`,
  },

  refused: {
    'not-this-step': 'You cannot do this in this step of the turn.',
    'too-few-points': ({ price, points: n }: Figures<'price' | 'points'>) =>
      `That costs ${points(price)}, and you have ${n || 'none'}.`,
    'too-few-roses': 'A ship needs two roses to cross the finish line.',
    'hand-full': ({ limit }: Figures<'limit'>) => `You can hold ${cards(limit)} at most.`,
  },

  rail: {
    label: 'Steps of the turn',
    point: '+1 point',
    lay: 'Lay cards',
    sail: 'Sail',
    draw: 'Draw & buy',
  },
  log: {
    title: 'Log book',
    note: 'points 0–8 · roses',
    pile: (n: number) => `${n} in the pile`,
    left: 'Roses left',
    leftOf: (one: RoseColour, n: number) => `${colour[one]} ${n}`,
  },
  act: { ignore: 'Ignore', sprint: 'Sprint', renounce: 'Stay', undo: 'Undo' },
  why: { points: (n: number) => `you have ${n}`, step: 'not now', full: 'hand full' },
}

export const board = {
  // A card by its arrows; `#` is their distance.
  arrows: {
    quoted: (card: string) => `“${card}”`,
    unseen: 'a card',
    or: 'or',
    F: 'ahead',
    L: 'left',
    R: 'right',
    B: 'astern',
    star: '#-star',
    fan: '#-fan',
    diagonals: '# diagonally',
    sideways: '# sideways',
  },
  of: (n: number, held: number) => `${points(n)}, ${roses(held)}`,

  told: {
    opened: did('go first, from S1.', 'goes first, from S1.'),
    began: { plain: turn('.'), gains: turn(': +1 point.') },
    laid: (card: string, square: string) => did(`laid ${card} on ${square}.`),
    covered: (card: string, square: string) => did(`covered ${square} with ${card}.`),
    sailed: {
      sail: (square: string, cost: string) => did(`sailed to ${square}${cost}.`),
      sprint: (square: string, cost: string) => did(`sprinted to ${square}${cost}.`),
      ignore: (square: string, cost: string) =>
        did(`ignored the card and went to ${square}${cost}.`),
    },
    'crossed-line': (cost: string) => did(`crossed the finish line${cost}.`),
    'won-rose': (station: string) => did(`took the ${station} rose.`),
    renounced: { plain: did('stayed.'), gains: did('stayed: +1 point.') },
    drew: (card: string) => did(`drew ${card}.`),
    bought: (card: string) => did(`bought ${card} (−1).`),
    won: { line: did('won at the finish line.'), roses: did('won with the third rose.') },
    'got-stuck': 'The race ends after ten rounds without a new card or rose.',
    ended: null,
  },

  refused: {
    'not-in-hand': 'You do not have this card in your hand.',
    'covered-already': 'You covered a card this turn, so you cannot lay or cover another.',
    'laid-already': 'You laid a card this turn, so you cannot cover one.',
    'not-sea': (square: string) => `${square} is not a sea square.`,
    'card-there': (square: string) => `There is already a card on ${square}.`,
    'touches-no-card': (square: string) =>
      `There is no card next to ${square}. A new card must touch another card. A station alone does not count.`,
    'nothing-to-cover': (square: string) => `There is no card on ${square} to cover.`,
    'printed-start': (square: string) => `${square} is a printed start. You cannot cover it.`,
    'under-a-ship': (square: string) =>
      `There is a ship on ${square}, so you cannot cover its card.`,
    'within-reach': (square: string, ship: string) =>
      `Your ship on ${ship} (1) can reach ${square} (2) by an ordinary move, so you cannot cover it.`,
    'within-ignore': (square: string, ship: string) =>
      `Your ship on ${ship} (1) can reach ${square} (2) by ignoring its card, so you cannot cover it.`,
    'no-card-there': (square: string) =>
      `There is no card on ${square}. A ship must stop on a card.`,
    'ship-there': (square: string) =>
      `There is another ship on ${square}. Only a station holds several.`,
    'no-arrow': (square: string, ship: string) =>
      `No arrow under your ship on ${ship} (1) leads to ${square} (2).`,
    'exact-distance': 'That arrow goes farther. You must sail its whole length.',
    'runs-aground': 'That arrow runs onto land or off the board.',
    'not-beside': (square: string, ship: string) =>
      `${square} (2) is not next to your ship on ${ship} (1).`,
    'not-over-the-line':
      'You cannot cross the finish line by ignoring your card. Sail along an arrow.',
    'sail-first': 'Sail first. A sprint is your second move.',
    'sprinted-already': 'You can sprint only once a turn.',
    'two-ignores': 'In a sprint, only one of the two moves can ignore its card.',
    'no-ignore-in-sprint': 'At this table you cannot ignore a card in a sprint.',
    'pile-empty': 'The pile is empty. There are no more cards to draw.',
    'draw-first': 'Draw your card first.',
  },

  doNow: {
    lays: {
      free: 'Lay cards or sail.',
      paid: 'Lay cards, or pay to sail.',
      not: 'Lay a card, or stay.',
    },
    laysNot: { free: 'Now sail.', paid: 'Pay to sail, or stay.', not: 'Stay where you are.' },
    square: 'Choose a square for the card.',
    coverCard: 'Choose a card from your hand.',
    cover: 'Choose the card to cover.',
    sprint: 'Choose where the sprint ends.',
    draw: 'Draw a card.',
    drawOrSprint: 'Draw a card, or sprint.',
    end: 'End your turn.',
    wins: 'You can win now.',
    buy: 'Buy a card, or end your turn.',
    other: {
      laying: (name: string) => `${name} lays cards or sails.`,
      sailed: (name: string) => `${name} draws a card.`,
      buying: (name: string) => `${name} can buy cards.`,
    },
  },
  coach: {
    goal: 'Win with three roses of three colours, or with two and the finish line.',
    lay: 'Cards are winds. Tap a card, then a golden square. Your ship can sail there at once.',
    sail: 'Your ship follows an arrow of its card. One arrowhead is one square. Tap a marked square.',
    rose: 'Stop at a station to win its rose. You need three colours, or two and the finish line.',
    draw: 'You can undo everything in your turn until you draw.',
  },
  note: {
    ship: (stage: Stage, landings: number) =>
      `Forward is ${forward[stage]} here. Your arrows reach ${landings === 0 ? 'no card yet' : count(landings, 'square', 'squares')}.`,
    stuck: (rounds: number) =>
      `If nobody lays a card or wins a rose, the race ends in ${count(rounds, 'round', 'rounds')}.`,
    plan: 'Choose a square for later. Only you see it.',
    square: 'Marked squares are allowed. You can sail to golden ones at once.',
    cover: 'You can cover only cards that you cannot reach this turn.',
    sprint: 'Your ship makes two moves, one after the other.',
    draw: 'Once you draw, you cannot undo.',
    points: (n: number) => `You have ${points(n)}.`,
    end: 'You cannot undo that.',
  },

  hand: {
    label: 'Your hand',
    tap: 'Tap a card to lay it',
    cover: 'Tap a card to cover with',
    plan: 'Your hand: tap a card to plan',
    planned: (card: string, square: string) => `Planned: ${card} on ${square}`,
    back: 'tap it again to put it back',
    empty: 'You have no cards in your hand.',
    pick: (card: string) => `Pick up: ${card}`,
  },
  act: {
    label: 'Ways to sail',
    sail: 'Sail',
    stay: 'Stay',
    cover: 'Cover',
    free: 'free',
    squares: (n: number) => count(n, 'square', 'squares'),
    leaves: (from: number, to: number) => `${from} → ${to}`,
    wins: 'wins',
    becomes: (from: number, to: number) => `${from} → ${points(to)}`,
    stays: 'stay where you are',
    nothingElse: 'instead of laying',
  },
  why: {
    noLanding: 'no square',
    laid: 'you laid a card',
    covered: 'done',
    noCard: 'no card in hand',
    noTarget: 'none allowed',
    empty: 'pile empty',
  },

  board: {
    label: 'The board: move with the arrow keys',
    land: 'land',
    line: 'beyond the finish line',
    sea: (stage: Stage) => `open sea, stage ${romans[stage]}`,
    start: (n: number) => `printed start S${n}`,
    station: (rose: Rose) => `station ${station(rose)}`,
    ship: (name: string) => `${name}’s ship`,
    yourShip: 'your ship',
  },
  meant: {
    sail: 'you can sail here',
    crosses: 'crosses the finish line and wins',
    ignore: (cost: number) => `you can go here by ignoring the card (−${cost})`,
    sprint: (cost: number) => `you can sprint here (−${cost})`,
    by: (square: string) => `by way of ${square}`,
    lay: 'you can lay a card here',
    golden: 'you can lay a card here and sail to it at once',
    cover: 'you can cover it',
    prize: ({ way, cost, wins }: Prize, square: string, station: string | undefined) => {
      const how = {
        sail: 'Sail',
        ignore: `Ignore (−${cost}), go`,
        sprint: `Sprint (−${cost})`,
      }[way]
      const does = station === undefined ? 'cross the line' : `take ${station}`
      return `${how} to ${square} and ${does}.${wins ? ' That wins for good.' : ''}`
    },
    planned: (square: string) => `Tap ${square} to lay it as planned.`,
  },
  sailed: {
    win: (square: string) => `Sprint to ${square} and win`,
    draw: 'Draw a card',
    drawEnd: 'Draw & end turn',
    drawBuy: 'Draw, then buy more',
    each: '1 point each',
    buy: 'Buy',
    end: 'End turn',
  },
}

export const sheet = {
  colour,

  told: {
    opened: `Everyone starts with 3 points.`,
    entered: {
      begins: did('begin.', 'begins.'),
      sails: did('finished laying cards.'),
      renounced: did('stayed: +1 point.'),
      ignored: did('ignored the card (−3).'),
      sprinted: did('sprinted (−5).'),
      rose: (station: string) => did(`took the ${station} rose.`),
      'crossed-line': did('crossed the finish line.'),
      draws: did('finished sailing.'),
      bought: did('bought a card (−1).'),
      hand: {
        more: (n: number) => did(`entered ${count(n, 'more card', 'more cards')} in hand.`),
        fewer: (n: number) => did(`entered ${count(n, 'fewer card', 'fewer cards')} in hand.`),
      },
      peg: (points: number) => did(`moved the score marker to ${points}.`),
      next: did('ended the turn.'),
      closed: 'The players ended the race.',
    },
  },

  refused: {
    'begun-already': 'The race has already begun.',
    'not-begun': 'First enter who begins.',
    'sailed-already': 'Sailing is over for this turn. You can only buy cards now.',
    'one-of-three': 'A ship either stays or sails. It cannot do both in one turn.',
    'once-a-turn': 'You can enter this only once a turn.',
    'stage-owned': ({ stage }: Rose) => `This ship already has a rose of stage ${romans[stage]}.`,
    'colour-owned': ({ colour: one }: Rose) => `This ship already has a ${colour[one]} rose.`,
    stayed: 'This ship stayed. It cannot win a rose or cross the line this turn.',
    'hands-not-counted': 'Cards in hand are not counted at this table.',
    'points-full': 'A ship can have 8 points at most.',
    'sprint-first': 'A second station this turn takes a sprint. For another ship, tap “Next turn”.',
    'two-moves': 'A sprint is two moves, and you have entered both.',
    'ignored-no-line':
      'A ship cannot cross the line by ignoring its card. The other move of a sprint can.',
    'points-as-they-are': 'The score marker is already there.',
    'hand-empty': 'There are not that many cards in this hand.',
  },

  why: {
    most: '8 is the most',
    sailed: 'sailing is over',
    renounced: 'the ship stayed',
    moved: 'the ship sailed',
    done: 'done this turn',
  },
  begin: {
    title: 'Who begins?',
    note: 'Tap the ship on S1, or let the phone choose.',
    lot: 'Let the phone choose',
    lotFell: (name: string) => `The phone chose ${name}.`,
  },
  sheet: {
    lays: (name: string) => `${name} lays cards.`,
    sails: (name: string) => `${name} sails.`,
    draws: (name: string) => `${name} draws and buys.`,
    yours: { lays: 'Lay your cards.', sails: 'Sail your ship.', draws: 'Draw, then buy.' },
    special: 'Nothing special? Tap “Next turn”.',
    points: 'Navigation points',
    correct: 'Correct in the log',
    peg: 'Move the marker',
    pegTo: (n: number) => `Marker to ${n}`,
    renounce: (from: number, to: number) => `${from} → ${points(to)}`,
    ignore: (from: number, to: number) => `sail anyway: ${from} → ${to}`,
    sprint: (from: number, to: number) => `two moves: ${from} → ${to}`,
    buy: (from: number, to: number) => `${from} → ${to}`,
    buyCard: 'Buy a card',
    station: 'Stopped at a station?',
    struck: 'crossed out: worth nothing',
    rose: (rose: Rose) => `Rose: ${station(rose)}`,
    worthless: (rose: Rose) => `${station(rose)}: no longer worth a rose`,
    owned: (rose: Rose) => `${station(rose)}: won`,
    rack: 'Roses won',
    worth: (colours: string, stages: string) =>
      `A ${colours} station of stage ${stages} is still worth a rose.`,
    all: 'Any station is worth a rose.',
    hand: 'Hand',
    crossed: 'Crossed the finish line',
    crossedNote: 'With two roses, a ship can cross.',
    third: 'A third rose wins at once.',
    next: (name: string) => `Next turn: ${name}`,
    close: 'End the race',
    closeNote: 'Ends it for everyone, as it is now.',
    help: 'Which way is forward, what you can cover',
    orientation: (stage: Stage) => `Stage ${romans[stage]}: forward is ${forward[stage]}`,
    sides: {
      1: 'left is east, right is west',
      2: 'left is south, right is north',
      3: 'left is west, right is east',
    } satisfies Record<Stage, string>,
    mayCover: 'You can cover',
    mayNot: 'You cannot cover',
    covers: ['one card in a turn, if you lay none', 'a card without a ship that you cannot reach'],
    coversNot: [
      'a card under any ship, even at a station',
      'a printed start',
      'a card you could reach by an ordinary move',
      'a card next to your ship, if you have 3 points',
    ],
    theRule: 'See the rule',
    closed: 'The players ended the race.',
  },
}

export const moves = {
  board: {
    lay: (card: string, square: string) => `Lay ${card} on ${square}`,
    cover: (card: string, square: string) => `Cover ${square} with ${card}`,
    sail: (square: string) => `Sail to ${square}`,
    ignore: (square: string) => `Ignore the card and go to ${square}`,
    sprint: {
      sail: (square: string) => `Sprint to ${square}`,
      ignore: (square: string) => `Sprint to ${square}, ignoring the card`,
    },
    renounce: 'Stay',
    draw: 'Draw a card',
    buy: 'Buy a card',
    end: 'End the turn',
  },
  sheet: {
    begins: (name: string) => `${name} begins`,
    sails: 'Finished laying cards',
    renounced: 'Stayed: +1',
    ignored: 'Ignored the card: −3',
    sprinted: 'Sprinted: −5',
    rose: (station: string) => `Rose: ${station}`,
    'crossed-line': 'Crossed the finish line',
    draws: 'Finished sailing',
    bought: 'Bought a card: −1',
    hand: (change: string) => `Cards in hand: ${change}`,
    peg: (points: number) => `Score marker moved to ${points}`,
    next: 'Ended the turn',
    closed: 'Ended the race',
  },
}

export const pages = {
  title: 'Cape Horn',
  tagline: 'Lay the winds, sail round the Horn, bring home three compass roses.',
  modes: {
    digital: 'The whole race on your screens: board, winds, ships.',
    companion: 'You sail with the box, and your phones keep the log book.',
  },
  options: {
    blockedGains: {
      label: 'A blocked ship',
      sentence: 'Whether a ship that cannot sail gains a point when it stays.',
      values: { yes: 'Gains a point when it stays', no: 'Stays without a point' },
    },
    sprintIgnore: {
      label: 'Sprint and ignore',
      sentence: 'Whether one move of a sprint can ignore its card, if you pay for both.',
      values: { yes: 'One move can ignore its card', no: 'Both moves follow their cards' },
    },
    edition: {
      label: 'Board and cards',
      sentence:
        'The board and the card mix are our own. If you have the box, you can paste a corrected edition (JSON).',
      values: { '': 'Our own', own: 'A corrected edition' },
    },
    hands: {
      label: 'Cards in hand',
      sentence: 'Whether the log book also counts the cards in each hand.',
      values: { no: 'Not counted', yes: 'Counted' },
    },
  },
  reasons: {
    wins: 'This wins the race.',
    winsBySprint: (square: string, steps: number) =>
      steps === 1
        ? `Then a sprint to ${square} wins the race.`
        : `You win the race in ${steps} more steps, by a sprint to ${square}.`,
    winsNext: (square: string, steps: number) =>
      steps === 1
        ? `Then your ship sails to ${square} and wins the race.`
        : `You win the race in ${steps} more steps, in ${square}.`,
    rose: (rose: Rose) => `This takes the ${station(rose)} rose.`,
    onto: (square: string, left: number) =>
      `Your ship sails to ${square} at once, about ${turns(left)} from winning.`,
    leads: (square: string, left: number, steps: number) =>
      `It leads your ship to ${square} in ${count(steps, 'step', 'steps')}, about ${turns(left)} from winning.`,
    nearer: (square: string, left: number) =>
      `From ${square} you are about ${turns(left)} from winning.`,
    sprints: ({ left }: Figures<'left'>) =>
      `After both moves you are about ${turns(left)} from winning.`,
    waits: ({ left }: Figures<'left'>) =>
      `A point and a card help more next turn, about ${turns(left)} from winning.`,
    draws: ({ cards }: Figures<'cards'>) =>
      `You can only draw now: ${count(cards, 'card', 'cards')} in the pile.`,
    keeps: ({ points: n }: Figures<'points'>) =>
      `Nothing is worth paying now: you keep ${points(n)}.`,
    buys: ({ cards, gain, cost, points: n }: Figures<'cards' | 'gain' | 'cost' | 'points'>) =>
      `One more of ${cards} cards saves about ${turns(gain)}, ${n === 1 ? 'your only point' : `one of your ${n} points`} just ${tenths(cost)}.`,
    ends: ({ cards, points: n }: Figures<'cards' | 'points'>) =>
      `You can only end the turn: ${count(cards, 'card', 'cards')} in hand, ${points(n)}.`,
  },
  // How often the bot wins the races that it plays on from both moves.
  weighed: {
    chance: (own: number, other: number, instead: string) =>
      own === other
        ? `About ${own}% to win, and with “${instead}” too.`
        : `About ${own}% to win, with “${instead}” ${other}%.`,
  },
  luck: 'Luck decides who begins and which cards you draw.',
  standing: { roses: 'roses', line: 'finish line', points: 'navigation points' },
  figures: {
    points: 'points',
    hand: 'cards',
    roses: 'roses',
    turns: 'turns',
    sailed: 'squares reached',
  },
  end: {
    came: 'How far each ship got',
    roses: 'Roses',
    start: 'start',
    round: (n: number) => `round ${n}`,
    line: 'line',
    rose: (name: string, station: string, n: number) =>
      `${name} won a rose in round ${n}: ${station}.`,
    led: (name: string, station: string, n: number, own: number, other: number) =>
      `In round ${n}, ${name} won ${station}: ${own} to ${other}, and ahead to the end.`,
    third: (name: string, station: string, n: number, isSprint: boolean) =>
      `In round ${n}, ${name} won the third rose${isSprint ? ' by a sprint' : ''}: ${station}.`,
    crossed: (name: string, n: number, isSprint: boolean) =>
      `In round ${n}, ${name} crossed the line${isSprint ? ' by a sprint' : ''}.`,
    each: (stations: string, where: string, left: number) =>
      `${stations || 'No rose'}${where && `; ${where}`}; ${pointsLeft(left)}.`,
    stage: (stage: string) => `as far as stage ${stage}`,
    overLine: 'over the line',
    ahead: (n: number, names: string) => `${roses(n)} more than ${names}.`,
    alone: (names: string, _many: boolean) =>
      `${names} had two roses too, but did not cross the line.`,
    byPoints: (n: number, names: string) => `${points(n)} more than ${names}, with as many roses.`,
    short: {
      one: (left: number) => `You needed one more rose, or the line, with ${pointsLeft(left)}.`,
      three: (n: number, left: number) =>
        `You were ${roses(n)} short of three, with ${pointsLeft(left)}.`,
      behind: (n: number, left: number) => `You were ${roses(n)} behind, with ${pointsLeft(left)}.`,
      points: (n: number) => `You had as many roses, but ${points(n)} fewer.`,
    },
  },
  log: {
    digital: {
      chapter: {
        began: clause('Your turn', name => `${name}’s turn`),
      },
    },
    companion: {},
  },
  faults: {
    'capital-letter': 'must be one capital letter',
    arrow: 'must be a direction (F FL FR L R B BL BR) and a distance',
    'map-signs': 'can only contain # 1 2 3 F',
    columns: ([least, most]) => `must have ${least} to ${most} columns`,
    'as-first-row': ([columns]) => `must have ${columns} columns, like the first row`,
    'most-sea': ([most]) => `can have ${most} sea squares at most`,
    'sea-square': 'must be a sea square',
    'station-once': 'appears twice; list each stage and colour once',
    'type-once': 'appears twice; list each card type once',
    'card-type': 'must be one of the card types',
  } satisfies FaultWords<FaultCode>,
  chart: {
    title: 'CAPE HORN',
    subtitle: 'from the Atlantic, in three stages',
    land: 'PATAGONIA',
    finish: 'Finish · win here with two roses',
  },
  layout: {
    areas: {
      sea: 'Cards on the sea',
      ship: (name: string) => `What ${name} has`,
      supply: 'Roses left',
      under: 'Covered cards',
      pile: 'The pile',
      hand: (name: string) => `Hand of ${name}`,
    },
    piece: {
      colour,
      rose: (which: string) => `rose: ${which}`,
      ship: 'ship',
      point: 'point',
      points: 'points',
    },
    refused: {
      'too-many-covered':
        'These are too many covered cards. Each one is under a card on the sea and no longer in the pile.',
      'race-won': (name: string) => `${name} has won, so that race is over.`,
      'no-such-station': (name: string) =>
        `No station gives one of ${name}’s roses. Check its colour and its stage.`,
      'too-many-points': (name: string, limit: number) =>
        `${name} can have ${points(limit)} at most.`,
    },
  },
  fields: {
    change: 'Cards more (+) or fewer (−)',
    first: 'Who begins',
    stage: 'Stage',
    colour: 'Colour',
    points: 'Navigation points',
  },
}

export type Shared = Same<typeof shared>
export type Board = Same<typeof board>
export type Sheet = Same<typeof sheet>
export type Moves = Same<typeof moves>
export type Pages = Same<typeof pages>

/** A language of Cape Horn: its texts. `sentences.ts` makes the words of them. */
export interface Language {
  shared: Shared
  board: Board
  sheet: Sheet
  moves: Moves
  pages: Pages
}
