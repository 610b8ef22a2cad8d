// The box lid on the home page: two ways that share one bridge, from corner to corner, and change
// sides after the rails.

type Point = readonly [x: number, y: number]

const ROADS =
  'M20 66V99C20 115 32 125 48 125H112C128 125 140 115 140 99V66M20 182V151C20 135 32 125 48 125M140 182V151C140 135 128 125 112 125'
const RED = 'M20 182V150C20 138 31 130 48 130H97C119 130 140 120 140 98V66'
const BLUE = 'M20 66V100C20 112 31 120 48 120H97C119 120 140 130 140 152V182'
const RIVER = 'M49 38C57 66 80 78 76 102C72 126 46 146 56 168C61 180 75 190 77 208'
const RAILS = 'M112 38C110 66 102 96 102 125C102 156 108 178 112 208'

const trees: readonly Point[] = [
  [37, 66],
  [85, 96],
  [117, 78],
  [123, 89],
  [115, 97],
  [9, 111],
  [18, 118],
  [7, 125],
  [154, 136],
  [152, 147],
  [7, 148],
  [39, 150],
  [46, 159],
  [36, 164],
  [121, 170],
  [126, 179],
  [85, 181],
  [91, 191],
  [60, 191],
  [25, 198],
  [150, 104],
]
const houses: readonly Point[] = [
  [88, 57],
  [82, 74],
  [44, 90],
  [152, 110],
  [46, 188],
]

const Fields = () => (
  <>
    <path d="M0 44h160v156H0z" fill="var(--c-lid-grass)" />
    <path d="M0 44h52l12 46-46 10-18-4zM104 150l56-14v64h-62z" fill="var(--c-lid-grass-2)" />
    <path d="M118 44h42v52l-34-10zM0 160l40-8 20 48H0z" fill="var(--c-lid-grass-3)" />
    <path d="M0 96l18 4 16 12-10 40-24 8zM132 122l28-18v32l-30 8z" fill="var(--c-lid-corn)" />
    <path
      d="M8 46v46M18 46v50M28 46v48M38 46v44M48 46v40M4 110h20M4 118h18M4 126h16M4 134h14M4 142h12M2 170l30 28M2 182l16 16M12 164l36 34M26 160l32 30M108 154h50M106 162h52M104 170h54M102 178h56M102 186h56M100 194h58M122 50l38 22M122 60l38 22M124 72l36 18M136 48l24 12M140 126v14M148 120v18M156 112v20"
      stroke="var(--c-lid-furrow)"
      stroke-width="1"
    />
    <path
      d="M52 44l12 46-46 10-18-4M18 100l16 12-10 40-24 8M24 152l16 0 20 48M104 150l56-14M118 44l8 42 34 10M126 86l6 36 28-18"
      fill="none"
      stroke="var(--c-lid-hedge)"
      stroke-width="2"
      stroke-dasharray="0 2.7"
      stroke-linecap="round"
    />
  </>
)

const Water = () => (
  <g fill="none">
    <path d={RIVER} stroke="var(--c-lid-bank)" stroke-width="29" />
    <path d={RIVER} stroke="var(--c-lid-water)" stroke-width="24.5" />
    <path
      d="M56 52q3 6 7 10M66 56q3 5 6 8M71 76q4 8 4 14M62 60q5 8 8 12M79 90q0 6-1 10M68 92q1 5 0 9M62 146q-4 5-5 10M54 148q-3 4-3 8M60 166q2 8 7 13M66 160q1 3 3 6M70 188q2 4 3 8M62 182q2 3 4 5"
      stroke="var(--c-lid-ripple)"
      stroke-width="1.4"
      stroke-linecap="round"
    />
  </g>
)

const Railway = () => (
  <g fill="none">
    <path d={RAILS} stroke="var(--c-lid-line)" stroke-width="15" />
    <path d={RAILS} stroke="var(--c-lid-ballast)" stroke-width="13.4" />
    <path d={RAILS} stroke="var(--c-lid-sleeper)" stroke-width="10.5" stroke-dasharray="2.4 3.3" />
    <path d={RAILS} stroke="var(--c-lid-rail)" stroke-width="7.6" />
    <path d={RAILS} stroke="var(--c-lid-ballast)" stroke-width="5" />
    <path d={RAILS} stroke="var(--c-lid-sleeper)" stroke-width="5" stroke-dasharray="2.4 3.3" />
  </g>
)

// A goods train that has just passed the crossing, seen from above.
const Train = () => (
  <g
    transform="rotate(-7 104 168)"
    stroke="var(--c-lid-line)"
    stroke-width="1.1"
    stroke-linejoin="round"
  >
    <path d="M99 178h10v11H99z" fill="var(--c-lid-wagon)" />
    <path d="M99 182h10M99 185.500h10" />
    <path d="M99 165h10v11H99z" fill="var(--c-lid-blue)" />
    <path d="M99 168.500h10M99 172h10" />
    <path d="M99.5 148q4.5-5 9 0v16h-9z" fill="var(--c-lid-line)" />
    <path d="M99 157h10v6H99z" fill="var(--c-lid-red)" />
    <circle cx="104" cy="150.5" r="1.9" fill="var(--c-lid-lamp)" />
    <g fill="var(--c-lid-smoke)">
      <circle cx="107" cy="147" r="2.6" />
      <circle cx="112" cy="145.5" r="3.8" />
      <circle cx="119" cy="145" r="5" />
    </g>
  </g>
)

const Bridge = () => (
  <>
    <path d="M46 138.500h42v4H46z" fill="var(--c-lid-shade)" />
    {[108.6, 136.4].map(y => (
      <g key={y} fill="var(--c-lid-stone)" stroke="var(--c-lid-line)" stroke-width="1.2">
        <path d={`M45 ${y}h42v5H45z`} />
        <path d={`M55.5 ${y}v5M66 ${y}v5M76.5 ${y}v5`} />
      </g>
    ))}
    <path d="M98.5 112.500v25M105.5 112.500v25" stroke="var(--c-lid-rail)" stroke-width="1.5" />
  </>
)

const Barrier = ({ x, y, turn }: { x: number; y: number; turn: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path
      d="M-1.8 0h3.600v11h-3.600z"
      fill="var(--c-lid-paper)"
      stroke="var(--c-lid-line)"
      stroke-width=".8"
    />
    <path d="M-1.4 2.500h2.800v2.200h-2.800zM-1.4 7h2.800v2.200h-2.800z" fill="var(--c-lid-red)" />
    <circle r="2.3" fill="var(--c-lid-line)" />
  </g>
)

const Sign = ({ x, y, letter, ink }: { x: number; y: number; letter: string; ink: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="13.5" fill="var(--c-lid-paper)" stroke={ink} stroke-width="3" />
    {letter === 'A' ? <circle r="9" fill={ink} /> : <path d="M-8-8H8V8H-8z" fill={ink} />}
    <text class="camino-lid-letter" y="4.5">
      {letter}
    </text>
  </g>
)

/** Draws the lid with its painted title. */
export const Lid = ({ title }: { title: string }) => (
  <svg class="camino-lid" viewBox="0 0 160 200" aria-hidden="true">
    <defs>
      <g id="camino-lid-tree">
        <circle cx="1.2" cy="1.4" r="5" fill="var(--c-lid-shade)" />
        <circle
          r="4.7"
          fill="var(--c-lid-tree)"
          stroke="var(--c-lid-tree-line)"
          stroke-width="1.1"
        />
        <path
          d="M-2.6-1a3 3 0 0 1 2.4-2"
          fill="none"
          stroke="var(--c-lid-lit)"
          stroke-linecap="round"
        />
      </g>
      <g id="camino-lid-house">
        <path d="M-5-3.500H8V7H-5z" fill="var(--c-lid-shade)" />
        <path
          d="M-6.5-5h13V5.500h-13z"
          fill="var(--c-lid-roof)"
          stroke="var(--c-lid-line)"
          stroke-width="1.1"
        />
        <path d="M-6.5 0h13M0-5v5" stroke="var(--c-lid-line)" />
        <path
          d="M-4.5 1.500h2.500v2.500h-2.500zM1.5 1.500h2.500v2.500H1.500z"
          fill="var(--c-lid-window)"
        />
      </g>
    </defs>
    <Fields />
    <Water />
    <Railway />
    <g fill="none">
      <path d={ROADS} stroke="var(--c-lid-line)" stroke-width="25" />
      <path d={ROADS} stroke="var(--c-lid-asphalt)" stroke-width="22.5" />
    </g>
    <Bridge />
    {trees.map(([x, y]) => (
      <use key={`${x} ${y}`} href="#camino-lid-tree" x={x} y={y} />
    ))}
    {houses.map(([x, y]) => (
      <use key={`${x} ${y}`} href="#camino-lid-house" x={x} y={y} />
    ))}
    <Train />
    {[
      { way: BLUE, ink: 'var(--c-lid-blue)', dashes: '1.4 4.6', wide: '5' },
      { way: RED, ink: 'var(--c-lid-red)', dashes: '0 7', wide: '3' },
    ].map(({ way, ink, dashes, wide }) => (
      <g key={ink} fill="none">
        <path d={way} stroke="var(--c-lid-paper)" stroke-width="10" />
        <path d={way} stroke={ink} stroke-width="7.4" />
        <path
          d={way}
          stroke="var(--c-lid-paper)"
          stroke-width={wide}
          stroke-dasharray={dashes}
          stroke-linecap={wide === '3' ? 'round' : 'butt'}
        />
      </g>
    ))}
    <Barrier x={92} y={108} turn={0} />
    <Barrier x={112} y={142} turn={180} />
    <Sign x={20} y={66} letter="B" ink="var(--c-lid-blue)" />
    <Sign x={140} y={66} letter="A" ink="var(--c-lid-red)" />
    <Sign x={20} y={182} letter="A" ink="var(--c-lid-red)" />
    <Sign x={140} y={182} letter="B" ink="var(--c-lid-blue)" />
    <path d="M0 0h160v41H0z" fill="var(--c-lid-band)" />
    <path d="M0 41h160v6H0z" fill="var(--c-lid-line)" />
    <path d="M3 44h157" stroke="var(--c-lid-title)" stroke-width="1.3" stroke-dasharray="9 6" />
    <text class="camino-lid-title" x="80" y="28">
      {title}
    </text>
  </svg>
)
