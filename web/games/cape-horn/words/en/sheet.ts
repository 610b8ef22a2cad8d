// What the log book beside the box says in English.
import type { Said } from '../../../companion.ts'
import type { Proof, Seat } from '../../../game.ts'
import type { RefusalWords, Telling } from '../../../words.ts'
import type { Rose, Stage } from '../../rules/pieces.ts'
import type { Code } from '../../sheet/entries.ts'
import type { Entry, Options } from '../../sheet/state.ts'
import { capital, romans, spoken } from '../speech.ts'
import { act, cards, colour, forward, points, shared, station, why } from './shared.ts'

const told = (fact: Said<Entry, Options>, telling: Telling): string | undefined => {
  const by = (seat: Seat, did: string) => spoken(telling, seat, `You ${did}`, name => `${name} ${did}`)
  switch (fact.kind) {
    case 'opened':
      return `Everyone starts with ${points(3)}.`
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

const refused = {
  ...shared.refused,
  'begun-already': () => 'The race has begun already.',
  'not-begun': () => 'Say first who begins.',
  'no-such-seat': () => 'There is no such seat.',
  'sailed-already': () => 'The ship has sailed: only buying is left.',
  'one-of-three': () => 'Whoever renounces does not sail.',
  'once-a-turn': () => 'Once a turn.',
  'stage-owned': ({ at }) => `There is a rose of stage ${romans[(at as Proof & Rose).stage]} already.`,
  'colour-owned': ({ at }) => `There is a ${colour[(at as Proof & Rose).colour]} rose already.`,
  stayed: () => 'Whoever renounced has not moved.',
  'hands-not-counted': () => 'Hands are not counted at this table.',
  'points-full': () => 'Eight points is the most there is.',
  'sprint-first': () => 'A second stop takes a sprint: tap Sprint first.',
  'hand-empty': () => 'There are not so many cards in that hand.',
} satisfies RefusalWords<Code>

const sheet = {
  ...shared,
  refused,
  told,
  colour,
  act,
  why: {
    ...why,
    most: '8 is the most',
    sailed: 'already sailed',
    renounced: 'renounced: no sailing',
    moved: 'not once you sailed',
    done: 'done this turn',
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

export default sheet
export type SheetWords = typeof sheet
