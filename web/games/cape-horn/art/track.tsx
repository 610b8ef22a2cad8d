// Parts of a log book page: points on a track from 0 to 8, and a rack with a place for a rose of
// each stage.
import { type Colour, mostPoints, type Rose, romans, type Stage, stages } from '../rules/pieces.ts'
import { StationShape } from './station.tsx'

const pitch = 30

export const PointTrack = ({ points, colour }: { points: number; colour: Colour }) => (
  <svg
    class={`horn-track seat-${colour}`}
    viewBox={`-15 -15 ${mostPoints * pitch + 30} 30`}
    aria-hidden="true"
  >
    <path class="horn-rule" d={`M0 0h${mostPoints * pitch}`} />
    {Array.from({ length: mostPoints + 1 }, (_, n) => (
      <g
        key={n}
        class={n === points ? 'now' : n < points ? 'past' : 'ahead'}
        transform={`translate(${n * pitch})`}
      >
        <circle r={n === points ? 13.5 : 9.5} />
        <text y={n === points ? 5.5 : 4.2}>{n}</text>
      </g>
    ))}
  </svg>
)

const place = 44

export const RoseRack = ({ roses }: { roses: readonly Rose[] }) => {
  const of = (stage: Stage) => roses.find(rose => rose.stage === stage)
  return (
    <svg class="horn-rack" viewBox={`0 0 ${stages.length * place} ${place}`} aria-hidden="true">
      {stages.map((stage, i) => {
        const rose = of(stage)
        return rose ? (
          <g key={stage} transform={`translate(${i * place - 3} -3) scale(.5)`}>
            <StationShape {...rose} />
          </g>
        ) : (
          <g key={stage} class="empty" transform={`translate(${(i + 0.5) * place} ${place / 2})`}>
            <circle r="16" />
            <text y="4.6">{romans[stage]}</text>
          </g>
        )
      })}
    </svg>
  )
}
