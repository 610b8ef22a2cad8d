// The ground of the bazaar: sand districts, terracotta restaurants, and the district numbers in the
// paving. It never changes at a table, so only the server draws it, and boards refer to it.
import { columnOf, rowOf, type Square } from '../../kit/squares.ts'
import type { Ground } from '../rules/ground.ts'

const STAR =
  'M50 8l10 18 20-6-6 20 18 10-18 10 6 20-20-6-10 18-10-18-20 6 6-20L8 50l18-10-6-20 20 6z'

const Patterns = () => (
  <>
    <pattern id="kairo-court" width="100" height="100" patternUnits="userSpaceOnUse">
      <path d="M0 0h100v100H0z" fill="var(--k-court)" />
      <path
        d={STAR}
        fill="var(--k-star)"
        stroke="var(--k-star-line)"
        stroke-width="2.5"
        stroke-linejoin="round"
      />
      <circle cx="50" cy="50" r="7" fill="var(--k-star-line)" />
      <path
        d="M0 0l11 11M100 0L89 11M0 100l11-11M100 100L89 89"
        stroke="var(--k-star-line)"
        stroke-width="3"
      />
    </pattern>
    <pattern id="kairo-paving" width="100" height="50" patternUnits="userSpaceOnUse">
      <path
        d="M0 .5h100M0 25.5h100M18 0v25M62 0v25M40 25v25M86 25v25"
        stroke="var(--k-joint)"
        stroke-width="1.8"
      />
    </pattern>
    <pattern id="kairo-lines" width="100" height="100" patternUnits="userSpaceOnUse">
      <path d="M0 0h100M0 0v100" stroke="var(--k-joint)" stroke-width="4" />
    </pattern>
  </>
)

interface Area {
  district: number
  squares: readonly Square[]
  middle: readonly [x: number, y: number]
}

const areasOf = (ground: Ground): Area[] =>
  [...new Set(ground.district)]
    .sort((a, b) => a - b)
    .map(district => {
      const squares = ground.district.flatMap((own, square) => (own === district ? square : []))
      const middleOf = (along: (square: Square) => number) =>
        (squares.reduce((sum, square) => sum + along(square), 0) / squares.length + 0.5) * 100
      return {
        district,
        squares,
        middle: [
          middleOf(square => columnOf(ground, square)),
          middleOf(square => rowOf(ground, square)),
        ],
      }
    })

const cornerOf = (ground: Ground, square: Square) => [
  columnOf(ground, square) * 100,
  rowOf(ground, square) * 100,
]
const startAt = (ground: Ground, square: Square) => `M${cornerOf(ground, square).join(' ')}`

// Returns a path with one rectangle for each run of neighbouring squares in a row.
const filled = (ground: Ground, squares: readonly Square[]) => {
  const goesOn = (to: Square) => columnOf(ground, to) > 0 && squares.includes(to)
  const rows = squares.filter(
    square => !(columnOf(ground, square) > 0 && squares.includes(square - 1)),
  )
  return rows
    .map(square => {
      let count = 1
      while (goesOn(square + count)) count++
      return `${startAt(ground, square)}h${count}00v100h-${count}00z`
    })
    .join('')
}

// Returns a path along every side where two districts meet.
const bordersOf = (ground: Ground) =>
  ground.district
    .map((district, square) => {
      const [east, south] = [square + 1, square + ground.columns]
      const start = startAt(ground, square)
      const isLast = columnOf(ground, east) === 0
      const right = !isLast && ground.district[east] !== district ? `${start}m100 0v100` : ''
      return (ground.district[south] ?? district) === district
        ? right
        : `${right}${start}m0 100h100`
    })
    .join('')

/**
 * Defines the whole board, 100 units per square, once per page. The tabs with the district numbers
 * are a symbol of their own, because boards draw them above the stalls.
 */
export const GroundPlates = ({ ground }: { ground: Ground }) => {
  const whole = `M0 0h${ground.columns}00v${ground.rows}00H0z`
  const areas = areasOf(ground)
  const courts = ground.kind.flatMap((kind, square) => (kind === 'restaurant' ? square : []))
  return (
    <defs>
      <Patterns />
      <g id="kairo-ground">
        {areas.map(({ district, squares }) => (
          <path
            key={district}
            d={filled(ground, squares)}
            fill={`var(--k-sand${district % 2 ? '' : '-2'})`}
          />
        ))}
        <path d={whole} fill="url(#kairo-paving)" />
        {areas.map(({ district, middle: [x, y] }) => (
          <text key={district} class="kairo-numeral" x={x} y={y + 90}>
            {district}
          </text>
        ))}
        <path d={filled(ground, courts)} fill="url(#kairo-court)" />
        <path d={whole} fill="url(#kairo-lines)" />
        <path d={bordersOf(ground)} stroke="var(--k-border-case)" stroke-width="8" />
        <path d={bordersOf(ground)} stroke="var(--k-border)" stroke-width="4" />
        <g
          fill="none"
          stroke="var(--k-border)"
          stroke-width="3.5"
          stroke-dasharray="6 5"
          opacity=".8"
        >
          {ground.customers.map(square => {
            const [x, y] = cornerOf(ground, square)
            return <circle key={square} cx={x! + 50} cy={y! + 50} r="35" />
          })}
        </g>
      </g>
      <g id="kairo-tabs" class="kairo-tabs">
        {areas.map(({ district, squares }) => (
          <g key={district} transform={`translate(${cornerOf(ground, squares[0]!).join(' ')})`}>
            <path d="M3 3h30v22q0 4-4 6l-11 6-11-6q-4-2-4-6z" class="kairo-tab" />
            <text x="18" y="25">
              {district}
            </text>
          </g>
        ))}
      </g>
    </defs>
  )
}
