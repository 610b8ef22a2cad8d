// Building cards: a small map of the nine districts, with those of the card marked. A joker has
// several districts and a star.

const AWNING =
  'M4 4h72v12q-4.5 6-9 0-4.5 6-9 0-4.5 6-9 0-4.5 6-9 0-4.5 6-9 0-4.5 6-9 0-4.5 6-9 0-4.5 6-9 0z'
const STAR = 'M40 4.5l1.9 4 4.4.5-3.3 3 .9 4.3-3.9-2.2-3.9 2.2.9-4.3-3.3-3 4.4-.5z'

/**
 * Draws a card, 80 × 102. `districts`: 1 to 9 in reading order; one for a standard card, more for a
 * joker.
 */
export const BuildingCard = ({ districts }: { districts: readonly number[] }) => (
  <svg class="kairo-card" viewBox="0 0 80 102" aria-hidden="true">
    <use href="#kairo-card" width="80" height="102" />
    {districts.length > 1 && <path d={STAR} fill="var(--k-card-ink)" />}
    {districts.map(district => {
      const [x, y] = [17 + ((district - 1) % 3) * 15.5, 27 + Math.floor((district - 1) / 3) * 15.5]
      return (
        <g key={district}>
          <path d={`M${x + 0.8} ${y + 0.8}h13.9v13.9h-13.9z`} fill="var(--k-card-sign)" />
          <text class="kairo-district" x={x + 7.75} y={y + 11.8}>
            {district}
          </text>
        </g>
      )
    })}
    <text class="kairo-card-figure" x="40" y="93.5">
      {districts.join('·')}
    </text>
  </svg>
)

/** Draws the back of the pile's top card, with the number of cards in the pile. */
export const CardBack = ({ count }: { count: number }) => (
  <svg class="kairo-card" viewBox="0 0 80 102" aria-hidden="true">
    <use href="#kairo-back" width="80" height="102" />
    <text class="kairo-card-figure" x="40" y="58.5">
      {count}
    </text>
  </svg>
)

/** Defines the symbols of a card's front and back, once per page. */
export const Cards = () => (
  <>
    <symbol id="kairo-card" viewBox="0 0 80 102">
      <path
        d="M9 3h64a4 4 0 0 1 4 4v90a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z"
        fill="var(--k-shade)"
      />
      <path
        d="M7 1.5h66a4 4 0 0 1 4 4v90a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4v-90a4 4 0 0 1 4-4z"
        fill="var(--k-card)"
        stroke="var(--k-card-ink)"
        stroke-width="2.5"
      />
      <path d={AWNING} fill="var(--k-card)" />
      <path
        d="M4 17q4.5 6 9 0 4.5 6 9 0 4.5 6 9 0 4.5 6 9 0 4.5 6 9 0 4.5 6 9 0 4.5 6 9 0 4.5 6 9 0"
        fill="var(--k-card-sign)"
        stroke="var(--k-card-ink)"
        stroke-width="1.8"
      />
      <path
        d="M17 27h46.5v46.5H17zM32.5 27v46.5M48 27v46.5M17 42.5h46.5M17 58h46.5"
        fill="var(--k-card-2)"
        stroke="var(--k-card-ink)"
        stroke-width="1.6"
      />
    </symbol>
    <symbol id="kairo-back" viewBox="0 0 80 102">
      <path
        d="M7 1.5h66a4 4 0 0 1 4 4v90a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4v-90a4 4 0 0 1 4-4z"
        fill="var(--k-red)"
        stroke="var(--k-card-ink)"
        stroke-width="2.5"
      />
      <path d="M10 8.5h60v84H10z" fill="none" stroke="var(--k-gold-2)" stroke-width="1.8" />
      <path
        d="M40 26l6.5 9.3 11.2-2-2 11.2L65 51l-9.3 6.5 2 11.2-11.2-2L40 76l-6.5-9.3-11.2 2 2-11.2L15 51l9.3-6.5-2-11.2 11.2 2z"
        fill="var(--k-gold-2)"
      />
      <circle
        cx="40"
        cy="51"
        r="20"
        fill="var(--k-card)"
        stroke="var(--k-card-ink)"
        stroke-width="2"
      />
    </symbol>
  </>
)
