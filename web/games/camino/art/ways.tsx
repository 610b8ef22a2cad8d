// The ways of both sides over the map: ribbons, what their obstacles cost, and the corners they join.
// Side 0 is red, round, beads and long dashes; side 1 blue, square, bars and short dashes. Certain is broad, possible is dashed.
import { columnOf, rowOf, type Size, type Square } from '../../kit/squares.ts'
import { type Side, sides } from '../rules/sides.ts'
import { type Bit, bitsOf, sidesOf, stretchesOf } from './ribbon.ts'

export interface Ribbon {
  squares: readonly Square[] // from corner to corner
  obstacles: readonly Square[]
}

interface Props {
  size: Size
  ways: readonly (Ribbon | undefined)[] // by side
  isCertain(square: Square, side: Side): boolean
  ends: readonly (readonly Square[])[] // by side: the corners its way joins
  isLaid(square: Square): boolean // a piece lies there, or is held over it
  masks?: readonly (string | undefined)[] // by side: what is drawn of its ribbon as yet
}

/** By side, the bits of its ribbon. */
export const ribbonsOf = (size: Size, ways: Props['ways']): Bit[][] => {
  const sides = sidesOf(
    size,
    ways.map(way => way?.squares ?? []),
  )
  return ways.map((way, side) => (way ? bitsOf(size, way.squares, sides[side]!) : []))
}

const cornerOf = (size: Size, square: Square) =>
  `translate(${columnOf(size, square) * 100} ${rowOf(size, square) * 100})`

/** +1 on an obstacle of a side, its square's corner at 0 0; at its foot, where a pennant flies above. */
const ObstacleTag = ({ side, low }: { side: Side; low: boolean }) => (
  <g class={`camino-tag side-${side}`} {...(low && { transform: 'translate(0 69)' })}>
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

/** A corner of a side, about its middle; 80 × 80. */
export const CornerSign = ({ side }: { side: Side }) => (
  <g class={`camino-corner side-${side}`}>
    <circle class="rim" r="35" />
    {side === 0 ? <circle class="token" r="22" /> : <path class="token" d="M-20-20h40v40h-40z" />}
    <text y="11">{'AB'[side]}</text>
  </g>
)

/**
 * Where a piece lies in a corner it must be seen whole: there a flag at the outer edge of the square says whose corner it
 * is, in the quarter of the square that a road leaves free.
 */
const Pennant = ({ side, isEast, isSouth }: { side: Side; isEast: boolean; isSouth: boolean }) => (
  <g class={`camino-pennant side-${side}`} transform={`translate(${isEast ? 98 : 2} ${isSouth ? 60 : 2})`}>
    <g {...(isEast && { transform: 'scale(-1 1)' })}>
      <path class="rim" d={side === 0 ? cloths[0] : cloths[1]} />
      <path class="token" d={side === 0 ? cloths[0] : cloths[1]} />
      <path class="pole" d="M2 0v38" />
    </g>
    <text x={isEast ? -15 : 15} y="20">
      {'AB'[side]}
    </text>
  </g>
)
const cloths = ['M2 1H22A12.5 12.5 0 0 1 22 26H2z', 'M2 1H32V26H2z'] as const

/** A side's sign on a corner of its way: a disc until a piece lies there, then a pennant. */
const CornerAt = ({ size, side, square, isLaid }: { size: Size; side: Side; square: Square; isLaid: boolean }) => (
  <g transform={cornerOf(size, square)}>
    {isLaid ? (
      <Pennant side={side} isEast={columnOf(size, square) > 0} isSouth={rowOf(size, square) > 0} />
    ) : (
      <g transform="translate(50 50)">
        <CornerSign side={side} />
      </g>
    )}
  </g>
)

export const Ways = ({ size, ways, isCertain, ends, isLaid, masks = [] }: Props) => {
  const ribbons = ribbonsOf(size, ways)
  return (
    <g class="camino-ways">
      {sides.map(side => (
        <g key={side} mask={masks[side]}>
          {stretchesOf(ribbons[side] ?? [], at => isCertain(at, side)).map(({ d, isCertain: certain }, i) => (
            <g key={i} class={`camino-ribbon side-${side}${certain ? '' : ' possible'}`}>
              <path class="case" d={d} />
              <path class="tape" d={d} />
              {certain && <path class="beads" d={d} />}
            </g>
          ))}
        </g>
      ))}
      {sides.map(side =>
        ends[side]?.map(square => (
          <CornerAt key={square} size={size} side={side} square={square} isLaid={isLaid(square)} />
        )),
      )}
      {sides.map(side =>
        ways[side]?.obstacles.map(square => (
          <g key={`${side} ${square}`} transform={cornerOf(size, square)}>
            <ObstacleTag side={side} low={rowOf(size, square) === 0 && ends.flat().includes(square)} />
          </g>
        )),
      )}
    </g>
  )
}
