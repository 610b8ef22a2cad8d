// Shows how far a ship came, on a line of three stages with a finish post, and its roses.
import { RoseRack } from '../art/track.tsx'
import type { Colour, Rose } from '../rules/pieces.ts'
import { wholeWay } from '../rules/progress.ts'

interface Props {
  colour: Colour
  roses: readonly Rose[]
  came: number // way sailed, in stages
}

const long = 200

export const Came = ({ colour, roses, came }: Props) => {
  const x = (stages: number) => Math.round((stages / wholeWay) * long)
  const [two, three] = [x(1), x(2)]
  return (
    <span class="horn-came">
      <svg viewBox="-18 -24 240 40" aria-hidden="true">
        <path class="came-1" d={`M0 0H${two}`} />
        <path class="came-2" d={`M${two} 0H${three}`} />
        <path class="came-3" d={`M${three} 0H${long}`} />
        <path class="came-post" d={`M${two}-9v18M${three}-9v18`} />
        <path class="came-line" d={`M${long + 4}-13v26`} />
        <g class={`seat-${colour}`}>
          <use href={`#horn-ship-${colour}`} x={x(came) - 17} y="-24" width="34" height="34" />
        </g>
      </svg>
      <span class="came-rack">
        <RoseRack roses={roses} />
      </span>
    </span>
  )
}

export const CameRoses = ({ roses }: { roses: readonly Rose[] }) => (
  <span class="horn-came">
    <span class="came-rack">
      <RoseRack roses={roses} />
    </span>
  </span>
)
