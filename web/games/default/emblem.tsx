// The default pictures of a game: the lid of its box and the picture of its end. Both show the
// marks of its seats on a disc of paper.
import { Scene } from '../../ui/scene.tsx'
import { type MarkDrawing, marks } from '../../ui/seats/marks.ts'

type Drawn = Record<string, MarkDrawing>

const rays = (long: number) =>
  Array.from({ length: 16 }, (_, i) => {
    const [from, to] = [i - 0.25, i + 0.25].map(turn => (turn * Math.PI) / 8)
    const at = (angle = 0) =>
      `${Math.round(Math.cos(angle) * long)} ${Math.round(Math.sin(angle) * long)}`
    return `M0 0L${at(from)} ${at(to)}z`
  }).join('')

// Returns the position of each mark on a disc of radius 1: a single one in the middle, several in a
// ring.
const placesOf = (count: number): [x: number, y: number][] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count - 0.25 - (count % 2 ? 0 : 0.5 / count)) * 2 * Math.PI
    return count === 1 ? [0, 0] : [Math.cos(angle) * 0.5, Math.sin(angle) * 0.5]
  })
const sizes = [1.1, 0.68, 0.62, 0.56, 0.5, 0.44]

const Disc = ({ colours, drawn, r }: { colours: readonly string[]; drawn: Drawn; r: number }) => {
  const size = (sizes[colours.length - 1] ?? 0.4) * r
  return (
    <>
      <circle r={r} fill="var(--sheet)" stroke="var(--ink)" stroke-width="1.5" />
      <circle r={r - 5} fill="none" stroke="var(--hair)" stroke-width="1.2" />
      {placesOf(colours.length).map(([x, y], i) => (
        <g
          key={colours[i]}
          class={`seat-${colours[i]}`}
          transform={`translate(${x * r - size / 2} ${y * r - size / 2}) scale(${size / 24})`}
        >
          <path d={drawn[colours[i]!]?.shape} fill="currentColor" />
        </g>
      ))}
    </>
  )
}

// Breaks a title into lines of similar length.
const linesOf = (title: string): string[] => {
  const [first = '', ...words] = title.split(' ')
  const most = Math.max(9, ...[first, ...words].map(word => word.length))
  const lines = [first]
  for (const word of words)
    if (lines.at(-1)!.length + word.length < most) lines.push(`${lines.pop()} ${word}`)
    else lines.push(word)
  return lines
}

/**
 * Returns a lid in the first seat's colour, with rays in the second seat's colour behind the disc.
 */
export const lidOf = (colours: readonly string[], drawn: Drawn = marks) =>
  function Lid({ title }: { title: string }) {
    const lines = linesOf(title)
    const size = Math.min(23, 215 / Math.max(...lines.map(line => line.length)))
    const band = lines.length * size * 1.08 + 16
    const middle = (200 + band) / 2
    return (
      <svg class="plain-lid" viewBox="0 0 160 200" aria-hidden="true">
        <path class={`seat-${colours[0]}`} d="M0 0h160v200H0z" fill="currentColor" />
        <g class={`seat-${colours[1]}`} transform={`translate(80 ${middle})`}>
          <path d={rays(150)} fill="currentColor" />
        </g>
        <path d="M0 0h160v200H0z" fill="var(--plain-dusk)" />
        <g transform={`translate(80 ${middle})`}>
          <Disc colours={colours} drawn={drawn} r={56} />
        </g>
        <path d={`M0 0h160v${band}H0z`} fill="var(--green)" />
        <path d={`M0 ${band}h160v2.5H0z`} fill="var(--ochre)" />
        {lines.map((line, i) => (
          <text
            key={line}
            class="plain-lid-title"
            x="80"
            y={8 + size * (0.82 + 1.08 * i)}
            font-size={size}
          >
            {line}
          </text>
        ))}
      </svg>
    )
  }

/** Returns the picture of the end: the winners' marks on a large disc in front of rays. */
export const finaleOf = (drawn: Drawn = marks) =>
  function Finale({ colours }: { colours: readonly string[] }) {
    return (
      <Scene>
        <path d="M0-60h390v286H0z" fill="var(--ochre)" />
        <g transform="translate(195 113)">
          <path d={rays(240)} fill="var(--ochre-l)" />
          <path d="M-195-173h390v286h-390z" fill="var(--plain-dusk)" />
          <Disc colours={colours} drawn={drawn} r={88} />
        </g>
      </Scene>
    )
  }
