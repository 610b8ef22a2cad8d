// A station's sign and the rose it gives: shape, number of points and numeral say the same as the
// colour.
import { type RoseColour, romans, type Stage } from '../rules/pieces.ts'

interface Sign {
  stage: Stage
  colour: RoseColour
  small?: boolean // over a card, whose arrow heads stay in sight
  spent?: boolean // worth nothing to who looks
}

/** The sign as part of a larger picture, in the middle of 100 × 100. */
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
