// A build from its tile to its card: which tiles may be put, and whether coins and cards for them
// are there (003, "Monter un stand").
import type { Seat } from '../../game.ts'
import { type Layout, sizeOf, stallOf } from './bazaar.ts'
import { type Card, mayReach } from './cards.ts'
import type { Edition } from './edition.ts'
import type { District } from './ground.ts'
import { type Score, scoreOf, worthIn } from './medals.ts'
import { type Bill, leastPrice } from './payment.ts'
import { type Cloth, type Coins, cloths, priceOf, total } from './pieces.ts'
import { refuse } from './points.ts'
import * as stalls from './stalls.ts'
import type { Put, State } from './state.ts'

/** A seat that builds, as the checks need it. */
export interface Builder {
  seat: Seat
  layout: Layout
  edition: Edition
  hand: readonly Card[]
  coins: Coins
  oneOther: boolean
}

/**
 * Returns the district for which the card is played: the tile's. The entrance may be in another
 * one.
 */
export const districtOf = ({ layout }: Builder, { square }: Put): District =>
  layout.ground.district[square]!

export const billOf = ({ seat, layout, oneOther }: Builder, { cloth }: Put): Bill => ({
  price: priceOf(sizeOf(stallOf(layout.bazaar, seat, cloth)!) + 1),
  cloth,
  oneOther,
})

/** Returns what a seat's extension of a cloth would score now. */
export const scoreFor = (
  { bazaar, medals, options }: Pick<State, 'bazaar' | 'medals' | 'options'>,
  seat: Seat,
  cloth: Cloth,
): Score => {
  const size = sizeOf(stallOf(bazaar, seat, cloth)!) + 1
  const standing = bazaar.stalls.filter(stall => stall.cloth === cloth).map(sizeOf)
  return scoreOf({ seat, cloth, size, standing }, medals, worthIn(options))
}

// Checks the tile on the board. Only the seat's own stalls are extended and moved, never neutral
// ones.
const mayLay = ({ seat, layout }: Builder, put: Put) => {
  if (put.kind === 'stall')
    return stalls.mayBring(layout, seat, put.cloth) ?? stalls.maySetUp(layout, put.cloth, put)
  const stall = stallOf(layout.bazaar, seat, put.cloth)
  if (!stall) return refuse('no-such-stall', put.kind === 'move' ? 'moving' : 'extension')
  if (put.kind === 'move') return stalls.mayMove(layout, stall, put)
  return stalls.hasSupply(layout, put.cloth) ?? stalls.mayExtend(layout, stall, put.square)
}

// Checks that the build can be paid and that a card can then be played for it, so that every build
// that begins can also end. Only the cheapest payment is checked: a seat that pays more coins keeps
// one of the cloth, with which it can pay for a joker.
const mayAfford = (builder: Builder, put: Put) => {
  const price = put.kind === 'extension' ? leastPrice(billOf(builder, put), builder.coins) : 0
  if (typeof price !== 'number') return price
  return mayReach(builder, districtOf(builder, put), total(builder.coins) - price)
}

export const mayPut = (builder: Builder, put: Put) =>
  mayLay(builder, put) ?? mayAfford(builder, put)

function* tiles({ seat, layout }: Builder): Iterable<Put> {
  for (const cloth of cloths) {
    const stall = stallOf(layout.bazaar, seat, cloth)
    if (!stall)
      for (const place of stalls.places(layout, cloth)) yield { kind: 'stall', cloth, ...place }
    else {
      const extensions = stalls.hasSupply(layout, cloth) ? [] : stalls.growth(layout, stall)
      for (const square of extensions) yield { kind: 'extension', cloth, square }
      for (const place of stalls.moves(layout, stall)) yield { kind: 'move', cloth, ...place }
    }
  }
}

/** Yields every tile that may be put. */
export function* puts(builder: Builder): Iterable<Put> {
  for (const put of tiles(builder)) if (!mayAfford(builder, put)) yield put
}
