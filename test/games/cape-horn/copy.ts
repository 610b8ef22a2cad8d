// The board copied onto the log book: what people beside a real box would enter for a fact of the
// digital race.

import type { Entry } from '../../../web/games/cape-horn/rules/entry.ts'
import { handLimit } from '../../../web/games/cape-horn/rules/pieces.ts'
import type { Event, State } from '../../../web/games/cape-horn/rules/state.ts'
import type { Sheet } from '../../../web/games/cape-horn/sheet/state.ts'
import type { Seat } from '../../../web/games/game.ts'
import type { Copy, Entered } from '../../laws/copy.ts'

const sailing = (by: 'sail' | 'ignore', sprint: boolean): Entry[] => [
  ...(sprint ? [{ kind: 'sprinted' } as const] : []),
  ...(by === 'ignore' ? [{ kind: 'ignored' } as const] : []),
]

// A turn that ended without its card: on the log book the free draw comes by itself, and is taken
// back.
const cardless = ({ turn, ships }: State): Entry[] => {
  if (turn!.step === 'buying' || ships[turn!.seat]!.hand.length === handLimit) return []
  return [{ kind: 'draws' }, { kind: 'hand', change: -1 }]
}

const entriesOf = (event: Event, before: State, hands: boolean): Entry[] => {
  switch (event.kind) {
    case 'laid':
    case 'covered':
      return hands ? [{ kind: 'hand', change: -1 }] : []
    case 'sailed':
      return sailing(event.by, event.sprint)
    case 'crossed-line':
      return [...sailing('sail', event.sprint), { kind: 'crossed-line' }]
    case 'won-rose':
      return [{ kind: 'rose', stage: event.stage, colour: event.colour }]
    case 'renounced':
      return event.gained > 0 ? [{ kind: 'renounced' }] : []
    case 'drew':
      return [{ kind: 'draws' }]
    case 'bought':
      return [{ kind: 'bought' }]
    case 'ended':
      return hands ? cardless(before) : []
    default:
      return []
  }
}

const lastOf = ({ next, ships }: State): Seat => (next + ships.length - 1) % ships.length

// `before`: the digital state that the fact met. A turn begins when the one before is over; the
// first is tapped in.
const entries = (event: Event, before: State, hands: boolean): Entered<Entry>[] => {
  if (event.kind === 'opened') return []
  if (event.kind === 'began') return [{ seat: lastOf(before), entry: { kind: 'next' } }]
  if (event.kind === 'got-stuck') return [{ seat: lastOf(before), entry: { kind: 'closed' } }]
  return entriesOf(event, before, hands).map(entry => ({ seat: event.seat, entry }))
}

export const copy: Copy<State, Event, Sheet, Entry, { hands: 'no' | 'yes' }> = {
  sheets: () => [{ hands: 'no' }, { hands: 'yes' }],
  begin: ({ turn }) => [{ seat: 0, entry: { kind: 'begins', first: turn!.seat } }],
  entries: (event, before, _, { hands }) => entries(event, before, hands === 'yes'),
  figures: {
    board: ({ ships, turn, over }, { hands }) => ({
      pages: ships.map(({ points, roses, hand }) => ({
        points,
        roses,
        hand: hands === 'yes' ? hand.length : null,
      })),
      seat: over ? undefined : turn?.seat,
      over: over?.how === 'stuck' ? { how: 'closed' } : over,
    }),
    sheet: ({ pages, turn, over }) => ({ pages, seat: over ? undefined : turn?.seat, over }),
  },
}
