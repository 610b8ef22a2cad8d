// The five landscapes and the card back as symbols of flat areas: a picture is 120 × 110, the back
// 100 × 140.
import type { ComponentChildren } from 'preact'

const Landscape = ({ id, children }: { id: string; children: ComponentChildren }) => (
  <symbol id={`ctc-${id}`} viewBox="0 0 120 110" preserveAspectRatio="xMidYMid slice">
    {children}
  </symbol>
)

const River = () => (
  <Landscape id="river">
    <path d="M0 0h120v60H0z" fill="var(--v-river-sky)" />
    <circle cx="62" cy="29" r="14" fill="var(--v-river-sun)" />
    <path
      d="M0 45Q13 31 25 37T46 41Q60 29 73 36Q87 23 101 31T120 33v30H0z"
      fill="var(--v-river-hill)"
    />
    <path d="M0 48Q34 41 66 47T120 45v65H0z" fill="var(--v-river-bank)" />
    <path
      d="M90 48c16 4-22 8-42 14C22 70 11 84 9 110h111V86c-12-6-20-13-16-22 3-6-4-13-14-16z"
      fill="var(--v-river-water)"
    />
    <path
      d="M90 48c16 4-22 8-42 14C22 70 11 84 9 110"
      fill="none"
      stroke="var(--v-river-foam)"
      stroke-width="1.6"
    />
    <path
      d="M104 64c-4 9 4 16 16 22v24h-8V90c-10-6-16-18-8-26zM0 78q15-2 13 32H0z"
      fill="var(--v-river-leaf)"
    />
    <path
      d="M28 83h17M18 97h16M84 78h14M88 93h20M46 107h34M96 101h10M66 69h9"
      stroke="var(--v-river-foam)"
      stroke-width="1.5"
    />
    <g id="ctc-palm" fill="var(--v-river-palm)">
      <path d="M6 104Q4 70 14 46l3 1Q9 70 11 104z" />
      <path d="M15 47Q7 33-5 38 8 39 15 47 1 44-4 57 6 48 15 47 13 33 26 30 19 37 15 47 26 37 35 44 24 43 15 47 28 47 31 60 23 51 15 47 7 51 9 63 13 54 15 47z" />
    </g>
    <use href="#ctc-palm" transform="matrix(-.62 0 0 .62 122 28)" />
    <path d="M80 35Q95 62 85 88 66 91 50 82z" fill="var(--v-river-sail)" />
    <path d="M84 47Q89 66 79 89l-9-.6Q82 68 80 44z" fill="var(--v-river-sail-2)" />
    <path
      d="M45 91h42q-2 12-12 12H58q-9 0-13-12zM46 87l35-56 1.6 1L49 89z"
      fill="var(--v-river-hull)"
    />
    <path d="M68 88h3v4h-3z" fill="var(--v-river-hull)" />
    <path d="M104 110l-3-14 5 13 2-17 2 17 5-12-3 13z" fill="var(--v-river-palm)" />
  </Landscape>
)

const Mountain = () => (
  <Landscape id="mountain">
    <path d="M0 0h120v110H0z" fill="var(--v-mount-sky)" />
    <path d="M82 20h38M90 26h30M0 28h10M0 34h24" stroke="var(--v-mount-cloud)" stroke-width="2" />
    <path d="M-6 92L24 47 44 66 60 92zM76 92L104 55l26 37z" fill="var(--v-mount-far)" />
    <path d="M8 94L60 12l54 82z" fill="var(--v-mount-lit)" />
    <path d="M60 12l54 82H68l6-18-12-14 4-14z" fill="var(--v-mount-shade)" />
    <path d="M60 12L39 45l6-3 4 11 8-10 5 10 6-10 6 8 3-9 5 4z" fill="var(--v-mount-snow)" />
    <path d="M60 12l22 34-5-4-3 9-6-8-4 7-2-11 3-10z" fill="var(--v-mount-snow-2)" />
    <path d="M45 62L33 82M54 60l-3 7M38 61l-4 7" stroke="var(--v-mount-far)" stroke-width="2" />
    <path
      d="M-4 80q3-5 9-3 5-6 11-1 7-5 12 1 8-1 9 3zM78 84q3-5 9-3 6-7 13-1 7-4 11 2 8-2 12 2z"
      fill="var(--v-mount-cloud)"
    />
    <path d="M0 92Q28 78 60 88t60-6v28H0z" fill="var(--v-mount-hill)" />
    <path d="M0 102Q40 92 72 99t48-4v15H0z" fill="var(--v-mount-wood)" />
    <path
      d="M10 102l6-18 6 18zM18 102l8-24 8 24zM33 101l5-14 5 14zM84 101l6-18 6 18zM93 101l9-27 9 27zM108 101l6-17 6 17z"
      fill="var(--v-mount-wood)"
    />
  </Landscape>
)

const Desert = () => (
  <Landscape id="desert">
    <path d="M0 0h120v80H0z" fill="var(--v-desert-sky)" />
    <circle cx="93" cy="25" r="15" fill="var(--v-desert-sun)" />
    <path d="M10 72L46 24l38 48zM68 74l22-32 24 32z" fill="var(--v-desert-stone)" />
    <path d="M46 24l38 48H60zM90 42l24 32H98z" fill="var(--v-desert-shade)" />
    <path
      d="M38 36l10-1M29 47l20-3M21 58l31-3M84 52l8-1M77 62l17-2"
      stroke="var(--v-desert-shade)"
      stroke-width="1.4"
    />
    <path d="M0 66Q22 58 44 65T120 62v48H0z" fill="var(--v-desert-sand)" />
    <path d="M0 82Q24 88 52 78T120 74q-26 8-44 16T0 98z" fill="var(--v-desert-dune)" />
    <path d="M0 98q38 2 66-8t54-12v32H0z" fill="var(--v-desert-sand-2)" />
    <path
      d="M120 92q-34 2-54 18h20q12-12 34-12zM0 100q20 2 30-1-12 6-30 6z"
      fill="var(--v-desert-dune)"
    />
    <path
      id="ctc-camel"
      transform="matrix(.8 0 0 .8 11 18)"
      d="M8 84q-1-3 2-4 2-1 4 0 2-7 6-8 4 1 6 8 3 2 5 0 2-2 2-7 0-5 4-5l5 1v3l-5 .5q0 5-1 9-2 5-6 5l.5 17h-2l-2-12-2 12h-2l.5-14q-4 2-9 1l-2 13h-2l.5-13-3 13H5l3-14q-2-5 0-6z"
      fill="var(--v-desert-camel)"
    />
    <use href="#ctc-camel" x="30" y="3" />
    <use href="#ctc-camel" x="59" y="-2" />
  </Landscape>
)

const Village = () => (
  <Landscape id="village">
    <path d="M0 0h120v80H0z" fill="var(--v-village-sky)" />
    <path d="M0 58q24-14 50-4t70-8v30H0z" fill="var(--v-village-hill)" />
    <g transform="translate(9 -1)">
      <path
        d="M82 78q5-20 2-34-6-8-16-11l1-2q10 2 16 7l-2-12h3l4 14q2-8 3-15h3q0 9-1 14 5-7 14-9l1 2q-10 4-13 12-1 14 4 34z"
        fill="var(--v-village-tree)"
      />
      <path
        d="M60 33q-3-8 6-9 2-6 9-3 8 0 6 7 0 6-10 5-6 4-11 0zM74 20q-2-8 7-9 4-7 12-4 9-2 10 6 7 3 2 9-7 4-14 1-10 5-17-3zM97 32q-2-7 6-8 5-5 10-1 8 1 5 8-4 5-11 2-6 3-10-1z"
        fill="var(--v-village-leaf)"
      />
    </g>
    <path d="M0 72q40-10 120-4v42H0z" fill="var(--v-village-soil)" />
    <path d="M0 100q30-8 62-1t58-5v16H0z" fill="var(--v-village-soil-2)" />
    <g id="ctc-hut">
      <path d="M14 66h24v18q-12 4-24 0z" fill="var(--v-village-wall)" />
      <path d="M26 66h12v18q-6 2-12 2z" fill="var(--v-village-wall-2)" />
      <path
        d="M14 76l3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4v4l-3-4-3 4-3-4-3 4-3-4-3 4-3-4-3 4z"
        fill="var(--v-village-paint)"
      />
      <path d="M22 86V75a4 4 0 0 1 8 0v11z" fill="var(--v-village-door)" />
      <path
        d="M7 67L25 40h2l18 27-4 3-4-2-4 3-4-2-3 2-3-2-4 2-4-3-4 2z"
        fill="var(--v-village-thatch)"
      />
      <path
        d="M27 40l18 27-4 3-4-2-4 3-3-1zM24 46l-9 22M25 46l-3 23"
        fill="var(--v-village-thatch-2)"
        stroke="var(--v-village-thatch-2)"
      />
      <path d="M23 44l1.5-8h3l1.5 8z" fill="var(--v-village-tree)" />
    </g>
    <use href="#ctc-hut" transform="translate(66 10)" />
    <use href="#ctc-hut" transform="matrix(1.4 0 0 1.4 24 -18)" />
    <path d="M100 92h9l-1 3q5 4 2 10l-2 2h-7l-2-2q-3-6 2-10z" fill="var(--v-village-paint)" />
    <path d="M98 99h13" stroke="var(--v-village-wall)" stroke-width="1.5" />
    <path d="M4 110l-2-12 4 12 1-16 2 16 4-11-2 11z" fill="var(--v-village-tree)" />
  </Landscape>
)

const Savanna = () => (
  <Landscape id="savanna">
    <path d="M0 0h120v80H0z" fill="var(--v-savanna-sky)" />
    <circle cx="52" cy="54" r="31" fill="var(--v-savanna-sun)" />
    <path d="M20 46h64M20 54h64M20 62h64" stroke="var(--v-savanna-sky)" stroke-width="1.8" />
    <path d="M0 74q30-10 62-3t58-5v30H0z" fill="var(--v-savanna-hill)" />
    <path d="M0 82q44-8 120-3v31H0z" fill="var(--v-savanna-field)" />
    <path d="M0 92q50-7 120-1v19H0z" fill="var(--v-savanna-grass)" />
    <g fill="var(--v-savanna-ink)">
      <path d="M50 27q2-9 18-10 8-7 22-5 12-2 20 3 14 1 14 10-10 4-22 2-10 4-22 2-16 4-30-2z" />
      <path d="M87 94q3-22 0-38-3-13-16-28l3-1q13 12 16 24 5-13 14-24h3q-11 15-12 32 0 18 4 35z" />
      <path d="M28 97l2-22q-2-2-2 6l-1 3q-1-12 4-16 6-3 12-4l7-32v-3l2 3q4 0 9 6l-1 2-7 0-5 27q0 6-3 9l1 21h-3l-2-19q-4 2-7 1l-2 0-1 18zM34 76l2 20h2.5l.5-19zM43 76l.5 20h2.5l1.5-20z" />
      <path d="M0 110l3-10 1 10l3-8 0 8l3-12 0 12l1-9 2 9l2-8 1 8l1-8 4 8l2-9 1 9l1-9 2 9l1-9 3 9l4-9 2 9l1-10 2 10l3-10 3 10l4-10 1 10l1-9 2 9l1-10 5 10l2-9 4 9l4-8 0 8l1-9 2 9l4-10 2 10l3-14 3 14l3-9 2 9l1-12 3 12l1-10 3 10l5-12 1 12l3-12 2 12l1-9 3 9l2-9 1 9l1-12 3 12z" />
    </g>
    <path
      d="M34 69l3 2-1 4-3-1zM39 67l4 0 0 4-3 1zM38 74l4 0-1 4zM46 65l3-1-1 5-3 1zM49 57l3 1-1 4-3-1zM50 49l3 1-1 4-2-1zM52 42l2 1-1 4-2-1z"
      fill="var(--v-savanna-sun)"
    />
  </Landscape>
)

const sag = 'q50 9 100 0'.repeat(9)
const wires = `M-88 37${sag}M-88 44${sag}`

// Eight backs in a row, drawn as one, so that no gap is visible between them. A single back shows
// the first 100 units.
const Back = () => (
  <symbol id="ctc-back" viewBox="0 0 800 140">
    <path d="M0 0h800v93H0z" fill="var(--v-back-sky)" />
    <path d="M0 91h800v49H0z" fill="var(--v-back-earth)" />
    <path d="M0 107h800v25H0z" fill="var(--v-back-ballast)" />
    <g id="ctc-view">
      <path
        d="M50 88l-9.5-90h19zM50 88l29-90h21.2zM50 88L-.2-.3V-2H21zM50 88l50.2-57v20zM50 88L-.2 51V31zM50 88l50.2-23v12zM50 88L-.2 77V65z"
        fill="var(--v-back-ray)"
      />
      <path d="M34 85a16 16 0 0 1 32 0v6H34z" fill="var(--v-back-sun)" />
      <path d="M-1 81.5l1-.5q17-8 34-3.5t34 4 32-.5l1-.5v11.5H-1z" fill="var(--v-back-hill)" />
      <path
        d="M7 110h6l2 19H5zM27 110h6l2 19H25zM47 110h6l2 19H45zM67 110h6l2 19H65zM87 110h6l2 19H85z"
        fill="var(--v-back-wood)"
      />
      <path d="M11 31h2v62h-2zM5 36h14v2H5zM6 43h12v2H6z" fill="var(--v-back-iron)" />
    </g>
    {[100, 200, 300, 400, 500, 600, 700].map(x => (
      <use key={x} href="#ctc-view" x={x} />
    ))}
    <path d={wires} fill="none" stroke="var(--v-back-iron)" stroke-width=".9" />
    <path d="M0 107h800M0 132h800" stroke="var(--v-back-iron)" stroke-dasharray="2 2" />
    <path d="M0 112h800v3H0zM0 123h800v3.5H0z" fill="var(--v-back-rail)" />
    <path d="M0 122.5h800" stroke="var(--v-back-shine)" />
  </symbol>
)

// The platform at the Cape: a roof above the rails, which continue on the first back.
const Station = () => (
  <symbol id="ctc-station" viewBox="0 0 113 140" preserveAspectRatio="none">
    <path d="M4 100h109v32H4z" fill="var(--v-station-stone)" />
    <path d="M4 107h109v25H4z" fill="var(--v-back-ballast)" />
    <path
      d="M9 110h6l2 19H7zM33 110h6l2 19H31zM56 110h6l2 19H54zM80 110h6l2 19H78zM100 110h6l2 19H98z"
      fill="var(--v-back-wood)"
    />
    <path d="M8 112h106v3H8zM8 123h106v3.5H8zM4 103h5v27H4z" fill="var(--v-back-rail)" />
    <path
      d="M12 44h4v56h-4zM98 44h4v56h-4zM8 98h12v3H8zM94 98h12v3H94zM16 58l10-12h3L16 62zM98 58L88 46h-3l13 16z"
      fill="var(--v-station-iron)"
    />
    <path d="M8 34h98l6 12H2z" fill="var(--v-station-roof)" />
    <path
      d="M2 46h110v4l-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4z"
      fill="var(--v-back-ray)"
    />
  </symbol>
)

export const Landscapes = () => (
  <>
    <River />
    <Mountain />
    <Desert />
    <Village />
    <Savanna />
    <Back />
    <Station />
  </>
)
