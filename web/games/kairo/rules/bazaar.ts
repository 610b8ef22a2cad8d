// The bazaar as it is now: stalls with their entrances, customers, and what is on each square.
import type { Seat } from '../../game.ts'
import { type Square, squareAt } from '../../kit/squares.ts'
import { type Access, accessOf } from './access.ts'
import type { Edition } from './edition.ts'
import { type Ground, groundOf } from './ground.ts'
import { type ByCloth, type Cloth, cloths, extensionsPerCloth, type SeatCount } from './pieces.ts'

export type Owner = Seat | null // null: a neutral stall

export interface Stall {
  owner: Owner
  cloth: Cloth // its colour
  squares: Square[] // the main stall's first, then its extensions
  entrance: Square // beside the main stall: where its customer stands
}

export interface Bazaar {
  stalls: Stall[] // of every seat, and neutral ones
  customers: ByCloth<Square | null> // null: the one that waits beside the board
}

/** A bazaar indexed by square, so that rules find what is on a square without a search. */
export interface Layout {
  ground: Ground
  bazaar: Bazaar
  stallAt: readonly (Stall | undefined)[]
  entranceOf: readonly (Stall | undefined)[]
  customerAt: readonly (Cloth | undefined)[]
  access: Access
}

export const sizeOf = ({ squares }: Stall): number => squares.length
export const mainSquare = ({ squares }: Stall): Square => squares[0]!

export const stallOf = ({ stalls }: Bazaar, owner: Owner, cloth: Cloth): Stall | undefined =>
  stalls.find(stall => stall.owner === owner && stall.cloth === cloth)

/** Returns the stalls of the given start for this number of seats. */
export const givenStalls = (edition: Edition, seats: number): Stall[] =>
  edition.starts[seats as SeatCount].map(({ owner, cloth, stall, entrance }) => ({
    owner: owner === 'N' ? null : owner - 1,
    cloth,
    squares: [squareAt(groundOf(edition), stall)],
    entrance: squareAt(groundOf(edition), entrance),
  }))

/** Returns the number of extensions of a cloth that are left in the supply. */
export const supplyOf = ({ stalls }: Bazaar, cloth: Cloth): number =>
  stalls.reduce(
    (left, stall) => (stall.cloth === cloth ? left - sizeOf(stall) + 1 : left),
    extensionsPerCloth,
  )

const laidOut = (ground: Ground, bazaar: Bazaar): Layout => {
  const stallAt: (Stall | undefined)[] = ground.kind.map(() => undefined)
  const entranceOf = [...stallAt]
  const customerAt: (Cloth | undefined)[] = ground.kind.map(() => undefined)
  for (const stall of bazaar.stalls) {
    for (const square of stall.squares) stallAt[square] = stall
    entranceOf[stall.entrance] = stall
  }
  for (const cloth of cloths) {
    const square = bazaar.customers[cloth]
    if (square !== null) customerAt[square] = cloth
  }
  const isOpen = ground.kind.map((kind, square) => kind === 'market' && !stallAt[square])
  const isPost = ground.kind.map((_, square) => !!entranceOf[square] || !!customerAt[square])
  return {
    ground,
    bazaar,
    stallAt,
    entranceOf,
    customerAt,
    access: accessOf(ground.beside, isOpen, isPost),
  }
}

// Cached by bazaar, because a bazaar is replaced and never changed.
const layouts = new WeakMap<Bazaar, Layout>()

export const layoutOf = (ground: Ground, bazaar: Bazaar): Layout => {
  const known = layouts.get(bazaar)
  if (known?.ground === ground) return known
  const layout = laidOut(ground, bazaar)
  layouts.set(bazaar, layout)
  return layout
}

/** Returns the layout of a position. */
export const layoutIn = ({
  options,
  view,
}: {
  options: { edition: Edition }
  view: { bazaar: Bazaar }
}): Layout => layoutOf(groundOf(options.edition), view.bazaar)

/** Returns a layout without this stall and its entrance. */
export const without = ({ ground, bazaar }: Layout, stall: Stall): Layout =>
  laidOut(ground, { ...bazaar, stalls: bazaar.stalls.filter(other => other !== stall) })

export const isFree = ({ stallAt, entranceOf, customerAt }: Layout, square: Square): boolean =>
  !stallAt[square] && !entranceOf[square] && !customerAt[square]
