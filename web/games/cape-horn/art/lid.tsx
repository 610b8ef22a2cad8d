// The box lid on the shelf: a sea chart, its compass rose and a clipper sailing round the cape.
// Only the home page uses it.
import type { JSX } from 'preact'

const turned = (count: number, step: number, shape: (i: number) => JSX.Element) =>
  Array.from({ length: count }, (_, i) => (
    <g key={i} transform={`rotate(${i * step})`}>
      {shape(i)}
    </g>
  ))

const CompassRose = () => (
  <>
    <circle r="28.5" fill="var(--h-lid-paper)" stroke="var(--h-lid-line)" stroke-width="1.4" />
    <circle
      r="26.3"
      fill="none"
      stroke="var(--h-lid-line)"
      stroke-width="2.8"
      stroke-dasharray="2.754"
    />
    <circle r="24.2" fill="none" stroke="var(--h-lid-line)" stroke-width=".7" />
    <g stroke="var(--h-lid-line)" stroke-width=".5" stroke-linejoin="round">
      {turned(8, 45, () => (
        <>
          <path
            d="M0-11.5L2.5-4.5 0 0l-2.5-4.5z"
            transform="rotate(22.5)"
            fill="var(--h-lid-line)"
          />
        </>
      ))}
      {turned(4, 90, () => (
        <g transform="rotate(45)">
          <path d="M0-17L4-4 0 0-4-4z" fill="var(--h-lid-paper)" />
          <path d="M0-17L4-4 0 0z" fill="var(--h-lid-line)" />
        </g>
      ))}
      {turned(4, 90, i => (
        <>
          <path d="M0-23.5L4.8-4.8 0 0l-4.8-4.8z" fill="var(--h-lid-paper)" />
          <path
            d="M0-23.5L4.8-4.8 0 0z"
            fill={i === 0 ? 'var(--h-lid-signal)' : 'var(--h-lid-line)'}
          />
        </>
      ))}
    </g>
    <circle r="2" fill="var(--h-lid-signal)" />
  </>
)

// Returns the path of a square sail below its yard, filled by a west wind.
const sail = (x: number, y: number, top: number, foot: number, high: number) =>
  `M${x - top} ${y}h${2 * top}q${high * 0.42} ${high * 0.5} ${foot - top} ${high}q-${foot}-2.6-${2 * foot} 0q${high * 0.3}-${high * 0.5} ${foot - top}-${high}z`

const Clipper = () => (
  <g stroke="var(--h-lid-line)" stroke-width=".9" stroke-linejoin="round">
    <path d="M-21 10V-26M0 10V-34M20 10V-27M28 5L44-3" fill="none" stroke-width="1.3" />
    <path
      d="M-20.5-26l6.5 1.7-6.5 2zM.5-34l6.5 1.7-6.5 2zM20.5-27l6.5 1.7-6.5 2z"
      fill="var(--h-lid-signal)"
      stroke="none"
    />
    <path d="M22-24L43-3 24 6q4-15-2-30z" fill="var(--h-lid-sail)" />
    <path d="M23-14L36 .5 25 4.5q2-9-2-18.5z" fill="var(--h-lid-sail)" />
    <path
      d={[
        ...[-21, 20].flatMap(x => [
          sail(x, -21, 4.5, 6.3, 8),
          sail(x, -12, 6.5, 8.2, 9),
          sail(x, -2, 8.2, 9.4, 10),
        ]),
        ...[sail(0, -29, 5, 7, 9), sail(0, -19, 7.2, 9.2, 10), sail(0, -8, 9.2, 10.4, 15)],
      ].join('')}
      fill="var(--h-lid-sail)"
    />
    <path d="M-34 8l3 2h53l8-4 9-2q-5 13-11 16.5h-53q-7-4-9-12.5z" fill="var(--h-lid-hull)" />
    <path d="M-32 12h61" stroke="var(--h-lid-signal)" stroke-width="1.8" />
  </g>
)

// The land in the west: its shore, hatching and mountains.
const Coast = () => (
  <>
    <path
      d="M0 66q13 4 20 11 8 5 14 8-4 8 2 14 4 6 3 11 9 4 10 12 0 7 4 10 5 5 6 12 11 10 27 14-9 9-24 6-14 2-22 7-18-1-26 5-8 3-14 1z"
      fill="var(--h-lid-land)"
      stroke="var(--h-lid-line)"
      stroke-width="1.6"
      stroke-linejoin="round"
    />
    <path
      d="M48 79h17M54 88h16M46 108h12M60 117h13M64 129h14M67 141h17M88 150h10M62 168h16M86 164h9M14 185h15"
      stroke="var(--h-lid-line)"
      stroke-width=".9"
    />
    <path
      d="M2 108l10-17 5 8 4-5 10 14zM16 135l12-20 12 20zM2 158l9-15 5 6 5-9 13 18zM38 157l8-12 9 12z"
      fill="var(--h-lid-snow)"
      stroke="var(--h-lid-line)"
      stroke-linejoin="round"
    />
    <path
      d="M12 91l5 8-3 9h-4l3-8zM21 94l10 14H20l3-6zM28 115l12 20H29l2-11zM21 140l13 18H20l3-9zM46 145l9 12h-9l1-6z"
      fill="var(--h-lid-shade)"
    />
  </>
)

/** Draws the lid. `title`: the lines of the painted title. */
export const Lid = ({ title }: { title: string[] }) => (
  <svg class="horn-lid" viewBox="0 0 160 200" aria-hidden="true">
    <path d="M0 44h160v156H0z" fill="var(--h-lid-paper)" />
    <path
      d="M110 95L0 55M110 95L0 95M110 95L0 150M110 95L60 200M110 95v105M110 95l50 20M110 95l50 62M110 95l50-42M110 95V45M110 95L74 45M110 95l29-50M110 95L24 45M110 95l33 105M110 95h50M110 95L8 200"
      fill="none"
      stroke="var(--h-lid-line)"
      stroke-width=".5"
      opacity=".7"
    />
    <Coast />
    <g transform="translate(110 95)">
      <CompassRose />
    </g>
    <path
      d="M22 190q34-14 74-13 40-2 58-45"
      fill="none"
      stroke="var(--h-lid-signal)"
      stroke-width="2"
      stroke-dasharray="5.5 3"
    />
    <g transform="translate(104 162)">
      <Clipper />
    </g>
    <path
      d="M62 189q5-4 9 0t9 0 9 0 9 0 9 0 9 0 9 0 9 0 9 0M10 178q5-5 9 0t9 0 9 0"
      fill="none"
      stroke="var(--h-lid-line)"
      stroke-width="1.4"
    />
    <path
      d="M0 45v155h160V45zM7.5 52.5h145v140H7.5z"
      fill="var(--h-lid-paper)"
      fill-rule="evenodd"
    />
    <path d="M7.5 52.5h145v140H7.5z" fill="none" stroke="var(--h-lid-line)" stroke-width=".9" />
    <path
      d="M4 48.5h152v147.5H4z"
      fill="none"
      stroke="var(--h-lid-line)"
      stroke-width="3"
      stroke-dasharray="8"
    />
    <path d="M0 0h160v43H0z" fill="var(--h-lid-band)" />
    <path d="M0 42.5h160v3H0z" fill="var(--h-lid-signal)" />
    {title.map((line, i) => (
      <text key={line} class="horn-lid-title" x="80" y={(title.length > 1 ? 19 : 28) + i * 17.5}>
        {line}
      </text>
    ))}
  </svg>
)
