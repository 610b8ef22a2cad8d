// Cape to Cairo in Italian: what its two faces say, and what the pages around them say.
import type { GameWords, Telling } from '../../words.ts'
import board from './it/board.ts'
import { money } from './it/shared.ts'
import sheet from './it/sheet.ts'
import { type AnyView, compared, type Fact, isSaid, spoken } from './speech.ts'

const changed = (before: AnyView, after: AnyView, telling: Telling): string[] =>
  compared(
    before,
    after,
    (seat, what, from, to) => {
      const label = { capital: 'capitale', crossed: 'paesaggi', bonuses: 'carte bonus', bid: 'offerta' }[what]
      const figure = (n: number) => (what === 'capital' || what === 'bid' ? money(n) : String(n))
      return `${telling.name(seat)}: ${label} ${figure(from)} → ${figure(to)}`
    },
    seat => spoken(telling, seat, 'Toccherebbe a te.', name => `Toccherebbe a ${name}.`),
  )

export default {
  ...sheet,
  ...board,
  refused: { ...sheet.refused, ...board.refused },
  told: (fact: Fact, telling: Telling) => (isSaid(fact) ? sheet.told(fact, telling) : board.told(fact, telling)),
  title: 'Dal Capo al Cairo',
  tagline: 'Fai offerte per i paesaggi, posa i binari, attraversane otto prima di tutti.',
  modes: {
    digital: 'Tutto il gioco sui vostri schermi: carte, offerte, treni.',
    companion: 'Giocate con la scatola; i telefoni sigillano le offerte e tengono il foglio.',
  },
  options: {
    bonusFrom: {
      label: 'Carte bonus',
      sentence: 'Da dove vengono le carte bonus che porta un fiume.',
      values: { choice: 'Ogni posto sceglie: mazzo o scarti', pile: 'Sempre dal mazzo' },
    },
    depth: {
      label: 'Che cosa segna il foglio',
      sentence: 'Se si segna ogni carta, il foglio calcola binari, pagamenti e fiumi.',
      values: { ledger: 'Il denaro: offerte, monete, carte bonus', full: 'Ogni carta, con binari e fiumi' },
    },
  },
  standing: { crossed: 'paesaggi attraversati' },
  changed,
} satisfies GameWords
