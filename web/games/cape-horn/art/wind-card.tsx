// Draws a wind card from its arrows. An arrow has as many heads as the squares it leads; the hub
// shows the same numbers.
import type { Arrow, Heading, Stage } from '../rules/pieces.ts'

/** Degrees by which a card, drawn with forward up, is turned in each stage. */
export const turned: Record<Stage, number> = { 1: 180, 2: 270, 3: 0 }
const reach = 40.5 // from the middle of the card to the arrow tips
const hub = 13
const head = { long: 13.5, wide: 11, notch: 5, pitch: 9.8 }

const eastOf = (heading: Heading) => (heading.includes('L') ? -1 : heading.includes('R') ? 1 : 0)
const southOf = (heading: Heading) => (heading.includes('F') ? -1 : heading.includes('B') ? 1 : 0)
const short = (value: number) => Math.round(value * 10) / 10
const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2

// Moves the hub away from where its arrows point, so that they get longer; moves it less along both
// axes.
const hubOf = (arrows: readonly Arrow[]): [x: number, y: number] => {
  const easts = arrows.map(({ heading }) => eastOf(heading))
  const souths = arrows.map(({ heading }) => southOf(heading))
  const back = (own: number[], across: number[]) => {
    const lean = middle(own)
    return short(-Math.sign(lean) * Math.sqrt(Math.abs(lean)) * (across.some(Boolean) ? 15 : 23))
  }
  return [back(easts, souths), back(souths, easts)]
}

// Returns an arrow's direction, its length from the hub, and the scale of its heads.
const measuresOf = ([x, y]: readonly [number, number], { heading, distance }: Arrow) => {
  const [east, south] = [eastOf(heading), southOf(heading)]
  const far = Math.hypot(east, south)
  const length =
    Math.min(
      ...(east ? [(reach - x * east) * far] : []),
      ...(south ? [(reach - y * south) * far] : []),
    ) - (far > 1 ? 3 : 0)
  const size = Math.min(1, (length - hub + 1) / (head.long + head.pitch * (distance - 1)))
  return { ahead: [east / far, south / far] as const, length, size }
}

// Returns the path of one arrow from the hub to the card's edge; the card's middle is the origin.
const arrowPath = (from: readonly [number, number], arrow: Arrow): string => {
  const [x, y] = from
  const {
    ahead: [ux, uy],
    length,
    size,
  } = measuresOf(from, arrow)
  const { distance } = arrow
  const at = (along: number, aside: number) =>
    `${short(x + ux * along - uy * aside)} ${short(y + uy * along + ux * aside)}`
  const heads = Array.from({ length: distance }, (_, i) => {
    const tip = length - head.pitch * size * i
    const [foot, wide] = [tip - head.long * size, head.wide * size]
    return `M${at(tip, 0)}L${at(foot, wide)} ${at(foot + head.notch * size, 0)} ${at(foot, -wide)}z`
  })
  const neck = length - (head.pitch * (distance - 1) + head.long - head.notch - 1) * size
  const shaft = neck > hub ? `M${at(8, 4)}L${at(8, -4)} ${at(neck, -4)} ${at(neck, 4)}z` : ''
  return shaft + heads.join('')
}

/**
 * Returns where a card's hub is in its square of 100 × 100, turned for its stage. A ship is drawn
 * there, so that it hides no arrow head.
 */
const hubAt = (arrows: readonly Arrow[], stage: Stage): [x: number, y: number] => {
  const [x, y] = hubOf(arrows)
  return stage === 1 ? [50 - x, 50 - y] : stage === 2 ? [50 + y, 50 - x] : [50 + x, 50 + y]
}

/**
 * Returns where a ship is drawn on a card, and its scale, so that the tip of every arrow head stays
 * visible.
 */
export const berthOn = (
  arrows: readonly Arrow[],
  stage: Stage,
): { at: readonly [x: number, y: number]; scale: number } => {
  const from = hubOf(arrows)
  const free = arrows.map(arrow => {
    const { length, size } = measuresOf(from, arrow)
    return length - (head.pitch * (arrow.distance - 1) + head.long * 0.6) * size
  })
  return { at: hubAt(arrows, stage), scale: Math.min(0.75, Math.max(0.62, Math.min(...free) / 29)) }
}

interface Wind {
  arrows: readonly Arrow[]
  stage: Stage
  printed?: string // label of a start that is printed on the board
}

/** Draws the card inside a larger picture, 92 × 92 in the middle of 100 × 100. */
export const WindShape = ({ arrows, stage, printed }: Wind) => {
  const place = hubOf(arrows)
  const [x, y] = hubAt(arrows, stage)
  const figures = [...new Set(arrows.map(({ distance }) => distance))]
  return (
    <g class={printed ? 'horn-wind printed' : 'horn-wind'}>
      <use href={printed ? '#horn-start' : '#horn-card'} width="100" height="100" />
      <g transform={`translate(50 50) rotate(${turned[stage]})`}>
        <use href="#horn-swell" x="-50" y="-50" width="100" height="100" />
        <path class="horn-arrows" d={arrows.map(arrow => arrowPath(place, arrow)).join('')} />
      </g>
      <circle class="horn-hub" cx={x} cy={y} r={hub} />
      <text
        class={`horn-figure figures-${figures.length}`}
        x={x}
        y={short(y + (figures.length > 1 ? 4.3 : 6))}
      >
        {figures.join('·')}
      </text>
      {printed && (
        <g class="horn-start-tab">
          <path d="M9 9h19v12H9z" fill="var(--h-card-ink)" />
          <text class="horn-tab" x="18.5" y="18.4">
            {printed}
          </text>
        </g>
      )}
    </g>
  )
}

export const WindCard = (wind: Wind) => (
  <svg class="horn-card" viewBox="2.5 2.5 95.5 97" aria-hidden="true">
    <WindShape {...wind} />
  </svg>
)

export const CardBack = () => (
  <svg class="horn-card" viewBox="2.5 2.5 95.5 97" aria-hidden="true">
    <use href="#horn-back" width="100" height="100" />
  </svg>
)
