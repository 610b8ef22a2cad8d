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
import { has, points, withPoints } from '../../../../web/words/grammar/de.ts'
import type { Code } from '../rules/points.ts'
import type { Entry, Event, Move } from '../rules/state.ts'

const told = {
  rolled: ({ die }: Figures<'die'>) => has(`eine ${die} gewürfelt.`),
  banked: ({ points: n }: Figures<'points'>) =>
    n < 0 ? has(`${points(-n)} verloren.`) : has(`${points(n)} gesichert.`),
  staked: ({ points: n, won }: { points: number; won: boolean }) =>
    has(`${points(n)} ${won ? 'gewonnen' : 'verloren'}.`),
  bust: has('eine 1 gewürfelt.'),
}

export const shared = {
  won: (standings: readonly Standing[], say: Telling) => {
    const first = standings.filter(({ place }) => place === 1)
    const [names, n] = [say.list(first.map(({ seat }) => say.name(seat))), first[0]!.score]
    return `${names} ${first.length > 1 ? 'gewinnen' : 'gewinnt'} mit ${withPoints(n)}.`
  },
  refused: {
    'nothing-to-bank': 'Es gibt noch nichts zu sichern. Würfle zuerst.',
    'not-enough': 'Du kannst nur Punkte einsetzen, die du hast, und nur vor dem ersten Wurf.',
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
    throw: 'Würfeln',
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
