// What the four languages share in speaking of this game: which square, which card, who came first
// by what.
import type { Standing } from '../../game.ts'
import { type Square, squareName } from '../../kit/squares.ts'
import type { Telling } from '../../words.ts'
import type { Edition } from '../rules/edition.ts'
import { type Arrow, arrowOf } from '../rules/pieces.ts'

// The edition a table is played with; a companion has none.
const editionOf = ({ options }: Telling): Edition | undefined =>
  (options as { edition?: Edition } | undefined)?.edition

const houseColumns = 14

export const squareOf = (say: Telling, square: Square): string =>
  squareName(square, editionOf(say)?.map[0]?.length ?? houseColumns)

/** The squares that prove a refusal, the first and the last of them. */
export interface Squares {
  squares: readonly Square[]
}
export const first = ({ squares }: Squares, say: Telling): string => squareOf(say, squares[0] ?? 0)
export const last = ({ squares }: Squares, say: Telling): string =>
  squareOf(say, squares.at(-1) ?? 0)

/** The arrows of a card type, where the telling knows the edition. */
export const arrowsOf = (say: Telling, type: string): Arrow[] | undefined =>
  editionOf(say)
    ?.cards.find(card => card.type === type)
    ?.arrows.map(arrowOf)

// The words of a card: shapes of several arrows (# is their distance), and headings; `FL` is said
// as `F L`.
type Shape = 'star' | 'fan' | 'diagonals' | 'sideways'
const shapes: Partial<Record<string, Shape>> = {
  'F FL FR L R': 'star',
  'F FL FR': 'fan',
  'FL FR': 'diagonals',
  'L R': 'sideways',
}
type CardWords = Record<Shape | 'F' | 'L' | 'R' | 'B' | 'or', string>

/**
 * A card in words: its arrows of one distance make a shape; what makes none is told arrow by arrow.
 */
export const cardInWords = (arrows: readonly Arrow[], words: CardWords): string => {
  const said = ({ heading, distance }: Arrow) =>
    `${distance} ${[...heading].map(one => words[one as 'F' | 'L' | 'R' | 'B']).join(' ')}`
  const distances = [...new Set(arrows.map(({ distance }) => distance))].sort((a, b) => b - a)
  return distances
    .map(distance => {
      const those = arrows.filter(arrow => arrow.distance === distance)
      const headings = those.map(({ heading }) => heading).sort()
      const shape = shapes[headings.join(' ')]
      return shape ? words[shape].replace('#', String(distance)) : those.map(said).join(', ')
    })
    .join(words.or)
}

/** Who came first, and by what; points only where they decided. */
export const winnersOf = (standings: readonly Standing[]) => {
  const first = standings.filter(({ place }) => place === 1)
  const figure = (label: string) => first[0]?.sum.find(([name]) => name === label)?.[1] ?? 0
  const points = first[0]?.ties?.find(([label]) => label === 'points')?.[1]
  return { first, roses: figure('roses'), crossed: figure('line') > 0, points }
}
