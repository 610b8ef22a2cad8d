// Positions set up by hand, luck laid down in advance, and moves made by name. Squares are said as
// (column, row).

import type { RoseColour, Stage } from '../../../web/games/cape-horn/rules/pieces.ts'
import { points } from '../../../web/games/cape-horn/rules/points.ts'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import type {
  Event,
  Move,
  Options,
  Ship,
  State,
  Turn,
} from '../../../web/games/cape-horn/rules/state.ts'
import type { Chance, Refusal, Seat, Viewer } from '../../../web/games/game.ts'
import { isRefusal, type Played, play, positionOf } from '../../../web/games/play.ts'
import { first } from './first-edition.ts'

export const at = (column: number, row: number) => (row - 1) * 14 + column - 1
export const placeOf = (square: number) => [(square % 14) + 1, Math.floor(square / 14) + 1] as const

export const options: Options = { blockedGains: 'yes', sprintIgnore: 'yes', edition: first }

/** Rolls in the order they will be asked for; one too many is a failure. */
export const rolls = (...wanted: number[]): Chance => ({
  roll(sides) {
    const roll = wanted.shift()
    if (roll === undefined || roll >= sides) throw new Error(`no such luck: ${roll} of ${sides}`)
    return roll
  },
  shuffle: items => [...items],
})

export const rose = (stage: Stage, colour: RoseColour) => ({ stage, colour })
export const red1 = rose(1, 'red')
export const green2 = rose(2, 'green')

type Laid = readonly [column: number, row: number, card: string]
interface Setting extends Partial<Omit<State, 'ships' | 'turn' | 'options'>> {
  ships: (Partial<Ship> & { on?: string })[] // `on`: the card under it
  cards?: readonly Laid[]
  turn?: Partial<Turn> | null
  options?: Partial<Options>
}

/**
 * Ships not placed lie on the starts; whatever is neither in a hand nor on the sea lies in the
 * pile.
 */
export const race = ({
  ships,
  cards = [],
  turn = {},
  options: chosen,
  ...rest
}: Setting): State => {
  const laid = Array.from({ length: 14 * 9 }, (): string[] | null => null)
  const under = ships.flatMap(({ at, on }) =>
    on === undefined ? [] : [[...placeOf(at!), on] as const],
  )
  for (const [column, row, card] of [...cards, ...under]) laid[at(column, row)] = [card]
  const placed = ships.map(({ on: _, ...ship }, seat) => ({
    at: at(14 - seat, 1),
    voyage: [],
    points: 4,
    roses: [],
    hand: [],
    ...ship,
  }))
  const out = [...laid.flatMap(stack => stack ?? []), ...placed.flatMap(({ hand }) => hand)]
  const copies = first.cards.map(({ type, copies }) => [
    type,
    copies - out.filter(card => card === type).length,
  ])
  const fresh: Turn = {
    seat: 0,
    step: 'laying',
    laid: 0,
    covered: false,
    moved: null,
    sprinted: false,
  }
  return {
    options: { ...options, ...chosen },
    ships: placed,
    laid,
    pile: Object.fromEntries(copies),
    turn: turn && { ...fresh, ...turn },
    first: 0,
    next: 0,
    still: 0,
    changed: false,
    ...rest,
  }
}

export const make = (state: State, move: Move, ...luck: number[]): Played<State, Event> => {
  const seat = state.turn!.seat
  const played = play(digital, state, seat, move, rolls(...luck))
  if (isRefusal(played)) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(played)}`)
  return played
}

export const reach = (state: State, ...moves: Move[]): State =>
  moves.reduce(
    (met, move) =>
      make(met, move, ...(move.kind === 'draw' || move.kind === 'buy' ? [0] : [])).state,
    state,
  )

/** Every refusal cites a point of the help. */
export const citing = (refusal: Refusal | undefined): Refusal | undefined => {
  const cites = points.some(point => point === refusal?.rule)
  if (refusal && !cites) throw new Error(`${refusal.refused} cites no point: ${refusal.rule}`)
  return refusal
}

export const refusalOf = (state: State, move: Move, viewer: Viewer = state.turn?.seat ?? 0) =>
  citing(digital.check(positionOf(digital, state, viewer), move))

export const offered = (state: State, seat: Seat = state.turn!.seat): Move[] => [
  ...digital.moves(positionOf(digital, state, seat)),
]

/** Where the ship in turn may go by one kind of move, as places in order. */
export const ends = (state: State, kind: 'sail' | 'ignore' | 'sprint', by?: 'sail' | 'ignore') =>
  offered(state)
    .flatMap(move =>
      move.kind === kind && (move.kind !== 'sprint' || move.by === (by ?? 'sail')) ? [move.to] : [],
    )
    .sort((a, b) => a - b)
    .map(placeOf)

export const kinds = (events: readonly Event[]) => events.map(({ kind }) => kind)

/** Moves by their shortest names. */
export const lay = (card: string, column: number, row: number): Move => ({
  kind: 'lay',
  card,
  at: at(column, row),
})
export const cover = (card: string, column: number, row: number): Move => ({
  kind: 'cover',
  card,
  at: at(column, row),
})
export const sail = (column: number, row: number): Move => ({ kind: 'sail', to: at(column, row) })
export const ignore = (column: number, row: number): Move => ({
  kind: 'ignore',
  to: at(column, row),
})
export const sprint = (column: number, row: number, by: 'sail' | 'ignore' = 'sail'): Move => ({
  kind: 'sprint',
  to: at(column, row),
  by,
})
export const renounce: Move = { kind: 'renounce' }
export const draw: Move = { kind: 'draw' }
export const buy: Move = { kind: 'buy' }
export const end: Move = { kind: 'end' }
