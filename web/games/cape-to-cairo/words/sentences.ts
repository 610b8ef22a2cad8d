// Puts the facts, moves, refusals and results of Cape to Cairo into sentences. The logic is the
// same in every language; each language (`en.ts` and the others) supplies the texts.
import type { Seat, Standing } from '../../game.ts'
import { codeOf, type Lying } from '../../layout.ts'
import {
  calledIn,
  type Entered,
  type Fields,
  type Figures,
  gameWords,
  type LayoutWords,
  type Phrases,
  type RefusalWords,
  type Telling,
  type WeighedWords,
} from '../../words.ts'
import type { Payment } from '../rules/building.ts'
import type { Depth, Entry, Landscape } from '../rules/entry.ts'
import {
  type CardId,
  cardOf,
  landscapesToWin,
  type Terrain,
  trackPrice,
  tracksNeeded,
} from '../rules/pieces.ts'
import type { Code, PlaceCode, SharedCode, SheetCode } from '../rules/points.ts'
import type { Reason, Unit } from '../rules/reasons.ts'
import type { Event, Move } from '../rules/state.ts'
import type { Language } from './en.ts'

type Of<Tables extends keyof Language> = Pick<Language, Tables>

// Converts one of our cards to the form that the sheet has for cards of the real box.
const landscapeOf = (id: CardId): Landscape => {
  const { terrain, tracks, pounds } = cardOf(id)
  return { terrain, tracks, coin: pounds }
}

// 'River (2 tracks, £3)'
const landscapeIn =
  ({ shared: { money, terrain, tracks } }: Of<'shared'>) =>
  (card: Landscape): string =>
    `${terrain[card.terrain]} (${tracks(card.tracks)}, ${money(card.coin)})`

// Returns the parts of a payment that are not zero, such as '2 bonus cards' and '£10'.
const paymentIn = ({ shared: { bonuses, money } }: Of<'shared'>, paid: Payment): string[] => [
  ...(paid.bonuses ? [bonuses(paid.bonuses)] : []),
  ...(paid.bought ? [money(paid.bought * trackPrice)] : []),
]

export const shared = ({ shared: texts }: Of<'shared'>) => ({
  ...texts,
  // Leaves out the winner's lead (', 8 to 7') if a tie-break decided.
  won: (standings: readonly Standing[], say: Telling): string => {
    const ahead = standings.filter(({ place }) => place === 1)
    const [first] = ahead
    if (!first) return ''
    const { score } = first
    if (ahead.length > 1)
      return texts.share(say.list(ahead.map(({ seat }) => say.name(seat))), score)
    if (score < landscapesToWin) return texts.leads(score)(first, say)
    const other = Math.max(...standings.filter(({ place }) => place > 1).map(one => one.score))
    const leads = Number.isFinite(other) && other < score
    return texts.won(leads ? `, ${score}\u00a0${texts.to}\u00a0${other}` : '')(first, say)
  },
  refused: texts.refused satisfies RefusalWords<SharedCode>,
  building: {
    ...texts.building,
    // '2 bonus cards · −£40 +£6': what a crossing costs, and the coin it brings.
    way: ({ bonuses, bought }: Payment, coin: number) =>
      [
        ...(bonuses || bought ? [] : [texts.building.enough]),
        ...(bonuses ? [texts.bonuses(bonuses)] : []),
        `${bought ? `−\u2060${texts.money(bought * trackPrice)} ` : ''}+\u2060${texts.money(coin)}`,
      ].join(' · '),
  },
})

export const board = (language: Of<'shared' | 'board'>) => {
  const { board: texts } = language
  const { facts, money, terrain, the } = language.shared
  const { told } = texts
  const landscape = landscapeIn(language)
  const called = calledIn(texts.you)
  // 'Ama £30 and Jonas £20'
  const amounts = (of: readonly { seat: Seat; pounds: number }[], say: Telling): string =>
    say.list(of.map(({ seat, pounds }) => `${called(say, seat)} ${money(pounds)}`))
  return {
    ...texts,
    card: (id: CardId) => {
      const { terrain: kind, tracks, pounds } = cardOf(id)
      return texts.card(kind, tracksNeeded[kind], tracks, pounds)
    },
    told: {
      ...told,
      opened: facts.opened,
      dealt: ({ cards }, say) => {
        const landscapes = cards
          .map(cardOf)
          .map(card => `${terrain[card.terrain]} ${money(card.pounds)}`)
        return told.dealt(say.list(landscapes))
      },
      bid: ({ pounds }) => (pounds === undefined ? facts.sealed : told.bid(pounds)),
      // The highest bid first.
      revealed: ({ bids }, say) => {
        const all = bids.map((pounds, seat) => ({ seat, pounds }))
        all.sort((a, b) => b.pounds - a.pounds || a.seat - b.seat)
        return told.revealed(amounts(all, say))
      },
      'drew-lots': ({ drawing }, say) => {
        const coins = drawing.map(({ seat, card }) => ({ seat, pounds: cardOf(card).pounds }))
        return told['drew-lots'](amounts(coins, say))
      },
      ranked: ({ order }, say) => told.ranked(order.map(seat => called(say, seat)).join(', ')),
      chose: ({ card }) => facts.took(landscape(landscapeOf(card))),
      drew: ({ card }) => facts.drew(cardOf(card).tracks),
      passed: facts.passed,
      crossed: (of, say) => {
        const { terrain: kind, pounds } = cardOf(of.card)
        return facts.crossed(the[kind], pounds, say.list(paymentIn(language, of)))
      },
      'gained-bonus': facts.gained,
      preferred: ({ from }) => told.preferred(texts.prefer[from]),
      reshuffled: ({ from }) => told.reshuffled[from],
    } satisfies Phrases<Event>,
    refused: texts.refused satisfies RefusalWords<Exclude<Code, SharedCode>>,
    payment: (paid: Payment) => paymentIn(language, paid),
    lane: (crossed: number, waiting: readonly Terrain[]) =>
      texts.lane(crossed, waiting.map(kind => terrain[kind]).join(', ')),
  }
}

export const sheet = (language: Of<'shared' | 'sheet'>) => {
  const {
    shared: { facts, the },
    sheet: texts,
  } = language
  const { refused, told, sheet } = texts
  const { entered } = told
  const landscape = landscapeIn(language)
  return {
    ...texts,
    told: {
      ...told,
      opened: facts.opened,
      sealed: facts.sealed,
      entered: {
        ...entered,
        took: ({ card }) => facts.took(landscape(card)),
        stock: ({ tracks }) => facts.drew(tracks),
        pass: facts.passed,
        crossed: (of, say) => {
          const paid = say.list(paymentIn(language, of))
          const crossing = facts.crossed(texts.landscape.any, of.coin, paid)(of, say)
          const gains = of.rivers.map(seat => facts.gained({ seat }, say))
          return [crossing, ...gains].join(' ')
        },
        // The sheet knows the terrain if it knows the card (sheet/crossed-cards.ts).
        built: (of: Payment & { terrain?: Terrain }, say) => {
          const what = of.terrain ? the[of.terrain] : texts.landscape.next
          return entered.built(what, say.list(paymentIn(language, of)))
        },
        depth: ({ depth }) => entered.depth[depth],
        stands: ({ lane }, say) => entered.stands(say.list(lane.map(landscape))),
      },
    } satisfies Entered<Entry>,
    refused: {
      ...refused,
      'sixth-bonus': ({ seats: [seat] }: { seats: readonly [Seat] }, say: Telling) =>
        refused['sixth-bonus'](say.name(seat)),
    } satisfies RefusalWords<Exclude<SheetCode, SharedCode>>,
    sheet: {
      ...sheet,
      afterPaying: (paid: Payment) => sheet.afterPaying(paymentIn(language, paid)),
    },
  }
}

const moves = (language: Omit<Language, 'pages'>) => {
  const { both, board: online, sheet: beside } = language.moves
  const { toFull, toLedger } = language.sheet.first
  const landscape = landscapeIn(language)
  const paid = (of: Payment, say: Telling) => say.list(paymentIn(language, of))
  return {
    board: {
      ...online,
      bid: both.bid,
      choose: ({ card }) => both.take(landscape(landscapeOf(card))),
      build: (of, say) => online.build(paid(of, say)),
      pass: both.pass,
      prefer: ({ from }) => online.prefer(language.board.prefer[from]),
    } satisfies Phrases<Move>,
    sheet: {
      ...beside,
      bid: both.bid,
      took: ({ card }) => both.take(landscape(card)),
      pass: both.pass,
      crossed: (of, say) => beside.crossed(paid(of, say), of.coin),
      built: (of, say) => beside.built(paid(of, say)),
      depth: ({ depth }) => (depth === 'full' ? toFull : toLedger),
      stands: ({ lane }, say) => beside.stands(say.list(lane.map(landscape))),
    } satisfies Phrases<Entry>,
  }
}

type Fact = { kind: string; seat?: Seat; card?: unknown; tracks?: unknown }
const smallKinds = ['drew', 'drew-nothing', 'stock', 'passed', 'pass', 'preferred']

// Joins consecutive cards turned up and passes into one sentence: who passed, and how many tracks
// were added to the stock.
const smallIn =
  ({ pages: { log } }: Of<'pages'>) =>
  (facts: readonly Fact[], say: Telling): string => {
    if (facts.length === 0 || !facts.every(({ kind }) => smallKinds.includes(kind))) return ''
    const tracks = facts
      .map(({ kind, card, tracks }) =>
        kind === 'drew' ? cardOf(card as CardId).tracks : kind === 'stock' ? Number(tracks) : 0,
      )
      .reduce((sum, one) => sum + one, 0)
    const passed = new Set(
      facts.flatMap(({ kind, seat }) =>
        kind.startsWith('pass') && seat !== undefined ? [seat] : [],
      ),
    )
    return [
      ...(passed.size ? [log.passed(say.list([...passed].map(say.name)), passed.size > 1)] : []),
      ...(tracks > 0 || !passed.size ? [log.drew(tracks)] : []),
    ].join(' ')
  }

// The details of a refused position: whose it is, and figures.
type Misplaced = { seats: readonly [Seat] } & Figures<'owned' | 'most'>
const ofSeat =
  (text: (name: string, of: Misplaced) => string) =>
  (of: Misplaced, say: Telling): string =>
    text(say.name(of.seats[0]), of)

const pages = (language: Omit<Language, 'moves'>) => {
  const { pages: texts, shared: words } = language
  const { first, sheet } = language.sheet
  const { layout } = texts
  const { refused } = layout
  const landscape = landscapeIn(language)
  const small = smallIn(language)
  const chapter = (nth: number) => sheet.auction(nth)
  return {
    ...texts,
    reasons: texts.reasons satisfies Record<Reason, unknown>,
    weighed: texts.weighed satisfies WeighedWords<Unit>,
    log: {
      digital: { chapter: { dealt: chapter }, small },
      companion: { chapter: { bid: chapter, sealed: chapter }, small },
    },
    layout: {
      ...layout,
      piece: ({ piece }: Lying) => {
        const [kind, which] = codeOf(piece)
        if (kind === 'card') return landscape(landscapeOf(Number(which)))
        return kind === 'pound' ? words.money(1) : layout.counter
      },
      group: (piece: string) => {
        const [kind, which] = codeOf(piece)
        return kind === 'card' ? words.terrain[cardOf(Number(which)).terrain] : ''
      },
      refused: {
        ...refused,
        'line-complete': ofSeat(refused['line-complete']),
        'one-each': ofSeat(refused['one-each']),
        'none-before': ofSeat(refused['none-before']),
        'more-than-earned': ofSeat(refused['more-than-earned']),
        'more-bonuses': ofSeat(refused['more-bonuses']),
      } satisfies RefusalWords<Exclude<PlaceCode, Code>>,
    } satisfies LayoutWords,
    fields: {
      pounds: [words.bid, words.money],
      coin: [sheet.coin, words.money],
      terrain: [sheet.terrain, (kind: Terrain) => words.terrain[kind]],
      tracks: sheet.tracks,
      stock: sheet.stockNow,
      lane: texts.fields.lane,
      bonuses: sheet.bonuses,
      bought: sheet.bought,
      rivers: sheet.rivers,
      depth: [texts.options.depth.label, (depth: Depth) => first.depthNow[depth]],
    } satisfies Fields<Entry>,
  }
}

/** The words of Cape to Cairo in a language. */
export const wordsOf = (language: Language) =>
  gameWords({
    shared: shared(language),
    board: board(language),
    sheet: sheet(language),
    moves: moves(language),
    pages: pages(language),
  })

export type Shared = ReturnType<typeof shared>
export type Board = ReturnType<typeof board>
export type Sheet = ReturnType<typeof sheet>
export type Pages = ReturnType<typeof pages>
export type Words = ReturnType<typeof wordsOf>
export type BoardWords = Words['digital']
export type SheetWords = Words['companion']
