// Cape Horn in English. This file sets the keys that every language must have.
import type { Seat, Standing } from '../../game.ts'
import type { GameWords, Telling } from '../../words.ts'
import type { Arrow } from '../chart.ts'
import type { Rose, RoseColour, Stage } from '../pieces.ts'
import {
  type AnyView,
  arrowsOf,
  capital,
  cardInWords,
  compared,
  counting,
  type Fact,
  proof,
  romans,
  type Shape,
  spoken,
  squareOf,
  squaresIn,
  winnersOf,
} from './speech.ts'

const count = counting('en')
const points = (n: number) => count(n, 'point', 'points')
const cards = (n: number) => count(n, 'card', 'cards')
const roses = (n: number) => count(n, 'rose', 'roses')
const colour: Record<RoseColour, string> = { red: 'red', green: 'green', yellow: 'yellow' }
const station = ({ stage, colour: one }: Rose) => `${colour[one]} ${romans[stage]}`

const shape = (one: Shape, n: number) =>
  ({
    star: `${n}-star`,
    fan: `${n}-fan`,
    ahead: `${n} ahead`,
    diagonals: `${n} diagonally`,
    sideways: `${n} sideways`,
    astern: `${n} astern`,
  })[one]
const heading: Record<Arrow['heading'], string> = {
  F: 'ahead',
  FL: 'ahead left',
  FR: 'ahead right',
  L: 'left',
  R: 'right',
  B: 'astern',
  BL: 'astern left',
  BR: 'astern right',
}
const card = (arrows: readonly Arrow[]) => cardInWords(arrows, shape, heading, ' or ')
const theCard = (telling: Telling, type: string | undefined) => {
  const arrows = type === undefined ? undefined : arrowsOf(telling, type)
  return arrows ? `“${card(arrows)}”` : 'a card'
}

const told = (fact: Fact, telling: Telling): string | undefined => {
  const by = (seat: Seat, did: string) => spoken(telling, seat, `You ${did}`, name => `${name} ${did}`)
  const on = (at: number) => squareOf(telling, at)
  switch (fact.kind) {
    case 'opened':
      return 'first' in fact
        ? spoken(telling, fact.first, 'You take S1 and begin.', name => `${name} takes S1 and begins.`)
        : `Everyone starts with ${points(3)}.`
    case 'began':
      return spoken(telling, fact.seat, 'Your turn: one point is noted.', name => `${name}’s turn: one point is noted.`)
    case 'laid':
      return by(fact.seat, `laid ${theCard(telling, fact.card)} on ${on(fact.at)}.`)
    case 'covered':
      return by(fact.seat, `covered ${on(fact.at)} with ${theCard(telling, fact.card)}.`)
    case 'sailed': {
      const how = fact.by === 'ignore' ? 'ignored the card and went' : fact.sprint ? 'sprinted' : 'sailed'
      return by(fact.seat, `${how} to ${on(fact.to)}${fact.cost ? ` (−${fact.cost})` : ''}.`)
    }
    case 'crossed-line':
      return by(fact.seat, `crossed the finish line${'cost' in fact && fact.cost ? ` (−${fact.cost})` : ''}.`)
    case 'won-rose':
      return by(fact.seat, `took the rose of ${station(fact)}.`)
    case 'renounced':
      return by(fact.seat, fact.gained ? 'renounced: +1 point.' : 'stayed.')
    case 'drew':
      return by(fact.seat, `drew ${theCard(telling, fact.card)}.`)
    case 'bought':
      return by(fact.seat, `bought ${theCard(telling, fact.card)} (−1).`)
    case 'won':
      return fact.how === 'line' ? by(fact.seat, 'won by the finish line.') : by(fact.seat, 'won by the third rose.')
    case 'got-stuck':
      return 'Ten rounds without a card or a rose: the race ends here.'
    case 'ended':
    case 'sealed':
    case 'revealed':
      return undefined
    case 'entered': {
      const { seat, entry } = fact
      switch (entry.kind) {
        case 'begins':
          return spoken(telling, entry.first, 'You begin.', name => `${name} begins.`)
        case 'sails':
          return by(seat, 'laid what there was to lay.')
        case 'renounced':
          return by(seat, 'renounced: +1 point.')
        case 'ignored':
          return by(seat, 'ignored the card (−3).')
        case 'sprinted':
          return by(seat, 'sprinted (−5).')
        case 'rose':
          return by(seat, `took the rose of ${station(entry)}.`)
        case 'crossed-line':
          return by(seat, 'crossed the finish line.')
        case 'draws':
          return by(seat, 'sailed; a card is drawn.')
        case 'bought':
          return by(seat, 'bought a card (−1).')
        case 'hand':
          return by(seat, `changed the hand by ${entry.change > 0 ? '+' : '−'}${cards(Math.abs(entry.change))}.`)
        case 'next':
          return by(seat, 'ended the turn.')
        case 'closed':
          return 'The table closed the race.'
      }
    }
  }
}

const firstOf = (telling: Telling, at: unknown) => squareOf(telling, squaresIn(at)[0] ?? 0)
const lastOf = (telling: Telling, at: unknown) => squareOf(telling, squaresIn(at).at(-1) ?? 0)

const refused: GameWords['refused'] = {
  'race-over': () => 'The race is over.',
  'not-your-turn': () => 'It is not your turn yet.',
  'not-this-step': () => 'Not in this step of the turn.',
  'too-few-points': ({ at }) => `That costs ${points(proof(at, 'price'))}; there are ${proof(at, 'points')}.`,
  'not-in-hand': () => 'This card is not in your hand.',
  'covered-already': () => 'You have covered a card: nothing else is laid this turn.',
  'laid-already': () => 'You have laid a card this turn: then none may be covered.',
  'not-sea': ({ at }, telling) => `${lastOf(telling, at)} is no sea square.`,
  'card-there': ({ at }, telling) => `A card lies on ${lastOf(telling, at)} already.`,
  'touches-no-card': ({ at }, telling) =>
    `No card lies beside ${lastOf(telling, at)}. A card must touch another; a station alone does not count.`,
  'nothing-to-cover': ({ at }, telling) => `There is no card on ${lastOf(telling, at)} to cover.`,
  'printed-start': ({ at }, telling) => `${lastOf(telling, at)} is a printed start: it cannot be covered.`,
  'under-a-ship': ({ at }, telling) => `A ship stands on ${lastOf(telling, at)}: its card cannot be covered.`,
  'within-reach': ({ at }, telling) =>
    `Your ship on ${firstOf(telling, at)} (1) reaches ${lastOf(telling, at)} (2) by an ordinary move: you may not cover it.`,
  'within-ignore': ({ at }, telling) =>
    `Your ship on ${firstOf(telling, at)} (1) reaches ${lastOf(telling, at)} (2) by ignoring its card: with 3 points you may not cover it.`,
  'no-card-there': ({ at }, telling) => `No card lies on ${lastOf(telling, at)}: a ship ends on a card.`,
  'ship-there': ({ at }, telling) => `Another ship stands on ${lastOf(telling, at)}.`,
  'no-arrow': ({ at }, telling) =>
    `No arrow under your ship on ${firstOf(telling, at)} (1) ends on ${lastOf(telling, at)} (2).`,
  'exact-distance': () => 'That arrow goes farther: its length is sailed exactly.',
  'runs-aground': () => 'That arrow runs onto land or off the chart.',
  'too-few-roses': () => 'It takes two roses to cross the finish line.',
  'not-beside': ({ at }, telling) =>
    `${lastOf(telling, at)} (2) is not beside your ship on ${firstOf(telling, at)} (1).`,
  'not-over-the-line': () => 'The finish line is crossed by an ordinary move only.',
  'sail-first': () => 'Sail first; the sprint is the second leg.',
  'sprinted-already': () => 'One sprint a turn.',
  'two-ignores': () => 'Only one leg of a sprint may ignore its card.',
  'no-ignore-in-sprint': () => 'At this table no leg of a sprint may ignore its card.',
  'hand-full': ({ at }) => `A hand holds ${cards(proof(at, 'limit'))} at most.`,
  'pile-empty': () => 'The pile is empty; it is not renewed.',
  'draw-first': () => 'Draw your card first.',
  'begun-already': () => 'The race has begun already.',
  'not-begun': () => 'Say first who begins.',
  'no-such-seat': () => 'There is no such seat.',
  'sailed-already': () => 'The ship has sailed: only buying is left.',
  'one-of-three': () => 'Whoever renounces does not sail.',
  'once-a-turn': () => 'Once a turn.',
  'stage-owned': ({ at }) => `There is a rose of stage ${romans[(at as Rose).stage]} already.`,
  'colour-owned': ({ at }) => `There is a ${colour[(at as Rose).colour]} rose already.`,
  stayed: () => 'Whoever renounced has not moved.',
  'hands-not-counted': () => 'Hands are not counted at this table.',
  'points-full': () => 'Eight points is the most there is.',
  'sprint-first': () => 'A second stop takes a sprint: tap Sprint first.',
  'hand-empty': () => 'There are not so many cards in that hand.',
}

const won = (standings: readonly Standing[], telling: Telling): string => {
  const { first, roses: held, crossed, points: left } = winnersOf(standings)
  const [winner] = first
  if (!winner) return ''
  const names = telling.list(first.map(({ seat }) => telling.name(seat)))
  if (first.length > 1) return `${names} share the lead with ${roses(held)} and ${points(left)} each.`
  const yours = winner.seat === telling.you
  if (crossed) return `${yours ? 'You cross' : `${names} crosses`} the finish line with ${roses(held)} first.`
  if (held >= 3) return `${yours ? 'You hold' : `${names} holds`} three roses of three colours.`
  return `${yours ? 'You lead' : `${names} leads`} with ${roses(held)} and ${points(left)}.`
}

const changed = (before: AnyView, after: AnyView, telling: Telling): string[] =>
  compared(
    before,
    after,
    (seat, what, from, to) => `${telling.name(seat)}: ${what === 'points' ? 'points' : 'cards'} ${from} → ${to}`,
    (seat, rose, gained) => `${telling.name(seat)}: ${gained ? 'gains' : 'loses'} the rose of ${station(rose)}`,
    seat => spoken(telling, seat, 'It would be your turn.', name => `It would be ${name}’s turn.`),
  )

const forward: Record<Stage, string> = { 1: 'south', 2: 'west', 3: 'north' }

const words = {
  title: 'Cape Horn',
  tagline: 'Lay the winds, sail round the Horn, bring home three compass roses.',
  modes: {
    digital: 'The whole race on your screens: chart, winds, ships.',
    companion: 'You sail with the box; phones keep the log book.',
  },
  colours: { black: 'Black', blue: 'Blue', orange: 'Orange', violet: 'Violet', teal: 'Teal' },
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
      sentence: 'Our board and card mix are house values. Whoever owns the box may paste a corrected edition (JSON).',
      values: { '': 'The house’s own', own: 'A corrected edition' },
    },
    hands: {
      label: 'Hand sizes',
      sentence: 'Whether the log book also counts the cards in every hand.',
      values: { no: 'Not counted', yes: 'Counted' },
    },
  },
  standing: { roses: 'roses', line: 'finish line', points: 'points' },
  refused,
  won,
  told,
  changed,

  chart: {
    title: 'CAPE HORN',
    subtitle: 'from the Atlantic, in three stages',
    land: 'PATAGONIA',
    finish: 'Finish · two roses cross here and win',
    stages: forward,
  },

  points,
  cards,
  roses,
  colour,
  station,
  card,
  forward,
  players: 'Ships',
  of: (points: number, held: number) => `${count(points, 'point', 'points')}, ${roses(held)}`,
  held: (owned: readonly Rose[]) => (owned.length ? `Roses: ${owned.map(station).join(', ')}` : 'No rose yet'),

  rail: {
    label: 'Steps of the turn',
    point: '+1 point',
    lay: 'Lay cards',
    sail: 'Sail',
    draw: 'Draw & buy',
  },

  doNow: {
    laying: 'Lay cards or sail.',
    sailing: 'Now sail.',
    blocked: 'No landing yet: lay a card or stay.',
    square: 'Choose its square.',
    coverCard: 'Choose the card you cover with.',
    cover: 'Choose the card to cover.',
    sprint: 'Choose where the sprint ends.',
    draw: 'Draw a card.',
    drawOrSprint: 'Draw, or sprint on.',
    end: 'End your turn.',
    buy: 'Buy, or end your turn.',
    other: {
      laying: (name: string) => `${name} lays cards or sails.`,
      sailed: (name: string) => `${name} has sailed and draws.`,
      buying: (name: string) => `${name} may buy cards.`,
    },
    over: 'The race is over.',
  },
  note: {
    ship: (stage: Stage, landings: number) =>
      `Forward is ${forward[stage]} here. ${landings === 0 ? 'No square lies on your arrows.' : `${count(landings, 'square lies', 'squares lie')} on your arrows.`}`,
    rose: (station: string) => capital(`${station} is worth a rose.`),
    line: 'The finish line is open to you.',
    square: 'Dashed: legal. Golden: you can sail there at once.',
    cover: 'Only cards that you cannot reach this turn.',
    sprint: 'The ship goes the first leg, then asks for the second.',
    draw: 'After the draw nothing can be taken back.',
    points: (n: number) => `You have ${points(n)}.`,
  },

  hand: {
    label: 'Your hand',
    empty: 'No card in your hand.',
    put: 'Put back',
    pick: (card: string) => `Take up: ${card}`,
  },

  act: {
    label: 'Ways to sail',
    sail: 'Sail',
    ignore: 'Ignore',
    sprint: 'Sprint',
    renounce: 'Renounce',
    stay: 'Stay',
    cover: 'Cover',
    undo: 'Undo',
    draw: 'Draw a card',
    buy: 'Buy',
    end: 'End turn',
    free: 'free',
    squares: (n: number) => count(n, 'square', 'squares'),
    leaves: (n: number) => `leaves ${n}`,
    becomes: (n: number) => `stay: ${n}`,
    stays: 'stay where you are',
    nothingElse: 'instead of laying',
  },
  why: {
    points: (n: number) => `you have ${n}`,
    noLanding: 'no landing',
    laid: 'not once you lay',
    covered: 'done',
    noCard: 'no card in hand',
    noTarget: 'none allowed',
    step: 'not now',
    full: 'hand full',
    empty: 'pile empty',
    most: '8 is the most',
    sailed: 'already sailed',
    renounced: 'renounced: no sailing',
    moved: 'not once you sailed',
    done: 'done this turn',
  },

  board: {
    label: 'The chart: walk it with the arrow keys',
    at: (name: string, column: number, row: number) => `${name}: column ${column}, row ${row}`,
    land: 'land',
    line: 'beyond the finish line',
    sea: (stage: Stage) => `open sea, stage ${romans[stage]}`,
    start: (n: number) => `printed start S${n}`,
    station: (rose: Rose) => `station ${station(rose)}`,
    ship: (name: string) => `ship of ${name}`,
    yourShip: 'your ship',
    sail: 'reachable, free',
    crosses: 'crosses the finish line and wins',
    ignore: (cost: number) => `reachable by ignore for ${cost}`,
    sprint: (cost: number) => `reachable by sprint for ${cost}`,
    by: (square: string) => `by way of ${square}`,
    lay: 'a card may be laid here',
    golden: 'a card may be laid here and sailed to at once',
    cover: 'may be covered',
    nearer: 'Nearer',
    farther: 'Farther',
    whole: 'Whole board',
    west: (n: number) => `Slide west; ${n} legal squares there`,
    east: (n: number) => `Slide east; ${n} legal squares there`,
    close: 'Close',
  },

  list: {
    title: 'All moves as a list',
    lay: 'Lay',
    cover: 'Cover',
    card: 'Card',
    square: 'Square',
    sail: 'Sail to',
    ignore: 'Ignore: to',
    sprint: 'Sprint to',
    sprintIgnore: 'Sprint, ignoring the card, to',
  },

  log: {
    title: 'Log book',
    note: 'points 0–8 · roses',
    happened: 'What just happened',
    pile: (n: number) => `${n} in the pile`,
  },

  sheet: {
    begins: 'Who begins?',
    beginsNote: 'Tap the ship that stands on S1, or let the phone draw lots.',
    lot: 'Let the phone draw lots',
    lotFell: (name: string) => `The lot fell on ${name}.`,
    lays: (name: string) => `${name} lays cards.`,
    sails: (name: string) => `${name} sails.`,
    draws: (name: string) => `${name} draws and buys.`,
    yours: { lays: 'Lay your cards.', sails: 'Sail your ship.', draws: 'Draw, then buy.' },
    enteringFor: (name: string) => `You are entering for ${name}.`,
    points: 'Navigation points',
    correct: 'Correct in the log',
    renounce: (from: number, to: number) => `stay: ${from} → ${to}`,
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
    worth: (colours: string, stages: string) => capital(`${colours} of ${stages} is still worth a rose.`),
    all: 'Any station is worth a rose.',
    or: (items: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(items),
    hand: 'Hand',
    more: 'One card more',
    fewer: 'One card less',
    crossed: 'Crossed the finish line',
    crossedNote: 'Two roses are there: the line is open.',
    third: 'A third rose wins at once.',
    toSail: 'Next: sail',
    toDraw: 'Next: draw & buy',
    next: (name: string) => `Next turn: ${name}`,
    close: 'Close the race',
    closeNote: 'Ends it for everybody as it stands.',
    help: 'Which way is forward, what may be covered',
    orientation: (stage: Stage) => `Stage ${romans[stage]}: forward is ${forward[stage]}`,
    sides: {
      1: 'left is east, right is west',
      2: 'left is south, right is north',
      3: 'left is west, right is east',
    } as Record<Stage, string>,
    mayCover: 'May be covered',
    mayNot: 'May not be covered',
    covers: ['one card in a turn, if none was laid', 'a card without a ship, out of your own reach'],
    coversNot: [
      'a card under any ship, at a station too',
      'a printed start',
      'a card you could reach by an ordinary move',
      'with 3 points or more: a card beside your ship',
    ],
    theRule: 'See the rule',
    over: { roses: 'Third rose', line: 'Finish line', closed: 'Closed by the table' },
    change: 'Cards more (+) or less (−)',
    first: 'Who begins',
    stage: 'Stage',
    colour: 'Colour',
    entry: 'Entry',
    kinds: {
      sails: 'Cards laid, now sailing',
      renounced: 'Renounced: +1',
      ignored: 'Ignored the card: −3',
      sprinted: 'Sprinted: −5',
      'crossed-line': 'Crossed the finish line',
      draws: 'Sailed, now drawing',
      bought: 'Bought a card: −1',
      next: 'End of the turn',
      closed: 'The race closed',
    },
  },
}

export default words
export type Words = typeof words
