// Positions set up by hand, luck laid down in advance, and moves made by name.

import { cards, idOf } from '../../../web/games/cape-to-cairo/rules/pieces.ts'
import { digital } from '../../../web/games/cape-to-cairo/rules/rules.ts'
import type {
  Event,
  Move,
  Phase,
  Railway,
  State,
} from '../../../web/games/cape-to-cairo/rules/state.ts'
import type { Chance, Seat } from '../../../web/games/game.ts'
import { isRefusal, type Played, play, positionOf } from '../../../web/games/play.ts'
import { pieces } from './pieces.ts'

export const card = idOf

/** Rolls in the order they will be asked for; one too many is a failure. */
export const rolls = (...wanted: number[]): Chance => ({
  roll(sides) {
    const roll = wanted.shift()
    if (roll === undefined || roll >= sides) throw new Error(`no such luck: ${roll} of ${sides}`)
    return roll
  },
  shuffle: items => [...items],
})

type Setting = Partial<Omit<State, 'railways'>> & { railways: Partial<Railway>[]; phase: Phase }

/** Whatever is not said to lie elsewhere lies in the pile. */
export const situation = ({ railways, ...rest }: Setting): State => {
  const state: State = {
    options: { bonusFrom: 'choice' },
    pile: [],
    discards: [],
    stock: [],
    offer: [],
    auctions: 1,
    owed: [],
    railways: railways.map(railway => ({
      capital: 100,
      crossed: [],
      lane: [],
      bonuses: [],
      prefers: 'pile',
      ...railway,
    })),
    ...rest,
  }
  const lying = new Set(pieces(state))
  return rest.pile
    ? state
    : { ...state, pile: cards.map((_, id) => id).filter(id => !lying.has(id)) }
}

export const building = (turn: Seat, drawn: boolean, skipped = 0): Phase => ({
  kind: 'building',
  turn,
  drawn,
  skipped,
})

/** Every card wherever it lies, counters left out. */
export const make = (
  state: State,
  seat: Seat,
  move: Move,
  ...luck: number[]
): Played<State, Event> => {
  const played = play(digital, state, seat, move, rolls(...luck))
  if (isRefusal(played)) throw new Error(`${JSON.stringify(move)}: ${played.refused}`)
  return played
}

export const reach = (
  state: State,
  ...made: [seat: Seat, move: Move, ...luck: number[]][]
): State => made.reduce((met, [seat, move, ...luck]) => make(met, seat, move, ...luck).state, state)

export const refusalOf = (state: State, seat: Seat | 'room', move: unknown) =>
  digital.check(positionOf(digital, state, seat), move as Move)

export const offered = (state: State, seat: Seat): Move[] => [
  ...digital.moves(positionOf(digital, state, seat)),
]

export const kinds = (events: readonly Event[]) => events.map(({ kind }) => kind)
