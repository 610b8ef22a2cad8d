// Continues a game of Kairo from a real table, between turns: the seat whose turn it is has done
// nothing yet.
import * as v from 'valibot'
import type { GameRefusal, Seat } from '../../game.ts'
import { seatAmong, whole } from '../../kit/entry.ts'
import { without } from '../../kit/pile.ts'
import { cardsIn, codeOf, countIn, type Layout, type Lying, lyingIn } from '../../layout.ts'
import type { Asked, Placing } from '../../placing.ts'
import {
  type Bazaar,
  layoutOf,
  mainSquare,
  type Owner,
  type Stall,
  sizeOf,
} from '../rules/bazaar.ts'
import type { Edition } from '../rules/edition.ts'
import { finalReasons } from '../rules/ending.ts'
import { fullPile } from '../rules/facts.ts'
import { groundOf, kindFor } from '../rules/ground.ts'
import { type Medal, medals } from '../rules/medals.ts'
import {
  byCloth,
  type Cloth,
  cloths,
  displaySize,
  handLimit,
  seatCounts,
  stillRounds,
} from '../rules/pieces.ts'
import { type PlaceCode, type Point, refuse } from '../rules/points.ts'
import type { Options, State, View } from '../rules/state.ts'

const mostStill = stillRounds * Math.max(...seatCounts)

/** What no piece of a position shows. */
export const rest = v.strictObject({
  turn: seatAmong(seatCounts), // whose turn it is
  still: v.optional(whole(0, mostStill), 0), // turns in a row without a new stall or an extension
  final: v.optional(v.picklist(['none', ...finalReasons]), 'none'), // why the final phase has begun
  out: v.optional(v.array(seatAmong(seatCounts)), []), // seats that build no more in it
})
export type Rest = v.InferOutput<typeof rest>

/** The area that a refusal concerns, by its code; people look there for the mistake. */
export const about: Placing<State, View, Options>['about'] = {
  'one-waits': 'customers',
  'customer-off-market': 'customers',
  'customers-meet': 'customers',
  'display-size': 'display',
  'too-many-cards': 'hand',
}

export const restAsked = {
  turn: 'seat',
  still: Array.from({ length: mostStill }, (_, turns) => turns),
  final: ['none', ...finalReasons],
} as const

/** Returns what no piece shows, as a viewer sees it; undefined during a turn or after the end. */
export const restOf = ({ phase, still, final, players }: View): Rest | undefined =>
  phase.kind === 'turn' && phase.taken === 0 && !phase.put
    ? {
        turn: phase.seat,
        still,
        final: final ?? 'none',
        out: [...players.keys()].filter(seat => players[seat]!.isOut),
      }
    : undefined

/**
 * Returns the areas that people enter. The supply and the pile are not among them, because they are
 * what is left of the box.
 */
export const asked = ({ edition }: Options, seats: number): Asked[] => {
  const { kind, beside } = groundOf(edition)
  const each = Array.from({ length: seats }, (_, seat) => seat)
  const market = [...kind.keys()].filter(at => kind[at] === 'market')
  const cards = edition.cards.map((_, card) => ({ piece: `card ${card}`, count: 1 }))
  const fitting = (at: number) => cloths.filter(cloth => kindFor(cloth) === kind[at])
  const mains = (at: number) =>
    fitting(at).flatMap(cloth =>
      beside[at]!.filter(entrance => kind[entrance] === 'market').map(
        (entrance): Lying => ({ piece: `stall ${cloth}`, count: 1, at, beside: entrance }),
      ),
    )
  const more = (at: number) =>
    fitting(at).map((cloth): Lying => ({ piece: `extension ${cloth}`, count: 1, at }))
  const single = cloths.map(cloth => `stall ${cloth}`)
  const squares = [...kind.keys()]
  const customers = cloths.map(cloth => `customer ${cloth}`)
  return [
    {
      area: 'customers',
      board: {
        squares: market,
        may: at => customers.map(piece => ({ piece, count: 1, at })),
        single: customers,
      },
    },
    { area: 'neutral', board: { squares, may: mains, single } },
    ...each.map(
      (seat): Asked => ({
        area: 'stalls',
        seat,
        board: { squares, may: at => [...mains(at), ...more(at)], single },
      }),
    ),
    ...each.map((seat): Asked => {
      const held = medals.flatMap(medal => cloths.map(cloth => `${medal} ${cloth}`))
      return {
        area: 'seat',
        seat,
        beside: ['point', 'barker', ...held, ...single].map(piece => ({ piece, count: 1 })),
      }
    }),
    { area: 'display', beside: cards },
    { area: 'discards', beside: cards },
    ...each.map((seat): Asked => ({ area: 'hand', seat, own: true, beside: cards })),
    ...each.map((seat): Asked => {
      const coins = cloths.map(cloth => ({ piece: `coin ${cloth}`, count: 1 }))
      return { area: 'purse', seat, own: true, beside: coins, uncounted: true }
    }),
  ]
}

// Returns an owner's stalls, each with the extensions of its cloth.
const stallsOf = (lying: readonly Lying[], owner: Owner): Stall[] =>
  lying.flatMap(({ piece, at = -1, beside = -1 }): Stall[] => {
    const [kind, cloth] = codeOf(piece)
    if (kind !== 'stall') return []
    const more = lying.filter(one => one.piece === `extension ${cloth}`).map(one => one.at ?? -1)
    return [{ owner, cloth: cloth as Cloth, squares: [at, ...more], entrance: beside }]
  })

// Returns an extension whose owner has no main stall of its cloth; undefined if there is none.
const strayOf = (lying: readonly Lying[]): Lying | undefined =>
  lying.find(({ piece }) => {
    const [kind, cloth] = codeOf(piece)
    return kind === 'extension' && !lying.some(one => one.piece === `stall ${cloth}`)
  })

type Refused = GameRefusal<PlaceCode, Point> | undefined

const repeated = <Item>(items: readonly Item[]) =>
  items.filter((item, i) => items.indexOf(item) < i)

// Checks that an owner has at most one main stall of each cloth, that tiles are on ground of their
// kind, and that each entrance is a free square beside its own main stall. Only a customer may
// share a square with an entrance.
const checkStalls = (edition: Edition, { stalls, customers }: Bazaar): Refused => {
  const { kind, beside } = groundOf(edition)
  const tiles = stalls.flatMap(stall => stall.squares)
  const posts = [...stalls.map(({ entrance }) => entrance), ...Object.values(customers)]
  const taken = [...repeated(tiles), ...tiles.filter(at => posts.includes(at))]
  if (taken.length > 0) return refuse('not-free', 'bazaar', { squares: taken })
  const shared = repeated(stalls.map(({ entrance }) => entrance))
  if (shared.length > 0) return refuse('entrance-not-free', 'stall', { squares: shared })
  for (const stall of stalls) {
    const { owner, cloth, squares, entrance } = stall
    const twin = stalls.find(one => one !== stall && one.owner === owner && one.cloth === cloth)
    if (twin) return refuse('stall-on-board', 'stall', { squares: [mainSquare(twin)] })
    const off = squares.filter(at => kind[at] !== kindFor(cloth))
    if (off.length > 0)
      return refuse(cloth === 'violet' ? 'restaurant-only' : 'market-only', 'bazaar', {
        squares: off,
      })
    if (!beside[mainSquare(stall)]!.includes(entrance))
      return refuse('entrance-not-beside', 'stall', { squares: [entrance] })
    if (kind[entrance] !== 'market')
      return refuse('entrance-off-market', 'stall', { squares: [entrance] })
  }
}

// Checks that five customers are on the market, each on its own square and with a way to every
// entrance, and that the sixth waits.
const checkCustomers = (edition: Edition, bazaar: Bazaar): Refused => {
  const { ground, access } = layoutOf(groundOf(edition), bazaar)
  const there = Object.values(bazaar.customers).filter(at => at !== null)
  if (there.length !== cloths.length - 1) return refuse('one-waits', 'attracting')
  const off = there.filter(at => ground.kind[at] !== 'market')
  if (off.length > 0) return refuse('customer-off-market', 'bazaar', { squares: off })
  const shared = repeated(there)
  if (shared.length > 0) return refuse('customers-meet', 'bazaar', { squares: shared })
  const away = access.posts.filter(at => access.metAt[at]! < 0)
  return away.length > 0 ? refuse('cuts-off', 'access', { squares: away }) : undefined
}

// Checks hands and display. With more cards there the pile could run out, and the display is full
// whenever a turn begins.
const checkCards = ({ players, display }: State): Refused => {
  const full = players.findIndex(({ hand }) => hand.length > handLimit)
  if (full >= 0) return refuse('too-many-cards', 'drawing', { seats: [full], limit: handLimit })
  return display.length !== displaySize
    ? refuse('display-size', 'drawing', { limit: displaySize })
    : undefined
}

// Returns the points for the tiles of a seat's stalls: each extension scored the size of its stall
// at that time.
const pointsFor = (stalls: readonly Stall[], seat: Seat): number =>
  stalls.reduce(
    (sum, stall) =>
      stall.owner === seat ? sum + (sizeOf(stall) * (sizeOf(stall) + 1)) / 2 - 1 : sum,
    0,
  )

/** Returns the state of a position, or why the rules do not allow it. */
export const place = (
  areas: Layout,
  { turn, still, final, out }: Rest,
  options: Options,
  seats: number,
): State | GameRefusal<PlaceCode, Point> => {
  if (turn >= seats || out.some(seat => seat >= seats)) return refuse('no-such-seat', 'turn')
  const owners: Owner[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)]
  const lyingOf = (owner: Owner) =>
    owner === null ? lyingIn(areas, 'neutral') : lyingIn(areas, 'stalls', owner)
  const squares = owners.flatMap(owner => lyingOf(owner).map(({ at = -1 }) => at))
  if (squares.some(at => at < 0 || at >= groundOf(options.edition).kind.length))
    return refuse('off-board', 'bazaar')
  for (const owner of owners) {
    const stray = strayOf(lyingOf(owner))
    if (stray) return refuse('no-such-stall', 'extension', { squares: [stray.at!] })
  }
  const stalls = owners.flatMap(owner => stallsOf(lyingOf(owner), owner))
  const standing = lyingIn(areas, 'customers')
  const customers = byCloth(
    cloth => standing.find(({ piece }) => piece === `customer ${cloth}`)?.at ?? null,
  )
  const cardsOf = (area: string, seat?: Seat) => cardsIn(areas, area, seat).map(Number)
  const players = Array.from({ length: seats }, (_, seat) => {
    const points = countIn(areas, 'seat', 'point', seat)
    const noted = Math.min(points, pointsFor(stalls, seat))
    return {
      tally: { stalls: noted, medals: points - noted },
      coins: byCloth(cloth => countIn(areas, 'purse', `coin ${cloth}`, seat)),
      hand: cardsOf('hand', seat).sort((a, b) => a - b),
      barkers: countIn(areas, 'seat', 'barker', seat),
      isOut: out.includes(seat),
    }
  })
  const holderOf = (medal: Medal, cloth: Cloth) => {
    const seat = players.findIndex((_, at) => countIn(areas, 'seat', `${medal} ${cloth}`, at) > 0)
    return seat < 0 ? null : seat
  }
  const display = cardsOf('display')
  const discards = cardsOf('discards')
  const open = [...display, ...discards, ...players.flatMap(({ hand }) => hand)]
  const state: State = {
    options,
    bazaar: { stalls, customers },
    medals: byCloth(cloth => ({
      gold: holderOf('gold', cloth),
      silver: holderOf('silver', cloth),
    })),
    players,
    display,
    pile: without(fullPile(options.edition), open),
    discards,
    phase: { kind: 'turn', seat: turn, taken: 0 },
    still,
    ...(final !== 'none' && { final }),
  }
  const { edition } = options
  return (
    checkStalls(edition, state.bazaar) ??
    checkCustomers(edition, state.bazaar) ??
    checkCards(state) ??
    state
  )
}
