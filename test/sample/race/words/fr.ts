// The dice race in French: one table for both its faces.
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
    return `${names} gagne avec ${n} points.`
  },
  refused: {
    'nothing-to-bank': 'Il n’y a encore rien à garder. Lance d’abord.',
    'not-enough': 'Tu ne peux miser que tes points, avant de lancer.',
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
  rolled: (name: string, die: number) => `${name} a fait ${die}.`,
  banked: (name: string, points: number) => `${name} a gardé ${points} points.`,
  staked: (name: string, points: number, won: boolean) =>
    `${name} a ${won ? 'gagné' : 'perdu'} ${points} points.`,
  bust: (name: string) => `${name} a fait un un.`,
}

export const moves = {
  board: {
    roll: 'Lancer',
    bank: 'Garder',
    stake: ({ points }: Figures<'points'>) => `Miser ${points}`,
  } satisfies Phrases<Move>,
  sheet: { banked: 'Garder', bust: 'Un un\u00a0: rien' } satisfies Phrases<Entry>,
}

export const pages = {
  title: 'Course aux dés',
  tagline: 'Relance, ou garde tes points.',
  modes: { digital: 'Chacun lance ici', companion: 'Les dés à table, les points ici' },
  options: {},
  luck: 'Les dés décident.',
  standing: { points: 'points' },
  fields: {
    points: 'Points lancés',
    joker: ['Joker', (value: 'no' | 'yes'): string => (value === 'yes' ? 'oui, double' : 'non')],
  } satisfies Fields<Entry>,
}
