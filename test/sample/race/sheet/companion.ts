// The dice race beside its dice: what each turn brought.
import { lift } from '../../../../web/games/companion.ts'
import { after, isOver, standings } from '../rules/rules.ts'
import { type Entry, entry, type Options, options, type State, type View } from '../rules/state.ts'

export { score } from '../rules/rules.ts'

export const companion = lift<State, View, Entry, Options>({
  version: 1,
  options,
  entry,
  blank: (seats, options) => ({ options, scores: Array(seats).fill(0), turn: 0, sum: 0, turns: 0 }),
  view: ({ scores, turn, sum, turns }) => ({ scores, turn, sum, turns }),
  prompts: ({ you, view }) =>
    view.turn === you && !isOver(view)
      ? [{ kind: 'banked', points: 12, joker: 'no' }, { kind: 'bust' }]
      : [],
  check: () => undefined,
  enter: (sheet, seat, entry) =>
    after(sheet, seat, entry.kind === 'bust' ? 0 : entry.points * (entry.joker === 'yes' ? 2 : 1)),
  standings,
  done: isOver,
})
