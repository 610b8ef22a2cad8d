// The entries offered to a seat now: all legal ones, but only a few examples where an amount is
// free.
import type { Seat } from '../../game.ts'
import { payments, priceOf } from '../rules/building.ts'
import type { Entry, Landscape } from '../rules/entry.ts'
import { depths } from '../rules/entry.ts'
import { coins, terrains, trackCounts } from '../rules/pieces.ts'
import { mayGain } from '../rules/river.ts'
import { known, laneLength, siteOf } from './ledger.ts'
import type { Position, View } from './state.ts'

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, i) => i)

// Returns all pairs of terrain and coin that nobody has entered yet.
const unseen = (view: View): Pick<Landscape, 'coin' | 'terrain'>[] => {
  const seen = known(view)
  return terrains
    .flatMap(terrain => coins.map(coin => ({ terrain, coin })))
    .filter(
      card => !seen.some(({ terrain, coin }) => terrain === card.terrain && coin === card.coin),
    )
}

// Returns one lane for each unseen landscape; the lane begins with it.
const lanes = (view: View, seat: Seat): Landscape[][] => {
  const cards = unseen(view).map((card, i) => ({ ...card, tracks: i % trackCounts.length }))
  return cards.map((_, from) =>
    [...cards.slice(from), ...cards.slice(0, from)].slice(0, laneLength(view, seat)),
  )
}

// Yields crossings that spend nothing, all bonuses or one bought track, with no seat, one, or all
// that may gain in front of a river.
const crossings = function* (view: View, seat: Seat): Iterable<Entry> {
  const { capital, bonuses, crossed } = view.accounts[seat]!
  const spent = [
    { bought: 0, bonuses: 0 },
    ...(bonuses > 0 ? [{ bought: 0, bonuses }] : []),
    ...(capital >= priceOf(1) ? [{ bought: 1, bonuses: 0 }] : []),
  ]
  const gainers = view.accounts
    .map((_, other) => other)
    .filter(other => mayGain(other, seat, crossed + 1, view.accounts[other]!.bonuses))
  const rivers = [[], ...gainers.map(other => [other]), ...(gainers.length > 1 ? [gainers] : [])]
  for (const coin of coins) {
    for (const payment of spent)
      for (const named of rivers) yield { kind: 'crossed', coin, ...payment, rivers: named }
  }
}

export function* prompts({ you: seat, view }: Position): Iterable<Entry> {
  const { phase } = view
  if (seat === 'room') return
  const { capital } = view.accounts[seat]!
  if (phase.kind === 'auction' && !phase.sealed[seat]) {
    for (const pounds of upTo(capital)) yield { kind: 'bid', pounds }
    if (!phase.sealed.includes(true))
      yield { kind: 'depth', depth: depths.find(depth => depth !== view.depth)! }
  } else if (phase.kind === 'drawing' && phase.seats.includes(seat) && phase.coins[seat] == null) {
    for (const coin of coins) yield { kind: 'coin', coin }
  } else if (phase.kind === 'taking' && phase.order.includes(seat)) {
    for (const card of unseen(view))
      for (const n of trackCounts) yield { kind: 'took', card: { ...card, tracks: n } }
  } else if (phase.kind === 'standing' && phase.seats.includes(seat)) {
    for (const lane of lanes(view, seat)) yield { kind: 'stands', lane }
  } else if (phase.kind === 'building') {
    yield* whileBuilding(view, seat, phase)
  }
}

// Any seat may be the next to build; the seats before it then count as passed without an entry.
function* whileBuilding(
  view: View,
  seat: Seat,
  { turn, drawn }: Extract<View['phase'], { kind: 'building' }>,
) {
  const isFull = view.depth === 'full'
  const onTurn = turn === seat
  if (onTurn && isFull && !drawn)
    for (const n of trackCounts) yield { kind: 'stock' as const, tracks: n }
  if (onTurn && drawn) yield { kind: 'pass' as const }
  const site = onTurn && drawn ? siteOf(view, seat) : undefined
  if (site) for (const payment of payments(site)) yield { kind: 'built' as const, ...payment }
  if (!isFull) yield* crossings(view, seat)
  // Only a few amounts, and none for a seat that can build: otherwise a random player would enter
  // the stock again and again, and its game would never end.
  else if (!onTurn || !drawn) {
    for (const n of [0, 5, 9]) yield { kind: 'stocked' as const, tracks: n }
    if (siteOf(view, seat)) yield { kind: 'built' as const, bought: 0, bonuses: 0, stock: 10 }
  }
}
