// The picture of a crossing: the card turns to track, the train runs in and smokes, and the frame
// of the card is left with its coin. The style sheet moves it (`passage.css`); without movement it
// is the end of that scene.
import type { Colour } from '../rules/pieces.ts'
import { type CardProps, CardShape } from './card.tsx'
import { CoinShape } from './coin.tsx'
import { Train } from './engine.tsx'

const way = 340 // units that the train rolls into the picture

// Track without end: the picture is as wide as its place.
const Track = () => (
  <g transform="translate(4 -32) scale(1.75)">
    <use href="#ctc-back" x="-799" width="800" height="140" />
    <use href="#ctc-back" width="800" height="140" />
  </g>
)

const Puffs = () => (
  <g class="puffs">
    <circle cx="119" cy="109" r="12" />
    <circle cx="138" cy="110" r="9.5" />
    <circle cx="154" cy="114" r="7" />
  </g>
)

interface PassageProps {
  colour: Colour
  card: CardProps
}

export const Passage = ({ colour, card }: PassageProps) => (
  <svg
    class={`passage seat-${colour}`}
    viewBox="0 0 220 213"
    preserveAspectRatio="xMidYMax"
    aria-hidden="true"
  >
    <Track />
    <rect class="uncrossed" y="-300" width="1200" height="600" />
    <Puffs />
    <g class="passes">
      <g transform="translate(19 121.3) scale(1.05)">
        <Train colour={colour} way={way / 1.05} />
      </g>
    </g>
    <g class="lies">
      <rect class="left ink" x="1" y="1" width="98" height="136.5" rx="6" />
      <rect class="left" x="1" y="1" width="98" height="136.5" rx="6" />
      <circle class="coin-left" cx="80.6" cy="119.6" r="13.6" />
      <g class="turns">
        <CardShape {...card} />
      </g>
    </g>
    <g class="coin-rests" transform="translate(66 44)">
      <CoinShape label={card.money} />
    </g>
  </svg>
)

/** Draws the train of a seat that waits for its track, as wide as its place. */
export const Standing = ({ colour }: { colour: Colour }) => (
  <svg
    class={`standing seat-${colour}`}
    viewBox="-60 88 340 125"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <Track />
    <g transform="translate(19 121.3) scale(1.05)">
      <Train colour={colour} />
    </g>
  </svg>
)
