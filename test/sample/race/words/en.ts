// The dice race in English: one table for both its faces.
import type { Standing } from '../../../../web/games/game.ts'
import type {
  Entered,
  Fields,
  Figures,
  Phrases,
  RefusalWords,
  Telling,
} from '../../../../web/games/words.ts'
import { did, points } from '../../../../web/words/grammar/en.ts'
import type { Code } from '../rules/points.ts'
import type { Entry, Event, Move } from '../rules/state.ts'

const told = {
  rolled: ({ die }: Figures<'die'>) => did(`threw ${die}.`),
  banked: ({ points: n }: Figures<'points'>) =>
    n < 0 ? did(`lost ${points(-n)}.`) : did(`banked ${points(n)}.`),
  staked: ({ points: n, won }: { points: number; won: boolean }) =>
    did(`${won ? 'won' : 'lost'} ${points(n)}.`),
  bust: did('threw 1.'),
}

export const shared = {
  won: (standings: readonly Standing[], say: Telling) => {
    const first = standings.filter(({ place }) => place === 1)
    const [names, n] = [say.list(first.map(({ seat }) => say.name(seat))), first[0]!.score]
    return `${names} won with ${points(n)}.`
  },
  refused: {
    'nothing-to-bank': 'There is nothing to bank yet. Roll first.',
    'not-enough': 'You can stake only points that you have, before you roll.',
  } satisfies RefusalWords<Code>,
  told: {
    began: null,
    opened: null,
    rolled: told.rolled,
    banked: told.banked,
    staked: told.staked,
    entered: { banked: told.banked, bust: told.bust },
  } satisfies Phrases<Event> & Entered<Entry>,
}

export const moves = {
  board: {
    throw: 'Roll',
    bank: 'Bank',
    stake: ({ points }: Figures<'points'>) => `Stake ${points}`,
  } satisfies Phrases<Move>,
  sheet: { banked: 'Bank', bust: 'A one: no points' } satisfies Phrases<Entry>,
}

export const pages = {
  title: 'Dice race',
  tagline: 'Roll on, or bank what you have.',
  modes: { digital: 'Each throws on the own phone', companion: 'Dice on the table, points here' },
  options: {},
  luck: 'The dice decide.',
  standing: { points: 'points' },
  fields: {
    points: 'Points thrown',
    joker: ['Joker', (value: 'no' | 'yes'): string => (value === 'yes' ? 'yes, doubled' : 'no')],
  } satisfies Fields<Entry>,
}
