// The three roses and their signs: four points in a diamond, eight in a square, sixteen rays in a
// circle.

import type { RoseColour } from '../rules/pieces.ts'

const point = (angle: number, radius: number): string => {
  const turn = (angle * Math.PI) / 180
  return `${Math.round(50 + Math.sin(turn) * radius)} ${Math.round(50 - Math.cos(turn) * radius)}`
}

// Returns a star's outline and the shaded half of each point. The sign's middle hides where the
// shades meet.
const star = (count: number, from: number, length: number, waist: number) => {
  const step = 360 / count
  const corners = Array.from({ length: count }, (_, i) => [
    point(from + i * step, length),
    point(from + (i + 0.5) * step, waist),
  ])
  return {
    outline: `M${corners.flat().join(' ')}z`,
    shade: corners.map(corner => `M50 50L${corner.join(' ')}z`).join(''),
  }
}

interface StarProps {
  points: number
  from?: number
  length: number
  waist: number
  ink: string
  line?: string
  fill?: string
}

const Star = ({
  points,
  from = 0,
  length,
  waist,
  ink,
  line = `var(--h-${ink}-line)`,
  fill = 'var(--h-slip)',
}: StarProps) => {
  const { outline, shade } = star(points, from, length, waist)
  return (
    <>
      <path d={outline} fill={fill} stroke={line} stroke-width="1.6" stroke-linejoin="round" />
      <path d={shade} fill={`var(--h-${ink})`} />
    </>
  )
}

export const Roses = () => (
  <>
    <symbol id="horn-rose-red" viewBox="0 0 100 100">
      <circle cx="50" cy="50" r="24" fill="none" stroke="var(--h-red)" stroke-width="2" />
      <circle cx="50" cy="50" r="20.5" fill="none" stroke="var(--h-red)" />
      <Star points={4} from={45} length={27} waist={9} ink="red" />
      <Star points={4} length={49} waist={10} ink="red" />
    </symbol>
    <symbol id="horn-rose-green" viewBox="0 0 100 100">
      <path
        d="M22 22h56v56H22zM26 26h48v48H26z"
        fill="none"
        stroke="var(--h-green)"
        stroke-width="1.8"
      />
      <Star points={4} from={45} length={46} waist={9} ink="green" />
      <Star points={4} length={48} waist={10} ink="green" />
    </symbol>
    <symbol id="horn-rose-yellow" viewBox="0 0 100 100">
      <Star
        points={8}
        from={22.5}
        length={40}
        waist={13}
        ink="yellow-line"
        line="var(--h-yellow-line)"
        fill="var(--h-yellow)"
      />
      <Star
        points={8}
        length={49.5}
        waist={13}
        ink="yellow-line"
        line="var(--h-yellow-line)"
        fill="var(--h-yellow)"
      />
      <circle
        cx="50"
        cy="50"
        r="19"
        fill="var(--h-slip)"
        stroke="var(--h-yellow-line)"
        stroke-width="1.6"
      />
      <circle
        cx="50"
        cy="50"
        r="14.5"
        fill="var(--h-yellow)"
        stroke="var(--h-yellow-line)"
        stroke-width="1.6"
      />
    </symbol>
  </>
)

interface SignProps {
  colour: RoseColour
  frame: string // outline of the sign
  band: string // the coloured band inside the frame, and the dashes on the band
  wide: number
  dashes: string
  rose: number // distance from the edge
  line?: string // colour of the circle round the middle
}

const Sign = ({ colour, frame, band, wide, dashes, rose, line = 'slip' }: SignProps) => (
  <symbol id={`horn-station-${colour}`} viewBox="0 0 100 100">
    <path d={frame} fill="var(--h-slip)" stroke={`var(--h-${colour}-line)`} stroke-width="2.5" />
    <g fill="none">
      <path d={band} stroke={`var(--h-${colour})`} stroke-width={wide} />
      <path
        d={band}
        stroke="var(--h-slip)"
        stroke-width="3.2"
        pathLength={dashes}
        stroke-dasharray="1"
      />
    </g>
    <use
      href={`#horn-rose-${colour}`}
      x={rose}
      y={rose}
      width={100 - 2 * rose}
      height={100 - 2 * rose}
    />
    <circle
      class="horn-disc"
      cx="50"
      cy="50"
      r="20"
      fill={`var(--h-${colour})`}
      stroke={`var(--h-${line})`}
      stroke-width="1.8"
    />
  </symbol>
)

const disc = (radius: number) => `M${50 - radius} 50a${radius} ${radius} 0 1 1 0 .1z`

export const Stations = () => (
  <>
    <Sign
      colour="red"
      frame="M50 2L98 50 50 98 2 50z"
      band="M50 7.5L92.5 50 50 92.5 7.5 50z"
      wide={6.5}
      dashes="80"
      rose={15.5}
    />
    <Sign
      colour="green"
      frame="M9 9h82v82H9z"
      band="M13.5 13.5h73v73h-73z"
      wide={7}
      dashes="72"
      rose={19}
    />
    <Sign
      colour="yellow"
      frame={disc(45.5)}
      band={disc(41)}
      wide={6.5}
      dashes="72"
      rose={16}
      line="yellow-line"
    />
  </>
)
