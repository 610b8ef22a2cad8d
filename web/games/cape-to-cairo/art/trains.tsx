// The bodies of the four trains, tender and engine, rail top at y = 64: an iron silhouette, then the plates of colour.
import { type Colour, colours } from './marks.tsx'

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
    iron: 'M2 26h59v5l-5 4v13H9V35l-7-4zM5 46h58v5H5zM11 27c2-6 6-7 9-4 3-6 9-7 12-2 4-4 9-3 11 2 4-2 7 0 9 4zM58 46h16v4H58zM70 45h100v5H70zM168 42h4v11h-4zM170 46h6v3h-6zM67 22q15-5 31-3v5H67zM70 24h3v22h-3zM86 22h14v26H86zM70 37h20v10H70zM96 27h52v22H96zM146 26h17v24h-17zM150 8h10l1 19h-12zM146 10q9-13 18 0zM108 28V18a8 8 0 0 1 16 0v10zM133 20h7v8h-7z',
    plate: 'M4.5 28h54v2l-5 4v10h-42V34l-7-4zM69 23.5q14-4 27-3v2H69zM72 39h16v6H72zM98 29.5h46v15H98z',
    shade: 'M88 25h9v20h-9zM148 46h14v4h-14z',
    brass:
      'M15 34h35v6.5H15zm1.5 1.5v3.5h32V35.5zM110.5 27V18a5.5 5.5 0 0 1 11 0v9zM149 9q6-8 12 0zM134.5 21.5h4v5h-4zM101 29.5h2.5v15H101zM141 29.5h2.5v15H141zM163 33a2.5 2.5 0 1 1 0 5z',
  },
  red: {
    iron: 'M3 27h56v22H3zM2 46h60v4H2zM6 28a5 5 0 0 1 3-9 5 5 0 0 1 7-6 5.5 5.5 0 0 1 10 0 5.5 5.5 0 0 1 10 0 5.5 5.5 0 0 1 10 0 5 5 0 0 1 7 6 5 5 0 0 1 3 9zM58 46h14v4H58zM68 45h90v5H68zM64 15q18-7 38-2v5H64zM68 16h30v32H68zM98 26h44v22H98zM138 24h15v26h-15zM141 25V14l-5-9 4-5h13l4 5-5 9v11zM115 26v-6a5.5 5.5 0 1 1 8 0v6zM129 26v-5a5.5 5.5 0 0 1 11 0v5zM152 20h12v12h-12zM152 44h8l14 18v2h-22z',
    plate:
      'M5 29h52v15H5zM70 19h26v25H70zM98 28.5h40v16H98zM143.5 15h7l3-6h-13zM142.5 2.5h8l3 3.5h-14zM154 48h4l3 4h-7zM154 54h9l2 3h-11zM154 59h13l1.5 2.5H154z',
    shade: 'M143.5 15h7v9h-7zM140 41h12v8h-12z',
    brass:
      'M10 32.5h42v8H10zm1.5 1.5v5h39V34zM70 33h26v2H70zM111 28.5h2.5v16H111zM127 28.5h2.5v16H127zM116.5 24v-5a3.5 3.5 0 1 1 5 0v5zM131 24.5V21a3.5 3.5 0 0 1 7 0v3.5z',
    glass: 'M73 21h8v10h-8zM85 21h8v10h-8zM156 22.5h6v7h-6z',
    logs: true,
  },
  yellow: {
    iron: 'M4 23h54v26H4zM2 46h60v5H2zM8 24q6-10 16-8 6-5 14-2 10 0 15 10zM58 46h14v4H58zM66 45h104v5H66zM168 42h4v11h-4zM170 46h6v3h-6zM68 48V26q-4 0-4-4 6-13 17-13t19 12l-2 4v23zM96 24q2-11 14-11h22q13 0 14 12v24H96zM142 24h16v26h-16zM145 9h13v16h-13zM143 7h17v5h-17zM113 9h16v5h-16zM118 6h6v4h-6z',
    plate: 'M6.5 25.5h49v18.5h-49zM70 44V27q0-13 12-13 13 0 13 13v17zM98 44V26q1-10.5 12-10.5h22q11 0 12 10.5v18z',
    shade: 'M149 50h13v6h-13z',
    line: 'M12 30.5h38v9H12zM103 40.5V28q1-8 9-8h20q8 0 9 8v12.5z',
    brass: 'M115 10.5h12v3h-12zM145 8.5h13v2h-13z',
    glass: 'M82 21a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  },
  green: {
    iron: 'M3 28h40l5-6h11v27H3zM2 46h60v4H2zM34 29q5-9 14-10h12v10zM58 46h14v4H58zM66 45h88v5H66zM62 15h34l2 5H62zM66 17h28l10 12v19H66zM98 24h46v25H98zM142 22h8l26 30h-6l3 6h-12l-6-8h-13zM112 24v-2q2-5 9-5h8q7 0 9 5v2zM143 18h12l-2 8h-9zM141 15h15v4h-15z',
    plate: 'M5.5 30.5h39l5-6h7v20h-51zM68 20h24l9.5 11v13.5H68zM101 26.5h40v18h-40z',
    shade: 'M5.5 41h51v3.5h-51zM101 41h40v3.5h-40z',
    brass: 'M5.5 37.5h51v2h-51zM101 37.5h41v2h-41zM114 23q2-3.5 7-3.5h8q5 0 7 3.5zM143 16.5h11v2h-11z',
    glass: 'M73 23h16l6 8H73z',
  },
}

/** One train without its wheels. */
export const Body = ({ colour }: { colour: Colour }) => {
  const body = bodies[colour]
  return (
    <>
      <path
        d={body.iron}
        fill="var(--v-iron)"
        stroke="var(--v-rim)"
        stroke-width="1.4"
        paint-order="stroke"
        vector-effect="non-scaling-stroke"
      />
      <path d={body.plate} fill="currentColor" />
      <path d={body.shade} fill="var(--deep)" />
      <path d={body.brass} fill="var(--v-brass)" />
      {body.glass && <path d={body.glass} fill="var(--v-glass)" />}
      {body.line && <path d={body.line} fill="none" stroke="var(--v-iron)" stroke-width="1.4" />}
      {body.logs &&
        [8, 2.5].map(width => (
          <path
            key={width}
            d="M10.2 23.3h41.5M15.3 16h31"
            stroke={width > 3 ? 'var(--v-log)' : 'var(--v-iron)'}
            stroke-width={width}
            stroke-linecap="round"
            stroke-dasharray="0 10.2"
          />
        ))}
    </>
  )
}

export const SmallWheel = () => (
  <>
    <circle r="9.5" fill="var(--v-iron)" stroke="var(--v-rim)" stroke-width=".7" vector-effect="non-scaling-stroke" />
    <path
      d="M-6 0H6M-3-5.2L3 5.2M3-5.2L-3 5.2M7 0a7 7 0 1 1-14 0 7 7 0 1 1 14 0z"
      fill="none"
      stroke="currentColor"
      stroke-width="1.7"
    />
    <circle r="1.8" fill="var(--v-brass)" />
  </>
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
      <circle r="19" fill="var(--v-iron)" stroke="var(--v-rim)" stroke-width=".7" vector-effect="non-scaling-stroke" />
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
