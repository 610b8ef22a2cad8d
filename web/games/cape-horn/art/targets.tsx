// What may be done with a square, and why not: overlays of 100 × 100 as parts of the chart.

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
    <path class="horn-case" d="M3 3h94v94H3z" stroke-width="6" />
    <path class="horn-signal" d="M3 3h94v94H3zM11.5 11.5h77v77h-77z" stroke-width="3.6" />
    <Price n={price} square />
  </g>
)

export const LayTarget = () => <path class="horn-lay" d="M7 7h86v86H7z" />

/** Under the card as it will lie there: lay it, and the ship can sail to it at once. */
export const GoldenTarget = () => (
  <g class="horn-target">
    <rect class="horn-golden" x="3" y="3" width="94" height="94" rx="5" />
    <circle cx="86" cy="13" r="14" fill="var(--h-signal)" stroke="var(--h-paper)" stroke-width="2" />
    <path d="M86 4l6.5 15-6.5-2.5-6.5 2.500z" fill="var(--h-on-signal)" />
  </g>
)

type Point = readonly [x: number, y: number]

/** The way from a ship to where it may sail, between two points of the chart (100 a square). */
export const Course = ({ from, to }: { from: Point; to: Point }) => (
  <path class="horn-course" d={`M${from.join(' ')}L${to.join(' ')}`} />
)

/** The n-th proof of a refusal, named by the sentence that says why. */
export const Proof = ({ n }: { n: number }) => (
  <g class="horn-proof">
    <path class="horn-hatch" d="M4 34L34 4M4 64L64 4M4 94L94 4M36 96L96 36M66 96L96 66" />
    <path class="horn-signal" d="M4 4h92v92H4z" stroke-width="3.5" />
    <circle class="horn-price" cx="50" cy="50" r="19" />
    <text class="horn-price-figure" x="50" y="57.5">
      {n}
    </text>
  </g>
)
