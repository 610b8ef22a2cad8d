// Any box in English, which sets the keys of the other languages.

import { count } from '../../../words/grammar/en.ts'
import type { FaultWords, Same } from '../../words.ts'
import type { Key, ShapeFault } from '../rules/definition.ts'
import type { PlanFault } from '../rules/plan.ts'

// A fault in an expression, with the character where it is.
const at =
  (what: string) =>
  ([from]: readonly string[]) =>
    from === undefined ? what : `${what} (at character ${Number(from) + 1})`

// Writes a figure with a true minus.
const figure = (n: number) => `${n}`.replace('-', '−')

export const shared = {
  where: {
    round: (round: number, rounds: number) =>
      rounds > 0 ? `Round ${round} of ${rounds}` : `Round ${round}`,
    live: 'Everything counts at once',
    turns: (turn: number) => `Turn ${turn}`,
  },
  you: 'You',
  yes: 'yes',
  no: 'no',
  nobody: 'nobody',
  won: (names: string, _winners: number, score: number) => `${names} won with ${figure(score)}.`,
  wonBy: (names: string, _winners: number, own: number, other: number) =>
    `${names} won by ${Math.abs(own - other)}, ${figure(own)}\u00a0to\u00a0${figure(other)}.`,
}

export const sheet = {
  now: {
    tell: 'Enter your figures',
    seal: 'Seal your figures',
    sealed: 'Your figures are sealed',
    others: (names: string) => `Waiting for ${names}`,
    turn: 'It is your turn',
    turnOf: (name: string) => `${name}’s turn`,
    waits: 'Something does not add up',
    round: (round: number) => `What did round ${round} bring?`,
  },
  note: {
    seal: 'All figures open at once.',
    round: 'One of you can enter it for all.',
    live: 'Change a figure whenever it changes.',
    once: 'Fill in each line as soon as you have it.',
    turn: 'Enter what this turn brought.',
  },
  enter: 'Enter',
  enterRound: (round: number) => `Enter round ${round}`,
  seal: 'Seal',
  sealOf: (figure: string) => `Seal ${figure}`,
  overrule: 'Enter it as it is',
  stop: 'We are done',
  starts: (name: string) => `${name} starts`,
  deals: (name: string) => `${name} deals`,
  begins: 'Who starts?',
  beginsDealing: 'Who deals first?',
  grid: 'Points by round',
  row: 'Round',
  total: 'Total',
  points: 'Points',
  hidden: 'hidden',
  lastRound: (what: string) => `${what} last round`,
  ahead: (names: string, total: number) => `Ahead: ${names} with ${total}.`,
  sum: 'Together',
  out: 'out',
  fault: (round: number) => `Round ${round}: a figure could not be worked out and counts 0.`,
  refused: {
    'wrong-kind': (field: string) => `${field} needs another kind of answer.`,
    'too-small': (field: string, min: number) => `${field} cannot be less than ${min}.`,
    'too-large': (field: string, max: number) => `${field} cannot be more than ${max}.`,
    'between-steps': (field: string, step: number, min: number) =>
      `${field} goes in steps of ${step}, from ${min}.`,
    'not-offered': (field: string) => `${field} has no such choice.`,
    'not-asked': 'This is not asked for now.',
    'seal-it': 'These figures are secret: seal them on your own phone.',
    'sealed-already': 'Your figures are sealed. Undo to change them.',
    missing: (field: string) => (field ? `${field} is missing.` : 'Enter a figure first.'),
    'chosen-before': (field: string) => `${field}: you have used this choice before.`,
    'begun-already': 'The game has begun, so this cannot change.',
    'under-way': 'Finish the round first.',
    'nothing-waits': 'No rule holds the round up.',
    'is-out': 'This player is out.',
    'said-already': 'You have said so already.',
  },
  told: {
    opened: (seats: number) => `The sheet is open for ${count(seats, 'player', 'players')}.`,
    by: (name: string, figures: string) => `${name}: ${figures}`,
    between: '; ', // the figures of two people
    sealed: { you: 'You sealed your figures.', other: (name: string) => `${name} sealed.` },
    revealed: 'All figures are open.',
    starts: { you: 'You start.', other: (name: string) => `${name} starts.` },
    deals: { you: 'You deal.', other: (name: string) => `${name} deals.` },
    overrule: 'The round counts as it was entered.',
    stop: {
      you: 'You said that the game is over.',
      other: (name: string) => `${name} said that the game is over.`,
    },
  },
}

export const moves = {
  tell: (figures: string) => `Enter: ${figures}`,
  seal: (figures: string) => `Seal: ${figures}`,
}

export const pages = {
  title: 'Any box',
  tagline: 'A sheet for the game on your table.',
  modes: { companion: 'Play with your box, and keep the score here' },
  sheet: {
    label: 'Sheet',
    sentence: 'What everybody enters, and how it counts.',
    points: 'Points by round',
    own: 'A sheet of your own',
  },
  luck: 'Nothing is drawn here: your own box decides.',
  end: {
    title: 'Points by round',
    start: 'start',
    last: 'end',
    largest: (name: string, n: number) => `${name} scored the most at once: ${n}.`,
    led: (names: string, n: number, own: number, other: number) =>
      `${names}${n > 0 ? ` scored ${n}` : ''}: ${figure(own)} to ${figure(other)}, and ahead to the end.`,
    tied: 'You had the same score, and the tie-break decided.',
    more: (n: number, names: string) => `${n} more than ${names}`,
    behind: (n: number) => `You were ${n} behind`,
    alone: (what: string, n: number, more: number) => `${what}; round ${n} alone made ${more}.`,
    wasOut: (n: number) => `You were out in round ${n}.`,
    round: (n: number) => `round ${n}`,
    turn: (n: number) => `turn ${n}`,
    inRound: (n: number, what: string) => `Round ${n}: ${what}`,
    inTurn: (n: number, what: string) => `Turn ${n}: ${what}`,
    each: {
      rounds: (own: number, n: number, best: number, at: number, worst: number, on: number) =>
        `${figure(own)} in ${count(n, 'round', 'rounds')}: best ${figure(best)} in round ${at}, worst ${figure(worst)} in round ${on}`,
      turns: (own: number, n: number, best: number, at: number, worst: number, on: number) =>
        `${figure(own)} in ${count(n, 'turn', 'turns')}: best ${figure(best)} in turn ${at}, worst ${figure(worst)} in turn ${on}`,
      same: (n: number) => `${figure(n)} in every round`,
      once: (n: number) => `${figure(n)} in all`,
      end: (what: string, n: number) => `${what}; ${figure(n)} at the end`,
      out: (what: string, n: number) => `${what}; out in round ${n}`,
    },
  },
  standing: { start: 'Start', rounds: 'Rounds', end: 'At the end' },
  parts: {
    v: 'version',
    title: 'title',
    as: 'games like it',
    seats: 'players',
    sides: 'sides',
    rounds: 'rounds',
    fields: 'figures',
    score: 'points of a round',
    total: 'total',
    keep: 'accounts',
    checks: 'rules',
    out: 'who drops out',
    ends: 'when it is over',
    final: 'what is ranked',
    wins: 'who wins',
    ties: 'ties',
    first: 'who begins',
    id: 'short name',
    label: 'name',
    who: 'who enters it',
    later: 'only later',
    kind: 'kind',
    min: 'least',
    max: 'most',
    step: 'steps',
    default: 'figure to begin with',
    secret: 'secret',
    of: 'choices',
    once: 'only once',
    none: 'word for nobody',
    stays: 'stays',
    is: 'how it is worked out',
    gives: 'what it gives',
    start: 'start',
    hidden: 'hidden',
    next: 'after each round',
    rule: 'rule',
    says: 'sentence',
    mild: 'only a warning',
    value: 'figure',
    word: 'starts or deals',
  } satisfies Record<Key, string>,
  faults: {
    empty: 'needs a letter, a figure or a sign',
    'bad-text': 'contains a character that cannot be shown',
    'bad-name': 'needs another name: this one is taken, or has more than letters and figures',
    'not-yes-or-no': 'must be true or false',
    'unknown-value': 'must be one of the choices',
    twice: 'is there twice',
    'too-small': 'is too small',
    'too-large': at('is too large'),
    'not-here': 'does not work on this kind of sheet',
    'no-seats': 'cannot share any of these numbers of players',
    'tells-a-seal': 'would reveal what is sealed',
    'tells-what-is-hidden': 'would reveal what is hidden',
    'unexpected-token': at('is not complete, or has a sign too many'),
    'limit-exceeded': at('is too long or too deep'),
    'not-in-language': at('contains something that sheets cannot work out'),
    'not-whole': at('can only contain whole numbers'),
    'unknown-function': at('asks for something that sheets cannot do'),
    'unknown-variable': at('uses a name that is not known here'),
    'no-such-key': at('uses a list that is not known here'),
    'no-such-overload': at('mixes numbers with yes and no'),
    'invalid-condition-type': at('needs yes or no before the question mark'),
    'wrong-type': at('gives a number instead of yes or no, or the other way round'),
    'division-by-zero': at('divides by 0'),
    'index-out-of-bounds': at('asks for more than a list has'),
    'empty-list': at('asks an empty list'),
  } satisfies FaultWords<PlanFault | ShapeFault>,
  fields: { values: 'Figures', first: 'Who starts' },
}

export type Shared = Same<typeof shared>
export type Sheet = Same<typeof sheet>
export type Moves = Same<typeof moves>
export type Pages = Same<typeof pages>

/** The tables of a language. */
export interface Language {
  shared: Shared
  sheet: Sheet
  moves: Moves
  pages: Pages
}
