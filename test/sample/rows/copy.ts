// The dice race copied onto its sheet: what people beside the dice would enter for each fact of the
// online game.
import type { Copy } from '../../laws/copy.ts'
import type { Entry, Event, Options, State } from '../race/rules/state.ts'

// People enter a turn on the sheet only after it is over, so both are compared without the points of
// the turn in progress.
const figures = ({ scores, turn }: State) => ({ scores, turn })

const entered = (event: Event): Entry | undefined => {
  if (event.kind === 'rolled') return event.die === 1 ? { kind: 'bust' } : undefined
  if (event.kind === 'began') return undefined
  const isLost = event.kind === 'staked' && !event.won
  return { kind: 'banked', points: isLost ? -event.points : event.points, joker: 'no' }
}

export const copy: Copy<State, Event, State, Entry, Options> = {
  sheets: () => [{}],
  entries(event, before) {
    const entry = entered(event)
    return entry ? [{ seat: before.turn, entry }] : []
  },
  figures: { board: figures, sheet: figures },
}
