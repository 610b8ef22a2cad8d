// Paying for an extension: its price in coins (`priceOf`); two coins of other cloths replace one of
// them (003, "Coûts").
import { byCloth, type Cloth, type Coins, cloths, coinsForOne, lacking, total } from './pieces.ts'
import { refuse } from './points.ts'

export interface Bill {
  price: number // in coins
  cloth: Cloth
  oneOther: boolean // option: all coins of other cloths are of the same cloth
}

const othersOf = (coins: Coins, cloth: Cloth): number => total(coins) - coins[cloth]

// Returns how many coins of other cloths a purse can pay: all together, or with `oneOther` those of
// the cloth it has most of.
const otherMeans = (coins: Coins, { cloth, oneOther }: Bill): number =>
  oneOther
    ? Math.max(...cloths.filter(other => other !== cloth).map(other => coins[other]))
    : othersOf(coins, cloth)

/**
 * Returns why this payment is not allowed; undefined if it is. At least one coin is of the cloth.
 * Two others may replace each further one, even if the purse has more of the cloth (ruling).
 */
export const mayPay = (bill: Bill, purse: Coins, paid: Coins) => {
  const { price, cloth, oneOther } = bill
  const [own, others] = [paid[cloth], othersOf(paid, cloth)]
  if (lacking(purse, paid) > 0)
    return refuse('too-few-coins', 'payment', { price, short: lacking(purse, paid) })
  if (own === 0) return refuse('none-of-the-cloth', 'payment', { price })
  if (others !== coinsForOne * (price - own))
    return refuse('wrong-sum', 'payment', { price, own, others })
  const kinds = cloths.filter(other => other !== cloth && paid[other] > 0)
  return oneOther && kinds.length > 1 ? refuse('one-other-cloth', 'payment') : undefined
}

/** Returns the fewest coins that pay for an extension, or why the purse cannot pay. */
export const leastPrice = (bill: Bill, purse: Coins) => {
  const { price, cloth } = bill
  const own = Math.min(price, purse[cloth])
  const others = coinsForOne * (price - own)
  if (own === 0) return refuse('none-of-the-cloth', 'payment', { price })
  const short = others - otherMeans(purse, bill)
  return short > 0
    ? refuse('too-few-coins', 'payment', { price, own, others, short })
    : own + others
}

// Yields the ways to take this many coins of these cloths from a purse.
function* taken(count: number, from: readonly Cloth[], purse: Coins): Iterable<Partial<Coins>> {
  const [cloth, ...rest] = from
  if (cloth === undefined) {
    if (count === 0) yield {}
    return
  }
  const left = rest.reduce((sum, other) => sum + purse[other], 0)
  for (let coins = Math.min(count, purse[cloth]); coins >= Math.max(0, count - left); coins--) {
    for (const others of taken(count - coins, rest, purse)) yield { [cloth]: coins, ...others }
  }
}

/** Yields every way to pay, the fewest coins first. */
export function* payments({ price, cloth, oneOther }: Bill, purse: Coins): Iterable<Coins> {
  const others = cloths.filter(other => other !== cloth)
  for (let own = Math.min(price, purse[cloth]); own > 0; own--) {
    const count = coinsForOne * (price - own)
    const sources = oneOther && count > 0 ? others.map(other => [other]) : [others]
    for (const from of sources) {
      for (const coins of taken(count, from, purse))
        yield { ...byCloth(() => 0), ...coins, [cloth]: own }
    }
  }
}
