// Where main stalls and extensions may be put, and when a stall may move (003, "Monter un stand" a,
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

// A free square has no tile, no entrance and no customer.
const onFree = (layout: Layout, square: Square) =>
  isFree(layout, square) ? undefined : refuse('not-free', 'bazaar', { squares: [square] })

// A district has only one main stall of a cloth, whoever owns it; extensions and entrances do not
// count.
const onlyOfItsCloth = ({ ground, bazaar }: Layout, cloth: Cloth, square: Square) => {
  const other = bazaar.stalls.find(
    stall =>
      stall.cloth === cloth && ground.district[mainSquare(stall)] === ground.district[square],
  )
  return other && refuse('cloth-in-district', 'stall', { squares: [mainSquare(other)] })
}

// A main stall shares no side with any other tile.
const standsApart = ({ ground, stallAt }: Layout, square: Square) => {
  const touched = ground.beside[square]!.filter(next => stallAt[next])
  return touched.length > 0 ? refuse('beside-a-stall', 'stall', { squares: touched }) : undefined
}

// No tile cuts entrances and customers off from each other. It may close off an area without any.
const cutsNothingOff = ({ access }: Layout, square: Square) => {
  const squares = cutOff(access, square)
  return squares.length > 0 ? refuse('cuts-off', 'access', { squares }) : undefined
}

// Checks the square of a main stall, whatever its entrance.
const mayStand = (layout: Layout, cloth: Cloth, square: Square) =>
  onItsGround(layout, cloth, square) ??
  onFree(layout, square) ??
  onlyOfItsCloth(layout, cloth, square) ??
  standsApart(layout, square) ??
  cutsNothingOff(layout, square)

// Checks the entrance of a main stall: on a free market square beside it, in any district.
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

/** Yields every place where a main stall may be set up. */
export function* places(layout: Layout, cloth: Cloth): Iterable<Place> {
  for (const square of layout.ground.kind.keys()) {
    if (mayStand(layout, cloth, square)) continue
    for (const entrance of layout.ground.beside[square]!) {
      if (!mayOpen(layout, square, entrance)) yield { square, entrance }
    }
  }
}

/**
 * Refuses a second main stall of a cloth: a seat owns one of each, and the table has one neutral
 * stall of each.
 */
export const mayBring = ({ bazaar }: Layout, owner: Owner, cloth: Cloth) => {
  const stall = stallOf(bazaar, owner, cloth)
  return stall && refuse('stall-on-board', 'stall', { squares: [mainSquare(stall)] })
}

/** Refuses a third main stall in a district at a variable start. Neutral ones count (ruling). */
export const mayShareDistrict = ({ ground, bazaar }: Layout, square: Square) => {
  const squares = bazaar.stalls
    .map(mainSquare)
    .filter(other => ground.district[other] === ground.district[square])
  return squares.length >= startDistrict ? refuse('district-full', 'start', { squares }) : undefined
}

export const hasSupply = ({ bazaar }: Layout, cloth: Cloth) =>
  supplyOf(bazaar, cloth) > 0 ? undefined : refuse('none-left', 'extension')

// An extension shares a side with its own stall.
const besideOwn = ({ ground }: Layout, stall: Stall, square: Square) => {
  const touches = ground.beside[square]!.some(next => stall.squares.includes(next))
  return touches ? undefined : refuse('not-beside-yours', 'extension', { squares: stall.squares })
}

// An extension shares no side with another stall of its cloth.
const apartFromItsCloth = ({ ground, stallAt }: Layout, stall: Stall, square: Square) => {
  const squares = ground.beside[square]!.filter(next => {
    const other = stallAt[next]
    return other && other !== stall && other.cloth === stall.cloth
  })
  return squares.length > 0 ? refuse('touches-same-cloth', 'extension', { squares }) : undefined
}

/** Checks an extension by the board alone. Cards, coins and supply are checked in building.ts. */
export const mayExtend = (layout: Layout, stall: Stall, square: Square) =>
  onItsGround(layout, stall.cloth, square) ??
  onFree(layout, square) ??
  besideOwn(layout, stall, square) ??
  apartFromItsCloth(layout, stall, square) ??
  cutsNothingOff(layout, square)

/** Returns every square on which a stall may be extended. */
export const growth = (layout: Layout, stall: Stall): Square[] => {
  const around = new Set(stall.squares.flatMap(square => layout.ground.beside[square]!))
  return [...around].filter(square => !mayExtend(layout, stall, square))
}

/** Refuses to move a main stall that has an extension, or a square for one. */
export const mayLift = (layout: Layout, stall: Stall) => {
  if (sizeOf(stall) > 1) return refuse('is-extended', 'moving', { squares: stall.squares })
  const squares = growth(layout, stall)
  return squares.length > 0 ? refuse('can-be-extended', 'moving', { squares }) : undefined
}

/**
 * Checks a move: the old square and entrance no longer count, but the stall may not go to its old
 * square (ruling). A customer on the old entrance stays there (ruling).
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
