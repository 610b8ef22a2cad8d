// Puts the facts, moves, refusals and results of Le Camino into sentences. The logic is the same in
// every language; each language (`en.ts` and the others) supplies the texts.
import type { Seat, Standing } from '../../game.ts'
import { isKeyOf, memberOf } from '../../kit/records.ts'
import type { Square } from '../../kit/squares.ts'
import type { Lying } from '../../layout.ts'
import {
  capital,
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
import type { Entry } from '../rules/entry.ts'
import {
  type Corner,
  counts,
  type Edge,
  edges,
  type Piece,
  type Tile,
  variants,
} from '../rules/kinds.ts'
import { columnName, type Place, placeName, squareName } from '../rules/places.ts'
import type { Code, PlaceCode, SharedCode, SheetCode } from '../rules/points.ts'
import type { Reason, Unit } from '../rules/reasons.ts'
import { sideOfSeat, sidesFor } from '../rules/sides.ts'
import type { Event, Move } from '../rules/state.ts'
import type { Language } from './en.ts'

type Of<Tables extends keyof Language> = Pick<Language, Tables>

const squareOf = (say: Telling, square: Square): string => {
  const told = memberOf(say.options, 'variant')
  return squareName(variants.find(variant => variant === told) ?? 'camino', square)
}

/** The squares that prove a refusal. */
export interface Squares {
  squares: readonly Square[]
}
// Returns a phrase that puts the square of a refusal into a text.
const aboutSquare =
  (text: (square: string) => string) =>
  ({ squares }: Squares, say: Telling): string =>
    text(squareOf(say, squares[0] ?? 0))

// Returns a phrase that puts the squares of a refusal into a text: lists up to four, counts more.
const aboutSquares =
  ({ few, many }: { few: (squares: string) => string; many: (n: number, one: string) => string }) =>
  ({ squares }: Squares, say: Telling): string => {
    const names = squares.map(at => squareOf(say, at))
    return names.length > 4 ? many(names.length, names[0]!) : few(say.list(names))
  }

/**
 * Returns the sides of a square that ask for one thing, with its letter: R road, T rail, W river, 0
 * nothing. `asked` describes the four sides of a square that nothing fits.
 */
export const askedOf = (asked = '') =>
  asked
    .split(' ')
    .flatMap((letter, side) =>
      letter.length === 1 && letter !== '-' ? [{ side: side as Edge, letter }] : [],
    )

// Returns the sides that the road of a tile leads to; without a road, those of its rail or river.
const opensTo = ({ piece, turns }: Tile): Edge[] => {
  const sides = edges[piece]
  if (sides[0] === '0' || sides[0] === '?') return []
  return ([0, 1, 2, 3] as const).filter(side => sides[(side + 4 - (turns & 3)) % 4] === sides[0])
}

// Returns a tile in words, with the sides that it opens to.
const lyingIn =
  ({ shared: { piece, lies, sides } }: Of<'shared'>) =>
  (tile: Tile, say?: Telling): string => {
    const name = piece[tile.piece]
    const to = opensTo(tile)
    const [one, other] = to
    if (one === undefined || to.length === 4) return name
    if (other === undefined) return lies.from(name, one)
    const all = to.map(side => sides[side])
    if (to.length === 3) return lies.to(name, say ? say.list(all) : all.join(', '))
    const crosses = tile.piece === 'bridge' || tile.piece === 'level-crossing'
    return lies.fromTo(crosses ? `${name}, ${lies.road}` : name, one, other)
  }

const namesOf = (seats: readonly Seat[], say: Telling): string =>
  say.list(seats.map(seat => say.name(seat)))

// Returns the names of those to whom the way of a seat belongs: a player, or two partners.
const ownersOf = (seat: Seat, say: Telling): string =>
  namesOf(sidesFor(say.seats)[sideOfSeat(seat)]!, say)

interface Proof extends Squares {
  asked?: string
  seats?: readonly Seat[]
  line: 'river' | 'railway'
}

export const shared = (language: Of<'shared'>) => {
  const { shared: texts } = language
  const { squares, obstacles, refused } = texts
  return {
    ...texts,
    lying: lyingIn(language),
    sumInWords: (n: number, more: number): string =>
      `${squares(n)}${more > 0 ? ` + ${obstacles(more)}` : `, ${texts.noObstacles}`}`,
    won: (standings: readonly Standing[], say: Telling): string => {
      const { won } = texts
      const first = standings.filter(({ place }) => place === 1)
      const score = first[0]?.score ?? 0
      if (first.length === standings.length) return score > 0 ? won.shared(score) : won.open
      const other = standings.find(({ place }) => place > 1)?.score ?? score
      const isTeam = first.length > 1
      const seats = first.map(({ seat }) => seat)
      const wins = seats.some(seat => seat === say.you)
        ? won.wins[isTeam ? 'partners' : 'you']
        : won.wins[isTeam ? 'several' : 'one'](namesOf(seats, say))
      return score === other ? won.shorter(wins, score) : won.cheaper(wins, score, other)
    },
    refused: {
      ...refused,
      occupied: aboutSquare(refused.occupied),
      mismatch: ({ squares }, say) =>
        refused.mismatch[squares.length === 1 ? 'one' : 'several'](
          say.list(squares.map(at => squareOf(say, at))),
        ),
      unfillable: ({ squares: [at], asked }, say) => {
        const { plain, asking, side: on } = refused.unfillable
        const matter: Readonly<Record<string, string>> = refused.unfillable.matter
        const square = squareOf(say, at ?? 0)
        const asks = askedOf(asked).map(
          ({ side, letter }, i) => `(${i + 1}) ${matter[letter]} ${on(side)}`,
        )
        return asks.length > 0 ? asking(square, say.list(asks)) : plain(square)
      },
      region: aboutSquares(refused.region),
      blocked: ({ seats = [] }, say) =>
        seats.length > 0 ? refused.blocked.named(namesOf(seats, say)) : refused.blocked.unnamed,
      'third-line': ({ line }) => refused['third-line'][line],
      loop: ({ line }) => refused.loop[line],
    } satisfies RefusalWords<SharedCode, Proof>,
  }
}

export const board = ({ shared: { named, piece }, board: texts }: Of<'shared' | 'board'>) => {
  const { told, refused, note, price } = texts
  return {
    ...texts,
    price: {
      ...price,
      becomes: (name: string, was: number, is: number) => `${name} ${was} → ${is}`,
      becomesCertain: (name: string, was: number | undefined, is: number) =>
        price.becomesCertain(name, was === undefined ? `${is}` : `${was} → ${is}`),
    },
    told: {
      ...told,
      opened: ({ first }, say) => told.opened({ seat: first }, say),
      redealt: (of, say) => told.redealt(say.list(of.shown.map(one => piece[one])))(of, say),
      began: null,
      laid: (of, say) => told.laid(named(of.piece), squareOf(say, of.at))(of, say),
      completed: (of, say) => told.completed(named(of.piece), squareOf(say, of.at))(of, say),
      'set-aside': (of, say) => told['set-aside'](named(of.piece))(of, say),
      drew: (of, say) => (of.piece ? told.drew.seen(named(of.piece)) : told.drew.unseen)(of, say),
      'turn-ended': null,
      swapped: (of, say) =>
        (of.gave && of.got
          ? told.swapped.seen(named(of.gave), named(of.got))
          : told.swapped.unseen)(of, say),
      ended: ({ how }) => note.ends[how],
    } satisfies Phrases<Event>,
    refused: {
      ...refused,
      'open-in-corner': ({ squares }, say) =>
        refused['open-in-corner'](say.either(squares.map(at => squareOf(say, at)))),
      'more-than-one-fits': aboutSquare(refused['more-than-one-fits']),
      'still-of-use': aboutSquares(refused['still-of-use']),
      'can-lay': aboutSquare(refused['can-lay']),
    } satisfies RefusalWords<Exclude<Code, SharedCode>, Squares>,
  }
}

const price = (n: number, more: number) => (more > 0 ? `${n} + ${more} = ${n + more}` : `${n}`)
// Returns a phrase with a price in it, from the numbers of squares and obstacles.
const priced = (text: (price: string) => string) => (n: number, more: number) =>
  text(price(n, more))

export const sheet = ({ shared: { named, piece }, sheet: texts }: Of<'shared' | 'sheet'>) => {
  const { begins, told, refused, sheet: page } = texts
  const { entered } = told
  return {
    ...texts,
    sheet: {
      ...page,
      key: (one: Piece, n: string) => page.key(capital(piece[one]), n),
      overdrawn: (one: Piece, n: number) => page.overdrawn(counts[one], piece[one], n),
      done: priced(page.done),
      counted: priced(page.counted),
      agreed: priced(page.agreed),
      takeOver: priced(page.takeOver),
    },
    told: {
      opened: null,
      entered: {
        begins: ({ first, corner }, say) =>
          entered.begins(begins.corner[corner])({ seat: first }, say),
        road: (of, say) => roadOf(entered.road, of.path)(of, say),
        piece: (of, say) => entered.piece(named(of.piece), placeName(of))(of, say),
        clear: (of, say) => entered.clear(placeName(of))(of, say),
        counts: (of, say) => ofWay(entered.counts, of.whose, say)(of, say),
        'takes-over': (of, say) => ofWay(entered['takes-over'], of.whose, say)(of, say),
        close: ({ how }) => page.over[how],
      },
    } satisfies Entered<Entry>,
    refused: {
      ...refused,
      'none-left': at => refused['none-left'](counts[at.piece], piece[at.piece]),
      'nothing-there': aboutSquare(refused['nothing-there']),
      'too-short': ({ least }) => refused['too-short'](least),
    } satisfies RefusalWords<
      Exclude<SheetCode, SharedCode>,
      Squares & { piece: Piece } & Figures<'least'>
    >,
  }
}

// Returns the text about a road: from its first place to its last, or where the pen is if it has
// only one place so far.
const roadOf = <Text>(
  { drawn, pen }: { drawn: (from: string, to: string) => Text; pen: (square: string) => Text },
  path: readonly Place[],
): Text => {
  const from = placeName(path[0]!)
  return path.length > 1 ? drawn(from, placeName(path.at(-1)!)) : pen(from)
}

// Returns the text about a way: the reader's, or that of others.
const ofWay = <Text>(
  { yours, others }: { yours: Text; others: (names: string) => Text },
  whose: Seat,
  say: Telling,
): Text =>
  say.you !== 'room' && sideOfSeat(say.you) === sideOfSeat(whose)
    ? yours
    : others(ownersOf(whose, say))

const moves = (language: Omit<Language, 'pages'>) => {
  const { board: online, sheet: beside } = language.moves
  const { piece } = language.shared
  const lying = lyingIn(language)
  return {
    board: {
      ...online,
      lay: (tile, say) => {
        const name = say.brief ? piece[tile.piece] : lying(tile, say)
        return online.lay(capital(name), squareOf(say, tile.at))
      },
      complete: (tile, say) => online.complete(lying(tile, say), squareOf(say, tile.at)),
      'set-aside': of => online['set-aside'](piece[of.piece]),
      swap: of => online.swap(piece[of.piece]),
    } satisfies Phrases<Move>,
    sheet: {
      begins: ({ first, corner }, say) =>
        beside.begins(say.name(first), language.sheet.begins.corner[corner]),
      road: ({ path }) => roadOf(beside.road, path),
      piece: tile => online.lay(capital(lying(tile)), placeName(tile)),
      clear: at => beside.clear(placeName(at)),
      counts: ({ whose, squares, obstacles }, say) =>
        capital(beside.counts(ownersOf(whose, say), squares, obstacles)),
      'takes-over': ({ whose }, say) => beside['takes-over'](ownersOf(whose, say)),
      close: ({ how }) => beside.close[how],
    } satisfies Phrases<Entry>,
  }
}

/** A way that grew from `was` to `is`, through the tiles numbered `from` to `to`. */
export interface Grown {
  from: number
  to: number
  name: string
  was: number
  is: number
  by: string // whose tiles did it; empty: its own
}

const pages = (language: Omit<Language, 'moves'>) => {
  const { pages: texts, shared: words, sheet: beside } = language
  const { end, fields, layout, reasons } = texts
  const lying = lyingIn(language)
  return {
    ...texts,
    titleOf: (options: unknown): string =>
      memberOf(options, 'variant') === 'camino' ? 'Le Camino' : 'Le Caminito',
    reasons: {
      ...reasons,
      swaps: ({ copies, pot, empty }: Figures<'copies' | 'pot' | 'empty'>) =>
        copies > 1 ? reasons.swaps.several(copies, pot, empty) : reasons.swaps.one(pot, empty),
      passes: ({ left, empty }: Figures<'left' | 'empty'>) =>
        left > 0 ? reasons.passes.some(empty) : reasons.passes.none(empty),
    } satisfies Record<Reason, unknown>,
    weighed: texts.weighed satisfies WeighedWords<Unit>,
    end: {
      ...end,
      piece: (n: number) => end.piece(n + 1),
      // Compares two ways: how many squares and obstacles fewer the first one has, or how many more
      // if the number is negative.
      by: (n: number, more: number): string => {
        const than = (by: number, what: (count: number) => string) =>
          by === 0 ? [] : [end[by > 0 ? 'fewer' : 'more'](what(Math.abs(by)))]
        return `${[...than(n, words.squares), ...than(more, words.obstacles)].join(', ')}.`
      },
      // By how many points the first one is cheaper, and what makes the difference.
      won: (n: number, parts: string): string => capital(n > 0 ? end.cheaper(n, parts) : parts),
      grew: ({ from, to, name, was, is, by }: Grown) =>
        end.grew(
          from === to ? end.tiles.one(from) : end.tiles.several(from, to),
          name,
          was,
          is,
          by,
        ),
    },
    layout: {
      ...layout,
      piece: ({ piece, turns }: Lying) => {
        if (!isKeyOf(words.piece, piece)) return layout.corner
        return turns === undefined ? words.piece[piece] : lying({ piece, turns })
      },
      place: (at: number, say: Telling) => squareOf(say, at),
      refused: {
        ...layout.refused,
        'corner-untold': ({ seats: [seat] }, say) =>
          layout.refused['corner-untold'](say.name(seat)),
        'hand-size': ({ seats: [seat], size }, say) =>
          layout.refused['hand-size'](say.name(seat), size),
      } satisfies RefusalWords<
        Exclude<PlaceCode, SharedCode>,
        { seats: readonly [Seat]; size: number }
      >,
    } satisfies LayoutWords,
    fields: {
      ...fields,
      corner: [fields.corner, (one: Corner) => beside.begins.corner[one]],
      column: [fields.column, columnName],
      piece: [fields.piece, (one: Piece) => words.piece[one]],
      turns: [fields.turns, (n: number) => `${n}`],
      how: [fields.how, (how: 'agreed' | 'stuck') => beside.sheet.over[how]],
    } satisfies Fields<Entry>,
  }
}

/** The words of Le Camino in a language. */
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
