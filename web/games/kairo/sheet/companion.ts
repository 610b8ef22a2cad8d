// Kairo beside the box: money, medals and points kept as people tell them; board and cards stay
// real.
import { lift } from '../../companion.ts'
import { type Entry, entry } from '../rules/entry.ts'
import { worthIn } from '../rules/medals.ts'
import { total } from '../rules/pieces.ts'
import { standingsOf } from '../rules/ranking.ts'
import { check } from './entries.ts'
import { blank, enter } from './ledger.ts'
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
  done: ({ phase }) => phase.kind === 'over',
  // What spends coins is judged by a purse that only its holder sees, so it is the holder's to
  // enter. So is the stop: the end shows every purse, and one seat alone could else end it for all,
  // look, and take it all back.
  by: said => ('coin' in said || 'paid' in said || said.kind === 'stop' ? 'holder' : 'anyone'),
})
