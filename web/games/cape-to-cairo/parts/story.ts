// The story of a game, from its views: landscapes crossed by auction, the highest bid, the most
// crossings between two auctions, and all capitals.

import type { Seat } from '../../game.ts'
import type { Course, Story } from '../../story.ts'
import type { Figure } from '../../words.ts'
import { landscapesToWin } from '../rules/pieces.ts'
import type { Words } from '../words/sentences.ts'

interface Bid {
  auction: number
  seat: Seat
  pounds: number
}

/** The figures of one view, the same online and beside the box. */
export interface Moment {
  auctions: number // number of auctions held
  crossed: readonly number[]
  capital: readonly number[]
  bonuses: readonly number[]
  bids: readonly number[] | undefined // of the last reveal
}

// Returns the last moment after each auction; the first item is before any auction.
const byAuction = (moments: readonly Moment[]): Moment[] =>
  Array.from({ length: (moments.at(-1)?.auctions ?? 0) + 1 }, (_, n) =>
    moments.filter(({ auctions }) => auctions === n).at(-1),
  ).filter(moment => moment !== undefined)

const dearest = (bids: readonly Bid[]): Bid | undefined =>
  bids.reduce<Bid | undefined>(
    (most, bid) => (bid.pounds > (most?.pounds ?? 0) ? bid : most),
    undefined,
  )

// Returns the most crossings by one seat between two auctions; of equals, the later ones.
const longest = (after: readonly Moment[]) =>
  after
    .flatMap(({ crossed }, auction) =>
      auction === 0
        ? []
        : crossed.map((n, seat) => ({ auction, seat, n: n - after[auction - 1]!.crossed[seat]! })),
    )
    .reduce<{ auction: number; seat: Seat; n: number } | undefined>(
      (most, one) => (one.n >= (most?.n ?? 2) ? one : most),
      undefined,
    )

export const story = ({ views, result, words, say }: Course<Moment, Words>): Story => {
  const after = byAuction(views)
  const last = after.at(-1)!
  const { end } = words
  const bids = after.flatMap(({ bids = [] }, auction): Bid[] =>
    bids.map((pounds, seat) => ({ auction, seat, pounds })),
  )
  const top = dearest(bids)
  const run = longest(after)
  const winner = result.find(({ place }) => place === 1)?.seat
  const { money } = words.digital
  const auctionOf = views.map(({ auctions }) => auctions)
  const lines = last.crossed.map((_, seat) => after.map(({ crossed }) => crossed[seat]!))
  const counted = last.crossed.flatMap((n, seat): Figure[] => [
    [seat, words.figures.crossed, n],
    [seat, words.figures.capital, last.capital[seat]!],
    [seat, words.figures.bonuses, last.bonuses[seat]!],
    ...bids
      .filter(bid => bid.seat === seat)
      .map(({ auction, pounds }): Figure => [seat, `${words.figures.bid} ${auction}`, pounds]),
  ])
  return {
    by: winner === undefined ? [] : [end.toSpare(money(last.capital[winner]!))],
    title: end.crossed,
    inWords: say.list(lines.map((line, seat) => `${say.name(seat)}: ${line.join(', ')}`)),
    each: last.capital.map(pounds => end.left(money(pounds))),
    lines,
    levels: [landscapesToWin / 2, landscapesToWin],
    ticks: [
      [0, end.start],
      ...[4, 8].flatMap((n): [number, string][] => (after.length > n ? [[n, end.auction(n)]] : [])),
    ],
    of: after.map((_, auction) => auctionOf.lastIndexOf(auction)),
    moments: [
      ...(top
        ? [
            {
              ...{ at: top.auction, view: auctionOf.indexOf(top.auction), seat: top.seat },
              words: end.dearest(say.name(top.seat), money(top.pounds), top.auction),
            },
          ]
        : []),
      ...(run
        ? [
            {
              ...{ at: run.auction, view: auctionOf.lastIndexOf(run.auction), seat: run.seat },
              words: end.run(say.name(run.seat), run.n, run.auction),
            },
          ]
        : []),
    ],
    counted,
  }
}
