// Cairo, where all lanes end: the sun behind pyramids and minarets. The picture has spare sky for
// tall screens.

// Length of one dash of a circle with twenty dashes, which are drawn as rays; a ray and a gap are
// 9° each.
const ray = (2 * Math.PI * 700) / 40

export const Cairo = () => (
  <svg class="cairo" viewBox="0 -200 168 200" preserveAspectRatio="xMidYMax" aria-hidden="true">
    <path d="M-300-900h800V0h-800z" fill="var(--v-back-sky)" />
    <circle
      cx="84"
      cy="-130"
      r="700"
      fill="none"
      stroke="var(--v-back-ray)"
      stroke-width="1400"
      stroke-dasharray={ray.toFixed(3)}
      stroke-dashoffset={(ray / 2).toFixed(3)}
    />
    <circle cx="84" cy="-130" r="46" fill="var(--v-back-sun)" />
    <path d="M-30-40L44-128l66 88z" fill="var(--v-back-earth)" />
    <path d="M44-128l66 88H78L58-84z" fill="var(--v-back-wood)" />
    <g fill="var(--v-town)" transform="translate(-196 -212)">
      <path d="M280 190v-40h8V98l5-20 5 20v36q9-18 22-24l-.8-14h1.6l-.8 14q18 6 24 24V98l5-20 5 20v52h12v40z" />
      <path d="M322 92a8.5 8.5 0 1 1-3-14 6.6 6.6 0 1 0 3 14z" />
    </g>
    <path d="M-300-42q180-16 380-2t420-8V0h-800z" fill="var(--v-back-hill)" />
    <path d="M-300-20h800V0h-800z" fill="var(--v-back-earth)" />
  </svg>
)
