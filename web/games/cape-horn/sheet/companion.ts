// Cape Horn beside the box: people enter points, roses and turns; the cards and ships are real.
import { lift } from '../../companion.ts'
import { type Entry, entry } from '../rules/entry.ts'
import { standingsOf } from '../rules/ranking.ts'
import { check } from './entries.ts'
import { blank, end, enter } from './ledger.ts'
import { prompts } from './prompts.ts'
import { type Options, options, type Sheet, type View } from './state.ts'

export const companion = lift<Sheet, View, Entry, Options>({
  version: 3,
  options,
  entry,
  blank,
  open: true,
  view: ({ pages, turn, over }) => ({ pages, turn, over }),
  prompts,
  check,
  enter,
  standings: ({ pages, over }) =>
    standingsOf(
      pages.map(({ roses, points }) => ({ roses: roses.length, points })),
      over?.how === 'line' ? over.winner : undefined,
    ),
  end,
  done: ({ over }) => over !== undefined,
})
