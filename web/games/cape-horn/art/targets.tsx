// What may be done with a square, and why not: overlays of 100 × 100 as parts of the chart.
import type { ComponentChildren } from 'preact'

const Price = ({ n, square = false }: { n: number; square?: boolean }) => (
  <>
    {square ? (
      <rect class="horn-price" x="71" y="-5" width="31" height="31" />
    ) : (
      <circle class="horn-price" cx="86" cy="12" r="16" />
    )}
    <text class="horn-price-figure" x={square ? 86.5 : 86} y={square ? 18 : 19.5}>
      {n}
    </text>
  </>
)

export const SailTarget = () => (
  <g class="horn-target">
    <circle class="horn-case" cx="50" cy="50" r="45.5" stroke-width="10.5" />
    <circle class="horn-signal" cx="50" cy="50" r="45.5" stroke-width="6.5" />
  </g>
)

export const IgnoreTarget = ({ price }: { price: number }) => (
  <g class="horn-target">
    <circle class="horn-case" cx="50" cy="50" r="45.5" stroke-width="8.5" />
    <circle class="horn-signal" cx="50" cy="50" r="45.5" stroke-width="5" pathLength="64" stroke-dasharray="2.6 1.4" />
    <Price n={price} />
  </g>
)

export const SprintTarget = ({ price }: { price: number }) => (
  <g class="horn-target">
    <path class="horn-case" d="M3 3h94v94H3zM11.5 11.5h77v77h-77z" stroke-width="6.5" />
    <path class="horn-signal" d="M3 3h94v94H3zM11.5 11.5h77v77h-77z" stroke-width="3.6" />
    <Price n={price} square />
  </g>
)

export const LayTarget = () => <path class="horn-lay" d="M7 7h86v86H7z" />

/** Lay here and sail here: the card as it will lie, on gold, with a flag. */
export const GoldenTarget = ({ children }: { children?: ComponentChildren }) => (
  <g class="horn-target">
    <rect class="horn-golden" x="4" y="4" width="92" height="92" rx="5" />
    {children && <g transform="translate(16 16) scale(.68)">{children}</g>}
    <circle class="horn-flagged" cx="86" cy="13" r="14.5" />
    <path d="M86 4.5l6.5 14.5-6.5-2.5-6.5 2.5z" fill="var(--h-on-signal)" />
  </g>
)

type Point = readonly [x: number, y: number]

/** The way from a ship's square to where it may sail, between two points of the chart (100 a square). */
export const Course = ({ from, to }: { from: Point; to: Point }) => {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1])
  const on = (along: number) =>
    from.map((start, axis) => Math.round(start + ((to[axis]! - start) * along) / far)).join(' ')
  return far > 90 ? <path class="horn-course" d={`M${on(38)}L${on(far - 56)}`} /> : null
}

const hatching = 'M4 28L28 4M4 52L52 4M4 76L76 4M6 98L98 6M28 96L96 28M52 96L96 52M76 96L96 76'

/** The n-th proof of a refusal, named by the sentence that says why. */
export const Proof = ({ n }: { n: number }) => (
  <g class="horn-proof">
    <path class="horn-hatch under" d={hatching} />
    <path class="horn-hatch" d={hatching} />
    <path class="horn-case" d="M4 4h92v92H4z" stroke-width="7" />
    <path class="horn-signal" d="M4 4h92v92H4z" stroke-width="4" />
    <circle class="horn-price" cx="14" cy="14" r="16" />
    <text class="horn-price-figure" x="14" y="21.5">
      {n}
    </text>
  </g>
)
