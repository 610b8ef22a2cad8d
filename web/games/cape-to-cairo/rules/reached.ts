// Which positions between turns the rules lead to: what a table is opened with is held to it, so that it smuggles nothing in.
import type { Seat } from '../../game.ts'
import { refuse } from '../../kit/refuse.ts'
import { bonusLimit, type CardId, cardOf, startCapital } from './pieces.ts'
import type { PlaceCode, Refusal } from './points.ts'
import { hasWon } from './ranking.ts'
import type { Railway, State } from './state.ts'

type Refused = Refusal<PlaceCode> | undefined

const coinsOf = (crossed: readonly CardId[]) => crossed.reduce((sum, card) => sum + cardOf(card).pounds, 0)

// A coin comes with each crossing, and money from nowhere else (000, "Traversée d'un paysage").
const checkMoney = ({ capital, crossed }: Railway, seat: Seat): Refused => {
  const most = startCapital + coinsOf(crossed)
  return capital > most ? refuse('more-than-earned', 'crossing', { seats: [seat], capital, most }) : undefined
}

// One at most for each crossing by somebody else, and only for who has stood before a river (000, "Rivière").
const checkBonuses = (railways: readonly Railway[], seat: Seat): Refused => {
  const { crossed, lane, bonuses } = railways[seat]!
  const hasStoodThere = [...crossed, ...lane.slice(0, 1)].some(card => cardOf(card).terrain === 'river')
  const byOthers = railways.reduce((sum, other, at) => (at === seat ? sum : sum + other.crossed.length), 0)
  const most = hasStoodThere ? Math.min(bonusLimit, byOthers) : 0
  return bonuses.length > most
    ? refuse('more-bonuses', 'river', { seats: [seat], bonuses: bonuses.length, most })
    : undefined
}

// Everyone buys one landscape an auction, and the next auction comes as soon as one line has none left before it (000,
// "Phase de construction"): so whoever began the last one had crossed all that everybody owned then.
const checkLines = ({ railways, offer }: State): Refused => {
  const owned = railways.map(({ crossed, lane }) => crossed.length + lane.length)
  const most = Math.max(...owned)
  const short = owned.findIndex(own => own < most)
  if (short >= 0) return refuse('one-each', 'auction', { seats: [short], owned: owned[short]!, most })
  const isAuction = offer.length > 0
  const empty = railways.flatMap(({ lane }, seat) => (lane.length === 0 ? [seat] : []))
  if (!isAuction && empty[0] !== undefined) return refuse('none-before', 'crossing', { seats: empty.slice(0, 1) })
  const before = isAuction ? most : most - 1
  if (!railways.some(({ crossed }) => crossed.length === before)) return refuse('none-empty', 'crossing', { before })
  return isAuction && before > 0 && empty.length > 1
    ? refuse('one-empty', 'crossing', { seats: empty.slice(1, 2) })
    : undefined
}

/** Why the rules never lead to this position, between turns; nothing if they may. */
export const unreached = (state: State): Refused => {
  const { options, railways, offer, stock } = state
  const through = railways.findIndex(({ crossed }) => hasWon(crossed.length))
  if (through >= 0) return refuse('line-complete', 'end', { seats: [through] })
  if (offer.length > 0 && offer.length !== railways.length) {
    return refuse('offer-short', 'choosing', { offer: offer.length, players: railways.length })
  }
  if (offer.length > 0 && stock.length > 0) return refuse('stock-cleared', 'stock', { stock: stock.length })
  const refused = checkLines(state)
  if (refused) return refused
  for (const [seat, railway] of railways.entries()) {
    const why = checkMoney(railway, seat) ?? checkBonuses(railways, seat)
    if (why) return why
    if (railway.prefers !== 'pile' && options.bonusFrom === 'pile')
      return refuse('pile-only', 'river', { seats: [seat] })
  }
}
