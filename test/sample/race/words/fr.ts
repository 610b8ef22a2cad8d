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
import { has, points } from '../../../../web/words/grammar/fr.ts'
import type { Code } from '../rules/points.ts'
import type { Entry, Event, Move } from '../rules/state.ts'

const told = {
  rolled: ({ die }: Figures<'die'>) => has(`fait ${die}.`),
  banked: ({ points: n }: Figures<'points'>) =>
    n < 0 ? has(`perdu ${points(-n)}.`) : has(`gardé ${points(n)}.`),
  staked: ({ points: n, won }: { points: number; won: boolean }) =>
    has(`${won ? 'gagné' : 'perdu'} ${points(n)}.`),
  bust: has('fait 1.'),
}

export const shared = {
  won: (standings: readonly Standing[], say: Telling) => {
    const first = standings.filter(({ place }) => place === 1)
    const [names, n] = [say.list(first.map(({ seat }) => say.name(seat))), first[0]!.score]
    return `${names} ${first.length > 1 ? 'gagnent' : 'gagne'} avec ${points(n)}.`
  },
  refused: {
    'nothing-to-bank': 'Il n’y a encore rien à garder. Lance d’abord.',
    'not-enough': 'Tu ne peux miser que tes points, avant de lancer.',
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
    throw: 'Lancer',
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
