// A station's sign and its rose. Shape, number of points and numeral show the same as the colour,
// so that nobody has to tell colours apart.
import { type RoseColour, romans, type Stage } from '../rules/pieces.ts'

interface Sign {
  stage: Stage
  colour: RoseColour
  small?: boolean // on a card, so that its arrow heads stay visible
  spent?: boolean // its rose is worth nothing to the viewer
}

/** Draws the sign inside a larger picture, in the middle of 100 × 100. */
export const StationShape = ({ stage, colour, small = false, spent = false }: Sign) => (
  <g
    class={`horn-station ${colour}${spent ? ' spent' : ''}`}
    transform={small ? 'translate(20 20) scale(.6)' : 'translate(10 10) scale(.8)'}
  >
    <use href={`#horn-station-${colour}`} width="100" height="100" />
    <text class={`horn-roman roman-${stage}`} x="50" y="50">
      {romans[stage]}
    </text>
  </g>
)

export const Station = ({ small, ...sign }: Sign) => (
  <svg class="horn-sign" viewBox={small ? '0 0 100 100' : '10 10 80 80'} aria-hidden="true">
    <StationShape {...sign} small={small ?? false} />
  </svg>
)
