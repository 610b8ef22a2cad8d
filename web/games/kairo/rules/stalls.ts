// Where main stalls and extensions may stand, and when a stall may move (003, "Monter un stand" a,
// b and c).
import type { Square } from '../../kit/squares.ts'
import { cutOff, isReached } from './access.ts'
import {
  isFree,
  type Layout,
  mainSquare,
  type Owner,
  type Stall,
  sizeOf,
  stallOf,
  supplyOf,
  without,
} from './bazaar.ts'
import { kindFor } from './ground.ts'
import { type Cloth, startDistrict } from './pieces.ts'
import { refuse } from './points.ts'

const onItsGround = ({ ground }: Layout, cloth: Cloth, square: Square) => {
  const kind = kindFor(cloth)
  if (ground.kind[square] === kind) return undefined
  return refuse(kind === 'market' ? 'market-only' : 'restaurant-only', 'bazaar', {
    squares: [square],
  })
}

// Free: no tile, no entrance, no customer.
const onFree = (layout: Layout, square: Square) =>
  isFree(layout, square) ? undefined : refuse('not-free', 'bazaar', { squares: [square] })

// One main stall of a cloth in a district, whoever owns it; extensions and entrances do not count.
const onlyOfItsCloth = ({ ground, bazaar }: Layout, cloth: Cloth, square: Square) => {
  const other = bazaar.stalls.find(
    stall =>
      stall.cloth === cloth && ground.district[mainSquare(stall)] === ground.district[square],
  )
  return other && refuse('cloth-in-district', 'stall', { squares: [mainSquare(other)] })
}

// A main stall touches no tile of anyone by a side.
const standsApart = ({ ground, stallAt }: Layout, square: Square) => {
  const touched = ground.beside[square]!.filter(next => stallAt[next])
  return touched.length > 0 ? refuse('beside-a-stall', 'stall', { squares: touched }) : undefined
}

// No tile parts entrances and customers from each other; pockets without any may be closed.
const cutsNothingOff = ({ access }: Layout, square: Square) => {
  const squares = cutOff(access, square)
  return squares.length > 0 ? refuse('cuts-off', 'access', { squares }) : undefined
}

// A main stall on a square, whatever its entrance.
const mayStand = (layout: Layout, cloth: Cloth, square: Square) =>
  onItsGround(layout, cloth, square) ??
  onFree(layout, square) ??
  onlyOfItsCloth(layout, cloth, square) ??
  standsApart(layout, square) ??
  cutsNothingOff(layout, square)

// Its entrance: on a free market square beside it, which may lie in another district.
const mayOpen = (layout: Layout, square: Square, entrance: Square) => {
  const squares = [entrance]
  if (!layout.ground.beside[square]!.includes(entrance))
    return refuse('entrance-not-beside', 'stall', { squares })
  if (layout.ground.kind[entrance] !== 'market')
    return refuse('entrance-off-market', 'stall', { squares })
  if (!isFree(layout, entrance)) return refuse('entrance-not-free', 'stall', { squares })
  return isReached(layout.access, entrance, square)
    ? undefined
    : refuse('entrance-cut-off', 'access', { squares })
}

export interface Place {
  square: Square
  entrance: Square
}

export const maySetUp = (layout: Layout, cloth: Cloth, { square, entrance }: Place) =>
  mayStand(layout, cloth, square) ?? mayOpen(layout, square, entrance)

/** Everywhere a main stall may be set up. */
export function* places(layout: Layout, cloth: Cloth): Iterable<Place> {
  for (const square of layout.ground.kind.keys()) {
    if (mayStand(layout, cloth, square)) continue
    for (const entrance of layout.ground.beside[square]!) {
      if (!mayOpen(layout, square, entrance)) yield { square, entrance }
    }
  }
}

/** A seat owns one main stall of each cloth; the table has one neutral of each. */
export const mayBring = ({ bazaar }: Layout, owner: Owner, cloth: Cloth) => {
  const stall = stallOf(bazaar, owner, cloth)
  return stall && refuse('stall-on-board', 'stall', { squares: [mainSquare(stall)] })
}

/**
 * At a variable start two main stalls stand in a district at most, neutral ones counted (ruling).
 */
export const mayShareDistrict = ({ ground, bazaar }: Layout, square: Square) => {
  const squares = bazaar.stalls
    .map(mainSquare)
    .filter(other => ground.district[other] === ground.district[square])
  return squares.length >= startDistrict ? refuse('district-full', 'start', { squares }) : undefined
}

export const hasSupply = ({ bazaar }: Layout, cloth: Cloth) =>
  supplyOf(bazaar, cloth) > 0 ? undefined : refuse('none-left', 'extension')

// An extension touches its own stall by a side …
const besideOwn = ({ ground }: Layout, stall: Stall, square: Square) => {
  const touches = ground.beside[square]!.some(next => stall.squares.includes(next))
  return touches ? undefined : refuse('not-beside-yours', 'extension', { squares: stall.squares })
}

// … and no other stall of its cloth.
const apartFromItsCloth = ({ ground, stallAt }: Layout, stall: Stall, square: Square) => {
  const squares = ground.beside[square]!.filter(next => {
    const other = stallAt[next]
    return other && other !== stall && other.cloth === stall.cloth
  })
  return squares.length > 0 ? refuse('touches-same-cloth', 'extension', { squares }) : undefined
}

/**
 * An extension of a stall on a square, by the board alone: cards, coins and supply are asked for
 * elsewhere.
 */
export const mayExtend = (layout: Layout, stall: Stall, square: Square) =>
  onItsGround(layout, stall.cloth, square) ??
  onFree(layout, square) ??
  besideOwn(layout, stall, square) ??
  apartFromItsCloth(layout, stall, square) ??
  cutsNothingOff(layout, square)

/** Everywhere a stall may be extended. */
export const growth = (layout: Layout, stall: Stall): Square[] => {
  const around = new Set(stall.squares.flatMap(square => layout.ground.beside[square]!))
  return [...around].filter(square => !mayExtend(layout, stall, square))
}

/** A main stall moves only while it is unextended and has no square left to be extended on. */
export const mayLift = (layout: Layout, stall: Stall) => {
  if (sizeOf(stall) > 1) return refuse('is-extended', 'moving', { squares: stall.squares })
  const squares = growth(layout, stall)
  return squares.length > 0 ? refuse('can-be-extended', 'moving', { squares }) : undefined
}

/**
 * Where it goes its old square and entrance no longer count, but the old square itself is out
 * (ruling). A customer on the old entrance stays there (ruling).
 */
export const mayMove = (layout: Layout, stall: Stall, place: Place) =>
  mayLift(layout, stall) ??
  (place.square === mainSquare(stall)
    ? refuse('same-square', 'moving', { squares: [place.square] })
    : undefined) ??
  maySetUp(without(layout, stall), stall.cloth, place)

export function* moves(layout: Layout, stall: Stall): Iterable<Place> {
  if (mayLift(layout, stall)) return
  for (const place of places(without(layout, stall), stall.cloth)) {
    if (place.square !== mainSquare(stall)) yield place
  }
}
