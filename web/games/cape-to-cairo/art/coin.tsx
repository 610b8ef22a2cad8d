// A coin with its figure; the pound sign is struck smaller than the number.

/** The figure and its rim, 40 × 40, as part of a larger picture. */
export const CoinFace = ({ label }: { label: string }) => (
  <>
    <use href="#ctc-coin" width="40" height="40" />
    <text class={label.length > 3 ? 'coin-figure long' : 'coin-figure'} x="20" y="26">
      {label.split(/(\d+)/).map((part, i) => (i % 2 ? part : part && <tspan key={i} class="coin-unit">{part.trim()}</tspan>))}
    </text>
  </>
)

export const Coin = ({ label }: { label: string }) => (
  <svg class="coin" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <CoinFace label={label} />
  </svg>
)
