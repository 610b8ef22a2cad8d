// The picture of the end: a medal with the winners' marks, between a score sheet and an opened bid.
import { Scene } from '../../../ui/scene.tsx'
import { MarkShape } from '../../../ui/seats/mark.tsx'
import { wave } from './cut.ts'

const middle = { x: 195, y: 124 }
const polar = (turn: number, far: number) =>
  `${(middle.x + Math.sin(turn) * far).toFixed(1)} ${(middle.y - Math.cos(turn) * far).toFixed(1)}`
const full = 2 * Math.PI
const rays = Array.from({ length: 16 }, (_, i) => {
  const turn = (i * full) / 16
  return `M${middle.x} ${middle.y}L${polar(turn - 0.1, 440)} ${polar(turn + 0.1, 440)}z`
}).join('')
const rim = `M${Array.from({ length: 52 }, (_, i) => polar((i * full) / 52, i % 2 ? 57 : 65)).join('L')}z`

const ruled = [-48, -32, -16, 0, 16, 32, 48].map(y => `M-34 ${y}h68`).join('')
const columns = [-18, 0, 18].map(x => `M${x} -70v134`).join('')

// The size of a mark by the marks in a row, and the space between them.
const sizes = [52, 29, 18]
const space = 4

/**
 * Returns the place of each mark on the medal: rows of one, two or three, each around the middle.
 */
const placesOf = (count: number) => {
  const across = Math.min(3, Math.ceil(Math.sqrt(count)))
  const rows = Math.ceil(count / across)
  const size = sizes[across - 1]!
  const step = size + space
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / across)
    const inRow = Math.min(across, count - row * across)
    return {
      size,
      x: middle.x + ((i % across) - (inRow - 1) / 2) * step - size / 2,
      y: middle.y + (row - (rows - 1) / 2) * step - size / 2,
    }
  })
}

/** Draws the end, 390 × 226; several winners share the medal, in ribbons of the first one's ink. */
export const Finale = ({ colours }: { colours: readonly string[] }) => {
  const places = placesOf(colours.length)
  return (
    <Scene>
      <path d="M-200-60h790v286h-790z" fill="var(--a-kraft)" />
      <path d={rays} fill="var(--a-kraft-l)" />
      <g stroke-width="2">
        <path d="M-200 204h790v22h-790z" fill="var(--a-cut)" stroke="var(--a-ink)" />
        <path d={wave(-200, 215, 56, 14, 7)} fill="none" stroke="var(--a-cut-line)" />
      </g>
      <g transform="translate(130 140) rotate(-15)" stroke="var(--a-ink)" stroke-width="2">
        <path d="M-42-76h84v152h-84z" fill="var(--a-paper)" />
        <path d={ruled + columns} fill="none" stroke="var(--a-hair)" stroke-width="1.6" />
        <path d="M-34-56h68" />
      </g>
      <g
        transform="translate(262 140) rotate(13)"
        stroke="var(--a-ink)"
        stroke-width="2"
        stroke-linejoin="round"
      >
        <path d="M-40-72h84v144h-84z" fill="var(--a-bid)" />
        <path d="M-40-72h84L2-24z" fill="var(--a-bid-l)" />
      </g>
      <g class={`any-paper seat-${colours[0]}`}>
        <path
          d="M172 168l-18 58h26l15-34 15 34h26l-18-58z"
          fill="currentColor"
          stroke="var(--a-ink)"
          stroke-width="2"
          stroke-linejoin="round"
        />
      </g>
      <g stroke="var(--a-ink)" stroke-width="2" stroke-linejoin="round">
        <path d={rim} fill="var(--a-gold)" />
        <circle cx={middle.x} cy={middle.y} r="43" fill="var(--a-paper)" />
      </g>
      <circle
        cx={middle.x}
        cy={middle.y}
        r="50"
        fill="none"
        stroke="var(--a-gold-d)"
        stroke-width="1.5"
        stroke-dasharray="3 3"
      />
      {colours.map((colour, i) => {
        const { x, y, size } = places[i]!
        return (
          <g
            key={colour}
            class={`any-paper seat-${colour}`}
            transform={`translate(${x} ${y}) scale(${size / 24})`}
          >
            <MarkShape colour={colour} />
          </g>
        )
      })}
    </Scene>
  )
}
