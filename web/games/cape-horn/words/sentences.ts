// Puts the facts, moves, refusals and results of Cape Horn into sentences. The logic is the same in
// every language; each language (`en.ts` and the others) supplies the texts.
import type { Seat, Standing } from '../../game.ts'
import { type Square, squareName } from '../../kit/squares.ts'
import { codeOf, type Lying } from '../../layout.ts'
import {
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
import type { Edition } from '../rules/edition.ts'
import type { Entry } from '../rules/entry.ts'
import {
  type Arrow,
  arrowOf,
  type Rose,
  type RoseColour,
  romans,
  type Stage,
} from '../rules/pieces.ts'
import type { Code, PlaceCode, SharedCode, SheetCode } from '../rules/points.ts'
import type { Reason, Unit } from '../rules/reasons.ts'
import type { Event, Move } from '../rules/state.ts'
import type { Language } from './en.ts'

type Of<Tables extends keyof Language> = Pick<Language, Tables>

// Returns the edition that a table is played with; a companion has none.
const editionOf = ({ options }: Telling): Edition | undefined =>
  (options as { edition?: Edition } | undefined)?.edition

const houseColumns = 14

const squareOf = (say: Telling, square: Square): string =>
  squareName(square, editionOf(say)?.map[0]?.length ?? houseColumns)

/** The squares that prove a refusal: the ship's own first, the one that the move asked for last. */
export interface Squares {
  squares: readonly Square[]
}

type OfSquares = string | ((square: string, ship: string) => string)
type AboutSquares<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends string ? string : (of: Squares, say: Telling) => string
}

// Returns phrases that put the squares of a refusal into a table of texts.
const aboutSquares = <Texts extends Readonly<Record<string, OfSquares>>>(texts: Texts) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]): [string, Phrase<Squares>] => [
      key,
      typeof text === 'string'
        ? text
        : ({ squares }, say) =>
            text(squareOf(say, squares.at(-1) ?? 0), squareOf(say, squares[0] ?? 0)),
    ]),
  ) as AboutSquares<Texts>

// Shapes of several arrows, by their headings; `FL` is said as `F L`.
const shapes: Partial<Record<string, 'star' | 'fan' | 'diagonals' | 'sideways'>> = {
  'F FL FR L R': 'star',
  'F FL FR': 'fan',
  'FL FR': 'diagonals',
  'L R': 'sideways',
}

// Returns a card in words: the arrows of each distance as a shape, or one by one if they form none.
const cardWords =
  ({ board: { arrows: words } }: Of<'board'>) =>
  (arrows: readonly Arrow[]): string => {
    const one = ({ heading, distance }: Arrow) =>
      `${distance} ${[...heading].map(part => words[part as 'F' | 'L' | 'R' | 'B']).join(' ')}`
    const distances = [...new Set(arrows.map(({ distance }) => distance))].sort((a, b) => b - a)
    return distances
      .map(distance => {
        const those = arrows.filter(arrow => arrow.distance === distance)
        const headings = those.map(({ heading }) => heading).sort()
        const shape = shapes[headings.join(' ')]
        return shape ? words[shape].replace('#', String(distance)) : those.map(one).join(', ')
      })
      .join(` ${words.or} `)
  }

// Returns a card in words, from its type. If the reader does not know the type or the edition, uses
// the word for an unknown card.
const cardOf =
  (language: Of<'board'>) =>
  (say: Telling, type: string | undefined): string => {
    const { quoted, unseen } = language.board.arrows
    const card = editionOf(say)?.cards.find(one => one.type === type)
    if (!card) return unseen
    const name = cardWords(language)(card.arrows.map(arrowOf))
    return say.brief ? name : quoted(name)
  }

const cost = (points: number) => (points ? ` (−${points})` : '')
const signed = (n: number) => `${n > 0 ? '+' : '−'}${Math.abs(n)}`

export const shared = ({ shared: texts }: Of<'shared'>) => ({
  ...texts,
  // Mentions points only if they decided the game.
  won: (standings: readonly Standing[], say: Telling): string => {
    const { won } = texts
    const first = standings.filter(({ place }) => place === 1)
    const [winner] = first
    if (!winner) return ''
    const figure = (label: string) => winner.sum.find(([name]) => name === label)?.[1] ?? 0
    const roses = figure('roses')
    if (first.length > 1)
      return won.shared(say.list(first.map(({ seat }) => say.name(seat))), roses)
    const next = standings.find(({ place }) => place > 1)
    const other = next?.score ?? 0
    const lead = next ? won.lead(winner.score, other) : ''
    if (figure('line') > 0) return won.line(lead)(winner, say)
    if (roses >= 3) return won.three(lead)(winner, say)
    const [points, fewer] = [winner, next].map(
      one => one?.ties?.find(([label]) => label === 'points')?.[1],
    )
    const leads =
      points === undefined || fewer === undefined
        ? won.leads(roses, other)
        : won.leadsByPoints(roses, points, fewer)
    return leads(winner, say)
  },
  refused: texts.refused satisfies RefusalWords<SharedCode>,
})

export const board = (language: Of<'shared' | 'board'>) => {
  const { board: texts } = language
  const { told } = texts
  const card = cardOf(language)
  const { station } = language.shared
  return {
    ...texts,
    card: cardWords(language),
    told: {
      ...told,
      opened: ({ first }, say) => told.opened({ seat: first }, say),
      began: (of, say) => told.began[of.gained === 0 ? 'plain' : 'gains'](of, say),
      laid: (of, say) => told.laid(card(say, of.card), squareOf(say, of.at))(of, say),
      covered: (of, say) => told.covered(card(say, of.card), squareOf(say, of.at))(of, say),
      sailed: (of, say) => {
        const way = of.by === 'ignore' ? 'ignore' : of.sprint ? 'sprint' : 'sail'
        return told.sailed[way](squareOf(say, of.to), cost(of.cost))(of, say)
      },
      'crossed-line': (of, say) => told['crossed-line'](cost(of.cost))(of, say),
      'won-rose': (of, say) => told['won-rose'](station(of))(of, say),
      renounced: (of, say) => told.renounced[of.gained ? 'gains' : 'plain'](of, say),
      drew: (of, say) => told.drew(card(say, of.card))(of, say),
      bought: (of, say) => told.bought(card(say, of.card))(of, say),
      won: (of, say) => told.won[of.how](of, say),
    } satisfies Phrases<Event>,
    refused: aboutSquares(texts.refused) satisfies RefusalWords<Exclude<Code, SharedCode>, Squares>,
  }
}

export const sheet = ({ shared: { station }, sheet: texts }: Of<'shared' | 'sheet'>) => {
  const { entered } = texts.told
  return {
    ...texts,
    told: {
      ...texts.told,
      entered: {
        ...entered,
        begins: ({ first }, say) => entered.begins({ seat: first }, say),
        rose: (of, say) => entered.rose(station(of))(of, say),
        hand: (of, say) =>
          entered.hand[of.change > 0 ? 'more' : 'fewer'](Math.abs(of.change))(of, say),
        peg: (of, say) => entered.peg(of.points)(of, say),
      },
    } satisfies Entered<Entry>,
    refused: texts.refused satisfies RefusalWords<Exclude<SheetCode, SharedCode>, Rose>,
  }
}

const moves = (language: Of<'shared' | 'board' | 'moves'>) => {
  const { board: online, sheet: beside } = language.moves
  const card = cardOf(language)
  return {
    board: {
      ...online,
      lay: (of, say) => online.lay(card(say, of.card), squareOf(say, of.at)),
      cover: (of, say) => online.cover(card(say, of.card), squareOf(say, of.at)),
      sail: ({ to }, say) => online.sail(squareOf(say, to)),
      ignore: ({ to }, say) => online.ignore(squareOf(say, to)),
      sprint: ({ to, by }, say) => online.sprint[by](squareOf(say, to)),
    } satisfies Phrases<Move>,
    sheet: {
      ...beside,
      begins: ({ first }, say) => beside.begins(say.name(first)),
      rose: of => beside.rose(language.shared.station(of)),
      hand: ({ change }) => beside.hand(signed(change)),
      peg: ({ points }) => beside.peg(points),
    } satisfies Phrases<Entry>,
  }
}

// The details of a refused position: whose it is, and figures.
type Misplaced = { seats: readonly [Seat] } & Figures<'limit'>

const pages = (language: Omit<Language, 'moves'>) => {
  const { pages: texts, shared: words } = language
  const { fields, layout, reasons } = texts
  const { refused } = layout
  const { winsBySprint, winsNext, leads, onto, nearer } = reasons
  return {
    ...texts,
    reasons: {
      ...reasons,
      winsBySprint: ({ squares: [to], steps }: Squares & Figures<'steps'>, say: Telling) =>
        winsBySprint(squareOf(say, to ?? 0), steps),
      winsNext: ({ squares: [to], steps }: Squares & Figures<'steps'>, say: Telling) =>
        winsNext(squareOf(say, to ?? 0), steps),
      leads: ({ squares: [to], left, steps }: Squares & Figures<'left' | 'steps'>, say: Telling) =>
        leads(squareOf(say, to ?? 0), left, steps),
      onto: ({ squares: [to], left }: Squares & Figures<'left'>, say: Telling) =>
        onto(squareOf(say, to ?? 0), left),
      nearer: ({ squares: [to], left }: Squares & Figures<'left'>, say: Telling) =>
        nearer(squareOf(say, to ?? 0), left),
    } satisfies Record<Reason, unknown>,
    weighed: texts.weighed satisfies WeighedWords<Unit>,
    layout: {
      ...layout,
      piece: ({ piece, count, mark }: Lying, say: Telling) => {
        const [kind, which] = codeOf(piece)
        if (kind === 'card') return cardOf(language)(say, which)
        if (kind !== 'rose')
          return kind === 'ship'
            ? layout.piece.ship
            : layout.piece[count === 1 ? 'point' : 'points']
        const colour = which as RoseColour
        return layout.piece.rose(
          mark ? words.station({ stage: mark as Stage, colour }) : layout.piece.colour[colour],
        )
      },
      place: (at: number, say: Telling) => squareOf(say, at),
      refused: {
        ...refused,
        'race-won': ({ seats: [seat] }, say) => refused['race-won'](say.name(seat)),
        'no-such-station': ({ seats: [seat] }, say) => refused['no-such-station'](say.name(seat)),
        'too-many-points': ({ seats: [seat], limit }, say) =>
          refused['too-many-points'](say.name(seat), limit),
      } satisfies RefusalWords<Exclude<PlaceCode, Code>, Misplaced>,
    } satisfies LayoutWords,
    log: {
      ...texts.log,
      digital: {
        chapter: {
          began: (_: number, of: { seat: Seat }, say: Telling) =>
            texts.log.digital.chapter.began(of, say),
        },
      },
    },
    fields: {
      ...fields,
      change: [fields.change, signed],
      stage: [fields.stage, (stage: Stage) => romans[stage]],
      colour: [fields.colour, (one: RoseColour) => language.sheet.colour[one]],
    } satisfies Fields<Entry>,
  }
}

/** The words of Cape Horn in a language. */
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
