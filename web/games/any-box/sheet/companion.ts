// The companion for any box: a sheet that people define themselves, for whatever game is on the
// table.

import { lift } from '../../companion.ts'
import { type Entry, entry } from '../rules/entry.ts'
import { all, seatsOfSide, sidesOf } from '../rules/owners.ts'

import { check } from './entries.ts'
import { blank, enter, reveal } from './ledger.ts'
import { prompts } from './prompts.ts'
import { standings } from './standings.ts'
import { type Options, options, planFor, type Sheet, type View } from './state.ts'
import { view } from './view.ts'
import { bookNow } from './worked.ts'

export const companion = lift<Sheet, View, Entry, Options>({
  version: 1,
  options,
  entry,
  blank,
  view,
  prompts,
  check,
  enter,
  standings,
  end: sheet => ({ ...sheet, stopped: Array.from({ length: sheet.seats }, (_, seat) => seat) }),
  done: sheet => bookNow(sheet).isOver,
  secret: ({ kind }) => (kind === 'seal' ? 'sealed' : undefined),
  // The end reveals hidden accounts, so nobody can say for another seat that the game is over.
  by: ({ kind }) => (kind === 'stop' ? 'holder' : 'anyone'),
  reveal,
  seatCounts: ({ sheet }) => planFor(sheet).seats,
  better: ({ sheet }) => (sheet.wins === 'least' ? 'less' : 'more'),
  sides: (seats, { sheet }) => {
    const sides = sidesOf(sheet, seats)
    return all(sides).map(side => seatsOfSide(side, sides, seats))
  },
})
