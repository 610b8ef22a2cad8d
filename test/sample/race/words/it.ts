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
import type { Code } from '../rules/points.ts'
import type { Entry, Event, Move } from '../rules/state.ts'

export const shared = {
  won: (standings: readonly Standing[], say: Telling) => {
    const first = standings.filter(({ place }) => place === 1)
    const [names, n] = [say.list(first.map(({ seat }) => say.name(seat))), first[0]!.score]
    return `${names} vince con ${n} punti.`
  },
  refused: {
    'nothing-to-bank': 'Non c’è ancora niente da tenere. Prima tira.',
    'not-enough': 'Puoi puntare solo i tuoi punti, prima di tirare.',
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
  rolled: (name: string, die: number) => `${name} ha fatto ${die}.`,
  banked: (name: string, points: number) => `${name} ha tenuto ${points} punti.`,
  staked: (name: string, points: number, won: boolean) =>
    `${name} ha ${won ? 'vinto' : 'perso'} ${points} punti.`,
  bust: (name: string) => `${name} ha fatto uno.`,
}

export const moves = {
  board: {
    roll: 'Tira',
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
