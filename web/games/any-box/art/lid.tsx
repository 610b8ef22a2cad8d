// The box lid, shown only on the home page: a plain cardboard box, and on it a score sheet, a sealed
// bid and a pencil.
import { marks } from '../../../ui/seats/marks.ts'
import { wave } from './cut.ts'

const dashes = [
  [8, 58, 9],
  [132, 56, 16],
  [144, 72, 8],
  [6, 84, 12],
  [136, 96, 14],
  [10, 112, 8],
  [142, 118, 10],
  [5, 138, 14],
  [18, 152, 9],
  [60, 178, 12],
  [7, 172, 7],
  [96, 184, 14],
  [146, 182, 9],
]
const print = dashes.map(([x, y, long]) => `M${x} ${y}h${long}`).join('')
const serrated = `M0 40h160v3${'l-2.5 4-2.5-4'.repeat(32)}z`

// The score sheet, 88 × 112 around its middle: a column for the rounds, and one for each seat.
const seats = ['black', 'blue', 'orange', 'violet', 'teal']
const columnOf = (at: number) => -24 + 14 * at
const rounds = [
  [30, 20, -10, 30, 20],
  [40, -10, 30, 20, 50],
  [20, 40, 60, -20, 30],
]
const ruled = [-23, -12, -1, 10, 21, 32].map(y => `M-40 ${y}h80`).join('')
const columns = seats.map((_, at) => `M${columnOf(at) - 7} -50v98`).join('')

const ScoreSheet = () => (
  <g transform="translate(72 111) rotate(-7)">
    <path d="M-41-53h88v112h-88z" fill="var(--a-shade)" />
    <path d="M-44-56h88v112h-88z" fill="var(--a-paper)" stroke="var(--a-ink)" stroke-width="1.5" />
    <path d={ruled + columns} fill="none" stroke="var(--a-hair)" />
    <path d="M-40-36h80M-40 43h80M-40 46h80" stroke="var(--a-ink)" stroke-width="1.3" />
    {seats.map((colour, at) => (
      <g
        key={colour}
        class={`any-paper seat-${colour}`}
        transform={`translate(${columnOf(at) - 4.5} -48.5) scale(.375)`}
      >
        <path d={marks[colour]!.shape} fill="currentColor" />
      </g>
    ))}
    {rounds.map((figures, row) => (
      <g key={row} transform={`translate(0 ${11 * row - 26})`}>
        <text class="any-lid-figure" x="-37">
          {row + 1}
        </text>
        {figures.map((figure, at) => (
          <text key={seats[at]} class="any-lid-figure" x={columnOf(at)}>
            {figure < 0 ? `–${-figure}` : figure}
          </text>
        ))}
      </g>
    ))}
  </g>
)

const blob = 'M0-14c5-1 8 2 11 4s4 7 3 11-5 8-9 11-9 3-13 1-8-4-7-9-2-8 2-12 8-5 13-6z'

const SealedBid = () => (
  <g transform="translate(114 149) rotate(6)" stroke-linejoin="round">
    <path d="M-32-19h70v45h-70z" fill="var(--a-shade)" />
    <g fill="var(--a-bid)" stroke="var(--a-ink)" stroke-width="1.5">
      <path d="M-35-22h70v45h-70z" />
      <path d="M-35 23L-7 1M35 23L7 1" fill="none" />
      <path d="M-35-22h70L0 8z" fill="var(--a-bid-l)" />
    </g>
    <path d={blob} fill="var(--a-wax)" stroke="var(--a-wax-d)" stroke-width="1.3" />
    <circle r="9.4" fill="none" stroke="var(--a-wax-d)" stroke-width="1.2" />
    <path
      d="M-10.5-4q2-5 6-6.5"
      fill="none"
      stroke="var(--a-wax-l)"
      stroke-width="1.4"
      stroke-linecap="round"
    />
    <text class="any-lid-seal" y="4.7">
      ?
    </text>
  </g>
)

// The pencil lies along the x axis, its tip at 0.
const Pencil = () => (
  <g transform="translate(18 186) rotate(-33) scale(.95)">
    <path d="M0 3L18-3H93q6 0 6 7v0q0 7-6 7H18z" fill="var(--a-shade)" />
    <path d="M18-7H82v14H18z" fill="var(--a-lid-pencil)" />
    <path d="M18-7H82v4.5H18z" fill="var(--a-lid-pencil-l)" />
    <path d="M18 2.5H82V7H18z" fill="var(--a-lid-pencil-d)" />
    <g stroke="var(--a-ink)" stroke-width="1.5" stroke-linejoin="round">
      <path d="M0 0L18-7q2 2.3 0 4.5 2 2.5 0 5 2 2.2 0 4.5z" fill="var(--a-lid-wood)" />
      <path d="M0 0l6.5-2.5v5z" fill="var(--a-ink)" />
      <path d="M18-7H82v14H18" fill="none" />
      <path d="M82-7h7v14h-7z" fill="var(--a-lid-metal)" />
      <path d="M89-7h4q5 0 5 7t-5 7h-4z" fill="var(--a-lid-rubber)" />
    </g>
  </g>
)

// A long title has a line for each of its words.
const Title = ({ title }: { title: string }) => {
  const lines = title.length > 12 ? title.split(' ') : [title]
  const longest = Math.max(...lines.map(line => line.length))
  const size = Math.min(lines.length > 1 ? 17 : 24, 215 / longest)
  return (
    <>
      {lines.map((line, i) => (
        <text
          key={line}
          class="any-lid-title"
          x="80"
          y={lines.length > 1 ? 17.5 + 16.5 * i : 20 + size * 0.36}
          font-size={size}
        >
          {line}
        </text>
      ))}
    </>
  )
}

export const Lid = ({ title }: { title: string }) => (
  <svg class="any-lid" viewBox="0 0 160 200" aria-hidden="true">
    <path d="M0 0h160v200H0z" fill="var(--a-kraft)" />
    <path d={print} fill="none" stroke="var(--a-print)" stroke-width="1.4" stroke-linecap="round" />
    <path d="M0 189h160v11H0z" fill="var(--a-cut)" />
    <path d={wave(0, 195, 16, 10, 5)} fill="none" stroke="var(--a-cut-line)" stroke-width="1.3" />
    <path d="M0 189h160" stroke="var(--a-cut-line)" stroke-width="1.5" />
    <ScoreSheet />
    <SealedBid />
    <Pencil />
    <path d={serrated} fill="var(--a-lid-band)" />
    <path d="M0 0h160v42H0z" fill="var(--a-lid-band)" />
    <path d="M0 39.5h160v1.5H0z" fill="var(--a-lid-rule)" />
    <Title title={title} />
  </svg>
)
