// The sentences that say what a sheet is, in English.
import { count } from '../../../../words/grammar/en.ts'

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const numbers = { 2: 'two', 3: 'three', 4: 'four' }

export const en = {
  players: (least: number, most: number) =>
    least === most ? `For ${least} players.` : `For ${least} to ${most} players.`,
  teams: (players: readonly number[], teams: 2 | 3 | 4) =>
    `For ${either.format(players.map(String))} players, in ${numbers[teams]} teams.`,
  when: {
    rounds: 'You enter figures after each round.',
    turns: 'You enter figures turn by turn.',
    live: 'You enter figures at any time, and they count at once.',
    once: 'You enter figures once, at the end.',
  },
  each: (labels: string) => `Each of you: ${labels}`,
  side: (labels: string) => `Each team: ${labels}`,
  table: (labels: string) => `All together: ${labels}`,
  sealed: (label: string) => `${label} (sealed)`,
  hidden: (labels: string) => `Hidden until the end: ${labels}`,
  total: 'Total',
  over: {
    rounds: (n: number) => `Over after ${count(n, 'round', 'rounds')}.`,
    latest: (n: number) => `Over after ${count(n, 'round', 'rounds')} at the latest.`,
    turns: (n: number) => `Over after ${count(n, 'turn', 'turns')} each.`,
    goal: (n: string) => `Over when somebody has ${n}.`,
    teamGoal: (n: string) => `Over when a team has ${n}.`,
    word: 'Over when you say so.',
    live: 'Over when everything has been entered, or when you say so.',
    counted: 'The number of rounds depends on the number of players.',
    own: 'Over by a rule of its own.',
  },
  out: 'Somebody can drop out.',
  final: 'At the end the points are worked out once more.',
  wins: { most: 'Most points wins.', least: 'Fewest points wins.' },
  fewest: (label: string) => `${label} (fewest)`,
  ties: (labels: readonly string[]) => `A tie is broken by ${labels.join(', then ')}.`,
}

/** The sentences of a language. */
export type SummaryWords = typeof en
