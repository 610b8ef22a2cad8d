// Cape Horn in English, which sets the keys of the other languages.

import { count, did, points } from '../../../words/grammar/en.ts'
import type { Seat, Standing } from '../../game.ts'
import { codeOf, type Lying } from '../../layout.ts'
import {
  type Entered,
  type FaultWords,
  type Fields,
  type Figures,
  type LayoutWords,
  type Phrases,
  type RefusalWords,
  type Same,
  spoken,
  type Telling,
} from '../../words.ts'
import type { FaultCode } from '../rules/edition.ts'
import type { Entry } from '../rules/entry.ts'
import { type Arrow, type Rose, type RoseColour, romans, type Stage } from '../rules/pieces.ts'
import type { Code, PlaceCode, SharedCode, SheetCode } from '../rules/points.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Event, Move } from '../rules/state.ts'
import type { Prize } from '../rules/stations.ts'
import { arrowsOf, cardInWords, first, last, type Squares, squareOf, winnersOf } from './speech.ts'

const cards = (n: number) => count(n, 'card', 'cards')
const roses = (n: number) => count(n, 'rose', 'roses')
const colour: Record<RoseColour, string> = { red: 'red', green: 'green', yellow: 'yellow' }
const station = ({ stage, colour: one }: Rose) => `${colour[one]} ${romans[stage]}`
const forward: Record<Stage, string> = { 1: 'south', 2: 'west', 3: 'north' }
const arrow = { F: 'ahead', L: 'left', R: 'right', B: 'astern' }
const shape = { star: '#-star', fan: '#-fan', diagonals: '# diagonally', sideways: '# sideways' }
const card = (arrows: readonly Arrow[]) => cardInWords(arrows, { ...arrow, ...shape, or: ' or ' })
const theCard = (type: string | undefined, say: Telling) => {
  const arrows = type === undefined ? undefined : arrowsOf(say, type)
  return arrows ? `“${card(arrows)}”` : 'a card'
}
const cost = (points: number) => (points ? ` (−${points})` : '')

// What proves that a table is not opened from a position: whose it is, and figures.
type Misplaced = { seats: readonly [Seat] } & Figures<'limit'>

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
  won: (standings: readonly Standing[], say: Telling): string => {
    const { first, roses: held, crossed, points: left } = winnersOf(standings)
    const names = say.list(first.map(({ seat }) => say.name(seat)))
    if (first.length > 1)
      return `${names} share the lead with ${roses(held)} and the same number of points.`
    const yours = first[0]?.seat === say.you
    const win = yours ? 'You win' : `${names} wins`
    if (crossed) return `${win}: first over the line, with two roses.`
    if (held >= 3) return `${win}: three roses of three colours.`
    return `${yours ? 'You lead' : `${names} leads`} with ${roses(held)}${left === undefined ? '' : ` and ${points(left)}`}.`
  },

  refused: {
    'not-this-step': 'You cannot do this in this step of the turn.',
    'too-few-points': ({ price, points: n }: Figures<'price' | 'points'>) =>
      `That costs ${points(price)}, and you have ${n || 'none'}.`,
    'too-few-roses': 'A ship needs two roses to cross the finish line.',
    'hand-full': ({ limit }: Figures<'limit'>) => `You can hold ${cards(limit)} at most.`,
  } satisfies RefusalWords<SharedCode>,

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
  card,
  of: (n: number, held: number) => `${points(n)}, ${roses(held)}`,

  told: {
    opened: ({ first }, say) =>
      spoken(say, first, 'You go first, from S1.', name => `${name} goes first, from S1.`),
    began: ({ seat, gained }, say) => {
      const point = gained === 0 ? '' : ': +1 point'
      return spoken(say, seat, `Your turn${point}.`, name => `${name}’s turn${point}.`)
    },
    laid: ({ seat, card, at }, say) =>
      did(`laid ${theCard(card, say)} on ${squareOf(say, at)}.`)({ seat }, say),
    covered: ({ seat, card, at }, say) =>
      did(`covered ${squareOf(say, at)} with ${theCard(card, say)}.`)({ seat }, say),
    sailed: ({ seat, to, by: way, sprint, cost: paid }, say) => {
      const how = way === 'ignore' ? 'ignored the card and went' : sprint ? 'sprinted' : 'sailed'
      return did(`${how} to ${squareOf(say, to)}${cost(paid)}.`)({ seat }, say)
    },
    'crossed-line': ({ seat, cost: paid }, say) =>
      did(`crossed the finish line${cost(paid)}.`)({ seat }, say),
    'won-rose': ({ seat, ...rose }, say) => did(`took the ${station(rose)} rose.`)({ seat }, say),
    renounced: ({ seat, gained }, say) =>
      did(gained ? 'stayed: +1 point.' : 'stayed.')({ seat }, say),
    drew: ({ seat, card }, say) => did(`drew ${theCard(card, say)}.`)({ seat }, say),
    bought: ({ seat, card }, say) => did(`bought ${theCard(card, say)} (−1).`)({ seat }, say),
    won: ({ seat, how }, say) =>
      did(how === 'line' ? 'won at the finish line.' : 'won with the third rose.')({ seat }, say),
    'got-stuck': 'The race ends after ten rounds without a new card or rose.',
    ended: null,
  } satisfies Phrases<Event>,

  refused: {
    'not-in-hand': 'You do not have this card in your hand.',
    'covered-already': 'You covered a card this turn, so you cannot lay or cover another.',
    'laid-already': 'You laid a card this turn, so you cannot cover one.',
    'not-sea': (at, say) => `${last(at, say)} is not a sea square.`,
    'card-there': (at, say) => `There is already a card on ${last(at, say)}.`,
    'touches-no-card': (at, say) =>
      `There is no card next to ${last(at, say)}. A new card must touch another card. A station alone does not count.`,
    'nothing-to-cover': (at, say) => `There is no card on ${last(at, say)} to cover.`,
    'printed-start': (at, say) => `${last(at, say)} is a printed start. You cannot cover it.`,
    'under-a-ship': (at, say) =>
      `There is a ship on ${last(at, say)}, so you cannot cover its card.`,
    'within-reach': (at, say) =>
      `Your ship on ${first(at, say)} (1) can reach ${last(at, say)} (2) by an ordinary move, so you cannot cover it.`,
    'within-ignore': (at, say) =>
      `Your ship on ${first(at, say)} (1) can reach ${last(at, say)} (2) by ignoring its card, so you cannot cover it.`,
    'no-card-there': (at, say) =>
      `There is no card on ${last(at, say)}. A ship must stop on a card.`,
    'ship-there': (at, say) =>
      `There is another ship on ${last(at, say)}. Only a station holds several.`,
    'no-arrow': (at, say) =>
      `No arrow under your ship on ${first(at, say)} (1) leads to ${last(at, say)} (2).`,
    'exact-distance': 'That arrow goes farther. You must sail its whole length.',
    'runs-aground': 'That arrow runs onto land or off the board.',
    'not-beside': (at, say) =>
      `${last(at, say)} (2) is not next to your ship on ${first(at, say)} (1).`,
    'not-over-the-line':
      'You cannot cross the finish line by ignoring your card. Sail along an arrow.',
    'sail-first': 'Sail first. A sprint is your second move.',
    'sprinted-already': 'You can sprint only once a turn.',
    'two-ignores': 'In a sprint, only one of the two moves can ignore its card.',
    'no-ignore-in-sprint': 'At this table you cannot ignore a card in a sprint.',
    'pile-empty': 'The pile is empty. There are no more cards to draw.',
    'draw-first': 'Draw your card first.',
  } satisfies RefusalWords<Exclude<Code, SharedCode>, Squares>,

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
      begins: ({ first }, say) => spoken(say, first, 'You begin.', name => `${name} begins.`),
      sails: did('finished laying cards.'),
      renounced: did('stayed: +1 point.'),
      ignored: did('ignored the card (−3).'),
      sprinted: did('sprinted (−5).'),
      rose: ({ seat, ...rose }, say) => did(`took the ${station(rose)} rose.`)({ seat }, say),
      'crossed-line': did('crossed the finish line.'),
      draws: did('finished sailing.'),
      bought: did('bought a card (−1).'),
      hand: ({ seat, change }, say) =>
        did(
          `entered ${change > 0 ? count(change, 'more card', 'more cards') : count(-change, 'fewer card', 'fewer cards')} in hand.`,
        )({ seat }, say),
      peg: ({ seat, points: n }, say) => did(`moved the score marker to ${n}.`)({ seat }, say),
      next: did('ended the turn.'),
      closed: 'The players ended the race.',
    },
  } satisfies Entered<Entry>,

  refused: {
    'begun-already': 'The race has already begun.',
    'not-begun': 'First enter who begins.',
    'sailed-already': 'Sailing is over for this turn. You can only buy cards now.',
    'one-of-three': 'A ship either stays or sails. It cannot do both in one turn.',
    'once-a-turn': 'You can enter this only once a turn.',
    'stage-owned': ({ stage }) => `This ship already has a rose of stage ${romans[stage]}.`,
    'colour-owned': ({ colour: one }) => `This ship already has a ${colour[one]} rose.`,
    stayed: 'This ship stayed. It cannot win a rose or cross the line this turn.',
    'hands-not-counted': 'Cards in hand are not counted at this table.',
    'points-full': 'A ship can have 8 points at most.',
    'sprint-first': 'A second station this turn takes a sprint. For another ship, tap “Next turn”.',
    'two-moves': 'A sprint is two moves, and you have entered both.',
    'ignored-no-line':
      'A ship cannot cross the line by ignoring its card. The other move of a sprint can.',
    'points-as-they-are': 'The score marker is already there.',
    'hand-empty': 'There are not that many cards in this hand.',
  } satisfies RefusalWords<Exclude<SheetCode, SharedCode>, Rose>,

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
    lay: ({ card, at }, say) => `Lay ${theCard(card, say)} on ${squareOf(say, at)}`,
    cover: ({ card, at }, say) => `Cover ${squareOf(say, at)} with ${theCard(card, say)}`,
    sail: ({ to }, say) => `Sail to ${squareOf(say, to)}`,
    ignore: ({ to }, say) => `Ignore the card and go to ${squareOf(say, to)}`,
    sprint: ({ to, by: way }, say) =>
      `Sprint to ${squareOf(say, to)}${way === 'ignore' ? ', ignoring the card' : ''}`,
    renounce: 'Stay',
    draw: 'Draw a card',
    buy: 'Buy a card',
    end: 'End the turn',
  } satisfies Phrases<Move>,
  sheet: {
    begins: ({ first }, say) => `${say.name(first)} begins`,
    sails: 'Finished laying cards',
    renounced: 'Stayed: +1',
    ignored: 'Ignored the card: −3',
    sprinted: 'Sprinted: −5',
    rose: rose => `Rose: ${station(rose)}`,
    'crossed-line': 'Crossed the finish line',
    draws: 'Finished sailing',
    bought: 'Bought a card: −1',
    hand: ({ change }) => `Cards in hand: ${change > 0 ? '+' : '−'}${Math.abs(change)}`,
    peg: ({ points: n }) => `Score marker moved to ${n}`,
    next: 'Ended the turn',
    closed: 'Ended the race',
  } satisfies Phrases<Entry>,
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
    winsBySprint: (at: Squares, say: Telling) => `Then a sprint to ${last(at, say)} wins the race.`,
    winsNext: (at: Squares, say: Telling) =>
      `Then your ship sails to ${last(at, say)} and wins the race.`,
    rose: (rose: Rose) => `This takes the ${station(rose)} rose.`,
    onto: 'Your ship can sail to it at once.',
    leads: (at: Squares, say: Telling) => `This helps your ship reach ${last(at, say)} this turn.`,
    nearer: ({ left }: Figures<'left'>) =>
      `From there you are about ${count(left, 'turn', 'turns')} from winning.`,
    sprints: ({ left }: Figures<'left'>) =>
      `After both moves you are about ${count(left, 'turn', 'turns')} from winning.`,
    waits: 'You can reach nothing better. A point and a card help your next turn.',
    draws: 'Nothing else helps this turn.',
    buys: 'Another card is worth a point now.',
    ends: 'Another card is not worth a point now.',
  } satisfies Record<Reason, unknown>,
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
      `${name} won a rose in turn ${n}: ${station}.`,
  },
  log: {
    digital: {
      chapter: {
        began: (_: number, { seat }: { seat: Seat }, say: Telling) =>
          spoken(say, seat, 'Your turn', name => `${name}’s turn`),
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
    piece: ({ piece, count: n, mark }: Lying, say: Telling) => {
      const [kind, which] = codeOf(piece)
      if (kind === 'card') return theCard(which, say)
      if (kind === 'rose')
        return `rose: ${mark ? station({ stage: mark as Stage, colour: which as RoseColour }) : colour[which as RoseColour]}`
      return kind === 'ship' ? 'ship' : n === 1 ? 'point' : 'points'
    },
    place: (at: number, say: Telling) => squareOf(say, at),
    refused: {
      'too-many-covered':
        'These are too many covered cards. Each one is under a card on the sea and no longer in the pile.',
      'race-won': ({ seats: [seat] }, say) => `${say.name(seat)} has won, so that race is over.`,
      'no-such-station': ({ seats: [seat] }, say) =>
        `No station gives one of ${say.name(seat)}’s roses. Check its colour and its stage.`,
      'too-many-points': ({ seats: [seat], limit }, say) =>
        `${say.name(seat)} can have ${points(limit)} at most.`,
    } satisfies RefusalWords<Exclude<PlaceCode, Code>, Misplaced>,
  } satisfies LayoutWords,
  fields: {
    change: ['Cards more (+) or fewer (−)', (n: number) => (n > 0 ? `+${n}` : `−${-n}`)],
    first: 'Who begins',
    stage: ['Stage', (stage: Stage) => romans[stage]],
    colour: ['Colour', (one: RoseColour) => colour[one]],
    points: 'Navigation points',
  } satisfies Fields<Entry>,
}

export type Shared = Same<typeof shared>
export type Board = Same<typeof board>
export type BoardWords = Shared & Board
export type Sheet = Same<typeof sheet>
export type SheetWords = Shared & Sheet
export type Moves = Same<typeof moves>
export type Pages = Same<typeof pages>
export type Words = Pages & { moves: Moves; digital: BoardWords; companion: SheetWords }
