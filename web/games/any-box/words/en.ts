// Any box in English, which sets the keys of the other languages.

import { count } from '../../../words/grammar/en.ts'
import type { Same } from '../../words.ts'

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
  won: (names: string, score: number) => `${names} won with ${score}.`,
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
    over: 'The game is over',
  },
  note: {
    seal: 'All figures open at once.',
    round: 'One of you can enter it for all.',
    live: 'Change a figure whenever it changes.',
    turn: 'Enter what this turn brought.',
  },
  enter: 'Enter',
  enterRound: (round: number) => `Enter round ${round}`,
  seal: 'Seal',
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
  lastRound: (points: string) => `${points} last round`,
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
    sealed: { you: 'You sealed your figures.', other: (name: string) => `${name} sealed.` },
    revealed: 'All figures are open.',
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
  standing: { start: 'Start', rounds: 'Rounds', end: 'At the end' },
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
