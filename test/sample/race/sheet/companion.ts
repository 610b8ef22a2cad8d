// The dice race beside its dice: what each turn brought.
import { openCompanion } from '../../../../web/games/kit/open-game.ts'
import { after, end, isOver, outOfTurn, standings } from '../rules/rules.ts'
import { type Entry, entry, type Options, options, type State } from '../rules/state.ts'

export { score } from '../rules/rules.ts'

export const companion = openCompanion<State, Entry, Options>({
  version: 1,
  options,
  entry,
  blank: (seats, options) => ({ options, scores: Array(seats).fill(0), turn: 0, sum: 0, turns: 0 }),
  prompts: ({ you, view }) =>
    view.turn === you && !isOver(view)
      ? [{ kind: 'banked', points: 12, joker: 'no' }, { kind: 'bust' }]
      : [],
  check: outOfTurn,
  enter: (sheet, seat, entry) =>
    after(sheet, seat, entry.kind === 'bust' ? 0 : entry.points * (entry.joker === 'yes' ? 2 : 1)),
  standings,
  done: isOver,
  end,
})
