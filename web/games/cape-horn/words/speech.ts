// What the four languages share in speaking of this game: who is meant, how many, which square, which card.
import type { Said } from '../../companion.ts'
import type { Proof, Seat, Standing } from '../../game.ts'
import type { Square } from '../../kit/squares.ts'
import type { Telling } from '../../words.ts'
import type { Arrow } from '../rules/chart.ts'
import type { Edition } from '../rules/edition.ts'
import type { Rose } from '../rules/pieces.ts'
import type * as digital from '../rules/state.ts'
import type * as companion from '../sheet/state.ts'

// Every fact of both modes.
export type Fact = digital.Event | Said<companion.Entry, companion.Options>

// What people said beside the box, as against what happened on the board.
export const isSaid = (fact: Fact): fact is Said<companion.Entry, companion.Options> =>
  fact.kind === 'entered' ||
  fact.kind === 'sealed' ||
  fact.kind === 'revealed' ||
  (fact.kind === 'opened' && !('first' in fact))

// The view of either mode.
export type AnyView = digital.View | companion.View

// One sentence for the seat that reads, another for everybody else.
export const spoken = (telling: Telling, seat: Seat, you: string, other: (name: string) => string): string =>
  seat === telling.you ? you : other(telling.name(seat))

// The word that goes with a count, by the language's own plural rule; the count comes with it.
export const counting = (lang: string) => {
  const rules = new Intl.PluralRules(lang)
  return (count: number, one: string, other: string): string =>
    `${count} ${rules.select(count) === 'one' ? one : other}`
}

// A sentence that begins with a word of the list begins with a capital.
export const capital = (sentence: string): string => sentence.slice(0, 1).toUpperCase() + sentence.slice(1)

// A figure that proves a refusal.
export const proof = (at: Proof | undefined, key: string): number => Number(at?.[key])

// The squares that prove a refusal.
export const squaresIn = (at: Proof | undefined): readonly Square[] => at?.squares ?? []

// The edition a table is played with; a companion has none.
const editionOf = ({ options }: Telling): Edition | undefined => (options as { edition?: Edition } | undefined)?.edition

const houseColumns = 14

// A square as the chart's edges name it: row by letter, column by number.
export const squareName = (square: Square, columns: number): string =>
  `${'abcdefghijklmnop'[Math.floor(square / columns)]}${(square % columns) + 1}`

export const squareOf = (telling: Telling, square: Square): string =>
  squareName(square, editionOf(telling)?.map[0]?.length ?? houseColumns)

// The arrows of a card type, where the telling knows the edition.
export const arrowsOf = (telling: Telling, type: string): Arrow[] | undefined =>
  editionOf(telling)
    ?.cards.find(card => card.type === type)
    ?.arrows.map(arrow => ({ heading: arrow.slice(0, -1) as Arrow['heading'], distance: Number(arrow.slice(-1)) }))

export type Shape = 'star' | 'fan' | 'ahead' | 'diagonals' | 'sideways' | 'astern'
const shapes: Record<string, Shape> = {
  'F FL FR L R': 'star',
  'F FL FR': 'fan',
  F: 'ahead',
  'FL FR': 'diagonals',
  'L R': 'sideways',
  B: 'astern',
}

// A card in words: its arrows of one distance make a shape; what makes none is told arrow by arrow.
export const cardInWords = (
  arrows: readonly Arrow[],
  shape: (shape: Shape, distance: number) => string,
  heading: Record<Arrow['heading'], string>,
  or: string,
): string => {
  const distances = [...new Set(arrows.map(({ distance }) => distance))].sort((a, b) => b - a)
  return distances
    .map(distance => {
      const headings = arrows.filter(arrow => arrow.distance === distance).map(arrow => arrow.heading)
      const known = shapes[[...headings].sort().join(' ')]
      return known ? shape(known, distance) : headings.map(one => `${distance} ${heading[one]}`).join(', ')
    })
    .join(or)
}

export const romans = ['', 'I', 'II', 'III'] as const

// Who came first, and by what; points only where they decided.
export const winnersOf = (standings: readonly Standing[]) => {
  const first = standings.filter(({ place }) => place === 1)
  const figure = (label: string) => first[0]?.sum.find(([name]) => name === label)?.[1] ?? 0
  const points = first[0]?.ties?.find(([label]) => label === 'points')?.[1]
  return { first, roses: figure('roses'), crossed: figure('line') > 0, points }
}

// What a correction would change: `line` words one figure of one seat, `turn` whose turn it would be.
export const compared = (
  before: AnyView,
  after: AnyView,
  line: (seat: Seat, what: 'points' | 'hand', from: number, to: number) => string,
  rose: (seat: Seat, rose: Rose, gained: boolean) => string,
  turn: (seat: Seat) => string,
): string[] => {
  if (!('pages' in before) || !('pages' in after)) return []
  const has = (roses: readonly Rose[], { stage, colour }: Rose) =>
    roses.some(one => one.stage === stage && one.colour === colour)
  const lines = after.pages.flatMap((page, seat) => {
    const was = before.pages[seat]!
    return [
      ...(was.points === page.points ? [] : [line(seat, 'points', was.points, page.points)]),
      ...(was.hand === null || page.hand === null || was.hand === page.hand
        ? []
        : [line(seat, 'hand', was.hand, page.hand)]),
      ...was.roses.filter(one => !has(page.roses, one)).map(one => rose(seat, one, false)),
      ...page.roses.filter(one => !has(was.roses, one)).map(one => rose(seat, one, true)),
    ]
  })
  const now = after.turn?.seat
  return now === undefined || now === before.turn?.seat ? lines : [...lines, turn(now)]
}
