// Why an entry on the sheet is refused: by the rulebook, or because the sheet would not add up.
import type { Seat } from '../../game.ts'
import { refuse } from '../../kit/refuse.ts'
import { mayBid } from '../rules/auction.ts'
import { checkPayment, type Payment } from '../rules/building.ts'
import type { Depth, Entry, Landscape } from '../rules/entry.ts'
import { bonusLimit, landscapesToWin, tracksNeeded } from '../rules/pieces.ts'
import type * as points from '../rules/points.ts'
import type { Point, SheetCode } from '../rules/points.ts'
import { known, laneLength, siteOf } from './ledger.ts'
import type { PhaseView, Position, View } from './state.ts'

type Refusal = points.Refusal<SheetCode>

// The phases and the depth in which each kind of entry is legal. `not`: the refusal in other
// phases.
const times: Record<
  Entry['kind'],
  { in: PhaseView['kind'][]; depth?: Depth; not: SheetCode; rule: Point }
> = {
  bid: { in: ['auction'], not: 'no-auction-now', rule: 'auction' },
  coin: { in: ['drawing'], not: 'no-tie-now', rule: 'ties' },
  took: { in: ['taking'], not: 'nothing-to-choose', rule: 'choosing' },
  stock: { in: ['building'], depth: 'full', not: 'not-building-now', rule: 'building' },
  stocked: { in: ['building'], depth: 'full', not: 'not-building-now', rule: 'stock' },
  pass: { in: ['building'], not: 'not-building-now', rule: 'building' },
  crossed: { in: ['building'], depth: 'ledger', not: 'not-building-now', rule: 'building' },
  built: { in: ['building'], depth: 'full', not: 'not-building-now', rule: 'building' },
  depth: { in: ['auction', 'standing'], not: 'not-between-auctions', rule: 'auction' },
  stands: { in: ['standing'], not: 'not-asked', rule: 'choosing' },
}

const same = (a: Pick<Landscape, 'coin' | 'terrain'>, b: typeof a) =>
  a.coin === b.coin && a.terrain === b.terrain

// Refuses a second card of the same terrain and coin until people confirm it (`twice`). That the
// box has one of each is inferred, not printed.
const checkCards = (
  view: View,
  cards: readonly Landscape[],
  twice: true | undefined,
): Refusal | undefined => {
  const seen = [...known(view), ...cards]
  const doubled = cards.find(card => seen.filter(other => same(card, other)).length > 1)
  if (!doubled || twice) return undefined
  return refuse('same-card-twice', 'choosing', { terrain: doubled.terrain, coin: doubled.coin })
}

// Checks a crossing when only money is recorded. The sheet does not know the missing tracks, so it
// takes bonuses plus bought tracks for them, at most what a river needs.
const checkCrossed = (
  view: View,
  seat: Seat,
  entry: Extract<Entry, { kind: 'crossed' }>,
): Refusal | undefined => {
  const { capital, bonuses, crossed } = view.accounts[seat]!
  const need = Math.min(entry.bonuses + entry.bought, tracksNeeded.river)
  const unpaid = checkPayment({ need, tracks: 0, bonuses, capital }, entry)
  if (unpaid) return unpaid
  if (entry.rivers.includes(seat)) return refuse('builder-gains-none', 'river')
  if (entry.rivers.some(other => other >= view.accounts.length))
    return refuse('no-such-seat', 'river')
  // The eighth crossing wins at once, so it brings nobody a bonus card.
  if (crossed + 1 === landscapesToWin && entry.rivers.length > 0)
    return refuse('no-bonus-at-the-end', 'end')
  const full = entry.rivers.find(other => view.accounts[other]!.bonuses === bonusLimit)
  return full === undefined ? undefined : refuse('sixth-bonus', 'river', { seats: [full] })
}

export const check = ({ you: seat, view }: Position, entry: Entry): Refusal | undefined => {
  const { phase } = view
  const time = times[entry.kind]
  if (phase.kind === 'over') return refuse('game-over', 'end')
  if (seat === 'room') return refuse('not-your-turn', 'goal')
  if (!time.in.includes(phase.kind)) return refuse(time.not, time.rule)
  if (time.depth && time.depth !== view.depth)
    return refuse('other-depth', 'building', { depth: view.depth })
  const { capital } = view.accounts[seat]!
  if (entry.kind === 'depth') {
    if (phase.kind === 'auction' && phase.sealed.includes(true))
      return refuse('not-between-auctions', 'auction')
    return entry.depth === view.depth ? refuse('same-depth', 'auction') : undefined
  }
  if (phase.kind === 'auction' && entry.kind === 'bid') {
    return phase.sealed[seat] ? refuse('already-sealed', 'bids') : mayBid(entry.pounds, capital)
  }
  if (phase.kind === 'drawing') {
    if (!phase.seats.includes(seat)) return refuse('not-tied', 'ties')
    return phase.coins[seat] == null ? undefined : refuse('already-drawn', 'ties')
  }
  if (phase.kind === 'taking' && entry.kind === 'took') {
    return phase.order.includes(seat)
      ? checkCards(view, [entry.card], entry.twice)
      : refuse('not-your-turn', 'choosing')
  }
  if (phase.kind === 'standing' && entry.kind === 'stands') {
    if (!phase.seats.includes(seat)) return refuse('not-asked', 'choosing')
    const [stand, given] = [laneLength(view, seat), entry.lane.length]
    if (stand !== given) return refuse('lane-length', 'choosing', { stand, given })
    return checkCards(view, entry.lane, entry.twice)
  }
  if (phase.kind !== 'building') return undefined
  // A seat may enter its crossing or the stock although it is not its turn yet: the seats before it
  // then count as passed.
  if (entry.kind === 'crossed') return checkCrossed(view, seat, entry)
  if (entry.kind === 'stocked') return undefined
  if (entry.kind === 'built' && entry.stock !== undefined)
    return checkBuilt({ ...view, stock: [entry.stock] }, seat, entry)
  if (phase.turn !== seat) return refuse('not-your-turn', 'building')
  if (entry.kind === 'stock') return phase.drawn ? refuse('already-drawn', 'stock') : undefined
  if (!phase.drawn) return refuse('draw-first', 'stock')
  return entry.kind === 'built' ? checkBuilt(view, seat, entry) : undefined
}

const checkBuilt = (view: View, seat: Seat, payment: Payment): Refusal | undefined => {
  const site = siteOf(view, seat)
  return site && checkPayment(site, payment)
}
