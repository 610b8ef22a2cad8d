// Cape to Cairo in English: what its two faces say, and what the pages around them say.
import type { GameWords, Telling } from '../../words.ts'
import board from './en/board.ts'
import { money } from './en/shared.ts'
import sheet from './en/sheet.ts'
import { type AnyView, compared, type Fact, isSaid, spoken } from './speech.ts'

const changed = (before: AnyView, after: AnyView, telling: Telling): string[] =>
  compared(
    before,
    after,
    (seat, what, from, to) => {
      const label = { capital: 'capital', crossed: 'landscapes crossed', bonuses: 'bonus cards', bid: 'bid' }[what]
      const figure = (n: number) => (what === 'capital' || what === 'bid' ? money(n) : String(n))
      return `${telling.name(seat)}: ${label} ${figure(from)} → ${figure(to)}`
    },
    seat => spoken(telling, seat, 'It would be your turn.', name => `It would be ${name}’s turn.`),
  )

export default {
  ...sheet,
  ...board,
  refused: { ...sheet.refused, ...board.refused },
  told: (fact: Fact, telling: Telling) => (isSaid(fact) ? sheet.told(fact, telling) : board.told(fact, telling)),
  title: 'Cape to Cairo',
  tagline: 'Bid for landscapes, lay the tracks, be first through eight of them.',
  modes: {
    digital: 'The whole game on your screens: cards, bids, trains.',
    companion: 'You play with the box; phones seal the bids and keep the sheet.',
  },
  options: {
    bonusFrom: {
      label: 'Bonus cards',
      sentence: 'Where the bonus cards come from that a river brings.',
      values: { choice: 'Each player chooses: pile or discards', pile: 'Always from the pile' },
    },
    depth: {
      label: 'What the sheet keeps',
      sentence: 'With every card typed in, the sheet works out tracks, payments and rivers.',
      values: { ledger: 'Money: bids, coins, bonus cards', full: 'Every card, with tracks and rivers' },
    },
  },
  standing: { crossed: 'landscapes crossed' },
  changed,
} satisfies GameWords
