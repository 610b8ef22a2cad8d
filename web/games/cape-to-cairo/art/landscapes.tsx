// The five landscapes and the card back, each a symbol of flat plates: 120 × 110 for a picture, 100 × 140 for the back.

const Landscape = ({ id, children }: { id: string; children: unknown }) => (
  <symbol id={`ctc-${id}`} viewBox="0 0 120 110" preserveAspectRatio="xMidYMid slice">
    {children as never}
  </symbol>
)

const River = () => (
  <Landscape id="river">
    <path d="M0 0h120v60H0z" fill="var(--v-river-sky)" />
    <circle cx="62" cy="29" r="14" fill="var(--v-river-sun)" />
    <path d="M0 45Q13 31 25 37T46 41Q60 29 73 36Q87 23 101 31T120 33v30H0z" fill="var(--v-river-hill)" />
    <path d="M0 48Q34 41 66 47T120 45v65H0z" fill="var(--v-river-bank)" />
    <path d="M90 48c16 4-22 8-42 14C22 70 11 84 9 110h111V86c-12-6-20-13-16-22 3-6-4-13-14-16z" fill="var(--v-river-water)" />
    <path d="M90 48c16 4-22 8-42 14C22 70 11 84 9 110" fill="none" stroke="var(--v-river-foam)" stroke-width="1.6" />
    <path d="M104 64c-4 9 4 16 16 22v24h-8V90c-10-6-16-18-8-26zM0 78q15-2 13 32H0z" fill="var(--v-river-leaf)" />
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
    <path d="M45 91h42q-2 12-12 12H58q-9 0-13-12zM46 87l35-56 1.6 1L49 89z" fill="var(--v-river-hull)" />
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
    <path d="M38 36l10-1M29 47l20-3M21 58l31-3M84 52l8-1M77 62l17-2" stroke="var(--v-desert-shade)" stroke-width="1.4" />
    <path d="M0 66Q22 58 44 65T120 62v48H0z" fill="var(--v-desert-sand)" />
    <path d="M0 82Q24 88 52 78T120 74q-26 8-44 16T0 98z" fill="var(--v-desert-dune)" />
    <path d="M0 98q38 2 66-8t54-12v32H0z" fill="var(--v-desert-sand-2)" />
    <path d="M120 92q-34 2-54 18h20q12-12 34-12zM0 100q20 2 30-1-12 6-30 6z" fill="var(--v-desert-dune)" />
    <g id="ctc-camel" fill="var(--v-desert-camel)">
      <path d="M20 84q0-7 4-8 2-7 5-7 4 0 5 7 5 3 6-2l1-6q0-4 4-3l4 1v3h-4l-1 6q-1 7-6 7l1 13h-2l-3-11h-6l-4 11h-2l2-12q-3 6-3 10h-1.5q0-6 .5-9z" />
    </g>
    <use href="#ctc-camel" x="28" y="2" />
    <use href="#ctc-camel" x="56" y="-3" />
  </Landscape>
)

const Village = () => (
  <Landscape id="village">
    <path d="M0 0h120v80H0z" fill="var(--v-village-sky)" />
    <path d="M0 58q24-14 50-4t70-8v30H0z" fill="var(--v-village-hill)" />
    <path d="M86 76q3-20 0-32-5-8-10-10l3-1q6 3 10 9l1-16h3l1 15q4-8 11-9l1 2q-8 4-10 12-2 14 3 30z" fill="var(--v-village-tree)" />
    <g fill="var(--v-village-leaf)">
      <ellipse cx="74" cy="30" rx="11" ry="6" />
      <ellipse cx="91" cy="19" rx="15" ry="8" />
      <ellipse cx="110" cy="28" rx="12" ry="6" />
      <ellipse cx="91" cy="33" rx="7" ry="4" />
    </g>
    <path d="M0 72q40-10 120-4v42H0z" fill="var(--v-village-soil)" />
    <path d="M0 100q30-8 62-1t58-5v16H0z" fill="var(--v-village-soil-2)" />
    <g id="ctc-hut">
      <path d="M14 66h24v18q-12 4-24 0z" fill="var(--v-village-wall)" />
      <path d="M26 66h12v18q-6 2-12 2z" fill="var(--v-village-wall-2)" />
      <path d="M14 76l3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4v4l-3-4-3 4-3-4-3 4-3-4-3 4-3-4-3 4z" fill="var(--v-village-paint)" />
      <path d="M22 86V75a4 4 0 0 1 8 0v11z" fill="var(--v-village-door)" />
      <path d="M7 67L25 40h2l18 27-4 3-4-2-4 3-4-2-3 2-3-2-4 2-4-3-4 2z" fill="var(--v-village-thatch)" />
      <path d="M27 40l18 27-4 3-4-2-4 3-3-1zM24 46l-9 22M25 46l-3 23" fill="var(--v-village-thatch-2)" stroke="var(--v-village-thatch-2)" />
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
      <path d="M52 26q4-10 22-10 18-6 34 0 16 1 16 10-14 4-30 2-24 6-42-2z" />
      <path d="M87 94q3-22 0-38-3-13-16-28l3-1q13 12 16 24 5-13 14-24h3q-11 15-12 32 0 18 4 35z" />
      <path d="M28 97l2-22q-2-2-2 6l-1 3q-1-12 4-16 6-3 12-4l7-32v-3l2 3q4 0 9 6l-1 2-7 0-5 27q0 6-3 9l1 21h-3l-2-19q-4 2-7 1l-2 0-1 18z" />
      <path d="M0 110l2-12 2 9 4-13 0 13 6-10-2 11 6-8 0 9 8-12-3 12 7-7-1 7 7-11 0 11 6-8 0 8 8-10-3 10 7-7 1 7 6-12 0 12 7-8 0 8 6-11 0 11 8-9-2 9 7-8-1 8 8-12-1 12 6-8v12H0z" />
    </g>
    <path d="M34 69l3 2-1 4-3-1zM39 67l4 0 0 4-3 1zM38 74l4 0-1 4zM46 65l3-1-1 5-3 1zM49 57l3 1-1 4-3-1zM50 49l3 1-1 4-2-1zM52 42l2 1-1 4-2-1z" fill="var(--v-savanna-sun)" />
  </Landscape>
)

// Four tenths of a unit stand over on both sides, so that two neighbours leave no seam between them.
const Back = () => (
  <symbol id="ctc-back" viewBox="-.4 0 100.8 140">
    <path d="M-1 0h102v96H-1z" fill="var(--v-back-sky)" />
    <path
      d="M50 88l-9.5-90h19zM50 88l29-90h22zM50 88L-1-.3V-2h22zM50 88l51-57v20zM50 88L-1 51V31zM50 88l51-23v12zM50 88L-1 77V65z"
      fill="var(--v-back-ray)"
    />
    <circle cx="50" cy="85" r="16" fill="var(--v-back-sun)" />
    <path d="M-1 80q1 0 1 0q16-5 32-1t36 5 31-4h2v20H-1z" fill="var(--v-back-hill)" />
    <path d="M-1 92h102v48H-1z" fill="var(--v-back-earth)" />
    <path d="M-1 107h102v25H-1z" fill="var(--v-back-ballast)" />
    <path d="M-2 107h104M-2 132h104" stroke="var(--v-back-iron)" stroke-dasharray="2 2" />
    <path
      d="M7 110h6l2 19H5zM27 110h6l2 19H25zM47 110h6l2 19H45zM67 110h6l2 19H65zM87 110h6l2 19H85z"
      fill="var(--v-back-wood)"
    />
    <path d="M-1 112h102v3H-1zM-1 123h102v3.5H-1z" fill="var(--v-back-rail)" />
    <path d="M-1 122.5h102" stroke="var(--v-back-shine)" />
    <path d="M-88 37q50 8 100 0t0 0q50 8 100 0M-88 44q50 8 100 0t0 0q50 8 100 0" fill="none" stroke="var(--v-back-iron)" stroke-width=".9" />
    <path d="M11 31h2v62h-2zM5 36h14v2H5zM6 43h12v2H6z" fill="var(--v-back-iron)" />
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
  </>
)
