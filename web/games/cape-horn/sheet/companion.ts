// Cape Horn beside the box: points, roses and turns kept as people tell them; cards and ships stay
// real.
import { openCompanion } from '../../kit/open-game.ts'
import { type Entry, entry } from '../rules/entry.ts'
import { standingsOf } from '../rules/ranking.ts'
import { check } from './entries.ts'
import { blank, enter } from './ledger.ts'
import { prompts } from './prompts.ts'
import { type Options, options, type Sheet } from './state.ts'

export const companion = openCompanion<Sheet, Entry, Options>({
  version: 3,
  options,
  entry,
  blank,
  prompts,
  check,
  enter,
  standings: ({ pages, over }) =>
    standingsOf(
      pages.map(({ roses, points }) => ({ roses: roses.length, points })),
      over?.how === 'line' ? over.winner : undefined,
    ),
  done: ({ over }) => over !== undefined,
})
