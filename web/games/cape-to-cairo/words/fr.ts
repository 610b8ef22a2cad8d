// Cape to Cairo in French: what its two faces say, and what the pages around them say.
import type { GameWords, Telling } from '../../words.ts'
import board from './fr/board.ts'
import { money } from './fr/shared.ts'
import sheet from './fr/sheet.ts'
import { type AnyView, compared, type Fact, isSaid, spoken } from './speech.ts'

const changed = (before: AnyView, after: AnyView, telling: Telling): string[] =>
  compared(
    before,
    after,
    (seat, what, from, to) => {
      const label = { capital: 'capital', crossed: 'paysages traversés', bonuses: 'cartes bonus', bid: 'mise' }[what]
      const figure = (n: number) => (what === 'capital' || what === 'bid' ? money(n) : String(n))
      return `${telling.name(seat)}\u00a0: ${label} ${figure(from)} → ${figure(to)}`
    },
    seat => spoken(telling, seat, 'Ce serait ton tour.', name => `Ce serait au tour de\u00a0${name}.`),
  )

export default {
  ...sheet,
  ...board,
  refused: { ...sheet.refused, ...board.refused },
  told: (fact: Fact, telling: Telling) => (isSaid(fact) ? sheet.told(fact, telling) : board.told(fact, telling)),
  title: 'Du Cap au Caire',
  tagline: 'Mise sur des paysages, pose les rails, sois en tête après huit d’entre eux.',
  modes: {
    digital: 'Tout le jeu sur vos écrans\u00a0: cartes, mises, trains.',
    companion: 'Vous jouez avec la boîte\u00a0; les téléphones scellent les mises et tiennent la feuille.',
  },
  options: {
    bonusFrom: {
      label: 'Cartes bonus',
      sentence: 'D’où viennent les cartes bonus qu’apporte un fleuve.',
      values: { choice: 'Chaque place choisit\u00a0: pioche ou défausse', pile: 'Toujours de la pioche' },
    },
    depth: {
      label: 'Ce que note la feuille',
      sentence: 'Si chaque carte est notée, la feuille calcule rails, paiements et fleuves.',
      values: { ledger: 'L’argent\u00a0: mises, pièces, cartes bonus', full: 'Chaque carte, avec rails et fleuves' },
    },
  },
  standing: { crossed: 'paysages traversés' },
  changed,
} satisfies GameWords
