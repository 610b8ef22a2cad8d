// The dice race in German: one table for both its faces.
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
    return `${names} gewinnt mit ${n} Punkten.`
  },
  refused: {
    'nothing-to-bank': 'Es gibt noch nichts zu sichern. Würfle zuerst.',
    'not-enough': 'Du kannst nur Punkte einsetzen, die du hast, und nur vor dem ersten Wurf.',
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
  rolled: (name: string, die: number) => `${name} hat eine ${die} gewürfelt.`,
  banked: (name: string, points: number) => `${name} hat ${points} Punkte gesichert.`,
  staked: (name: string, points: number, won: boolean) =>
    `${name} hat ${points} Punkte ${won ? 'gewonnen' : 'verloren'}.`,
  bust: (name: string) => `${name} hat eine Eins gewürfelt.`,
}

export const moves = {
  board: {
    roll: 'Würfeln',
    bank: 'Punkte sichern',
    stake: ({ points }: Figures<'points'>) =>
      `${points} ${points === 1 ? 'Punkt' : 'Punkte'} einsetzen`,
  } satisfies Phrases<Move>,
  sheet: { banked: 'Punkte sichern', bust: 'Eine Eins: keine Punkte' } satisfies Phrases<Entry>,
}

export const pages = {
  title: 'Würfelrennen',
  tagline: 'Würfle weiter, oder sichere, was du hast.',
  modes: { digital: 'Alle würfeln am Bildschirm', companion: 'Würfel am Tisch, Punkte hier' },
  options: {},
  luck: 'Die Würfel entscheiden.',
  standing: { points: 'Punkte' },
  fields: {
    points: 'Gewürfelte Punkte',
    joker: ['Joker', (value: 'no' | 'yes'): string => (value === 'yes' ? 'ja, doppelt' : 'nein')],
  } satisfies Fields<Entry>,
}
