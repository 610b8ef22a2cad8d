// The bodies of the four trains, tender and engine, rail top at y = 64: a dark silhouette with
// coloured areas on it.

import { type Colour, colours } from '../rules/pieces.ts'
import { gears, rail, small } from './gears.ts'

interface Plates {
  iron: string
  plate: string
  shade: string
  brass: string
  glass?: string
  logs?: true
  line?: string
}

const bodies: Record<Colour, Plates> = {
  blue: {
    iron: 'M2 26h59v5l-5 4v13H9V35l-7-4zM5 46h58v5H5zM11 27l3-4 5-2 4 1 5-4 8-1 6 4 5 0 4 6zM58 46h16v4H58zM70 45h100v5H70zM168 42h4v11h-4zM170 46h6v3h-6zM67 22q15-5 31-3v5H67zM70 24h3v22h-3zM86 22h14v26H86zM70 37h20v10H70zM96 27h52v22H96zM146 26h13q4 0 4 4v20h-17zM150 8h10l1 19h-12zM146 10q9-13 18 0zM108 28V18a8 8 0 0 1 16 0v10zM133 20h7v8h-7z',
    plate:
      'M5 28h53v2l-5 4v10H12V34l-7-4zM69 23.5q14-4 27-3v1.5H69zM72 39h15v6H72zM99 29.5h5v15h-5zM106.5 29.5h32v15h-32zM141.5 29.5h3v15h-3z',
    shade: 'M88.5 24.5h8.5v20h-8.5z',
    brass:
      'M16 34h33v7H16zm1.5 1.5v4h30v-4zM110.5 27V18a5.5 5.5 0 0 1 11 0v9zM149 9q6-8 12 0zM134.7 21.7h3.6V27h-3.6zM104 29.5h2.5v15H104zM139 29.5h2.5v15H139zM163 33a2.5 2.5 0 1 1 0 5z',
  },
  red: {
    iron: 'M3 27h56v22H3zM2 46h60v4H2zM6 28a5 5 0 0 1 3-9 5 5 0 0 1 7-7h33a5 5 0 0 1 4 7 5 5 0 0 1 3 9zM58 46h14v4H58zM68 45h90v5H68zM64 16q18-7 38-2v5H64zM68 17h30v32H68zM98 26h44v22H98zM138 24h16v26h-16zM141 25v-9l-6-8 5-6.5h14l5 6.5-6 8v9zM115 26v-6a5.5 5.5 0 1 1 8 0v6zM129 26v-5a5.5 5.5 0 0 1 11 0v5zM153 20h12v13h-12zM152 44h8l15 18v2h-23z',
    plate:
      'M5 29h52v15H5zM70 19h26v25H70zM98.5 28.5h11.5v16H98.5zM112.5 28.5H125v16h-12.5zM127.5 28.5H136v16h-8.5zM139 9h16l-4.5 6h-7zM141 3.5h12l2 2.5h-16zM154 48h4l3 4h-7zM154 54h9l2 3h-11zM154 59h13l1.5 2.5H154z',
    shade: 'M143.5 16.5h7v7.5h-7zM141 42h11v7h-11z',
    brass:
      'M10 32.5h42v8H10zm1.5 1.5v5h39V34zM70 34h26v2H70zM110 28.5h2.5v16H110zM125 28.5h2.5v16H125zM116.5 24v-5a3.5 3.5 0 1 1 5 0v5zM131 24.5V21a3.5 3.5 0 0 1 7 0v3.5zM136.5 6.5h21V8.5h-21zM155 22h8v9h-8z',
    glass: 'M73.5 21h8v10h-8zM85 21h8v10h-8zM160 23.5h5v6h-5z',
    logs: true,
  },
  yellow: {
    iron: 'M4 23h54v26H4zM2 46h60v5H2zM9 24l6-7 9-1 6-4h11l4 4 6 2 3 6zM58 46h14v4H58zM66 45h104v5H66zM168 42h4v11h-4zM170 46h6v3h-6zM68 48V21h28v27zM62 25q7-16 20-16t20 16l-4 2H66zM96 47V27q1-13 14-13h22q12 0 13 13v20zM142 29h18v21h-18zM147 10h10v20h-10zM144 7h16v5h-16zM113 10h15v5h-15zM118 6h5v5h-5zM146 47h17v10h-17z',
    plate:
      'M6.5 25.5h49v18.5h-49zM70 44V26q4-9 12-9t12 9v18zM98.5 44V28q1-11.5 12-11.5h21q10.5 0 11.5 11.5v16z',
    shade: 'M148 49.5h13v5h-13z',
    brass: 'M114.8 11.5h11.4v2.5h-11.4zM146 8.7h12v1.8h-12z',
    glass: 'M82 22.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z',
    line: 'M12 30.5h38v9H12zM103 40.5V29q1-8 8.5-8h18.5q7.5 0 8.5 8v11.5z',
  },
  green: {
    iron: 'M3 28h30l10-10h16v31H3zM2 46h60v4H2zM40 20l4-6 5-2 6 1 4 7zM58 46h14v4H58zM66 45h88v5H66zM62 14h32l4 6H62zM66 18h27l11 11v19H66zM102 25h43v24h-43zM142 22h8l27 30h-8l4 6h-14l-6-8h-11zM112 26v-3q2-6 9-6h8q7 0 9 6v3zM143 17h12l-2 8h-9zM141 14h15v4.5h-15z',
    plate:
      'M5.5 30.5H34l10-10h12.5v15.5H5.5zM5.5 38h51v6.5h-51zM68.5 20.5h23l10 10.5v13.5h-33zM104 27.5h38v8.5h-38zM104 38h38v6.5h-38z',
    shade: 'M5.5 41.5h51v3h-51zM104 41.5h38v3h-38z',
    brass: 'M5.5 36h51v2h-51zM104 36h38v2h-38zM114 24v-1q2-4 7-4h8q5 0 7 4v1zM143 15.5h11v1.6h-11z',
    glass: 'M73 23.5h16l6 7.5H73z',
  },
}

/** Draws one train without its wheels. */
const Body = ({ colour }: { colour: Colour }) => {
  const body = bodies[colour]
  return (
    <>
      <path class="rim" d={body.iron} />
      <path d={body.plate} fill="currentColor" />
      <path d={body.shade} fill="var(--deep)" />
      <path d={body.brass} fill="var(--v-brass)" />
      {body.glass && <path d={body.glass} fill="var(--v-glass)" stroke="var(--v-iron)" />}
      {body.line && <path d={body.line} fill="none" stroke="var(--v-iron)" stroke-width="1.4" />}
      {body.logs &&
        [8.6, 4.4, 2].map(width => (
          <path
            key={width}
            d="M10.2 23.3h41.5M15.3 16h31"
            stroke={width === 4.4 ? 'var(--v-iron)' : 'var(--v-log)'}
            stroke-width={width}
            stroke-linecap="round"
            stroke-dasharray="0 10.2"
          />
        ))}
    </>
  )
}

const SmallWheel = () => (
  <>
    <circle class="rim" r="9.5" />
    <path
      d="M-6 0H6M-3-5.2L3 5.2M3-5.2L-3 5.2M7 0a7 7 0 1 1-14 0 7 7 0 1 1 14 0z"
      fill="none"
      stroke="currentColor"
      stroke-width="1.7"
    />
    <circle r="1.8" fill="var(--v-brass)" />
  </>
)

/** Draws a whole train, for pages without the shared symbols. */
export const WholeTrain = ({ colour }: { colour: Colour }) => (
  <>
    <Body colour={colour} />
    {gears[colour].wheels.map(([x, radius]) => (
      <g
        key={x}
        transform={`translate(${x} ${rail - radius}) scale(${Math.round((radius / small) * 100) / 100})`}
      >
        <SmallWheel />
      </g>
    ))}
    <path class="rod" d={gears[colour].rod} />
  </>
)

export const WholeEngine = ({ colour }: { colour: Colour }) => (
  <svg class={`engine seat-${colour}`} viewBox="0 0 178 66" aria-hidden="true">
    <WholeTrain colour={colour} />
  </svg>
)

export const Trains = () => (
  <>
    {colours.map(colour => (
      <symbol id={`ctc-engine-${colour}`} viewBox="0 0 178 66" key={colour}>
        <Body colour={colour} />
      </symbol>
    ))}
    <g id="ctc-wheel">
      <SmallWheel />
    </g>
    <g id="ctc-driver">
      <circle class="rim" r="19" />
      <path
        d="M-16 0H16M0-16V16M-14-8L14 8M-8-14L8 14M8-14L-8 14M14-8L-14 8M16.2 0a16.2 16.2 0 1 1-32.4 0 16.2 16.2 0 1 1 32.4 0z"
        fill="none"
        stroke="currentColor"
        stroke-width="1.7"
      />
      <circle r="3.5" fill="var(--v-brass)" />
    </g>
  </>
)
