// How each entry changes the two-column sheet, and what the sheet can compute (rulebook 000, schema
// 3).

import type { Seat } from '../../game.ts'
import { replaced } from '../../kit/replaced.ts'
import { rank } from '../rules/auction.ts'
import { capitalAfter, type Site, tracksAtHand } from '../rules/building.ts'
import type { Entry, Landscape } from '../rules/entry.ts'
import { bonusLimit, cards, startCapital, tracksNeeded } from '../rules/pieces.ts'
import { hasWon } from '../rules/ranking.ts'
import { bonusGainers } from '../rules/river.ts'
import type { Account, Crossing, Line, Options, Phase, Reveal, Sheet, View } from './state.ts'

// Queries, which work on a view as well.

/** Returns the length of a lane. Everyone buys one landscape an auction, so no cards are needed. */
export const laneLength = (
  { auctions, accounts }: Pick<View, 'auctions' | 'accounts'>,
  seat: Seat,
): number => auctions - accounts[seat]!.crossed

/** Returns the builder's next crossing; `undefined` if the cards are not recorded (`ledger`). */
export const siteOf = (
  { accounts, stock }: Pick<View, 'accounts' | 'stock'>,
  seat: Seat,
): Site | undefined => {
  const { lane, bonuses, capital } = accounts[seat]!
  const next = lane?.[0]
  if (!lane || !next) return undefined
  const tracks = tracksAtHand({ lane: lane.map(card => card.tracks), stock })
  return { need: tracksNeeded[next.terrain], tracks, bonuses, capital }
}

/** Returns who gains a bonus card if this seat builds now, if every card is recorded. */
export const gainersOf = ({ accounts }: Pick<View, 'accounts'>, builder: Seat): Seat[] =>
  bonusGainers(
    builder,
    accounts[builder]!.crossed + 1,
    accounts.map(({ lane }) => lane?.[0]?.terrain),
    accounts.map(({ bonuses }) => bonuses),
  )

/** Returns the recorded landscapes that are still on the table, in front of or behind an engine. */
export const known = ({
  accounts,
}: Pick<View, 'accounts'>): Pick<Landscape, 'coin' | 'terrain'>[] =>
  accounts.flatMap(({ lane = [], lines }) => [
    ...lane,
    ...lines.flatMap(({ crossings }) =>
      crossings.flatMap(({ terrain, coin }) => (terrain === undefined ? [] : { terrain, coin })),
    ),
  ])

// A box has fifty cards: if all of them are in lanes and stock, the draw is skipped (ruling, "Pile
// empty").
const canDraw = (sheet: Sheet): boolean =>
  sheet.auctions * sheet.accounts.length + sheet.stock.length < cards.length

// Changes; each returns a new sheet.

const withAccount = (sheet: Sheet, seat: Seat, change: (account: Account) => Account): Sheet => ({
  ...sheet,
  accounts: replaced(sheet.accounts, seat, change(sheet.accounts[seat]!)),
})
const withLastLine = ({ lines }: Account, change: (line: Line) => Partial<Line>): Line[] =>
  lines.map((line, i) => (i === lines.length - 1 ? { ...line, ...change(line) } : line))

const nobody = (sheet: Sheet) => sheet.accounts.map(() => null)
const bidding = (sheet: Sheet): Phase => ({ kind: 'auction', bids: nobody(sheet) })
// `skipped`: draws in a row before this turn that gave no card.
const building = (sheet: Sheet, turn: Seat, skipped = 0): Phase => {
  const skips = sheet.depth === 'full' && !canDraw(sheet)
  return {
    kind: 'building',
    turn,
    drawn: sheet.depth === 'ledger' || skips,
    skipped: skips ? skipped + 1 : 0,
  }
}

const auctionOpened = (sheet: Sheet): Sheet => ({
  ...sheet,
  accounts: sheet.accounts.map(account => ({
    ...account,
    lines: [
      ...account.lines,
      { auction: sheet.auctions + 1, capital: account.capital, bid: null, crossings: [] },
    ],
  })),
  phase: bidding(sheet),
})

export const blank = (seats: number, options: Options): Sheet => {
  const { depth } = options
  const account: Account = { lines: [], capital: startCapital, crossed: 0, bonuses: 0 }
  const accounts = Array.from({ length: seats }, () =>
    depth === 'full' ? { ...account, lane: [] } : account,
  )
  return auctionOpened({
    options,
    depth,
    accounts,
    auctions: 0,
    stock: [],
    phase: { kind: 'over' },
  })
}

// Ranks the bids with the coins entered so far, and starts the next drawing, the choice or the
// building.
const ranked = (sheet: Sheet, reveal: Reveal): Sheet => {
  const bids = reveal.bids.map((pounds, seat) => ({ seat, pounds, capital: reveal.before[seat]! }))
  const { order, draw } = rank(bids, reveal.coins)
  const opened = { ...sheet, reveal: { ...reveal, order } }
  if (draw.length > 0)
    return { ...opened, phase: { kind: 'drawing', seats: draw, coins: nobody(sheet) } }
  return {
    ...opened,
    phase: sheet.depth === 'full' ? { kind: 'taking', order } : building(opened, order[0]!),
  }
}

/**
 * Takes each seat's own bid from its capital (rulebook 000, "Phase d'achat"). Returns `undefined`
 * until all bids are sealed.
 */
export const reveal = (sheet: Sheet): Sheet | undefined => {
  if (sheet.phase.kind !== 'auction') return undefined
  const bids = sheet.phase.bids.filter(bid => bid !== null)
  if (bids.length < sheet.accounts.length) return undefined
  const before = sheet.accounts.map(({ capital }) => capital)
  const accounts = sheet.accounts.map((account, seat) => {
    const bid = bids[seat]!
    return {
      ...account,
      capital: account.capital - bid,
      lines: withLastLine(account, () => ({ bid })),
    }
  })
  return ranked(
    { ...sheet, accounts, auctions: sheet.auctions + 1 },
    { bids, before, order: [], coins: [] },
  )
}

// When each tied seat has a coin, ranks them again.
const drew = (sheet: Sheet, phase: Extract<Phase, { kind: 'drawing' }>): Sheet => {
  const { seats, coins } = phase
  if (seats.some(seat => coins[seat] === null)) return { ...sheet, phase }
  const reveal = sheet.reveal!
  return ranked(sheet, {
    ...reveal,
    coins: [...reveal.coins, seats.map(seat => ({ seat, coin: coins[seat]! }))],
  })
}

const atRiver = (is: boolean): Pick<Account, 'atRiver'> => (is ? { atRiver: true } : {})

// Marks the seats in front of a river: those that the entry names, and those marked before with
// five bonus cards, unless they crossed: an entry cannot name these, because they gain no sixth.
const standing = (sheet: Sheet, builder: Seat, named: readonly Seat[]): Sheet => ({
  ...sheet,
  accounts: sheet.accounts.map(({ atRiver: was, ...account }, seat) => ({
    ...account,
    ...atRiver(
      named.includes(seat) || (was === true && seat !== builder && account.bonuses === bonusLimit),
    ),
  })),
})

// Adds the coin, empties the stock, deals bonuses; then continues with building, an auction or the
// end.
const crossed = (sheet: Sheet, seat: Seat, crossing: Crossing, gainers: readonly Seat[]): Sheet => {
  const after = withAccount({ ...sheet, stock: [] }, seat, account => ({
    ...account,
    lines: withLastLine(account, ({ crossings }) => ({ crossings: [...crossings, crossing] })),
    capital: capitalAfter(account.capital, crossing.bought, crossing.coin),
    crossed: account.crossed + 1,
    bonuses: account.bonuses - crossing.bonuses,
    ...(account.lane && { lane: account.lane.slice(1) }),
  }))
  if (hasWon(after.accounts[seat]!.crossed)) return { ...after, phase: { kind: 'over' } }
  const paid = gainers.reduce(
    (rest, gainer) =>
      withAccount(rest, gainer, account => ({ ...account, bonuses: account.bonuses + 1 })),
    after,
  )
  return laneLength(paid, seat) === 0
    ? auctionOpened(paid)
    : { ...paid, phase: building(paid, seat) }
}

const built = (sheet: Sheet, seat: Seat, payment: Pick<Crossing, 'bought' | 'bonuses'>): Sheet => {
  const { coin, terrain } = sheet.accounts[seat]!.lane![0]!
  return crossed(sheet, seat, { coin, ...payment, terrain }, gainersOf(sheet, seat))
}

// Gives the turn to the next seat. If all passed in a row without a card to draw, the stock becomes
// the new pile (ruling).
const passed = (sheet: Sheet, { turn, skipped }: Extract<Phase, { kind: 'building' }>): Sheet => {
  const seats = sheet.accounts.length
  const dealt = skipped === seats ? { ...sheet, stock: [] } : sheet
  return { ...dealt, phase: building(dealt, (turn + 1) % seats, skipped) }
}

// A change to `full` asks only for the cards in front of the engines now. A change to `ledger`
// drops all cards, except who is in front of a river.
const deepened = (sheet: Sheet, depth: Sheet['depth']): Sheet => {
  const accounts = sheet.accounts.map(({ lane, atRiver: _, ...account }) =>
    depth === 'full'
      ? { ...account, lane: [] }
      : { ...account, ...atRiver(lane?.[0]?.terrain === 'river') },
  )
  const seats = accounts.map((_, seat) => seat).filter(seat => laneLength(sheet, seat) > 0)
  const asks = depth === 'full' && seats.length > 0
  return { ...sheet, depth, accounts, phase: asks ? { kind: 'standing', seats } : bidding(sheet) }
}

export const enter = (sheet: Sheet, seat: Seat, entry: Entry): Sheet => {
  const { phase } = sheet
  if (entry.kind === 'depth') return deepened(sheet, entry.depth)
  if (phase.kind === 'auction' && entry.kind === 'bid') {
    return { ...sheet, phase: { ...phase, bids: replaced(phase.bids, seat, entry.pounds) } }
  }
  if (phase.kind === 'drawing' && entry.kind === 'coin') {
    return drew(sheet, { ...phase, coins: replaced(phase.coins, seat, entry.coin) })
  }
  if (phase.kind === 'taking' && entry.kind === 'took') {
    const bought = withAccount(sheet, seat, account => ({
      ...account,
      lane: [...account.lane!, entry.card],
    }))
    const order = phase.order.filter(other => other !== seat)
    return {
      ...bought,
      phase: order.length > 0 ? { ...phase, order } : building(bought, sheet.reveal!.order[0]!),
    }
  }
  if (phase.kind === 'standing' && entry.kind === 'stands') {
    const told = withAccount(sheet, seat, account => ({ ...account, lane: entry.lane }))
    const seats = phase.seats.filter(other => other !== seat)
    return { ...told, phase: seats.length > 0 ? { ...phase, seats } : bidding(told) }
  }
  if (phase.kind !== 'building') return sheet
  if (entry.kind === 'stock') {
    return { ...sheet, stock: [...sheet.stock, entry.tracks], phase: { ...phase, drawn: true } }
  }
  if (entry.kind === 'stocked') {
    return {
      ...sheet,
      stock: [entry.tracks],
      phase: { kind: 'building', turn: seat, drawn: true, skipped: 0 },
    }
  }
  if (entry.kind === 'pass') return passed(sheet, phase)
  if (entry.kind === 'built') {
    const { bought, bonuses, stock } = entry
    return built(stock === undefined ? sheet : { ...sheet, stock: [stock] }, seat, {
      bought,
      bonuses,
    })
  }
  if (entry.kind !== 'crossed') return sheet
  const { coin, bought, bonuses, rivers } = entry
  return crossed(standing(sheet, seat, rivers), seat, { coin, bought, bonuses }, rivers)
}
