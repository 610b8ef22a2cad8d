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
import type { Code } from '../rules/points.ts'
import type { Entry, Event, Move } from '../rules/state.ts'

export const shared = {
  won: (standings: readonly Standing[], say: Telling) => {
    const first = standings.filter(({ place }) => place === 1)
    const [names, n] = [say.list(first.map(({ seat }) => say.name(seat))), first[0]!.score]
    return `${names} won with ${n} points.`
  },
  refused: {
    'nothing-to-bank': 'There is nothing to bank yet. Roll first.',
    'not-enough': 'You can stake only points that you have, before you roll.',
  } satisfies RefusalWords<Code>,
  told: {
    began: null,
    opened: null,
    rolled: ({ seat, die }, say) => told.rolled(say.name(seat), die),
    banked: ({ seat, points }, say) => told.banked(say.name(seat), points),
    staked: ({ seat, points, won }, say) => told.staked(say.name(seat), points, won),
    entered: {
      banked: ({ seat, points }, say) => told.banked(say.name(seat), points),
      bust: ({ seat }, say) => told.bust(say.name(seat)),
    },
  } satisfies Phrases<Event> & Entered<Entry>,
}

const told = {
  rolled: (name: string, die: number) => `${name} threw ${die}.`,
  banked: (name: string, points: number) => `${name} banked ${points}.`,
  staked: (name: string, points: number, won: boolean) =>
    `${name} ${won ? 'won' : 'lost'} ${points}.`,
  bust: (name: string) => `${name} threw a one.`,
}

export const moves = {
  board: {
    roll: 'Roll',
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
