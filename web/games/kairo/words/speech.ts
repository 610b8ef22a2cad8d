// What the four languages share in speaking of Kairo: squares, cards, coins, and who came first.
import type { Seat, Standing } from '../../game.ts'
import { type Square, squareName } from '../../kit/squares.ts'
import type { Telling } from '../../words.ts'
import type { Card, Play } from '../rules/cards.ts'
import type { Edition } from '../rules/edition.ts'
import {
  type ByCloth,
  byCloth,
  type Coins,
  cloths,
  districtOf,
  side,
  total,
} from '../rules/pieces.ts'

const squareOf = (square: Square): string => squareName(square, side)

/** The squares that prove a refusal. */
export interface Squares {
  squares: readonly Square[]
}
/** The square a refusal is about, in words. */
export const firstSquare = ({ squares }: Squares): string => squareOf(squares[0] ?? 0)
/** All squares that prove a refusal, in words. */
export const allSquares = ({ squares }: Squares, say: Telling): string =>
  say.list(squares.map(squareOf))

const editionOf = ({ options }: Telling) => (options as { edition: Edition }).edition

/**
 * Where a square lies: the board shows no names of squares, but the figures of its districts. A
 * list of moves adds the names.
 */
export const districtAt = (say: Telling, ...squares: readonly [Square, ...Square[]]): string => {
  const district = districtOf(editionOf(say).map.join('')[squares[0]]!)
  return say.exact ? `${district} (${squares.map(squareOf).join(' → ')})` : String(district)
}

/** A square's row, a letter, and its column, a number. */
export const rowAndColumn = (say: Telling, square: Square): [row: string, column: number] => {
  const width = editionOf(say).map[0]!.length
  return [String.fromCharCode(97 + Math.floor(square / width)), (square % width) + 1]
}

/** The districts of a card; the table's edition knows them. */
export const districtsOf = (say: Telling, card: Card): string =>
  editionOf(say).cards[card]?.districts.join('·') ?? '?'

export const cardsIn = ({ cards }: Pick<Play, 'cards'>, say: Telling): string =>
  cards.map(card => districtsOf(say, card)).join(', ')

/** Coins by cloth, '2 × red and 1 × blue'. */
export const coinsIn = (coins: Coins, name: ByCloth<string>, say: Telling): string =>
  say.list(
    cloths.filter(cloth => coins[cloth] > 0).map(cloth => `${coins[cloth]} × ${name[cloth]}`),
  )

/** An entry's payment and its joker's coin, together. */
export const spentIn = ({
  paid,
  coin,
}: {
  paid?: Coins
  coin?: keyof Coins
}): Coins | undefined => {
  const spent: Coins = { ...byCloth(() => 0), ...paid }
  if (coin) spent[coin]++
  return total(spent) > 0 ? spent : undefined
}

/**
 * Who came first, with how many points, and how many the next one has; undefined where a tie-break
 * decided.
 */
export const winnersOf = (standings: readonly Standing[]) => {
  const first = standings.filter(({ place }) => place === 1)
  const score = first[0]?.score ?? 0
  const other = Math.max(...standings.filter(({ place }) => place > 1).map(one => one.score))
  return { first, score, other: Number.isFinite(other) && other < score ? other : undefined }
}

/**
 * The log tells turn by turn; what was drawn in one is told in one sentence, of these facts and no
 * others.
 */
export interface Drawing {
  kind: string
  seat?: Seat
  from?: string
  card?: Card
}
const drawings = ['took', 'discarded', 'refilled', 'reshuffled']

/** Cards by name, how many came from the pile unseen, how many barkers, and what was put away. */
export const drawnIn = (facts: readonly Drawing[], one: (card: Card) => string, say: Telling) => {
  const [first] = facts
  if (first?.seat === undefined || facts.some(({ kind }) => !drawings.includes(kind)))
    return undefined
  const taken = facts.filter(({ kind }) => kind === 'took')
  const named = (of: readonly Drawing[]) =>
    say.list(of.flatMap(({ card }) => (card === undefined ? [] : [one(card)])))
  return {
    seat: first.seat,
    cards: named(taken),
    unseen: taken.filter(({ card, from }) => card === undefined && from !== 'barkers').length,
    barkers: taken.filter(({ from }) => from === 'barkers').length,
    away: named(facts.filter(({ kind }) => kind === 'discarded')),
  }
}

export const turnHeading = (nth: number, { seat }: { seat: Seat }, say: Telling): string =>
  `${nth}. ${say.name(seat)}`
