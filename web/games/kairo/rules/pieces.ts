// The numbers of the rulebook, and sums of coins.
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

export const side = 12 // squares on each side of the board
export const extensionsPerCloth = 6
export const startStalls = 3
export const startDistrict = 2 // main stalls in a district at a variable start
export const startHand = 3
export const displaySize = 4
export const handLimit = 4
export const barkerCards = 7
export const cardsInstead = 3 // any three cards replace the card of a district
export const cardsTaken = 2
/**
 * Returns the price in coins of an extension that makes its stall this large: one for each tile
 * (003, "Coûts"; help: `payment`).
 */
export const priceOf = (size: number): number => size
export const coinsForOne = 2 // coins of other cloths for one of the stall's
export const coinsPerPoint = 3
export const stillRounds = 10 // rounds in a row without a new stall or an extension (ruling)

/**
 * Returns the district of a sign in an edition's map: 1–9 are market squares, a–i the restaurants
 * of these districts.
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

/** Returns how many of the coins paid the purse does not have. */
export const lacking = (coins: Coins, paid: Coins): number =>
  cloths.reduce((sum, cloth) => sum + Math.max(0, paid[cloth] - coins[cloth]), 0)
