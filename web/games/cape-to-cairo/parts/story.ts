// The story of a game, from its views: landscapes crossed by auction, when the winner took the lead,
// what the highest bid was, and what every seat spent.
import { countUp } from '../../default/count-up.ts'
import { behindIn, leadSince, marginIn, runnersUp } from '../../default/lead.ts'
import type { Seat } from '../../game.ts'
import type { Course, Scale, Story, Turning } from '../../story.ts'
import type { Figure } from '../../words.ts'
import { landscapesToWin } from '../rules/pieces.ts'
import type { Words } from '../words/sentences.ts'
import { byAuction, counted, type Moment, spendings } from './spending.ts'

interface Bid {
  auction: number
  seat: Seat
  pounds: number
  more: number // pounds more than anybody else bid in this auction
}

const bidsIn = (after: readonly Moment[]): Bid[] =>
  after.flatMap(({ bids = [] }, auction) =>
    bids.map((pounds, seat) => {
      const others = bids.filter((_, other) => other !== seat)
      return { auction, seat, pounds, more: pounds - Math.max(...others) }
    }),
  )

const dearest = (bids: readonly Bid[]): Bid | undefined =>
  bids.reduce<Bid | undefined>(
    (most, bid) => (bid.pounds > (most?.pounds ?? 0) ? bid : most),
    undefined,
  )

// A game that is over, and its figures after each auction.
interface Played extends Course<Moment, Words> {
  after: readonly Moment[]
  winner: Seat | undefined
}

const firstIn = ({ result }: Pick<Played, 'result'>) =>
  result.find(({ place }) => place === 1)?.seat

// Returns the highest bid as a moment, and by how much it was the highest.
const dearestIn = ({ views, after, words: { digital, end }, say }: Played): Turning[] => {
  const top = dearest(bidsIn(after))
  if (!top) return []
  const { auction, seat, pounds, more } = top
  const view = views.findIndex(({ auctions }) => auctions === auction)
  const lead = more > 0 ? digital.money(more) : ''
  const words = end.dearest(say.name(seat), digital.money(pounds), auction, lead)
  return [{ at: auction, view, seat, words }]
}

// Returns the crossing with which the winner took the lead for good. Just before it, the winner was
// level with somebody.
const leadIn = ({ views, after, winner, words: { end }, say }: Played): Turning[] => {
  if (winner === undefined) return []
  const view = leadSince(
    views.map(({ crossed }) => crossed),
    winner,
  )
  if (view === undefined) return []
  const auction = views[view]!.auctions
  const level = views[view - 1]!.crossed[winner]!
  const at = after.findIndex(moment => moment.auctions === auction)
  const n = after[at]!.crossed[winner]! - level
  const lead = at === after.length - 1 ? end.won : end.led
  return [{ at, view, seat: winner, words: lead(auction, level, say.name(winner), n) }]
}

// Names the landscapes that a seat did not cross. More than two kinds would not fit into two lines.
const uncrossed = ({ after, words: { end }, say }: Played, seat: Seat): string => {
  const { waiting, crossed } = after.at(-1)!
  const kinds = counted(waiting[seat] ?? [])
  const isNamed = kinds.length === 1 || kinds.length === 2
  return isNamed
    ? say.list(kinds.map(([terrain, n]) => end.waiting[terrain](n)))
    : end.waiting.all(landscapesToWin - crossed[seat]!)
}

const fatesIn = (played: Played): Pick<Story, 'by' | 'each' | 'short'> => {
  const { after, result, winner, words, say } = played
  const { end } = words
  const { money } = words.digital
  const spent = spendings(after)
  const next = say.list(runnersUp(result).map(({ seat }) => say.name(seat)))
  return {
    by: winner === undefined ? [] : [end.ahead(marginIn(result), next, money(spent[winner]!.left))],
    each: spent.map(({ bids, tracks, left }, seat) =>
      end.each(
        money(bids),
        tracks > 0 ? money(tracks) : '',
        money(left),
        seat === winner ? '' : uncrossed(played, seat),
      ),
    ),
    short: spent.map(({ left }, seat) =>
      seat === winner ? '' : end.short(behindIn(result, seat), left > 0 ? money(left) : ''),
    ),
  }
}

/** Returns the title and the scale of the landscapes crossed. */
export const scale = ({ end }: Words): Scale => ({
  title: end.crossed,
  levels: [landscapesToWin / 2, landscapesToWin],
})

export const story = (course: Course<Moment, Words>): Story => {
  const { views, words, say } = course
  const after = byAuction(views)
  const last = after.at(-1)!
  const { end } = words
  const played = { ...course, after, winner: firstIn(course) }
  const auctionOf = views.map(({ auctions }) => auctions)
  const lines = last.crossed.map((_, seat) => after.map(({ crossed }) => crossed[seat]!))
  return {
    ...fatesIn(played),
    counts: countUp(
      after.slice(1).map(({ crossed }, i) => ({ words: end.auction(i + 1), figures: crossed })),
    ),
    ...scale(words),
    inWords: say.list(lines.map((line, seat) => `${say.name(seat)}: ${line.join(', ')}`)),
    lines,
    ticks: [
      [0, end.start],
      ...[4, 8].flatMap((n): [number, string][] => (after.length > n ? [[n, end.auction(n)]] : [])),
    ],
    of: after.map((_, auction) => auctionOf.lastIndexOf(auction)),
    moments: [...dearestIn(played), ...leadIn(played)].sort((a, b) => a.view - b.view),
    counted: last.crossed.flatMap((n, seat): Figure[] => [
      [seat, words.figures.crossed, n],
      [seat, words.figures.capital, last.capital[seat]!],
      [seat, words.figures.bonuses, last.bonuses[seat]!],
      ...after.flatMap(({ bids }, auction): Figure[] =>
        bids ? [[seat, `${words.figures.bid} ${auction}`, bids[seat]!]] : [],
      ),
    ]),
  }
}
