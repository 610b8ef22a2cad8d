// Puts the facts, moves, refusals and results of Kairo into sentences. The logic is the same in
// every language; each language (`en.ts` and the others) supplies the texts.
import type { Seat, Standing } from '../../game.ts'
import { isKeyOf } from '../../kit/records.ts'
import { type Square, squareName } from '../../kit/squares.ts'
import { codeOf, type Lying } from '../../layout.ts'
import {
  calledIn,
  capital,
  type Entered,
  type Fields,
  type Figures,
  gameWords,
  type LayoutWords,
  type Phrase,
  type Phrases,
  type RefusalWords,
  type Telling,
  type WeighedWords,
} from '../../words.ts'
import type { Card, Play } from '../rules/cards.ts'
import type { Edition } from '../rules/edition.ts'
import type { Entry } from '../rules/entry.ts'
import type { Gain } from '../rules/medals.ts'
import {
  byCloth,
  type Cloth,
  type Coins,
  cloths,
  districtOf,
  side,
  total,
} from '../rules/pieces.ts'
import type { Code, PlaceCode, SharedCode, SheetCode } from '../rules/points.ts'
import type { Reason, Unit } from '../rules/reasons.ts'
import type { Event, Move } from '../rules/state.ts'
import type { Language } from './en.ts'

type Of<Tables extends keyof Language> = Pick<Language, Tables>

const squareOf = (square: Square): string => squareName(square, side)

/** The squares that prove a refusal. */
export interface Squares {
  squares: readonly Square[]
}
const firstSquare = ({ squares }: Squares): string => squareOf(squares[0] ?? 0)
const allSquares = ({ squares }: Squares, say: Telling): string => say.list(squares.map(squareOf))

// Returns phrases that put the squares of a refusal, as `inWords` names them, into a table of
// texts.
const aboutSquares = <Texts extends Readonly<Record<string, (squares: string) => string>>>(
  texts: Texts,
  inWords: (of: Squares, say: Telling) => string,
) =>
  Object.fromEntries(
    Object.entries(texts).map(([code, text]): [string, Phrase<Squares>] => [
      code,
      (of, say) => text(inWords(of, say)),
    ]),
  ) as { [Code in keyof Texts]: (of: Squares, say: Telling) => string }

const editionOf = ({ options }: Telling) => (options as { edition: Edition }).edition

// Returns a square as the number of its district, because the board shows no names of squares. A
// list of moves (`exact`) adds those names.
const districtAt = (say: Telling, ...squares: readonly [Square, ...Square[]]): string => {
  const district = districtOf(editionOf(say).map.join('')[squares[0]]!)
  return say.exact ? `${district} (${squares.map(squareOf).join(' → ')})` : String(district)
}

const districtsOf = (say: Telling, card: Card): string =>
  editionOf(say).cards[card]?.districts.join('·') ?? '?'

const cardOf = ({ board: { card } }: Of<'board'>, say: Telling, one: Card | undefined): string =>
  one === undefined ? card.unseen : card.the(districtsOf(say, one))

// Returns the played cards in words, with a joker's coin.
const played = (
  { shared: { and, cloth }, board: { card } }: Of<'shared' | 'board'>,
  { cards, coin }: Play,
  say: Telling,
): string => {
  const districts = cards.map(one => districtsOf(say, one)).join(', ')
  const those = card[cards.length > 1 ? 'several' : 'one'](districts)
  return coin ? `${those} ${and} 1 × ${cloth[coin]}` : those
}

// Coins by cloth: '2 × red and 1 × blue'.
const money = ({ shared: { cloth } }: Of<'shared'>, coins: Coins, say: Telling): string =>
  say.list(cloths.filter(one => coins[one] > 0).map(one => `${coins[one]} × ${cloth[one]}`))

// Returns what was paid for an entry in words, including a joker's coin.
const paidFor = (
  language: Of<'shared' | 'sheet'>,
  { paid, coin }: Pick<Extract<Entry, { kind: 'extension' }>, 'paid' | 'coin'>,
  say: Telling,
): string => {
  const spent: Coins = { ...byCloth(() => 0), ...paid }
  if (coin) spent[coin]++
  return total(spent) > 0 ? language.sheet.paid(money(language, spent, say)) : ''
}

const clothsOf = ({ shared: { cloth } }: Of<'shared'>, those: readonly Cloth[], say: Telling) =>
  say.list(those.map(one => cloth[one]))

const towards = ({ sheet: { to } }: Of<'sheet'>, owner: Seat | 'neutral', say: Telling): string =>
  owner === 'neutral' ? to.neutral : to.seat({ seat: owner }, say)

export const shared = ({ shared: texts }: Of<'shared'>) => {
  const { cloth, gain, pay, points } = texts
  const medals = (gains: readonly Gain[], say: Telling) =>
    say.list(
      gains.map(({ medal, from }) =>
        from === null ? gain[medal] : texts.taken(gain[medal])({ seat: from }, say),
      ),
    )
  return {
    ...texts,
    standing: (n: number, isOut: boolean) => `${points(n)}${isOut ? `, ${texts.out}` : ''}`,
    pay: {
      ...pay,
      because: (size: number, gains: readonly Gain[], say: Telling) =>
        `${pay.because(size)}${gains.length > 0 ? ` ${texts.and} ${medals(gains, say)}` : ''}`,
      scores: (size: number, forMedals: number, gains: readonly Gain[], say: Telling) =>
        gains.length > 0
          ? pay.scores.medals(size, forMedals, medals(gains, say))
          : pay.scores.plain(size),
    },
    // Mentions the score of the second unless a tie-break decided.
    won: (standings: readonly Standing[], say: Telling): string => {
      const { won } = texts
      const first = standings.filter(({ place }) => place === 1)
      const [winner] = first
      if (!winner) return ''
      const { score } = winner
      if (first.length > 1)
        return won.shared(say.list(first.map(({ seat }) => say.name(seat))), score)
      const other = Math.max(...standings.filter(({ place }) => place > 1).map(one => one.score))
      return won.wins(other < score ? won.over(score, other) : won.by(score))(winner, say)
    },
    told: {
      scored: (of, say) => {
        const { stalls, medals: n } = of.points
        const score = of.gains.length
          ? texts.withMedals(stalls, n, medals(of.gains, say))
          : points(stalls)
        return texts.told.scored(cloth[of.cloth], of.size, score)(of, say)
      },
    } satisfies Pick<Phrases<Event>, 'scored'>,
    refused: texts.refused satisfies RefusalWords<SharedCode>,
  }
}

const toldOnline = (language: Of<'shared' | 'board'>) => {
  const { shared: words, board: texts } = language
  const { cloth } = words
  const { attract, told } = texts
  const called = calledIn(texts.you)
  return {
    ...told,
    opened: ({ first }, say) => words.begins({ seat: first }, say),
    'drew-stall': (of, say) => told['drew-stall'](cloth[of.cloth])(of, say),
    placed: (of, say) =>
      told.placed[of.stall.owner === null ? 'neutral' : 'own'](
        cloth[of.stall.cloth],
        districtAt(say, of.stall.squares[0]!),
      )(of, say),
    'set-aside': (of, say) =>
      of.cloth ? told['set-aside'].neutral(cloth[of.cloth]) : told['set-aside'].own(of, say),
    began: null,
    put: null,
    paid: null,
    built: (of, say) =>
      told.built[of.put.kind](
        cloth[of.put.cloth],
        districtAt(say, of.put.square),
        played(language, of.play, say),
        of.coins ? money(language, of.coins, say) : '',
      )(of, say),
    attracted: (of, say) =>
      told.attracted(
        cloth[of.cloth],
        districtAt(say, of.entrance),
        of.barkers ? attract.past(of.barkers) : '',
        of.income.map(({ seat, coins }) => `${called(say, seat)} +${coins}`).join(', '),
        cloth[of.arrives],
      )(of, say),
    took: (of, say) =>
      (of.from === 'barkers'
        ? told.took.barkers
        : told.took[of.from](cardOf(language, say, of.card)))(of, say),
    discarded: (of, say) => told.discarded(cardOf(language, say, of.card))(of, say),
    refilled: null,
    final: ({ reason }) => words.final[reason],
    stopped: words.stopped,
  } satisfies Omit<Phrases<Event>, 'scored'>
}

export const board = (language: Of<'shared' | 'board'>) => {
  const { shared: words, board: texts } = language
  const { cloth } = words
  const { card, refused, refusedAt } = texts
  const named = (districts: readonly number[]) =>
    card[districts.length > 1 ? 'joker' : 'one'](districts.join(', '))
  return {
    ...texts,
    named,
    holds: (cards: number, held: number) =>
      `${texts.cards(cards)}${held ? `, ${texts.barkers(held)}` : ''}`,
    play: {
      way: (cards: readonly (readonly number[])[], coin?: Cloth) =>
        capital(
          `${cards.map(named).join(' + ')}${coin ? ` ${words.and} ${card.coin(cloth[coin])}` : ''}`,
        ),
    },
    told: toldOnline(language),
    refused: {
      ...refused,
      ...aboutSquares(refusedAt.square, firstSquare),
      ...aboutSquares(refusedAt.squares, allSquares),
      'too-few-barkers': (of: Squares & Figures<'needed' | 'barkers'>, say: Telling) =>
        refused['too-few-barkers'](allSquares(of, say), of.needed, of.barkers),
    } satisfies RefusalWords<Exclude<Code, SharedCode>, never>,
  }
}

export const sheet = (language: Of<'shared' | 'sheet'>) => {
  const { shared: words, sheet: texts } = language
  const { cloth } = words
  const { told } = texts
  const { entered } = told
  return {
    ...texts,
    told: {
      opened: ({ options }) => told.opened[options.coins],
      entered: {
        ...entered,
        'sets-up': (of, say) => entered['sets-up'](clothsOf(language, of.cloths, say))(of, say),
        begins: ({ first }, say) => words.begins({ seat: first }, say),
        stall: (of, say) => entered.stall(cloth[of.cloth], paidFor(language, of, say))(of, say),
        extension: (of, say) =>
          entered.extension(cloth[of.cloth], paidFor(language, of, say))(of, say),
        move: (of, say) => entered.move(cloth[of.cloth], paidFor(language, of, say))(of, say),
        attract: (of, say) =>
          entered.attract(cloth[of.cloth], towards(language, of.owner, say))(of, say),
        final: texts.sheet.declared,
        stop: words.stopped,
        counts: (of, say) => entered.counts(of.coins)(of, say),
      },
    } satisfies Entered<Entry, { coins: 'kept' | 'real' }>,
    refused: texts.refused satisfies RefusalWords<Exclude<SheetCode, SharedCode>>,
  }
}

const moves = (language: Omit<Language, 'pages'>) => {
  const { board: online, sheet: beside } = language.moves
  const { cloth } = language.shared
  return {
    board: {
      ...online,
      stall: (of, say) => online.stall(cloth[of.cloth], districtAt(say, of.square, of.entrance)),
      extension: (of, say) => online.extension(cloth[of.cloth], districtAt(say, of.square)),
      move: (of, say) => online.move(cloth[of.cloth], districtAt(say, of.square, of.entrance)),
      pay: ({ coins }, say) => online.pay(money(language, coins, say)),
      play: (play, say) => online.play(played(language, play, say)),
      attract: ({ entrance }, say) => online.attract(districtAt(say, entrance)),
      take: ({ card }, say) => online.take(cardOf(language, say, card)),
      discard: ({ card }, say) => online.discard(cardOf(language, say, card)),
    } satisfies Phrases<Move>,
    sheet: {
      ...beside,
      'sets-up': (of, say) => beside['sets-up'](clothsOf(language, of.cloths, say)),
      begins: ({ first }, say) => beside.begins(say.name(first)),
      stall: (of, say) => beside.stall(cloth[of.cloth], paidFor(language, of, say)),
      extension: (of, say) => beside.extension(cloth[of.cloth], paidFor(language, of, say)),
      move: (of, say) => beside.move(cloth[of.cloth], paidFor(language, of, say)),
      attract: (of, say) => beside.attract(cloth[of.cloth], towards(language, of.owner, say)),
      counts: ({ coins }) => beside.counts(coins),
    } satisfies Phrases<Entry>,
  }
}

// A fact of a turn in which a seat only drew cards: all facts of such a turn are one sentence.
interface Drawing {
  kind: string
  seat?: Seat
  from?: string
  card?: Card
}
const drawings = ['took', 'discarded', 'refilled', 'reshuffled']

const smallOf =
  (language: Of<'board' | 'pages'>) =>
  (facts: readonly Drawing[], say: Telling): string => {
    const { log } = language.pages
    const seat = facts[0]?.seat
    if (seat === undefined || facts.some(({ kind }) => !drawings.includes(kind))) return ''
    const taken = facts.filter(({ kind }) => kind === 'took')
    const cardsIn = (those: readonly Drawing[]) =>
      say.list(
        those.flatMap(({ card }) => (card === undefined ? [] : [cardOf(language, say, card)])),
      )
    const cards = cardsIn(taken)
    const unseen = taken.filter(({ card, from }) => card === undefined && from !== 'barkers').length
    const hired = taken.filter(({ from }) => from === 'barkers').length
    const away = cardsIn(facts.filter(({ kind }) => kind === 'discarded'))
    const deeds = [
      cards && log.took(cards),
      unseen > 0 ? log.drew[unseen > 1 ? 'two' : 'one'] : '',
      hired > 0 ? log.hired[hired > 1 ? 'two' : 'one'] : '',
      away && log.discarded(away),
    ]
    return log.turn(say.list(deeds.filter(deed => deed !== '')))({ seat }, say)
  }

// Coins earned through a customer of this cloth. At somebody else's stall both seats earn.
type Earned = Figures<'coins' | 'have'> & { cloth: Cloth }
type EarnedBoth = Earned & Figures<'theirs'> & { seats: readonly Seat[] }

// The figures of reasons.
type Kept = Figures<'left' | 'coins' | 'fit' | 'open'>
interface Fitting extends Figures<'fit' | 'open' | 'cards' | 'all'> {
  districts: readonly number[]
}

// Why a bot makes its move.
const reasonsIn = ({ pages: texts, shared: words }: Of<'pages' | 'shared'>) => {
  const { kept, 'all-fit': allFit, ...told } = texts.reasons
  const named = (cloth: Cloth) => capital(words.cloth[cloth])
  // What stays in hand, and for how many squares it is good.
  const keptIn = ({ left, coins, fit, open }: Kept): [string, string] =>
    left > 0 ? [kept.cards(left), kept.fit(fit, open)] : [kept.none(coins), '']
  return {
    ...told,
    scores: ({ size, sum }: Figures<'size' | 'sum'>) => told.scores(size, sum),
    medals: ({ size, medals, points, sum }: Figures<'size' | 'medals' | 'points' | 'sum'>) =>
      told.medals(size, medals, points, sum),
    room: ({ squares: { length } }: Squares) => (length ? told.room.some(length) : told.room.none),
    leaves: ({ paid, left }: Figures<'paid' | 'left'>) => told.leaves(paid, left),
    'leaves-only': ({ paid, left }: Figures<'paid' | 'left'>) => told['leaves-only'](paid, left),
    spare: (of: Kept) => told.spare(...keptIn(of)),
    'spare-only': (of: Kept) => told['spare-only'](...keptIn(of)),
    earns: ({ cloth, coins, have }: Earned) => told.earns(named(cloth), coins, have),
    'earns-both': ({ cloth, coins, have, theirs, seats }: EarnedBoth, say: Telling) =>
      told['earns-both'](named(cloth), coins, have, theirs, say.name(seats[0]!)),
    fits: ({ districts, fit, open, cards, all }: Fitting, say: Telling) =>
      told.fits(say.either(districts.map(String)), fit, open, cards, all),
    cards: (of: Figures<'cards' | 'fit' | 'open'>) =>
      of.fit < of.open ? told.cards(of) : allFit(of),
    barker: ({ barkers, reach }: Figures<'barkers' | 'reach'>) =>
      reach ? told.barker.some(barkers, reach) : told.barker.none(barkers),
  } satisfies Record<Reason, Phrase<never>>
}

// The details of a refused position: whose it is, where, and figures.
type Misplaced = Squares & { seats: readonly [Seat] } & Figures<'limit'>

const pages = (language: Omit<Language, 'moves'>) => {
  const { pages: texts, shared: words } = language
  const { fields, layout } = texts
  const clothName = (one: Cloth) => words.cloth[one]
  const place = (at: Square, say: Telling) => layout.place(districtAt(say, at))
  return {
    ...texts,
    log: {
      digital: {
        chapter: {
          began: (nth: number, { seat }: { seat: Seat }, say: Telling) =>
            `${nth}. ${say.name(seat)}`,
        },
        small: smallOf(language),
      },
      companion: {},
    },
    reasons: reasonsIn(language),
    weighed: texts.weighed satisfies WeighedWords<Unit>,
    layout: {
      ...layout,
      piece: ({ piece, count }: Lying, say: Telling) => {
        const [kind, which] = codeOf(piece)
        if (kind === 'card') return language.board.card.one(districtsOf(say, Number(which)))
        if (kind === 'point' && count !== 1) return layout.piece.points
        const name = isKeyOf(layout.piece, kind) ? layout.piece[kind] : piece
        return isKeyOf(words.cloth, which) ? `${name}, ${words.cloth[which]}` : name
      },
      place,
      spot: (at: Square, say: Telling) => {
        const name = squareName(at, editionOf(say).map[0]!.length)
        return layout.spot(name.slice(0, 1), name.slice(1), place(at, say))
      },
      ask: { customers: layout.ask.customer, neutral: layout.ask.stall, stalls: layout.ask.stall },
      refused: {
        ...layout.refused,
        ...aboutSquares(layout.refusedAt, firstSquare),
        'too-many-cards': ({ seats: [seat], limit }, say) =>
          layout.refused['too-many-cards'](limit)({ seat }, say),
        'display-size': ({ limit }) => layout.refused['display-size'](limit),
      } satisfies RefusalWords<Exclude<PlaceCode, Code>, Misplaced>,
    } satisfies LayoutWords,
    fields: {
      ...fields,
      cloths: [fields.cloths, clothName],
      cloth: [fields.cloth, clothName],
      coin: [fields.coin, clothName],
      owner: [fields.owner.label, () => fields.owner.neutral],
      ...words.cloth,
    } satisfies Fields<Entry>,
    figures: { ...texts.figures, none: '–' },
  }
}

/** The words of Kairo in a language. */
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
