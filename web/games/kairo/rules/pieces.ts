// The figures of the rulebook, and what is counted: coins and cards.
import { recordOf } from '../../kit/records.ts'

export const seatCounts = [2, 3, 4] as const
export type SeatCount = (typeof seatCounts)[number]
export const colours = ['black', 'blue', 'orange', 'violet'] as const // of the seats

/**
 * A cloth is a colour of the bazaar: stalls, extensions, customers, coins and medals come in each.
 */
export const cloths = ['red', 'yellow', 'green', 'white', 'blue', 'violet'] as const
export type Cloth = (typeof cloths)[number] // a colour of the bazaar
export type ByCloth<Value> = Record<Cloth, Value>
export type Coins = ByCloth<number> // so many of each cloth

export const side = 12 // squares of the board, and as many the other way
export const extensionsPerCloth = 6
export const startStalls = 3
export const startDistrict = 2 // main stalls in a district at a variable start
export const startHand = 3
export const displaySize = 4
export const handLimit = 4
export const barkerCards = 7
export const cardsInstead = 3 // any three stand for the card of a district
export const cardsTaken = 2
/**
 * Coins for an extension that makes its stall so large: as many (003, "Coûts"; help: `payment`).
 */
export const priceOf = (size: number): number => size
export const coinsForOne = 2 // coins of other cloths for one of the stall's
export const coinsPerPoint = 3
export const stillRounds = 10 // rounds in a row without a new stall or an extension (ruling)

/**
 * The district that a sign of an edition's map stands for: 1–9 on the market, a–i for its
 * restaurants.
 */
export const districtOf = (sign: string): number =>
  sign >= 'a' ? sign.charCodeAt(0) - 96 : Number(sign)

export const byCloth = <Value>(value: (cloth: Cloth) => Value): ByCloth<Value> =>
  recordOf(cloths, value)

export const total = (coins: Coins): number => cloths.reduce((sum, cloth) => sum + coins[cloth], 0)

export const plus = (coins: Coins, cloth: Cloth, gained: number): Coins => ({
  ...coins,
  [cloth]: coins[cloth] + gained,
})

export const minus = (coins: Coins, paid: Coins | undefined): Coins =>
  paid ? byCloth(cloth => coins[cloth] - paid[cloth]) : coins

/** What of the coins paid is not there. */
export const lacking = (coins: Coins, paid: Coins): number =>
  cloths.reduce((sum, cloth) => sum + Math.max(0, paid[cloth] - coins[cloth]), 0)
