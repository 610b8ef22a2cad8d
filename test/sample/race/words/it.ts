// The dice race in Italian: one table for both its faces.
import type { Standing } from '../../../../web/games/game.ts'
import type {
  Entered,
  Fields,
  Figures,
  Phrases,
  RefusalWords,
  Telling,
} from '../../../../web/games/words.ts'
import { has, points } from '../../../../web/words/grammar/it.ts'
import type { Code } from '../rules/points.ts'
import type { Entry, Event, Move } from '../rules/state.ts'

const told = {
  rolled: ({ die }: Figures<'die'>) => has(`fatto ${die}.`),
  banked: ({ points: n }: Figures<'points'>) =>
    n < 0 ? has(`perso ${points(-n)}.`) : has(`tenuto ${points(n)}.`),
  staked: ({ points: n, won }: { points: number; won: boolean }) =>
    has(`${won ? 'vinto' : 'perso'} ${points(n)}.`),
  bust: has('fatto 1.'),
}

export const shared = {
  won: (standings: readonly Standing[], say: Telling) => {
    const first = standings.filter(({ place }) => place === 1)
    const [names, n] = [say.list(first.map(({ seat }) => say.name(seat))), first[0]!.score]
    return `${names} ${first.length > 1 ? 'vincono' : 'vince'} con ${points(n)}.`
  },
  refused: {
    'nothing-to-bank': 'Non c’è ancora niente da tenere. Prima tira.',
    'not-enough': 'Puoi puntare solo i tuoi punti, prima di tirare.',
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
    throw: 'Tira',
    bank: 'Tieni',
    stake: ({ points }: Figures<'points'>) => `Punta ${points}`,
  } satisfies Phrases<Move>,
  sheet: { banked: 'Tieni', bust: 'Un uno: niente' } satisfies Phrases<Entry>,
}

export const pages = {
  title: 'Corsa ai dadi',
  tagline: 'Tira ancora, o tieni i punti.',
  modes: { digital: 'Si tira qui', companion: 'I dadi al tavolo, i punti qui' },
  options: {},
  luck: 'Decidono i dadi.',
  standing: { points: 'punti' },
  fields: {
    points: 'Punti tirati',
    joker: ['Jolly', (value: 'no' | 'yes'): string => (value === 'yes' ? 'sì, doppi' : 'no')],
  } satisfies Fields<Entry>,
}
