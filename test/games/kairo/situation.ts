// Positions set up by hand, squares by column and row, luck laid down in advance, and moves made by
// name.
import type { Chance, Seat, Viewer } from '../../../web/games/game.ts'
import type { Bazaar, Owner, Stall } from '../../../web/games/kairo/rules/bazaar.ts'
import { type Layout, layoutOf } from '../../../web/games/kairo/rules/bazaar.ts'
import type { Card } from '../../../web/games/kairo/rules/cards.ts'
import { fullPile } from '../../../web/games/kairo/rules/facts.ts'
import { groundOf } from '../../../web/games/kairo/rules/ground.ts'
import { byCloth, type Cloth, type Coins } from '../../../web/games/kairo/rules/pieces.ts'
import type { Code } from '../../../web/games/kairo/rules/points.ts'
import { digital } from '../../../web/games/kairo/rules/rules.ts'
import type { Event, Move, Options, Player, State } from '../../../web/games/kairo/rules/state.ts'
import { without } from '../../../web/games/kit/pile.ts'
import { isRefusal, type Played, play, positionOf } from '../../../web/games/play.ts'
import { optionsOf } from '../../laws/random.ts'

export type Place = readonly [column: number, row: number]

export const at = (column: number, row: number): number => (row - 1) * 12 + column - 1
export const squares = (...places: Place[]): number[] =>
  places.map(([column, row]) => at(column, row))

export const options = optionsOf(digital) as Options
export const ground = groundOf(options.edition)

export const stall = (
  owner: Owner,
  cloth: Cloth,
  tiles: Place | Place[],
  entrance: Place,
): Stall => ({
  owner,
  cloth,
  squares: squares(...(Array.isArray(tiles[0]) ? (tiles as Place[]) : [tiles as Place])),
  entrance: at(...entrance),
})

/** Customers by cloth; who is not named waits beside the board. */
export const customers = (places: Partial<Record<Cloth, Place>>): Bazaar['customers'] =>
  byCloth(cloth => (places[cloth] ? at(...places[cloth]) : null))
export const onStarts = customers({
  red: [3, 3],
  yellow: [10, 3],
  green: [6, 6],
  white: [3, 10],
  blue: [10, 10],
})

export const bazaar = (stalls: Stall[], standing = onStarts): Bazaar => ({
  stalls,
  customers: standing,
})
export const layout = (stalls: Stall[], standing = onStarts): Layout =>
  layoutOf(ground, bazaar(stalls, standing))

export const coins = (purse: Partial<Coins> = {}): Coins => ({ ...byCloth(() => 0), ...purse })

/** Cards by their district or a joker's first: J123, J456, J789, J147, J258, J369. */
export const district = (number: number): Card => number - 1
export const joker = { J123: 9, J456: 10, J789: 11, J147: 12, J258: 13, J369: 14 } as const

interface Setting extends Partial<Omit<State, 'players' | 'options' | 'bazaar'>> {
  stalls?: Stall[]
  customers?: Bazaar['customers']
  players?: Partial<Player>[]
  options?: Partial<Options>
}

/** Cards that are not said to lie elsewhere lie in the pile; the display shows district 1 to 4. */
export const situation = ({
  stalls = [],
  customers: standing = onStarts,
  players = [{}, {}],
  ...rest
}: Setting): State => {
  const seated: Player[] = players.map(player => ({
    tally: { stalls: 0, medals: 0 },
    coins: byCloth(() => 1),
    hand: [],
    barkers: 0,
    isOut: false,
    ...player,
  }))
  const display = rest.display ?? [1, 2, 3, 4].map(district)
  const lying = [...display, ...(rest.discards ?? []), ...seated.flatMap(({ hand }) => hand)]
  return {
    medals: byCloth(() => ({ gold: null, silver: null })),
    discards: [],
    phase: { kind: 'turn', seat: 0, taken: 0 },
    still: 0,
    pile: without(fullPile(options.edition), lying),
    ...rest,
    display,
    options: { ...options, ...rest.options },
    bazaar: bazaar(stalls, standing),
    players: seated,
  }
}

/** Rolls in the order they will be asked for; one too many is a failure. */
export const rolls = (...wanted: number[]): Chance => ({
  roll(sides) {
    const roll = wanted.shift()
    if (roll === undefined || roll >= sides) throw new Error(`no such luck: ${roll} of ${sides}`)
    return roll
  },
  shuffle: items => [...items],
})

export const make = (
  state: State,
  seat: Seat,
  move: Move,
  ...luck: number[]
): Played<State, Event> => {
  const played = play(digital, state, seat, move, rolls(...luck))
  if (isRefusal(played)) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(played)}`)
  return played
}

export const reach = (state: State, seat: Seat, ...moves: Move[]): State =>
  moves.reduce((met, move) => make(met, seat, move).state, state)

export const offered = (state: State, viewer: Viewer = 0): Move[] => [
  ...digital.moves(positionOf(digital, state, viewer)),
]

export const refusal = (state: State, move: Move, viewer: Viewer = 0) =>
  digital.check(positionOf(digital, state, viewer), move)

/** The code and the squares that prove it. */
export const why = (
  state: State,
  move: Move,
  viewer: Viewer = 0,
): [Code, ...number[]] | undefined => {
  const answer = refusal(state, move, viewer)
  return answer && [answer.refused as Code, ...(answer.at?.squares ?? [])]
}

export const setUp = (cloth: Cloth, square: Place, entrance: Place): Move => ({
  kind: 'stall',
  cloth,
  square: at(...square),
  entrance: at(...entrance),
})
export const extend = (cloth: Cloth, square: Place): Move => ({
  kind: 'extension',
  cloth,
  square: at(...square),
})
export const moveTo = (cloth: Cloth, square: Place, entrance: Place): Move => ({
  ...(setUp(cloth, square, entrance) as Extract<Move, { kind: 'stall' }>),
  kind: 'move',
})
export const pay = (purse: Partial<Coins>): Move => ({ kind: 'pay', coins: coins(purse) })
export const playCards = (...cards: Card[]): Move => ({ kind: 'play', cards })
export const playJoker = (card: Card, coin: Cloth): Move => ({ kind: 'play', cards: [card], coin })
export const attract = (...entrance: Place): Move => ({
  kind: 'attract',
  entrance: at(...entrance),
})

export const kinds = (events: readonly Event[]) => events.map(({ kind }) => kind)
