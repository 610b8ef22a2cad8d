// Cape to Cairo in German: what its two faces say, and what the pages around them say.
import type { GameWords, Telling } from '../../words.ts'
import board from './de/board.ts'
import { money } from './de/shared.ts'
import sheet from './de/sheet.ts'
import { type AnyView, compared, type Fact, isSaid, spoken } from './speech.ts'

const changed = (before: AnyView, after: AnyView, telling: Telling): string[] =>
  compared(
    before,
    after,
    (seat, what, from, to) => {
      const label = { capital: 'Kapital', crossed: 'Landschaften', bonuses: 'Bonuskarten', bid: 'Gebot' }[what]
      const figure = (n: number) => (what === 'capital' || what === 'bid' ? money(n) : String(n))
      return `${telling.name(seat)}: ${label} ${figure(from)} → ${figure(to)}`
    },
    seat => spoken(telling, seat, 'Du wärst dran.', name => `${name} wäre dran.`),
  )

export default {
  ...sheet,
  ...board,
  refused: { ...sheet.refused, ...board.refused },
  told: (fact: Fact, telling: Telling) => (isSaid(fact) ? sheet.told(fact, telling) : board.told(fact, telling)),
  title: 'Vom Kap bis Kairo',
  tagline: 'Ersteigere Landschaften, lege Gleise, sei zuerst durch acht davon.',
  modes: {
    digital: 'Das ganze Spiel auf euren Bildschirmen: Karten, Gebote, Züge.',
    companion: 'Ihr spielt mit der Schachtel; die Telefone versiegeln die Gebote und führen das Blatt.',
  },
  options: {
    bonusFrom: {
      label: 'Bonuskarten',
      sentence: 'Woher die Bonuskarten kommen, die ein Fluss bringt.',
      values: { choice: 'Jeder Platz wählt: Stapel oder Ablage', pile: 'Immer vom Stapel' },
    },
    depth: {
      label: 'Was das Blatt führt',
      sentence: 'Wird jede Karte eingetippt, rechnet das Blatt Gleise, Zahlungen und Flüsse aus.',
      values: { ledger: 'Geld: Gebote, Münzen, Bonuskarten', full: 'Jede Karte, mit Gleisen und Flüssen' },
    },
  },
  standing: { crossed: 'durchquerte Landschaften' },
  changed,
} satisfies GameWords
