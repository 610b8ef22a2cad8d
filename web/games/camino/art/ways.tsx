// The ways of both sides above the map: ribbons, tags of their obstacles, and the corners that they
// join. A side has the colour of its first seat and the marks of all its seats. The sides also
// differ by shape: side 0 has beads and long dashes, side 1 bars and short dashes. A certain part
// is broad, a possible part dashed.
import { MarkShape } from '../../../ui/seats/mark.tsx'
import { columnOf, rowOf, type Size, type Square } from '../../kit/squares.ts'
import { type Side, sides, sidesFor } from '../rules/sides.ts'
import { type Bit, bitsOf, sidesOf, stretchesOf } from './ribbon.ts'

export interface Ribbon {
  squares: readonly Square[] // from corner to corner
  obstacles: readonly Square[]
}

/** The colours of the seats, by side. */
export type Sitters = readonly (readonly string[])[]

export const sittersOf = (bySeat: readonly string[]): Sitters =>
  sidesFor(bySeat.length).map(seats => seats.map(seat => bySeat[seat]!))

/** Returns the class that gives all drawings inside it the colours of these sides. */
export const inksOf = (sitters: Sitters): string =>
  sides.map(side => `ink-${side}-${sitters[side]?.[0] ?? ''}`).join(' ')

interface Props {
  size: Size
  sitters: Sitters
  ways: readonly (Ribbon | undefined)[] // by side
  isCertain(square: Square, side: Side): boolean
  ends: readonly (readonly Square[])[] // by side: the corners that its way joins
  isLaid(square: Square): boolean // a piece is there, or is dragged over it
  masks?: readonly (string | undefined)[] // by side: the mask of a ribbon that is still being drawn
}

/** Returns the bits of each side's ribbon. */
export const ribbonsOf = (size: Size, ways: Props['ways']): Bit[][] => {
  const sides = sidesOf(
    size,
    ways.map(way => way?.squares ?? []),
  )
  return ways.map((way, side) => (way ? bitsOf(size, way.squares, sides[side]!) : []))
}

const cornerOf = (size: Size, square: Square) =>
  `translate(${columnOf(size, square) * 100} ${rowOf(size, square) * 100})`

/**
 * The tag +1 on an obstacle of a side, relative to its square's corner. `low`: at the foot of the
 * square, because a pennant is above.
 */
const ObstacleTag = ({ side, low }: { side: Side; low: boolean }) => (
  <g class={`camino-tag side-${side}`} transform={low ? 'translate(0 69)' : undefined}>
    {side === 0 ? (
      <rect x="58" y="2" width="42" height="27" rx="13.5" />
    ) : (
      <rect x="0" y="2" width="42" height="27" rx="2" />
    )}
    <text x={side === 0 ? 79 : 21} y="22">
      +1
    </text>
  </g>
)

/** The marks of a side's seats in one row around 0 0, `width` wide together. */
const Marks = ({ of, width, plain }: { of: readonly string[]; width: number; plain?: true }) => {
  const edge = width / of.length
  return of.map((colour, i) => (
    <g
      key={colour}
      class={plain ? undefined : `seat-${colour}`}
      transform={`translate(${i * edge - width / 2} ${-edge / 2}) scale(${edge / 24})`}
    >
      <MarkShape colour={colour} />
    </g>
  ))
}

/** The sign of a side's corner, around its middle, 80 × 80. */
export const CornerSign = ({ side, of }: { side: Side; of: readonly string[] }) => (
  <g class={`camino-corner side-${side}`}>
    <circle class="rim" r="35" />
    <Marks of={of} width={of.length > 1 ? 58 : 46} />
  </g>
)

/**
 * A flag that shows whose corner a laid square is. It stands at the outer edge of the square, in
 * the quarter without a road, so that the piece stays visible.
 */
const Pennant = ({ side, of, isEast, isSouth }: PennantProps) => (
  <g
    class={`camino-pennant side-${side}`}
    transform={`translate(${isEast ? 98 : 2} ${isSouth ? 60 : 2})`}
  >
    <g transform={isEast ? 'scale(-1 1)' : undefined}>
      <path class="rim" d={side === 0 ? cloths[0] : cloths[1]} />
      <path class="token" d={side === 0 ? cloths[0] : cloths[1]} />
      <path class="pole" d="M2 0v38" />
    </g>
    <g transform={`translate(${isEast ? -17 : 17} 13.5)`}>
      <Marks of={of} width={of.length > 1 ? 28 : 20} plain />
    </g>
  </g>
)
interface PennantProps {
  side: Side
  of: readonly string[]
  isEast: boolean
  isSouth: boolean
}
const cloths = ['M2 1H22A12.5 12.5 0 0 1 22 26H2z', 'M2 1H32V26H2z'] as const

/** The sign of a side on a corner: a disc on an empty square, a pennant on a laid one. */
const CornerAt = ({ size, side, of, square, isLaid }: CornerProps) => (
  <g transform={cornerOf(size, square)}>
    {isLaid ? (
      <Pennant
        side={side}
        of={of}
        isEast={columnOf(size, square) > 0}
        isSouth={rowOf(size, square) > 0}
      />
    ) : (
      <g transform="translate(50 50)">
        <CornerSign side={side} of={of} />
      </g>
    )}
  </g>
)

interface CornerProps extends Pick<PennantProps, 'side' | 'of'> {
  size: Size
  square: Square
  isLaid: boolean
}

export const Ways = ({ size, sitters, ways, isCertain, ends, isLaid, masks = [] }: Props) => {
  const ribbons = ribbonsOf(size, ways)
  return (
    <g class="camino-ways">
      {sides.map(side => (
        <g key={side} mask={masks[side]}>
          {stretchesOf(ribbons[side] ?? [], at => isCertain(at, side)).map(
            ({ d, isCertain: certain }, i) => (
              <g key={i} class={`camino-ribbon side-${side}${certain ? '' : ' possible'}`}>
                <path class="case" d={d} />
                <path class="tape" d={d} />
                {certain && <path class="beads" d={d} />}
              </g>
            ),
          )}
        </g>
      ))}
      {sides.map(side =>
        ends[side]?.map(square => (
          <CornerAt
            key={square}
            size={size}
            side={side}
            of={sitters[side] ?? []}
            square={square}
            isLaid={isLaid(square)}
          />
        )),
      )}
      {sides.map(side =>
        ways[side]?.obstacles.map(square => (
          <g key={`${side} ${square}`} transform={cornerOf(size, square)}>
            <ObstacleTag
              side={side}
              low={rowOf(size, square) === 0 && ends.flat().includes(square)}
            />
          </g>
        )),
      )}
    </g>
  )
}
