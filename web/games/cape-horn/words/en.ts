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
      most === 0 ? 'No rose won yet' : `Ahead: ${most} ${most === 1 ? 'rose' : 'roses'}`,
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
    'not-this-step': 'Not in this step of the turn.',
    'too-few-points': ({ price, points: n }: Figures<'price' | 'points'>) =>
      `That costs ${points(price)}; you have ${n || 'none'}.`,
    'too-few-roses': 'It takes two roses to cross the finish line.',
    'hand-full': ({ limit }: Figures<'limit'>) => `A hand holds ${cards(limit)} at most.`,
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
  act: { ignore: 'Ignore', sprint: 'Sprint', renounce: 'Stay put', undo: 'Undo' },
  why: { points: (n: number) => `you have ${n}`, step: 'not now', full: 'hand full' },
}

export const board = {
  card,
  of: (n: number, held: number) => `${points(n)}, ${roses(held)}`,

  told: {
    opened: ({ first }, say) =>
      spoken(say, first, 'You take S1 and begin.', name => `${name} takes S1 and begins.`),
    began: ({ seat, gained }, say) => {
      const point = gained === 0 ? '' : ': one point is noted'
      return spoken(say, seat, `Your turn${point}.`, name => `${name}’s turn${point}.`)
    },
    laid: ({ seat, card, at }, say) =>
      did(say, seat, `laid ${theCard(card, say)} on ${squareOf(say, at)}.`),
    covered: ({ seat, card, at }, say) =>
      did(say, seat, `covered ${squareOf(say, at)} with ${theCard(card, say)}.`),
    sailed: ({ seat, to, by: way, sprint, cost: paid }, say) => {
      const how = way === 'ignore' ? 'ignored the card and went' : sprint ? 'sprinted' : 'sailed'
      return did(say, seat, `${how} to ${squareOf(say, to)}${cost(paid)}.`)
    },
    'crossed-line': ({ seat, cost: paid }, say) =>
      did(say, seat, `crossed the finish line${cost(paid)}.`),
    'won-rose': ({ seat, ...rose }, say) => did(say, seat, `took the rose of ${station(rose)}.`),
    renounced: ({ seat, gained }, say) =>
      did(say, seat, gained ? 'stayed put: +1 point.' : 'stayed.'),
    drew: ({ seat, card }, say) => did(say, seat, `drew ${theCard(card, say)}.`),
    bought: ({ seat, card }, say) => did(say, seat, `bought ${theCard(card, say)} (−1).`),
    won: ({ seat, how }, say) =>
      did(say, seat, how === 'line' ? 'won by the finish line.' : 'won by the third rose.'),
    'got-stuck': 'Ten rounds without a card or a rose: the race ends here.',
    ended: null,
  } satisfies Phrases<Event>,

  refused: {
    'not-in-hand': 'This card is not in your hand.',
    'covered-already': 'You have covered a card: nothing else is laid this turn.',
    'laid-already': 'You have laid a card this turn: then none may be covered.',
    'not-sea': (at, say) => `${last(at, say)} is no sea square.`,
    'card-there': (at, say) => `A card lies on ${last(at, say)} already.`,
    'touches-no-card': (at, say) =>
      `No card lies beside ${last(at, say)}. A card must touch another; a station alone does not count.`,
    'nothing-to-cover': (at, say) => `There is no card on ${last(at, say)} to cover.`,
    'printed-start': (at, say) => `${last(at, say)} is a printed start: it cannot be covered.`,
    'under-a-ship': (at, say) => `A ship stands on ${last(at, say)}: its card cannot be covered.`,
    'within-reach': (at, say) =>
      `Your ship on ${first(at, say)} (1) reaches ${last(at, say)} (2) by an ordinary move: you may not cover it.`,
    'within-ignore': (at, say) =>
      `Your ship on ${first(at, say)} (1) reaches ${last(at, say)} (2) by ignoring its card: with 3 points you may not cover it.`,
    'no-card-there': (at, say) => `No card lies on ${last(at, say)}: a ship ends on a card.`,
    'ship-there': (at, say) => `Another ship stands on ${last(at, say)}.`,
    'no-arrow': (at, say) =>
      `No arrow under your ship on ${first(at, say)} (1) ends on ${last(at, say)} (2).`,
    'exact-distance': 'That arrow goes farther: its length is sailed exactly.',
    'runs-aground': 'That arrow runs onto land or off the chart.',
    'not-beside': (at, say) =>
      `${last(at, say)} (2) is not beside your ship on ${first(at, say)} (1).`,
    'not-over-the-line': 'The finish line is crossed by an ordinary move only.',
    'sail-first': 'Sail first; the sprint is the second leg.',
    'sprinted-already': 'One sprint a turn.',
    'two-ignores': 'Only one leg of a sprint may ignore its card.',
    'no-ignore-in-sprint': 'At this table no leg of a sprint may ignore its card.',
    'pile-empty': 'The pile is empty; it is not renewed.',
    'draw-first': 'Draw your card first.',
  } satisfies RefusalWords<Exclude<Code, SharedCode>, Squares>,

  doNow: {
    lays: {
      free: 'Lay cards or sail.',
      paid: 'Lay cards, or pay to sail.',
      not: 'Lay a card, or stay.',
    },
    laysNot: { free: 'Now sail.', paid: 'Pay to sail, or stay.', not: 'Stay where you are.' },
    square: 'Choose its square.',
    coverCard: 'Choose the card you cover with.',
    cover: 'Choose the card to cover.',
    sprint: 'Choose where the sprint ends.',
    draw: 'Draw a card.',
    drawOrSprint: 'Draw, or sprint on.',
    end: 'End your turn.',
    wins: 'You can win.',
    buy: 'Buy, or end your turn.',
    other: {
      laying: (name: string) => `${name} lays cards or sails.`,
      sailed: (name: string) => `${name} draws a card.`,
      buying: (name: string) => `${name} may buy cards.`,
    },
  },
  coach: {
    goal: 'Lay winds for your ship: roses of three colours win, or of two and the finish line.',
    lay: 'Cards are winds. Tap one, then a golden square: your ship can sail there at once.',
    sail: 'Your ship follows an arrow of its card, as far as the arrow says. Tap a marked square.',
    rose: 'Stop at a station to win its rose. Two colours and the finish line win, or three.',
    draw: 'Until you draw, you can take everything back.',
  },
  note: {
    ship: (stage: Stage, landings: number) =>
      `Forward is ${forward[stage]} here. ${landings === 0 ? 'Nothing lies on your arrows yet.' : `${count(landings, 'square lies', 'squares lie')} on your arrows.`}`,
    stuck: (rounds: number) =>
      `If nobody lays a card or wins a rose, the race ends in ${count(rounds, 'round', 'rounds')}.`,
    plan: 'Choose its square for later: only you see it.',
    square: 'Marked: legal. Golden: you can sail there at once.',
    cover: 'Only cards that you cannot reach this turn.',
    sprint: 'The ship sails both legs.',
    draw: 'After the draw nothing can be taken back.',
    points: (n: number) => `You have ${points(n)}.`,
    end: 'After that nothing can be taken back.',
  },

  hand: {
    label: 'Your hand',
    tap: 'Tap a card to lay it',
    cover: 'Tap the card you cover with',
    plan: 'Your hand: tap a card to plan',
    planned: (card: string, square: string) => `Planned: ${card} on ${square}`,
    back: 'tap it again to put it back',
    empty: 'No card in your hand.',
    pick: (card: string) => `Take up: ${card}`,
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
    noLanding: 'no landing',
    laid: 'not once you lay',
    covered: 'done',
    noCard: 'no card in hand',
    noTarget: 'none allowed',
    empty: 'pile empty',
  },

  board: {
    label: 'The chart: walk it with the arrow keys',
    land: 'land',
    line: 'beyond the finish line',
    sea: (stage: Stage) => `open sea, stage ${romans[stage]}`,
    start: (n: number) => `printed start S${n}`,
    station: (rose: Rose) => `station ${station(rose)}`,
    ship: (name: string) => `ship of ${name}`,
    yourShip: 'your ship',
  },
  meant: {
    sail: 'reachable, free',
    crosses: 'crosses the finish line and wins',
    ignore: (cost: number) => `reachable by ignore for ${cost}`,
    sprint: (cost: number) => `reachable by sprint for ${cost}`,
    by: (square: string) => `by way of ${square}`,
    lay: 'a card may be laid here',
    golden: 'a card may be laid here and sailed to at once',
    cover: 'may be covered',
    prize: ({ way, cost, wins }: Prize, square: string, station: string | undefined) => {
      const how = {
        sail: 'Sailing',
        ignore: `Ignoring the card (−${cost})`,
        sprint: `A sprint (−${cost})`,
      }[way]
      const does = station === undefined ? 'crosses the line' : `takes ${station}`
      return `${how} to ${square} ${does}${wins ? ' and wins, for good' : ''}.`
    },
    planned: (square: string) => `As planned: tap ${square} to lay it.`,
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
      sails: ({ seat }, say) => did(say, seat, 'laid what there was to lay.'),
      renounced: ({ seat }, say) => did(say, seat, 'stayed put: +1 point.'),
      ignored: ({ seat }, say) => did(say, seat, 'ignored the card (−3).'),
      sprinted: ({ seat }, say) => did(say, seat, 'sprinted (−5).'),
      rose: ({ seat, ...rose }, say) => did(say, seat, `took the rose of ${station(rose)}.`),
      'crossed-line': ({ seat }, say) => did(say, seat, 'crossed the finish line.'),
      draws: ({ seat }, say) =>
        spoken(
          say,
          seat,
          'You are done sailing; on to drawing.',
          name => `${name} is done sailing; on to drawing.`,
        ),
      bought: ({ seat }, say) => did(say, seat, 'bought a card (−1).'),
      hand: ({ seat, change }, say) =>
        did(say, seat, `changed the hand by ${change > 0 ? '+' : '−'}${cards(Math.abs(change))}.`),
      peg: ({ seat, points: n }, say) => did(say, seat, `set the peg to ${n}.`),
      next: ({ seat }, say) => did(say, seat, 'ended the turn.'),
      closed: 'The table closed the race.',
    },
  } satisfies Entered<Entry>,

  refused: {
    'begun-already': 'The race has begun already.',
    'not-begun': 'Say first who begins.',
    'sailed-already': 'Sailing is over for this turn: only buying is left.',
    'one-of-three': 'A ship that renounces does not sail.',
    'once-a-turn': 'Once a turn.',
    'stage-owned': ({ stage }) => `This ship has a rose of stage ${romans[stage]} already.`,
    'colour-owned': ({ colour: one }) => `This ship has a ${colour[one]} rose already.`,
    stayed: 'A ship that renounced has not moved.',
    'hands-not-counted': 'Hands are not counted at this table.',
    'points-full': 'Eight points is the most there is.',
    'sprint-first': 'A second station this turn needs a sprint. For another ship tap “Next turn”.',
    'two-moves': 'A sprint is two moves, and both are made.',
    'ignored-no-line': 'Ignoring the card never crosses the line; a sprint’s other move may.',
    'points-as-they-are': 'The peg stands there already.',
    'hand-empty': 'That hand does not have so many cards.',
  } satisfies RefusalWords<Exclude<SheetCode, SharedCode>, Rose>,

  why: {
    most: '8 is the most',
    sailed: 'sailing is over',
    renounced: 'stayed put: no sailing',
    moved: 'not once you sailed',
    done: 'done this turn',
  },
  begin: {
    title: 'Who begins?',
    note: 'Tap the ship that stands on S1, or let the phone draw lots.',
    lot: 'Let the phone draw lots',
    lotFell: (name: string) => `The lot fell on ${name}.`,
  },
  sheet: {
    lays: (name: string) => `${name} lays cards.`,
    sails: (name: string) => `${name} sails.`,
    draws: (name: string) => `${name} draws and buys.`,
    yours: { lays: 'Lay your cards.', sails: 'Sail your ship.', draws: 'Draw, then buy.' },
    special: 'Nothing special? Tap “Next turn”.',
    points: 'Navigation points',
    correct: 'Correct in the log',
    peg: 'Set the peg',
    pegTo: (n: number) => `Peg to ${n}`,
    renounce: (from: number, to: number) => `${from} → ${points(to)}`,
    ignore: (from: number, to: number) => `sail anyway: ${from} → ${to}`,
    sprint: (from: number, to: number) => `two moves: ${from} → ${to}`,
    buy: (from: number, to: number) => `${from} → ${to}`,
    buyCard: 'Buy a card',
    station: 'Stopped at a station?',
    struck: 'struck: worth nothing',
    rose: (rose: Rose) => `Rose of ${station(rose)}`,
    worthless: (rose: Rose) => `${station(rose)}: worth nothing any more`,
    owned: (rose: Rose) => `${station(rose)}: owned`,
    rack: 'Rack',
    worth: (colours: string, stages: string) =>
      `A ${colours} station of stage ${stages} is still worth a rose.`,
    all: 'Any station is worth a rose.',
    hand: 'Hand',
    crossed: 'Crossed the finish line',
    crossedNote: 'Two roses are there: the line is open.',
    third: 'A third rose wins at once.',
    next: (name: string) => `Next turn: ${name}`,
    close: 'Close the race',
    closeNote: 'Ends it for everybody as it stands.',
    help: 'Which way is forward, what may be covered',
    orientation: (stage: Stage) => `Stage ${romans[stage]}: forward is ${forward[stage]}`,
    sides: {
      1: 'left is east, right is west',
      2: 'left is south, right is north',
      3: 'left is west, right is east',
    } satisfies Record<Stage, string>,
    mayCover: 'May be covered',
    mayNot: 'May not be covered',
    covers: [
      'one card in a turn, if none was laid',
      'a card without a ship, out of your own reach',
    ],
    coversNot: [
      'a card under any ship, at a station too',
      'a printed start',
      'a card you could reach by an ordinary move',
      'with 3 points or more: a card beside your ship',
    ],
    theRule: 'See the rule',
    closed: 'Closed by the table.',
  },
}

export const moves = {
  board: {
    lay: ({ card, at }, say) => `Lay ${theCard(card, say)} on ${squareOf(say, at)}`,
    cover: ({ card, at }, say) => `Cover ${squareOf(say, at)} with ${theCard(card, say)}`,
    sail: ({ to }, say) => `Sail to ${squareOf(say, to)}`,
    ignore: ({ to }, say) => `Ignore the card: to ${squareOf(say, to)}`,
    sprint: ({ to, by: way }, say) =>
      `Sprint${way === 'ignore' ? ', ignoring the card,' : ''} to ${squareOf(say, to)}`,
    renounce: 'Stay put',
    draw: 'Draw a card',
    buy: 'Buy a card',
    end: 'End the turn',
  } satisfies Phrases<Move>,
  sheet: {
    begins: ({ first }, say) => `${say.name(first)} begins`,
    sails: 'Cards laid, now sailing',
    renounced: 'Stayed put: +1',
    ignored: 'Ignored the card: −3',
    sprinted: 'Sprinted: −5',
    rose: rose => `Rose of ${station(rose)}`,
    'crossed-line': 'Crossed the finish line',
    draws: 'Done sailing, now drawing',
    bought: 'Bought a card: −1',
    hand: ({ change }) => `Cards in hand: ${change > 0 ? '+' : '−'}${Math.abs(change)}`,
    peg: ({ points: n }) => `The peg set to ${n}`,
    next: 'End of the turn',
    closed: 'The race closed',
  } satisfies Phrases<Entry>,
}

export const pages = {
  title: 'Cape Horn',
  tagline: 'Lay the winds, sail round the Horn, bring home three compass roses.',
  modes: {
    digital: 'The whole race on your screens: chart, winds, ships.',
    companion: 'You sail with the box; phones keep the log book.',
  },
  options: {
    blockedGains: {
      label: 'A blocked ship',
      sentence: 'Whether a ship that cannot sail notes a point when it stays.',
      values: { yes: 'Notes a point when it stays', no: 'Stays without a point' },
    },
    sprintIgnore: {
      label: 'Sprint and ignore',
      sentence: 'Whether one leg of a sprint may ignore its card, if both are paid.',
      values: { yes: 'One leg may ignore its card', no: 'Both legs follow their cards' },
    },
    edition: {
      label: 'Board and cards',
      sentence:
        'Our board and card mix are house values. Whoever owns the box may paste a corrected edition (JSON).',
      values: { '': 'The house’s own', own: 'A corrected edition' },
    },
    hands: {
      label: 'Hand sizes',
      sentence: 'Whether the log book also counts the cards in every hand.',
      values: { no: 'Not counted', yes: 'Counted' },
    },
  },
  reasons: {
    wins: 'It wins the race.',
    winsBySprint: (at: Squares, say: Telling) => `Then a sprint to ${last(at, say)} wins the race.`,
    winsNext: (at: Squares, say: Telling) =>
      `Then your ship sails to ${last(at, say)} and wins the race.`,
    rose: (rose: Rose) => `It takes the rose of ${station(rose)}.`,
    onto: 'Your ship can sail onto it at once.',
    leads: (at: Squares, say: Telling) =>
      `It leads on to ${last(at, say)}, where your ship can land this turn.`,
    nearer: ({ left }: Figures<'left'>) =>
      `From there a win is about ${count(left, 'turn', 'turns')} away.`,
    sprints: ({ left }: Figures<'left'>) =>
      `Two legs: after them a win is about ${count(left, 'turn', 'turns')} away.`,
    waits: 'Nothing in reach is better; a point and a card make your next turn stronger.',
    draws: 'Nothing more helps this turn.',
    buys: 'Another card is worth its point now.',
    ends: 'Another card would not be worth its point.',
  } satisfies Record<Reason, unknown>,
  luck: 'Luck is who begins, and which piece comes next from the pile.',
  standing: { roses: 'roses', line: 'finish line', points: 'navigation points' },
  figures: {
    points: 'points',
    hand: 'cards',
    roses: 'roses',
    turns: 'turns',
    sailed: 'squares reached',
  },
  end: {
    came: 'How far each ship had come',
    roses: 'Roses',
    start: 'start',
    round: (n: number) => `round ${n}`,
    line: 'line',
    rose: (name: string, station: string, n: number) =>
      `${name} wins the rose of ${station} in turn ${n}.`,
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
    'map-signs': 'may hold only # 1 2 3 F',
    columns: ([least, most]) => `must have ${least} to ${most} columns`,
    'as-first-row': ([columns]) => `must have ${columns} columns, as the first row has`,
    'most-sea': ([most]) => `may have ${most} sea squares at most`,
    'sea-square': 'must be a sea square',
    'station-once': 'is there twice: each stage and colour once',
    'type-once': 'is there twice: each card type once',
    'card-type': 'must be one of the card types',
  } satisfies FaultWords<FaultCode>,
  chart: {
    title: 'CAPE HORN',
    subtitle: 'from the Atlantic, in three stages',
    land: 'PATAGONIA',
    finish: 'Finish · two roses cross here and win',
  },
  layout: {
    areas: {
      sea: 'Cards on the sea',
      ship: (name: string) => `What ${name} has`,
      supply: 'Roses left',
      under: 'Cards that were covered',
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
        'So many cards cannot lie covered: each lies under a card on the sea, and no longer in the pile.',
      'race-won': ({ seats: [seat] }, say) => `${say.name(seat)} has won: that race is over.`,
      'no-such-station': ({ seats: [seat] }, say) =>
        `A rose of ${say.name(seat)} comes from no station: say its colour and its stage.`,
      'too-many-points': ({ seats: [seat], limit }, say) =>
        `${say.name(seat)} has ${points(limit)} at most.`,
    } satisfies RefusalWords<Exclude<PlaceCode, Code>, Misplaced>,
  } satisfies LayoutWords,
  fields: {
    change: ['Cards more (+) or less (−)', (n: number) => (n > 0 ? `+${n}` : `−${-n}`)],
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
