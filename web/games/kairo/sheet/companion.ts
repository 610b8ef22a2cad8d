// Kairo beside the box: the sheet computes money, medals and points from entries. Board and cards
// are only on the table.
import { lift } from '../../companion.ts'
import { type Entry, entry } from '../rules/entry.ts'
import { worthIn } from '../rules/medals.ts'
import { total } from '../rules/pieces.ts'
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
  view: ({ accounts, sizes, medals, phase, away, scored, final, options }, viewer) => ({
    accounts: accounts.map(({ tally, isReady, isOut, coins, counted }, seat) => ({
      tally,
      isReady,
      isOut,
      counted,
      ...((phase.kind === 'over' || (seat === viewer && options.coins === 'kept')) && { coins }),
    })),
    sizes,
    medals,
    phase,
    away,
    scored,
    final,
  }),
  prompts,
  check,
  enter,
  standings: ({ accounts, medals, options }) => {
    const finishers = accounts.map(({ tally, coins, counted }) => ({
      tally,
      coins: counted ?? Math.max(0, total(coins)),
    }))
    return standingsOf(finishers, medals, worthIn(options))
  },
  end,
  done: ({ phase }) => phase.kind === 'over',
  // Only the holder enters what spends coins, because its check needs a purse that only the holder
  // sees. Only the holder enters a stop, too: the end shows every purse, so somebody could
  // otherwise end the game for all seats, look, and undo it.
  by: said => ('coin' in said || 'paid' in said || said.kind === 'stop' ? 'holder' : 'anyone'),
})
