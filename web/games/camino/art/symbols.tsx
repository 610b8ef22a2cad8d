// The symbols of the map, each around its own middle: trees, houses, herds, parapets, barriers,
// buffers; and the patterns of the ground. They stay upright, so that the light always comes from
// the north-west; only flat things are turned.
//
//   #camino-tree  #camino-grove (a forest's own crowns, 100 × 100)  #camino-house  #camino-sheep  #camino-hay
//   #camino-bushes  #camino-farm  #camino-bridge  #camino-crossing  #camino-buffer  #camino-island
//   patterns: #camino-crop-0 … 4 (fields)  #camino-survey (an empty square)  #camino-outside
//   (beyond Le Caminito's frame)
import type { ComponentChildren } from 'preact'

// Every third tree is a darker one.
const Trees = ({ at }: { at: readonly (readonly [x: number, y: number])[] }) => (
  <>
    {at.map(([x, y], i) => (
      <use
        key={`${x} ${y}`}
        href="#camino-tree"
        x={x}
        y={y}
        class={i % 3 === 1 ? 'camino-dark' : undefined}
      />
    ))}
  </>
)

const TUFT = 'm-5-7 3 7 3-9 3 9 3-7'
const crops: readonly ComponentChildren[] = [
  <path
    key="tufts"
    d={`M20 30${TUFT}M70 62${TUFT}M38 88${TUFT}M88 14${TUFT}`}
    class="camino-tufts"
  />,
  <path key="rows" d="M0 8h100M0 28h100M0 48h100M0 68h100M0 88h100" class="camino-furrows" />,
  <path
    key="orchard"
    d="M12 12h.1M37 12h.1M62 12h.1M87 12h.1M12 37h.1M37 37h.1M62 37h.1M87 37h.1M12 62h.1M37 62h.1M62 62h.1M87 62h.1M12 87h.1M37 87h.1M62 87h.1M87 87h.1"
    class="camino-orchard"
  />,
  <path
    key="slant"
    d="M-5 5L5-5M-5 30L30-5M-5 55L55-5M-5 80L80-5M-5 105L105-5M20 105l85-85M45 105l60-60M70 105l35-35"
    class="camino-furrows"
  />,
  <path key="upright" d="M10 0v100M30 0v100M50 0v100M70 0v100M90 0v100" class="camino-furrows" />,
]

// The trees in a forest's corners and middle, from far to near. The trees at its sides depend on
// its neighbours (map.tsx).
const grove = [
  [-38, -40],
  [-22, -41],
  [24, -42],
  [40, -37],
  [-41, -23],
  [-26, -27],
  [27, -27],
  [41, -20],
  [-2, -10],
  [-13, 2],
  [12, 1],
  [0, 12],
  [-41, 24],
  [-26, 26],
  [25, 25],
  [40, 23],
  [-39, 40],
  [-24, 41],
  [23, 41],
  [39, 40],
] as const

const SHEEP = 'm-7 0a7 5 0 1 0 14 0a7 5 0 1 0-14 0'

// The patterns of the ground: fields, an empty square, the board outside the frame.
const Grounds = () => (
  <>
    {crops.map((texture, i) => (
      <pattern
        key={i}
        id={`camino-crop-${i}`}
        width="100"
        height="100"
        patternUnits="userSpaceOnUse"
      >
        <path d="M0 0h100v100H0z" fill={`var(--c-field-${i})`} />
        {texture}
      </pattern>
    ))}
    <pattern id="camino-survey" width="100" height="100" patternUnits="userSpaceOnUse">
      <path d="M0 0h100v100H0z" fill="var(--c-survey)" />
      <path d="M45 50h10M50 45v10" stroke="var(--c-survey-line)" stroke-width="1.8" />
      <path
        d="M0 0h100M0 0v100"
        stroke="var(--c-survey-line)"
        stroke-width="2.4"
        stroke-dasharray="7 5.5"
      />
    </pattern>
    <pattern
      id="camino-outside"
      width="14"
      height="14"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0h14v14H0z" fill="var(--c-outside)" />
      <path d="M0 0v14" stroke="var(--c-outside-line)" stroke-width="5" />
    </pattern>
  </>
)

// Trees, and the farms among them.
const Growing = () => (
  <>
    <g id="camino-tree">
      <circle cx="3" cy="4" r="11.5" fill="var(--c-shade)" />
      <circle r="11" fill="var(--c-tree)" stroke="var(--c-tree-line)" stroke-width="2.2" />
      <path
        d="M-6-3a7 7 0 0 1 6-4.5"
        fill="none"
        stroke="var(--c-tree-lit)"
        stroke-width="2.4"
        stroke-linecap="round"
      />
    </g>
    <g id="camino-grove">
      <Trees at={grove} />
    </g>
    <g id="camino-house">
      <path d="M-11-7h26v18h-26z" fill="var(--c-shade)" />
      <path d="M-13-9h26V9h-26z" fill="var(--c-roof)" stroke="var(--c-line)" stroke-width="2.2" />
      <path d="M-12 .8h24v7.2h-24z" fill="var(--c-roof-2)" />
      <path d="M-13 0h26" stroke="var(--c-line)" stroke-width="1.8" />
      <path d="M-9 2.6h5v4h-5zM3 2.6h5v4h-5z" fill="var(--c-window)" />
    </g>
    <g id="camino-bushes">
      <Trees
        at={[
          [10, -8],
          [-9, 2],
          [14, 17],
        ]}
      />
    </g>
    <g id="camino-farm">
      <use href="#camino-house" transform="translate(2 -2) scale(1.25)" />
      <path d="M22 8h12v14H22z" fill="var(--c-stone)" stroke="var(--c-line)" stroke-width="2" />
      <use href="#camino-tree" x="-24" y="14" />
    </g>
  </>
)

// The animals and the hay of meadows.
const Herds = () => (
  <>
    <g id="camino-sheep">
      {[
        [-20, -14],
        [14, -2],
        [-8, 16],
      ].map(([x, y], i) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <path d={`M1.5 3${SHEEP}`} fill="var(--c-shade)" />
          <path d={`M0 0${SHEEP}`} fill="var(--c-fleece)" stroke="var(--c-line)" stroke-width="2" />
          <circle cx={i === 1 ? -8 : 8} cy="-1.5" r="3.2" fill="var(--c-line)" />
        </g>
      ))}
    </g>
    <g id="camino-hay">
      {[
        [-18, -14],
        [10, -18],
        [-10, 12],
        [20, 10],
      ].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <ellipse cx="2" cy="3" rx="8.5" ry="6.5" fill="var(--c-shade)" />
          <ellipse rx="8" ry="6" fill="var(--c-hay)" stroke="var(--c-hay-line)" stroke-width="2" />
          <path
            d="M-4 1a4 2.8 0 0 1 7-2.4"
            fill="none"
            stroke="var(--c-hay-line)"
            stroke-width="1.5"
          />
        </g>
      ))}
    </g>
  </>
)

// The works where lines cross or end: bridge, level crossing, buffer, and the island of a dead end.
const Works = () => (
  <>
    <g id="camino-bridge">
      <path d="M29-32h8v64h-8z" fill="var(--c-cast)" />
      <path
        d="M-29-31h9v62h-9zM20-31h9v62h-9z"
        fill="var(--c-stone)"
        stroke="var(--c-line)"
        stroke-width="2.2"
      />
      <path
        d="M-29-10.5h9M-29 10.5h9M20-10.5h9M20 10.5h9"
        stroke="var(--c-line)"
        stroke-width="1.8"
      />
    </g>
    <g id="camino-crossing">
      <path d="M-17-15h34v30h-34z" fill="var(--c-plank)" />
      <path
        d="M-17-4.5h34M-17 0h34M-17 4.5h34M-17-11.5h34M-17 11.5h34"
        stroke="var(--c-plank-line)"
        stroke-width="1.4"
      />
      <path d="M-18-8h36M-18 8h36" stroke="var(--c-rail)" stroke-width="3.6" />
      {[0, 180].map(turn => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M-24-23h25" stroke="var(--c-line)" stroke-width="6.6" />
          <path d="M-23-23h23" stroke="var(--c-fleece)" stroke-width="3.6" />
          <path d="M-18-23h16" stroke="var(--c-signal)" stroke-width="3.6" stroke-dasharray="5.4" />
          <circle cx="-25" cy="-23" r="4.6" fill="var(--c-line)" />
        </g>
      ))}
    </g>
    <g id="camino-buffer">
      <path
        d="M-16 16l-6 12M16 16l6 12"
        stroke="var(--c-line)"
        stroke-width="5"
        stroke-linecap="round"
      />
      <path d="M-22 2h44v16h-44z" fill="var(--c-signal)" />
      <path d="M-13.2 2h8.8v16h-8.8zM4.4 2h8.8v16H4.4z" fill="var(--c-fleece)" />
      <path d="M-22 2h44v16h-44z" fill="none" stroke="var(--c-line)" stroke-width="2.6" />
    </g>
    <g id="camino-island">
      <circle r="9.5" fill="var(--c-road-line)" />
      <circle r="6.8" fill="var(--c-field-0)" />
      <circle r="4" fill="var(--c-tree)" />
    </g>
  </>
)

export const Symbols = () => (
  <defs>
    <Grounds />
    <Growing />
    <Herds />
    <Works />
  </defs>
)
