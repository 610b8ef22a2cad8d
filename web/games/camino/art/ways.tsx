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

/** +1 on an obstacle of a side, its square's corner at 0 0. */
const ObstacleTag = ({ side }: { side: Side }) => (
  <g class={`camino-tag side-${side}`}>
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

export const Ways = ({ size, ways, isCertain, ends, masks = [] }: Props) => {
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
          <g key={square} transform={`${cornerOf(size, square)} translate(50 50)`}>
            <CornerSign side={side} />
          </g>
        )),
      )}
      {sides.map(side =>
        ways[side]?.obstacles.map(square => (
          <g key={`${side} ${square}`} transform={cornerOf(size, square)}>
            <ObstacleTag side={side} />
          </g>
        )),
      )}
    </g>
  )
}
