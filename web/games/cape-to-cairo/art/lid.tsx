// The box lid on the shelf: a railway poster. Only the home page uses it, and it has its own
// colours.
import { WholeTrain } from './trains.tsx'

const rays = Array.from({ length: 16 }, (_, i) => {
  const [from, to] = [i * 22.5 - 5.6, i * 22.5 + 5.6].map(angle => (angle * Math.PI) / 180) as [
    number,
    number,
  ]
  const at = (angle: number) =>
    `${Math.round(Math.cos(angle) * 150)} ${Math.round(Math.sin(angle) * 150)}`
  return `M0 0L${at(from)} ${at(to)}z`
}).join('')

/** Draws the lid. `title`: the lines of the painted title; the last one is ochre. */
export const Lid = ({ title }: { title: string[] }) => (
  <svg class="lid" viewBox="0 0 160 200" aria-hidden="true">
    <path d="M0 52h160v148H0z" fill="var(--v-lid-sky)" />
    <path d={rays} transform="translate(97 118)" fill="var(--v-lid-ray)" />
    <circle cx="97" cy="114" r="34" fill="var(--v-lid-sun)" />
    <path d="M-8 136L42 62l54 80z" fill="var(--v-lid-hill)" />
    <path d="M42 62l54 80H52l6-22-12-16z" fill="var(--v-lid-shade)" />
    <path d="M42 62L22 91.5l7-3 4 10 8-9 4 9 5-8 6 7 3-8 2.9 2z" fill="var(--v-lid-snow)" />
    <path d="M0 137q30-12 66-4t94-8v40H0z" fill="var(--v-lid-green)" />
    <path
      d="M136 141q3-14-1-26-4-10-14-18l2-1q9 7 14 16 3-10 9-16l2 1q-8 10-8 20 0 14 3 24zM106 99q2-6 12-6 6-6 16-4 16-4 28 2v9q-12 4-26 1-14 4-30-2z"
      fill="var(--v-lid-tree)"
    />
    <path d="M0 152h160v48H0z" fill="var(--v-lid-earth)" />
    <path d="M0 176h160v12H0z" fill="var(--v-lid-bed)" />
    <path d="M-4 181.5h170" stroke="var(--v-lid-wood)" stroke-width="9" stroke-dasharray="7 9" />
    <path d="M0 178.5h160v2.5H0zM0 183.5h160v2.5H0z" fill="var(--v-rails)" />
    <path
      transform="translate(3 8)"
      d="M107 106q-7 4-12-2-8 4-13-4-9 5-14-3-9 4-12-4-7 2-8-4 0-5 6-5 3-5 9-2 4-6 11-2 6-6 12 0 7-4 12 3 8-1 9 6 9 0 9 8 0 7-9 9z"
      fill="var(--v-lid-steam)"
    />
    <g class="seat-red" transform="translate(-46 112) scale(1.07)">
      <WholeTrain colour="red" />
    </g>
    <path d="M0 0h160v50H0z" fill="var(--v-lid-band)" />
    <path d="M0 50h160v2.5H0zM0 53.5h160v1H0z" fill="var(--v-lid-rule)" />
    {title.map((line, i) => (
      <text
        key={line}
        class={i === title.length - 1 ? 'lid-title lowest' : 'lid-title'}
        x="80"
        y={(title.length > 1 ? 21 : 31) + i * 20}
      >
        {line}
      </text>
    ))}
  </svg>
)
