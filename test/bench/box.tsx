// A box with only sealed bids, round after round, for the bench and for tests of the table itself.
import * as v from 'valibot'
import { box } from '../../web/games/box.tsx'
import { type Companion, lift } from '../../web/games/companion.ts'
import type { Game, Position, Seat, Standing, Viewer } from '../../web/games/game.ts'
import { standingsOf } from '../../web/games/kit/ranking.ts'
import { refuse } from '../../web/games/kit/refuse.ts'
import type { FaceWords, GameWords } from '../../web/games/words.ts'

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const bid = v.strictObject({ kind: v.literal('bid'), pounds: whole(99) })
const gain = v.strictObject({ kind: v.literal('gain'), pounds: whole(9) })
const options = v.strictObject({ rounds: v.optional(v.picklist(['3', '12', 'many']), '3') })
type Bid = v.InferOutput<typeof bid>
type Options = v.InferOutput<typeof options>

interface Auction {
  options: Options
  rounds: number
  played: number
  bids: (number | null)[]
  purse: number[] // for the companion: the limit of a bid
  won: number[]
  last?: { bids: number[]; winner: Seat }
}

export interface AuctionView extends Omit<Auction, 'bids' | 'options'> {
  sealed: boolean[]
  bid?: number
}

const opened = (seats: number, options: Options): Auction => ({
  options,
  rounds: options.rounds === 'many' ? 1e9 : Number(options.rounds),
  played: 0,
  bids: Array(seats).fill(null),
  purse: Array(seats).fill(10),
  won: Array(seats).fill(0),
})

const sealed = (auction: Auction, seat: Seat, pounds: number): Auction => ({
  ...auction,
  bids: auction.bids.with(seat, pounds),
})

const best = (bids: readonly number[]) =>
  bids.flatMap((pounds, seat) => (pounds === Math.max(...bids) ? [seat] : []))

const sold = (auction: Auction, winner: Seat): Auction => ({
  ...auction,
  played: auction.played + 1,
  bids: auction.bids.map(() => null),
  won: auction.won.with(winner, auction.won[winner]! + 1),
  last: { bids: auction.bids.map(pounds => pounds ?? 0), winner },
})

const view = ({ bids, options: _, ...auction }: Auction, you: Viewer): AuctionView => {
  const mine = you === 'room' ? null : (bids[you] ?? null)
  return {
    ...auction,
    sealed: bids.map(pounds => pounds !== null),
    ...(mine !== null && { bid: mine }),
  }
}

const isOver = ({ played, rounds }: { played: number; rounds: number }) => played === rounds
type At = Position<AuctionView, Options>
const mayBid = ({ you, view }: At) => you !== 'room' && !isOver(view) && !view.sealed[you]

const standings = ({ won }: Auction): Standing[] => standingsOf(won.map(score => [['won', score]]))

const end = (auction: Auction): Auction => ({ ...auction, rounds: auction.played })

type Event =
  | { kind: 'opened'; seats: number; options: Options }
  | { kind: 'bid'; seat: Seat; pounds?: number }
  | { kind: 'sold'; winner: Seat }

/** Once all have bid, luck breaks a tie. */
export const digital: Game<Auction, AuctionView, Bid, Event, Options> = {
  version: 1,
  options,
  move: bid,
  setup: (seats, options) => [{ kind: 'opened', seats, options }],
  evolve(auction, event) {
    if (event.kind === 'opened') return opened(event.seats, event.options)
    return event.kind === 'bid'
      ? sealed(auction!, event.seat, event.pounds!)
      : sold(auction!, event.winner)
  },
  view,
  moves: position =>
    mayBid(position) ? [0, 1, 5, 20].map(pounds => ({ kind: 'bid', pounds })) : [],
  check: position => (mayBid(position) ? undefined : refuse('not-now', 'bids')),
  decide: (_, seat, { pounds }) => [{ kind: 'bid', seat, pounds }],
  proceed({ bids }, chance) {
    if (bids.includes(null)) return []
    const ahead = best(bids as number[])
    return [
      { kind: 'sold', winner: ahead.length > 1 ? ahead[chance.roll(ahead.length)]! : ahead[0]! },
    ]
  },
  sealed: ({ kind }) => kind === 'bid',
  viewEvent(event, viewer, settled) {
    if (event.kind !== 'bid' || settled || event.seat === viewer) return event
    return { kind: 'bid', seat: event.seat }
  },
  end,
  result: auction => (isOver(auction) ? standings(auction) : undefined),
}

type Entry = Bid | v.InferOutput<typeof gain>

// Beside the box the purse limits a bid, gains fill it, and of equal bids the first seat's wins.
const sheet: Companion<Auction, AuctionView, Entry, Options> = {
  version: 1,
  options,
  entry: v.variant('kind', [bid, gain]),
  blank: opened,
  view,
  *prompts(position) {
    const { you, view } = position
    if (you === 'room' || isOver(view)) return
    if (mayBid(position)) yield { kind: 'bid', pounds: view.purse[you]! }
    yield { kind: 'gain', pounds: 1 }
  },
  check(position, entry) {
    const { you, view } = position
    if (you === 'room' || isOver(view)) return refuse('not-now', 'bids')
    if (entry.kind === 'gain') return undefined
    if (!mayBid(position)) return refuse('not-now', 'bids')
    return entry.pounds > view.purse[you]! ? refuse('too-much', 'bids') : undefined
  },
  enter(auction, seat, { kind, pounds }) {
    if (kind === 'bid') return sealed(auction, seat, pounds)
    return { ...auction, purse: auction.purse.with(seat, auction.purse[seat]! + pounds) }
  },
  standings,
  done: isOver,
  end,
  secret: ({ kind }) => (kind === 'bid' ? 'sealed' : undefined),
  reveal(auction) {
    if (auction.bids.includes(null)) return undefined
    const [winner = 0] = best(auction.bids as number[])
    const { purse, bids } = auction
    return { ...sold(auction, winner), purse: purse.with(winner, purse[winner]! - bids[winner]!) }
  },
}

const face: FaceWords = {
  refused: { 'not-now': 'Not now.', 'too-much': 'More than there is in the purse.' },
  won: ([first], { name }) => (first ? `${name(first.seat)} won ${first.score}.` : ''),
  told: {},
}

const words: GameWords = {
  title: 'Bids',
  tagline: 'Bids, and nothing else.',
  luck: 'There is none.',
  modes: { digital: 'Bids online.', companion: 'Bids on paper.' },
  options: {
    rounds: {
      label: 'Rounds',
      sentence: 'How often there is bidding.',
      values: { '3': '3', '12': '12', many: 'Many' },
    },
  },
  layout: { areas: {}, piece: ({ piece }) => piece },
  fields: {},
  standing: { won: 'Rounds won' },
  moves: { board: {}, sheet: {} },
  digital: face,
  companion: face,
}

const Nothing = () => <p>{words.tagline}</p>

export default box({
  id: 'bids',
  seats: [2, 3, 4],
  minutes: 1,
  colours: ['red', 'blue', 'teal', 'black'],
  better: 'more',
  digital: {
    layout: { layoutOf: () => [], contents: () => ({}), Piece: Nothing },
    game: digital,
    bot: ({ you, view }, chance) => ({
      move: {
        kind: 'bid' as const,
        pounds: you === 'room' ? 0 : chance.roll(view.purse[you]! + 1),
      },
    }),
    isMoment: ({ kind }) => kind === 'sold',
    choices: [{ name: 'rounds', values: ['3', '12', 'many'] }],
    Face: Nothing,
    where: () => [],
    Drawings: Nothing,
  },
  companion: {
    game: lift(sheet),
    figures: ({ purse, won }) =>
      [...purse.entries(), ...won.entries()].map(([seat, figure]) => [seat, 'figure', figure]),
    choices: [{ name: 'rounds', values: ['3', '12', 'many'] }],
    Face: Nothing,
    where: () => [],
    Drawings: Nothing,
  },
  Lid: Nothing,
  Piece: Nothing,
  words: { en: words, fr: words, it: words, de: words },
  pictures: {},
  inventory: {},
  help: { en: {}, fr: {}, it: {}, de: {} },
})
